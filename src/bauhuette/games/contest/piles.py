"""The two piles in the middle: the top card is auctioned, what is torn down goes underneath the lower one."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.news import EVERYONE, tell

from .cards import CLOSED, NO_CARD, OPEN
from .knowledge import reveal
from .moves import LAST_CARD, TUCKED, TURNED
from .state import ALL_VIEWERS, State


@rule
def turn_up(s: State) -> None:
    """C2: everybody sees the top card of the open pile."""
    if s.pile_size[OPEN] > 0 and s.seen[OPEN, 0] != ALL_VIEWERS:
        reveal(s)
        s.seen[OPEN, 0] = ALL_VIEWERS
        s.told[OPEN, 0] = 0
        tell(s, TURNED, EVERYONE, s.pile[OPEN, 0])


@rule
def remove_top(s: State, pile: int) -> None:
    """C50: the last card of either pile closes the game."""
    n = s.pile_size[pile] - 1
    for i in range(n):
        s.pile[pile, i] = s.pile[pile, i + 1]
        s.seen[pile, i] = s.seen[pile, i + 1]
        s.told[pile, i] = s.told[pile, i + 1]
    s.pile[pile, n] = NO_CARD
    s.seen[pile, n] = 0
    s.told[pile, n] = 0
    s.pile_size[pile] = n
    if n == 0:
        s.closing = pile + 1
        tell(s, LAST_CARD, EVERYONE, pile)


@rule
def pick_loose(s: State, face: int, seen: int, told: int) -> None:
    """A card is on its way under a pile."""
    s.loose = face
    s.loose_seen = seen
    s.loose_told = told


@rule
def forget_loose(s: State) -> None:
    s.loose = NO_CARD
    s.loose_seen = 0
    s.loose_told = 0


@rule
def tuck(s: State, pile: int) -> None:
    """C47: under this pile, known to those who knew it."""
    n = s.pile_size[pile]
    s.pile[pile, n] = s.loose
    s.seen[pile, n] = s.loose_seen
    s.told[pile, n] = s.loose_told
    s.pile_size[pile] = n + 1
    forget_loose(s)
    tell(s, TUCKED, EVERYONE, pile)
    turn_up(s)


@rule
def are_level(s: State) -> bool:
    return bool(s.pile_size[OPEN] == s.pile_size[CLOSED])


@rule
def lower_pile(s: State) -> int:
    return OPEN if s.pile_size[OPEN] < s.pile_size[CLOSED] else CLOSED
