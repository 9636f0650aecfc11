"""What a search found out about one move."""

from __future__ import annotations

from typing import NamedTuple

from bauhuette.engine.types import MoveId

UNKNOWN = 0.5  # the standard error of a move hardly looked at


class MoveEstimate(NamedTuple):
    """A search's estimate of one move, for the seat that asked."""

    move: MoveId
    visits: int
    value: float  # what the search maximises: win and margin mixed
    error: float  # standard error of the value
    win_shares: tuple[float, ...]  # of every seat
    margin: float  # lead over the best other at the end
