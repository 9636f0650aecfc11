"""A net asked for its opinion with NumPy: what it thinks of each move, and what the seat may expect.

A row of features is mostly zeros, so the first layer is the sum of the rows of its matrix that belong to the others.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from bauhuette.engine.eyes import Hidden, Seat
from bauhuette.nets.features import Features

Weights = npt.NDArray[np.float32]
FARTHEST = 8.0  # scaled features beyond this are taken for this
TINY = 1e-5  # as PyTorch normalises


class Layer(NamedTuple):
    """A linear map, then its normalisation; `weight` has a row for each input."""

    weight: Weights
    bias: Weights
    gain: Weights
    shift: Weights


class Head(NamedTuple):
    weight: Weights
    bias: Weights


class Net(NamedTuple):
    """The layers after the first are added to what they are given."""

    columns: npt.NDArray[np.int32]  # the features it looks at
    layers: tuple[Layer, ...]
    moves: Head
    value: Head


class Opinion(NamedTuple):
    """`moves`: one number for each move of the game, higher is better. `value`: the reward the seat may expect."""

    moves: Weights
    value: float


def opinion(net: Net, row: Weights) -> Opinion:
    """Of a scaled row of features."""
    seen = row[net.columns]
    told = np.flatnonzero(seen)
    first = net.layers[0]
    inputs = np.clip(seen[told], -FARTHEST, FARTHEST)
    hidden = _normal(inputs @ first.weight[told] + first.bias, first)
    for layer in net.layers[1:]:
        hidden = hidden + _normal(hidden @ layer.weight + layer.bias, layer)
    value = float((hidden @ net.value.weight + net.value.bias)[0])
    return Opinion(hidden @ net.moves.weight + net.moves.bias, value)


def _normal(numbers: Weights, layer: Layer) -> Weights:
    centred = numbers - numbers.mean()
    scaled = centred / np.sqrt(np.mean(centred * centred) + TINY)
    positive: Weights = np.maximum(scaled * layer.gain + layer.shift, 0)
    return positive


def what_it_sees(features: Features, hidden: Hidden, seat: Seat) -> Weights:
    """The scaled features of a hidden record, without compiled code."""
    words = np.frombuffer(hidden.tobytes(), np.int64)
    return features.read(words, seat, int(hidden.seats)) * features.scale
