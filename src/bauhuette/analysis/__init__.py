"""Looks back at a finished game.

`review.py` evaluates every decision of a game, `seat_errors.py` sums up how each seat decided.
"""
