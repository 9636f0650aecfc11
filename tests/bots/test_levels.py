"""Levels below a master: weaker players, who err where erring costs little."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from bauhuette.bots.choosing import softly
from bauhuette.bots.levels import LEVELS, STRONGEST, LevelBot, levels_of, manner_of, searches, seconds_of
from bauhuette.bots.protocol import Budget
from bauhuette.bots.search.finding import Finding
from bauhuette.engine.catalogue import game_keys
from bauhuette.engine.eyes import MoveId
from bauhuette.engine.game import Game
from bauhuette.engine.luck import luck_of_move
from bauhuette.engine.record import copy_of
from bauhuette.testkit.play import hidden, offered, states

BELOW = [level for level in LEVELS if level != STRONGEST]
POINTS = 1000


def found(*values: float) -> list[Finding]:
    return [Finding(MoveId(i), 100, value, 0.01, (value,), 0.0) for i, value in enumerate(values)]


def chosen(softness: float, *values: float) -> Counter[int]:
    return Counter(softly(found(*values), softness, point / POINTS).move for point in range(POINTS))


def test_what_costs_more_is_chosen_more_seldom() -> None:
    """A move that costs as much as the softness is made e times more seldom, one that costs ten times that never."""
    made = chosen(0.05, 0.5, 0.45, 0.0)
    assert made[0] / made[1] == pytest.approx(2.718, rel=0.02)
    assert made[2] == 0


def test_equal_moves_are_equally_likely_and_no_softness_takes_the_first() -> None:
    assert chosen(0.05, 0.3, 0.3) == {0: POINTS / 2, 1: POINTS / 2}
    assert chosen(0, 0.1, 0.3) == {0: POINTS}
    assert softly(found(0.1, 0.3), 0.05, 1.0).move in (0, 1)


@pytest.mark.parametrize("key", game_keys())
def test_each_level_looks_no_farther_and_errs_no_less_than_the_next_one(key: str) -> None:
    manners = [manner_of(key, level) for level in BELOW]
    for weaker, better in pairwise(manners):
        assert weaker.playouts <= better.playouts
        assert weaker.chapters <= better.chapters
        assert weaker.softness >= better.softness
        assert weaker != better


def test_a_game_without_manners_of_its_own_has_the_usual_ones() -> None:
    assert manner_of("ludo", "foreman").playouts > manner_of("ludo", "apprentice").playouts


@pytest.mark.parametrize("level", BELOW)
def test_a_level_makes_offered_moves_and_the_same_ones_by_the_same_luck(game: Game, seats: int, level: str) -> None:
    one, again = LevelBot(game, level), LevelBot(game, level)
    some = [s for s in states(game, seats, 3) if not s.over and len(offered(game, s)) > 1]
    for number, s in enumerate(some[:: max(1, len(some) // 5)][:5]):
        known, moves = hidden(game, s, int(s.to_move)), offered(game, s)
        known.rng = luck_of_move(b"levels", (), number)
        move = one.choose(copy_of(known), moves.copy(), Budget(playouts=16))
        assert move in moves
        assert move == again.choose(copy_of(known), moves.copy(), Budget(playouts=16))


def test_all_levels_think_in_workers_and_only_a_master_by_the_clock(game: Game) -> None:
    assert all(searches(level) for level in levels_of(game.meta) if level != "net")
    assert [level for level in LEVELS if seconds_of(level)] == [STRONGEST]
    assert not searches("apprentice@0.1")
    assert searches("foreman@0.1")
    assert not searches(None)
