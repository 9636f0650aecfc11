"""The course of the game: who may do something, turns, rounds and the end (K6 to K10, K20, K46, K54, K55)."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.news import EVERYONE, tell
from bauhuette.engine.record import NOBODY

from .cards import ACTIONS, CARTS, POISONED_ACTIONS, POISONER, SABOTEUR, TURNS
from .construction_sites import SITE_COUNT, count_sites, is_goal_reached
from .ids import K21, K27, K45, K59
from .moves import SKIPPED, TURN_BEGINS, WEAK
from .piles import clear_away
from .state import ALL_BUILT, COMPLETE, GOAL_REACHED, LIMIT, OFFERED, REACTING, ROLLING, TURNS_OVER, State


@rule
def why_not_now(s: State) -> int:
    """K27, K45, K59: a question that comes before everything else of the turn. Its answers do not ask this rule."""
    if s.phase == REACTING:
        return K59
    if s.phase == OFFERED:
        return K45
    return K27 if s.phase == LIMIT else 0


@rule
def begin_turn(s: State, seat: int) -> None:
    s.turn = seat
    s.to_move = seat
    s.phase = ROLLING
    s.turns += 1
    s.rolled = 0
    s.played = 0
    s.actions = ACTIONS
    for cart in range(CARTS):
        s.done[cart] = 0
    tell(s, TURN_BEGINS, EVERYONE, seat)
    if s.poisoned[seat]:
        suffer_poison(s, seat)


@rule
def suffer_poison(s: State, seat: int) -> None:
    """K49."""
    s.poisoned[seat] = 0
    s.actions = POISONED_ACTIONS
    clear_away(s, POISONER)
    tell(s, WEAK, EVERYONE, seat, POISONED_ACTIONS)


@rule
def why_not_end(s: State) -> int:
    """K21."""
    return why_not_now(s) or (0 if s.rolled else K21)


@rule
def do_end(s: State) -> None:
    """K20, K46: the mayor's second turn, or the next seat's; in the last round there are no second turns."""
    if is_goal_reached(s):
        s.extra = 0
    if s.extra > 0:
        s.extra -= 1
        begin_turn(s, s.turn)
    else:
        pass_on(s)


@rule
def pass_on(s: State) -> None:
    """K8, K54: clockwise, over those who miss their turn; the round ends before the first seat."""
    seat = next_seat(s, s.turn)
    while not s.over and s.sabotaged[seat]:
        miss_turn(s, seat)
        seat = next_seat(s, seat)
    if not s.over:
        begin_turn(s, seat)


@rule
def next_seat(s: State, seat: int) -> int:
    if seat + 1 < s.seats:
        return int(seat) + 1
    s.over = ending(s)
    if s.over:
        s.to_move = NOBODY
    return 0


@rule
def miss_turn(s: State, seat: int) -> None:
    s.sabotaged[seat] = 0
    s.turns += 1
    clear_away(s, SABOTEUR)
    tell(s, SKIPPED, EVERYONE, seat)


@rule
def ending(s: State) -> int:
    """K6, K9, K10: why the game ends with this round, or 0."""
    if is_goal_reached(s):
        return GOAL_REACHED
    if count_sites(s, COMPLETE) == SITE_COUNT:
        return ALL_BUILT
    return TURNS_OVER if s.turns >= TURNS else 0
