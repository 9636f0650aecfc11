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
    UNIT,
    WHOLE,
)
from .events import with_letter
from .ids import B44, B46
from .moves import BORROWED, DEBT_SETTLED, PRICE_PAID, REPAID, ROUND_BEGINS, SALVAGED, WAGES_PAID
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
        seat = seat_at(s, i)
        for contract in range(len(CONTRACTS)):
            if s.place[contract] == OWNED and s.holder[contract] == seat and s.built[contract] == WHOLE:
                s.place[contract] = PAID
                pay_bank(s, seat, -PRICE[contract])
                tell(s, PRICE_PAID, EVERYONE, seat, contract, PRICE[contract])
    s.turn = 0
    s.phase = WAGES


@rule
def surcharge_of(s: State, seat: int) -> int:
    """B32: extra wages, for the crew as it is now."""
    extra = 0
    for i in range(EVENTS_A_ROUND):
        event = s.event_now[i]
        if event >= 0 and EFFECT[event] == DEAR_LETTER:
            extra += SURCHARGE[event] * with_letter(s, seat, EVENT_LETTER[event])
        elif event >= 0 and EFFECT[event] == DEAR_CATEGORY:
            for category in range(len(CATEGORIES)):
                extra += SURCHARGE[event] * EVENT_HEADS[event, category] * s.crew[seat, category]
    return extra


@rule
def wages_due(s: State, seat: int) -> int:
    """B43: the whole crew, at work or not."""
    return int(s.wages[seat]) + surcharge_of(s, seat)


@rule
def step_wages(s: State) -> None:
    """B43, B44: in turn; who cannot pay must take a loan first."""
    while s.turn < s.seats:
        seat = seat_at(s, s.turn)
        due = wages_due(s, seat)
        if s.money[seat] < due:
            s.phase = BORROW
            s.to_move = seat
            return
        pay_bank(s, seat, due)
        tell(s, WAGES_PAID, EVERYONE, seat, due, surcharge_of(s, seat))
        s.turn += 1
    end_round(s)


@rule
def why_not_borrow(s: State, loan: int) -> int:  # noqa: ARG001  # both are always to be had
    return 0 if s.phase == BORROW else B44


@rule
def do_borrow(s: State, loan: int) -> None:
    """B44, B45: small or large, as often as it takes."""
    seat = s.to_move
    s.loans[seat, loan] += 1
    s.loans_taken[seat] += 1
    pay_bank(s, seat, -PAYOUT[loan])
    tell(s, BORROWED, EVERYONE, seat, loan, PAYOUT[loan])
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
def why_not_repay(s: State, loan: int) -> int:
    if not is_free_to_repay(s) or s.loans[s.to_move, loan] == 0:
        return B46
    return 0 if s.money[s.to_move] >= repayment(s, loan) else B46


@rule
def do_repay(s: State, loan: int) -> None:
    seat = s.to_move
    s.loans[seat, loan] -= 1
    pay_bank(s, seat, repayment(s, loan))
    tell(s, REPAID, EVERYONE, seat, loan, repayment(s, loan))


@rule
def debt(s: State, seat: int) -> int:
    total = 0
    for loan in range(len(LOANS)):
        total += int(s.loans[seat, loan]) * repayment(s, loan)
    return total


@rule
def score(s: State, seat: int) -> int:
    """B51: money less loans, in talers."""
    return (int(s.money[seat]) - debt(s, seat)) * UNIT


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
    tell(s, ROUND_BEGINS, EVERYONE, s.round_number, s.hammer)


@rule
def missing_pieces(s: State, contract: int) -> int:
    return PARTS - int(COUNT[s.built[contract]])


@rule
def salvage(s: State, contract: int) -> int:
    """B50: the price less 20,000 for every missing piece, never below nothing."""
    return max(0, int(PRICE[contract]) - MISSING_PIECE * missing_pieces(s, contract))


@rule
def end_game(s: State) -> None:
    """B48 to B51."""
    for contract in range(len(CONTRACTS)):
        if s.place[contract] == OWNED:
            seat = s.holder[contract]
            pay_bank(s, seat, -salvage(s, contract))
            tell(s, SALVAGED, EVERYONE, seat, contract, salvage(s, contract), missing_pieces(s, contract))
    for seat in range(s.seats):
        if debt(s, seat) > 0:
            tell(s, DEBT_SETTLED, EVERYONE, seat, debt(s, seat))
            pay_bank(s, seat, debt(s, seat))
            for loan in range(len(LOANS)):
                s.loans[seat, loan] = 0
    s.over = ALL_AWARDED if s.last_round < ROUNDS else SIX_ROUNDS
    s.to_move = -1
