"""What a balance table counts at the end of a game, for each seat."""

from __future__ import annotations

from bauhuette.engine.record import NOBODY

from .cards import CHURCHES
from .state import State


def counters(s: State) -> dict[str, list[int]]:
    seats = range(int(s.seats))
    owners = [int(s.owner[church]) for church in range(len(CHURCHES)) if s.owner[church] != NOBODY]
    abbots = [int(s.owner[church]) for church in range(len(CHURCHES)) if s.abbot[church]]
    return {
        "churches": [owners.count(p) for p in seats],
        "abbots": [abbots.count(p) for p in seats],
        "audiences": [int(s.audiences[p]) for p in seats],
        "turns": [int(s.turns)] * len(seats),
    }
