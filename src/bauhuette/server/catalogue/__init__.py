"""What can be played here: games with their words, rules and lessons."""
