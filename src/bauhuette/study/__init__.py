"""What measures: many games at once, who wins with what, and the pages that show it. `cli/` only asks and shows."""
