"""Third step of a turn, one way: building (C30 to C40)."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.news import tell

from .knowledge import give_from_hand, reveal
from .moves import ALL, LAID, RESTED
from .state import (
    ACT,
    AT_ONCE,
    FACE_COUNT,
    FINAL,
    LEFT_CORNER,
    LEFT_END,
    LIKE,
    NO_CARD,
    NO_SORT,
    RIGHT_CORNER,
    SORT,
    SORT_COUNT,
    TOWN_HALL,
    WIDTH,
    State,
)


@rule
def is_corner(sort: int) -> bool:
    return sort in (LEFT_CORNER, RIGHT_CORNER)


@rule
def count_sort(s: State, seat: int, sort: int) -> int:
    """How many cards of this sort stand in the city."""
    count = 0
    for place in range(s.city_size[seat]):
        if s.city[seat, place] != NO_CARD and SORT[s.city[seat, place]] == sort:
            count += 1
    return count


@rule
def corners_allowed(s: State) -> int:
    """C37: the city may be completed in the final round only."""
    return 2 if s.phase == FINAL else 1


@rule
def pair_guard(left: int, right: int) -> int:
    """C35, C36: whether two sorts may stand side by side."""
    if left == RIGHT_CORNER or right == LEFT_CORNER:
        return 36
    return 35 if LIKE[left] == LIKE[right] else 0


# What is asked of every card that is laid


@rule
def card_guard(s: State, face: int) -> int:
    """C31: from the hand; C33: three at once; C34: one town hall; C37: one corner tower."""
    seat = int(s.to_move)
    sort = SORT[face]
    if s.phase != ACT and s.phase != FINAL:
        return 10
    if s.hand[seat, face] == 0:
        return 31
    if s.laid >= AT_ONCE:
        return 33
    if sort == TOWN_HALL and count_sort(s, seat, TOWN_HALL) > 0:
        return 34
    corners = count_sort(s, seat, LEFT_CORNER) + count_sort(s, seat, RIGHT_CORNER)
    if is_corner(sort) and corners >= corners_allowed(s):
        return 37
    return 0


@rule
def found_guard(s: State, face: int) -> int:
    """C30, C39: only into an empty city."""
    why = card_guard(s, face)
    if why != 0:
        return why
    if s.city_size[s.to_move] > 0:
        return 31
    return 0 if s.founded[s.to_move] or can_row_with_one(s, SORT[face]) else 30


@rule
def end_guard(s: State, face: int) -> int:
    """C31, C40: to an end of the city."""
    why = card_guard(s, face)
    if why != 0:
        return why
    size = s.city_size[s.to_move]
    if size == 0:
        return 31
    return 0 if size < WIDTH else 40


@rule
def left_guard(s: State, face: int) -> int:
    why = end_guard(s, face)
    if why != 0:
        return why
    edge = SORT[s.city[s.to_move, 0]]
    why = pair_guard(SORT[face], edge)
    return why if why != 0 else row_guard(s, SORT[face], edge, SORT[face])


@rule
def right_guard(s: State, face: int) -> int:
    why = end_guard(s, face)
    if why != 0:
        return why
    edge = SORT[s.city[s.to_move, s.city_size[s.to_move] - 1]]
    why = pair_guard(edge, SORT[face])
    return why if why != 0 else row_guard(s, edge, SORT[face], SORT[face])


@rule
def fill_guard(s: State, face: int, place: int) -> int:
    """C32: only into a gap; C36: a gap is never an end; C38: a gap has no kind."""
    why = card_guard(s, face)
    if why != 0:
        return why
    seat = int(s.to_move)
    if place >= s.city_size[seat] or s.city[seat, place] != NO_CARD:
        return 32
    if is_corner(SORT[face]):
        return 36
    left = s.city[seat, place - 1]
    right = s.city[seat, place + 1]
    if left != NO_CARD and pair_guard(SORT[left], SORT[face]) != 0:
        return pair_guard(SORT[left], SORT[face])
    return pair_guard(SORT[face], SORT[right]) if right != NO_CARD else 0


# C30: whoever begins the first build must be able to finish it


@rule
def row_guard(s: State, left: int, right: int, new: int) -> int:
    """Whether the second card of a first build leaves a third one that fits."""
    if s.founded[s.to_move] or s.laid != AT_ONCE - 2:
        return 0
    return 0 if can_row_with_two(s, left, right, new) else 30


@rule
def can_row_with_one(s: State, first: int) -> bool:
    for sort in range(SORT_COUNT):
        if in_hand_besides(s, sort, first) > 0:
            if pair_guard(first, sort) == 0 and can_row_with_three(s, first, sort, first, sort):
                return True
            if pair_guard(sort, first) == 0 and can_row_with_three(s, sort, first, first, sort):
                return True
    return False


@rule
def can_row_with_two(s: State, left: int, right: int, new: int) -> bool:
    return can_row_with_three(s, left, right, new, NO_SORT)


@rule
def can_row_with_three(s: State, left: int, right: int, new: int, second: int) -> bool:
    """Whether the hand, without the two sorts still to be laid, has a third sort for either end of the two."""
    for sort in range(SORT_COUNT):
        left_over = in_hand_besides(s, sort, new)
        if sort == second:
            left_over -= 1
        if left_over > 0 and is_row(s, sort, left, right):
            return True
        if left_over > 0 and is_row(s, left, right, sort):
            return True
    return False


@rule
def in_hand_besides(s: State, sort: int, laid: int) -> int:
    """Cards of a sort in the hand, not counting one of the sort being laid."""
    count = 0
    for face in range(FACE_COUNT):
        if SORT[face] == sort:
            count += int(s.hand[s.to_move, face])
    return count - 1 if sort == laid else count


@rule
def is_row(s: State, a: int, b: int, c: int) -> bool:
    """Whether three sorts make a city."""
    if pair_guard(a, b) != 0 or pair_guard(b, c) != 0:
        return False
    halls = 0
    corners = 0
    for sort in (a, b, c):
        halls += sort == TOWN_HALL
        corners += is_corner(sort)
    return halls <= 1 and corners <= corners_allowed(s)


# Laying


@rule
def shift_right(s: State, seat: int) -> None:
    for place in range(s.city_size[seat], 0, -1):
        s.city[seat, place] = s.city[seat, place - 1]


@rule
def lay_left(s: State, face: int) -> None:
    shift_right(s, int(s.to_move))
    s.city_size[s.to_move] += 1
    lay_at(s, face, LEFT_END)


@rule
def lay_right(s: State, face: int) -> None:
    s.city_size[s.to_move] += 1
    lay_at(s, face, int(s.city_size[s.to_move]) - 1)


@rule
def lay_at(s: State, face: int, place: int) -> None:
    """C31: from the hand into the city, never to be moved again; all have seen the card."""
    seat = int(s.to_move)
    give_from_hand(s, seat, face)
    reveal(s)
    s.city[seat, place] = face
    s.laid += 1
    if s.laid == AT_ONCE:
        s.founded[seat] = 1
    tell(s, LAID, ALL, seat, face, place + 1)


@rule
def done_guard(s: State) -> int:
    """C10: building is optional; C30: a first build is not left half done."""
    if s.phase != ACT and s.phase != FINAL:
        return 10
    return 30 if s.laid > 0 and not s.founded[s.to_move] else 0


@rule
def tell_rest(s: State) -> None:
    if s.laid == 0:
        tell(s, RESTED, ALL, int(s.to_move))
