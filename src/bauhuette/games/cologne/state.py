"""The record of a game in progress."""

from __future__ import annotations

from bauhuette.engine.record import (
    MAX_SEATS as SEATS,
)
from bauhuette.engine.record import (
    NEWS_WIDTH,
    Cells,
    Grid,
    Header,
    dtype_of,
    int8,
    int16,
    int32,
    int64,
)

from .board import COUNT, FIELDS
from .cards import CARDS, CARTS, CHURCHES, GATES, SINGLE_CARDS, STONES

COLOURS = ("red", "yellow", "green", "blue")  # of seats a, b, c, d
SITES = ("waiting", "hammer", "begun", "complete")
WAITING, HAMMER, BEGUN, COMPLETE = range(len(SITES))


class State(Header):
    """One game of cologne in progress. Seats hold -1 where there is nobody."""

    news: Grid = int32(24, NEWS_WIDTH)
    # the turn
    turn: int = int64()  # whose turn it is; to_move differs while somebody else is asked
    turns: int = int64()  # begun so far, all seats together
    rolled: int = int64()
    actions: int = int64()  # left
    done: Cells = int8(CARTS)  # carts whose turn has ended
    played: int = int64()  # cards played in this turn
    extra: int = int64()  # turns the mayor still grants
    attack: int = int64(names=CARDS)  # the card the victim may ward off
    victim: int = int64()
    offered: int = int64(names=CHURCHES)  # the church whose winner is asked for the abbot
    # carts and stones
    at: Grid = int16(SEATS, CARTS, names=FIELDS)
    load: Grid = int16(SEATS, CARTS, names=STONES)
    supply: Cells = int16(len(STONES))
    gates: Grid = int16(len(GATES), len(STONES))
    # churches
    site: Cells = int8(len(CHURCHES), names=SITES)
    built: Grid = int16(len(CHURCHES), SEATS, len(STONES))
    latest: Grid = int8(len(CHURCHES), SEATS)  # number of the stone each seat laid last, 0 for none
    owner: Cells = int8(len(CHURCHES))
    notary: Cells = int8(len(CHURCHES))  # who has the sole right to build
    # encounter cards
    abbot: Cells = int8(len(CHURCHES))  # 1: lies with the tile
    audiences: Cells = int16(SEATS)  # archbishops lying open
    poisoned: Cells = int8(SEATS)
    sabotaged: Cells = int8(SEATS)
    hand: Cells = int64(SEATS, members=SINGLE_CARDS)
    hand_count: Cells = int64(SEATS)
    known: Cells = int64(SEATS + 1, members=SINGLE_CARDS)  # whose place a seat, or everybody, knows
    laid: int = int64(members=SINGLE_CARDS)  # open on the table, the card of an attack included
    pile: int = int64(members=SINGLE_CARDS)  # the discards
    pile_count: int = int64()
    deck: int = int64(members=SINGLE_CARDS)
    deck_count: int = int64()
    # scratch of the route finder and of the policy; zero between moves
    steps: Cells = int16(COUNT)
    queue: Cells = int16(COUNT)
    worth: Grid = int32(len(CHURCHES), len(STONES))


STATE = dtype_of(State)
