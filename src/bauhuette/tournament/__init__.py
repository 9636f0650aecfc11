"""Tournaments and leagues: pairings, seats, results. Knows no clock, no network and no database.

`settings` is fixed at first, `tournament` the fold of the events since, `entry` and `rounds` say what may happen next;
`pairing/` draws rounds, `standings` ranks. `bot_rounds` lets bots play here, `journal` keeps a tournament in a file.
"""
