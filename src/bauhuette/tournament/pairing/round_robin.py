"""Round robin: all players meet all others as equally often as the numbers allow. Drawn as a whole, at the start.

Two at a table: the circle method, all meet once. Three at a table and nine players, four and sixteen: the lines of an
affine plane, all meet once. Otherwise several schedules are searched, and the most even schedule wins.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from bauhuette.tournament.pairing.tables import History, Player, Table, all_seated, seated, together

Schedule = list[list[Table]]  # by round; players are numbered from one, numbers above the field are bots

SCHEDULES = 4
BEGINNINGS = 40  # random beginnings of a round, divided by the players
SWEEPS = 3  # passes in which each round is drawn again, given all others
THOROUGH = 16  # the most players for which that is tried


@lru_cache(32)
def robin(players: int, seats: int, rounds: int, seed: int = 0) -> Schedule:
    """Return the rounds of tables; numbers above `players` fill the last table. Cached: do not change it."""
    whole = -(-players // seats) * seats
    if seats == 2:
        return _with_seats([_circle(whole, number) for number in range(rounds)])
    if whole == seats * seats and rounds <= seats + 1:
        return _with_seats(_lines(seats)[:rounds])
    found = (_searched(whole, seats, rounds, seed + i) for i in range(SCHEDULES if whole <= THOROUGH else 1))
    return _with_seats(min(found, key=unevenness))


def _with_seats(schedule: Sequence[Sequence[Table]]) -> Schedule:
    past, done = History(), []
    for tables in schedule:
        done.append(all_seated(tables, past.sat))
        for table in done[-1]:
            past.count(table)
    return _evened(done)


def _evened(schedule: Schedule) -> Schedule:
    """Seat each table again, given all others, while that makes the seats more even."""
    sat = _past(schedule).sat
    for _ in range(SWEEPS):
        before = [list(tables) for tables in schedule]
        for tables in schedule:
            for i, table in enumerate(tables):
                sat.subtract((player, seat) for seat, player in enumerate(table))
                tables[i] = seated(table, sat)
                sat.update((player, seat) for seat, player in enumerate(tables[i]))
        if before == schedule:
            break
    return schedule


def _circle(players: int, number: int) -> list[Table]:
    """Keep one player in place and rotate the others."""
    number %= players - 1
    ring = list(range(2, players + 1))
    ring = [1, *ring[number:], *ring[:number]]
    half = players // 2
    return [
        (one, other) if i % 2 else (other, one)
        for i, (one, other) in enumerate(zip(ring[:half], reversed(ring[half:]), strict=True))
    ]


def _plus(q: int, one: int, other: int) -> int:
    """Add in the fields with three and four elements."""
    return (one + other) % 3 if q == 3 else one ^ other


def _times(q: int, one: int, other: int) -> int:
    return one * other % 3 if q == 3 else ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2))[one][other]


def _lines(q: int) -> list[list[Table]]:
    """Return the lines of a plane whose points are the players; each round is a class of parallels."""
    upright = [tuple(x * q + y + 1 for y in range(q)) for x in range(q)]
    sloped = [
        [tuple(x * q + _plus(q, _times(q, slope, x), start) + 1 for x in range(q)) for start in range(q)]
        for slope in range(q)
    ]
    return [upright, *sloped]


def _searched(players: int, seats: int, rounds: int, seed: int) -> list[list[Table]]:
    rng, schedule = random.Random(seed), list[list[Table]]()
    for number in range(rounds):
        order = rng.sample(range(1, players + 1), players)
        schedule.append(together(order, seats, _past(schedule).met, seed * 97 + number, BEGINNINGS))
    for _ in range(SWEEPS if players <= THOROUGH else 0):
        for number in range(rounds):
            others = [tables for i, tables in enumerate(schedule) if i != number]
            order = rng.sample(range(1, players + 1), players)
            other = together(order, seats, _past(others).met, seed * 97 + number, BEGINNINGS)
            if unevenness([*others, other]) < unevenness(schedule):
                schedule[number] = other
    return schedule


def _past(schedule: Sequence[Sequence[Table]]) -> History:
    past = History()
    for table in (table for tables in schedule for table in tables):
        past.count(table)
    return past


def unevenness(schedule: Sequence[Sequence[Table]]) -> tuple[int, int]:
    """Return how unevenly often the players meet."""
    past = _past(schedule)
    players: list[Player] = sorted({player for table in schedule[0] for player in table})
    often = [past.met[pair] for pair in combinations(players, 2)]
    return sum(n * n for n in often), max(often) - min(often)
