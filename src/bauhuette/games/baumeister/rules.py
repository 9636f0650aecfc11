"""The course of the game: what is asked, what is allowed, what happens. Each phase has its own module."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.record import Cells, Grid

from .audit import AUDITS, audit
from .cards import (
    CATEGORIES,
    CONTRACTS,
    HIGHEST_FEE,
    LOANS,
    PARTS,
    PIECES,
    UNIT,
    WORKERS,
)
from .contracts import (
    bid,
    highest_bid,
    lowest_bid,
    may_auction,
    may_bid,
    may_pass_choice,
    pass_bid,
    pass_choice,
    put_up,
    step_bid,
    step_choose,
    step_reveal,
)
from .crew import dismiss, hire, may_dismiss, may_hire, may_pick, pass_hiring, pick, step_hire
from .events import may_play, may_release, may_rest, play, release, rest, step_draw, step_suffer
from .knowledge import hide, imagine
from .lending import accept, may_accept, may_name_fee, may_request, name_fee, refuse, request
from .moves import (
    M_ACCEPT,
    M_ASSIGN,
    M_AUCTION,
    M_BID,
    M_BORROW,
    M_DISMISS,
    M_DONE,
    M_FEE,
    M_HIRE,
    M_PASS,
    M_PICK,
    M_PLAY,
    M_REFUSE,
    M_REPAY,
    M_REQUEST,
    M_REST,
    MOVES,
    NEWS,
)
from .pay import (
    borrow,
    debt,
    may_borrow,
    may_repay,
    repay,
    step_income,
    step_round,
    step_wages,
)
from .setting import lay_out
from .site import assign, done, is_site_of, may_assign, step_build, why_not_head, why_not_here
from .state import (
    BID,
    BUILD,
    CHOOSE,
    DRAW,
    ENDINGS,
    HIRE,
    INCOME,
    LEND_OPTION,
    OPEN,
    PHASES,
    PICK_OPTION,
    PLAY,
    RELEASE,
    REST,
    REVEAL,
    ROUND,
    STATE,
    SUFFER,
    WAGES,
    State,
)

__all__ = [
    "AUDITS", "ENDINGS", "MOVES", "NEWS", "PHASES", "STATE", "State",
    "apply", "audit", "guard", "hide", "imagine", "legal", "setup", "standing",
]  # fmt: skip


@rule
def setup(s: State) -> None:
    lay_out(s)
    proceed(s)


@rule
def proceed(s: State) -> None:
    """On through the phases until somebody is asked, or the game is over."""
    while s.to_move < 0 and s.over == 0:
        if s.phase == ROUND:
            step_round(s)
        elif s.phase == HIRE:
            step_hire(s)
        elif s.phase == REVEAL:
            step_reveal(s)
        elif s.phase == CHOOSE:
            step_choose(s)
        elif s.phase == BID:
            step_bid(s)
        elif s.phase == DRAW:
            step_draw(s)
        elif s.phase == SUFFER:
            step_suffer(s)
        elif s.phase == BUILD:
            step_build(s)
        elif s.phase == INCOME:
            step_income(s)
        elif s.phase == WAGES:
            step_wages(s)


@rule
def may_pass(s: State) -> int:
    """B11, B12: not in round 1; B19: in an auction; B23: the choice. An opening bid is owed (B17)."""
    if s.phase == HIRE:
        return 11 if s.round_number == 1 else 0
    if s.phase == CHOOSE:
        return may_pass_choice(s)
    if s.phase == OPEN:
        return 17
    return 0 if s.phase == BID else 10


@rule
def guard(s: State, move: int) -> int:
    if s.over:
        return 48
    if move < M_PICK:
        return may_hire(s, move - M_HIRE)
    if move < M_DISMISS:
        return may_pick(s, move - M_PICK)
    if move < M_PASS:
        w = move - M_DISMISS
        return may_release(s, w) if s.phase == RELEASE else may_dismiss(s, w)
    if move < M_AUCTION:
        return may_pass(s)
    if move <= M_BID:
        return may_auction(s, move - M_AUCTION)
    if move < M_PLAY:
        return may_bid(s, move - M_BID)
    if move < M_REST:
        return may_play(s, move - M_PLAY)
    if move < M_ASSIGN:
        return may_rest(s, move - M_REST)
    return guard_building(s, move)


@rule
def guard_building(s: State, move: int) -> int:
    if move < M_DONE:
        return may_assign(s, (move - M_ASSIGN) // len(PIECES), (move - M_ASSIGN) % len(PIECES))
    if move < M_REQUEST:
        return 0 if s.phase == BUILD else 10
    if move <= M_FEE:
        at = move - M_REQUEST
        return may_request(s, at // len(CATEGORIES), at % len(CATEGORIES))
    if move < M_ACCEPT:
        return may_name_fee(s, move - M_FEE)
    if move < M_BORROW:
        return may_accept(s)
    if move < M_REPAY:
        return may_borrow(s)
    return may_repay(s, move - M_REPAY)


@rule
def offer(out: Cells, n: int, move: int, why_not: int) -> int:
    """Add a move to the `n` found so far, unless a rule forbids it."""
    if why_not == 0:
        out[n] = move
        n += 1
    return n


@rule
def legal(s: State, out: Cells) -> int:
    if s.over:
        return 0
    f = s.phase
    if f == HIRE:
        n = legal_hiring(s, out)
    elif f in (CHOOSE, OPEN, BID):
        n = legal_contracts(s, out)
    elif f in (PLAY, REST, RELEASE):
        n = legal_event(s, out)
    elif f == BUILD:
        n = legal_building(s, out)
    else:
        n = legal_money(s, out)
    for loan in range(len(LOANS)):
        n = offer(out, n, M_REPAY + loan, may_repay(s, loan))
    return n


@rule
def legal_hiring(s: State, out: Cells) -> int:
    n = 0
    for c in range(len(CATEGORIES)):
        n = offer(out, n, M_HIRE + c, may_hire(s, c))
    if s.options[PICK_OPTION]:
        for w in range(len(WORKERS)):
            n = offer(out, n, M_PICK + w, may_pick(s, w))
    if s.round_number > 1:
        for w in range(len(WORKERS)):
            n = offer(out, n, M_DISMISS + w, may_dismiss(s, w))
    return offer(out, n, M_PASS, may_pass(s))


@rule
def legal_contracts(s: State, out: Cells) -> int:
    n = offer(out, 0, M_PASS, may_pass(s))
    if s.phase == CHOOSE:
        for k in range(len(CONTRACTS)):
            n = offer(out, n, M_AUCTION + k, may_auction(s, k))
        return n
    for amount in range(lowest_bid(s), highest_bid(s, s.to_move) + 1):
        out[n] = M_BID + amount
        n += 1
    return n


@rule
def legal_event(s: State, out: Cells) -> int:
    n = 0
    if s.phase == PLAY:
        for i in range(s.hand_size[s.to_move]):
            n = offer(out, n, M_PLAY + int(s.hand[s.to_move, i]), 0)
        return n
    for w in range(len(WORKERS)):
        if s.phase == REST:
            n = offer(out, n, M_REST + w, may_rest(s, w))
        else:
            n = offer(out, n, M_DISMISS + w, may_release(s, w))
    return n


@rule
def legal_building(s: State, out: Cells) -> int:
    p = s.to_move
    n = 0
    for k in range(len(CONTRACTS)):
        if is_site_of(s, p, k):
            for piece in range(k * PARTS, (k + 1) * PARTS):
                if why_not_here(s, p, piece) == 0:
                    for c in range(len(CATEGORIES)):
                        n = offer(out, n, M_ASSIGN + c * len(PIECES) + piece, why_not_head(s, p, c, piece))
    n = offer(out, n, M_DONE, 0)
    if s.options[LEND_OPTION]:
        for at in range(s.seats * len(CATEGORIES)):
            why_not = may_request(s, at // len(CATEGORIES), at % len(CATEGORIES))
            n = offer(out, n, M_REQUEST + at, why_not)
    return n


@rule
def legal_money(s: State, out: Cells) -> int:
    """Fees and answers of a deal, or a loan for the wages."""
    n = 0
    for amount in range(1, HIGHEST_FEE + 1):
        n = offer(out, n, M_FEE + amount, may_name_fee(s, amount))
    for move in (M_ACCEPT, M_REFUSE):
        n = offer(out, n, move, may_accept(s))
    for loan in range(len(LOANS)):
        n = offer(out, n, M_BORROW + loan, may_borrow(s))
    return n


@rule
def apply(s: State, move: int) -> None:
    if move < M_AUCTION:
        apply_hiring(s, move)
    elif move < M_PLAY:
        apply_contracts(s, move)
    elif move < M_REST:
        play(s, move - M_PLAY)
    elif move < M_ASSIGN:
        rest(s, move - M_REST)
    elif move < M_REQUEST:
        apply_building(s, move)
    elif move < M_BORROW:
        apply_deal(s, move)
    elif move < M_REPAY:
        borrow(s, move - M_BORROW)
    else:
        repay(s, move - M_REPAY)
    proceed(s)


@rule
def apply_hiring(s: State, move: int) -> None:
    if move < M_PICK:
        hire(s, move - M_HIRE)
    elif move < M_DISMISS:
        pick(s, move - M_PICK)
    elif move < M_PASS and s.phase == RELEASE:
        release(s, move - M_DISMISS)
    elif move < M_PASS:
        dismiss(s, move - M_DISMISS)
    elif s.phase == HIRE:
        pass_hiring(s)
    elif s.phase == CHOOSE:
        pass_choice(s)
    else:
        pass_bid(s)


@rule
def apply_contracts(s: State, move: int) -> None:
    if move <= M_BID:
        put_up(s, move - M_AUCTION)
    else:
        bid(s, move - M_BID)


@rule
def apply_building(s: State, move: int) -> None:
    if move < M_DONE:
        assign(s, (move - M_ASSIGN) // len(PIECES), (move - M_ASSIGN) % len(PIECES))
    else:
        done(s)


@rule
def apply_deal(s: State, move: int) -> None:
    if move <= M_FEE:
        request(s, (move - M_REQUEST) // len(CATEGORIES), (move - M_REQUEST) % len(CATEGORIES))
    elif move < M_ACCEPT:
        name_fee(s, move - M_FEE)
    elif move == M_ACCEPT:
        accept(s)
    else:
        refuse(s)


@rule
def standing(s: State, out: Grid) -> None:
    """B51: money less loans, in talers; equals share a rank."""
    for p in range(s.seats):
        out[0, p] = (s.money[p] - debt(s, p)) * UNIT
    for p in range(s.seats):
        out[1, p] = 1
        for q in range(s.seats):
            if out[0, q] > out[0, p]:
                out[1, p] += 1
