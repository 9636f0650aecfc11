"""The moves of Baumeister and the news they make."""

from __future__ import annotations

from bauhuette.engine.domains import NUMBER, SEAT, Names, Range
from bauhuette.engine.moves import Family, MoveSpace
from bauhuette.engine.news import Kind, NewsBook

from .cards import (
    CATEGORIES,
    CONTRACTS,
    ECONOMIES,
    EVENTS,
    HIGHEST_BID,
    HIGHEST_FEE,
    LOANS,
    PIECES,
    WORKERS,
)

CATEGORY_NAMES = Names("category", CATEGORIES)
WORKER_NAMES = Names("worker", WORKERS)
CONTRACT_NAMES = Names("contract", CONTRACTS)
PIECE_NAMES = Names("piece", PIECES)
EVENT_NAMES = Names("event", EVENTS)
ECONOMY_NAMES = Names("economy", ECONOMIES)
LOAN_NAMES = Names("loan", LOANS)

MOVES = MoveSpace(
    Family("hire", category=CATEGORY_NAMES),
    Family("pick", worker=WORKER_NAMES),
    Family("dismiss", worker=WORKER_NAMES),
    Family("pass"),
    Family("auction", contract=CONTRACT_NAMES),
    Family("bid", amount=Range(1, HIGHEST_BID)),
    Family("play", event=EVENT_NAMES),
    Family("rest", worker=WORKER_NAMES),
    Family("assign", category=CATEGORY_NAMES, piece=PIECE_NAMES),
    Family("done"),
    Family("request", lender=SEAT, category=CATEGORY_NAMES),
    Family("fee", amount=Range(1, HIGHEST_FEE)),
    Family("accept"),
    Family("refuse"),
    Family("borrow", loan=LOAN_NAMES),
    Family("repay", loan=LOAN_NAMES),
)
M_HIRE = MOVES.first("hire")
M_PICK = MOVES.first("pick")
M_DISMISS = MOVES.first("dismiss")
M_PASS = MOVES.first("pass")
M_AUCTION = MOVES.first("auction")
M_BID = MOVES.first("bid") - 1  # so that M_BID + amount is the move
M_PLAY = MOVES.first("play")
M_REST = MOVES.first("rest")
M_ASSIGN = MOVES.first("assign")
M_DONE = MOVES.first("done")
M_REQUEST = MOVES.first("request")
M_FEE = MOVES.first("fee") - 1
M_ACCEPT = MOVES.first("accept")
M_REFUSE = MOVES.first("refuse")
M_BORROW = MOVES.first("borrow")
M_REPAY = MOVES.first("repay")
MOVE_COUNT = MOVES.size

NEWS = NewsBook(
    Kind("round", number=NUMBER, seat=SEAT),
    Kind("hired", seat=SEAT, worker=WORKER_NAMES, wages=NUMBER),
    Kind("picked", seat=SEAT, worker=WORKER_NAMES, wages=NUMBER, fee=NUMBER),
    Kind("dismissed", seat=SEAT, worker=WORKER_NAMES, wages=NUMBER),
    Kind("passed", seat=SEAT),
    Kind("economy", economy=ECONOMY_NAMES, count=NUMBER),
    Kind("revealed", contract=CONTRACT_NAMES),
    Kind("auctioned", seat=SEAT, contract=CONTRACT_NAMES),
    Kind("bid", seat=SEAT, amount=NUMBER),
    Kind("dropped", seat=SEAT),
    Kind("won", seat=SEAT, contract=CONTRACT_NAMES, amount=NUMBER),
    Kind("given", seat=SEAT, contract=CONTRACT_NAMES, amount=NUMBER),
    Kind("found", seat=SEAT, contract=CONTRACT_NAMES, amount=NUMBER),
    Kind("unsold", contract=CONTRACT_NAMES, amount=NUMBER),
    Kind("all-awarded", number=NUMBER),
    Kind("event", event=EVENT_NAMES),
    Kind("played", seat=SEAT, event=EVENT_NAMES),
    Kind("rested", seat=SEAT, worker=WORKER_NAMES),
    Kind("assigned", seat=SEAT, category=CATEGORY_NAMES, piece=PIECE_NAMES),
    Kind("raised", seat=SEAT, contract=CONTRACT_NAMES, count=NUMBER),
    Kind("finished", seat=SEAT, contract=CONTRACT_NAMES),
    Kind("requested", seat=SEAT, lender=SEAT, category=CATEGORY_NAMES),
    Kind("offered", seat=SEAT, amount=NUMBER),
    Kind("countered", seat=SEAT, amount=NUMBER),
    Kind("lent", seat=SEAT, borrower=SEAT, category=CATEGORY_NAMES, amount=NUMBER),
    Kind("refused", seat=SEAT),
    Kind("income", seat=SEAT, contract=CONTRACT_NAMES, amount=NUMBER),
    Kind("paid", seat=SEAT, amount=NUMBER, extra=NUMBER),
    Kind("borrowed", seat=SEAT, loan=LOAN_NAMES, amount=NUMBER),
    Kind("repaid", seat=SEAT, loan=LOAN_NAMES, amount=NUMBER),
    Kind("salvaged", seat=SEAT, contract=CONTRACT_NAMES, amount=NUMBER, missing=NUMBER),
    Kind("settled", seat=SEAT, amount=NUMBER),
)
(
    N_ROUND,
    N_HIRED,
    N_PICKED,
    N_DISMISSED,
    N_PASSED,
    N_ECONOMY,
    N_REVEALED,
    N_AUCTIONED,
    N_BID,
    N_DROPPED,
    N_WON,
    N_GIVEN,
    N_FOUND,
    N_UNSOLD,
    N_ALL_AWARDED,
    N_EVENT,
    N_PLAYED,
    N_RESTED,
    N_ASSIGNED,
    N_RAISED,
    N_FINISHED,
    N_REQUESTED,
    N_OFFERED,
    N_COUNTERED,
    N_LENT,
    N_REFUSED,
    N_INCOME,
    N_PAID,
    N_BORROWED,
    N_REPAID,
    N_SALVAGED,
    N_SETTLED,
) = range(len(NEWS.kinds))
