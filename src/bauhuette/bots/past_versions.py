"""The levels of earlier versions: `master@0.1` plays as a master of version 0.1 did.

New levels are measured against players that do not change (`tests/bots/test_past_versions.py`).
"""

from __future__ import annotations

from typing import NamedTuple

from bauhuette.bots.protocol import Budget, within
from bauhuette.bots.search.parameters import parameters_from
from bauhuette.bots.search.search import Search
from bauhuette.engine.game import Game
from bauhuette.engine.record import Cells
from bauhuette.engine.rng import rand
from bauhuette.engine.types import InfoState, MoveId, Seat

PERCENT = 100


class PastLevel(NamedTuple):
    """How a level of an earlier version played."""

    name: str
    slips: int  # of 100 decisions, how many are random
    budget: Budget | None  # None: the game's policy, without search
    has_habits: bool = False  # does not search every decision (`habit` in the game's meta.toml)


PAST_LEVELS = {
    past_level.name: past_level
    for past_level in (
        PastLevel("apprentice@0.1", 55, None),
        PastLevel("journeyman@0.1", 4, None),
        PastLevel("foreman@0.1", 0, Budget(playouts=150), has_habits=True),
        PastLevel("master@0.1", 0, Budget(seconds=1.8)),
    )
}


class PastVersionBot:
    """With a budget of playouts (not seconds), the same seed gives the same move."""

    def __init__(self, game: Game, past_level: PastLevel) -> None:
        self.game = game
        self.past_level = past_level
        self.name = past_level.name
        self.search = Search(game) if past_level.budget else None
        self._habit = round(PERCENT * parameters_from(game.meta.search).habit) if past_level.has_habits else 0

    def __reduce__(self) -> tuple[type[PastVersionBot], tuple[Game, PastLevel]]:
        """Copy the bot without the memory of its search."""
        return PastVersionBot, (self.game, self.past_level)

    def choose(self, hidden: InfoState, moves: Cells, budget: Budget | None = None) -> MoveId:
        if len(moves) == 1:
            return MoveId(int(moves[0]))
        if rand(hidden, PERCENT) < self.past_level.slips:
            return MoveId(int(moves[rand(hidden, len(moves))]))
        if self.search is None or self.past_level.budget is None or rand(hidden, PERCENT) < self._habit:
            return MoveId(int(self.game.policy(hidden, moves, len(moves))))
        return self.search.explore(hidden, Seat(int(hidden.to_move)), within(self.past_level.budget, budget))[0].move
