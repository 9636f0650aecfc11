"""Which of the moves a search has looked at is made by somebody who is no master: softly one of the good ones."""

from __future__ import annotations

import math
from collections.abc import Sequence

from bauhuette.bots.search.finding import Finding


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
