"""Take advice during a game. A game with advice is not rated."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bauhuette.engine.types import Seat
from bauhuette.match.events import Actor, Draft, Effect, Event
from bauhuette.match.match_state import MatchState
from bauhuette.match.refusal import CommandRefused
from bauhuette.match.table_command import TableCommand


@dataclass(frozen=True)
class TakeHint(TableCommand, kind="helped"):
    """Take a hint, which ends the rating; allowed only against bots.

    Other people would lose the rated game they sat down for; where a deal is shared, results are compared.
    """

    seat: Seat

    @classmethod
    def decide(cls, match: MatchState, who: Actor) -> Draft:
        seat = match.playing_seat(who)
        match.require_running()
        require_advice(match)
        return cls(seat).draft()

    def apply(self, match: MatchState, _event: Event, _effect: Effect) -> None:
        match.rated = False


@dataclass(frozen=True)
class SetTutor(TableCommand, kind="tutored"):
    """Play with a tutor from now on, or no longer; it counts like a hint, and all players see it."""

    seat: Seat
    on: bool

    @classmethod
    def decide(cls, match: MatchState, who: Actor, on: bool) -> Draft:
        seat = match.playing_seat(who)
        match.require_running()
        if on:
            require_advice(match)
        return cls(seat, on).draft()

    def apply(self, match: MatchState, _event: Event, _effect: Effect) -> None:
        if self.on:
            match.tutored.add(self.seat)
            match.rated = False
        else:
            match.tutored.discard(self.seat)


Advice = Literal["free", "ends-rating", "deal-no-hints", "tournament-no-hints", "no-hints"]
ALLOWED: tuple[Advice, ...] = ("free", "ends-rating")


def advice_at(match: MatchState) -> Advice:
    """Return whether hints, plans and the tutor are free, end the rating, or are refused, with the reason.

    They are refused where results are compared, and where others would lose a rated game.
    """
    if match.setup.tournament:
        return "tournament-no-hints"
    if match.setup.deal or match.sealed:
        return "deal-no-hints"
    if not match.rated:
        return "free"
    return "no-hints" if len({sitter.user for sitter in match.seats if sitter.user}) > 1 else "ends-rating"


def require_advice(match: MatchState) -> None:
    advice = advice_at(match)
    if advice not in ALLOWED:
        raise CommandRefused(advice)
