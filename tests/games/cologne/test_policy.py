"""The greedy player: sensible in single situations, and far better than chance."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bauhuette.engine.rng import luck_of_move, secret_from_number
from bauhuette.engine.types import Seat
from bauhuette.match.table import Table
from tests.limits import Rounds

from .arrange import GAME, arrange


def choice(table: Table) -> str:
    assert table.to_move is not None
    moves = table.offered()
    hidden = table.hidden_for_bot(table.to_move, 1)
    return GAME.MOVES.print(GAME.policy(hidden, moves, len(moves)))


def test_fetches_the_stone_at_its_feet() -> None:
    assert choice(arrange(carts={"a1": "gate-1"}, gates={"gate-1": ["black"]})) == "load 1 black"


def test_completes_a_church_it_wins() -> None:
    built = {"andreas": {"a": ["black", "grey"]}}
    assert choice(arrange(carts={"a1": "andreas"}, loads={"a1": "white"}, built=built, hammers=("georg",))) == "build 1"


def test_completes_nothing_for_others() -> None:
    built = {"andreas": {"b": ["black", "grey"]}}
    table = arrange(carts={"a1": "andreas"}, loads={"a1": "white"}, built=built, hammers=("georg",))
    assert choice(table) != "build 1"


def test_drives_around_a_blocked_dot() -> None:
    carts = {"a1": "andreas", "b1": "burgmauer"}
    table = arrange(carts=carts, hands={"a": ["archbishop"]}, gates={})
    assert choice(table) == "move 1 marzellenstrasse-sued"


def test_wards_off_and_lays_out() -> None:
    """K45, K58."""
    table = arrange(hands={"a": ["saboteur"], "b": ["guard"]})
    table.play("sabotage b")
    assert choice(table) == "guard"
    built = {"pantaleon": {"b": ["grey", "grey"]}}
    table = arrange(hands={"b": ["abbot-pantaleon"]}, carts={"a1": "pantaleon"}, loads={"a1": "white"}, built=built)
    table.play("build 1")
    assert choice(table) == "bonus abbot-pantaleon"


def test_brings_back_what_nobody_wants() -> None:
    table = arrange(carts={"a1": "gate-3"}, loads={"a1": "black"}, gates={}, hammers=("gereon", "aposteln"))
    assert choice(table) == "unload 1"


def test_throws_away_the_abbot_of_a_lost_church() -> None:
    """K27."""
    hand = ["abbot-pantaleon", "mayor", "trader", "guard"]
    table = arrange(hands={"a": hand}, owners={"pantaleon": "b"}, phase=2)
    assert choice(table) == "discard abbot-pantaleon"


def played_by(game_number: int, seats: int, greedy: Seat) -> Table:
    table = Table(GAME, seats, secret_from_number(game_number))
    rounds = Rounds("played by")
    while table.to_move is not None and rounds():
        moves = table.offered()
        luck = luck_of_move(table.secret, ("choice",), table.version)
        if table.to_move == greedy:
            move = GAME.policy(table.hidden_for_bot(greedy, luck), moves, len(moves))
        else:
            move = moves[luck % len(moves)]
        table.play(move)
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    """One greedy player against random ones wins from every seat."""
    for seat in range(seats):
        outcome: Any = played_by(seat, seats, Seat(seat)).outcome
        assert outcome.reason == "goal"
        assert outcome.ranks[seat] == 1
        assert np.argmax(outcome.scores) == seat
