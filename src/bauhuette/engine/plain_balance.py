"""What a study counts in a game that has no `balance.py`: nothing but scores, wins and length."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bauhuette.engine.domains import Names
from bauhuette.engine.jit import rule
from bauhuette.engine.record import MAX_SEATS, Grid, Header

ITEMS: Mapping[str, Names] = {}
TALLY_ROWS = MAX_SEATS + 2  # one for each seat; two more, in which a game may keep what belongs to nobody yet


def counters(_s: Header) -> Mapping[str, Sequence[int]]:
    return {}


@rule
def credit(_s: Header, _tally: Grid) -> None:
    """Nobody gets anything."""
