"""The stored events of a tournament: a tournament is the fold of its events."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bauhuette.match.refusal import CommandRefused
from bauhuette.tournament.messages import tournament_words


class NotNow(CommandRefused):
    """A command that is not possible in a tournament now; nothing has changed."""

    def text(self, lang: str) -> str:
        return tournament_words(lang).say(f"refused-{self.message}", **self.facts)


class BrokenTournament(Exception):
    """Stored events that contradict each other."""


class ProposedEvent(NamedTuple):
    """An event that would be possible now. No two events of a tournament share a `once` that is not empty."""

    kind: str
    body: dict[str, Any]
    once: str = ""


@dataclass(frozen=True)
class TournamentEvent:
    """A stored event; `number` counts from one."""

    number: int
    kind: str
    at: int  # milliseconds since 1970
    actor: str  # user id, or empty for the server
    once: str
    body: dict[str, Any] = field(hash=False)
