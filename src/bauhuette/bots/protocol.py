"""What a bot is."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from bauhuette.engine.eyes import Hidden, MoveId
from bauhuette.engine.record import Cells


class Budget(NamedTuple):
    """Seconds, or a fixed number of playouts (the same luck then gives the same move), whichever ends first."""

    seconds: float | None = None
    playouts: int | None = None
    threads: int = 1


def within(own: Budget, given: Budget | None) -> Budget:
    """A level may be given less or more time, but never more playouts than make it the level it is."""
    if given is None:
        return own
    playouts = min((n for n in (own.playouts, given.playouts) if n is not None), default=None)
    seconds = given.seconds if given.seconds or given.playouts else own.seconds
    return Budget(seconds, playouts, given.threads)


class Bot(Protocol):
    """Chooses among the offered moves. `hidden` is its own copy of what its seat knows, with luck of the bot's own.

    Without a budget a bot takes what its level is allowed.
    """

    name: str

    def choose(self, hidden: Hidden, moves: Cells, budget: Budget | None = None) -> MoveId: ...
