"""Play again at a new table."""

from __future__ import annotations

from dataclasses import dataclass

from bauhuette.match.events import Actor, Draft, Effect, Event
from bauhuette.match.match_state import MatchState
from bauhuette.match.refusal import CommandRefused
from bauhuette.match.table_command import TableCommand


@dataclass(frozen=True)
class Rematch(TableCommand, kind="rematched"):
    table: str

    @classmethod
    def decide(cls, match: MatchState, who: Actor, new_id: str) -> Draft:
        if not match.seats_of(who.user):
            raise CommandRefused("not-seated")
        if match.status != "over":
            raise CommandRefused("not-over")
        return cls(match.rematch_id or new_id).draft()

    def apply(self, match: MatchState, _event: Event, _effect: Effect) -> None:
        match.rematch_id = self.table
