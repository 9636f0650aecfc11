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

from . import cards
from .board import COUNT, FIELDS

PHASES = ("roll", "act", "limit", "react", "bonus")
ROLLING, ACTING, LIMIT, REACTING, OFFERED = range(len(PHASES))

ENDINGS = ("goal", "built", "turns")
GOAL_REACHED, ALL_BUILT, TURNS_OVER = range(1, len(ENDINGS) + 1)

COLOURS = colours_of(__package__)  # of seats a, b, c, d
SITES = ("waiting", "hammer", "begun", "complete")
WAITING, HAMMER, BEGUN, COMPLETE = range(len(SITES))
MOST_STONES = int(cards.STONE_COUNT.max())  # of one sort
VIEWERS = SPECTATOR + 1
MOST_SHOWN = 1_000_000  # more than any game can count


class State(Header):
    """One game of cologne in progress. Seats hold -1 where there is nobody."""

    news: Grid = int32(24, NEWS_WIDTH)
    # the turn
    turn: int = int64(seat=True, low=0)  # whose turn it is; to_move differs while somebody else is asked
    turns: int = int64(high=cards.TURNS + SEATS * cards.DECK)  # begun so far, all seats together
    rolled: int = int64(high=1)
    actions: int = int64(high=max(cards.ACTIONS, cards.POISONED_ACTIONS))  # left
    done: Cells = int8(cards.CARTS, high=1)  # carts whose turn has ended
    played: int = int64(high=cards.PLAYED_LIMIT)  # cards played in this turn
    extra: int = int64(high=cards.DECK)  # turns the mayor still grants
    attack: int = int64(names=cards.CARDS)  # the card the victim may ward off
    victim: int = int64(seat=True)
    offered: int = int64(names=cards.CHURCHES)  # the church whose winner is asked for the abbot

    # carts and stones
    at: Grid = int16(SEATS, cards.CARTS, names=FIELDS)
    load: Grid = int16(SEATS, cards.CARTS, names=cards.STONES)
    supply: Cells = int16(len(cards.STONES), high=MOST_STONES)
    gates: Grid = int16(len(cards.GATES), len(cards.STONES), high=cards.STORAGE)

    # churches
    site: Cells = int8(len(cards.CHURCHES), names=SITES, low=0)
    built: Grid = int16(len(cards.CHURCHES), SEATS, len(cards.STONES), high=MOST_STONES)
    # which stone each seat laid last, 0: none
    latest: Grid = int8(len(cards.CHURCHES), SEATS, high=int(cards.VALUE.max()))
    owner: Cells = int8(len(cards.CHURCHES), seat=True)
    notary: Cells = int8(len(cards.CHURCHES), seat=True)  # who has the sole right to build
    # what encounter cards have done
    abbot: Cells = int8(len(cards.CHURCHES), high=1)  # 1: lies with the tile
    audiences: Cells = int16(SEATS, high=cards.DECK)  # archbishops lying open
    poisoned: Cells = int8(SEATS, high=1)
    sabotaged: Cells = int8(SEATS, high=1)

    # encounter cards, so many of each kind
    hand: Grid = int8(SEATS, cards.CARD_SORTS, high=cards.DECK)
    hand_count: Cells = int64(SEATS, high=cards.DECK)
    laid: Cells = int8(cards.CARD_SORTS, high=cards.DECK)  # open on the table, the card of an attack included
    pile: Cells = int8(cards.CARD_SORTS, high=cards.DECK)  # the discards
    pile_count: int = int64(high=cards.DECK)
    deck: Cells = int8(cards.CARD_SORTS, high=cards.DECK)
    deck_count: int = int64(high=cards.DECK)
    # What a viewer knows of another's hand and of the discards: at least so many of each kind (see `knowledge.py`).
    sure: Grid = int8(VIEWERS, SEATS, cards.CARD_SORTS, high=cards.DECK)
    seen: Grid = int8(VIEWERS, cards.CARD_SORTS, high=cards.DECK)
    known: int = int64(high=MOST_SHOWN)  # how often something hidden was shown; undo does not cross it
    # of the route finder and of the policy
    steps: Cells = int16(COUNT, scratch=True)
    queue: Cells = int16(COUNT, scratch=True)
    worth: Grid = int32(len(cards.CHURCHES), len(cards.STONES), scratch=True)


STATE = dtype_of(State)
