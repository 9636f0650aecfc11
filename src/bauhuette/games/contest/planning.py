"""Planning a city: what one card gains while the game runs, and the best way to finish in the final round."""

from __future__ import annotations

from bauhuette.engine.jit import rule

from . import building, cards
from .moves import DONE, to_fill, to_found, to_left, to_right
from .sabotage import trim
from .scoring import churches_between, score, town_hall_place
from .state import State

TENTHS = 10
IMPOSSIBLE = -(1 << 20)
LEFT_OF_ALL = -1


# A lay is a card and a place: left of the city, right of it (its size is the next place), or a gap in it.


@rule
def why_not_lay_at(s: State, card: int, place: int) -> int:
    if place == LEFT_OF_ALL:
        return building.why_not_left(s, card)
    if place < s.city_size[s.to_move]:
        return building.why_not_fill(s, card, place)
    return building.why_not_found(s, card) if place == cards.LEFT_END else building.why_not_right(s, card)


@rule
def to_lay(s: State, card: int, place: int) -> int:
    if place == LEFT_OF_ALL:
        return to_left(card)
    if place < s.city_size[s.to_move]:
        return to_fill(card, place)
    return to_found(card) if place == cards.LEFT_END else to_right(card)


@rule
def try_lay(s: State, card: int, place: int) -> None:
    """Like laying, without news and without anybody learning anything."""
    me = s.to_move
    if place == LEFT_OF_ALL:
        building.shift_right(s, me)
    if place == LEFT_OF_ALL or place == s.city_size[me]:
        s.city_size[me] += 1
    s.city[me, max(place, cards.LEFT_END)] = card
    s.hand[me, card] -= 1
    s.laid += 1


@rule
def take_back(s: State, card: int, place: int) -> None:
    """A city that ended in buildings before does so again when the ends are trimmed."""
    me = s.to_move
    s.city[me, max(place, cards.LEFT_END)] = cards.NO_CARD
    trim(s, me)
    s.hand[me, card] += 1
    s.laid -= 1


# While the game runs


@rule
def lay_gain(s: State, card: int, place: int, turns: int) -> int:
    """Tenths of a point by which the prospects of my city grow."""
    before = prospects(s, turns)
    try_lay(s, card, place)
    after = prospects(s, turns)
    take_back(s, card, place)
    return after - before


@rule
def prospects(s: State, turns: int) -> int:
    me = s.to_move
    total = 0
    for place in range(s.city_size[me]):
        if s.city[me, place] != cards.NO_CARD:
            face = s.city[me, place]
            total += TENTHS * cards.COINS[face] * turns + 5 * cards.SHIELDS[face] + TENTHS
            if building.is_corner(cards.SORT[face]):
                total -= 4 * TENTHS  # it closes one side
    return total + symmetry(s, me) + hand_prospects(s, me)


@rule
def hand_prospects(s: State, me: int) -> int:
    """Cards that still fit somewhere are as good as laid; too many of them are a risk."""
    total = 0
    laid = 0
    for face in range(cards.FACE_COUNT):
        count = int(s.hand[me, face])
        laid += count
        if count > 0 and fits_an_end(s, me, face):
            total += TENTHS * cards.VALUE[face] // 2
    if laid > cards.AT_ONCE:
        total -= (laid - cards.AT_ONCE) * 2 * TENTHS
    if laid >= cards.HAND_AT_RISK:
        total -= 2 * TENTHS
    return total


@rule
def fits_an_end(s: State, me: int, face: int) -> bool:
    size = s.city_size[me]
    if size == 0:
        return True
    left = cards.SORT[s.city[me, 0]]
    right = cards.SORT[s.city[me, size - 1]]
    if cards.SORT[face] == cards.TOWN_HALL and town_hall_place(s, me) >= 0:
        return False
    return building.why_not_beside(cards.SORT[face], left) == 0 or building.why_not_beside(right, cards.SORT[face]) == 0


@rule
def symmetry(s: State, me: int) -> int:
    """A town hall near the middle and churches on both sides of it."""
    hall = town_hall_place(s, me)
    if hall < 0:
        return 0
    size = int(s.city_size[me])
    left = hall
    right = size - 1 - hall
    if cards.SORT[s.city[me, 0]] == cards.LEFT_CORNER:
        left -= 1
    if cards.SORT[s.city[me, size - 1]] == cards.RIGHT_CORNER:
        right -= 1
    churches = churches_between(s, me, cards.LEFT_END, hall) - churches_between(s, me, hall + 1, size)
    return -TENTHS * abs(left - right) - 5 * abs(churches)


# The final round: all ways to lay up to three cards


@rule
def points_if_done(s: State) -> int:
    """C30: nothing in the middle of a first build."""
    if 0 < s.laid < cards.AT_ONCE and not s.founded[s.to_move]:
        return IMPOSSIBLE
    return score(s, s.to_move)


@rule
def ways_to_lay(s: State, card: int) -> int:
    """How many places may be tried: both ends and all in between."""
    if s.hand[s.to_move, card] == 0 or s.laid >= cards.AT_ONCE:
        return 0
    return int(s.city_size[s.to_move]) + 2


@rule
def place_to_try(s: State, way: int) -> int:
    """Left of the city, right of it, then in it."""
    if way == 0:
        return LEFT_OF_ALL
    return int(s.city_size[s.to_move]) if way == 1 else way - 2


@rule
def best_final_lay(s: State) -> int:
    """The first step of the best finish; of equals the first that is found, and rather none."""
    best_move = DONE
    most = points_if_done(s)
    for card in range(cards.FACE_COUNT):
        for way in range(ways_to_lay(s, card)):
            place = place_to_try(s, way)
            if why_not_lay_at(s, card, place) == 0:
                move = to_lay(s, card, place)
                try_lay(s, card, place)
                points = most_with_two_more(s)
                take_back(s, card, place)
                if points > most:
                    most = points
                    best_move = move
    return best_move


@rule
def most_with_two_more(s: State) -> int:
    """The points of the best finish with at most two more cards."""
    most = points_if_done(s)
    for card in range(cards.FACE_COUNT):
        for way in range(ways_to_lay(s, card)):
            place = place_to_try(s, way)
            if why_not_lay_at(s, card, place) == 0:
                try_lay(s, card, place)
                most = max(most, most_with_one_more(s))
                take_back(s, card, place)
    return most


@rule
def most_with_one_more(s: State) -> int:
    most = points_if_done(s)
    for card in range(cards.FACE_COUNT):
        for way in range(ways_to_lay(s, card)):
            place = place_to_try(s, way)
            if why_not_lay_at(s, card, place) == 0:
                try_lay(s, card, place)
                most = max(most, points_if_done(s))
                take_back(s, card, place)
    return most
