"""Tables open in this process: decide commands, store them, then publish."""
