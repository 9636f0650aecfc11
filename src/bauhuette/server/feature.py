"""What a feature of the server does beside answering requests."""

from __future__ import annotations

from bauhuette.match.match import Match


class Feature:
    """A part of a running server; it overrides what it needs.

    The application calls the first five, the registry of open tables the others.
    """

    async def open(self) -> None:
        """Load what must be known before the first request."""

    async def sweep(self) -> None:
        """Do what is due, every few seconds, however often the server was killed before it came to it."""

    async def clear_away(self, now: int) -> None:
        """Delete expired rows, every hour."""

    def forget(self, user: str) -> None:
        """Drop what this process remembers of a deleted person."""

    async def close(self) -> None:
        """End what runs, and finish writes that were begun."""

    async def only_welcome(self, match: Match, user: str, address: str) -> None:
        """Refuse a person who may not sit down at this table."""

    async def only_ready(self, match: Match) -> None:
        """Refuse to start a table with a player who may not play."""

    async def sat_down(self, match: Match, user: str, address: str) -> None:
        """A person has sat down."""

    def table_is_over(self, match: Match) -> None:
        """A game has ended in this process."""
