"""What a seat knows as a row of numbers, and the nets that look at it: read, checked, asked. NumPy is all they need."""
