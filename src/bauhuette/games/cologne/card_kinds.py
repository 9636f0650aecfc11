"""Some encounter cards, as so many of each kind."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.record import Cells
from bauhuette.engine.rng import rand

from .cards import CARD_SORTS
from .state import State


@rule
def count(cards: Cells) -> int:
    n = 0
    for kind in range(CARD_SORTS):
        n += int(cards[kind])
    return n


@rule
def any_of(s: State, cards: Cells) -> int:
    """The kind of a random card out of some; every card is as likely as the others."""
    pick = rand(s, count(cards))
    for kind in range(CARD_SORTS):
        pick -= int(cards[kind])
        if pick < 0:
            return kind
    return -1
