"""The authority at one table: who may do what, random numbers, undo, the record. Knows no socket and no screen."""
