from __future__ import annotations

from typing import Any

import pytest

from bauhuette.arena.plan import Pairing, Plan, lineups, pairings, rotations
from bauhuette.arena.play_game import play_pairing
from bauhuette.bots.protocol import Budget
from bauhuette.bots.registry import BOTS
from bauhuette.engine.game import Game
from bauhuette.engine.record import Cells, copy_of

PLAN = Plan("pillars", 4, ("greedy", "random"), 4, seed=1)


def test_the_last_bot_fills_the_remaining_seats() -> None:
    assert lineups(("master", "greedy"), 4) == [("master", "greedy", "greedy", "greedy")]
    assert len(lineups(("a", "b", "c", "d"), 3)) == 4


def test_a_deal_is_played_once_for_each_rotation() -> None:
    assert rotations(("a", "b", "b", "b")) == [
        ("a", "b", "b", "b"), ("b", "a", "b", "b"), ("b", "b", "a", "b"), ("b", "b", "b", "a"),
    ]  # fmt: skip
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    plan = PLAN._replace(games=9)
    assert [p.deal for p in pairings(plan)] == [0, 0, 0, 0, 1, 1, 1, 1, 2]
    assert [p.number for p in pairings(plan)] == list(range(9))


def test_the_same_plan_gives_the_same_games() -> None:
    plan = PLAN._replace(bots=("foreman", "greedy"), budget=Budget(playouts=4))
    pairing = next(iter(pairings(plan)))
    assert play_pairing(plan, pairing) == play_pairing(plan, pairing)


class Spy:
    """A bot that checks that its input holds nothing its seat does not know."""

    name = "spy"
    asked = 0

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, hidden: Any, moves: Cells, budget: Budget | None = None) -> int:
        assert budget == Budget(playouts=7)
        luck, Spy.asked = int(hidden.rng), Spy.asked + 1
        again = copy_of(hidden)
        self.game.redact(again, int(hidden.to_move))
        again.rng = luck
        assert again.tobytes() == hidden.tobytes()
        return int(moves[luck % len(moves)])


def test_bots_never_see_a_state(game: Game, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "spy", Spy)
    Spy.asked = 0
    plan = Plan(game.meta.key, seats, ("spy",), 1, seed=2, budget=Budget(playouts=7))
    played = play_pairing(plan, Pairing(0, 0, ("spy",) * seats))
    assert played.moves == Spy.asked > 0
