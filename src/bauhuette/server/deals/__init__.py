"""Deals that several tables play: the one of the day, and those of people who want to compare themselves."""
