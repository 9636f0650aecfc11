"""Stop the clock of days for a player on vacation."""

from __future__ import annotations

from dataclasses import dataclass

from bauhuette.engine.types import Seat
from bauhuette.match.clock import ClockPause
from bauhuette.match.events import Draft, Effect, Event
from bauhuette.match.match_state import MatchState
from bauhuette.match.refusal import CommandRefused
from bauhuette.match.table_command import TableCommand


@dataclass(frozen=True)
class PauseClock(TableCommand, kind="rested"):
    """Stop a seat's clock from `since` to `until`; another `until` with the same `since` replaces the first."""

    seat: Seat
    since: int
    until: int

    @classmethod
    def decide(cls, match: MatchState, seat: Seat, rest: ClockPause) -> Draft:
        match.require_running()
        if match.setup.clock.kind != "days":
            raise CommandRefused("not-running")
        return cls(seat, rest.since, rest.until).draft()

    def apply(self, match: MatchState, _event: Event, _effect: Effect) -> None:
        match.clocks.rest(self.seat, ClockPause(self.since, self.until))
