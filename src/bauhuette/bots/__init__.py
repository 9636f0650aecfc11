"""Bots. A bot sees an information state, never the full state."""
