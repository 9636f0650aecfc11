"""Knock-out by groups: each round the strongest are dealt out over the groups; the first of each group go on."""

from __future__ import annotations

from collections.abc import Sequence

from bauhuette.tournament.draw.swiss import Drawn
from bauhuette.tournament.draw.tables import History, Player, all_seated


def groups(order: Sequence[Player], seats: int) -> list[list[Player]]:
    """Dealt out like a snake, so that the strongest meet last; whoever is missing is somebody below one."""
    count = -(-len(order) // seats)
    field = [*order, *(-i for i in range(count * seats - len(order)))]
    dealt: list[list[Player]] = [[] for _ in range(count)]
    for row in range(seats):
        for i, player in enumerate(field[row * count : (row + 1) * count]):
            dealt[i if row % 2 == 0 else count - 1 - i].append(player)
    return dealt


def knockout(order: Sequence[Player], seats: int, past: History, fill: bool) -> Drawn:
    """Groups of which only one is left play only against bots that sit in; where those are not wanted they go on."""
    tables, byes = [], []
    for group in groups(order, seats):
        people = [player for player in group if player > 0]
        if len(people) == 1 and not fill:
            byes += people
        else:
            tables.append(tuple(group))
    return Drawn(all_seated(tables, past.sat), tuple(byes))
