"""What a balance study counts: churches completed and encounter cards played."""

from __future__ import annotations

import numpy as np

from bauhuette.engine.jit import rule
from bauhuette.engine.record import NOBODY, Grid

from .cards import ARCHBISHOP, CHURCHES, FORGER, GUARD, MAYOR, NOTARY, TRADER
from .moves import (
    ABBOT_LAID_OUT,
    ATTACKED,
    AUDIENCE,
    CARD,
    CHURCH,
    COMPLETED,
    FORGED,
    MAYOR_PLAYED,
    NEWS,
    SECURED,
    TRADED,
    WARDED_OFF,
)
from .state import State

ITEMS = {"completed": CHURCH, "played": CARD}
FIRST_PLAYED = len(CHURCHES)
TOLD_BY = {
    AUDIENCE: ARCHBISHOP,
    MAYOR_PLAYED: MAYOR,
    TRADED: TRADER,
    SECURED: NOTARY,
    FORGED: FORGER,
    WARDED_OFF: GUARD,
}
CARD_TOLD_BY = np.array([TOLD_BY.get(kind, NOBODY) for kind in range(len(NEWS.kinds))], np.int64)  # by kind of news


def counters(s: State) -> dict[str, list[int]]:
    seats = range(int(s.seats))
    owners = [int(s.owner[church]) for church in range(len(CHURCHES)) if s.owner[church] != NOBODY]
    abbots = [int(s.owner[church]) for church in range(len(CHURCHES)) if s.abbot[church]]
    return {
        "churches": [owners.count(seat) for seat in seats],
        "abbots": [abbots.count(seat) for seat in seats],
        "audiences": [int(s.audiences[seat]) for seat in seats],
        "turns": [int(s.turns)] * len(seats),
    }


@rule
def credit(s: State, tally: Grid) -> None:
    for i in range(s.news_count):
        kind = s.news[i, 0]
        if kind == COMPLETED:
            tally[s.news[i, 2], s.news[i, 3]] += 1
        elif kind in (ABBOT_LAID_OUT, ATTACKED):
            tally[s.news[i, 2], FIRST_PLAYED + s.news[i, 3]] += 1
        elif CARD_TOLD_BY[kind] != NOBODY:
            tally[s.news[i, 2], FIRST_PLAYED + CARD_TOLD_BY[kind]] += 1
