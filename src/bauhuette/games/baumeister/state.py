"""The record of a game of Baumeister: everything on the table, and who knows what."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.record import MAX_SEATS, NEWS_WIDTH, Cells, Grid, Header, dtype_of, int8, int16, int32

from . import cards
from .edition_checks import ECONOMY_DECK, MAX_HEADS

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

# Where a contract is.
HIDDEN, ON_OFFER, OWNED, PAID = range(4)

# `owed`: what the event still asks of the seat it strikes. It asks one sort of thing: to rest, so many of single
# categories (a cell for each) or so many of any category (one cell); or a dismissal (the last cell).
ANY_CATEGORY = cards.CATEGORY_COUNT
DISMISSAL = ANY_CATEGORY + 1

# Knowledge: one set of seats per card that can lie face down.
KNOWN_WORKER = 0
KNOWN_EVENT = KNOWN_WORKER + cards.WORKER_COUNT
KNOWN_CONTRACT = KNOWN_EVENT + cards.EVENT_COUNT
KNOWN_ECONOMY = KNOWN_CONTRACT + cards.CONTRACT_COUNT
KNOWN = KNOWN_ECONOMY + ECONOMY_DECK

READERS = ("a", "b", "c", "d", "spectators")
EVENTS_A_ROUND = 2  # at most
LEDGER = 100 * cards.ALL_MONEY  # loans have no limit, so neither has the bank; far beyond any game
MOST_LOANS = 999
MOST_TURNS = MAX_SEATS * max(cards.START_WORKERS, cards.OPPORTUNITIES)
POOL = 16  # the largest number of cards dealt at once when imagining


class State(Header):
    """One game of Baumeister in progress. Money in thousands of talers."""

    round_number: int = int16(low=1, high=cards.ROUNDS)
    last_round: int = int16(low=1, high=cards.ROUNDS)
    hammer: int = int16(seat=True, low=0)  # the start player
    turn: int = int16(high=MOST_TURNS)  # turns taken in this phase
    money: Cells = int32(MAX_SEATS, low=-LEDGER, high=LEDGER)
    bank: int = int32(low=-LEDGER, high=LEDGER)
    loans: Grid = int16(MAX_SEATS, cards.LOAN_COUNT, high=MOST_LOANS)
    loans_taken: Cells = int16(MAX_SEATS, high=cards.LOAN_COUNT * MOST_LOANS)  # over the whole game

    stack: Grid = int8(cards.CATEGORY_COUNT, cards.DEEPEST, names=cards.WORKERS)  # top first
    stack_size: Cells = int16(cards.CATEGORY_COUNT, high=cards.DEEPEST)
    boss: Cells = int8(cards.WORKER_COUNT, seat=True)  # the seat that employs a worker, or -1
    down: Cells = int8(cards.WORKER_COUNT, high=1)  # 1: face down this round
    crew: Grid = int16(MAX_SEATS, cards.CATEGORY_COUNT, high=cards.DEEPEST)
    wages: Cells = int32(MAX_SEATS, high=cards.WAGE_LIMIT)  # the marker on the wage scale

    contracts: Cells = int8(cards.CONTRACT_COUNT, names=cards.CONTRACTS)  # in the order they are revealed
    contracts_shown: int = int16(high=cards.CONTRACT_COUNT)
    contracts_used: int = int16(high=cards.CONTRACT_COUNT)  # the rest stays in the box
    place: Cells = int8(cards.CONTRACT_COUNT, low=HIDDEN, high=PAID)
    holder: Cells = int8(cards.CONTRACT_COUNT, seat=True)
    # talers lying on an unsold contract
    bonus: Cells = int16(cards.CONTRACT_COUNT, high=cards.ROUNDS * cards.UNSOLD_BONUS)
    built: Cells = int16(cards.CONTRACT_COUNT, high=cards.WHOLE)  # the pieces that stand
    economy: Cells = int8(ECONOMY_DECK, high=ECONOMY_DECK - 1)  # in the order they are revealed
    economy_shown: int = int16(high=cards.ECONOMY_CARDS)

    lot: int = int16(low=-1, high=cards.CONTRACT_COUNT - 1)  # the contract under the hammer, or -1
    leader: int = int16(seat=True)
    price: int = int16(high=cards.HIGHEST_BID)
    cursor: int = int16(seat=True)  # who bid or passed last
    bidding: Cells = int8(MAX_SEATS, high=1)  # 1: still in

    events: Cells = int8(cards.EVENT_COUNT, names=cards.EVENTS)  # top first
    events_left: int = int16(high=cards.EVENT_COUNT)
    hand: Grid = int8(MAX_SEATS, cards.EVENT_HAND, names=cards.EVENTS)
    hand_size: Cells = int16(MAX_SEATS, high=cards.EVENT_HAND)
    event_now: Cells = int8(EVENTS_A_ROUND, names=cards.EVENTS)
    event_step: int = int16(high=EVENTS_A_ROUND)
    owed: Cells = int16(DISMISSAL + 1, high=cards.WORKER_COUNT)
    # workers a seat can still put to work this round
    idle: Grid = int16(MAX_SEATS, cards.CATEGORY_COUNT, high=cards.DEEPEST)
    # those of them whom another seat employs
    borrowed: Grid = int16(MAX_SEATS, cards.CATEGORY_COUNT, high=cards.DEEPEST)
    planned: Cells = int16(cards.CONTRACT_COUNT, high=cards.WHOLE)  # pieces with all their heads
    # which worker stands at a piece: 1 + category, 0 if none
    heads: Grid = int8(cards.PIECE_COUNT, MAX_HEADS, high=cards.CATEGORY_COUNT)
    requests: Cells = int16(MAX_SEATS, high=cards.REQUESTS)
    deal_seat: int = int16(seat=True)
    deal_category: int = int16(low=-1, high=cards.CATEGORY_COUNT - 1)
    deal_fee: int = int16(high=cards.HIGHEST_FEE)

    known: Cells = int8(KNOWN, members=READERS)
    pool: Cells = int8(POOL, scratch=True)  # cards being dealt when imagining
    path: Grid = int8(2, cards.CONTRACT_COUNT, scratch=True)  # of the planner
    load: Cells = int16(cards.CATEGORY_COUNT, scratch=True)  # of the planner
    news: Grid = int16(64, NEWS_WIDTH)


STATE = dtype_of(State)


@rule
def seat_at(s: State, turn: int) -> int:
    """B10: the start player first, then clockwise."""
    return int(s.hammer + turn) % int(s.seats)


@rule
def contract_of(piece: int) -> int:
    return piece // cards.PARTS


@rule
def part_of(piece: int) -> int:
    return piece % cards.PARTS


@rule
def piece_of(contract: int, part: int) -> int:
    return contract * cards.PARTS + part


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
    for worker in range(cards.WORKER_COUNT):
        if cards.CATEGORY[worker] == category and is_face_up(s, seat, worker):
            n += 1
    return n


@rule
def crew_size(s: State, seat: int) -> int:
    n = 0
    for category in range(cards.CATEGORY_COUNT):
        n += int(s.crew[seat, category])
    return n


@rule
def wage_of(worker: int) -> int:
    return int(cards.WAGE[cards.CATEGORY[worker]])
