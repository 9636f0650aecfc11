"""Say in a word how a move stands beside the best one."""

from __future__ import annotations

from typing import Literal

MISTAKE, BLUNDER = 0.05, 0.15  # of a win

Verdict = Literal["best", "good", "mistake", "blunder"]


def verdict_of(cost: float, is_best: bool) -> Verdict:
    """Return the verdict on a move; `is_best` also where it is too close to call."""
    if is_best:
        return "best"
    return "good" if cost < MISTAKE else "mistake" if cost < BLUNDER else "blunder"
