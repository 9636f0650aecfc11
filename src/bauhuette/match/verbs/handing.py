"""A bot plays for a person: because they ask, leave or are away, until they are back; or instead of one who gave up."""

from __future__ import annotations

from dataclasses import dataclass

from bauhuette.engine.eyes import Seat
from bauhuette.match.events import Draft, Event, Made, Who
from bauhuette.match.refusal import Refused
from bauhuette.match.resigning import goes_on
from bauhuette.match.seats import level_for
from bauhuette.match.situation import Situation
from bauhuette.match.verb import Verb
from bauhuette.match.verbs.seating import Leave


@dataclass(frozen=True)
class Hand(Verb, kind="handed"):
    seat: Seat
    level: str
    why: str  # asked, left, absent; gone: nobody is behind the seat any more

    @classmethod
    def propose(cls, at: Situation, who: Who, level: str) -> Draft:
        seat = at.playing_seat(who)
        at.only_running()
        return cls(seat, level_for(at.game, level), "asked").draft()

    @classmethod
    def absent(cls, at: Situation, seat: Seat) -> Draft:
        """Somebody was away for too long while asked."""
        return cls(seat, at.setup.absence.level, "absent").draft()

    @classmethod
    def withdrawn(cls, at: Situation, seat: Seat, level: str, dropped: bool) -> Draft:
        """The person left the tournament of this table, or was dropped by its organiser: then the game is not rated."""
        at.only_running()
        return cls(seat, level, "gone" if dropped else "left").draft()

    def take(self, at: Situation, _event: Event, _made: Made) -> None:
        at.seats[self.seat].level = self.level
        if self.why == "gone":
            at.rated = False
        elif self.why != "absent":  # whoever is away may come back; whoever lets a bot play has given up their result
            at.forfeits(self.seat)


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


@dataclass(frozen=True)
class Resign(Verb, kind="resigned"):
    """Somebody gives up for good: they are behind all others, and a bot plays on where others still play."""

    seat: Seat
    level: str
    ends: bool = False  # nobody is left to play on

    @classmethod
    def propose(cls, at: Situation, who: Who) -> Draft:
        seat = at.own_seat(who)
        at.only_running()
        ends = not goes_on([bool(one.user) for one in at.seats], [*at.resigned, seat])
        return cls(seat, at.setup.absence.level, ends).draft(ends=ends)

    def take(self, at: Situation, event: Event, _made: Made) -> None:
        at.seats[self.seat].level = self.level
        at.seats[self.seat].resigned = True
        at.resigned.append(self.seat)
        at.forfeits(self.seat)
        at.instructions.pop(self.seat, None)
        if self.ends:
            at.end("resigned", event.at)


def leave(at: Situation, who: Who) -> Draft:
    """Before the start the seat is open again; while the game runs a bot plays on until the person returns."""
    if at.status == "lobby":
        return Leave.propose(at, who)
    seat = at.own_seat(who)
    at.only_running()
    return Hand(seat, at.setup.absence.level, "left").draft()
