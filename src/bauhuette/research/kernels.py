"""CUDA kernels that call `batch_rules.py`, one thread a game. Executed once per game, like `batch_rules.py`.

`memory` holds the records, one row a game; `as_record` reads a row, or a thread's local memory, as a record. Lists of
moves are in local memory, and narrow.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
from numba import cuda as numba_cuda

from bauhuette.engine.record import MAX_SEATS
from bauhuette.nets.features import column_of

if TYPE_CHECKING:
    from bauhuette.engine.rules_of_a_game import MOVE_COUNT, apply, guard, legal, standing
    from bauhuette.research.batch_rules import (
        advise_one,
        deal_one,
        evaluate_one,
        pick_one,
        redact_one,
        reward_one,
        step_one,
    )
    from bauhuette.research.given_to_batch_rules import (
        BOUNDS,
        COLUMN_PARTS,
        FAMILY,
        FAMILY_COUNT,
        GAMES_IN_TURN,
        MOST_POOL,
        MOST_TEAM,
        PHASE_COUNT,
        as_record,
    )

F = TypeVar("F", bound=Callable[..., None])

cuda: Any = numba_cuda


def kernel(function: F) -> F:
    compiled: F = cuda.jit(function)
    return compiled


def team_kernel(function: F) -> F:
    """Launch code on the device with up to MOST_TEAM threads in a block, which share its registers."""
    compiled: F = cuda.jit(**BOUNDS)(function)
    return compiled


def helper(function: F) -> F:
    """A function called by kernels."""
    compiled: F = cuda.jit(device=True)(function)
    return compiled


# The tasks of a game in `play`: a phase (choose a move), then a family (make the move), then these.
DEAL = PHASE_COUNT + FAMILY_COUNT
IDLE = DEAL + 1  # all its moves are made
TASKS = IDLE + 1


@kernel
def deal(memory: Any) -> None:
    i = cuda.grid(1)
    if i < memory.shape[0]:
        deal_one(as_record(memory[i]), memory[i])


@kernel
def check(memory: Any, moves: Any, worst: Any) -> None:
    i = cuda.grid(1)
    if i < memory.shape[0] and (not 0 <= moves[i] < MOVE_COUNT or guard(as_record(memory[i]), moves[i]) != 0):
        cuda.atomic.min(worst, 0, i)


@kernel
def step(memory: Any, moves: Any, over: Any, scores: Any, ranks: Any, rewards: Any) -> None:
    i = cuda.grid(1)
    if i < memory.shape[0]:
        result = cuda.local.array((2, MAX_SEATS), np.int64)
        for p in range(rewards.shape[1]):
            result[0, p] = 0
            result[1, p] = 0
            rewards[i, p] = 0
        over[i] = step_one(as_record(memory[i]), memory[i], moves[i], result)
        if over[i]:
            reward_one(rewards.shape[1], result, rewards[i])
        for p in range(rewards.shape[1]):
            scores[i, p] = result[0, p]
            ranks[i, p] = result[1, p]


@kernel
def pick_random(memory: Any, moves: Any) -> None:
    i = cuda.grid(1)
    out = cuda.local.array(MOVE_COUNT, np.int16)
    if i < memory.shape[0]:
        moves[i] = pick_one(as_record(memory[i]), out)


@kernel
def seat_to_move(memory: Any, seats: Any) -> None:
    i = cuda.grid(1)
    if i < memory.shape[0]:
        seats[i] = as_record(memory[i]).to_move


@kernel
def phase_of(memory: Any, phases: Any) -> None:
    i = cuda.grid(1)
    if i < memory.shape[0]:
        phases[i] = as_record(memory[i]).phase


@kernel
def pick_policy(memory: Any, moves: Any) -> None:
    i = cuda.grid(1)
    out = cuda.local.array(MOVE_COUNT, np.int16)
    if i < memory.shape[0]:
        moves[i] = advise_one(as_record(memory[i]), out)


@kernel
def evaluate_each(memory: Any, scores: Any, spread: Any) -> None:
    i = cuda.grid(1)
    expected = cuda.local.array(MAX_SEATS, np.float64)
    if i < memory.shape[0]:
        spread[i] = evaluate_one(as_record(memory[i]), expected)
        for p in range(scores.shape[1]):
            scores[i, p] = expected[p]


@kernel
def scores_of(memory: Any, scores: Any) -> None:
    i = cuda.grid(1)
    result = cuda.local.array((2, MAX_SEATS), np.int64)
    if i < memory.shape[0]:
        standing(as_record(memory[i]), result)
        for p in range(scores.shape[1]):
            scores[i, p] = result[0, p]


@team_kernel
def play(memory: Any, steps: Any, pool: Any, ended: Any) -> None:
    """Make random moves. The threads of a block share `pool` games and always do the task most of them need.

    A game's task is to choose a move in some phase, to make a move of some family, or to deal anew. Threads of a warp
    that do different things wait for each other, and warps that do different things wait for instructions, which no
    cache can hold. So games wait instead, until many need the same task.
    """
    task = cuda.shared.array(MOST_POOL, np.int16)
    left = cuda.shared.array(MOST_POOL, np.int32)
    move = cuda.shared.array(MOST_POOL, np.int16)
    needed = cuda.shared.array(TASKS, np.int32)
    chosen = cuda.shared.array(MOST_TEAM, np.int16)
    found = cuda.shared.array(1, np.int32)
    out = cuda.local.array(MOVE_COUNT, np.int16)
    me, team = cuda.threadIdx.x, cuda.blockDim.x
    for first in range(cuda.blockIdx.x * pool, memory.shape[0], cuda.gridDim.x * pool):
        for k in range(me, TASKS, team):
            needed[k] = 0
        cuda.syncthreads()
        for j in range(me, pool, team):
            left[j] = 0
            task[j] = IDLE
            if first + j < memory.shape[0]:
                ended[first + j] = 0
                left[j] = steps[first + j]
                if left[j] > 0:
                    task[j] = as_record(memory[first + j]).phase
            cuda.atomic.add(needed, task[j], 1)
        start = 0
        cuda.syncthreads()
        most = most_needed(needed)
        while most != IDLE:
            choose_games(task, pool, most, start, found, chosen)
            start = (start + team) % pool  # the games looked at first are last next time
            if me < found[0]:
                j = chosen[me]
                s = as_record(memory[first + j])
                if most < DEAL:
                    if most < PHASE_COUNT:
                        move[j] = pick_one(s, out)
                    else:
                        apply(s, move[j])
                        left[j] -= 1
                else:
                    ended[first + j] += 1
                    deal_one(s, memory[first + j])
                task[j] = next_task(s, most, move[j], left[j])
                cuda.atomic.add(needed, most, -1)
                cuda.atomic.add(needed, task[j], 1)
            cuda.syncthreads()
            most = most_needed(needed)
        cuda.syncthreads()


@helper
def most_needed(needed: Any) -> Any:
    """Return the task of most games; IDLE if all are done."""
    most = IDLE
    for k in range(IDLE):
        if needed[k] > 0 and (most == IDLE or needed[k] > needed[most]):
            most = k
    return most


@helper
def choose_games(task: Any, pool: Any, wanted: Any, start: Any, found: Any, chosen: Any) -> None:
    """Choose up to one game for each thread among those with this task."""
    me, team = cuda.threadIdx.x, cuda.blockDim.x
    if me == 0:
        found[0] = 0
    cuda.syncthreads()
    for k in range(me, pool, team):
        j = k + start if k + start < pool else k + start - pool
        if found[0] < team and task[j] == wanted:
            at = cuda.atomic.add(found, 0, 1)
            if at < team:
                chosen[at] = j
    cuda.syncthreads()


@helper
def next_task(s: Any, done: Any, move: Any, left: Any) -> Any:
    if done < PHASE_COUNT:
        return PHASE_COUNT + FAMILY[move]
    if s.over:
        return DEAL
    return s.phase if left > 0 else IDLE


@kernel
def mask(memory: Any, masks: Any) -> None:
    """Clear the rows of a block's games together, side by side; then each thread marks its game's moves."""
    first = cuda.blockIdx.x * cuda.blockDim.x
    games = min(cuda.blockDim.x, memory.shape[0] - first)
    for k in range(cuda.threadIdx.x, games * MOVE_COUNT, cuda.blockDim.x):
        masks[first + k // MOVE_COUNT, k % MOVE_COUNT] = False
    cuda.syncthreads()
    i = cuda.grid(1)
    out = cuda.local.array(MOVE_COUNT, np.int16)
    if i < memory.shape[0]:
        for k in range(legal(as_record(memory[i]), out)):
            masks[i, out[k]] = True


@kernel
def redact(memory: Any, seat: Any, hidden: Any, observers: Any) -> None:
    """`hidden` is a copy of the memory: a card copies whole memories faster than its threads copy rows."""
    i = cuda.grid(1)
    if i < memory.shape[0]:
        observers[i] = seat if seat >= 0 else as_record(memory[i]).to_move
        redact_one(as_record(hidden[i]), observers[i])


@kernel
def write(hidden: Any, observers: Any, seats: Any, columns: Any, scale: Any, rows: Any) -> None:
    """Write a column of several games per thread: neighbours write side by side, and read the table once."""
    k = cuda.threadIdx.x + cuda.blockIdx.y * cuda.blockDim.x
    if k < columns.shape[0]:
        column = cuda.local.array(COLUMN_PARTS, np.int64)
        for part in range(COLUMN_PARTS):
            column[part] = columns[k, part]
        first = cuda.blockIdx.x * GAMES_IN_TURN
        for i in range(first, min(first + GAMES_IN_TURN, rows.shape[0])):
            rows[i, k] = column_of(hidden[i], column, observers[i], seats) * scale[k]
