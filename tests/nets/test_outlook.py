"""What a search expects of a position: as NumPy has it, interpreted as compiled, and refused where it does not fit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bauhuette.bots.champions import ChampionBot
from bauhuette.bots.levels import LevelBot
from bauhuette.bots.registry import bot
from bauhuette.bots.search import learned
from bauhuette.bots.search.learned import learned_search
from bauhuette.bots.search.search import Search
from bauhuette.engine.game import Game
from bauhuette.engine.record import SPECTATOR, copy_of
from bauhuette.engine.registry import load
from bauhuette.nets import store
from bauhuette.nets.features import features_of
from bauhuette.nets.outlook import FAR, NEAR, Outlook, correct, new_thoughts
from bauhuette.nets.store import BadNet, outlook_for, outlooks_of, write_small
from bauhuette.testkit.play import states
from tests.nets.random_net import card_of

LEARNED = ("contest", "cologne")


@pytest.mark.parametrize("key", LEARNED)
def test_what_was_learned_fits_the_search_that_is_compiled_ahead(key: str) -> None:
    """With other arrays the first hint of a server would wait for another compilation, and a slow one for ever."""
    for outlook in outlooks_of(load(key)).values():
        assert all(part.flags.c_contiguous for part in outlook)


def random_outlook(game: Game, seats: int) -> Outlook:
    luck = np.random.default_rng(7)
    scale = features_of(game).scale
    columns = np.sort(luck.choice(len(scale), 60, replace=False)).astype(np.int32)

    def weights(*shape: int) -> Any:
        return luck.normal(0, 0.3, shape).astype(np.float16).astype(np.float32)

    layers = (weights(60, NEAR), weights(NEAR), weights(NEAR, FAR), weights(FAR), weights(FAR, seats), weights(seats))
    return Outlook(columns, scale[columns], *layers, np.ones(1, np.float32))


def by_numpy(outlook: Outlook, row: Any) -> Any:
    seen = np.clip(row[outlook.columns] * outlook.scale, -8, 8)
    near = np.maximum(seen @ outlook.first + outlook.first_bias, 0)
    far = np.maximum(near @ outlook.second + outlook.second_bias, 0)
    return far @ outlook.last + outlook.last_bias


@pytest.mark.parametrize("observer", range(4))
def test_layers_are_those_of_numpy_and_interpreted_as_compiled(observer: int) -> None:
    game = load("cologne")
    outlook, thoughts = random_outlook(game, 4), new_thoughts(len(features_of(game)))
    luck = np.random.default_rng(observer)
    thoughts.row[:] = luck.integers(0, 2, len(thoughts.row)) * luck.normal(0, 40, len(thoughts.row))
    correct(outlook, thoughts, observer, 4)
    compiled = thoughts.correction.copy()
    assert np.allclose(np.roll(compiled, -observer), by_numpy(outlook, thoughts.row), rtol=1e-4, atol=1e-4)
    getattr(correct, "py_func", correct)(outlook, thoughts, observer, 4)
    assert thoughts.correction.tobytes() == compiled.tobytes()


@pytest.mark.parametrize("key", LEARNED)
def test_ours_fit_and_change_what_a_master_expects(key: str) -> None:
    game = load(key)
    mind, plain = learned_search(game, 2), Search(game, capacity=2)
    assert set(mind.outlooks) == set(game.meta.seats)
    for seats in game.meta.seats:
        position = [s for s in states(game, seats, 5) if not s.over][20]
        shares = [search.weigh(copy_of(position), SPECTATOR, -1, 4, 9) for search in (mind, plain)]
        assert all(abs(share.sum() - 1) < 1e-9 for share in shares)
        assert not np.allclose(shares[0], shares[1])


def test_only_who_has_learned_has_an_outlook() -> None:
    game = load("cologne")
    found = {name: bot(name, game) for name in ("master", "foreman", "master@0.1")}
    looks = {
        name: bool(player.search.outlooks)
        for name, player in found.items()
        if isinstance(player, LevelBot | ChampionBot) and player.search
    }
    assert looks == {"master": True, "foreman": True, "master@0.1": False}


def test_one_that_does_not_fit_is_refused_and_a_master_does_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load("cologne")
    monkeypatch.setattr(store, "SHIPPED", tmp_path)
    monkeypatch.setattr(learned, "_read", {})
    for seats in game.meta.seats:
        write_small(tmp_path / f"outlook-cologne-{seats}.npz", random_outlook(game, seats), card_of(game, seats))
    assert set(outlooks_of(game)) == set(game.meta.seats)
    file = tmp_path / "outlook-cologne-2.npz"
    write_small(file, random_outlook(game, 2), card_of(game, 2, rules_version=0))
    with pytest.raises(BadNet, match="trained with rules version 0"):
        outlook_for(game, file)
    search = learned_search(game, 2)
    assert not search.outlooks
    assert search.taste == Search(game, capacity=2).taste
