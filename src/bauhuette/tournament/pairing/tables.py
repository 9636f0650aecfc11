"""Which players sit together: fewest repeated meetings first, then the distance in the order given, then seats.

A pairing is found by exchange: tables are filled in order, and two players of different tables are exchanged as long as
that improves the pairing. If players still meet again, other beginnings are tried, too, the same ones every time.
Whether fewer repetitions were possible is tested against all pairings of small fields.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations, permutations

Player = int  # the number of an entrant; below one for a bot at an empty seat
Table = tuple[Player, ...]
Met = Mapping[tuple[Player, Player], int]
Sat = Mapping[tuple[Player, int], int]  # how often a player had a seat

AGAIN = 1_000_000  # the cost of a repeated meeting, above any distance
BEGINNINGS = 600  # random beginnings, divided by the players: small fields are searched more thoroughly
EVENLY = 8  # the factor of each further time at the same seat
TOGETHER = 4  # the cost of two bots at one table, in repeated meetings


def pair(one: Player, other: Player) -> tuple[Player, Player]:
    return (one, other) if one < other else (other, one)


def _again(met: Met, one: Player, other: Player) -> int:
    """Return the cost of a meeting: nothing the first time, ever more later."""
    if one < 1 and other < 1:
        return TOGETHER
    if one < 1 or other < 1:
        return met.get(pair(0, max(one, other)), 0) ** 2  # all bots at empty seats count as one
    return met.get(pair(one, other), 0) ** 2


def repeats(tables: Sequence[Table], met: Met) -> int:
    return sum(_again(met, one, other) for table in tables for one, other in combinations(table, 2))


class _Search:
    """Exchanges players between tables while that helps."""

    def __init__(self, order: Sequence[Player], size: int, met: Met) -> None:
        self.size = size
        self.place = {player: i for i, player in enumerate(order)}
        self.weights = {
            (one, other): AGAIN * _again(met, one, other) + (self.place[one] - self.place[other]) ** 2
            for one in order
            for other in order
            if one != other
        }

    def cost(self, tables: Sequence[Sequence[Player]]) -> int:
        return sum(self.weights[one, other] for table in tables for one, other in combinations(table, 2))

    def improve(self, order: Sequence[Player]) -> list[list[Player]]:
        size = self.size
        tables = [list(order[i : i + size]) for i in range(0, len(order), size)]
        better = True
        while better:
            better = False
            for first, second in combinations(tables, 2):
                better |= self._exchange(first, second)
        return tables

    def _exchange(self, first: list[Player], second: list[Player]) -> bool:
        weights = self.weights
        for i, one in enumerate(first):
            for j, other in enumerate(second):
                before = after = 0
                for k, mate in enumerate(first):
                    if k != i:
                        before += weights[one, mate]
                        after += weights[other, mate]
                for k, mate in enumerate(second):
                    if k != j:
                        before += weights[other, mate]
                        after += weights[one, mate]
                if after < before:
                    first[i], second[j] = other, one
                    return True
        return False


def together(order: Sequence[Player], size: int, met: Met, seed: int = 0, beginnings: int = BEGINNINGS) -> list[Table]:
    """Return tables of `size` for players given from first to last; their number must be a multiple of it."""
    search, rng = _Search(order, size, met), random.Random(seed)
    best = search.improve(order)
    least = search.cost(best)
    for _ in range(beginnings // len(order)):
        if least < AGAIN:
            break
        other = search.improve(rng.sample(list(order), len(order)))
        if search.cost(other) < least:
            best, least = other, search.cost(other)
    ordered = (sorted(table, key=search.place.__getitem__) for table in best)
    return [tuple(table) for table in sorted(ordered, key=lambda table: search.place[table[0]])]


def seated(table: Table, sat: Sat) -> Table:
    """Return the order round the table that makes all players' seats most even."""
    weights = {player: _weights(player, len(table), sat) for player in table}

    def cost(order: Table) -> int:
        return sum(weights[player][seat] for seat, player in enumerate(order))

    return min(permutations(table), key=cost)


def _weights(player: Player, seats: int, sat: Sat) -> list[int]:
    """Return each seat's cost for a player: ever more, the oftener they had it than their rarest one."""
    if player < 1:
        return [0] * seats
    often = [sat.get((player, seat), 0) for seat in range(seats)]
    return [EVENLY ** (n - min(often)) for n in often]


def all_seated(tables: Sequence[Table], sat: Sat) -> list[Table]:
    return [seated(table, sat) for table in tables]


class History:
    """Counts who met whom and who sat where."""

    def __init__(self) -> None:
        self.met: Counter[tuple[Player, Player]] = Counter()
        self.sat: Counter[tuple[Player, int]] = Counter()

    def count(self, table: Table) -> None:
        people = [player for player in table if player > 0]
        self.met.update(pair(one, other) for one, other in combinations(people, 2))
        if len(people) < len(table):
            self.met.update(pair(0, player) for player in people)
        self.sat.update((player, seat) for seat, player in enumerate(table) if player > 0)
