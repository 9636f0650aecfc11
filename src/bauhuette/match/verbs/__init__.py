"""What can happen at a table: one file for verbs that belong together. `match.py` finds them; no list is edited."""
