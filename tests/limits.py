"""Bounds for loops in tests: a defect should fail with a message, not hang."""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable

SECONDS = 480.0  # of a machine that is not busy

PATIENT_S = 240  # for an answer over HTTP from a busy machine; tests check what is answered, not how fast


def slowness() -> float:
    """Return how many times as long everything may take: how many processes ask for each processor."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1)) if hasattr(os, "getloadavg") else 1.0


class Rounds:
    """`while condition and rounds():` fails if it does not end.

    Without `most` only the time counts: a loop that polls without waiting takes very many rounds.
    """

    def __init__(self, what: str, most: float = math.inf, seconds: float = SECONDS) -> None:
        self.what = what
        self.most = most
        self.seconds = seconds
        self.count = 0
        self.begun = time.monotonic()

    def __call__(self) -> bool:
        self.count += 1
        assert self.count <= self.most, f"{self.what}: no end after {self.most} rounds"
        waited = time.monotonic() - self.begun
        is_early = waited < self.seconds or waited < self.seconds * slowness()
        assert is_early, f"{self.what}: no end after {self.seconds:g} seconds"
        return True


def until(true: Callable[[], object], what: str = "it comes true") -> None:
    rounds = Rounds(what)
    while not true() and rounds():
        time.sleep(0.01)
