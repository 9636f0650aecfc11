"""Phase 1: hiring and dismissing."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.news import EVERYONE, tell
from bauhuette.engine.record import NOBODY

from .cards import CATEGORY, OPPORTUNITIES, PICK_FEE, START_WORKERS, WAGE, WAGE_LIMIT
from .ids import B10, B11, B13, B14, B15, B52, PICK_OPTION
from .moves import DISMISSED, HIRED, PASSED, PICKED
from .state import HIRE, KNOWN_WORKER, REVEAL, State, pay_bank, seat_at, wage_of


@rule
def show_top(s: State, category: int) -> None:
    """B2: the top worker of a stack lies open. B52: with the variant they all do."""
    for i in range(s.stack_size[category]):
        if i == 0 or s.options[PICK_OPTION]:
            s.known[KNOWN_WORKER + s.stack[category, i]] = EVERYONE


@rule
def take_from_stack(s: State, category: int, at: int) -> int:
    worker = s.stack[category, at]
    last = s.stack_size[category] - 1
    for i in range(at, last):
        s.stack[category, i] = s.stack[category, i + 1]
    s.stack[category, last] = -1
    s.stack_size[category] = last
    show_top(s, category)
    return int(worker)


@rule
def put_under_stack(s: State, worker: int) -> None:
    """B14: everybody has seen who goes to the bottom."""
    category = CATEGORY[worker]
    s.stack[category, s.stack_size[category]] = worker
    s.stack_size[category] += 1
    s.known[KNOWN_WORKER + worker] = EVERYONE


@rule
def employ(s: State, seat: int, worker: int) -> None:
    """B13: the marker on the wage scale rises at once."""
    s.boss[worker] = seat
    s.crew[seat, CATEGORY[worker]] += 1
    s.wages[seat] += wage_of(worker)


@rule
def let_go(s: State, worker: int) -> None:
    """B14, B30: the marker on the wage scale falls at once."""
    seat = s.boss[worker]
    s.boss[worker] = NOBODY
    s.down[worker] = 0
    s.crew[seat, CATEGORY[worker]] -= 1
    s.wages[seat] -= wage_of(worker)
    put_under_stack(s, worker)
    tell(s, DISMISSED, EVERYONE, seat, worker, s.wages[seat])


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
def why_not_hire(s: State, category: int) -> int:
    if s.phase != HIRE:
        return B10
    if s.stack_size[category] == 0:
        return B15
    if s.wages[s.to_move] + WAGE[category] > WAGE_LIMIT:
        return B13
    return 0


@rule
def place_in_stack(s: State, worker: int) -> int:
    category = CATEGORY[worker]
    for i in range(s.stack_size[category]):
        if s.stack[category, i] == worker:
            return i
    return -1


@rule
def why_not_pick(s: State, worker: int) -> int:
    """B52: any worker but the top one, who costs nothing."""
    if s.phase != HIRE:
        return B10
    if not s.options[PICK_OPTION] or s.money[s.to_move] < PICK_FEE or place_in_stack(s, worker) < 1:
        return B52
    return why_not_hire(s, CATEGORY[worker])


@rule
def why_not_give_notice(s: State, worker: int) -> int:
    if s.phase != HIRE:
        return B10
    if s.round_number == 1:
        return B11
    return 0 if s.boss[worker] == s.to_move else B14


@rule
def end_turn(s: State) -> None:
    s.turn += 1
    s.to_move = NOBODY


@rule
def do_hire(s: State, category: int) -> None:
    seat = s.to_move
    worker = take_from_stack(s, category, 0)
    employ(s, seat, worker)
    tell(s, HIRED, EVERYONE, seat, worker, s.wages[seat])
    end_turn(s)


@rule
def do_pick(s: State, worker: int) -> None:
    seat = s.to_move
    take_from_stack(s, CATEGORY[worker], place_in_stack(s, worker))
    employ(s, seat, worker)
    pay_bank(s, seat, PICK_FEE)
    tell(s, PICKED, EVERYONE, seat, worker, s.wages[seat], PICK_FEE)
    end_turn(s)


@rule
def give_notice(s: State, worker: int) -> None:
    let_go(s, worker)
    end_turn(s)


@rule
def pass_hiring(s: State) -> None:
    tell(s, PASSED, EVERYONE, s.to_move)
    end_turn(s)
