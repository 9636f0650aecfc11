"""Swiss: neighbours in the standings meet, unless they met before."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bauhuette.tournament.pairing.tables import History, Player, Table, all_seated, together


class SwissRound(NamedTuple):
    """Tables by seat; numbers below one are bots. `byes` sit out with half points."""

    tables: list[Table]
    byes: tuple[Player, ...] = ()


def swiss(
    order: Sequence[Player], seats: int, past: History, byes: Mapping[Player, int], fill: bool, seed: int
) -> SwissRound:
    """Pair the next round of players given from first to last; the first round is drawn by lot."""
    if not past.sat:
        order = random.Random(seed).sample(list(order), len(order))
    left = len(order) % seats
    filled = fill or len(order) < seats
    out = () if filled else resting(order, left, byes)
    field = [player for player in order if player not in out]
    if filled:
        field += _bots((seats - left) % seats)
    tables = together(field, seats, past.met, seed)
    return SwissRound(all_seated(tables, past.sat), out)


def _bots(count: int) -> list[Player]:
    return [-i for i in range(count)]


def resting(order: Sequence[Player], count: int, byes: Mapping[Player, int]) -> tuple[Player, ...]:
    """Return who sits out: those with the fewest byes, of these the last in the standings."""
    place = {player: i for i, player in enumerate(order)}
    chosen = sorted(order, key=lambda player: (byes.get(player, 0), -place[player]))[:count]
    return tuple(sorted(chosen, key=place.__getitem__))
