"""Let a bot play for a person who asked, left or is away, until they return; or instead of one who resigned."""

from __future__ import annotations

from dataclasses import dataclass

from bauhuette.engine.types import Seat
from bauhuette.match.commands.seating import Leave
from bauhuette.match.events import Actor, Draft, Effect, Event
from bauhuette.match.match_state import MatchState
from bauhuette.match.refusal import CommandRefused
from bauhuette.match.resignation import goes_on
from bauhuette.match.seats import level_for
from bauhuette.match.table_command import TableCommand


@dataclass(frozen=True)
class HandOver(TableCommand, kind="handed"):
    seat: Seat
    level: str
    why: str  # asked, left, absent; gone: no person is behind the seat any more

    @classmethod
    def decide(cls, match: MatchState, who: Actor, level: str) -> Draft:
        seat = match.playing_seat(who)
        match.require_running()
        return cls(seat, level_for(match.game, level), "asked").draft()

    @classmethod
    def absent(cls, match: MatchState, seat: Seat) -> Draft:
        """Hand over the seat of a player who was away too long on their turn."""
        return cls(seat, match.setup.absence.level, "absent").draft()

    @classmethod
    def withdrawn(cls, match: MatchState, seat: Seat, level: str, dropped: bool) -> Draft:
        """Hand over after the player left this table's tournament, or was dropped by its organiser: unrated."""
        match.require_running()
        return cls(seat, level, "gone" if dropped else "left").draft()

    def apply(self, match: MatchState, _event: Event, _effect: Effect) -> None:
        match.seats[self.seat].level = self.level
        if self.why == "gone":
            match.rated = False
        elif self.why != "absent":  # an absent player may return; one who lets a bot play forfeits the result
            match.forfeit(self.seat)


@dataclass(frozen=True)
class TakeBack(TableCommand, kind="returned"):
    seat: Seat

    @classmethod
    def decide(cls, match: MatchState, who: Actor) -> Draft:
        seat = match.own_seat(who)
        match.require_running()
        if not match.seats[seat].handed:
            raise CommandRefused("not-handed")
        return cls(seat).draft()

    def apply(self, match: MatchState, _event: Event, _effect: Effect) -> None:
        match.seats[self.seat].level = None


@dataclass(frozen=True)
class Resign(TableCommand, kind="resigned"):
    """Resign: the seat ranks behind all others, and a bot plays on there if others still play."""

    seat: Seat
    level: str
    ends: bool = False  # the game ends with it

    @classmethod
    def decide(cls, match: MatchState, who: Actor) -> Draft:
        seat = match.own_seat(who)
        match.require_running()
        ends = not goes_on([bool(one.user) for one in match.seats], [*match.resigned, seat])
        return cls(seat, match.setup.absence.level, ends).draft(ends=ends)

    def apply(self, match: MatchState, event: Event, _effect: Effect) -> None:
        match.seats[self.seat].level = self.level
        match.seats[self.seat].resigned = True
        match.resigned.append(self.seat)
        match.forfeit(self.seat)
        match.standing_orders.pop(self.seat, None)
        if self.ends:
            match.end("resigned", event.at)


def leave(match: MatchState, who: Actor) -> Draft:
    """Open the seat before the start; during the game let a bot play on until the person returns."""
    if match.status == "lobby":
        return Leave.decide(match, who)
    seat = match.own_seat(who)
    match.require_running()
    return HandOver(seat, match.setup.absence.level, "left").draft()
