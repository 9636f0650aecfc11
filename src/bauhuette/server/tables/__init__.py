"""Tables that are open in this process: commands come in, are stored, and only then anybody is told."""
