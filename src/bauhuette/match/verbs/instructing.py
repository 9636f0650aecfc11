"""Standing instructions are given, or taken back by giving none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bauhuette.engine.eyes import Seat
from bauhuette.match.events import Draft, Event, Made, Who
from bauhuette.match.instructions import Instructions, check_wishes
from bauhuette.match.situation import Situation
from bauhuette.match.verb import Verb


@dataclass(frozen=True)
class Instruct(Verb, kind="stood", secret=True):
    seat: Seat
    wishes: list[dict[str, Any]]
    until: str
    phase: str

    @classmethod
    def propose(cls, at: Situation, who: Who, wishes: Sequence[dict[str, Any]], until: str) -> Draft:
        seat = at.own_seat(who)
        table = at.only_running()
        check_wishes(at.game, wishes)
        return cls(seat, list(wishes), until, table.phase).draft()

    def take(self, at: Situation, _event: Event, _made: Made) -> None:
        at.instructions.pop(self.seat, None)
        if self.wishes:
            at.instructions[self.seat] = Instructions(tuple(self.wishes), self.until, self.phase)
