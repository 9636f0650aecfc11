"""Looks back at a finished game.

`review.py` evaluates every decision of a game, `seat_accounts.py` sums up how each seat decided.
"""
