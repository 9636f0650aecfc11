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
ANY_CATEGORY = len(cards.CATEGORIES)
DISMISSAL = ANY_CATEGORY + 1

# Knowledge: one set of seats per card that can lie face down.
KNOWN_WORKER = 0
KNOWN_EVENT = KNOWN_WORKER + len(cards.WORKERS)
KNOWN_CONTRACT = KNOWN_EVENT + len(cards.EVENTS)
KNOWN_ECONOMY = KNOWN_CONTRACT + len(cards.CONTRACTS)
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
    loans: Grid = int16(MAX_SEATS, len(cards.LOANS), high=MOST_LOANS)
    loans_taken: Cells = int16(MAX_SEATS, high=len(cards.LOANS) * MOST_LOANS)  # over the whole game

    stack: Grid = int8(len(cards.CATEGORIES), cards.DEEPEST, names=cards.WORKERS)  # top first
    stack_size: Cells = int16(len(cards.CATEGORIES), high=cards.DEEPEST)
    boss: Cells = int8(len(cards.WORKERS), seat=True)  # the seat that employs a worker, or -1
    down: Cells = int8(len(cards.WORKERS), high=1)  # 1: face down this round
    crew: Grid = int16(MAX_SEATS, len(cards.CATEGORIES), high=cards.DEEPEST)
    wages: Cells = int32(MAX_SEATS, high=cards.WAGE_LIMIT)  # the marker on the wage scale

    contracts: Cells = int8(len(cards.CONTRACTS), names=cards.CONTRACTS)  # in the order they are revealed
    contracts_shown: int = int16(high=len(cards.CONTRACTS))
    contracts_used: int = int16(high=len(cards.CONTRACTS))  # the rest stays in the box
    place: Cells = int8(len(cards.CONTRACTS), low=HIDDEN, high=PAID)
    holder: Cells = int8(len(cards.CONTRACTS), seat=True)
    # talers lying on an unsold contract
    bonus: Cells = int16(len(cards.CONTRACTS), high=cards.ROUNDS * cards.UNSOLD_BONUS)
    built: Cells = int16(len(cards.CONTRACTS), high=cards.WHOLE)  # the pieces that stand
    economy: Cells = int8(ECONOMY_DECK, high=ECONOMY_DECK - 1)  # in the order they are revealed
    economy_shown: int = int16(high=cards.ECONOMY_CARDS)

    lot: int = int16(low=-1, high=len(cards.CONTRACTS) - 1)  # the contract under the hammer, or -1
    leader: int = int16(seat=True)
    price: int = int16(high=cards.HIGHEST_BID)
    cursor: int = int16(seat=True)  # who bid or passed last
    bidding: Cells = int8(MAX_SEATS, high=1)  # 1: still in

    events: Cells = int8(len(cards.EVENTS), names=cards.EVENTS)  # top first
    events_left: int = int16(high=len(cards.EVENTS))
    hand: Grid = int8(MAX_SEATS, cards.EVENT_HAND, names=cards.EVENTS)
    hand_size: Cells = int16(MAX_SEATS, high=cards.EVENT_HAND)
    event_now: Cells = int8(EVENTS_A_ROUND, names=cards.EVENTS)
    event_step: int = int16(high=EVENTS_A_ROUND)
    owed: Cells = int16(DISMISSAL + 1, high=len(cards.WORKERS))
    # workers a seat can still put to work this round
    idle: Grid = int16(MAX_SEATS, len(cards.CATEGORIES), high=cards.DEEPEST)
    # those of them whom another seat employs
    borrowed: Grid = int16(MAX_SEATS, len(cards.CATEGORIES), high=cards.DEEPEST)
    planned: Cells = int16(len(cards.CONTRACTS), high=cards.WHOLE)  # pieces with all their heads
    # which worker stands at a piece: 1 + category, 0 if none
    heads: Grid = int8(len(cards.PIECES), MAX_HEADS, high=len(cards.CATEGORIES))
    requests: Cells = int16(MAX_SEATS, high=cards.REQUESTS)
    deal_seat: int = int16(seat=True)
    deal_category: int = int16(low=-1, high=len(cards.CATEGORIES) - 1)
    deal_fee: int = int16(high=cards.HIGHEST_FEE)

    known: Cells = int8(KNOWN, members=READERS)
    pool: Cells = int8(POOL, scratch=True)  # cards being dealt when imagining
    path: Grid = int8(2, len(cards.CONTRACTS), scratch=True)  # of the planner
    load: Cells = int16(len(cards.CATEGORIES), scratch=True)  # of the planner
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
    for worker in range(len(cards.WORKERS)):
        if cards.CATEGORY[worker] == category and is_face_up(s, seat, worker):
            n += 1
    return n


@rule
def crew_size(s: State, seat: int) -> int:
    n = 0
    for category in range(len(cards.CATEGORIES)):
        n += int(s.crew[seat, category])
    return n


@rule
def wage_of(worker: int) -> int:
    return int(cards.WAGE[cards.CATEGORY[worker]])
