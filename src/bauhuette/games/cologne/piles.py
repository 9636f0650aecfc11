"""Hands, deck and discards, and who knows where which card is."""

from __future__ import annotations

from bauhuette.engine.cardsets import any_of, lowest
from bauhuette.engine.jit import rule
from bauhuette.engine.news import EVERYONE, tell
from bauhuette.engine.record import SPECTATOR

from .cards import KIND, OF_KIND
from .moves import N_DISCARDED, N_DISCARDED_HIDDEN, N_DREW, N_DREW_HIDDEN, N_NO_CARD, N_RESHUFFLED
from .state import State


@rule
def holds(s: State, seat: int, kind: int) -> bool:
    return bool(s.hand[seat] & OF_KIND[kind] != 0)


@rule
def knowers(s: State, card: int) -> int:
    """The seats, and spectators, that know where a card is: a mask for news."""
    mask = 0
    for seat in range(SPECTATOR + 1):
        if s.known[seat] & card:
            mask += 1 << seat
    return mask


@rule
def reveal(s: State, card: int) -> None:
    for seat in range(SPECTATOR + 1):
        s.known[seat] |= card


@rule
def take(s: State, seat: int, kind: int) -> int:
    """A card of this kind out of the hand; of several the first."""
    cards = s.hand[seat] & OF_KIND[kind]
    card = int(cards & -cards)
    s.hand[seat] ^= card
    s.hand_count[seat] -= 1
    return card


@rule
def give(s: State, seat: int, card: int) -> None:
    s.hand[seat] |= card
    s.hand_count[seat] += 1
    s.known[seat] |= card


@rule
def put_on_pile(s: State, card: int) -> None:
    s.pile |= card
    s.pile_count += 1


@rule
def lay_open(s: State, seat: int, kind: int) -> None:
    """From the hand onto the table, for everybody to see."""
    card = take(s, seat, kind)
    s.laid |= card
    reveal(s, card)


@rule
def clear_away(s: State, kind: int) -> None:
    """K41: from the table to the discards."""
    cards = s.laid & OF_KIND[kind]
    card = cards & -cards
    s.laid ^= card
    put_on_pile(s, card)


@rule
def discard(s: State, seat: int, kind: int) -> None:
    """K27, K40: face down; only those who knew the card know what lies on the discards."""
    card = take(s, seat, kind)
    put_on_pile(s, card)
    mask = knowers(s, card)
    tell(s, N_DISCARDED, mask, seat, kind)
    tell(s, N_DISCARDED_HIDDEN, EVERYONE - mask, seat)


@rule
def reshuffle(s: State) -> None:
    """K41: the discards become the new pile, and nobody knows any more what lies where."""
    tell(s, N_RESHUFFLED, EVERYONE, s.pile_count)
    for seat in range(SPECTATOR + 1):
        s.known[seat] &= ~s.pile
    s.deck = s.pile
    s.deck_count = s.pile_count
    s.pile = 0
    s.pile_count = 0


@rule
def draw(s: State, seat: int) -> None:
    """K25, K41, K42: a card for its owner's eyes only. The deck needs no order: luck draws from it."""
    if s.deck_count == 0 and s.pile_count > 0:
        reshuffle(s)
    if s.deck_count == 0:
        tell(s, N_NO_CARD, EVERYONE, seat)
        return
    card = any_of(s, s.deck)
    s.deck ^= card
    s.deck_count -= 1
    give(s, seat, card)
    mask = knowers(s, card)
    tell(s, N_DREW, mask, seat, KIND[lowest(card)])
    tell(s, N_DREW_HIDDEN, EVERYONE - mask, seat)
