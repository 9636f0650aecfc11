"""How much one address or person may ask for at a time."""
