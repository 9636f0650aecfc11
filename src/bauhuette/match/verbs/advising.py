"""Advice during a game: a result with help says nothing about who plays better."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bauhuette.engine.eyes import Seat
from bauhuette.match.events import Draft, Event, Made, Who
from bauhuette.match.refusal import Refused
from bauhuette.match.situation import Situation
from bauhuette.match.verb import Verb


@dataclass(frozen=True)
class Help(Verb, kind="helped"):
    """Somebody who plays against bots alone takes a hint: the game is not rated any more.

    Where others play, nobody is advised: they would lose the rated game they sat down for. Nor where a deal is played
    that others play, too: results are compared.
    """

    seat: Seat

    @classmethod
    def propose(cls, at: Situation, who: Who) -> Draft:
        seat = at.playing_seat(who)
        at.only_running()
        only_where_advised(at)
        return cls(seat).draft()

    def take(self, at: Situation, _event: Event, _made: Made) -> None:
        at.rated = False


@dataclass(frozen=True)
class Tutor(Verb, kind="tutored"):
    """Somebody plays with a tutor from now on, or no longer; everybody at the table is told. It is help like a hint."""

    seat: Seat
    on: bool

    @classmethod
    def propose(cls, at: Situation, who: Who, on: bool) -> Draft:
        seat = at.playing_seat(who)
        at.only_running()
        if on:
            only_where_advised(at)
        return cls(seat, on).draft()

    def take(self, at: Situation, _event: Event, _made: Made) -> None:
        if self.on:
            at.tutored.add(self.seat)
            at.rated = False
        else:
            at.tutored.discard(self.seat)


Advice = Literal["free", "ends-rating", "deal-no-hints", "tournament-no-hints", "no-hints"]
ALLOWED: tuple[Advice, ...] = ("free", "ends-rating")


def advice_at(at: Situation) -> Advice:
    """Return whether hints, plans and the tutor are free, end the rating, or are refused, with the reason.

    They are refused where results are compared, and where others would lose a rated game.
    """
    if at.setup.tournament:
        return "tournament-no-hints"
    if at.setup.deal or at.sealed:
        return "deal-no-hints"
    if not at.rated:
        return "free"
    return "no-hints" if len({sitter.user for sitter in at.seats if sitter.user}) > 1 else "ends-rating"


def only_where_advised(at: Situation) -> None:
    advice = advice_at(at)
    if advice not in ALLOWED:
        raise Refused(advice)
