"""The order of the steps: income, auction, then building or sabotage (C10), and the final round (C51)."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.news import EVERYONE, tell
from bauhuette.engine.record import NOBODY

from .ids import C10
from .moves import FINAL_ROUND
from .piles import are_level, lower_pile, tuck
from .state import ACT, FINAL, ROLL, TUCK, State


@rule
def ask(s: State, phase: int, seat: int) -> None:
    s.phase = phase
    s.to_move = seat


@rule
def next_seat(s: State, seat: int) -> int:
    return (seat + 1) % s.seats


@rule
def begin_turn(s: State, seat: int) -> None:
    s.turn = seat
    s.laid = 0
    s.sabotaged = 0
    ask(s, ROLL, seat)


@rule
def begin_act(s: State) -> None:
    ask(s, ACT, s.turn)


@rule
def end_turn(s: State) -> None:
    """C50: after the turn in which a pile ran out comes the final round."""
    if s.closing == 0:
        begin_turn(s, next_seat(s, s.turn))
    else:
        s.final_left = s.seats
        begin_final(s, next_seat(s, s.turn))


@rule
def begin_final(s: State, seat: int) -> None:
    """C51, C52: everybody once, whoever auctioned the last card comes last."""
    s.turn = seat
    s.laid = 0
    s.sabotaged = 0
    ask(s, FINAL, seat)
    tell(s, FINAL_ROUND, EVERYONE, seat)


@rule
def put_away(s: State) -> None:
    """C29, C47: under the lower pile; when they are level, whoever's turn it is chooses."""
    if are_level(s):
        ask(s, TUCK, s.turn)
    else:
        tuck(s, lower_pile(s))
        after_tuck(s)


@rule
def after_tuck(s: State) -> None:
    if s.sabotaged:
        end_turn(s)
    else:
        begin_act(s)


@rule
def why_not_tuck(s: State, pile: int) -> int:  # noqa: ARG001  # either will do
    return 0 if s.phase == TUCK else C10


@rule
def do_tuck(s: State, pile: int) -> None:
    tuck(s, pile)
    after_tuck(s)


@rule
def end_game(s: State) -> None:
    s.over = s.closing
    ask(s, FINAL, NOBODY)
