"""Planning a city: what one card gains while the game runs, and the best way to finish in the final round."""

from __future__ import annotations

from bauhuette.engine.jit import rule

from .building import fill_guard, found_guard, is_corner, left_guard, pair_guard, right_guard, shift_right
from .moves import DONE, FILL, FOUND, LEFT, RIGHT
from .scoring import churches_between, points, town_hall_place
from .state import (
    AT_ONCE,
    COINS,
    FACE_COUNT,
    HAND_AT_RISK,
    LEFT_CORNER,
    LEFT_END,
    NO_CARD,
    RIGHT_CORNER,
    SHIELDS,
    SORT,
    TOWN_HALL,
    VALUE,
    WIDTH,
    State,
)

TENTHS = 10
IMPOSSIBLE = -(1 << 20)


# Trying a lay on the record and taking it back


@rule
def try_lay(s: State, move: int) -> None:
    """Like laying, without news and without anybody learning anything."""
    me = int(s.to_move)
    if move < FILL:
        if LEFT <= move < RIGHT:
            shift_right(s, me)
            s.city[me, 0] = move - LEFT
        else:
            s.city[me, s.city_size[me]] = face_of(move)
        s.city_size[me] += 1
    else:
        s.city[me, (move - FILL) % WIDTH] = face_of(move)
    s.hand[me, face_of(move)] -= 1
    s.laid += 1


@rule
def take_back(s: State, move: int) -> None:
    me = int(s.to_move)
    if move < FILL:
        if LEFT <= move < RIGHT:
            for place in range(s.city_size[me] - 1):
                s.city[me, place] = s.city[me, place + 1]
        s.city_size[me] -= 1
        s.city[me, s.city_size[me]] = NO_CARD
    else:
        s.city[me, (move - FILL) % WIDTH] = NO_CARD
    s.hand[me, face_of(move)] += 1
    s.laid -= 1


@rule
def face_of(move: int) -> int:
    if move >= FILL:
        return (move - FILL) // WIDTH
    return (move - FOUND) % FACE_COUNT


# While the game runs


@rule
def lay_gain(s: State, move: int, turns: int) -> int:
    """Tenths of a point by which the prospects of my city grow."""
    before = prospects(s, turns)
    try_lay(s, move)
    after = prospects(s, turns)
    take_back(s, move)
    return after - before


@rule
def prospects(s: State, turns: int) -> int:
    me = int(s.to_move)
    total = 0
    for place in range(s.city_size[me]):
        if s.city[me, place] != NO_CARD:
            face = s.city[me, place]
            total += TENTHS * COINS[face] * turns + 5 * SHIELDS[face] + TENTHS
            if is_corner(SORT[face]):
                total -= 4 * TENTHS  # it closes one side
    return total + symmetry(s, me) + hand_prospects(s, me)


@rule
def hand_prospects(s: State, me: int) -> int:
    """Cards that still fit somewhere are as good as laid; too many of them are a risk."""
    total = 0
    cards = 0
    for face in range(FACE_COUNT):
        count = int(s.hand[me, face])
        cards += count
        if count > 0 and fits_an_end(s, me, face):
            total += TENTHS * VALUE[face] // 2
    if cards > AT_ONCE:
        total -= (cards - AT_ONCE) * 2 * TENTHS
    if cards >= HAND_AT_RISK:
        total -= 2 * TENTHS
    return total


@rule
def fits_an_end(s: State, me: int, face: int) -> bool:
    size = s.city_size[me]
    if size == 0:
        return True
    left = SORT[s.city[me, 0]]
    right = SORT[s.city[me, size - 1]]
    if SORT[face] == TOWN_HALL and town_hall_place(s, me) >= 0:
        return False
    return pair_guard(SORT[face], left) == 0 or pair_guard(right, SORT[face]) == 0


@rule
def symmetry(s: State, me: int) -> int:
    """A town hall near the middle and churches on both sides of it."""
    hall = town_hall_place(s, me)
    if hall < 0:
        return 0
    size = int(s.city_size[me])
    left = hall
    right = size - 1 - hall
    if SORT[s.city[me, 0]] == LEFT_CORNER:
        left -= 1
    if SORT[s.city[me, size - 1]] == RIGHT_CORNER:
        right -= 1
    churches = churches_between(s, me, LEFT_END, hall) - churches_between(s, me, hall + 1, size)
    return -TENTHS * abs(left - right) - 5 * abs(churches)


# The final round: all ways to lay up to three cards

INDEX_BITS = 10  # an index of `lay_at_index` is smaller than 2^10, a move smaller than 2^14
MOVE_BITS = 14


@rule
def lay_at_index(s: State, index: int) -> int:
    """The lays one by one, whether allowed or not: a face times an end or a place; -1 after the last."""
    ways = 3 + int(s.city_size[s.to_move])
    face = index // ways
    way = index % ways
    if face >= FACE_COUNT or s.laid >= AT_ONCE:
        return -1
    if way == 0:
        return int(FOUND + face)
    if way == 1:
        return int(LEFT + face)
    return int(RIGHT + face) if way == 2 else int(FILL + face * WIDTH + way - 3)


@rule
def is_lay_allowed(s: State, move: int) -> bool:
    face = face_of(move)
    if s.hand[s.to_move, face] == 0:
        return False
    if move < LEFT:
        return found_guard(s, face) == 0
    if move < RIGHT:
        return left_guard(s, face) == 0
    if move < FILL:
        return right_guard(s, face) == 0
    return fill_guard(s, face, (move - FILL) % WIDTH) == 0


@rule
def points_if_done(s: State) -> int:
    """C30: nothing in the middle of a first build."""
    if 0 < s.laid < AT_ONCE and not s.founded[s.to_move]:
        return IMPOSSIBLE
    return points(s, int(s.to_move))


@rule
def best_final_lay(s: State) -> int:
    """The first step of the best finish, looked for depth first. `path` stacks indices, `trail` the cards laid."""
    best = points_if_done(s)
    best_move = DONE
    first = DONE
    path = 0
    trail = 0
    depth = 0
    while depth >= 0:
        move = lay_at_index(s, path & ((1 << INDEX_BITS) - 1))
        path += 1
        if move < 0:
            path >>= INDEX_BITS
            depth -= 1
            if depth >= 0:
                take_back(s, trail & ((1 << MOVE_BITS) - 1))
                trail >>= MOVE_BITS
        elif is_lay_allowed(s, move):
            try_lay(s, move)
            first = move if depth == 0 else first
            path <<= INDEX_BITS
            trail = trail << MOVE_BITS | move
            depth += 1
            if points_if_done(s) > best:
                best = points_if_done(s)
                best_move = first
    return best_move
