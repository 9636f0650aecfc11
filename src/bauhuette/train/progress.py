"""How far a training has come; knows no PyTorch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

IMITATION, SELF_PLAY = "imitation", "self-play"


class Progress(NamedTuple):
    stage: str
    seconds: float
    decisions: int
    games: int
    agreement: float = 0.0  # with the policy, while it is imitated
    entropy: float = 0.0  # of the choice among offered moves
    explained: float = 0.0  # share of the differences between results that values foresaw
    shares: Mapping[str, tuple[float, float]] = {}  # by opponent: win share, and twice its standard error

    @classmethod
    def again(cls, told: Sequence[Any]) -> Progress:
        """From what a checkpoint holds."""
        return cls(*told)
