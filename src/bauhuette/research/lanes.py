"""Games side by side, each in its lane. Executed once per game, with the names below bound to that game's rules.

What is done to one game stands first and is called by the loops for the processor here and by the kernels for the
graphics card (`gpu.py`), so that both play the very same games. `memory` is a record as 64-bit numbers, or many
records, one row each; the loops are given nothing else and read a row as a record (`as_record`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bauhuette.engine.afresh import empty
from bauhuette.engine.jit import rule
from bauhuette.engine.luck import rand
from bauhuette.engine.news import mute
from bauhuette.engine.record import NOBODY, Cells, Grid, Header, Numbers

if TYPE_CHECKING:
    from bauhuette.engine.rules_of_a_game import (
        MOVE_COUNT,
        apply,
        estimate,
        guard,
        hide,
        imagine,
        legal,
        policy,
        setup,
        standing,
    )
    from bauhuette.research.given_to_lanes import as_record, write_row

REFUSED = -1


# --- one game ---


@rule
def deal_one(s: Header, memory: Cells) -> None:
    """A new game in an emptied record: the same bytes as in a fresh one with this luck, these seats and options."""
    empty(s, memory)
    mute(s)
    setup(s)


@rule
def pick_one(s: Header, out: Cells) -> int:
    """Any of the legal moves, by the game's own luck."""
    n = legal(s, out)
    return int(out[rand(s, n)])


@rule
def advise_one(s: Header, out: Cells) -> int:
    """The move of the game's policy, which reads only what the seat to move knows."""
    n = legal(s, out)
    return int(policy(s, out, n))


@rule
def weigh_one(s: Header, expected: Numbers) -> float:
    """What each seat may expect in the end, by the game's own estimate; how far apart is nearly decided."""
    return float(estimate(s, expected))


@rule
def step_one(s: Header, memory: Cells, move: int, result: Grid) -> int:
    """One legal move. At the end: how it ended, with scores and ranks in `result`, and a new game is dealt."""
    apply(s, move)
    over = int(s.over)
    if over:
        standing(s, result)
        deal_one(s, memory)
    return over


@rule
def reward_one(seats: int, result: Grid, rewards: Any) -> None:
    """Rewards from the ranks of a finished game."""
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
def hide_one(memory: Cells, seat: int, hidden: Header, hidden_memory: Cells) -> None:
    """What the seat knows, in a record of its own."""
    for k in range(len(memory)):
        hidden_memory[k] = memory[k]
    conceal_one(hidden, seat)


@rule
def conceal_one(copy: Header, seat: int) -> None:
    """Leaves of a copy what the seat knows."""
    copy.news_count = 0  # batches are mute: there is nothing to hide
    hide(copy, seat)


@rule
def observe_one(memory: Cells, seat: int, hidden: Header, hidden_memory: Cells, row: Any) -> None:
    """What the seat knows, as numbers. Only the hidden record is read."""
    hide_one(memory, seat, hidden, hidden_memory)
    write_row(hidden, seat, hidden.seats, row)


@rule
def turn_one(s: Header, memory: Cells, move: int, learner: int, sensible: bool, out: Cells) -> None:
    """The learner's move and the others' answers, up to the learner's next turn or the end; after an end, a new deal.

    A negative move is none: the learner has not been asked yet.
    Sensible opponents play the game's policy, which reads only what its seat knows; others play any legal move.
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
def deal_lanes(memory: Grid) -> None:
    for i in range(len(memory)):
        deal_one(as_record(memory[i]), memory[i])


@rule
def forbidden_lane(memory: Grid, moves: Cells) -> int:
    """The first running game whose move is not offered, or -1."""
    for i in range(len(memory)):
        s = as_record(memory[i])
        if s.over == 0 and (not 0 <= moves[i] < MOVE_COUNT or guard(s, moves[i]) != 0):
            return i
    return -1


@rule
def step_lanes(memory: Grid, moves: Cells, over: Cells, results: Any, rewards: Any) -> None:
    """`results` and `rewards` are zero before."""
    for i in range(len(memory)):
        over[i] = step_one(as_record(memory[i]), memory[i], moves[i], results[i])
        if over[i]:
            reward_one(rewards.shape[1], results[i], rewards[i])


@rule
def pick_lanes(memory: Grid, out: Cells, moves: Cells) -> None:
    for i in range(len(memory)):
        moves[i] = pick_one(as_record(memory[i]), out)


@rule
def advise_lanes(memory: Grid, out: Cells, moves: Cells) -> None:
    for i in range(len(memory)):
        moves[i] = advise_one(as_record(memory[i]), out)


@rule
def weigh_lanes(memory: Grid, expected: Any, spread: Numbers) -> None:
    for i in range(len(memory)):
        spread[i] = weigh_one(as_record(memory[i]), expected[i])


@rule
def stand_lanes(memory: Grid, results: Any) -> None:
    for i in range(len(memory)):
        standing(as_record(memory[i]), results[i])


@rule
def play_lanes(memory: Grid, out: Cells, steps: Cells, ended: Cells, result: Grid) -> None:
    """Random moves: the same games as so many times `pick_lanes` and `step_lanes`. Counts the games that ended."""
    for i in range(len(memory)):
        s = as_record(memory[i])
        for _ in range(steps[i]):
            if step_one(s, memory[i], pick_one(s, out), result):
                ended[i] += 1


@rule
def mask_lanes(memory: Grid, out: Cells, mask: Any) -> None:
    """Finished games offer nothing."""
    for i in range(len(memory)):
        mask_one(as_record(memory[i]), out, mask[i])


@rule
def observe_lanes(memory: Grid, seats: Cells, hidden: Cells, rows: Any) -> None:
    for i in range(len(memory)):
        observe_one(memory[i], seats[i], as_record(hidden), hidden, rows[i])


@rule
def scale_lanes(rows: Any, scale: Any) -> None:
    for i in range(len(rows)):
        for column in range(rows.shape[1]):
            rows[i, column] *= scale[column]


@rule
def turn_lanes(
    memory: Grid, moves: Cells, learners: Cells, sensible: bool, out: Cells, results: Any, rewards: Any
) -> None:
    """Like `step_lanes` for one learner a game; a finished game stays on the table until the next turn."""
    for i in range(len(memory)):
        s = as_record(memory[i])
        turn_one(s, memory[i], moves[i], learners[i], sensible, out)
        if s.over:
            standing(s, results[i])
            reward_one(rewards.shape[1], results[i], rewards[i])


# --- one game on the processor, for those who hold its memory: Numba takes them much faster than a record ---


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
    """Turns `after` into the game after a move: whether that drew luck, or REFUSED. It may be the game itself."""
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
def hide_alone(memory: Cells, seat: int, hidden: Cells) -> None:
    """Turns `hidden` into what the seat knows. Batches are mute, so there are no news to hide."""
    hide_one(memory, seat, as_record(hidden), hidden)


@rule
def imagine_alone(memory: Cells, seat: int) -> None:
    imagine(as_record(memory), seat)


@rule
def observe_alone(memory: Cells, seat: int, hidden: Cells, row: Any) -> None:
    observe_one(memory, seat, as_record(hidden), hidden, row)


@rule
def told_alone(memory: Cells, seat: int, hidden: Cells, scale: Any, columns: Cells, values: Any) -> tuple[int, int]:
    """What the seat knows without its zeros, scaled: how many columns hold 1, and how many hold something else.

    `columns` begins with the former and ends with the latter, backwards; `values` begin with what the latter hold.
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
