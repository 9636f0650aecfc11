"""Send reminders and login links by mail and push."""
