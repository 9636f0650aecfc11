"""Untrained nets, for tests."""

from __future__ import annotations

from typing import Any

import numpy as np

from bauhuette.engine.game import Game
from bauhuette.nets.features import features_of
from bauhuette.nets.net_files import Card, identity_of
from bauhuette.nets.policy_net import Head, Layer, Net
from bauhuette.nets.rollout_net import WIDTHS, RolloutNet


def random_net(game: Game, width: int = 8, seed: int = 1) -> Net:
    luck = np.random.default_rng(seed)

    def numbers(*shape: int) -> Any:
        return luck.normal(size=shape).astype(np.float16).astype(np.float32)

    columns = np.arange(0, len(features_of(game)), 2, dtype=np.int32)
    layers = tuple(
        Layer(numbers(size, width), numbers(width), numbers(width), numbers(width)) for size in (len(columns), width)
    )
    return Net(
        columns,
        layers,
        Head(numbers(width, game.MOVES.size), numbers(game.MOVES.size)),
        Head(numbers(width, 1), numbers(1)),
    )


def card_of(game: Game, seats: int, /, **other: Any) -> Card:
    told = identity_of(game) | {"seats": seats, "command": "none", "seed": 1, "seconds": 0.0, "decisions": 0} | other
    return Card(device="cpu", **told)


def random_pupil(game: Game, trust: float = -1.0) -> RolloutNet:
    luck, (near, far), moves = np.random.default_rng(2), WIDTHS, game.MOVES.size

    def numbers(*shape: int) -> Any:
        return luck.normal(scale=0.2, size=shape).astype(np.float16).astype(np.float32)

    features = features_of(game)
    columns = np.arange(0, len(features), 2, dtype=np.int32)
    hidden = (numbers(len(columns), near), numbers(near), numbers(near, far), numbers(far))
    trusting = np.array([trust], np.float32)
    return RolloutNet(columns, features.scale[columns], *hidden, numbers(moves, far), numbers(moves), trusting)
