"""Branches of finished games."""
