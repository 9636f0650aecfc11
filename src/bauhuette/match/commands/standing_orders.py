"""Give standing orders and prepared answers; giving none takes them back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bauhuette.engine.types import Seat
from bauhuette.match.events import Actor, Draft, Effect, Event
from bauhuette.match.match_state import MatchState
from bauhuette.match.standing_orders import AnswerQueue, StandingOrders, check_answers, check_wishes
from bauhuette.match.table_command import TableCommand


@dataclass(frozen=True)
class GiveOrders(TableCommand, kind="stood", secret=True):
    seat: Seat
    wishes: list[dict[str, Any]]
    until: str
    phase: str

    @classmethod
    def decide(cls, match: MatchState, who: Actor, wishes: Sequence[dict[str, Any]], until: str) -> Draft:
        seat = match.own_seat(who)
        table = match.require_running()
        check_wishes(match.game, wishes)
        return cls(seat, list(wishes), until, table.phase).draft()

    def apply(self, match: MatchState, _event: Event, _effect: Effect) -> None:
        match.standing_orders.pop(self.seat, None)
        if self.wishes:
            match.standing_orders[self.seat] = StandingOrders(tuple(self.wishes), self.until, self.phase)


@dataclass(frozen=True)
class PrepareAnswers(TableCommand, kind="prepared", secret=True):
    seat: Seat
    answers: list[dict[str, Any]]

    @classmethod
    def decide(cls, match: MatchState, who: Actor, answers: Sequence[dict[str, Any]]) -> Draft:
        seat = match.own_seat(who)
        match.require_running()
        check_answers(match.game, seat, len(match.seats), answers)
        return cls(seat, list(answers)).draft()

    def apply(self, match: MatchState, _event: Event, _effect: Effect) -> None:
        assert match.table is not None
        match.prepared.pop(self.seat, None)
        if self.answers:
            asked_at = match.table.version if match.to_move == self.seat else -1
            match.prepared[self.seat] = AnswerQueue(tuple(self.answers), _since(match, self.seat), asked_at)


def _since(match: MatchState, seat: Seat) -> int:
    """Return the number of moves up to the seat's last one: what others did since comes before its next."""
    assert match.table is not None
    past = match.table.past
    return next((number for number in range(len(past), 0, -1) if past[number - 1].seat == seat), 0)
