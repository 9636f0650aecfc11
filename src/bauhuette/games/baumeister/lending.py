"""Variant of chapter 6: idle workers are lent in the building phase for a fee agreed upon."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.news import EVERYONE, tell

from .cards import REQUESTS
from .moves import N_COUNTERED, N_LENT, N_OFFERED, N_REFUSED, N_REQUESTED
from .state import ANSWER, BUILD, COUNTER, FEE, LEND_OPTION, State, seat_at


@rule
def may_request(s: State, lender: int, c: int) -> int:
    """B54: three requests a round, to somebody who has such a worker idle, by somebody who has money."""
    if s.phase != BUILD:
        return 10
    p = s.to_move
    if not s.options[LEND_OPTION] or s.requests[p] >= REQUESTS or s.money[p] < 1:
        return 54
    return 0 if lender != p and lender < s.seats and can_lend(s, lender, c) else 54


@rule
def can_lend(s: State, lender: int, c: int) -> bool:
    """B54: an idle worker of one's own; a borrowed one goes back to its employer, and nowhere else."""
    return bool(s.idle[lender, c] > s.borrowed[lender, c])


@rule
def request(s: State, lender: int, c: int) -> None:
    p = s.to_move
    s.requests[p] += 1
    s.deal_seat = lender
    s.deal_category = c
    tell(s, N_REQUESTED, EVERYONE, p, lender, c)
    s.phase = FEE


@rule
def borrower(s: State) -> int:
    return seat_at(s, s.turn)


@rule
def may_name_fee(s: State, amount: int) -> int:
    """B54: what the borrower can pay; an answer asks for more than was offered."""
    if s.phase != FEE and s.phase != ANSWER:
        return 10
    if amount > s.money[borrower(s)]:
        return 20
    return 0 if amount > s.deal_fee else 54


@rule
def may_accept(s: State) -> int:
    return 0 if s.phase == ANSWER or s.phase == COUNTER else 10


@rule
def name_fee(s: State, amount: int) -> None:
    s.deal_fee = amount
    if s.phase == FEE:
        tell(s, N_OFFERED, EVERYONE, s.to_move, amount)
        s.phase = ANSWER
        s.to_move = s.deal_seat
    else:
        tell(s, N_COUNTERED, EVERYONE, s.to_move, amount)
        s.phase = COUNTER
        s.to_move = borrower(s)


@rule
def accept(s: State) -> None:
    p = borrower(s)
    s.money[p] -= s.deal_fee
    s.money[s.deal_seat] += s.deal_fee
    s.idle[s.deal_seat, s.deal_category] -= 1
    s.idle[p, s.deal_category] += 1
    s.borrowed[p, s.deal_category] += 1
    tell(s, N_LENT, EVERYONE, s.deal_seat, p, s.deal_category, s.deal_fee)
    end_deal(s)


@rule
def refuse(s: State) -> None:
    tell(s, N_REFUSED, EVERYONE, s.to_move)
    end_deal(s)


@rule
def end_deal(s: State) -> None:
    s.phase = BUILD
    s.to_move = borrower(s)
    s.deal_seat = -1
    s.deal_category = -1
    s.deal_fee = 0
