"""Hands, deck and discards, and who has seen which card."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.news import EVERYONE, tell

from .card_kinds import any_of
from .cards import CARD_SORTS
from .knowledge import forget_card, forget_pile, reveal, see_on_pile, show_all, witnesses
from .moves import DISCARDED, DISCARDED_HIDDEN, DREW, DREW_HIDDEN, NO_CARD_LEFT, RESHUFFLED
from .state import State


@rule
def holds(s: State, seat: int, kind: int) -> bool:
    return bool(s.hand[seat, kind] > 0)


@rule
def take(s: State, seat: int, kind: int) -> None:
    s.hand[seat, kind] -= 1
    s.hand_count[seat] -= 1


@rule
def give(s: State, seat: int, kind: int) -> None:
    s.hand[seat, kind] += 1
    s.hand_count[seat] += 1


@rule
def put_on_pile(s: State, kind: int, mask: int) -> None:
    """Face down; those of the mask have seen the card."""
    s.pile[kind] += 1
    s.pile_count += 1
    see_on_pile(s, kind, mask)


@rule
def lay_open(s: State, seat: int, kind: int) -> None:
    """From the hand onto the table, for everybody to see."""
    take(s, seat, kind)
    s.laid[kind] += 1
    show_all(s, seat, kind)


@rule
def clear_away(s: State, kind: int) -> None:
    """K41: from the table to the discards."""
    s.laid[kind] -= 1
    put_on_pile(s, kind, EVERYONE)


@rule
def discard(s: State, seat: int, kind: int) -> None:
    """K27, K40: face down."""
    mask = witnesses(s, seat, 1 << int(seat))
    take(s, seat, kind)
    forget_card(s, seat, kind, mask)
    put_on_pile(s, kind, mask)
    tell(s, DISCARDED, mask, seat, kind)
    tell(s, DISCARDED_HIDDEN, EVERYONE - mask, seat)


@rule
def reshuffle(s: State) -> None:
    """K41: the discards become the new pile, and nobody knows any more what lies where."""
    tell(s, RESHUFFLED, EVERYONE, s.pile_count)
    forget_pile(s)
    for kind in range(CARD_SORTS):
        s.deck[kind] = s.pile[kind]
        s.pile[kind] = 0
    s.deck_count = s.pile_count
    s.pile_count = 0


@rule
def draw(s: State, seat: int) -> None:
    """K25, K41, K42: a card for its owner's eyes only. The deck needs no order: luck draws from it."""
    if s.deck_count == 0 and s.pile_count > 0:
        reshuffle(s)
    if s.deck_count == 0:
        tell(s, NO_CARD_LEFT, EVERYONE, seat)
        return
    kind = any_of(s, s.deck)
    s.deck[kind] -= 1
    s.deck_count -= 1
    give(s, seat, kind)
    reveal(s)
    owner = 1 << int(seat)
    tell(s, DREW, owner, seat, kind)
    tell(s, DREW_HIDDEN, EVERYONE - owner, seat)
