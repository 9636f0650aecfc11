"""Chapter 2: the table before the first round."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.record import MAX_SEATS, NOBODY
from bauhuette.engine.rng import shuffle

from . import cards
from .crew import show_top
from .edition_checks import ECONOMY_DECK
from .events import draw_event
from .ids import HAND_OPTION
from .state import EVENTS_A_ROUND, KNOWN_EVENT, ROUND, State


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
    s.to_move = NOBODY
    s.last_round = cards.ROUNDS
    s.lot = -1
    s.leader = NOBODY
    s.cursor = -1
    s.deal_seat = NOBODY
    s.deal_category = -1
    for i in range(EVENTS_A_ROUND):
        s.event_now[i] = -1


@rule
def give_money(s: State) -> None:
    """B1."""
    s.bank = cards.ALL_MONEY
    for seat in range(s.seats):
        s.money[seat] = cards.START_MONEY
        s.bank -= cards.START_MONEY


@rule
def lay_workers(s: State) -> None:
    """B2: one shuffled stack per category."""
    for worker in range(cards.WORKER_COUNT):
        s.boss[worker] = NOBODY
    for category in range(cards.CATEGORY_COUNT):
        s.stack_size[category] = cards.SUPPLY[category]
        for i in range(cards.DEEPEST):
            s.stack[category, i] = cards.FIRST[category] + i if i < cards.SUPPLY[category] else -1
        shuffle(s, s.stack[category], cards.SUPPLY[category])
        show_top(s, category)


@rule
def lay_contracts(s: State) -> None:
    """B3: with two players four stay in the box."""
    for contract in range(cards.CONTRACT_COUNT):
        s.contracts[contract] = contract
        s.holder[contract] = NOBODY
    shuffle(s, s.contracts, cards.CONTRACT_COUNT)
    s.contracts_used = cards.CONTRACT_COUNT - (cards.REMOVED_FOR_TWO if s.seats == 2 else 0)


@rule
def lay_economy(s: State) -> None:
    """B4: the first five are the stack, the others the box."""
    for i in range(ECONOMY_DECK):
        s.economy[i] = i
    shuffle(s, s.economy, ECONOMY_DECK)


@rule
def lay_events(s: State) -> None:
    """B5, B55: a face-down stack; with the variant three cards in every hand."""
    for i in range(cards.EVENT_COUNT):
        s.events[i] = i
    shuffle(s, s.events, cards.EVENT_COUNT)
    s.events_left = cards.EVENT_COUNT
    for seat in range(MAX_SEATS):
        for i in range(cards.EVENT_HAND):
            s.hand[seat, i] = -1
    if s.options[HAND_OPTION]:
        for seat in range(s.seats):
            for i in range(cards.EVENT_HAND):
                event = draw_event(s)
                s.hand[seat, i] = event
                s.known[KNOWN_EVENT + event] = cards.BIT[seat]
            s.hand_size[seat] = cards.EVENT_HAND
