"""What a balance study counts: contracts won and finished, events played."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.record import Grid

from .cards import CONTRACT_COUNT
from .moves import CONTRACT_NAMES, EVENT_NAMES, FINISHED, GIVEN, PLAYED, WON
from .state import OWNED, PAID, State

ITEMS = {"won": CONTRACT_NAMES, "finished": CONTRACT_NAMES, "played": EVENT_NAMES}
FIRST_FINISHED = CONTRACT_COUNT
FIRST_PLAYED = 2 * CONTRACT_COUNT


def counters(s: State) -> dict[str, list[int]]:
    return {
        "contracts": [_held(s, seat, OWNED) + _held(s, seat, PAID) for seat in range(s.seats)],
        "finished": [_held(s, seat, PAID) for seat in range(s.seats)],
        "loans": [int(s.loans_taken[seat]) for seat in range(s.seats)],
    }


def _held(s: State, seat: int, place: int) -> int:
    return sum(1 for contract in range(CONTRACT_COUNT) if s.place[contract] == place and s.holder[contract] == seat)


@rule
def credit(s: State, tally: Grid) -> None:
    for i in range(s.news_count):
        kind = s.news[i, 0]
        if kind in (WON, GIVEN):
            tally[s.news[i, 2], s.news[i, 3]] += 1
        elif kind == FINISHED:
            tally[s.news[i, 2], FIRST_FINISHED + s.news[i, 3]] += 1
        elif kind == PLAYED:
            tally[s.news[i, 2], FIRST_PLAYED + s.news[i, 3]] += 1
