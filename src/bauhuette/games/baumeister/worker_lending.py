"""Variant of chapter 6: idle workers are lent in the building phase for a fee agreed upon."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.news import EVERYONE, tell
from bauhuette.engine.record import NOBODY

from .cards import REQUESTS
from .ids import B10, B20, B54, LEND_OPTION
from .moves import COUNTERED, LENT, OFFERED, REFUSED, REQUESTED
from .state import ANSWER, BUILD, COUNTER, FEE, State, seat_at


@rule
def why_not_request(s: State, lender: int, category: int) -> int:
    """B54: three requests a round, to somebody who has such a worker idle, by somebody who has money."""
    if s.phase != BUILD:
        return B10
    seat = s.to_move
    if not s.options[LEND_OPTION] or s.requests[seat] >= REQUESTS or s.money[seat] < 1:
        return B54
    return 0 if lender != seat and lender < s.seats and can_lend(s, lender, category) else B54


@rule
def can_lend(s: State, lender: int, category: int) -> bool:
    """B54: an idle worker of one's own; a borrowed one goes back to its employer, and nowhere else."""
    return bool(s.idle[lender, category] > s.borrowed[lender, category])


@rule
def do_request(s: State, lender: int, category: int) -> None:
    seat = s.to_move
    s.requests[seat] += 1
    s.deal_seat = lender
    s.deal_category = category
    tell(s, REQUESTED, EVERYONE, seat, lender, category)
    s.phase = FEE


@rule
def borrower(s: State) -> int:
    return seat_at(s, s.turn)


@rule
def why_not_fee(s: State, amount: int) -> int:
    """B54: what the borrower can pay; an answer asks for more than was offered."""
    if s.phase != FEE and s.phase != ANSWER:
        return B10
    if amount > s.money[borrower(s)]:
        return B20
    return 0 if amount > s.deal_fee else B54


@rule
def why_not_accept(s: State) -> int:
    return 0 if s.phase == ANSWER or s.phase == COUNTER else B10


@rule
def why_not_refuse(s: State) -> int:
    return why_not_accept(s)


@rule
def do_fee(s: State, amount: int) -> None:
    s.deal_fee = amount
    if s.phase == FEE:
        tell(s, OFFERED, EVERYONE, s.to_move, amount)
        s.phase = ANSWER
        s.to_move = s.deal_seat
    else:
        tell(s, COUNTERED, EVERYONE, s.to_move, amount)
        s.phase = COUNTER
        s.to_move = borrower(s)


@rule
def do_accept(s: State) -> None:
    seat = borrower(s)
    s.money[seat] -= s.deal_fee
    s.money[s.deal_seat] += s.deal_fee
    s.idle[s.deal_seat, s.deal_category] -= 1
    s.idle[seat, s.deal_category] += 1
    s.borrowed[seat, s.deal_category] += 1
    tell(s, LENT, EVERYONE, s.deal_seat, seat, s.deal_category, s.deal_fee)
    end_deal(s)


@rule
def do_refuse(s: State) -> None:
    tell(s, REFUSED, EVERYONE, s.to_move)
    end_deal(s)


@rule
def end_deal(s: State) -> None:
    s.phase = BUILD
    s.to_move = borrower(s)
    s.deal_seat = NOBODY
    s.deal_category = -1
    s.deal_fee = 0
