"""Phase 5: proceeds, wages and loans; and the end of the game."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.news import EVERYONE, tell

from .cards import (
    CATEGORIES,
    CONTRACTS,
    COUNT,
    DEAR_CATEGORY,
    DEAR_LETTER,
    EARLY,
    EFFECT,
    EVENT_HEADS,
    EVENT_LETTER,
    LATE,
    LOANS,
    MISSING_PIECE,
    PARTS,
    PAYOUT,
    PRICE,
    ROUNDS,
    SURCHARGE,
    WHOLE,
)
from .events import with_letter
from .moves import N_BORROWED, N_INCOME, N_PAID, N_REPAID, N_ROUND, N_SALVAGED, N_SETTLED
from .state import (
    ALL_AWARDED,
    BID,
    BORROW,
    BUILD,
    CHOOSE,
    EVENTS_A_ROUND,
    HIRE,
    OWNED,
    PAID,
    PLAY,
    RELEASE,
    REST,
    ROUND,
    SIX_ROUNDS,
    WAGES,
    State,
    pay_bank,
    seat_at,
)


@rule
def step_income(s: State) -> None:
    """B42: the price of every finished contract, which then leaves the game."""
    for i in range(s.seats):
        p = seat_at(s, i)
        for k in range(len(CONTRACTS)):
            if s.place[k] == OWNED and s.holder[k] == p and s.built[k] == WHOLE:
                s.place[k] = PAID
                pay_bank(s, p, -PRICE[k])
                tell(s, N_INCOME, EVERYONE, p, k, PRICE[k])
    s.turn = 0
    s.phase = WAGES


@rule
def surcharge_of(s: State, p: int) -> int:
    """B32: extra wages, for the crew as it is now."""
    extra = 0
    for i in range(EVENTS_A_ROUND):
        e = s.event_now[i]
        if e >= 0 and EFFECT[e] == DEAR_LETTER:
            extra += SURCHARGE[e] * with_letter(s, p, EVENT_LETTER[e])
        elif e >= 0 and EFFECT[e] == DEAR_CATEGORY:
            for c in range(len(CATEGORIES)):
                extra += SURCHARGE[e] * EVENT_HEADS[e, c] * s.crew[p, c]
    return extra


@rule
def wages_due(s: State, p: int) -> int:
    """B43: the whole crew, at work or not."""
    return int(s.wages[p]) + surcharge_of(s, p)


@rule
def step_wages(s: State) -> None:
    """B43, B44: in turn; who cannot pay must take a loan first."""
    while s.turn < s.seats:
        p = seat_at(s, s.turn)
        due = wages_due(s, p)
        if s.money[p] < due:
            s.phase = BORROW
            s.to_move = p
            return
        pay_bank(s, p, due)
        tell(s, N_PAID, EVERYONE, p, due, surcharge_of(s, p))
        s.turn += 1
    end_round(s)


@rule
def may_borrow(s: State) -> int:
    return 0 if s.phase == BORROW else 44


@rule
def borrow(s: State, loan: int) -> None:
    """B44, B45: small or large, as often as it takes."""
    p = s.to_move
    s.loans[p, loan] += 1
    s.loans_taken[p] += 1
    pay_bank(s, p, -PAYOUT[loan])
    tell(s, N_BORROWED, EVERYONE, p, loan, PAYOUT[loan])
    s.phase = WAGES
    s.to_move = -1


@rule
def repayment(s: State, loan: int) -> int:
    """B46: less while face-down contracts are left."""
    return int(EARLY[loan] if s.contracts_shown < s.contracts_used else LATE[loan])


@rule
def is_free_to_repay(s: State) -> bool:
    """B46: on one's own turn, but not with an opening bid, a deal or wages still owed."""
    return s.phase in (HIRE, CHOOSE, BID, PLAY, REST, RELEASE, BUILD)


@rule
def may_repay(s: State, loan: int) -> int:
    if not is_free_to_repay(s) or s.loans[s.to_move, loan] == 0:
        return 46
    return 0 if s.money[s.to_move] >= repayment(s, loan) else 46


@rule
def repay(s: State, loan: int) -> None:
    p = s.to_move
    s.loans[p, loan] -= 1
    pay_bank(s, p, repayment(s, loan))
    tell(s, N_REPAID, EVERYONE, p, loan, repayment(s, loan))


@rule
def debt(s: State, p: int) -> int:
    total = 0
    for loan in range(len(LOANS)):
        total += s.loans[p, loan] * repayment(s, loan)
    return total


@rule
def end_round(s: State) -> None:
    for i in range(EVENTS_A_ROUND):
        s.event_now[i] = -1
    s.event_step = 0
    s.turn = 0
    s.phase = ROUND
    if s.round_number == s.last_round:
        end_game(s)


@rule
def step_round(s: State) -> None:
    """B47: the hammer goes to the left."""
    if s.round_number > 0:
        s.hammer = (s.hammer + 1) % s.seats
    s.round_number += 1
    s.phase = HIRE
    tell(s, N_ROUND, EVERYONE, s.round_number, s.hammer)


@rule
def missing_pieces(s: State, k: int) -> int:
    return PARTS - int(COUNT[s.built[k]])


@rule
def salvage(s: State, k: int) -> int:
    """B50: the price less 20,000 for every missing piece, never below nothing."""
    return max(0, int(PRICE[k]) - MISSING_PIECE * missing_pieces(s, k))


@rule
def end_game(s: State) -> None:
    """B48 to B51."""
    for k in range(len(CONTRACTS)):
        if s.place[k] == OWNED:
            p = s.holder[k]
            pay_bank(s, p, -salvage(s, k))
            tell(s, N_SALVAGED, EVERYONE, p, k, salvage(s, k), missing_pieces(s, k))
    for p in range(s.seats):
        if debt(s, p) > 0:
            tell(s, N_SETTLED, EVERYONE, p, debt(s, p))
            pay_bank(s, p, debt(s, p))
            for loan in range(len(LOANS)):
                s.loans[p, loan] = 0
    s.over = ALL_AWARDED if s.last_round < ROUNDS else SIX_ROUNDS
    s.to_move = -1
