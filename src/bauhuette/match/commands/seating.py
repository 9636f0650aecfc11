"""Take and leave seats before the start; fill seats with bots; rename players."""

from __future__ import annotations

from dataclasses import dataclass

from bauhuette.engine.types import Seat
from bauhuette.match.events import Actor, Draft, Effect, Event
from bauhuette.match.match_state import MatchState
from bauhuette.match.refusal import CommandRefused
from bauhuette.match.seats import Sitter, bot_at_seat, level_for
from bauhuette.match.table_command import TableCommand


@dataclass(frozen=True)
class Join(TableCommand, kind="joined"):
    seat: Seat
    user: str
    name: str

    @classmethod
    def decide(cls, match: MatchState, who: Actor, seat: int | None) -> Draft:
        match.require_lobby()
        if match.seats_of(who.user):
            raise CommandRefused("already-seated")
        if seat is None:
            seat = next((i for i, s in enumerate(match.seats) if s.kind == "open"), None)
            if seat is None:
                raise CommandRefused("no-seat")
        if seat >= len(match.seats):
            raise CommandRefused("no-seat")
        if match.seats[seat].kind != "open":
            raise CommandRefused("seat-taken")
        return cls(Seat(seat), who.user, who.name).draft()

    def apply(self, match: MatchState, _event: Event, _effect: Effect) -> None:
        match.seats[self.seat] = Sitter(user=self.user, name=self.name)


@dataclass(frozen=True)
class Leave(TableCommand, kind="left"):
    """Open the seat again. Leaving a running game is `substitution.leave`."""

    seat: Seat
    kicked: str = ""  # the user whom the host removed

    @classmethod
    def decide(cls, match: MatchState, who: Actor) -> Draft:
        seat = match.own_seat(who)
        match.require_lobby()
        return cls(seat).draft()

    @classmethod
    def kick(cls, match: MatchState, who: Actor, seat: int) -> Draft:
        match.require_host(who)
        match.require_lobby()
        if seat >= len(match.seats) or match.seats[seat].kind != "person":
            raise CommandRefused("no-seat")
        gone = match.seats[seat].user
        return cls(Seat(seat), "" if gone == who.user else gone).draft()

    def apply(self, match: MatchState, _event: Event, _effect: Effect) -> None:
        gone = match.seats[self.seat].user
        if self.kicked:
            match.kicked.add(self.kicked)
        match.seats[self.seat] = Sitter()
        if gone == match.host and not match.seats_of(gone):
            match.host = next(
                (seat.user for seat in match.seats if seat.user), match.host
            )  # so that a player can start


@dataclass(frozen=True)
class SetSeat(TableCommand, kind="placed"):
    """Put a bot at a seat without a person, or open the seat; for the host."""

    seat: Seat
    level: str | None

    @classmethod
    def decide(cls, match: MatchState, who: Actor, seat: int, level: str | None) -> Draft:
        match.require_host(who)
        match.require_lobby()
        if seat >= len(match.seats):
            raise CommandRefused("no-seat")
        if match.seats[seat].kind == "person":
            raise CommandRefused("seat-taken")
        if match.setup.deal and level not in (None, match.setup.absence.level):
            raise CommandRefused("deal-fixed")
        return cls(Seat(seat), None if level is None else level_for(match.game, level)).draft()

    def apply(self, match: MatchState, _event: Event, _effect: Effect) -> None:
        match.seats[self.seat] = Sitter() if self.level is None else bot_at_seat(self.level)


@dataclass(frozen=True)
class ListTable(TableCommand, kind="listed"):
    """Show the table to all, or only to those who have the link; for the host."""

    listed: bool

    @classmethod
    def decide(cls, match: MatchState, who: Actor, listed: bool) -> Draft:
        match.require_host(who)
        match.require_lobby()
        return cls(listed).draft()

    def apply(self, match: MatchState, _event: Event, _effect: Effect) -> None:
        match.listed = self.listed


@dataclass(frozen=True)
class RenameSitter(TableCommand, kind="renamed"):
    """Rename a player whose account was deleted; at any time, by the server. The seats keep their moves."""

    user: str
    name: str

    def apply(self, match: MatchState, _event: Event, _effect: Effect) -> None:
        for seat in match.seats_of(self.user):
            match.seats[seat].name = self.name
        if match.table is not None:
            match.table.names = tuple(seat.name for seat in match.seats)
