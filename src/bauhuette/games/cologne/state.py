"""The record of a game in progress."""

from __future__ import annotations

from bauhuette.engine.edition import colours_of
from bauhuette.engine.record import (
    MAX_SEATS as SEATS,
)
from bauhuette.engine.record import (
    NEWS_WIDTH,
    SPECTATOR,
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
from .cards import (
    ACTIONS,
    CARD_SORTS,
    CARDS,
    CARTS,
    CHURCHES,
    DECK,
    GATES,
    PLAYED_LIMIT,
    POISONED_ACTIONS,
    STONE_COUNT,
    STONES,
    STORAGE,
    TURNS,
    VALUE,
)

PHASES = ("roll", "act", "limit", "react", "bonus")
ROLLING, ACTING, LIMIT, REACTING, OFFERED = range(len(PHASES))

ENDINGS = ("goal", "built", "turns")
GOAL_REACHED, ALL_BUILT, TURNS_OVER = range(1, len(ENDINGS) + 1)

COLOURS = colours_of(__package__)  # of seats a, b, c, d
SITES = ("waiting", "hammer", "begun", "complete")
WAITING, HAMMER, BEGUN, COMPLETE = range(len(SITES))
MOST_STONES = int(STONE_COUNT.max())  # of one sort
VIEWERS = SPECTATOR + 1
MOST_SHOWN = 1_000_000  # more than any game can count


class State(Header):
    """One game of cologne in progress. Seats hold -1 where there is nobody."""

    news: Grid = int32(24, NEWS_WIDTH)
    # the turn
    turn: int = int64(seat=True, low=0)  # whose turn it is; to_move differs while somebody else is asked
    turns: int = int64(high=TURNS + SEATS * DECK)  # begun so far, all seats together
    rolled: int = int64(high=1)
    actions: int = int64(high=max(ACTIONS, POISONED_ACTIONS))  # left
    done: Cells = int8(CARTS, high=1)  # carts whose turn has ended
    played: int = int64(high=PLAYED_LIMIT)  # cards played in this turn
    extra: int = int64(high=DECK)  # turns the mayor still grants
    attack: int = int64(names=CARDS)  # the card the victim may ward off
    victim: int = int64(seat=True)
    offered: int = int64(names=CHURCHES)  # the church whose winner is asked for the abbot
    # carts and stones
    at: Grid = int16(SEATS, CARTS, names=FIELDS)
    load: Grid = int16(SEATS, CARTS, names=STONES)
    supply: Cells = int16(len(STONES), high=MOST_STONES)
    gates: Grid = int16(len(GATES), len(STONES), high=STORAGE)
    # churches
    site: Cells = int8(len(CHURCHES), names=SITES, low=0)
    built: Grid = int16(len(CHURCHES), SEATS, len(STONES), high=MOST_STONES)
    latest: Grid = int8(len(CHURCHES), SEATS, high=int(VALUE.max()))  # which stone each seat laid last, 0: none
    owner: Cells = int8(len(CHURCHES), seat=True)
    notary: Cells = int8(len(CHURCHES), seat=True)  # who has the sole right to build
    # what encounter cards have done
    abbot: Cells = int8(len(CHURCHES), high=1)  # 1: lies with the tile
    audiences: Cells = int16(SEATS, high=DECK)  # archbishops lying open
    poisoned: Cells = int8(SEATS, high=1)
    sabotaged: Cells = int8(SEATS, high=1)
    # encounter cards, so many of each kind
    hand: Grid = int8(SEATS, CARD_SORTS, high=DECK)
    hand_count: Cells = int64(SEATS, high=DECK)
    laid: Cells = int8(CARD_SORTS, high=DECK)  # open on the table, the card of an attack included
    pile: Cells = int8(CARD_SORTS, high=DECK)  # the discards
    pile_count: int = int64(high=DECK)
    deck: Cells = int8(CARD_SORTS, high=DECK)
    deck_count: int = int64(high=DECK)
    # What a viewer knows of another's hand and of the discards: at least so many of each kind (see `knowledge.py`).
    sure: Grid = int8(VIEWERS, SEATS, CARD_SORTS, high=DECK)
    seen: Grid = int8(VIEWERS, CARD_SORTS, high=DECK)
    known: int = int64(high=MOST_SHOWN)  # how often something hidden was shown; undo does not cross it
    # of the route finder and of the policy
    steps: Cells = int16(COUNT, scratch=True)
    queue: Cells = int16(COUNT, scratch=True)
    worth: Grid = int32(len(CHURCHES), len(STONES), scratch=True)


STATE = dtype_of(State)
