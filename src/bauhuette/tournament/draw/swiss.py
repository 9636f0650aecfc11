"""Swiss: neighbours in the standings meet, unless they met before."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bauhuette.tournament.draw.tables import History, Player, Table, all_seated, together


class Drawn(NamedTuple):
    """Tables by seat; somebody below one sits in. `byes` sit out with half points."""

    tables: list[Table]
    byes: tuple[Player, ...] = ()


def swiss(
    order: Sequence[Player], seats: int, past: History, byes: Mapping[Player, int], fill: bool, seed: int
) -> Drawn:
    """The next round for players given from first to last; before the first round the lot decides."""
    if not past.sat:
        order = random.Random(seed).sample(list(order), len(order))
    left = len(order) % seats
    filled = fill or len(order) < seats
    out = () if filled else resting(order, left, byes)
    field = [player for player in order if player not in out]
    if filled:
        field += _sitting_in((seats - left) % seats)
    tables = together(field, seats, past.met, seed)
    return Drawn(all_seated(tables, past.sat), out)


def _sitting_in(count: int) -> list[Player]:
    return [-i for i in range(count)]


def resting(order: Sequence[Player], count: int, byes: Mapping[Player, int]) -> tuple[Player, ...]:
    """Who sits out: nobody for another time before everybody else did; of those the last in the standings."""
    place = {player: i for i, player in enumerate(order)}
    chosen = sorted(order, key=lambda player: (byes.get(player, 0), -place[player]))[:count]
    return tuple(sorted(chosen, key=place.__getitem__))
