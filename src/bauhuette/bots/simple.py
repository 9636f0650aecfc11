"""The two simplest bots."""

from __future__ import annotations

from bauhuette.bots.protocol import Budget
from bauhuette.engine.game import Game
from bauhuette.engine.record import Cells
from bauhuette.engine.types import InfoState, MoveId


class RandomBot:
    """Makes a random offered move."""

    name = "random"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, hidden: InfoState, moves: Cells, budget: Budget | None = None) -> MoveId:  # noqa: ARG002
        return MoveId(int(moves[int(hidden.rng) % len(moves)]))


class GreedyBot:
    """Makes the move of the game's rollout policy."""

    name = "greedy"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, hidden: InfoState, moves: Cells, budget: Budget | None = None) -> MoveId:  # noqa: ARG002
        return MoveId(int(self.game.policy(hidden, moves, len(moves))))
