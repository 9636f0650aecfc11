"""Loops of tests that must come to an end: a defect should fail with a sentence, not hang for ever."""

from __future__ import annotations

import math
import time

SECONDS = 480.0  # for what a machine needs that is busy with other things

PATIENT_S = 240  # for an answer over HTTP: a busy machine takes its time, and a test is about what is answered


class Rounds:
    """`while condition and rounds():` fails if it goes round and round.

    Without `most` only the time counts: whoever looks again and again without waiting goes round very often.
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
