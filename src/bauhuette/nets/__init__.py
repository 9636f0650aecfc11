"""What a seat knows as a row of numbers, and nets over it: read, check, infer. They need only NumPy."""
