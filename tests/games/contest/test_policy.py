"""The sensible player."""

from __future__ import annotations

import pytest

from bauhuette.bots.registry import bot
from bauhuette.engine.rng import luck_of_move, secret_from_number
from bauhuette.engine.types import Seat
from bauhuette.match.table import Table
from tests.limits import Rounds

from .arrange import GAME, arranged


def choice(table: Table) -> str:
    assert table.to_move is not None
    moves = table.offered()
    return GAME.MOVES.print(GAME.policy(table.hidden_for_bot(table.to_move, 77), moves, len(moves)))


def finish(table: Table) -> Table:
    """Seat 0 lays as the policy says."""
    rounds = Rounds("finish")
    while table.to_move == 0 and rounds():
        table.play(choice(table))
    return table


@pytest.mark.parametrize("seats", [3, 4])
def test_beats_random_players(seats: int) -> None:
    wins = 0
    games = 20
    for seed in range(games):
        table = Table(GAME, seats, secret_from_number(seed))
        me = Seat(seed % seats)
        rounds = Rounds("beats random players")
        while table.to_move is not None and rounds():
            moves = table.offered()
            luck = luck_of_move(table.secret, ("players",), table.version)
            move = moves[luck % len(moves)]
            if table.to_move == me:
                move = GAME.policy(table.hidden_for_bot(me, luck), moves, len(moves))
            table.play(move)
        assert table.outcome is not None
        wins += table.outcome.ranks[me] == 1
    assert wins >= games * 9 // 10


def test_finishes_as_well_as_can_be() -> None:
    """Of all ways to lay three cards, the one with the most points: both corner towers and the church opposite."""
    row = ("church-4", "town-hall-7")
    hand = ("left-corner-2", "right-corner-2", "church-9", "tower-3")
    table = arranged(cities=(row, (), ()), hands=(hand, (), ()), phase="final", closing=1, final_left=1)
    finish(table)
    assert table.standing().scores[0] == 2 + 4 + 7 + 9 + 2 + 10 + 5 + 5 - 3


def test_pays_no_more_than_it_has() -> None:
    table = arranged(phase="offer", money=(10, 2, 10), tops=("church-9", None))
    table.play("offer open")
    table.play("bid 2")
    assert choice(table) == "pass"


def test_takes_a_second_town_hall_for_nothing_worth() -> None:
    table = arranged(cities=((), ("church-4", "town-hall-5", "gate-2"), ()), phase="offer", tops=("town-hall-7", None))
    table.play("offer open")
    table.play("bid 1")
    assert choice(table) == "pass"


def test_attacks_the_leader() -> None:
    rows = ((), ("gate-2", "church-9", "gate-3"), ("gate-4", "church-4", "gate-5"))
    table = arranged(cities=rows, saboteurs=(1, 0, 0), sizes=(5, 8))
    assert choice(table) == "attack b 2"


@pytest.mark.parametrize("name", ["apprentice", "journeyman"])
def test_who_errs_bids_no_more_than_they_have_or_a_little_above_the_last_bid(name: str) -> None:
    """Not 20, 25 or 44 with 10 talers, which nobody would believe."""
    table = arranged(phase="offer", money=(4, 10, 30), tops=("church-9", None))
    table.play("offer open")
    table.play("bid 2")
    assert table.to_move is not None
    moves, one, made = table.offered(), bot(name, GAME), set()
    for i in range(200):
        made.add(
            GAME.MOVES.print(one.choose(table.hidden_for_bot(table.to_move, luck_of_move(b"slips", (), i)), moves))
        )
    assert len(made) > 1
    assert made <= {"pass", *(f"bid {amount}" for amount in range(3, 11))}
