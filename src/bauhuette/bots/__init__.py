"""Players made of code. A bot sees a hidden record, never a state."""
