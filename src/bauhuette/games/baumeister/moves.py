"""The moves of Baumeister and the news they make."""

from __future__ import annotations

from bauhuette.engine.dispatch import writer
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
from .ids import (
    B10,
    B12,
    B13,
    B14,
    B16,
    B17,
    B19,
    B24,
    B27,
    B28,
    B29,
    B34,
    B37,
    B41,
    B42,
    B43,
    B44,
    B46,
    B49,
    B50,
    B51,
    B52,
    B54,
    B55,
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
to_hire = writer(MOVES, "hire")
to_pick = writer(MOVES, "pick")
to_dismiss = writer(MOVES, "dismiss")
to_auction = writer(MOVES, "auction")
to_bid = writer(MOVES, "bid")
to_play = writer(MOVES, "play")
to_rest = writer(MOVES, "rest")
to_assign = writer(MOVES, "assign")
to_request = writer(MOVES, "request")
to_fee = writer(MOVES, "fee")
to_borrow = writer(MOVES, "borrow")
to_repay = writer(MOVES, "repay")
PASS = MOVES.first("pass")
DONE = MOVES.first("done")
ACCEPT = MOVES.first("accept")
REFUSE = MOVES.first("refuse")

NEWS = NewsBook(
    Kind("round", B10, number=NUMBER, seat=SEAT),
    Kind("hired", B13, seat=SEAT, worker=WORKER_NAMES, wages=NUMBER),
    Kind("picked", B52, seat=SEAT, worker=WORKER_NAMES, wages=NUMBER, fee=NUMBER),
    Kind("dismissed", B14, seat=SEAT, worker=WORKER_NAMES, wages=NUMBER),
    Kind("passed", B12, seat=SEAT),
    Kind("economy", B16, economy=ECONOMY_NAMES, count=NUMBER),
    Kind("revealed", B16, contract=CONTRACT_NAMES),
    Kind("auctioned", B17, seat=SEAT, contract=CONTRACT_NAMES),
    Kind("bid", B19, seat=SEAT, amount=NUMBER),
    Kind("dropped", B19, seat=SEAT),
    Kind("won", B19, seat=SEAT, contract=CONTRACT_NAMES, amount=NUMBER),
    Kind("given", B24, seat=SEAT, contract=CONTRACT_NAMES, amount=NUMBER),
    Kind("found", B27, seat=SEAT, contract=CONTRACT_NAMES, amount=NUMBER),
    Kind("unsold", B27, contract=CONTRACT_NAMES, amount=NUMBER),
    Kind("all-awarded", B49, number=NUMBER),
    Kind("event", B28, event=EVENT_NAMES),
    Kind("played", B55, seat=SEAT, event=EVENT_NAMES),
    Kind("rested", B29, seat=SEAT, worker=WORKER_NAMES),
    Kind("assigned", B34, seat=SEAT, category=CATEGORY_NAMES, piece=PIECE_NAMES),
    Kind("raised", B41, seat=SEAT, contract=CONTRACT_NAMES, count=NUMBER),
    Kind("finished", B37, seat=SEAT, contract=CONTRACT_NAMES),
    Kind("requested", B54, seat=SEAT, lender=SEAT, category=CATEGORY_NAMES),
    Kind("offered", B54, seat=SEAT, amount=NUMBER),
    Kind("countered", B54, seat=SEAT, amount=NUMBER),
    Kind("lent", B54, seat=SEAT, borrower=SEAT, category=CATEGORY_NAMES, amount=NUMBER),
    Kind("refused", B54, seat=SEAT),
    Kind("income", B42, seat=SEAT, contract=CONTRACT_NAMES, amount=NUMBER),
    Kind("paid", B43, seat=SEAT, amount=NUMBER, extra=NUMBER),
    Kind("borrowed", B44, seat=SEAT, loan=LOAN_NAMES, amount=NUMBER),
    Kind("repaid", B46, seat=SEAT, loan=LOAN_NAMES, amount=NUMBER),
    Kind("salvaged", B50, seat=SEAT, contract=CONTRACT_NAMES, amount=NUMBER, missing=NUMBER),
    Kind("settled", B51, seat=SEAT, amount=NUMBER),
)
ROUND_BEGINS = NEWS.number("round")
HIRED = NEWS.number("hired")
PICKED = NEWS.number("picked")
DISMISSED = NEWS.number("dismissed")
PASSED = NEWS.number("passed")
ECONOMY_SHOWN = NEWS.number("economy")
REVEALED = NEWS.number("revealed")
AUCTIONED = NEWS.number("auctioned")
BID_MADE = NEWS.number("bid")
DROPPED = NEWS.number("dropped")
WON = NEWS.number("won")
GIVEN = NEWS.number("given")
FOUND = NEWS.number("found")
UNSOLD = NEWS.number("unsold")
ALL_ARE_AWARDED = NEWS.number("all-awarded")
EVENT_DRAWN = NEWS.number("event")
PLAYED = NEWS.number("played")
RESTED = NEWS.number("rested")
ASSIGNED = NEWS.number("assigned")
PIECES_RAISED = NEWS.number("raised")
FINISHED = NEWS.number("finished")
REQUESTED = NEWS.number("requested")
OFFERED = NEWS.number("offered")
COUNTERED = NEWS.number("countered")
LENT = NEWS.number("lent")
REFUSED = NEWS.number("refused")
PRICE_PAID = NEWS.number("income")
WAGES_PAID = NEWS.number("paid")
BORROWED = NEWS.number("borrowed")
REPAID = NEWS.number("repaid")
SALVAGED = NEWS.number("salvaged")
DEBT_SETTLED = NEWS.number("settled")
