"""The levels of earlier versions: whoever is called `master@0.1` plays as a master of version 0.1 did.

What is new is measured against players that do not change (`tests/bots/test_champions.py`).
"""

from __future__ import annotations

from typing import NamedTuple

from bauhuette.bots.protocol import Budget, within
from bauhuette.bots.search.parameters import taste_of
from bauhuette.bots.search.search import Search
from bauhuette.engine.eyes import Hidden, MoveId, Seat
from bauhuette.engine.game import Game
from bauhuette.engine.luck import rand
from bauhuette.engine.record import Cells

PERCENT = 100


class Champion(NamedTuple):
    """How a level of an earlier version played."""

    name: str
    slips: int  # of a hundred decisions, so many are made at random
    budget: Budget | None  # None: the game's policy, without search
    has_habits: bool = False  # searches at some of its decisions only (`habit` in the game's meta.toml)


CHAMPIONS = {
    champion.name: champion
    for champion in (
        Champion("apprentice@0.1", 55, None),
        Champion("journeyman@0.1", 4, None),
        Champion("foreman@0.1", 0, Budget(playouts=150), has_habits=True),
        Champion("master@0.1", 0, Budget(seconds=1.8)),
    )
}


class ChampionBot:
    """The same luck gives the same move, if its budget counts playouts and not seconds."""

    def __init__(self, game: Game, champion: Champion) -> None:
        self.game = game
        self.champion = champion
        self.name = champion.name
        self.search = Search(game) if champion.budget else None
        self._habit = round(PERCENT * taste_of(game.meta.search).habit) if champion.has_habits else 0

    def __reduce__(self) -> tuple[type[ChampionBot], tuple[Game, Champion]]:
        """Copied by what it is, not with what its search remembers."""
        return ChampionBot, (self.game, self.champion)

    def choose(self, hidden: Hidden, moves: Cells, budget: Budget | None = None) -> MoveId:
        if len(moves) == 1:
            return MoveId(int(moves[0]))
        if rand(hidden, PERCENT) < self.champion.slips:
            return MoveId(int(moves[rand(hidden, len(moves))]))
        if self.search is None or self.champion.budget is None or rand(hidden, PERCENT) < self._habit:
            return MoveId(int(self.game.policy(hidden, moves, len(moves))))
        return self.search.explore(hidden, Seat(int(hidden.to_move)), within(self.champion.budget, budget))[0].move
