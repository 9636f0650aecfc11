"""Sessions, accounts and the ways to log in."""
