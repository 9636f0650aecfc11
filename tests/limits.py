"""Bounds for loops in tests: a defect should fail with a message, not hang."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

SECONDS = 480.0  # for a busy machine

PATIENT_S = 240  # for an answer over HTTP from a busy machine; tests check what is answered, not how fast


class Rounds:
    """`while condition and rounds():` fails if it does not end.

    Without `most` only the time counts: a loop that polls without waiting takes very many rounds.
    """

    def __init__(self, what: str, most: float = math.inf, seconds: float = SECONDS) -> None:
        self.what = what
        self.most = most
        self.seconds = seconds
        self.count = 0
        self.latest = time.monotonic() + seconds

    def __call__(self) -> bool:
        self.count += 1
        assert self.count <= self.most, f"{self.what}: no end after {self.most} rounds"
        assert time.monotonic() < self.latest, f"{self.what}: no end after {self.seconds:g} seconds"
        return True


def until(true: Callable[[], object], what: str = "it comes true") -> None:
    rounds = Rounds(what)
    while not true() and rounds():
        time.sleep(0.01)
