"""Policy nets, inferred with NumPy: a value for each move, and the expected reward.

A row of features is mostly zeros, so the first layer sums only the rows of its matrix that belong to the others.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from bauhuette.engine.types import InfoState, Seat
from bauhuette.nets.features import Features

Weights = npt.NDArray[np.float32]
FARTHEST = 8.0  # scaled features are clipped to this
TINY = 1e-5  # as in PyTorch's normalisation


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
    """The layers after the first are residual."""

    columns: npt.NDArray[np.int32]  # the features it uses
    layers: tuple[Layer, ...]
    moves: Head
    value: Head


class Prediction(NamedTuple):
    """`moves`: one logit for each move of the game. `value`: the expected reward of the seat."""

    moves: Weights
    value: float


def predict(net: Net, row: Weights) -> Prediction:
    """Infer from a scaled row of features."""
    seen = row[net.columns]
    nonzero = np.flatnonzero(seen)
    first = net.layers[0]
    inputs = np.clip(seen[nonzero], -FARTHEST, FARTHEST)
    hidden = _normal(inputs @ first.weight[nonzero] + first.bias, first)
    for layer in net.layers[1:]:
        hidden = hidden + _normal(hidden @ layer.weight + layer.bias, layer)
    value = float((hidden @ net.value.weight + net.value.bias)[0])
    return Prediction(hidden @ net.moves.weight + net.moves.bias, value)


def _normal(numbers: Weights, layer: Layer) -> Weights:
    centred = numbers - numbers.mean()
    scaled = centred / np.sqrt(np.mean(centred * centred) + TINY)
    positive: Weights = np.maximum(scaled * layer.gain + layer.shift, 0)
    return positive


def scaled_features(features: Features, hidden: InfoState, seat: Seat) -> Weights:
    """Return the scaled features of an information state, without compiled code."""
    words = np.frombuffer(hidden.tobytes(), np.int64)
    return features.read(words, seat, int(hidden.seats)) * features.scale
