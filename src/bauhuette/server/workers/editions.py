"""Play other editions at once: their rules run as written until another process has compiled them, one at a time."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor

from bauhuette.compilation import play_at_once
from bauhuette.engine.catalogue import game_folder
from bauhuette.engine.edition import Data, canonical
from bauhuette.engine.game import Game
from bauhuette.engine.registry import load_overridden
from bauhuette.engine.standard_editions import overrides_of

_one_by_one = ThreadPoolExecutor(1, thread_name_prefix="editions")  # imports of games must not cross
_compiling = threading.Lock()


async def edition_at_once(standard: Game, edition: str, values: Data) -> Game:
    """Return a game in an edition, checked before; it can be played while it is being compiled.

    `values` differ from the standard edition of their time, which need not be today's. If no standard edition with
    these values has this hash, today's is returned.
    """
    return await asyncio.get_running_loop().run_in_executor(_one_by_one, _ready, standard, edition, values)


def _ready(standard: Game, edition: str, values: Data) -> Game:
    overrides = overrides_of(game_folder(standard.meta.key), values, edition)
    if not overrides:
        return standard
    game = load_overridden(standard.meta.key, canonical(overrides))
    play_at_once(game, load=True, turn=_compiling)
    return game


_known: set[str] = set()  # hashes of editions that a table of this process has begun with


def is_new(edition: str) -> bool:
    """Return whether no table of this process has begun with the edition of this hash."""
    return edition not in _known


def note(edition: str) -> None:
    _known.add(edition)
