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
    LOANS,
    PIECES,
    REMOVED_FOR_TWO,
    ROUNDS,
    START_MONEY,
    SUPPLY,
    WORKERS,
)
from .check import ECONOMY_DECK, MAX_HEADS
from .crew import show_top
from .events import draw_event
from .state import (
    DISMISSAL,
    EVENTS_A_ROUND,
    HAND_OPTION,
    KNOWN,
    KNOWN_EVENT,
    POOL,
    ROUND,
    State,
)


@rule
def lay_out(s: State) -> None:
    """Everything is set, whatever the record held before."""
    begin_clean(s)
    give_money(s)
    lay_workers(s)
    lay_contracts(s)
    lay_economy(s)
    lay_events(s)


@rule
def begin_clean(s: State) -> None:
    """B6: the first seat holds the hammer."""
    s.over = 0
    s.phase = ROUND
    s.to_move = -1
    s.round_number = 0
    s.last_round = ROUNDS
    s.hammer = 0
    s.turn = 0
    s.lot = -1
    s.leader = -1
    s.price = 0
    s.cursor = -1
    s.deal_seat = -1
    s.deal_category = -1
    s.deal_fee = 0
    s.event_step = 0
    clear_site(s)
    clear_scratch(s)


@rule
def clear_site(s: State) -> None:
    for seat in range(MAX_SEATS):
        s.bidding[seat] = 0
        s.requests[seat] = 0
        for category in range(len(CATEGORIES)):
            s.idle[seat, category] = 0
            s.borrowed[seat, category] = 0
    for piece in range(len(PIECES)):
        for i in range(MAX_HEADS):
            s.heads[piece, i] = 0
    for i in range(DISMISSAL + 1):
        s.owed[i] = 0
    for i in range(EVENTS_A_ROUND):
        s.event_now[i] = -1


@rule
def clear_scratch(s: State) -> None:
    for i in range(KNOWN):
        s.known[i] = 0
    for i in range(POOL):
        s.pool[i] = 0
    for contract in range(len(CONTRACTS)):
        s.path[0, contract] = 0
        s.path[1, contract] = 0
    for category in range(len(CATEGORIES)):
        s.load[category] = 0


@rule
def give_money(s: State) -> None:
    """B1."""
    s.bank = ALL_MONEY
    for seat in range(MAX_SEATS):
        s.money[seat] = 0
        s.loans_taken[seat] = 0
        for loan in range(len(LOANS)):
            s.loans[seat, loan] = 0
    for seat in range(s.seats):
        s.money[seat] = START_MONEY
        s.bank -= START_MONEY


@rule
def lay_workers(s: State) -> None:
    """B2: one shuffled stack per category."""
    for worker in range(len(WORKERS)):
        s.boss[worker] = -1
        s.down[worker] = 0
    for seat in range(MAX_SEATS):
        s.wages[seat] = 0
        for category in range(len(CATEGORIES)):
            s.crew[seat, category] = 0
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
        s.place[contract] = 0
        s.holder[contract] = -1
        s.bonus[contract] = 0
        s.built[contract] = 0
        s.planned[contract] = 0
    shuffle(s, s.contracts, len(CONTRACTS))
    s.contracts_shown = 0
    s.contracts_used = len(CONTRACTS) - (REMOVED_FOR_TWO if s.seats == 2 else 0)


@rule
def lay_economy(s: State) -> None:
    """B4: the first five are the stack, the others the box."""
    for i in range(ECONOMY_DECK):
        s.economy[i] = i
    shuffle(s, s.economy, ECONOMY_DECK)
    s.economy_shown = 0


@rule
def lay_events(s: State) -> None:
    """B5, B55: a face-down stack; with the variant three cards in every hand."""
    for i in range(len(EVENTS)):
        s.events[i] = i
    shuffle(s, s.events, len(EVENTS))
    s.events_left = len(EVENTS)
    for seat in range(MAX_SEATS):
        s.hand_size[seat] = 0
        for i in range(EVENT_HAND):
            s.hand[seat, i] = -1
    if s.options[HAND_OPTION]:
        for seat in range(s.seats):
            for i in range(EVENT_HAND):
                event = draw_event(s)
                s.hand[seat, i] = event
                s.known[KNOWN_EVENT + event] = BIT[seat]
            s.hand_size[seat] = EVENT_HAND
