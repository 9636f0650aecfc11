"""Games side by side. Executed once per game, with the names below bound to that game's rules.

The functions for one game come first; the loops for the processor here and the kernels for the graphics card (`gpu.py`)
call them, so that both play the same games. `memory` is a record as 64-bit numbers, or many records, one row each;
loops get nothing else and read a row as a record (`as_record`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bauhuette.engine.jit import rule
from bauhuette.engine.news import mute
from bauhuette.engine.record import NOBODY, Cells, Grid, Header, Numbers, reset
from bauhuette.engine.rng import rand

if TYPE_CHECKING:
    from bauhuette.engine.rules_of_a_game import (
        MOVE_COUNT,
        apply,
        determinize,
        evaluate,
        guard,
        legal,
        policy,
        redact,
        setup,
        standing,
    )
    from bauhuette.research.given_to_batch_rules import as_record, write_row

REFUSED = -1


# --- one game ---


@rule
def deal_one(s: Header, memory: Cells) -> None:
    """Deal a new game in a used record: the same bytes as in an empty one with its seed, seats and options."""
    reset(s, memory)
    mute(s)
    setup(s)


@rule
def pick_one(s: Header, out: Cells) -> int:
    """Return a random legal move, by the game's own random numbers."""
    n = legal(s, out)
    return int(out[rand(s, n)])


@rule
def advise_one(s: Header, out: Cells) -> int:
    """Return the move of the game's policy, which reads only what the seat to move knows."""
    n = legal(s, out)
    return int(policy(s, out, n))


@rule
def evaluate_one(s: Header, expected: Numbers) -> float:
    """Fill in the expected scores by the game's evaluation; return the spread at which it is nearly decided."""
    return float(evaluate(s, expected))


@rule
def step_one(s: Header, memory: Cells, move: int, result: Grid) -> int:
    """Make one legal move. At the end return the ending, with scores and ranks in `result`, and deal a new game."""
    apply(s, move)
    over = int(s.over)
    if over:
        standing(s, result)
        deal_one(s, memory)
    return over


@rule
def reward_one(seats: int, result: Grid, rewards: Any) -> None:
    """Fill in the rewards from the ranks of a finished game."""
    for p in range(seats):
        beaten = 0
        for q in range(seats):
            if result[1, p] < result[1, q]:
                beaten += 1
            elif result[1, p] > result[1, q]:
                beaten -= 1
        rewards[p] = beaten / (seats - 1)


@rule
def mask_one(s: Header, out: Cells, mask: Any) -> None:
    for move in range(len(mask)):
        mask[move] = False
    if s.over == 0:
        for i in range(legal(s, out)):
            mask[out[i]] = True


@rule
def redact_copy(memory: Cells, seat: int, hidden: Header, hidden_memory: Cells) -> None:
    """Copy a record and redact the copy."""
    for k in range(len(memory)):
        hidden_memory[k] = memory[k]
    redact_one(hidden, seat)


@rule
def redact_one(copy: Header, seat: int) -> None:
    """Redact a copy to what the seat knows."""
    copy.news_count = 0  # batches are mute: there are no news to redact
    redact(copy, seat)


@rule
def observe_one(memory: Cells, seat: int, hidden: Header, hidden_memory: Cells, row: Any) -> None:
    """Write what the seat knows as numbers. Only the redacted record is read."""
    redact_copy(memory, seat, hidden, hidden_memory)
    write_row(hidden, seat, hidden.seats, row)


@rule
def turn_one(s: Header, memory: Cells, move: int, learner: int, sensible: bool, out: Cells) -> None:
    """Make the learner's move and the others' answers, up to the learner's next turn or the end.

    After an end, deal anew. A negative move means that the learner has not been asked yet. Sensible opponents play the
    game's policy, which reads only what its seat knows; others play random legal moves.
    """
    if s.over:
        deal_one(s, memory)
    elif move >= 0:
        apply(s, move)
    while s.over == 0 and s.to_move != learner:
        if sensible:
            apply(s, advise_one(s, out))
        else:
            apply(s, pick_one(s, out))


# --- many games on the processor ---


@rule
def deal_all(memory: Grid) -> None:
    for i in range(len(memory)):
        deal_one(as_record(memory[i]), memory[i])


@rule
def first_forbidden(memory: Grid, moves: Cells) -> int:
    """Return the first running game whose move is not offered, or -1."""
    for i in range(len(memory)):
        s = as_record(memory[i])
        if s.over == 0 and (not 0 <= moves[i] < MOVE_COUNT or guard(s, moves[i]) != 0):
            return i
    return -1


@rule
def step_all(memory: Grid, moves: Cells, over: Cells, results: Any, rewards: Any) -> None:
    """`results` and `rewards` must be zero before."""
    for i in range(len(memory)):
        over[i] = step_one(as_record(memory[i]), memory[i], moves[i], results[i])
        if over[i]:
            reward_one(rewards.shape[1], results[i], rewards[i])


@rule
def pick_all(memory: Grid, out: Cells, moves: Cells) -> None:
    for i in range(len(memory)):
        moves[i] = pick_one(as_record(memory[i]), out)


@rule
def advise_all(memory: Grid, out: Cells, moves: Cells) -> None:
    for i in range(len(memory)):
        moves[i] = advise_one(as_record(memory[i]), out)


@rule
def evaluate_all(memory: Grid, expected: Any, spread: Numbers) -> None:
    for i in range(len(memory)):
        spread[i] = evaluate_one(as_record(memory[i]), expected[i])


@rule
def stand_all(memory: Grid, results: Any) -> None:
    for i in range(len(memory)):
        standing(as_record(memory[i]), results[i])


@rule
def play_all(memory: Grid, out: Cells, steps: Cells, ended: Cells, result: Grid) -> None:
    """Make random moves, as `pick_all` and `step_all` would, and count the games that ended."""
    for i in range(len(memory)):
        s = as_record(memory[i])
        for _ in range(steps[i]):
            if step_one(s, memory[i], pick_one(s, out), result):
                ended[i] += 1


@rule
def mask_all(memory: Grid, out: Cells, mask: Any) -> None:
    """Fill in the masks; finished games offer nothing."""
    for i in range(len(memory)):
        mask_one(as_record(memory[i]), out, mask[i])


@rule
def observe_all(memory: Grid, seats: Cells, hidden: Cells, rows: Any) -> None:
    for i in range(len(memory)):
        observe_one(memory[i], seats[i], as_record(hidden), hidden, rows[i])


@rule
def scale_all(rows: Any, scale: Any) -> None:
    for i in range(len(rows)):
        for column in range(rows.shape[1]):
            rows[i, column] *= scale[column]


@rule
def turn_all(
    memory: Grid, moves: Cells, learners: Cells, sensible: bool, out: Cells, results: Any, rewards: Any
) -> None:
    """Like `step_all` for one learner a game; a finished game stays until the next turn."""
    for i in range(len(memory)):
        s = as_record(memory[i])
        turn_one(s, memory[i], moves[i], learners[i], sensible, out)
        if s.over:
            standing(s, results[i])
            reward_one(rewards.shape[1], results[i], rewards[i])


# --- one game on the processor, by its memory: Numba takes an array much faster than a record ---


@rule
def deal_alone(memory: Cells) -> None:
    deal_one(as_record(memory), memory)


@rule
def legal_alone(memory: Cells, out: Cells) -> int:
    s = as_record(memory)
    return 0 if s.over else int(legal(s, out))


@rule
def asked_alone(memory: Cells) -> int:
    s = as_record(memory)
    return NOBODY if s.over else int(s.to_move)


@rule
def play_alone(memory: Cells, move: int, after: Cells) -> int:
    """Copy the game to `after` (which may be the game itself) and make a move there.

    Return whether it drew random numbers, or REFUSED.
    """
    s = as_record(memory)
    if not 0 <= move < MOVE_COUNT or guard(s, move) != 0:
        return REFUSED
    luck = s.rng
    for k in range(len(memory)):
        after[k] = memory[k]
    played = as_record(after)
    apply(played, move)
    return 1 if played.rng != luck else 0


@rule
def mask_alone(memory: Cells, out: Cells, mask: Any) -> None:
    mask_one(as_record(memory), out, mask)


@rule
def redact_alone(memory: Cells, seat: int, hidden: Cells) -> None:
    """Fill `hidden` with what the seat knows. Batches are mute, so there are no news to redact."""
    redact_copy(memory, seat, as_record(hidden), hidden)


@rule
def determinize_alone(memory: Cells, seat: int) -> None:
    determinize(as_record(memory), seat)


@rule
def observe_alone(memory: Cells, seat: int, hidden: Cells, row: Any) -> None:
    observe_one(memory, seat, as_record(hidden), hidden, row)


@rule
def sparse_row_alone(
    memory: Cells, seat: int, hidden: Cells, scale: Any, columns: Cells, values: Any
) -> tuple[int, int]:
    """Write what the seat knows, scaled, without zeros; return how many columns hold 1, and how many another value.

    `columns` begins with the former and ends with the latter, backwards; `values` begin with the latter's values.
    """
    observe_one(memory, seat, as_record(hidden), hidden, values)
    ones, others = 0, 0
    for column in range(len(values)):
        if values[column] != 0:
            value = values[column] * scale[column]
            if value == 1:
                columns[ones] = column
                ones += 1
            else:
                values[others] = value
                others += 1
                columns[len(columns) - others] = column
    return ones, others


@rule
def rewards_alone(memory: Cells, result: Grid, rewards: Any) -> None:
    standing(as_record(memory), result)
    reward_one(len(rewards), result, rewards)
