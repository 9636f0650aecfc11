"""Sets of cards as bit masks: hands, tricks given, discards, cards known."""

from __future__ import annotations

import numpy as np

from bauhuette.engine.jit import rule
from bauhuette.engine.record import Header
from bauhuette.engine.rng import rand

# The powers of two below 2^66 leave different remainders modulo 67: a table finds the lowest card of a set.
_PRIME = 67
_LOWEST = np.zeros(_PRIME, np.int64)
for _card in range(_PRIME - 1):
    _LOWEST[pow(2, _card, _PRIME)] = _card


@rule
def lowest(cards: int) -> int:
    """The first card of a set that is not empty."""
    return int(_LOWEST[(cards & -cards) % _PRIME])


@rule
def count(cards: int) -> int:
    n = 0
    while cards:
        cards &= cards - 1
        n += 1
    return n


@rule
def any_of(s: Header, cards: int) -> int:
    """A random card of a set that is not empty, as a set of one."""
    for _ in range(rand(s, count(cards))):
        cards &= cards - 1
    return cards & -cards
