"""The commands of a table, one file for those that belong together. `match.py` finds them; no list is edited."""
