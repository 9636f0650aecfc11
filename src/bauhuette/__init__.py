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

from importlib import import_module
from typing import TYPE_CHECKING, Any

from bauhuette.api import PlayableGame, arena, bot, game, games, open_record, replay

if TYPE_CHECKING:
    from bauhuette.arena.tally import Line
    from bauhuette.bots.file import BadBot
    from bauhuette.bots.protocol import Bot, Budget
    from bauhuette.bots.registry import UnknownBot
    from bauhuette.engine.catalogue import UnknownGame
    from bauhuette.engine.edition import BadEdition
    from bauhuette.engine.eyes import MoveId, Seat
    from bauhuette.engine.game import Outcome
    from bauhuette.engine.moves import NotAMove
    from bauhuette.engine.outside import BadArgument, NoSuchSeat
    from bauhuette.engine.position import BadPosition
    from bauhuette.engine.registry import OtherGame
    from bauhuette.engine.trouble import Trouble
    from bauhuette.match.hint import Advice
    from bauhuette.match.kernel import BadTable, CannotUndo, Move, NotOffered
    from bauhuette.match.record import BadRecord
    from bauhuette.match.stepping import Replay
    from bauhuette.match.table import Table

__all__ = [
    "Advice",
    "BadArgument",
    "BadBot",
    "BadEdition",
    "BadPosition",
    "BadRecord",
    "BadTable",
    "Bot",
    "Budget",
    "CannotUndo",
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
    "Trouble",
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

__version__ = "0.1.0"

_HOMES = {
    "arena.tally": ("Line",),
    "bots.file": ("BadBot",),
    "bots.protocol": ("Bot", "Budget"),
    "bots.registry": ("UnknownBot",),
    "engine.catalogue": ("UnknownGame",),
    "engine.edition": ("BadEdition",),
    "engine.eyes": ("MoveId", "Seat"),
    "engine.game": ("Outcome",),
    "engine.moves": ("NotAMove",),
    "engine.outside": ("BadArgument", "NoSuchSeat"),
    "engine.position": ("BadPosition",),
    "engine.registry": ("OtherGame",),
    "engine.trouble": ("Trouble",),
    "match.hint": ("Advice",),
    "match.kernel": ("BadTable", "CannotUndo", "Move", "NotOffered"),
    "match.record": ("BadRecord",),
    "match.stepping": ("Replay",),
    "match.table": ("Table",),
}


if not TYPE_CHECKING:  # type checkers know the names from the imports above, and no others

    def __getattr__(name: str) -> Any:
        """Classes are imported when they are asked for: rules take their time, short answers should come at once."""
        for home, names in _HOMES.items():
            if name in names:
                return getattr(import_module(f"bauhuette.{home}"), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
