"""Which of the moves a search has looked at is made: softly one of the good ones, or the one a temper likes."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from bauhuette.bots.search.finding import Finding
from bauhuette.engine.eyes import Seat

SEEN_OFTEN = 8  # visits below which nothing can be said of how results differ


def softly(found: Sequence[Finding], softness: float, point: float) -> Finding:
    """A move the more probable the better it looks: what costs `softness` is made e times more seldom than the best.

    So whoever plays softly errs as people do, often where moves are nearly equal and seldom where one loses the game.
    `point` is a random number from 0 to 1. Without softness it is the first one found.
    """
    if softness == 0:
        return found[0]
    best = max(finding.value for finding in found)
    chances = [math.exp((finding.value - best) / softness) for finding in found]
    left = point * sum(chances)
    for finding, chance in zip(found, chances, strict=True):
        left -= chance
        if left < 0:
            return finding
    return found[0]


def _daring(finding: Finding, seat: Seat) -> float:  # noqa: ARG001
    return finding.spread


def _caution(finding: Finding, seat: Seat) -> float:  # noqa: ARG001
    return -finding.spread


def _spite(finding: Finding, seat: Seat) -> float:
    return -max(share for p, share in enumerate(finding.win_shares) if p != seat)


# What somebody of a temper likes in a move, where it costs nearly nothing.
TEMPERS: dict[str, Callable[[Finding, Seat], float]] = {"bold": _daring, "careful": _caution, "saboteur": _spite}


def tempered(found: Sequence[Finding], temper: str, price: float, seat: Seat) -> Finding:
    """Of the moves that cost at most `price` of what the best one promises, the one this temper likes most."""
    likes = TEMPERS[temper]
    near = [f for f in found if f.visits >= SEEN_OFTEN and f.value >= found[0].value - price]
    return max(near, key=lambda finding: likes(finding, seat), default=found[0])
