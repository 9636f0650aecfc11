"""What the processes of one server tell each other about who does how much, so that limits hold for all of them.

Each process counts by itself and answers at once; it tells the others what it has counted, and they count it, too. Most
people never come near a limit: a process keeps the first sixteenth of each count to itself, so that only
heavy users are mentioned. With sixteen processes a caller has at most twice a limit, instead of sixteen times.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

UNTOLD = 1 / 16  # of a limit


class Counted(NamedTuple):
    """A person's or an address's use at one process: an amount used up, or how many are there at present."""

    what: str
    who: str
    amount: float
    sender: str = ""  # a process


Tell = Callable[[Counted], None]


def to_nobody(_news: Counted) -> None:
    """There are no others."""
