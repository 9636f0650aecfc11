"""Looks back at a finished game.

`weighing.py` weighs one decision from what its seat knew, `curve.py` who was winning when, `review.py` the whole game;
`account.py` says of every seat what was luck and what was play.
"""
