"""Several moves are laid out before any is made: what follows them is what follows when they are made."""

from __future__ import annotations

import numpy as np

import bauhuette as bh
from bauhuette.match.play_state import legal_moves, rehearse
from tests.limits import Rounds

STEPS = 400


def test_what_follows_planned_moves_follows_when_they_are_made() -> None:
    table, luck, rows = bh.game("contest").table(seats=3, seed=3), np.random.default_rng(3), 0
    game = table.game
    rounds = Rounds("the game goes on to what is tested")
    while table.to_move is not None and table.version < STEPS and rounds():
        lays = [move for move in table.moves() if move.family in game.planned]
        if lays:
            twin, plan = table.copy(), []
            rounds = Rounds("the game goes on to what is tested")
            while (next_lays := [move for move in twin.moves() if move.family in game.planned]) and rounds():
                plan.append(next_lays[luck.integers(len(next_lays))])
                twin.play(plan[-1])
                hidden = table.hidden(table.to_move)
                made = rehearse(game, hidden, [move.id for move in plan])
                assert [move for move, _ in made] == [move.id for move in plan]
                assert legal_moves(game, hidden) == [move.id for move in twin.moves()]
            rows += len(plan) == 3
            assert table.version < twin.version, "only the copy has gone on"
        offered = table.moves()
        table.play(offered[luck.integers(len(offered))])
    assert rows > 0, "three cards were laid out in a row"


def test_a_plan_ends_before_luck_and_before_a_move_that_is_not_offered() -> None:
    table = bh.game("contest").table(seats=3, seed=3)
    game = table.game
    [roll] = [move for move in table.moves() if move.family == "roll"]
    assert rehearse(game, table.hidden(table.to_move), [roll.id]) == []
    unfit = game.MOVES.parse("found church-9")
    assert rehearse(game, table.hidden(table.to_move), [unfit]) == []
