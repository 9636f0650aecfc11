"""How well the evaluation a search uses predicts the winner."""

from __future__ import annotations

import numpy as np
import pytest
from tests.limits import Rounds

from bauhuette.engine.catalogue import game_keys
from bauhuette.engine.game import Game
from bauhuette.engine.news import mute
from bauhuette.engine.record import copy_of
from bauhuette.engine.registry import load
from bauhuette.match.table import Table

GAMES = 30
LATE = 3 / 4  # of a game


def states_of_a_game(game: Game, seats: int, number: int) -> list[np.void]:
    """Return the states at the beginning of each chapter, and the outcome; all seats play greedily."""
    s = copy_of(Table(game, seats, b"estimate %d" % number).state)
    mute(s)
    moves = np.zeros(game.MOVES.size, np.int64)
    found, chapter = [], -1
    rounds = Rounds("states of a game")
    while not s.over and rounds():
        if game.chapter(s) != chapter:
            chapter = game.chapter(s)
            found.append(copy_of(s))
        game.apply(s, int(game.policy(s, moves, game.legal(s, moves))))
    return [*found, s]


@pytest.mark.parametrize("key", game_keys())
def test_the_seat_evaluated_best_late_in_a_game_mostly_wins(key: str) -> None:
    game, right = load(key), 0.0
    seats = max(game.meta.seats)
    for number in range(GAMES):
        *states, end = states_of_a_game(game, seats, number)
        late = states[int(len(states) * LATE)]
        expected = np.zeros(seats)
        before = late.tobytes()
        assert game.evaluate(late, expected) > 0
        assert late.tobytes() == before, "an evaluation must not change the record"
        standing = np.zeros((2, seats), np.int64)
        game.standing(end, standing)
        right += standing[1, int(expected.argmax())] == 1
    assert right / GAMES > 1.5 / seats
