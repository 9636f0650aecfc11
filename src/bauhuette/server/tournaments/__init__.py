"""Tournaments of this server: what is asked of them, and what happens in them by itself."""
