"""A league: its first divisions, and who rises and falls between two seasons."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise

from bauhuette.tournament.pairing.tables import Player


def first_divisions(order: Sequence[Player], size: int) -> list[list[Player]]:
    """Divide players as evenly as possible into divisions of at most `size`."""
    count = max(1, -(-len(order) // size))
    base, more = divmod(len(order), count)
    cuts = [i * base + min(i, more) for i in range(count + 1)]
    return [list(order[a:b]) for a, b in pairwise(cuts)]


def next_divisions(
    standings: Sequence[Sequence[Player]], movers: int, staying: Collection[Player], newcomers: Sequence[Player]
) -> list[list[Player]]:
    """Exchange the first of each division with the last of the one above; those who left are replaced from below.

    Divisions keep their sizes as long as there are players below; newcomers begin at the bottom.
    """
    order: list[Player] = []
    sizes = [len(rows) for rows in standings]
    divisions = [list(rows) for rows in standings]
    for upper, lower in pairwise(divisions):
        moving = min(movers, len(upper) // 2, len(lower) // 2)
        if moving:
            upper[-moving:], lower[:moving] = lower[:moving], upper[-moving:]
    for division in divisions:
        order += [player for player in division if player in staying]
    order += newcomers
    cuts = [sum(sizes[:i]) for i in range(len(sizes))] + [max(len(order), sum(sizes))]
    return [part for a, b in pairwise(cuts) if (part := order[a:b])]
