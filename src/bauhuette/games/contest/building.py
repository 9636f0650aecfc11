"""Third step of a turn, one way: building (C30 to C40)."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.news import EVERYONE, tell

from . import cards
from .ids import C10, C30, C31, C32, C33, C34, C35, C36, C37, C40
from .knowledge import give_from_hand, reveal
from .moves import LAID, RESTED
from .state import ACT, FINAL, State


@rule
def is_corner(sort: int) -> bool:
    return sort in (cards.LEFT_CORNER, cards.RIGHT_CORNER)


@rule
def count_sort(s: State, seat: int, sort: int) -> int:
    """How many cards of this sort stand in the city."""
    count = 0
    for place in range(s.city_size[seat]):
        if s.city[seat, place] != cards.NO_CARD and cards.SORT[s.city[seat, place]] == sort:
            count += 1
    return count


@rule
def corners_allowed(s: State) -> int:
    """C37: the city may be completed in the final round only."""
    return 2 if s.phase == FINAL else 1


@rule
def why_not_beside(left: int, right: int) -> int:
    """Whether two sorts may stand side by side."""
    if left == cards.RIGHT_CORNER or right == cards.LEFT_CORNER:
        return C36
    return C35 if cards.LIKE[left] == cards.LIKE[right] else 0


# What may be laid where


@rule
def why_not_lay(s: State, card: int) -> int:
    """What is asked of every card, wherever it is laid."""
    seat = s.to_move
    sort = cards.SORT[card]
    if s.phase != ACT and s.phase != FINAL:
        return C10
    if s.hand[seat, card] == 0:
        return C31
    if s.laid >= cards.AT_ONCE:
        return C33
    if sort == cards.TOWN_HALL and count_sort(s, seat, cards.TOWN_HALL) > 0:
        return C34
    corners = count_sort(s, seat, cards.LEFT_CORNER) + count_sort(s, seat, cards.RIGHT_CORNER)
    if is_corner(sort) and corners >= corners_allowed(s):
        return C37
    return 0


@rule
def why_not_found(s: State, card: int) -> int:
    """C39: only into an empty city."""
    why = why_not_lay(s, card)
    if why != 0:
        return why
    if s.city_size[s.to_move] > 0:
        return C31
    return C30 if is_first_build(s) and not can_begin(s, cards.SORT[card]) else 0


@rule
def why_not_end(s: State, card: int) -> int:
    """Whether the city has an end that can be built on."""
    why = why_not_lay(s, card)
    if why != 0:
        return why
    size = s.city_size[s.to_move]
    if size == 0:
        return C31
    return 0 if size < cards.WIDTH else C40


@rule
def why_not_left(s: State, card: int) -> int:
    why = why_not_end(s, card)
    if why != 0:
        return why
    edge = s.city[s.to_move, 0]
    return why_not_join(s, cards.SORT[card], cards.SORT[edge], cards.SORT[card])


@rule
def why_not_right(s: State, card: int) -> int:
    why = why_not_end(s, card)
    if why != 0:
        return why
    edge = s.city[s.to_move, s.city_size[s.to_move] - 1]
    return why_not_join(s, cards.SORT[edge], cards.SORT[card], cards.SORT[card])


@rule
def why_not_join(s: State, left: int, right: int, new: int) -> int:
    """One of two neighbours is new at an end; in a first build it must leave a third that can be laid."""
    why = why_not_beside(left, right)
    if why != 0:
        return why
    is_second = is_first_build(s) and s.laid == cards.AT_ONCE - 2
    return C30 if is_second and not can_finish(s, left, right, new) else 0


@rule
def why_not_fill(s: State, card: int, place: int) -> int:
    """Only into a gap. C36: a gap is never an end; C38: a gap beside it does not matter."""
    why = why_not_lay(s, card)
    if why != 0:
        return why
    seat = s.to_move
    if place >= s.city_size[seat] or s.city[seat, place] != cards.NO_CARD:
        return C32
    if is_corner(cards.SORT[card]):
        return C36
    left = s.city[seat, place - 1]
    right = s.city[seat, place + 1]
    if left != cards.NO_CARD:
        why = why_not_beside(cards.SORT[left], cards.SORT[card])
    if why == 0 and right != cards.NO_CARD:
        why = why_not_beside(cards.SORT[card], cards.SORT[right])
    return why


@rule
def why_not_done(s: State) -> int:
    """Building is optional, but a first build is not left half done."""
    if s.phase != ACT and s.phase != FINAL:
        return C10
    return C30 if s.laid > 0 and is_first_build(s) else 0


# C30: whoever begins the first build must be able to finish it. Of a card only its sort matters for this.
#
# A first build is a row of three sorts from the hand. It is laid outwards from any of the three, and each step of that
# is allowed if the whole row is: neighbours are neighbours in the row, and no part has more halls or corners than it.


@rule
def is_first_build(s: State) -> bool:
    return bool(s.founded[s.to_move] == 0)


@rule
def can_begin(s: State, a: int) -> bool:
    """Whether the hand has two sorts `b` and `c` that make a row with `a`, wherever in it `a` stands."""
    for b in range(cards.SORT_COUNT):
        if has_besides(s, b, a, cards.NO_SORT):
            for c in range(cards.SORT_COUNT):
                if (is_row(s, a, b, c) or is_row(s, b, a, c) or is_row(s, b, c, a)) and has_besides(s, c, a, b):
                    return True
    return False


@rule
def can_finish(s: State, left: int, right: int, new: int) -> bool:
    """Whether, when the `new` one of these two is laid, the hand has a third sort for either end."""
    for c in range(cards.SORT_COUNT):
        if (is_row(s, c, left, right) or is_row(s, left, right, c)) and has_besides(s, c, new, cards.NO_SORT):
            return True
    return False


@rule
def has_besides(s: State, sort: int, a: int, b: int) -> bool:
    """Whether the hand has a card of this sort when one of sort `a` and one of sort `b` have left it."""
    count = 0
    for face in range(cards.FACE_COUNT):
        if cards.SORT[face] == sort:
            count += s.hand[s.to_move, face]
    count -= sort == a
    count -= sort == b
    return count > 0


@rule
def is_row(s: State, a: int, b: int, c: int) -> bool:
    """C34 to C37: whether three sorts, from left to right, make a city."""
    if why_not_beside(a, b) != 0 or why_not_beside(b, c) != 0:
        return False
    halls = 0
    corners = 0
    for sort in (a, b, c):
        halls += sort == cards.TOWN_HALL
        corners += is_corner(sort)
    return halls <= 1 and corners <= corners_allowed(s)


# Laying


@rule
def do_found(s: State, card: int) -> None:
    """In an empty city it is all the same where."""
    do_right(s, card)


@rule
def do_left(s: State, card: int) -> None:
    shift_right(s, s.to_move)
    s.city_size[s.to_move] += 1
    lay_at(s, card, cards.LEFT_END)


@rule
def do_right(s: State, card: int) -> None:
    s.city_size[s.to_move] += 1
    lay_at(s, card, s.city_size[s.to_move] - 1)


@rule
def do_fill(s: State, card: int, place: int) -> None:
    lay_at(s, card, place)


@rule
def shift_right(s: State, seat: int) -> None:
    for place in range(s.city_size[seat], 0, -1):
        s.city[seat, place] = s.city[seat, place - 1]


@rule
def lay_at(s: State, card: int, place: int) -> None:
    """C31: from the hand into the city, never to be moved again; all have seen the card."""
    seat = s.to_move
    give_from_hand(s, seat, card)
    reveal(s)
    s.city[seat, place] = card
    s.laid += 1
    if s.laid == cards.AT_ONCE:
        s.founded[seat] = 1
    tell(s, LAID, EVERYONE, seat, card, place + 1)


@rule
def tell_rest(s: State) -> None:
    if s.laid == 0:
        tell(s, RESTED, EVERYONE, s.to_move)
