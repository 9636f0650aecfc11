"""Knock-out by groups: each round the strongest are spread over the groups; the first of each group go on."""

from __future__ import annotations

from collections.abc import Sequence

from bauhuette.tournament.pairing.swiss import SwissRound
from bauhuette.tournament.pairing.tables import History, Player, all_seated


def groups(order: Sequence[Player], seats: int) -> list[list[Player]]:
    """Deal players out like a snake, so that the strongest meet last; missing ones are numbers below one."""
    count = -(-len(order) // seats)
    field = [*order, *(-i for i in range(count * seats - len(order)))]
    dealt: list[list[Player]] = [[] for _ in range(count)]
    for row in range(seats):
        for i, player in enumerate(field[row * count : (row + 1) * count]):
            dealt[i if row % 2 == 0 else count - 1 - i].append(player)
    return dealt


def knockout(order: Sequence[Player], seats: int, past: History, fill: bool) -> SwissRound:
    """Pair a round; a player alone in a group plays against bots, or goes on if bots are not wanted."""
    tables, byes = [], []
    for group in groups(order, seats):
        people = [player for player in group if player > 0]
        if len(people) == 1 and not fill:
            byes += people
        else:
            tables.append(tuple(group))
    return SwissRound(all_seated(tables, past.sat), tuple(byes))
