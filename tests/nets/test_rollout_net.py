"""The rollout net: equal to NumPy, equal interpreted and compiled, and blind to hidden cards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bauhuette.bots.search.search import Search
from bauhuette.engine.game import Game
from bauhuette.engine.record import copy_of
from bauhuette.engine.registry import load
from bauhuette.nets.features import features_of
from bauhuette.nets.net_files import BadNet, small_net_for, write_small
from bauhuette.nets.rollout_net import NO_ADVICE, RolloutNet, preferred
from bauhuette.nets.value_net import new_activations
from bauhuette.testkit.random_games import hidden, states
from tests.nets.random_net import card_of, random_pupil
from tests.plugins.selection import few


def by_numpy(rollout_net: RolloutNet, row: Any) -> Any:
    seen = np.clip(row[rollout_net.columns] * rollout_net.scale, -8, 8)
    near = np.maximum(seen @ rollout_net.first + rollout_net.first_bias, 0)
    far = np.maximum(near @ rollout_net.second + rollout_net.second_bias, 0)
    return rollout_net.last @ far + rollout_net.last_bias


@pytest.mark.parametrize("seed", range(4))
def test_the_chosen_move_is_numpys_and_equal_when_compiled(seed: int) -> None:
    game = load("pillars")
    rollout_net, activations = random_pupil(game), new_activations(len(features_of(game)))
    luck = np.random.default_rng(seed)
    activations.row[:] = luck.integers(0, 2, len(activations.row)) * luck.normal(0, 3, len(activations.row))
    moves = luck.permutation(game.MOVES.size)[:9].astype(np.int64)
    liked = by_numpy(rollout_net, activations.row)[moves]
    assert preferred(rollout_net, activations, moves, 9, NO_ADVICE) == moves[np.argmax(liked)]
    assert (
        getattr(preferred, "py_func", preferred)(rollout_net, activations, moves, 9, NO_ADVICE)
        == moves[np.argmax(liked)]
    )


def test_the_policys_move_gets_a_bonus() -> None:
    game = load("pillars")
    activations, moves = new_activations(len(features_of(game))), np.arange(6)
    for advice in range(6):
        assert preferred(random_pupil(game, trust=1e6), activations, moves, 6, advice) == advice


@pytest.mark.parametrize("trust", few([-1.0, 0.1]))
def test_it_uses_only_what_the_seat_to_move_knows(game: Game, seats: int, trust: float) -> None:
    """In every determinization it makes the same move as in the full state."""
    search = Search(game, capacity=2, rollout_nets={seats: random_pupil(game, trust)})
    tree = search.trees[0]._replace(rollout_net=search.rollout_nets[seats])
    choose = getattr(search.code.rollout_move, "py_func", search.code.rollout_move)
    made = set()
    for number, state in enumerate(states(game, seats, 5)):
        if state.over or number % 7:
            continue
        seat = int(state.to_move)
        other = hidden(game, state, seat)
        other.rng = 1 + number
        game.determinize(other, seat)
        n = int(game.legal(copy_of(state), tree.moves))
        move = choose(tree, copy_of(state), n)
        assert move in tree.moves[:n]
        assert choose(tree, copy_of(other), n) == move
        made.add(move)
        if number > 150:
            break
    assert len(made) > 3


def test_a_rollout_net_is_read_as_written_and_refused_for_other_rules(tmp_path: Path) -> None:
    game, file = load("pillars"), tmp_path / "pupil.npz"
    rollout_net = random_pupil(game, trust=2.0)
    write_small(file, rollout_net, card_of(game, 3))
    found, card = small_net_for(game, file, RolloutNet)
    assert card.seats == 3
    assert all(np.array_equal(one, other) for one, other in zip(found, rollout_net, strict=True))
    write_small(file, rollout_net, card_of(game, 3, rules_version=0))
    with pytest.raises(BadNet):
        small_net_for(game, file, RolloutNet)
