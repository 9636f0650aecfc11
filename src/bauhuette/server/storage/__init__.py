"""What is kept, and how: SQLite or PostgreSQL by the same statements."""
