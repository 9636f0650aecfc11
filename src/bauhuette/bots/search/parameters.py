"""What a search weighs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Taste(NamedTuple):
    """What a search weighs; games may differ (see `search` in their meta.toml)."""

    exploration: float = 1.0  # in standard deviations of the results
    widening: float = 1.5  # children of a node visited v times: up to 2 + widening * sqrt(v)
    randomness: float = 0.1  # share of random moves in playouts
    margin: float = 0.3  # share of the margin in the value of a result, the rest is the win
    trust: float = 1.0  # standard errors by which a move must look better than the policy's to be preferred
    race: float = 0.0  # 1: no tree; the moves race each other in the same worlds (games of many small steps)
    chapters: float = 1.0  # a playout is judged by the game's estimate when so many chapters have begun
    habit: float = 0.25  # share of its decisions a foreman makes without a search, by the game's policy


def taste_of(told: Mapping[str, float]) -> Taste:
    """What pays at a game, as its meta.toml tells. All floats: compiled code is made for the types it is given."""
    return Taste(**{name: float(number) for name, number in told.items()})
