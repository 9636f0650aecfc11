"""What a balance table counts at the end of a game."""

from __future__ import annotations

from .scoring import extra_points, is_complete
from .state import NO_CARD, State


def counters(s: State) -> dict[str, list[int]]:
    return {
        "buildings": [int((s.city[p, : s.city_size[p]] != NO_CARD).sum()) for p in range(s.seats)],
        "complete": [int(is_complete(s, p)) for p in range(s.seats)],
        "extra": [int(extra_points(s, p)) for p in range(s.seats)],
        "unbuilt": [int(s.hand_size[p]) for p in range(s.seats)],
    }
