"""What a balance study counts: churches completed and encounter cards played."""

from __future__ import annotations

import numpy as np

from bauhuette.engine.jit import rule
from bauhuette.engine.record import NOBODY, Grid

from . import moves
from .cards import ARCHBISHOP, CHURCHES, FORGER, GUARD, MAYOR, NOTARY, TRADER
from .state import State

ITEMS = {"completed": moves.CHURCH, "played": moves.CARD}
FIRST_PLAYED = len(CHURCHES)
TOLD_BY = {
    moves.AUDIENCE: ARCHBISHOP,
    moves.MAYOR_PLAYED: MAYOR,
    moves.TRADED: TRADER,
    moves.SECURED: NOTARY,
    moves.FORGED: FORGER,
    moves.WARDED_OFF: GUARD,
}
# by kind of news
CARD_TOLD_BY = np.array([TOLD_BY.get(kind, NOBODY) for kind in range(len(moves.NEWS.kinds))], np.int64)


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
        if kind == moves.COMPLETED:
            tally[s.news[i, 2], s.news[i, 3]] += 1
        elif kind in (moves.ABBOT_LAID_OUT, moves.ATTACKED):
            tally[s.news[i, 2], FIRST_PLAYED + s.news[i, 3]] += 1
        elif CARD_TOLD_BY[kind] != NOBODY:
            tally[s.news[i, 2], FIRST_PLAYED + CARD_TOLD_BY[kind]] += 1
