"""Pages of people, ratings and rankings."""
