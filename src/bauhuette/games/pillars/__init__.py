"""Die Säulen der Erde: the card game."""
