"""Bauhütte: four medieval master-builder board games, for people, hosts and researchers.

>>> import bauhuette as bh
>>> sorted(bh.games())
['baumeister', 'cologne', 'contest', 'pillars']
>>> table = bh.game("pillars").table(seats=4, seed=7)
>>> table.play(table.moves()[0])
>>> table.version
1

docs/api.md describes it all.
"""

import warnings
from importlib import import_module
from typing import TYPE_CHECKING, Any

from bauhuette.api import PlayableGame, arena, bot, game, games, open_record, replay

if TYPE_CHECKING:
    from bauhuette.arena.results import Line
    from bauhuette.bots.file import BadBot
    from bauhuette.bots.protocol import Bot, Budget
    from bauhuette.bots.registry import UnknownBot
    from bauhuette.engine.catalogue import UnknownGame
    from bauhuette.engine.edition_validation import BadEdition
    from bauhuette.engine.errors import BauhuetteError
    from bauhuette.engine.game import Outcome
    from bauhuette.engine.moves import NotAMove
    from bauhuette.engine.position import BadPosition
    from bauhuette.engine.registry import OtherGame
    from bauhuette.engine.types import MoveId, Seat
    from bauhuette.engine.validation import BadArgument, NoSuchSeat
    from bauhuette.match.hint import Hint
    from bauhuette.match.play_state import BadTable, CannotUndo, Move, NotOffered
    from bauhuette.match.record_reader import BadRecord
    from bauhuette.match.replay import Replay
    from bauhuette.match.table import Table

__all__ = [
    "BadArgument",
    "BadBot",
    "BadEdition",
    "BadPosition",
    "BadRecord",
    "BadTable",
    "BauhuetteError",
    "Bot",
    "Budget",
    "CannotUndo",
    "Hint",
    "Line",
    "Move",
    "MoveId",
    "NoSuchSeat",
    "NotAMove",
    "NotOffered",
    "OtherGame",
    "Outcome",
    "PlayableGame",
    "Replay",
    "Seat",
    "Table",
    "UnknownBot",
    "UnknownGame",
    "__version__",
    "arena",
    "bot",
    "game",
    "games",
    "open_record",
    "replay",
]

__version__ = "1.0.0"

_HOMES = {
    "arena.results": ("Line",),
    "bots.file": ("BadBot",),
    "bots.protocol": ("Bot", "Budget"),
    "bots.registry": ("UnknownBot",),
    "engine.catalogue": ("UnknownGame",),
    "engine.edition_validation": ("BadEdition",),
    "engine.types": ("MoveId", "Seat"),
    "engine.game": ("Outcome",),
    "engine.moves": ("NotAMove",),
    "engine.validation": ("BadArgument", "NoSuchSeat"),
    "engine.position": ("BadPosition",),
    "engine.registry": ("OtherGame",),
    "engine.errors": ("BauhuetteError",),
    "match.hint": ("Hint",),
    "match.play_state": ("BadTable", "CannotUndo", "Move", "NotOffered"),
    "match.record_reader": ("BadRecord",),
    "match.replay": ("Replay",),
    "match.table": ("Table",),
}

_FORMER_NAMES = {"Trouble": "BauhuetteError", "Advice": "Hint"}  # of version 0.1, for one more release


if not TYPE_CHECKING:  # type checkers know the names from the imports above, and no others

    def __getattr__(name: str) -> Any:
        """Import a class when it is first asked for, because importing rules takes time."""
        if name in _FORMER_NAMES:
            new = _FORMER_NAMES[name]
            warnings.warn(f"bauhuette.{name} is now bauhuette.{new}", DeprecationWarning, stacklevel=2)
            name = new
        for home, names in _HOMES.items():
            if name in names:
                return getattr(import_module(f"bauhuette.{home}"), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
