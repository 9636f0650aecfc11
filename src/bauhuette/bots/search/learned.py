"""The search of whoever uses what was learned: where playouts end, an outlook corrects the game's estimate."""

from __future__ import annotations

from bauhuette.bots.search.memory import CAPACITY
from bauhuette.bots.search.parameters import taste_of
from bauhuette.bots.search.search import Search
from bauhuette.engine.game import Game
from bauhuette.nets.outlook import Outlook
from bauhuette.nets.store import outlooks_of

_read: dict[str, dict[int, Outlook]] = {}  # by the package of the game: a server asks at every move


def learned_search(game: Game, capacity: int = CAPACITY, chapters: float | None = None) -> Search:
    """As the game's meta.toml tells; where no outlook fits, the search of version 0.1. `chapters`: another sight."""
    if game.package not in _read:
        _read[game.package] = outlooks_of(game)
    outlooks = _read[game.package]
    taste = taste_of({**game.meta.search, **game.meta.outlook} if outlooks else game.meta.search)
    return Search(game, taste if chapters is None else taste._replace(chapters=chapters), capacity, outlooks)
