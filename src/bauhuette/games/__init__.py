"""One folder per game; nothing here knows which games there are."""
