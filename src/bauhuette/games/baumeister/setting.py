"""Chapter 2: the table before the first round."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.luck import shuffle
from bauhuette.engine.record import MAX_SEATS

from .cards import (
    ALL_MONEY,
    BIT,
    CATEGORIES,
    CONTRACTS,
    DEEPEST,
    EVENT_HAND,
    EVENTS,
    FIRST,
    REMOVED_FOR_TWO,
    ROUNDS,
    START_MONEY,
    SUPPLY,
    WORKERS,
)
from .check import ECONOMY_DECK
from .crew import show_top
from .events import draw_event
from .state import (
    EVENTS_A_ROUND,
    HAND_OPTION,
    KNOWN_EVENT,
    ROUND,
    State,
)


@rule
def lay_out(s: State) -> None:
    begin_empty(s)
    give_money(s)
    lay_workers(s)
    lay_contracts(s)
    lay_economy(s)
    lay_events(s)


@rule
def begin_empty(s: State) -> None:
    """B6: the first seat holds the hammer; nothing is auctioned, lent or drawn."""
    s.phase = ROUND
    s.to_move = -1
    s.last_round = ROUNDS
    s.lot = -1
    s.leader = -1
    s.cursor = -1
    s.deal_seat = -1
    s.deal_category = -1
    for i in range(EVENTS_A_ROUND):
        s.event_now[i] = -1


@rule
def give_money(s: State) -> None:
    """B1."""
    s.bank = ALL_MONEY
    for seat in range(s.seats):
        s.money[seat] = START_MONEY
        s.bank -= START_MONEY


@rule
def lay_workers(s: State) -> None:
    """B2: one shuffled stack per category."""
    for worker in range(len(WORKERS)):
        s.boss[worker] = -1
    for category in range(len(CATEGORIES)):
        s.stack_size[category] = SUPPLY[category]
        for i in range(DEEPEST):
            s.stack[category, i] = FIRST[category] + i if i < SUPPLY[category] else -1
        shuffle(s, s.stack[category], SUPPLY[category])
        show_top(s, category)


@rule
def lay_contracts(s: State) -> None:
    """B3: with two players four stay in the box."""
    for contract in range(len(CONTRACTS)):
        s.contracts[contract] = contract
        s.holder[contract] = -1
    shuffle(s, s.contracts, len(CONTRACTS))
    s.contracts_used = len(CONTRACTS) - (REMOVED_FOR_TWO if s.seats == 2 else 0)


@rule
def lay_economy(s: State) -> None:
    """B4: the first five are the stack, the others the box."""
    for i in range(ECONOMY_DECK):
        s.economy[i] = i
    shuffle(s, s.economy, ECONOMY_DECK)


@rule
def lay_events(s: State) -> None:
    """B5, B55: a face-down stack; with the variant three cards in every hand."""
    for i in range(len(EVENTS)):
        s.events[i] = i
    shuffle(s, s.events, len(EVENTS))
    s.events_left = len(EVENTS)
    for seat in range(MAX_SEATS):
        for i in range(EVENT_HAND):
            s.hand[seat, i] = -1
    if s.options[HAND_OPTION]:
        for seat in range(s.seats):
            for i in range(EVENT_HAND):
                event = draw_event(s)
                s.hand[seat, i] = event
                s.known[KNOWN_EVENT + event] = BIT[seat]
            s.hand_size[seat] = EVENT_HAND
