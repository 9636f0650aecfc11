"""The four levels, named after the crew: apprentice, journeyman, foreman, master; and those of earlier versions.

Whoever is called `master@0.1` plays as a master of version 0.1 did: what is new is measured against players that do not
change (`tests/bots/test_champions.py`).
"""

from __future__ import annotations

from typing import NamedTuple

from bauhuette.bots.net import NetBot, favourite, nets_if_any
from bauhuette.bots.protocol import Budget
from bauhuette.bots.search.learned import learned_search
from bauhuette.bots.search.parameters import taste_of
from bauhuette.bots.search.search import Search
from bauhuette.engine.domains import Range
from bauhuette.engine.eyes import Hidden, MoveId, Seat
from bauhuette.engine.game import Game
from bauhuette.engine.luck import rand
from bauhuette.engine.meta import Meta
from bauhuette.engine.record import Cells
from bauhuette.nets.store import is_shipped

PERCENT = 100
CLOSE = 3  # an amount named by mistake is one of so many lowest


class Level(NamedTuple):
    """How good a bot of this level is."""

    name: str
    slips: int  # of a hundred decisions, so many are made at random
    budget: Budget | None  # None: the game's policy, without search
    has_learned: bool = False  # an outlook judges its playouts, or it holds on to a net's favourite (`LevelBot`)
    is_sober: bool = False  # even by mistake names no absurd amount
    has_habits: bool = False  # searches at some of its decisions only (`habit` in the game's meta.toml)


LEVELS = {
    level.name: level
    for level in (
        Level("apprentice", 55, None, is_sober=True),
        Level("journeyman", 4, None, is_sober=True),
        Level("foreman", 0, Budget(playouts=150), has_habits=True),
        Level("master", 0, Budget(seconds=1.8), has_learned=True),
    )
}
STRONGEST = "master"
CHAMPIONS = {
    level.name: level
    for level in (
        Level("apprentice@0.1", 55, None),
        Level("journeyman@0.1", 4, None),
        Level("foreman@0.1", 0, Budget(playouts=150), has_habits=True),
        Level("master@0.1", 0, Budget(seconds=1.8)),
    )
}
ALL_LEVELS = {**LEVELS, **CHAMPIONS}


def levels_of(meta: Meta) -> tuple[str, ...]:
    """The levels people choose from at a game, the strongest last; one has learned by itself, where there is a net."""
    learned = (NetBot.name,) if is_shipped(meta) else ()
    return (*(name for name in LEVELS if name != STRONGEST), *learned, STRONGEST)


class LevelBot:
    """A bot of one level. The same luck gives the same move, if its budget counts playouts and not seconds.

    Who has learned: where a tree grows, it holds on to the move a net likes best, unless another is surely better;
    where moves race each other, an outlook judges how their playouts end. Where there is neither, it plays as before.
    """

    def __init__(self, game: Game, level: Level) -> None:
        self.game = game
        self.level = level
        self.name = level.name
        self._search = _search_of(game, level) if level.budget else None
        self._nets = nets_if_any(game) if level.has_learned and not taste_of(game.meta.search).race else None
        self._habit = round(PERCENT * taste_of(game.meta.search).habit) if level.has_habits else 0

    def choose(self, hidden: Hidden, moves: Cells, budget: Budget | None = None) -> MoveId:
        if len(moves) == 1:
            return MoveId(int(moves[0]))
        if rand(hidden, PERCENT) < self.level.slips:
            return self._slip(hidden, moves)
        if self._search is None or self.level.budget is None or rand(hidden, PERCENT) < self._habit:
            return MoveId(int(self.game.policy(hidden, moves, len(moves))))
        usual = favourite(self.game, self._nets, hidden, moves) if self._nets else None
        found = self._search.explore(hidden, Seat(int(hidden.to_move)), within(self.level.budget, budget), usual)
        return found[0].move

    def _slip(self, hidden: Hidden, moves: Cells) -> MoveId:
        """Anything, but of amounts one of the lowest: nobody bids many times what a thing is worth by mistake."""
        move = MoveId(int(moves[rand(hidden, len(moves))]))
        family, _ = self.game.MOVES.parts(move)
        if not self.level.is_sober or not any(isinstance(domain, Range) for domain in family.params.values()):
            return move
        alike = [other for other in map(MoveId, moves.tolist()) if self.game.MOVES.parts(other)[0] is family]
        return alike[rand(hidden, min(CLOSE, len(alike)))]


def _search_of(game: Game, level: Level) -> Search:
    return learned_search(game) if level.has_learned else Search(game)


def within(own: Budget, given: Budget | None) -> Budget:
    """A level may be given less or more time, but never more playouts than make it the level it is."""
    if given is None:
        return own
    playouts = min((n for n in (own.playouts, given.playouts) if n is not None), default=None)
    seconds = given.seconds if given.seconds or given.playouts else own.seconds
    return Budget(seconds, playouts, given.threads)
