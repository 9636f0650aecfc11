"""What a balance study counts: the cards a seat was given, hand after hand, and the advantage cards it kept."""

from __future__ import annotations

import numpy as np

from bauhuette.engine.domains import Names
from bauhuette.engine.jit import rule
from bauhuette.engine.record import MAX_SEATS, Grid

from .cards import ADVANTAGES, CRAFTSMEN, DATA, FIRST_ADVANTAGE, FIRST_NEUTRAL, NEUTRAL_KINDS
from .moves import ADVANTAGE_KEPT, HAND_BEGINS, KINGS_TRICK, KINGS_TRICK_GIVEN, PLAYED, TRICK_GIVEN
from .state import State

_NEUTRAL = tuple(DATA["neutral"])
ITEMS = {
    "own": Names("converter", CRAFTSMEN),
    "given": Names("card", _NEUTRAL),
    "kept": Names("card", ADVANTAGES),
}
FIRST_KEPT = len(CRAFTSMEN) + len(_NEUTRAL)
ON_TABLE, SET_ASIDE = MAX_SEATS, MAX_SEATS + 1  # rows for the trick being played, and the king's
CRAFTSMAN_COUNT = len(CRAFTSMEN)


NEUTRAL_ITEM = np.array([len(CRAFTSMEN) + _NEUTRAL.index(kind) for kind in NEUTRAL_KINDS], np.int64)


def counters(s: State) -> dict[str, list[int]]:
    return {
        "advantages": [int(s.kept[p]).bit_count() for p in range(s.seats)],
        "hands": [int(s.hand_number)] * int(s.seats),
    }


@rule
def credit(s: State, tally: Grid) -> None:
    """Cards wait in rows of their own, by owner of the colour, until a player gets the trick."""
    for i in range(s.news_count):
        kind = s.news[i, 0]
        who = s.news[i, 2]
        if kind == PLAYED:
            lay_on_table(s.news[i, 3], tally)
        elif kind == TRICK_GIVEN:
            hand_over(tally, ON_TABLE, who)
        elif kind == KINGS_TRICK:
            hand_over(tally, ON_TABLE, SET_ASIDE)
        elif kind == KINGS_TRICK_GIVEN:
            hand_over(tally, SET_ASIDE, who)
        elif kind == HAND_BEGINS:
            hand_over(tally, SET_ASIDE, -1)
        elif kind == ADVANTAGE_KEPT:
            tally[who, FIRST_KEPT + s.news[i, 3] - FIRST_ADVANTAGE] += 1


@rule
def lay_on_table(card: int, tally: Grid) -> None:
    """A craftsman as a bit of his colour, for only its owner gets anything from him."""
    if card < FIRST_NEUTRAL:
        tally[ON_TABLE, card % CRAFTSMAN_COUNT] |= 1 << (card // CRAFTSMAN_COUNT)
    elif card < FIRST_ADVANTAGE:
        tally[ON_TABLE, NEUTRAL_ITEM[card - FIRST_NEUTRAL]] += 1


@rule
def hand_over(tally: Grid, row: int, to: int) -> None:
    """Everything of one row to a seat, to the row of the king's trick, or away."""
    for item in range(FIRST_KEPT):
        cards = tally[row, item]
        tally[row, item] = 0
        if to == SET_ASIDE:
            tally[to, item] = cards
        elif to >= 0:
            tally[to, item] += cards >> to & 1 if item < CRAFTSMAN_COUNT else cards
