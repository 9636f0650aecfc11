"""Loops of tests that must come to an end: a defect should fail with a sentence, not hang for ever."""

from __future__ import annotations

import time

SECONDS = 240.0  # for what a machine needs that is busy with other things
MOST = 100_000


class Rounds:
    """`while condition and rounds():` fails if it goes round and round."""

    def __init__(self, what: str, most: int = MOST, seconds: float = SECONDS) -> None:
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
