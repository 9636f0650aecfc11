"""Pairings: their properties, for many fields."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from bauhuette.tournament.pairing.knockout import groups
from bauhuette.tournament.pairing.league import first_divisions, next_divisions
from bauhuette.tournament.pairing.round_robin import robin
from bauhuette.tournament.pairing.swiss import swiss
from bauhuette.tournament.pairing.tables import History, Table, pair, repeats, together
from bauhuette.tournament.settings import rounds_to_meet


def partitions(players: Sequence[int], size: int) -> Iterator[list[Table]]:
    """Yield all ways to fill tables."""
    if not players:
        yield []
        return
    first, *rest = players
    for mates in combinations(rest, size - 1):
        left = [player for player in rest if player not in mates]
        for others in partitions(left, size):
            yield [(first, *mates), *others]


@pytest.mark.parametrize(("players", "size"), [(6, 2), (8, 2), (6, 3), (9, 3), (8, 4)])
@pytest.mark.parametrize("seed", range(6))
def test_no_other_pairing_would_repeat_fewer_meetings(players: int, size: int, seed: int) -> None:
    luck = random.Random(seed)
    met = Counter(pair(*luck.sample(range(1, players + 1), 2)) for _ in range(players * (seed + 1)))
    order = luck.sample(range(1, players + 1), players)
    found = repeats(together(order, size, met, seed), met)
    assert found == min(repeats(tables, met) for tables in partitions(order, size))


def played_swiss(players: int, seats: int, rounds: int, seed: int, fill: bool = True) -> tuple[History, Counter[int]]:
    """Play a tournament in which a player's number is roughly its strength."""
    luck, past, byes = random.Random(seed), History(), Counter[int]()
    points: Counter[int] = Counter()
    for number in range(rounds):
        order = sorted(range(1, players + 1), key=lambda player: (-points[player], player))
        drawn = swiss(order, seats, past, byes, fill, seed * 100 + number)
        seen = [player for table in drawn.tables for player in table if player > 0] + list(drawn.byes)
        assert sorted(seen) == sorted(order), "all play once or sit out"
        assert all(len(table) == seats for table in drawn.tables)
        byes.update(drawn.byes)
        for table in drawn.tables:
            past.count(table)
            for place, player in enumerate(sorted(table, key=lambda player: player + luck.gauss(0, 9))):
                points[player] += seats - 1 - place
    return past, byes


@pytest.mark.parametrize(
    ("players", "seats", "rounds"), [(64, 4, 6), (24, 4, 4), (64, 2, 6), (33, 2, 7), (30, 3, 6), (22, 4, 4), (50, 3, 7)]
)
def test_swiss_players_meet_once_and_seats_are_balanced(players: int, seats: int, rounds: int) -> None:
    past, _ = played_swiss(players, seats, rounds, seed=1)
    people = {pair: n for pair, n in past.met.items() if pair[0] > 0}
    assert max(people.values()) == 1
    seated = [[past.sat[player, seat] for seat in range(seats)] for player in range(1, players + 1)]
    uneven = [max(own) - min(own) for own in seated]
    assert max(uneven) <= 3
    assert sum(n > 2 for n in uneven) <= players // 50
    assert sum(n > 1 for n in uneven) <= players // 2
    sitting_in = [past.met[0, player] for player in range(1, players + 1)]
    assert max(sitting_in) - min(sitting_in) <= 1, "bots at empty seats are spread evenly"


def test_swiss_more_rounds_than_opponents_repeats_evenly() -> None:
    past, _ = played_swiss(8, 4, 6, seed=3)  # six rounds of three others are 18 meetings, with seven people
    assert all(1 <= past.met[pair(*two)] <= 4 for two in combinations(range(1, 9), 2))


@pytest.mark.parametrize(("players", "seats", "rounds"), [(9, 2, 9), (14, 4, 7), (11, 3, 5), (5, 4, 4)])
def test_byes_are_fair(players: int, seats: int, rounds: int) -> None:
    _, byes = played_swiss(players, seats, rounds, seed=1, fill=False)
    own = [byes[player] for player in range(1, players + 1)]
    assert max(own) - min(own) <= 1, "no player sits out twice before all did once"


def test_swiss_pairs_neighbours() -> None:
    past = History()
    past.count((1, 5))  # not the first round
    tables = swiss([1, 2, 3, 4, 5, 6, 7, 8], 2, past, {}, True, 0).tables
    assert sorted(map(sorted, tables)) == [[1, 2], [3, 4], [5, 6], [7, 8]]


@pytest.mark.parametrize(("players", "seats"), [(n, 2) for n in (2, 3, 6, 8, 11)] + [(9, 3), (8, 3), (16, 4), (15, 4)])
def test_round_robin_players_all_meet_once(players: int, seats: int) -> None:
    schedule = robin(players, seats, rounds_to_meet(-(-players // seats) * seats, seats))
    past = History()
    for tables in schedule:
        assert len({player for table in tables for player in table}) == sum(map(len, tables))
        for table in tables:
            past.count(table)
    assert {past.met[pair(*two)] for two in combinations(range(1, players + 1), 2)} == {1}
    for player in range(1, players + 1):
        own = [past.sat[player, seat] for seat in range(seats)]
        assert max(own) - min(own) <= (1 if seats == 2 else 2), own


@pytest.mark.parametrize(("players", "seats", "most"), [(6, 3, 2), (8, 4, 2), (12, 4, 2), (12, 3, 2), (7, 4, 2)])
def test_round_robin_of_larger_tables_is_nearly_even(players: int, seats: int, most: int) -> None:
    schedule = robin(players, seats, rounds_to_meet(players, seats) + 1)
    past = History()
    for table in (table for tables in schedule for table in tables):
        past.count(table)
    often = [past.met[pair(*two)] for two in combinations(range(1, players + 1), 2)]
    assert max(often) <= most
    assert sum(n == 0 for n in often) <= len(often) // 5
    assert max(often) - min(often) <= 2


def test_knockout_groups_keep_the_strongest_apart() -> None:
    assert groups([*range(1, 9)], 4) == [[1, 4, 5, 8], [2, 3, 6, 7]]
    dealt = groups([*range(1, 23)], 4)
    assert [group[0] for group in dealt] == [1, 2, 3, 4, 5, 6]
    assert max(sum(player < 1 for player in group) for group in dealt) == 1
    assert sorted(player for group in dealt for player in group if player > 0) == [*range(1, 23)]


def test_league_players_rise_and_fall() -> None:
    assert [len(part) for part in first_divisions([*range(19)], 8)] == [7, 6, 6]
    first, second, third = next_divisions([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], 1, {*range(1, 13)}, [])
    assert (sorted(first), sorted(second), sorted(third)) == ([1, 2, 3, 5], [4, 6, 7, 9], [8, 10, 11, 12])
    upper, lower = next_divisions([[1, 2, 3, 4], [5, 6, 7, 8]], 1, {1, 3, 4, 5, 6, 7, 8}, [9])
    assert sorted(upper) == [1, 3, 4, 5]  # the fourth would have fallen, but the second left
    assert sorted(lower) == [6, 7, 8, 9]
