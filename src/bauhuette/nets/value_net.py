"""A small net inside compiled searches that corrects a game's evaluation; the same interpreted and compiled.

A search looks some chapters ahead and then asks the game's evaluation. A value net has learned from finished games what
the evaluation misses. It looks at a determinization, so it may use all of it. A row of features is mostly zeros, so
each layer sums only few rows of its matrix.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bauhuette.engine.jit import rule
from bauhuette.engine.record import MAX_SEATS, Numbers

Weights = npt.NDArray[np.float32]
Columns = npt.NDArray[np.int32]
FARTHEST = 8.0  # scaled features are clipped to this


class ValueNet(NamedTuple):
    """A net of two hidden layers. Matrices have a row for each input; no columns means no net."""

    columns: Columns  # the features it uses
    scale: Weights  # of these features
    first: Weights
    first_bias: Weights
    second: Weights
    second_bias: Weights
    last: Weights  # a column for each seat, the observer's first
    last_bias: Weights
    faith: Weights  # one number: the weight of the game's evaluation


class Activations(NamedTuple):
    """The working memory of a value net or rollout net; each thread needs its own."""

    row: Weights  # the features of the position
    near: Weights
    far: Weights
    correction: Numbers  # by seat: added to the logarithm of its chance


NEAR, FAR = 128, 32  # widths of the hidden layers
FARTHEST_LAYER = 64  # the widest second layer


def no_value_net() -> ValueNet:
    def none(*shape: int) -> Weights:
        return np.zeros(shape, np.float32)

    return ValueNet(
        np.zeros(0, np.int32), none(0), none(0, 0), none(0), none(0, 0), none(0), none(0, 0), none(0), none(1)
    )


def new_activations(features: int) -> Activations:
    row, near, far = (np.zeros(width, np.float32) for width in (features, NEAR, FARTHEST_LAYER))
    return Activations(row, near, far, np.zeros(MAX_SEATS))


@rule
def correct(value_net: ValueNet, activations: Activations, observer: int, seats: int) -> None:
    """Fill in the correction of every seat's chances, from the features in `row`, seen by `observer`."""
    hidden_layers(value_net, activations)
    far = activations.far
    for p in range(seats):
        seat = p + observer if p + observer < seats else p + observer - seats
        activations.correction[seat] = value_net.last_bias[p]
        for k in range(len(value_net.second_bias)):
            if far[k] > 0:
                activations.correction[seat] += far[k] * value_net.last[k, p]


@rule
def hidden_layers(net: Any, activations: Activations) -> None:
    """Compute the two hidden layers of a value net or rollout net (`nets/rollout_net.py`) from `row`."""
    near, far = activations.near, activations.far
    for j in range(len(near)):
        near[j] = net.first_bias[j]
    for k in range(len(net.columns)):
        value = activations.row[net.columns[k]]
        if value != 0:
            value = value * net.scale[k]
            value = min(np.float32(FARTHEST), max(np.float32(-FARTHEST), value))
            for j in range(len(near)):
                near[j] += value * net.first[k, j]
    for j in range(len(net.second_bias)):
        far[j] = net.second_bias[j]
    for k in range(len(near)):
        if near[k] > 0:
            for j in range(len(net.second_bias)):
                far[j] += near[k] * net.second[k, j]
