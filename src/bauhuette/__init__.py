"""Bauhütte: four medieval master-builder board games, for people, hosts and researchers."""

from bauhuette.api import game, games, replay

__all__ = ["__version__", "game", "games", "replay"]

__version__ = "0.1.0"
