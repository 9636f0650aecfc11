"""Who knows what, what a seat may imagine, and what must be true of every position."""

from __future__ import annotations

from bauhuette.engine.cardsets import count, lowest
from bauhuette.engine.jit import rule
from bauhuette.engine.news import hide_news
from bauhuette.engine.record import SPECTATOR
from bauhuette.engine.rng import shuffle

from .cards import ALL_ADVANTAGES, BIT, IN_PLAY_SET, NO_CARD
from .state import State


@rule
def redact(s: State, seat: int) -> None:
    """Hands and the stack show what the seat knows of them; what others know of them is nobody's business."""
    s.rng = 0
    sees = s.known[seat] | s.known[SPECTATOR]
    for p in range(s.seats):
        s.hand[p] &= sees
        if p != seat:
            s.known[p] = 0
    for i in range(s.stack_size):
        if s.stack[i] != NO_CARD and sees & BIT[s.stack[i]] == 0:
            s.stack[i] = NO_CARD
    hide_news(s, seat)


@rule
def determinize(s: State, _seat: int) -> None:
    """Deal the unseen cards to the hands they may be in, and the unseen advantage cards to the stack."""
    hidden = IN_PLAY_SET[s.seats] & ~visible_cards(s)
    size = spread(s, hidden & ALL_ADVANTAGES, 0)
    shuffle(s, s.deck, size)
    for i in range(s.stack_size):
        if s.stack[i] == NO_CARD:
            size -= 1
            s.stack[i] = s.deck[size]
    size = spread(s, hidden & ~ALL_ADVANTAGES, size)
    shuffle(s, s.deck, size)
    for p in range(s.seats):
        for _ in range(s.hand_size[p] - count(s.hand[p])):
            size -= 1
            s.hand[p] |= BIT[s.deck[size]]
    for i in range(len(s.deck)):
        s.deck[i] = 0
    for p in range(s.seats):
        s.known[p] |= s.hand[p]


@rule
def spread(s: State, cards: int, size: int) -> int:
    """Put a set of cards behind the first `size` cards of the deck."""
    while cards:
        s.deck[size] = lowest(cards)
        cards &= cards - 1
        size += 1
    return size


@rule
def visible_cards(s: State) -> int:
    cards = s.kings_trick
    for p in range(s.seats):
        cards |= s.hand[p] | s.given[p] | s.kept[p]
    for i in range(s.trick_size):
        cards |= BIT[s.trick[i]]
    for i in range(s.stack_size):
        if s.stack[i] != NO_CARD:
            cards |= BIT[s.stack[i]]
    return cards
