"""The parameters of a search."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class SearchParameters(NamedTuple):
    """The parameters of a search; games may override them (`search` in their meta.toml)."""

    exploration: float = 1.0  # in standard deviations of the results
    widening: float = 1.5  # children of a node visited v times: up to 2 + widening * sqrt(v)
    randomness: float = 0.1  # share of random moves in playouts
    margin: float = 0.3  # share of the margin in the value of a result; the rest is the win
    trust: float = 1.0  # standard errors by which a move must be better than the policy's to be preferred
    race: float = 0.0  # 1: no tree; moves race in the same determinizations (games of many small steps)
    chapters: float = 1.0  # a playout ends in the game's evaluation when this many chapters have begun
    habit: float = 0.25  # share of decisions a foreman@0.1 leaves to the game's policy


def parameters_from(values: Mapping[str, float]) -> SearchParameters:
    """Return a game's parameters from its meta.toml, all as floats: compiled code has fixed types."""
    return SearchParameters(**{name: float(number) for name, number in values.items()})
