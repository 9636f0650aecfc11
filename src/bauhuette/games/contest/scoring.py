"""The end: points of a city, extra points, minus points (C53 to C60)."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.news import EVERYONE, tell
from bauhuette.engine.ranking import ranked

from . import cards
from .knowledge import open_hands
from .moves import SCORED
from .state import State
from .turns import end_game


@rule
def building_points(s: State, seat: int) -> int:
    """C53"""
    points = 0
    for place in range(s.city_size[seat]):
        if s.city[seat, place] != cards.NO_CARD:
            points += cards.VALUE[s.city[seat, place]]
    return points


@rule
def is_complete(s: State, seat: int) -> bool:
    """C54: a corner tower at either end and no gap between."""
    size = s.city_size[seat]
    if size == 0:
        return False
    for place in range(size):
        if s.city[seat, place] == cards.NO_CARD:
            return False
    last = s.city[seat, size - 1]
    return bool(cards.SORT[s.city[seat, 0]] == cards.LEFT_CORNER and cards.SORT[last] == cards.RIGHT_CORNER)


@rule
def town_hall_place(s: State, seat: int) -> int:
    """Where the town hall stands, or -1."""
    for place in range(s.city_size[seat]):
        if s.city[seat, place] != cards.NO_CARD and cards.SORT[s.city[seat, place]] == cards.TOWN_HALL:
            return place
    return -1


@rule
def churches_between(s: State, seat: int, first: int, end: int) -> int:
    count = 0
    for place in range(first, end):
        if s.city[seat, place] != cards.NO_CARD and cards.SORT[s.city[seat, place]] == cards.CHURCH:
            count += 1
    return count


@rule
def middle_points(s: State, seat: int) -> int:
    """C55: as many buildings left of the town hall as right of it."""
    hall = town_hall_place(s, seat)
    return cards.MIDDLE if hall >= 0 and 2 * hall + 1 == s.city_size[seat] else 0


@rule
def church_points(s: State, seat: int) -> int:
    """C56: no church on either side does not count."""
    hall = town_hall_place(s, seat)
    if hall < 0:
        return 0
    left = churches_between(s, seat, cards.LEFT_END, hall)
    right = churches_between(s, seat, hall + 1, s.city_size[seat])
    return cards.EQUAL_CHURCHES if left == right and left > 0 else 0


@rule
def corner_points(s: State, seat: int) -> int:
    """C57"""
    last = s.city[seat, s.city_size[seat] - 1]
    return cards.EQUAL_CORNERS if cards.VALUE[s.city[seat, 0]] == cards.VALUE[last] else 0


@rule
def extra_points(s: State, seat: int) -> int:
    """C54: only in a complete city."""
    if not is_complete(s, seat):
        return 0
    return middle_points(s, seat) + church_points(s, seat) + corner_points(s, seat)


@rule
def minus_points(s: State, seat: int) -> int:
    """C58: every card still in the hand."""
    points = 0
    for face in range(cards.FACE_COUNT):
        points += int(s.hand[seat, face]) * cards.VALUE[face]
    return points


@rule
def score(s: State, seat: int) -> int:
    """C59: money and saboteurs are worth nothing; C60: most points win."""
    return building_points(s, seat) + extra_points(s, seat) - minus_points(s, seat)


@rule
def finish(s: State) -> None:
    """C58: all hands are laid open and everything is counted."""
    open_hands(s)
    for seat in range(s.seats):
        city, extra, minus = building_points(s, seat), extra_points(s, seat), minus_points(s, seat)
        tell(s, SCORED, EVERYONE, seat, city, extra, minus)
    end_game(s)


standing = ranked(globals())
