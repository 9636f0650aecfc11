"""What every game stands on: the record, compiling, luck, moves, news, editions, words. Knows no game."""
