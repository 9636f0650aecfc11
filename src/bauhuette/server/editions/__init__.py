"""Editions: what is printed on people's own copies of the games."""
