"""Clocks: none, seconds per turn, a bank with increments, days.

Computed from the times of events; nothing here reads a clock.
"""

from __future__ import annotations

from copy import copy
from typing import NamedTuple

from bauhuette.engine.types import Seat
from bauhuette.match.table_options import Clock


class ClockPause(NamedTuple):
    """A vacation: between these times (ms) a clock of days stands still."""

    since: int
    until: int


class Clocks:
    """Time left per seat, in ms. A turn lasts as long as the same seat is asked."""

    def __init__(self, rule: Clock, seats: int) -> None:
        self.rule = rule
        self.left = [max(1, rule.seconds) * 1000] * seats
        self.seat: Seat | None = None  # whose clock runs
        self.since = 0
        self.began = 0  # when the running turn began; unlike `since` never moved by excused time
        self.rests: dict[Seat, tuple[ClockPause, ...]] = {}

    @property
    def runs(self) -> bool:
        return self.rule.kind != "none" and self.seat is not None

    def turn_to(self, seat: Seat | None, at: int) -> None:
        """Pass the turn to `seat`; the seat before gets its increment."""
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
        """Return when the running turn times out."""
        if not self.runs or self.seat is None:
            return None
        return self.falls(self.seat, self.since)

    def warns(self) -> int | None:
        """Return when to warn that the running turn will time out."""
        if not self.runs or self.seat is None:
            return None
        return self.falls(self.seat, self.since, self.rule.warns_ms)

    def falls(self, seat: Seat, since: int, before: int = 0) -> int:
        """Return when a turn running since `since` has `before` ms left; vacations do not count."""
        at = since + max(0, self.left[seat] - before)
        for rest in self.rests.get(seat, ()):
            if since < rest.until and rest.since < at:
                at += rest.until - max(rest.since, since)
        return at

    def rest(self, seat: Seat, rest: ClockPause) -> None:
        """Begin a vacation, or move the end of the one with the same begin. Only clocks of days pause."""
        others = [one for one in self.rests.get(seat, ()) if one.until <= rest.since]
        self.rests[seat] = (*others, rest) if rest.until > rest.since else tuple(others)

    def with_rest(self, seat: Seat, rest: ClockPause) -> Clocks:
        """Return a copy of these clocks with a vacation."""
        other = copy(self)
        other.rests = dict(self.rests)
        other.rest(seat, rest)
        return other

    def back(self, seat: Seat, now: int) -> int:
        """Return when a seat on vacation comes back; 0 if it is not on vacation."""
        return next((rest.until for rest in self.rests.get(seat, ()) if rest.since <= now < rest.until), 0)
