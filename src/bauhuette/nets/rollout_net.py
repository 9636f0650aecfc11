"""A small net that plays in playouts, distilled from a policy net (`train/rollout_net.py`).

A search that takes the others for greedy players finds what beats greedy players. A policy net plays far better than
the game's policy, but takes too long inside a playout; the rollout net has two narrow layers, and behaves the same
interpreted and compiled. It uses only what the seat to move would know in the determinization.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bauhuette.engine.jit import rule
from bauhuette.engine.record import Cells
from bauhuette.nets.value_net import FARTHEST_LAYER, NEAR, Activations, Columns, Weights, hidden_layers

WIDTHS = (NEAR, FARTHEST_LAYER)
NO_ADVICE = -1


class RolloutNet(NamedTuple):
    """A net of two hidden layers. Matrices have a row for each input; no columns means no net."""

    columns: Columns  # the features it uses
    scale: Weights  # of these features
    first: Weights
    first_bias: Weights
    second: Weights
    second_bias: Weights
    last: Weights  # a row for each move
    last_bias: Weights
    trust: Weights  # one number: the bonus of the policy's move; below 0 the policy is not asked


def no_rollout_net() -> RolloutNet:
    def none(*shape: int) -> Weights:
        return np.zeros(shape, np.float32)

    return RolloutNet(
        np.zeros(0, np.int32), none(0), none(0, 0), none(0), none(0, 0), none(0), none(0, 0), none(0), none(1)
    )


@rule
def preferred(rollout_net: RolloutNet, activations: Activations, moves: Cells, n: int, advice: int) -> int:
    """Return the offered move with the highest value, from the features in `row`; of equals the first."""
    hidden_layers(rollout_net, activations)
    far = activations.far
    best = 0
    most = np.float32(0)
    for i in range(n):
        move = moves[i]
        value = rollout_net.last_bias[move]
        for k in range(len(rollout_net.second_bias)):
            if far[k] > 0:
                value += far[k] * rollout_net.last[move, k]
        if move == advice:
            value += rollout_net.trust[0]
        if i == 0 or value > most:
            best = int(move)
            most = value
    return best
