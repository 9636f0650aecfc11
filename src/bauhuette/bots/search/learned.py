"""The search of whoever uses what was learned.

Where playouts end, an outlook corrects the game's estimate; a master's playouts are played by a pupil, and its moves
must beat the favourite of a net, where these pay.
"""

from __future__ import annotations

from typing import NamedTuple

from bauhuette.bots.net import favourites_of
from bauhuette.bots.search.memory import CAPACITY
from bauhuette.bots.search.parameters import taste_of
from bauhuette.bots.search.race import Liking
from bauhuette.bots.search.search import Search
from bauhuette.engine.game import Game
from bauhuette.nets.outlook import Outlook
from bauhuette.nets.pupil import Pupil
from bauhuette.nets.store import outlooks_of, pupils_of


class Learned(NamedTuple):
    """By number of seats."""

    outlooks: dict[int, Outlook]
    pupils: dict[int, Pupil]


_read: dict[str, Learned] = {}  # by the package of the game: a server asks at every move


def _learned(game: Game) -> Learned:
    if game.package not in _read:
        _read[game.package] = Learned(outlooks_of(game), pupils_of(game))
    return _read[game.package]


def learned_search(game: Game, capacity: int = CAPACITY, liking: Liking | None = None, **otherwise: float) -> Search:
    """As the game's meta.toml tells, and `otherwise`; where no outlook fits, the search of version 0.1."""
    outlooks = _learned(game).outlooks
    told = {**game.meta.search, **game.meta.outlook} if outlooks else game.meta.search
    return Search(game, taste_of({**told, **otherwise}), capacity, outlooks, liking=liking)


def masters_search(game: Game, capacity: int = CAPACITY) -> Search:
    """With a pupil and with a net's favourites, where they pay; else like the others'."""
    pupils = _learned(game).pupils
    liking = favourites_of(game) if game.meta.measure == "net" else None
    if not pupils:
        return learned_search(game, capacity, liking)
    taste = taste_of({**game.meta.search, **game.meta.pupil})
    return Search(game, taste, capacity, pupils=pupils, liking=liking, rivals=game.meta.rivals)
