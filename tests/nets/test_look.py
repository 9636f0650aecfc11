"""What a net sees is what batches show to learners, and what it thinks is what its layers say."""

from __future__ import annotations

import numpy as np

from bauhuette.engine.eyes import Seat
from bauhuette.engine.game import Game
from bauhuette.engine.record import from_bytes
from bauhuette.engine.registry import load
from bauhuette.nets.features import features_of
from bauhuette.nets.look import FARTHEST, TINY, Layer, Net, Weights, opinion, what_it_sees
from bauhuette.research.batch import Batch
from tests.nets.random_net import random_net


def test_a_hidden_record_is_seen_as_batches_show_it(game: Game, seats: int) -> None:
    """Every seat of every game, by NumPy as by compiled code."""
    batch, features = Batch(game, 6, seats, seed=3), features_of(game)
    for _ in range(6):
        for _ in range(11):
            batch.step(batch.sensible_moves(), check=False)
        for seat in range(seats):
            shown = batch.observe(seat, scaled=True)
            for i in range(len(batch)):
                hidden = from_bytes(game.STATE, batch._memory[i].tobytes())
                hidden.news_count = 0
                game.hide(hidden, seat)
                assert np.array_equal(what_it_sees(features, hidden, Seat(seat)), shown[i])


def slowly(net: Net, row: Weights) -> tuple[Weights, float]:
    """The same in plain steps, zeros and all, in twice the width."""

    def after(layer: Layer, inputs: Weights) -> Weights:
        summed = inputs.astype(np.float64) @ layer.weight + layer.bias
        normal = (summed - summed.mean()) / np.sqrt(summed.var() + TINY)
        positive: Weights = np.maximum(normal * layer.gain + layer.shift, 0)
        return positive

    hidden = after(net.layers[0], np.clip(row[net.columns], -FARTHEST, FARTHEST))
    for layer in net.layers[1:]:
        hidden = hidden + after(layer, hidden)
    return hidden @ net.moves.weight + net.moves.bias, float((hidden @ net.value.weight + net.value.bias)[0])


def test_an_opinion_is_what_the_layers_say() -> None:
    game = load("pillars")
    net, batch = random_net(game), Batch(game, 20, seed=5)
    batch.play_random(np.arange(20) * 9)
    for row in batch.observe(scaled=True):
        found, (moves, value) = opinion(net, row), slowly(net, row)
        assert np.allclose(found.moves, moves, rtol=1e-4, atol=1e-4)
        assert abs(found.value - value) < 1e-3
