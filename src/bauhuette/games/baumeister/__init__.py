"""Baumeister (Wolfgang Kramer and Hartmut Witt)."""
