"""Which cards the others still hold, as far as the seat to move can know."""

from __future__ import annotations

from bauhuette.engine.hooks import UnseenCards

from .cards import ALL_ADVANTAGES, BIT, IN_PLAY_SET, NO_CARD
from .state import TRICK, State
from .view import named


def still_out(s: State) -> UnseenCards | None:
    """By value; nothing while points are counted: then no card is held."""
    if s.phase != TRICK:
        return None
    cards, one_of = sets_still_out(s)
    return UnseenCards(named(cards), named(one_of))


def sets_still_out(s: State) -> tuple[int, int]:
    """All of the first set are out, and one of the second. P5: one advantage card is dealt with a hand."""
    unseen = int(IN_PLAY_SET[s.seats]) & ~seen(s)
    advantages = int(ALL_ADVANTAGES)
    return unseen & ~advantages, 0 if in_this_hand(s) & advantages else unseen & advantages


def seen(s: State) -> int:
    """Cards that no other seat can hold: own ones, those played, advantage cards laid out or seen under the stack."""
    cards = in_this_hand(s)
    for p in range(s.seats):
        cards |= int(s.kept[p])
    return cards | sum(int(BIT[card]) for card in s.stack[: s.stack_size] if card != NO_CARD)


def in_this_hand(s: State) -> int:
    cards = int(s.hand[s.to_move]) | int(s.kings_trick)
    for p in range(s.seats):
        cards |= int(s.given[p])
    return cards | sum(int(BIT[card]) for card in s.trick[: s.trick_size])
