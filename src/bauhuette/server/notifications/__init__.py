"""What leaves the house: reminders by mail and push."""
