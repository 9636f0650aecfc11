"""A small net that makes the moves of playouts: it has learned from a large one how to play (`train/pupil.py`).

A search that takes the others for greedy players finds what beats greedy players. A large net plays far better than the
game's policy, but takes too long in the middle of a playout; its pupil has two narrow layers, the same rules
interpreted and compiled. It looks at what the seat to move would know in the imagined world, and no more.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bauhuette.engine.jit import rule
from bauhuette.engine.record import Cells
from bauhuette.nets.outlook import FARTHEST_LAYER, NEAR, Columns, Thoughts, Weights, think

WIDTHS = (NEAR, FARTHEST_LAYER)
NO_ADVICE = -1


class Pupil(NamedTuple):
    """A net of two hidden layers. Matrices have a row for each input; without columns there is none."""

    columns: Columns  # the features it looks at
    scale: Weights  # of these
    first: Weights
    first_bias: Weights
    second: Weights
    second_bias: Weights
    last: Weights  # a row for each move
    last_bias: Weights
    trust: Weights  # one number: by how much a move must look better than the policy's; below 0 it is not asked


def no_pupil() -> Pupil:
    def none(*shape: int) -> Weights:
        return np.zeros(shape, np.float32)

    return Pupil(np.zeros(0, np.int32), none(0), none(0, 0), none(0), none(0, 0), none(0), none(0, 0), none(0), none(1))


@rule
def preferred(pupil: Pupil, thoughts: Thoughts, moves: Cells, n: int, advice: int) -> int:
    """From the features in `row`, the offered move it likes best; of equals the first."""
    think(pupil, thoughts)
    far = thoughts.far
    best = 0
    most = np.float32(0)
    for i in range(n):
        move = moves[i]
        liked = pupil.last_bias[move]
        for k in range(len(pupil.second_bias)):
            if far[k] > 0:
                liked += far[k] * pupil.last[move, k]
        if move == advice:
            liked += pupil.trust[0]
        if i == 0 or liked > most:
            best = int(move)
            most = liked
    return best
