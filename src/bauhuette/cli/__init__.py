"""The terminal: play, replay, verify, read the rules, test and measure games."""
