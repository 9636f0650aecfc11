"""Sitting down and getting up before the start, and who plays for nobody: people, bots, open seats."""

from __future__ import annotations

from dataclasses import dataclass

from bauhuette.engine.eyes import Seat
from bauhuette.match.events import Draft, Event, Made, Who
from bauhuette.match.refusal import Refused
from bauhuette.match.seats import Sitter, bot_at_seat, level_for
from bauhuette.match.situation import Situation
from bauhuette.match.verb import Verb


@dataclass(frozen=True)
class Join(Verb, kind="joined"):
    seat: Seat
    user: str
    name: str

    @classmethod
    def propose(cls, at: Situation, who: Who, seat: int | None) -> Draft:
        at.only_in_lobby()
        if at.seats_of(who.user):
            raise Refused("already-seated")
        if seat is None:
            seat = next((i for i, s in enumerate(at.seats) if s.kind == "open"), None)
            if seat is None:
                raise Refused("no-seat")
        if seat >= len(at.seats):
            raise Refused("no-seat")
        if at.seats[seat].kind != "open":
            raise Refused("seat-taken")
        return cls(Seat(seat), who.user, who.name).draft()

    def take(self, at: Situation, _event: Event, _made: Made) -> None:
        at.seats[self.seat] = Sitter(user=self.user, name=self.name)


@dataclass(frozen=True)
class Leave(Verb, kind="left"):
    """The seat is open again. Leaving a game that runs is another thing: `handing.leave`."""

    seat: Seat
    kicked: str = ""  # whom the host sent away

    @classmethod
    def propose(cls, at: Situation, who: Who) -> Draft:
        seat = at.own_seat(who)
        at.only_in_lobby()
        return cls(seat).draft()

    @classmethod
    def kick(cls, at: Situation, who: Who, seat: int) -> Draft:
        at.only_host(who)
        at.only_in_lobby()
        if seat >= len(at.seats) or at.seats[seat].kind != "person":
            raise Refused("no-seat")
        gone = at.seats[seat].user
        return cls(Seat(seat), "" if gone == who.user else gone).draft()

    def take(self, at: Situation, _event: Event, _made: Made) -> None:
        gone = at.seats[self.seat].user
        if self.kicked:
            at.kicked.add(self.kicked)
        at.seats[self.seat] = Sitter()
        if gone == at.host and not at.seats_of(gone):
            at.host = next((seat.user for seat in at.seats if seat.user), at.host)  # somebody must be able to start


@dataclass(frozen=True)
class Place(Verb, kind="placed"):
    """The host puts a bot at a seat without a person, or opens it."""

    seat: Seat
    level: str | None

    @classmethod
    def propose(cls, at: Situation, who: Who, seat: int, level: str | None) -> Draft:
        at.only_host(who)
        at.only_in_lobby()
        if seat >= len(at.seats):
            raise Refused("no-seat")
        if at.seats[seat].kind == "person":
            raise Refused("seat-taken")
        if at.setup.deal and level not in (None, at.setup.absence.level):
            raise Refused("deal-fixed")
        return cls(Seat(seat), None if level is None else level_for(at.game, level)).draft()

    def take(self, at: Situation, _event: Event, _made: Made) -> None:
        at.seats[self.seat] = Sitter() if self.level is None else bot_at_seat(self.level)


@dataclass(frozen=True)
class Publish(Verb, kind="listed"):
    """The host lets everybody find the table, or only those who have the link."""

    listed: bool

    @classmethod
    def propose(cls, at: Situation, who: Who, listed: bool) -> Draft:
        at.only_host(who)
        at.only_in_lobby()
        return cls(listed).draft()

    def take(self, at: Situation, _event: Event, _made: Made) -> None:
        at.listed = self.listed


@dataclass(frozen=True)
class Rename(Verb, kind="renamed"):
    """Somebody deleted their account, from outside and at any time; their seats keep their moves."""

    user: str
    name: str

    def take(self, at: Situation, _event: Event, _made: Made) -> None:
        for seat in at.seats_of(self.user):
            at.seats[seat].name = self.name
        if at.table is not None:
            at.table.names = tuple(seat.name for seat in at.seats)
