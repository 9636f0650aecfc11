"""The progress of a training; knows no PyTorch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

IMITATION, SELF_PLAY = "imitation", "self-play"


class Progress(NamedTuple):
    stage: str
    seconds: float
    decisions: int
    games: int
    agreement: float = 0.0  # with the policy, while imitating it
    entropy: float = 0.0  # of the choice among offered moves
    explained: float = 0.0  # explained variance of the results
    shares: Mapping[str, tuple[float, float]] = {}  # by opponent: win share, and twice its standard error

    @classmethod
    def again(cls, values: Sequence[Any]) -> Progress:
        """Restore from a checkpoint."""
        return cls(*values)
