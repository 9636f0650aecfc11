"""Tournaments and leagues: who meets whom, who sits where, what counts. Knows no clock, no network and no database.

`charter` is what is fixed at first, `tournament` the fold of what happened since, `desk` says what may happen next;
`draw/` makes pairings, `standings` counts. `playing` lets bots play a round here, `book` keeps a tournament in a file.
"""
