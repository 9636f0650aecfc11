"""The four levels, named after the crew: apprentice, journeyman, foreman, master."""

from __future__ import annotations

from typing import NamedTuple

from bauhuette.bots.nodes import taste_of
from bauhuette.bots.protocol import Budget
from bauhuette.bots.search import Search
from bauhuette.engine.eyes import Hidden
from bauhuette.engine.game import Game
from bauhuette.engine.luck import rand
from bauhuette.engine.record import Cells

PERCENT = 100


class Level(NamedTuple):
    """How good a bot of this level is."""

    name: str
    slips: int  # of a hundred decisions, so many are made at random
    budget: Budget | None  # None: the game's policy, without search
    has_habits: bool = False  # searches at some of its decisions only (`habit` in the game's meta.toml)


LEVELS = {
    level.name: level
    for level in (
        Level("apprentice", 55, None),
        Level("journeyman", 4, None),
        Level("foreman", 0, Budget(playouts=150), has_habits=True),
        Level("master", 0, Budget(seconds=1.8)),
    )
}


class LevelBot:
    """A bot of one level. The same luck gives the same move, if its budget counts playouts and not seconds."""

    def __init__(self, game: Game, level: Level) -> None:
        self.game = game
        self.level = level
        self.name = level.name
        self._search = Search(game) if level.budget else None
        self._habit = round(PERCENT * taste_of(game).habit) if level.has_habits else 0

    def choose(self, hidden: Hidden, moves: Cells, budget: Budget | None = None) -> int:
        if len(moves) == 1:
            return int(moves[0])
        if rand(hidden, PERCENT) < self.level.slips:
            return int(moves[rand(hidden, len(moves))])
        if self._search is None or self.level.budget is None or rand(hidden, PERCENT) < self._habit:
            return int(self.game.policy(hidden, moves, len(moves)))
        found = self._search.explore(hidden, int(hidden.to_move), within(self.level.budget, budget))
        return found[0].move


def within(own: Budget, given: Budget | None) -> Budget:
    """A level may be given less or more time, but never more playouts than make it the level it is."""
    if given is None:
        return own
    playouts = min((n for n in (own.playouts, given.playouts) if n is not None), default=None)
    seconds = given.seconds if given.seconds or given.playouts else own.seconds
    return Budget(seconds, playouts, given.threads)
