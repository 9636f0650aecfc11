"""Clocks: none, seconds per turn, a bank with increments, days.

A fold over the times of events; nothing here reads a clock.
"""

from __future__ import annotations

from copy import copy
from typing import NamedTuple

from bauhuette.engine.eyes import Seat
from bauhuette.match.rules_of_play import Clock


class Rest(NamedTuple):
    """A vacation: from one time to another (ms) a clock of days does not run."""

    since: int
    until: int


class Clocks:
    """Time left per seat in ms. A turn lasts as long as the same seat is asked."""

    def __init__(self, rule: Clock, seats: int) -> None:
        self.rule = rule
        self.left = [max(1, rule.seconds) * 1000] * seats
        self.seat: Seat | None = None  # whose clock runs
        self.since = 0
        self.began = 0  # when the running turn came to `seat`; unlike `since` never moved by what counts for nobody
        self.rests: dict[Seat, tuple[Rest, ...]] = {}

    @property
    def runs(self) -> bool:
        return self.rule.kind != "none" and self.seat is not None

    def turn_to(self, seat: Seat | None, at: int) -> None:
        """The turn goes to `seat`; whoever had it gets what a finished turn earns."""
        if seat == self.seat:
            return
        if self.seat is not None:
            self._stop(self.seat, at)
        self.seat, self.since, self.began = seat, at, at

    def _stop(self, seat: Seat, at: int) -> None:
        if self.rule.kind == "bank":
            used = max(0, at - self.since)
            self.left[seat] = max(0, self.left[seat] - used) + self.rule.increment * 1000

    def deadline(self) -> int | None:
        """When the flag falls."""
        if not self.runs or self.seat is None:
            return None
        return self.falls(self.seat, self.since)

    def warns(self) -> int | None:
        """When it is time to say that the flag will fall."""
        if not self.runs or self.seat is None:
            return None
        return self.falls(self.seat, self.since, self.rule.warns_ms)

    def falls(self, seat: Seat, since: int, before: int = 0) -> int:
        """When a turn that runs since then has only so much time left; vacations are left out."""
        at = since + max(0, self.left[seat] - before)
        for rest in self.rests.get(seat, ()):
            if since < rest.until and rest.since < at:
                at += rest.until - max(rest.since, since)
        return at

    def rest(self, seat: Seat, rest: Rest) -> None:
        """A vacation begins, or the one that began then ends at another time. Only days wait for people who travel."""
        others = [one for one in self.rests.get(seat, ()) if one.until <= rest.since]
        self.rests[seat] = (*others, rest) if rest.until > rest.since else tuple(others)

    def with_rest(self, seat: Seat, rest: Rest) -> Clocks:
        """These clocks as they would be."""
        other = copy(self)
        other.rests = dict(self.rests)
        other.rest(seat, rest)
        return other

    def back(self, seat: Seat, now: int) -> int:
        """When somebody who is on vacation now comes back; 0 if they are not."""
        return next((rest.until for rest in self.rests.get(seat, ()) if rest.since <= now < rest.until), 0)
