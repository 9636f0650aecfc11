"""Phase 1: hiring and dismissing."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.news import EVERYONE, tell

from .cards import CATEGORY, OPPORTUNITIES, PICK_FEE, START_WORKERS, WAGE, WAGE_LIMIT
from .moves import N_DISMISSED, N_HIRED, N_PASSED, N_PICKED
from .state import HIRE, KNOWN_WORKER, PICK_OPTION, REVEAL, State, pay_bank, seat_at, wage_of


@rule
def show_top(s: State, c: int) -> None:
    """B2: the top worker of a stack lies open. B52: with the variant they all do."""
    for i in range(s.stack_size[c]):
        if i == 0 or s.options[PICK_OPTION]:
            s.known[KNOWN_WORKER + s.stack[c, i]] = EVERYONE


@rule
def take_from_stack(s: State, c: int, at: int) -> int:
    worker = s.stack[c, at]
    last = s.stack_size[c] - 1
    for i in range(at, last):
        s.stack[c, i] = s.stack[c, i + 1]
    s.stack[c, last] = -1
    s.stack_size[c] = last
    show_top(s, c)
    return int(worker)


@rule
def put_under_stack(s: State, w: int) -> None:
    """B14: everybody has seen who goes to the bottom."""
    c = CATEGORY[w]
    s.stack[c, s.stack_size[c]] = w
    s.stack_size[c] += 1
    s.known[KNOWN_WORKER + w] = EVERYONE


@rule
def employ(s: State, p: int, w: int) -> None:
    """B13: the marker on the wage scale rises at once."""
    s.boss[w] = p
    s.crew[p, CATEGORY[w]] += 1
    s.wages[p] += wage_of(w)


@rule
def let_go(s: State, w: int) -> None:
    """B14, B30: the marker on the wage scale falls at once."""
    p = s.boss[w]
    s.boss[w] = -1
    s.down[w] = 0
    s.crew[p, CATEGORY[w]] -= 1
    s.wages[p] -= wage_of(w)
    put_under_stack(s, w)
    tell(s, N_DISMISSED, EVERYONE, p, w, s.wages[p])


@rule
def turns_to_hire(s: State) -> int:
    """B11: five workers each; B12: then three opportunities each."""
    return s.seats * (START_WORKERS if s.round_number == 1 else OPPORTUNITIES)


@rule
def step_hire(s: State) -> None:
    if s.turn < turns_to_hire(s):
        s.to_move = seat_at(s, s.turn)
    else:
        s.phase = REVEAL


@rule
def may_hire(s: State, c: int) -> int:
    if s.phase != HIRE:
        return 10
    if s.stack_size[c] == 0:
        return 15
    if s.wages[s.to_move] + WAGE[c] > WAGE_LIMIT:
        return 13
    return 0


@rule
def place_in_stack(s: State, w: int) -> int:
    c = CATEGORY[w]
    for i in range(s.stack_size[c]):
        if s.stack[c, i] == w:
            return i
    return -1


@rule
def may_pick(s: State, w: int) -> int:
    """B52: any worker but the top one, who costs nothing."""
    if s.phase != HIRE:
        return 10
    if not s.options[PICK_OPTION] or s.money[s.to_move] < PICK_FEE or place_in_stack(s, w) < 1:
        return 52
    return may_hire(s, CATEGORY[w])


@rule
def may_dismiss(s: State, w: int) -> int:
    if s.phase != HIRE:
        return 10
    if s.round_number == 1:
        return 11
    return 0 if s.boss[w] == s.to_move else 14


@rule
def end_turn(s: State) -> None:
    s.turn += 1
    s.to_move = -1


@rule
def hire(s: State, c: int) -> None:
    p = s.to_move
    w = take_from_stack(s, c, 0)
    employ(s, p, w)
    tell(s, N_HIRED, EVERYONE, p, w, s.wages[p])
    end_turn(s)


@rule
def pick(s: State, w: int) -> None:
    p = s.to_move
    take_from_stack(s, CATEGORY[w], place_in_stack(s, w))
    employ(s, p, w)
    pay_bank(s, p, PICK_FEE)
    tell(s, N_PICKED, EVERYONE, p, w, s.wages[p], PICK_FEE)
    end_turn(s)


@rule
def dismiss(s: State, w: int) -> None:
    let_go(s, w)
    end_turn(s)


@rule
def pass_hiring(s: State) -> None:
    tell(s, N_PASSED, EVERYONE, s.to_move)
    end_turn(s)
