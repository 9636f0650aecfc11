"""A net's input is what batches show to learners, and its output what its layers compute."""

from __future__ import annotations

import numpy as np

from bauhuette.engine.game import Game
from bauhuette.engine.record import from_bytes
from bauhuette.engine.registry import load
from bauhuette.engine.types import Seat
from bauhuette.nets.features import features_of
from bauhuette.nets.policy_net import FARTHEST, TINY, Layer, Net, Weights, predict, scaled_features
from bauhuette.research.batch import Batch
from tests.nets.random_net import random_net


def test_features_of_a_record_are_those_of_a_batch(game: Game, seats: int) -> None:
    """For every seat of every game, by NumPy as by compiled code."""
    batch, features = Batch(game, 6, seats, seed=3), features_of(game)
    for _ in range(6):
        for _ in range(11):
            batch.step(batch.sensible_moves(), check=False)
        for seat in range(seats):
            shown = batch.observe(seat, scaled=True)
            for i in range(len(batch)):
                hidden = from_bytes(game.STATE, batch._memory[i].tobytes())
                hidden.news_count = 0
                game.redact(hidden, seat)
                assert np.array_equal(scaled_features(features, hidden, Seat(seat)), shown[i])


def slowly(net: Net, row: Weights) -> tuple[Weights, float]:
    """Compute the same in plain steps, with all zeros, in double precision."""

    def after(layer: Layer, inputs: Weights) -> Weights:
        summed = inputs.astype(np.float64) @ layer.weight + layer.bias
        normal = (summed - summed.mean()) / np.sqrt(summed.var() + TINY)
        positive: Weights = np.maximum(normal * layer.gain + layer.shift, 0)
        return positive

    hidden = after(net.layers[0], np.clip(row[net.columns], -FARTHEST, FARTHEST))
    for layer in net.layers[1:]:
        hidden = hidden + after(layer, hidden)
    return hidden @ net.moves.weight + net.moves.bias, float((hidden @ net.value.weight + net.value.bias)[0])


def test_a_prediction_is_what_the_layers_compute() -> None:
    game = load("pillars")
    net, batch = random_net(game), Batch(game, 20, seed=5)
    batch.play_random(np.arange(20) * 9)
    for row in batch.observe(scaled=True):
        found, (moves, value) = predict(net, row), slowly(net, row)
        assert np.allclose(found.moves, moves, rtol=1e-4, atol=1e-4)
        assert abs(found.value - value) < 1e-3
