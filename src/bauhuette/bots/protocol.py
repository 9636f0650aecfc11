"""The protocol of a bot."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from bauhuette.engine.record import Cells
from bauhuette.engine.types import InfoState, MoveId


class Budget(NamedTuple):
    """Seconds, or a number of playouts (repeatable: the same seed gives the same move); whichever ends first."""

    seconds: float | None = None
    playouts: int | None = None
    threads: int = 1


def within(own: Budget, given: Budget | None) -> Budget:
    """Return the budget a level uses: given time replaces its own, but never more playouts than its own."""
    if given is None:
        return own
    playouts = min((n for n in (own.playouts, given.playouts) if n is not None), default=None)
    seconds = given.seconds if given.seconds or given.playouts else own.seconds
    return Budget(seconds, playouts, given.threads)


class Bot(Protocol):
    """Chooses among the offered moves.

    `hidden` is the bot's own copy of what its seat knows, with random numbers of its own. Without a budget a bot uses
    its level's.
    """

    name: str

    def choose(self, hidden: InfoState, moves: Cells, budget: Budget | None = None) -> MoveId: ...
