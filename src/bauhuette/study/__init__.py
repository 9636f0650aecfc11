"""Studies over many games: who wins with what, and the pages that show it. `cli/` only asks and prints."""
