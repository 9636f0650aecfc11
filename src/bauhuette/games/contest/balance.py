"""What a balance study counts: the cities at the end of a game."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.record import Grid

from .cards import NO_CARD
from .moves import CARD
from .scoring import extra_points, is_complete
from .state import State

ITEMS = {"built": CARD}


def counters(s: State) -> dict[str, list[int]]:
    return {
        "buildings": [int((s.city[seat, : s.city_size[seat]] != NO_CARD).sum()) for seat in range(s.seats)],
        "complete": [int(is_complete(s, seat)) for seat in range(s.seats)],
        "extra": [int(extra_points(s, seat)) for seat in range(s.seats)],
        "unbuilt": [int(s.hand_size[seat]) for seat in range(s.seats)],
    }


@rule
def credit(s: State, tally: Grid) -> None:
    """What stands in the end: a card that was laid may have been destroyed, and laid again by another player."""
    if s.over:
        for seat in range(s.seats):
            for place in range(s.city_size[seat]):
                if s.city[seat, place] != NO_CARD:
                    tally[seat, s.city[seat, place]] += 1
