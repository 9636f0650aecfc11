"""The small net that plays in playouts: as NumPy has it, interpreted as compiled, and blind for what is hidden."""

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
from bauhuette.nets.outlook import new_thoughts
from bauhuette.nets.pupil import NO_ADVICE, Pupil, preferred
from bauhuette.nets.store import BadNet, pupil_for, write_small
from bauhuette.testkit.play import hidden, states
from tests.nets.random_net import card_of, random_pupil
from tests.plugins.selection import few


def by_numpy(pupil: Pupil, row: Any) -> Any:
    seen = np.clip(row[pupil.columns] * pupil.scale, -8, 8)
    near = np.maximum(seen @ pupil.first + pupil.first_bias, 0)
    far = np.maximum(near @ pupil.second + pupil.second_bias, 0)
    return pupil.last @ far + pupil.last_bias


@pytest.mark.parametrize("seed", range(4))
def test_the_favourite_is_that_of_numpy_and_interpreted_as_compiled(seed: int) -> None:
    game = load("pillars")
    pupil, thoughts = random_pupil(game), new_thoughts(len(features_of(game)))
    luck = np.random.default_rng(seed)
    thoughts.row[:] = luck.integers(0, 2, len(thoughts.row)) * luck.normal(0, 3, len(thoughts.row))
    moves = luck.permutation(game.MOVES.size)[:9].astype(np.int64)
    liked = by_numpy(pupil, thoughts.row)[moves]
    assert preferred(pupil, thoughts, moves, 9, NO_ADVICE) == moves[np.argmax(liked)]
    assert getattr(preferred, "py_func", preferred)(pupil, thoughts, moves, 9, NO_ADVICE) == moves[np.argmax(liked)]


def test_the_policys_advice_counts_as_far_as_it_is_trusted() -> None:
    game = load("pillars")
    thoughts, moves = new_thoughts(len(features_of(game))), np.arange(6)
    for advice in range(6):
        assert preferred(random_pupil(game, trust=1e6), thoughts, moves, 6, advice) == advice


@pytest.mark.parametrize("trust", few([-1.0, 0.1]))
def test_it_sees_no_more_than_the_seat_to_move(game: Game, seats: int, trust: float) -> None:
    """In any world the seat holds possible it makes the same move as in the true one."""
    search = Search(game, capacity=2, pupils={seats: random_pupil(game, trust)})
    tree = search.trees[0]._replace(pupil=search.pupils[seats])
    choose = getattr(search.code.sensible, "py_func", search.code.sensible)
    made = set()
    for number, state in enumerate(states(game, seats, 5)):
        if state.over or number % 7:
            continue
        seat = int(state.to_move)
        other = hidden(game, state, seat)
        other.rng = 1 + number
        game.imagine(other, seat)
        n = int(game.legal(copy_of(state), tree.moves))
        move = choose(tree, copy_of(state), n)
        assert move in tree.moves[:n]
        assert choose(tree, copy_of(other), n) == move
        made.add(move)
        if number > 150:
            break
    assert len(made) > 3


def test_a_pupil_is_read_as_it_was_written_and_refused_for_other_rules(tmp_path: Path) -> None:
    game, file = load("pillars"), tmp_path / "pupil.npz"
    pupil = random_pupil(game, trust=2.0)
    write_small(file, pupil, card_of(game, 3))
    found, card = pupil_for(game, file)
    assert card.seats == 3
    assert all(np.array_equal(one, other) for one, other in zip(found, pupil, strict=True))
    write_small(file, pupil, card_of(game, 3, rules_version=0))
    with pytest.raises(BadNet):
        pupil_for(game, file)
