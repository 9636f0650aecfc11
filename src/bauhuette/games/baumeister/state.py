"""The record of a game of Baumeister: everything on the table, and who knows what."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.record import MAX_SEATS, NEWS_WIDTH, Cells, Grid, Header, dtype_of, int8, int16, int32

from .cards import (
    ALL_MONEY,
    CATEGORIES,
    CATEGORY,
    CONTRACTS,
    DEEPEST,
    ECONOMY_CARDS,
    EVENT_HAND,
    EVENTS,
    HIGHEST_BID,
    HIGHEST_FEE,
    LOANS,
    OPPORTUNITIES,
    PARTS,
    PIECES,
    REQUESTS,
    ROUNDS,
    START_WORKERS,
    UNSOLD_BONUS,
    WAGE,
    WAGE_LIMIT,
    WHOLE,
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

# `owed`: what the event still asks of the seat it strikes. It asks one sort of thing: to rest, so many of single
# categories (a cell for each) or so many of any category (one cell); or a dismissal (the last cell).
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
LEDGER = 100 * ALL_MONEY  # loans have no limit, so neither has the bank; far beyond any game
MOST_LOANS = 999
MOST_TURNS = MAX_SEATS * max(START_WORKERS, OPPORTUNITIES)
POOL = 16  # the largest number of cards dealt at once when imagining


class State(Header):
    """One game of Baumeister in progress. Money in thousands of talers."""

    round_number: int = int16(low=1, high=ROUNDS)
    last_round: int = int16(low=1, high=ROUNDS)
    hammer: int = int16(seat=True, low=0)  # the start player
    turn: int = int16(high=MOST_TURNS)  # turns taken in this phase
    money: Cells = int32(MAX_SEATS, low=-LEDGER, high=LEDGER)
    bank: int = int32(low=-LEDGER, high=LEDGER)
    loans: Grid = int16(MAX_SEATS, len(LOANS), high=MOST_LOANS)
    loans_taken: Cells = int16(MAX_SEATS, high=len(LOANS) * MOST_LOANS)  # over the whole game

    stack: Grid = int8(len(CATEGORIES), DEEPEST, names=WORKERS)  # top first
    stack_size: Cells = int16(len(CATEGORIES), high=DEEPEST)
    boss: Cells = int8(len(WORKERS), seat=True)  # the seat that employs a worker, or -1
    down: Cells = int8(len(WORKERS), high=1)  # 1: face down this round
    crew: Grid = int16(MAX_SEATS, len(CATEGORIES), high=DEEPEST)
    wages: Cells = int32(MAX_SEATS, high=WAGE_LIMIT)  # the marker on the wage scale

    contracts: Cells = int8(len(CONTRACTS), names=CONTRACTS)  # in the order they are revealed
    contracts_shown: int = int16(high=len(CONTRACTS))
    contracts_used: int = int16(high=len(CONTRACTS))  # the rest stays in the box
    place: Cells = int8(len(CONTRACTS), low=HIDDEN, high=PAID)
    holder: Cells = int8(len(CONTRACTS), seat=True)
    bonus: Cells = int16(len(CONTRACTS), high=ROUNDS * UNSOLD_BONUS)  # talers lying on an unsold contract
    built: Cells = int16(len(CONTRACTS), high=WHOLE)  # the pieces that stand
    economy: Cells = int8(ECONOMY_DECK, high=ECONOMY_DECK - 1)  # in the order they are revealed
    economy_shown: int = int16(high=ECONOMY_CARDS)

    lot: int = int16(low=-1, high=len(CONTRACTS) - 1)  # the contract under the hammer, or -1
    leader: int = int16(seat=True)
    price: int = int16(high=HIGHEST_BID)
    cursor: int = int16(seat=True)  # who bid or passed last
    bidding: Cells = int8(MAX_SEATS, high=1)  # 1: still in

    events: Cells = int8(len(EVENTS), names=EVENTS)  # top first
    events_left: int = int16(high=len(EVENTS))
    hand: Grid = int8(MAX_SEATS, EVENT_HAND, names=EVENTS)
    hand_size: Cells = int16(MAX_SEATS, high=EVENT_HAND)
    event_now: Cells = int8(EVENTS_A_ROUND, names=EVENTS)
    event_step: int = int16(high=EVENTS_A_ROUND)
    owed: Cells = int16(DISMISSAL + 1, high=len(WORKERS))

    idle: Grid = int16(MAX_SEATS, len(CATEGORIES), high=DEEPEST)  # workers a seat can still put to work this round
    borrowed: Grid = int16(MAX_SEATS, len(CATEGORIES), high=DEEPEST)  # those of them whom another seat employs
    planned: Cells = int16(len(CONTRACTS), high=WHOLE)  # pieces with all their heads
    heads: Grid = int8(len(PIECES), MAX_HEADS, high=len(CATEGORIES))  # who stands at a piece: 1 + category, 0 nobody
    requests: Cells = int16(MAX_SEATS, high=REQUESTS)
    deal_seat: int = int16(seat=True)
    deal_category: int = int16(low=-1, high=len(CATEGORIES) - 1)
    deal_fee: int = int16(high=HIGHEST_FEE)

    known: Cells = int8(KNOWN, members=READERS)
    pool: Cells = int8(POOL, scratch=True)  # cards being dealt when imagining
    path: Grid = int8(2, len(CONTRACTS), scratch=True)  # of the planner
    load: Cells = int16(len(CATEGORIES), scratch=True)  # of the planner
    news: Grid = int16(64, NEWS_WIDTH)


STATE = dtype_of(State)


@rule
def seat_at(s: State, turn: int) -> int:
    """B10: the start player first, then clockwise."""
    return int(s.hammer + turn) % int(s.seats)


@rule
def contract_of(piece: int) -> int:
    return piece // PARTS


@rule
def part_of(piece: int) -> int:
    return piece % PARTS


@rule
def piece_of(contract: int, part: int) -> int:
    return contract * PARTS + part


@rule
def pay_bank(s: State, seat: int, amount: int) -> None:
    s.money[seat] -= amount
    s.bank += amount


@rule
def is_face_up(s: State, seat: int, worker: int) -> bool:
    return bool(s.boss[worker] == seat and s.down[worker] == 0)


@rule
def face_up(s: State, seat: int, category: int) -> int:
    """Workers of a category whom this seat can still turn face down or send to work."""
    n = 0
    for worker in range(len(WORKERS)):
        if CATEGORY[worker] == category and is_face_up(s, seat, worker):
            n += 1
    return n


@rule
def crew_size(s: State, seat: int) -> int:
    n = 0
    for category in range(len(CATEGORIES)):
        n += int(s.crew[seat, category])
    return n


@rule
def wage_of(worker: int) -> int:
    return int(WAGE[CATEGORY[worker]])
