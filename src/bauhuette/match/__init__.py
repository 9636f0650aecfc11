"""The authority at one table: who may do what, luck, undo, the record. Knows no socket and no screen."""
