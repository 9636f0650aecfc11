"""The two simplest bots."""

from __future__ import annotations

from bauhuette.bots.protocol import Budget
from bauhuette.engine.eyes import Hidden, MoveId
from bauhuette.engine.game import Game
from bauhuette.engine.record import Cells


class RandomBot:
    """Any offered move."""

    name = "random"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, hidden: Hidden, moves: Cells, budget: Budget | None = None) -> MoveId:  # noqa: ARG002
        return MoveId(int(moves[int(hidden.rng) % len(moves)]))


class GreedyBot:
    """The game's own sensible player, one step ahead."""

    name = "greedy"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, hidden: Hidden, moves: Cells, budget: Budget | None = None) -> MoveId:  # noqa: ARG002
        return MoveId(int(self.game.policy(hidden, moves, len(moves))))
