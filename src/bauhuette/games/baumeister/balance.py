"""What a balance table counts at the end of a game."""

from __future__ import annotations

from .cards import CONTRACTS
from .state import OWNED, PAID, State


def counters(s: State) -> dict[str, list[int]]:
    return {
        "contracts": [_held(s, p, OWNED) + _held(s, p, PAID) for p in range(s.seats)],
        "finished": [_held(s, p, PAID) for p in range(s.seats)],
        "loans": [int(s.loans_taken[p]) for p in range(s.seats)],
    }


def _held(s: State, p: int, place: int) -> int:
    return sum(1 for k in range(len(CONTRACTS)) if s.place[k] == place and s.holder[k] == p)
