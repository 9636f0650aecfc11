"""Phase 5: proceeds, wages and loans; and the end of the game."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.news import EVERYONE, tell
from bauhuette.engine.record import NOBODY

from . import cards, state
from .events import with_letter
from .ids import B44, B46
from .moves import BORROWED, DEBT_SETTLED, PRICE_PAID, REPAID, ROUND_BEGINS, SALVAGED, WAGES_PAID
from .state import State


@rule
def step_income(s: State) -> None:
    """B42: the price of every finished contract, which then leaves the game."""
    for i in range(s.seats):
        seat = state.seat_at(s, i)
        for contract in range(cards.CONTRACT_COUNT):
            if s.place[contract] == state.OWNED and s.holder[contract] == seat and s.built[contract] == cards.WHOLE:
                s.place[contract] = state.PAID
                state.pay_bank(s, seat, -cards.PRICE[contract])
                tell(s, PRICE_PAID, EVERYONE, seat, contract, cards.PRICE[contract])
    s.turn = 0
    s.phase = state.WAGES


@rule
def surcharge_of(s: State, seat: int) -> int:
    """B32: extra wages, for the crew as it is now."""
    extra = 0
    for i in range(state.EVENTS_A_ROUND):
        event = s.event_now[i]
        if event >= 0 and cards.EFFECT[event] == cards.DEAR_LETTER:
            extra += cards.SURCHARGE[event] * with_letter(s, seat, cards.EVENT_LETTER[event])
        elif event >= 0 and cards.EFFECT[event] == cards.DEAR_CATEGORY:
            for category in range(cards.CATEGORY_COUNT):
                extra += cards.SURCHARGE[event] * cards.EVENT_HEADS[event, category] * s.crew[seat, category]
    return extra


@rule
def wages_due(s: State, seat: int) -> int:
    """B43: the whole crew, at work or not."""
    return int(s.wages[seat]) + surcharge_of(s, seat)


@rule
def step_wages(s: State) -> None:
    """B43, B44: in turn; who cannot pay must take a loan first."""
    while s.turn < s.seats:
        seat = state.seat_at(s, s.turn)
        due = wages_due(s, seat)
        if s.money[seat] < due:
            s.phase = state.BORROW
            s.to_move = seat
            return
        state.pay_bank(s, seat, due)
        tell(s, WAGES_PAID, EVERYONE, seat, due, surcharge_of(s, seat))
        s.turn += 1
    end_round(s)


@rule
def why_not_borrow(s: State, loan: int) -> int:  # noqa: ARG001  # both are always to be had
    return 0 if s.phase == state.BORROW else B44


@rule
def do_borrow(s: State, loan: int) -> None:
    """B44, B45: small or large, as often as it takes."""
    seat = s.to_move
    s.loans[seat, loan] += 1
    s.loans_taken[seat] += 1
    state.pay_bank(s, seat, -cards.PAYOUT[loan])
    tell(s, BORROWED, EVERYONE, seat, loan, cards.PAYOUT[loan])
    s.phase = state.WAGES
    s.to_move = NOBODY


@rule
def repayment(s: State, loan: int) -> int:
    """B46: less while face-down contracts are left."""
    return int(cards.EARLY[loan] if s.contracts_shown < s.contracts_used else cards.LATE[loan])


@rule
def is_free_to_repay(s: State) -> bool:
    """B46: on one's own turn, but not with an opening bid, a deal or wages still owed."""
    return s.phase in (state.HIRE, state.CHOOSE, state.BID, state.PLAY, state.REST, state.RELEASE, state.BUILD)


@rule
def why_not_repay(s: State, loan: int) -> int:
    if not is_free_to_repay(s) or s.loans[s.to_move, loan] == 0:
        return B46
    return 0 if s.money[s.to_move] >= repayment(s, loan) else B46


@rule
def do_repay(s: State, loan: int) -> None:
    seat = s.to_move
    s.loans[seat, loan] -= 1
    state.pay_bank(s, seat, repayment(s, loan))
    tell(s, REPAID, EVERYONE, seat, loan, repayment(s, loan))


@rule
def debt(s: State, seat: int) -> int:
    total = 0
    for loan in range(cards.LOAN_COUNT):
        total += int(s.loans[seat, loan]) * repayment(s, loan)
    return total


@rule
def score(s: State, seat: int) -> int:
    """B51: money less loans, in talers."""
    return (int(s.money[seat]) - debt(s, seat)) * cards.UNIT


@rule
def end_round(s: State) -> None:
    for i in range(state.EVENTS_A_ROUND):
        s.event_now[i] = -1
    s.event_step = 0
    s.turn = 0
    s.phase = state.ROUND
    if s.round_number == s.last_round:
        end_game(s)


@rule
def step_round(s: State) -> None:
    """B47: the hammer goes to the left."""
    if s.round_number > 0:
        s.hammer = (s.hammer + 1) % s.seats
    s.round_number += 1
    s.phase = state.HIRE
    tell(s, ROUND_BEGINS, EVERYONE, s.round_number, s.hammer)


@rule
def missing_pieces(s: State, contract: int) -> int:
    return cards.PARTS - int(cards.COUNT[s.built[contract]])


@rule
def salvage(s: State, contract: int) -> int:
    """B50: the price less 20,000 for every missing piece, never below nothing."""
    return max(0, int(cards.PRICE[contract]) - cards.MISSING_PIECE * missing_pieces(s, contract))


@rule
def end_game(s: State) -> None:
    """B48 to B51."""
    for contract in range(cards.CONTRACT_COUNT):
        if s.place[contract] == state.OWNED:
            seat = s.holder[contract]
            state.pay_bank(s, seat, -salvage(s, contract))
            tell(s, SALVAGED, EVERYONE, seat, contract, salvage(s, contract), missing_pieces(s, contract))
    for seat in range(s.seats):
        if debt(s, seat) > 0:
            tell(s, DEBT_SETTLED, EVERYONE, seat, debt(s, seat))
            state.pay_bank(s, seat, debt(s, seat))
            for loan in range(cards.LOAN_COUNT):
                s.loans[seat, loan] = 0
    s.over = state.ALL_AWARDED if s.last_round < cards.ROUNDS else state.SIX_ROUNDS
    s.to_move = NOBODY
