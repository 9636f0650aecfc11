"""Pairings and seats, by the form of the tournament."""
