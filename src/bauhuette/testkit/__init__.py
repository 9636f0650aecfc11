"""The contract of a game as checks that any game must pass. They raise AssertionError with what broke and where."""
