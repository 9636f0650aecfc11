"""The value net: equal to NumPy, equal interpreted and compiled, and refused where it does not fit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bauhuette.bots.levels import LevelBot
from bauhuette.bots.past_versions import PastVersionBot
from bauhuette.bots.registry import bot
from bauhuette.bots.search import presets
from bauhuette.bots.search.presets import learned_search
from bauhuette.bots.search.search import Search
from bauhuette.engine.game import Game
from bauhuette.engine.record import SPECTATOR, copy_of
from bauhuette.engine.registry import load
from bauhuette.nets import net_files
from bauhuette.nets.features import features_of
from bauhuette.nets.net_files import BadNet, small_net_for, value_nets_of, write_small
from bauhuette.nets.value_net import FAR, NEAR, ValueNet, correct, new_activations
from bauhuette.testkit.random_games import states
from tests.nets.random_net import card_of

LEARNED = ("contest", "cologne")


@pytest.mark.parametrize("key", LEARNED)
def test_nets_fit_the_search_compiled_ahead(key: str) -> None:
    """Other array types would make the first hint of a server wait for another compilation."""
    for value_net in value_nets_of(load(key)).values():
        assert all(part.flags.c_contiguous for part in value_net)


def random_outlook(game: Game, seats: int) -> ValueNet:
    luck = np.random.default_rng(7)
    scale = features_of(game).scale
    columns = np.sort(luck.choice(len(scale), 60, replace=False)).astype(np.int32)

    def weights(*shape: int) -> Any:
        return luck.normal(0, 0.3, shape).astype(np.float16).astype(np.float32)

    layers = (weights(60, NEAR), weights(NEAR), weights(NEAR, FAR), weights(FAR), weights(FAR, seats), weights(seats))
    return ValueNet(columns, scale[columns], *layers, np.ones(1, np.float32))


def by_numpy(value_net: ValueNet, row: Any) -> Any:
    seen = np.clip(row[value_net.columns] * value_net.scale, -8, 8)
    near = np.maximum(seen @ value_net.first + value_net.first_bias, 0)
    far = np.maximum(near @ value_net.second + value_net.second_bias, 0)
    return far @ value_net.last + value_net.last_bias


@pytest.mark.parametrize("observer", range(4))
def test_layers_are_numpys_and_equal_when_compiled(observer: int) -> None:
    game = load("cologne")
    value_net, activations = random_outlook(game, 4), new_activations(len(features_of(game)))
    luck = np.random.default_rng(observer)
    activations.row[:] = luck.integers(0, 2, len(activations.row)) * luck.normal(0, 40, len(activations.row))
    correct(value_net, activations, observer, 4)
    compiled = activations.correction.copy()
    assert np.allclose(np.roll(compiled, -observer), by_numpy(value_net, activations.row), rtol=1e-4, atol=1e-4)
    getattr(correct, "py_func", correct)(value_net, activations, observer, 4)
    assert activations.correction.tobytes() == compiled.tobytes()


@pytest.mark.parametrize("key", LEARNED)
def test_shipped_value_nets_fit_and_change_expectations(key: str) -> None:
    game = load(key)
    mind, plain = learned_search(game, 2), Search(game, capacity=2)
    assert set(mind.value_nets) == set(game.meta.seats)
    for seats in game.meta.seats:
        position = [s for s in states(game, seats, 5) if not s.over][20]
        shares = [search.evaluate(copy_of(position), SPECTATOR, -1, 4, 9) for search in (mind, plain)]
        assert all(abs(share.sum() - 1) < 1e-9 for share in shares)
        assert not np.allclose(shares[0], shares[1])


def test_only_current_levels_have_a_value_net() -> None:
    game = load("cologne")
    found = {name: bot(name, game) for name in ("master", "foreman", "master@0.1")}
    looks = {
        name: bool(player.search.value_nets)
        for name, player in found.items()
        if isinstance(player, LevelBot | PastVersionBot) and player.search
    }
    assert looks == {"master": True, "foreman": True, "master@0.1": False}


def test_a_value_net_that_does_not_fit_is_refused_and_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("cologne")
    monkeypatch.setattr(net_files, "SHIPPED", tmp_path)
    monkeypatch.setattr(presets, "_read", {})
    for seats in game.meta.seats:
        write_small(tmp_path / f"outlook-cologne-{seats}.npz", random_outlook(game, seats), card_of(game, seats))
    assert set(value_nets_of(game)) == set(game.meta.seats)
    file = tmp_path / "outlook-cologne-2.npz"
    write_small(file, random_outlook(game, 2), card_of(game, 2, rules_version=0))
    with pytest.raises(BadNet, match="trained with rules version 0"):
        small_net_for(game, file, ValueNet)
    search = learned_search(game, 2)
    assert not search.value_nets
    assert search.parameters == Search(game, capacity=2).parameters
