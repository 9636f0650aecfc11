"""Somebody is on vacation: at a table of days their clock waits for them."""

from __future__ import annotations

from dataclasses import dataclass

from bauhuette.engine.eyes import Seat
from bauhuette.match.clock import Rest
from bauhuette.match.events import Draft, Event, Made
from bauhuette.match.refusal import Refused
from bauhuette.match.situation import Situation
from bauhuette.match.verb import Verb


@dataclass(frozen=True)
class Vacation(Verb, kind="rested"):
    """From `since` to `until` the seat has time; another `until` with the same `since` replaces the first."""

    seat: Seat
    since: int
    until: int

    @classmethod
    def propose(cls, at: Situation, seat: Seat, rest: Rest) -> Draft:
        at.only_running()
        if at.setup.clock.kind != "days":
            raise Refused("not-running")
        return cls(seat, rest.since, rest.until).draft()

    def take(self, at: Situation, _event: Event, _made: Made) -> None:
        at.clocks.rest(self.seat, Rest(self.since, self.until))
