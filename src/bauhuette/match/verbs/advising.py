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
        if at.setup.deal:
            raise Refused("deal-no-hints")
        if len({sitter.user for sitter in at.seats if sitter.user}) > 1:
            raise Refused("no-hints")
        return cls(seat).draft()

    def take(self, at: Situation, _event: Event, _made: Made) -> None:
        at.rated = False
