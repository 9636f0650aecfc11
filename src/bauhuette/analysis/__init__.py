"""Looks back at a finished game: who was winning when, what cost most, luck and skill."""
