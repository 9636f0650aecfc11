"""Advice during a game: a result with help says nothing about who plays better."""

from __future__ import annotations

from dataclasses import dataclass

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


def only_where_advised(at: Situation) -> None:
    """Not where results are compared, and not where others would lose a rated game."""
    if at.setup.deal:
        raise Refused("deal-no-hints")
    if at.setup.tournament:
        raise Refused("tournament-no-hints")
    if at.rated and len({sitter.user for sitter in at.seats if sitter.user}) > 1:
        raise Refused("no-hints")
