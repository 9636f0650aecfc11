"""The moves of Baumeister and the news they make."""

from __future__ import annotations

from bauhuette.engine.dispatch import writer
from bauhuette.engine.domains import NUMBER, SEAT, Names, Range
from bauhuette.engine.moves import Family, MoveSpace
from bauhuette.engine.news import NewsBook, NewsKind

from . import cards, ids

CATEGORY_NAMES = Names("category", cards.CATEGORIES)
WORKER_NAMES = Names("worker", cards.WORKERS)
CONTRACT_NAMES = Names("contract", cards.CONTRACTS)
PIECE_NAMES = Names("piece", cards.PIECES)
EVENT_NAMES = Names("event", cards.EVENTS)
ECONOMY_NAMES = Names("economy", cards.ECONOMIES)
LOAN_NAMES = Names("loan", cards.LOANS)

MOVES = MoveSpace(
    Family("hire", category=CATEGORY_NAMES),
    Family("pick", worker=WORKER_NAMES),
    Family("dismiss", worker=WORKER_NAMES),
    Family("pass"),
    Family("auction", contract=CONTRACT_NAMES),
    Family("bid", amount=Range(1, cards.HIGHEST_BID)),
    Family("play", event=EVENT_NAMES),
    Family("rest", worker=WORKER_NAMES),
    Family("assign", category=CATEGORY_NAMES, piece=PIECE_NAMES),
    Family("done"),
    Family("request", lender=SEAT, category=CATEGORY_NAMES),
    Family("fee", amount=Range(1, cards.HIGHEST_FEE)),
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
    NewsKind("round", ids.B10, number=NUMBER, seat=SEAT),
    NewsKind("hired", ids.B13, seat=SEAT, worker=WORKER_NAMES, wages=NUMBER),
    NewsKind("picked", ids.B52, seat=SEAT, worker=WORKER_NAMES, wages=NUMBER, fee=NUMBER),
    NewsKind("dismissed", ids.B14, seat=SEAT, worker=WORKER_NAMES, wages=NUMBER),
    NewsKind("passed", ids.B12, seat=SEAT),
    NewsKind("economy", ids.B16, economy=ECONOMY_NAMES, count=NUMBER),
    NewsKind("revealed", ids.B16, contract=CONTRACT_NAMES),
    NewsKind("auctioned", ids.B17, seat=SEAT, contract=CONTRACT_NAMES),
    NewsKind("bid", ids.B19, seat=SEAT, amount=NUMBER),
    NewsKind("dropped", ids.B19, seat=SEAT),
    NewsKind("won", ids.B19, seat=SEAT, contract=CONTRACT_NAMES, amount=NUMBER),
    NewsKind("given", ids.B24, seat=SEAT, contract=CONTRACT_NAMES, amount=NUMBER),
    NewsKind("found", ids.B27, seat=SEAT, contract=CONTRACT_NAMES, amount=NUMBER),
    NewsKind("unsold", ids.B27, contract=CONTRACT_NAMES, amount=NUMBER),
    NewsKind("all-awarded", ids.B49, number=NUMBER),
    NewsKind("event", ids.B28, event=EVENT_NAMES),
    NewsKind("played", ids.B55, seat=SEAT, event=EVENT_NAMES),
    NewsKind("rested", ids.B29, seat=SEAT, worker=WORKER_NAMES),
    NewsKind("assigned", ids.B34, seat=SEAT, category=CATEGORY_NAMES, piece=PIECE_NAMES),
    NewsKind("raised", ids.B41, seat=SEAT, contract=CONTRACT_NAMES, count=NUMBER),
    NewsKind("finished", ids.B37, seat=SEAT, contract=CONTRACT_NAMES),
    NewsKind("requested", ids.B54, seat=SEAT, lender=SEAT, category=CATEGORY_NAMES),
    NewsKind("offered", ids.B54, seat=SEAT, amount=NUMBER),
    NewsKind("countered", ids.B54, seat=SEAT, amount=NUMBER),
    NewsKind("lent", ids.B54, seat=SEAT, borrower=SEAT, category=CATEGORY_NAMES, amount=NUMBER),
    NewsKind("refused", ids.B54, seat=SEAT),
    NewsKind("income", ids.B42, seat=SEAT, contract=CONTRACT_NAMES, amount=NUMBER),
    NewsKind("paid", ids.B43, seat=SEAT, amount=NUMBER, extra=NUMBER),
    NewsKind("borrowed", ids.B44, seat=SEAT, loan=LOAN_NAMES, amount=NUMBER),
    NewsKind("repaid", ids.B46, seat=SEAT, loan=LOAN_NAMES, amount=NUMBER),
    NewsKind("salvaged", ids.B50, seat=SEAT, contract=CONTRACT_NAMES, amount=NUMBER, missing=NUMBER),
    NewsKind("settled", ids.B51, seat=SEAT, amount=NUMBER),
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
