"""The record of a game of Baumeister: everything on the table, and who knows what."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.record import MAX_SEATS, NEWS_WIDTH, Cells, Grid, Header, dtype_of, int8, int16, int32

from .cards import (
    CATEGORIES,
    CATEGORY,
    CONTRACTS,
    DEEPEST,
    EVENT_HAND,
    EVENTS,
    LOANS,
    PIECES,
    WAGE,
    WORKERS,
)
from .check import ECONOMY_DECK, MAX_HEADS

# What a seat can be asked, and the steps between that ask nobody.
PHASES = (
    "hire",
    "choose",
    "open",
    "bid",
    "play",
    "rest",
    "release",
    "build",
    "fee",
    "answer",
    "counter",
    "borrow",
    "round",
    "reveal",
    "draw",
    "suffer",
    "income",
    "wages",
)
HIRE, CHOOSE, OPEN, BID, PLAY, REST, RELEASE, BUILD, FEE, ANSWER, COUNTER, BORROW = range(12)
ROUND, REVEAL, DRAW, SUFFER, INCOME, WAGES = range(12, 18)

ENDINGS = ("six-rounds", "all-awarded")
SIX_ROUNDS, ALL_AWARDED = 1, 2

# The options, in the order of meta.toml.
PICK_OPTION, SECOND_EVENT_OPTION, LEND_OPTION, HAND_OPTION = range(4)

# Where a contract is.
HIDDEN, ON_OFFER, OWNED, PAID = range(4)

# What an event still asks of a seat: one of each category, of any category, a dismissal.
ANY_CATEGORY = len(CATEGORIES)
DISMISSAL = ANY_CATEGORY + 1

# Knowledge: one set of seats per card that can lie face down.
KNOWN_WORKER = 0
KNOWN_EVENT = KNOWN_WORKER + len(WORKERS)
KNOWN_CONTRACT = KNOWN_EVENT + len(EVENTS)
KNOWN_ECONOMY = KNOWN_CONTRACT + len(CONTRACTS)
KNOWN = KNOWN_ECONOMY + ECONOMY_DECK

READERS = ("a", "b", "c", "d", "spectators")
EVENTS_A_ROUND = 2  # at most
POOL = 16  # the largest number of cards dealt at once when imagining


class State(Header):
    """One game of Baumeister in progress. Money in thousands of talers."""

    round_number: int = int16()
    last_round: int = int16()
    hammer: int = int16()  # the start player
    turn: int = int16()  # turns taken in this phase
    money: Cells = int32(MAX_SEATS)
    bank: int = int32()
    loans: Grid = int16(MAX_SEATS, len(LOANS))
    loans_taken: Cells = int16(MAX_SEATS)  # over the whole game

    stack: Grid = int8(len(CATEGORIES), DEEPEST, names=WORKERS)  # top first
    stack_size: Cells = int16(len(CATEGORIES))
    boss: Cells = int8(len(WORKERS))  # the seat that employs a worker, or -1
    down: Cells = int8(len(WORKERS))  # 1: face down this round
    crew: Grid = int16(MAX_SEATS, len(CATEGORIES))
    wages: Cells = int32(MAX_SEATS)  # the marker on the wage scale

    contracts: Cells = int8(len(CONTRACTS), names=CONTRACTS)  # in the order they are revealed
    contracts_shown: int = int16()
    contracts_used: int = int16()  # the rest stays in the box
    place: Cells = int8(len(CONTRACTS))
    holder: Cells = int8(len(CONTRACTS))
    bonus: Cells = int16(len(CONTRACTS))  # talers lying on an unsold contract
    built: Cells = int16(len(CONTRACTS))  # the pieces that stand
    economy: Cells = int8(ECONOMY_DECK)  # in the order they are revealed
    economy_shown: int = int16()

    lot: int = int16()  # the contract under the hammer, or -1
    leader: int = int16()
    price: int = int16()
    cursor: int = int16()  # who bid or passed last
    bidding: Cells = int8(MAX_SEATS)  # 1: still in

    events: Cells = int8(len(EVENTS), names=EVENTS)  # top first
    events_left: int = int16()
    hand: Grid = int8(MAX_SEATS, EVENT_HAND, names=EVENTS)
    hand_size: Cells = int16(MAX_SEATS)
    event_now: Cells = int8(EVENTS_A_ROUND, names=EVENTS)
    event_step: int = int16()
    owed: Cells = int16(DISMISSAL + 1)

    idle: Grid = int16(MAX_SEATS, len(CATEGORIES))  # workers a seat can still put to work this round
    planned: Cells = int16(len(CONTRACTS))  # pieces with all their heads
    heads: Grid = int8(len(PIECES), MAX_HEADS)  # who stands at a piece: 1 + category, 0 nobody
    requests: Cells = int16(MAX_SEATS)
    deal_seat: int = int16()
    deal_category: int = int16()
    deal_fee: int = int16()

    known: Cells = int8(KNOWN, members=READERS)
    pool: Cells = int8(POOL)  # scratch, zero between moves
    path: Grid = int8(2, len(CONTRACTS))  # scratch of the planner, zero between moves
    load: Cells = int16(len(CATEGORIES))  # the same
    news: Grid = int16(64, NEWS_WIDTH)


STATE = dtype_of(State)


@rule
def seat_at(s: State, turn: int) -> int:
    """B10: the start player first, then clockwise."""
    return int(s.hammer + turn) % int(s.seats)


@rule
def pay_bank(s: State, p: int, amount: int) -> None:
    s.money[p] -= amount
    s.bank += amount


@rule
def is_face_up(s: State, p: int, w: int) -> bool:
    return bool(s.boss[w] == p and s.down[w] == 0)


@rule
def face_up(s: State, p: int, c: int) -> int:
    """Workers of a category whom this seat can still turn face down or send to work."""
    n = 0
    for w in range(len(WORKERS)):
        if CATEGORY[w] == c and is_face_up(s, p, w):
            n += 1
    return n


@rule
def crew_size(s: State, p: int) -> int:
    n = 0
    for c in range(len(CATEGORIES)):
        n += int(s.crew[p, c])
    return n


@rule
def wage_of(w: int) -> int:
    return int(WAGE[CATEGORY[w]])
