"""Standing instructions and prepared answers are given, or taken back by giving none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bauhuette.engine.eyes import Seat
from bauhuette.match.events import Draft, Event, Made, Who
from bauhuette.match.instructions import Instructions, Prepared, check_answers, check_wishes
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


@dataclass(frozen=True)
class Prepare(Verb, kind="prepared", secret=True):
    seat: Seat
    answers: list[dict[str, Any]]

    @classmethod
    def propose(cls, at: Situation, who: Who, answers: Sequence[dict[str, Any]]) -> Draft:
        seat = at.own_seat(who)
        at.only_running()
        check_answers(at.game, seat, len(at.seats), answers)
        return cls(seat, list(answers)).draft()

    def take(self, at: Situation, _event: Event, _made: Made) -> None:
        assert at.table is not None
        at.prepared.pop(self.seat, None)
        if self.answers:
            asked_at = at.table.version if at.to_move == self.seat else -1
            at.prepared[self.seat] = Prepared(tuple(self.answers), _since(at, self.seat), asked_at)


def _since(at: Situation, seat: Seat) -> int:
    """How many moves had been made after the seat's last one: what others did since then is before its next."""
    assert at.table is not None
    past = at.table.past
    return next((number for number in range(len(past), 0, -1) if past[number - 1].seat == seat), 0)
