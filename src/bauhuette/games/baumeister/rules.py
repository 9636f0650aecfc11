"""The course of the game: what is asked, what is allowed, what happens. Each phase has its own module."""

from __future__ import annotations

from bauhuette.engine.dispatch import dispatch
from bauhuette.engine.jit import rule
from bauhuette.engine.ranking import ranked
from bauhuette.engine.record import Cells

from . import building, contracts, crew, events, moves, payday, state, worker_lending
from .audit import AUDITS, audit
from .building import is_site_of, step_build, why_not_head, why_not_here
from .cards import CATEGORY_COUNT, CONTRACT_COUNT, HIGHEST_FEE, LOAN_COUNT, PARTS, WORKER_COUNT
from .crew import give_notice, pass_hiring, step_hire, why_not_give_notice, why_not_hire, why_not_pick
from .events import release, step_draw, step_suffer, why_not_release, why_not_rest
from .ids import B10, B11, B17, B48, LEND_OPTION, PICK_OPTION
from .initial_layout import lay_out
from .knowledge import determinize, redact
from .moves import MOVES, NEWS
from .payday import score, step_income, step_round, step_wages, why_not_borrow, why_not_repay
from .state import ENDINGS, PHASES, STATE, State
from .worker_lending import why_not_accept, why_not_fee, why_not_refuse, why_not_request

__all__ = [
    "AUDITS", "ENDINGS", "MOVES", "NEWS", "PHASES", "STATE", "State", "apply", "audit", "determinize", "guard", "legal",
    "redact", "score", "setup", "standing",
]  # fmt: skip


@rule
def setup(s: State) -> None:
    lay_out(s)
    proceed(s)


@rule
def proceed(s: State) -> None:
    """On through the phases until somebody is asked, or the game is over."""
    while s.to_move < 0 and s.over == 0:
        if s.phase == state.ROUND:
            step_round(s)
        elif s.phase == state.HIRE:
            step_hire(s)
        elif s.phase == state.REVEAL:
            contracts.step_reveal(s)
        elif s.phase == state.CHOOSE:
            contracts.step_choose(s)
        elif s.phase == state.BID:
            contracts.step_bid(s)
        elif s.phase == state.DRAW:
            step_draw(s)
        elif s.phase == state.SUFFER:
            step_suffer(s)
        elif s.phase == state.BUILD:
            step_build(s)
        elif s.phase == state.INCOME:
            step_income(s)
        elif s.phase == state.WAGES:
            step_wages(s)


# --- moves that mean different things in different phases ---


@rule
def why_not_dismiss(s: State, worker: int) -> int:
    """B14: of one's own will; B30: because an event demands it."""
    return why_not_release(s, worker) if s.phase == state.RELEASE else why_not_give_notice(s, worker)


@rule
def do_dismiss(s: State, worker: int) -> None:
    if s.phase == state.RELEASE:
        release(s, worker)
    else:
        give_notice(s, worker)


@rule
def why_not_pass(s: State) -> int:
    """B11, B12: not in round 1; B19: in an auction; B23: the choice. An opening bid is owed (B17)."""
    if s.phase == state.HIRE:
        return B11 if s.round_number == 1 else 0
    if s.phase == state.CHOOSE:
        return contracts.why_not_pass_choice(s)
    if s.phase == state.OPEN:
        return B17
    return 0 if s.phase == state.BID else B10


@rule
def do_pass(s: State) -> None:
    if s.phase == state.HIRE:
        pass_hiring(s)
    elif s.phase == state.CHOOSE:
        contracts.pass_choice(s)
    else:
        contracts.pass_bid(s)


# --- what is offered ---


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
    if s.phase == state.HIRE:
        n = legal_hiring(s, out)
    elif s.phase in (state.CHOOSE, state.OPEN, state.BID):
        n = legal_contracts(s, out)
    elif s.phase in (state.PLAY, state.REST, state.RELEASE):
        n = legal_event(s, out)
    elif s.phase == state.BUILD:
        n = legal_building(s, out)
    else:
        n = legal_money(s, out)
    for loan in range(LOAN_COUNT):
        n = offer(out, n, moves.to_repay(loan), why_not_repay(s, loan))
    return n


@rule
def legal_hiring(s: State, out: Cells) -> int:
    n = 0
    for category in range(CATEGORY_COUNT):
        n = offer(out, n, moves.to_hire(category), why_not_hire(s, category))
    if s.options[PICK_OPTION]:
        for worker in range(WORKER_COUNT):
            n = offer(out, n, moves.to_pick(worker), why_not_pick(s, worker))
    if s.round_number > 1:
        for worker in range(WORKER_COUNT):
            n = offer(out, n, moves.to_dismiss(worker), why_not_give_notice(s, worker))
    return offer(out, n, moves.PASS, why_not_pass(s))


@rule
def legal_contracts(s: State, out: Cells) -> int:
    n = offer(out, 0, moves.PASS, why_not_pass(s))
    if s.phase == state.CHOOSE:
        for contract in range(CONTRACT_COUNT):
            n = offer(out, n, moves.to_auction(contract), contracts.why_not_auction(s, contract))
        return n
    for amount in range(contracts.lowest_bid(s), contracts.highest_bid(s, s.to_move) + 1):
        n = offer(out, n, moves.to_bid(amount), 0)
    return n


@rule
def legal_event(s: State, out: Cells) -> int:
    n = 0
    if s.phase == state.PLAY:
        for i in range(s.hand_size[s.to_move]):
            n = offer(out, n, moves.to_play(int(s.hand[s.to_move, i])), 0)
        return n
    for worker in range(WORKER_COUNT):
        if s.phase == state.REST:
            n = offer(out, n, moves.to_rest(worker), why_not_rest(s, worker))
        else:
            n = offer(out, n, moves.to_dismiss(worker), why_not_release(s, worker))
    return n


@rule
def legal_building(s: State, out: Cells) -> int:
    n = 0
    for contract in range(CONTRACT_COUNT):
        if is_site_of(s, s.to_move, contract):
            for part in range(PARTS):
                n = legal_assignments(s, out, n, state.piece_of(contract, part))
    n = offer(out, n, moves.DONE, 0)
    if s.options[LEND_OPTION]:
        for lender in range(s.seats):
            for category in range(CATEGORY_COUNT):
                n = offer(out, n, moves.to_request(lender, category), why_not_request(s, lender, category))
    return n


@rule
def legal_assignments(s: State, out: Cells, n: int, piece: int) -> int:
    """`why_not_assign`, but the piece is asked once for all categories."""
    if why_not_here(s, s.to_move, piece) == 0:
        for category in range(CATEGORY_COUNT):
            n = offer(out, n, moves.to_assign(category, piece), why_not_head(s, s.to_move, category, piece))
    return n


@rule
def legal_money(s: State, out: Cells) -> int:
    """Fees and answers of a deal, or a loan for the wages."""
    n = 0
    for amount in range(1, HIGHEST_FEE + 1):
        n = offer(out, n, moves.to_fee(amount), why_not_fee(s, amount))
    n = offer(out, n, moves.ACCEPT, why_not_accept(s))
    n = offer(out, n, moves.REFUSE, why_not_refuse(s))
    for loan in range(LOAN_COUNT):
        n = offer(out, n, moves.to_borrow(loan), why_not_borrow(s, loan))
    return n


guard, apply = dispatch(
    MOVES,
    globals(),
    contracts,
    crew,
    events,
    building,
    contracts,
    crew,
    events,
    worker_lending,
    payday,
    over=B48,
    then=proceed,
)
standing = ranked(globals())
