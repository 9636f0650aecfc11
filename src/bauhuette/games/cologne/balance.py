"""What a balance study counts: churches completed and encounter cards played."""

from __future__ import annotations

import numpy as np

from bauhuette.engine.jit import rule
from bauhuette.engine.record import NOBODY, Grid

from .cards import ARCHBISHOP, CHURCHES, FORGER, GUARD, MAYOR, NOTARY, TRADER
from .moves import (
    CARD,
    CHURCH,
    N_ATTACKED,
    N_AUDIENCE,
    N_BONUS,
    N_COMPLETED,
    N_FORGED,
    N_MAYOR,
    N_SECURED,
    N_TRADED,
    N_WARDED_OFF,
    NEWS,
)
from .state import State

ITEMS = {"completed": CHURCH, "played": CARD}
FIRST_PLAYED = len(CHURCHES)
TOLD_BY = {
    N_AUDIENCE: ARCHBISHOP,
    N_MAYOR: MAYOR,
    N_TRADED: TRADER,
    N_SECURED: NOTARY,
    N_FORGED: FORGER,
    N_WARDED_OFF: GUARD,
}
CARD_TOLD_BY = np.array([TOLD_BY.get(kind, NOBODY) for kind in range(len(NEWS.kinds))], np.int64)  # by kind of news


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


@rule
def credit(s: State, tally: Grid) -> None:
    for i in range(s.news_count):
        kind = s.news[i, 0]
        if kind == N_COMPLETED:
            tally[s.news[i, 2], s.news[i, 3]] += 1
        elif kind in (N_BONUS, N_ATTACKED):
            tally[s.news[i, 2], FIRST_PLAYED + s.news[i, 3]] += 1
        elif CARD_TOLD_BY[kind] != NOBODY:
            tally[s.news[i, 2], FIRST_PLAYED + CARD_TOLD_BY[kind]] += 1
