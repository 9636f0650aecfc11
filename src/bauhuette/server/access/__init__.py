"""Who may see what, and what they are sent."""
