"""The four levels, named after the crew: apprentice, journeyman, foreman, master."""

from __future__ import annotations

from typing import Any, NamedTuple

from bauhuette.bots.finding import Finding
from bauhuette.bots.nodes import Taste
from bauhuette.bots.protocol import Budget
from bauhuette.bots.search import Search
from bauhuette.engine.game import Game
from bauhuette.engine.luck import rand
from bauhuette.engine.record import Cells

PERCENT = 100
NEARLY = 0.05  # of a win


class Level(NamedTuple):
    """How good a bot of this level is."""

    name: str
    slips: int  # of a hundred decisions, so many are made at random
    budget: Budget | None  # None: the game's policy, without search
    sight: float = 1.0  # how far ahead it looks, of what pays at this game
    lapses: int = 0  # of a hundred searches, after so many it takes what looked nearly as good as the best


LEVELS = {
    level.name: level
    for level in (
        Level("apprentice", 55, None),
        Level("journeyman", 4, None),
        Level("foreman", 0, Budget(playouts=150), 0.6, 50),
        Level("master", 0, Budget(seconds=1.8)),
    )
}


class LevelBot:
    """A bot of one level. The same luck gives the same move, if its budget counts playouts and not seconds."""

    def __init__(self, game: Game, level: Level) -> None:
        self.game = game
        self.level = level
        self.name = level.name
        self._search = Search(game, taste_of(game, level)) if level.budget else None

    def choose(self, hidden: Any, moves: Cells, budget: Budget | None = None) -> int:
        if len(moves) == 1:
            return int(moves[0])
        if rand(hidden, PERCENT) < self.level.slips:
            return int(moves[rand(hidden, len(moves))])
        if self._search is None or self.level.budget is None:
            return int(self.game.policy(hidden, moves, len(moves)))
        found = self._search.explore(hidden, int(hidden.to_move), within(self.level.budget, budget))
        if rand(hidden, PERCENT) < self.level.lapses:
            return second_best(found).move
        return found[0].move


def second_best(found: list[Finding]) -> Finding:
    """The best itself if every other is clearly worse: nobody of this level throws a game away."""
    best, *others = found
    return next((other for other in others[:1] if best.value - other.value < NEARLY), best)


def taste_of(game: Game, level: Level) -> Taste:
    """Who looks less far ahead judges a position after fewer chapters, but after one at least."""
    taste = Taste(**game.meta.search)
    return taste._replace(chapters=max(1.0, level.sight * taste.chapters // 1))


def within(own: Budget, given: Budget | None) -> Budget:
    """A level may be given less or more time, but never more playouts than make it the level it is."""
    if given is None:
        return own
    playouts = min((n for n in (own.playouts, given.playouts) if n is not None), default=None)
    seconds = given.seconds if given.seconds or given.playouts else own.seconds
    return Budget(seconds, playouts, given.threads)
