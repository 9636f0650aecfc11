"""A bot plays for a person: because they ask, leave or are away, until they are back."""

from __future__ import annotations

from dataclasses import dataclass

from bauhuette.engine.eyes import Seat
from bauhuette.match.events import Draft, Event, Made, Who
from bauhuette.match.refusal import Refused
from bauhuette.match.seats import level_for
from bauhuette.match.situation import Situation
from bauhuette.match.verb import Verb
from bauhuette.match.verbs.seating import Leave


@dataclass(frozen=True)
class Hand(Verb, kind="handed"):
    seat: Seat
    level: str
    why: str  # asked, left, absent

    @classmethod
    def propose(cls, at: Situation, who: Who, level: str) -> Draft:
        seat = at.playing_seat(who)
        at.only_running()
        return cls(seat, level_for(at.game, level), "asked").draft()

    @classmethod
    def absent(cls, at: Situation, seat: Seat) -> Draft:
        """Somebody was away for too long while asked."""
        return cls(seat, at.setup.absence.level, "absent").draft()

    def take(self, at: Situation, _event: Event, _made: Made) -> None:
        at.seats[self.seat].level = self.level
        at.rated = False


@dataclass(frozen=True)
class TakeBack(Verb, kind="returned"):
    seat: Seat

    @classmethod
    def propose(cls, at: Situation, who: Who) -> Draft:
        seat = at.own_seat(who)
        at.only_running()
        if not at.seats[seat].handed:
            raise Refused("not-handed")
        return cls(seat).draft()

    def take(self, at: Situation, _event: Event, _made: Made) -> None:
        at.seats[self.seat].level = None


def leave(at: Situation, who: Who) -> Draft:
    """Before the start the seat is open again; while the game runs a bot plays on until the person returns."""
    if at.status == "lobby":
        return Leave.propose(at, who)
    seat = at.own_seat(who)
    at.only_running()
    return Hand(seat, at.setup.absence.level, "left").draft()
