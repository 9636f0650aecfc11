"""What hosts and players do against misuse; announcements; the server's own page."""
