"""What a position promises each seat, by a small net inside compiled searches: the same rules interpreted and compiled.

A search looks some chapters ahead and then asks the game's estimate. An outlook has learned, from how many games went
on, what the estimate does not see, and corrects it. It looks at an imagined world, so it may look at everything in it.
A row of features is mostly zeros, so the first layer is a sum of few rows of its matrix; of the second one likewise.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bauhuette.engine.jit import rule
from bauhuette.engine.record import MAX_SEATS, Numbers

Weights = npt.NDArray[np.float32]
Columns = npt.NDArray[np.int32]
FARTHEST = 8.0  # scaled features beyond this are taken for this


class Outlook(NamedTuple):
    """A net of two hidden layers. Matrices have a row for each input. Without columns there is none."""

    columns: Columns  # the features it looks at
    scale: Weights  # of these
    first: Weights
    first_bias: Weights
    second: Weights
    second_bias: Weights
    last: Weights  # a column for each seat, the observer's first
    last_bias: Weights
    faith: Weights  # one number: how much the estimate counts


class Thoughts(NamedTuple):
    """Where an outlook or a pupil thinks: everybody who asks needs their own."""

    row: Weights  # the features of the position
    near: Weights
    far: Weights
    correction: Numbers  # by seat: what is added to the logarithm of its chances


NEAR, FAR = 128, 32  # widths of the hidden layers
FARTHEST_LAYER = 64  # the widest second layer of whoever thinks here


def no_outlook() -> Outlook:
    def none(*shape: int) -> Weights:
        return np.zeros(shape, np.float32)

    return Outlook(
        np.zeros(0, np.int32), none(0), none(0, 0), none(0), none(0, 0), none(0), none(0, 0), none(0), none(1)
    )


def new_thoughts(features: int) -> Thoughts:
    row, near, far = (np.zeros(width, np.float32) for width in (features, NEAR, FARTHEST_LAYER))
    return Thoughts(row, near, far, np.zeros(MAX_SEATS))


@rule
def correct(outlook: Outlook, thoughts: Thoughts, observer: int, seats: int) -> None:
    """From the features in `row`, seen by `observer`, the correction of every seat's chances."""
    think(outlook, thoughts)
    far = thoughts.far
    for p in range(seats):
        seat = p + observer if p + observer < seats else p + observer - seats
        thoughts.correction[seat] = outlook.last_bias[p]
        for k in range(len(outlook.second_bias)):
            if far[k] > 0:
                thoughts.correction[seat] += far[k] * outlook.last[k, p]


@rule
def think(net: Any, thoughts: Thoughts) -> None:
    """The two hidden layers of an outlook or a pupil (`nets/pupil.py`), from the features in `row`."""
    near, far = thoughts.near, thoughts.far
    for j in range(len(near)):
        near[j] = net.first_bias[j]
    for k in range(len(net.columns)):
        told = thoughts.row[net.columns[k]]
        if told != 0:
            told = told * net.scale[k]
            told = min(np.float32(FARTHEST), max(np.float32(-FARTHEST), told))
            for j in range(len(near)):
                near[j] += told * net.first[k, j]
    for j in range(len(net.second_bias)):
        far[j] = net.second_bias[j]
    for k in range(len(near)):
        if near[k] > 0:
            for j in range(len(net.second_bias)):
                far[j] += near[k] * net.second[k, j]
