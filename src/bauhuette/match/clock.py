"""Clocks: none, seconds per turn, a bank with increments, days.

A fold over the times of events; nothing here reads a clock.
"""

from __future__ import annotations

from bauhuette.engine.eyes import Seat
from bauhuette.match.rules_of_play import Clock


class Clocks:
    """Time left per seat in ms. A turn lasts as long as the same seat is asked."""

    def __init__(self, rule: Clock, seats: int) -> None:
        self.rule = rule
        self.left = [max(1, rule.seconds) * 1000] * seats
        self.seat: Seat | None = None  # whose clock runs
        self.since = 0

    @property
    def runs(self) -> bool:
        return self.rule.kind != "none" and self.seat is not None

    def turn_to(self, seat: Seat | None, at: int) -> None:
        """The turn goes to `seat`; whoever had it gets what a finished turn earns."""
        if seat == self.seat:
            return
        if self.seat is not None:
            self._stop(self.seat, at)
        self.seat, self.since = seat, at

    def _stop(self, seat: Seat, at: int) -> None:
        if self.rule.kind == "bank":
            used = max(0, at - self.since)
            self.left[seat] = max(0, self.left[seat] - used) + self.rule.increment * 1000

    def deadline(self) -> int | None:
        """When the flag falls."""
        if not self.runs or self.seat is None:
            return None
        return self.since + self.left[self.seat]
