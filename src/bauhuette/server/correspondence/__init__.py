"""Games over days: waiting tables, vacations, reminders."""
