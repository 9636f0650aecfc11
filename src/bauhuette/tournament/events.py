"""What happened in a tournament, as it is stored: a tournament is the fold of its events."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bauhuette.match.refusal import Refused
from bauhuette.tournament.words import tournament_words


class NotNow(Refused):
    """Something that is not possible in a tournament; nothing has changed."""

    def text(self, lang: str) -> str:
        return tournament_words(lang).say(f"refused-{self.message}", **self.facts)


class Broken(Exception):
    """Stored events that contradict each other."""


class Proposal(NamedTuple):
    """An event that would be possible now. No two events of a tournament have the same `once`, unless it is empty."""

    kind: str
    body: dict[str, Any]
    once: str = ""


@dataclass(frozen=True)
class Happening:
    """A stored event; `number` counts from one."""

    number: int
    kind: str
    at: int  # milliseconds since 1970
    actor: str  # user id, or empty for the server
    once: str
    body: dict[str, Any] = field(hash=False)
