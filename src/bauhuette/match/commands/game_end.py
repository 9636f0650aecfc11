"""Excuse time, and end a game otherwise than by its rules."""

from __future__ import annotations

from dataclasses import dataclass

from bauhuette.engine.types import Seat
from bauhuette.match.events import Draft, Effect, Event
from bauhuette.match.match_state import MatchState
from bauhuette.match.refusal import CommandRefused
from bauhuette.match.table_command import TableCommand


@dataclass(frozen=True)
class ExcuseTime(TableCommand, kind="waited"):
    """Take `ms` off the running turn, because the server was away; time up to `until` is settled by it."""

    ms: int
    until: int

    @classmethod
    def decide(cls, match: MatchState, ms: int, until: int) -> Draft:
        match.require_running()
        return cls(ms, until).draft()

    def apply(self, match: MatchState, _event: Event, _effect: Effect) -> None:
        match.clocks.since += self.ms
        match.excused = self.until


@dataclass(frozen=True)
class FlagFall(TableCommand, kind="flagged"):
    """End the game at a timeout, as the host chose."""

    seat: Seat

    @classmethod
    def decide(cls, match: MatchState, seat: Seat) -> Draft:
        match.require_running()
        return cls(seat).draft(ends=True)

    def apply(self, match: MatchState, event: Event, _effect: Effect) -> None:
        match.forfeit(self.seat)
        match.end("clock", event.at)


@dataclass(frozen=True)
class Unseal(TableCommand, kind="unsealed"):
    """Lift the seal after all tables of a shared deal are done."""

    @classmethod
    def decide(cls, match: MatchState) -> Draft:
        if not match.sealed:
            raise CommandRefused("not-running")
        return cls().draft()

    def apply(self, match: MatchState, _event: Event, _effect: Effect) -> None:
        match.sealed = False


@dataclass(frozen=True)
class CloseTable(TableCommand, kind="closed"):
    """Close the table; by the host of the server, through no command of the table's players."""

    reason: str

    def apply(self, match: MatchState, event: Event, _effect: Effect) -> None:
        match.closed = self.reason
        match.listed = match.rated = False
        match.end("closed", event.at)
