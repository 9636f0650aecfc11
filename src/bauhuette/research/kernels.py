"""One thread a game: kernels that call what `lanes.py` does to one game. Executed once per game, like `lanes.py`.

`words` holds the records, one row a game; `as_record` reads a row, or a thread's own memory, as a record. Lists of
moves are in the thread's own memory, and narrow.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
from numba import cuda as numba_cuda

from bauhuette.engine.record import MAX_SEATS
from bauhuette.research.features import column_of

if TYPE_CHECKING:
    from bauhuette.engine.rules_of_a_game import MOVE_COUNT, guard, legal
    from bauhuette.research.given_to_lanes import WORD_COUNT, as_record
    from bauhuette.research.lanes import deal_one, hide_one, pick_one, reward_one, step_one

F = TypeVar("F", bound=Callable[..., None])

cuda: Any = numba_cuda


def kernel(function: F) -> F:
    compiled: F = cuda.jit(function)
    return compiled


@kernel
def deal(words: Any) -> None:
    i = cuda.grid(1)
    if i < words.shape[0]:
        deal_one(as_record(words[i]), words[i])


@kernel
def check(words: Any, moves: Any, worst: Any) -> None:
    i = cuda.grid(1)
    if i < words.shape[0] and (not 0 <= moves[i] < MOVE_COUNT or guard(as_record(words[i]), moves[i]) != 0):
        cuda.atomic.min(worst, 0, i)


@kernel
def step(words: Any, moves: Any, over: Any, results: Any, rewards: Any) -> None:
    i = cuda.grid(1)
    if i < words.shape[0]:
        over[i] = step_one(as_record(words[i]), words[i], moves[i], results[i])
        for p in range(rewards.shape[1]):
            rewards[i, p] = 0
            if over[i] == 0:
                results[i, 0, p] = 0
                results[i, 1, p] = 0
        if over[i]:
            reward_one(rewards.shape[1], results[i], rewards[i])


@kernel
def pick(words: Any, moves: Any) -> None:
    i = cuda.grid(1)
    out = cuda.local.array(MOVE_COUNT, np.int16)
    if i < words.shape[0]:
        moves[i] = pick_one(as_record(words[i]), out)


@kernel
def play(words: Any, steps: Any, ended: Any) -> None:
    """The game is fetched into the thread's own memory, where neighbouring threads read side by side.

    No more threads are started than have room in the nearest cache; each plays one game after the other.
    """
    mine = cuda.local.array(WORD_COUNT, np.int64)
    out = cuda.local.array(MOVE_COUNT, np.int16)
    result = cuda.local.array((2, MAX_SEATS), np.int64)
    s = as_record(mine)
    for i in range(cuda.grid(1), words.shape[0], cuda.gridsize(1)):
        for k in range(WORD_COUNT):
            mine[k] = words[i, k]
        games = 0
        for _ in range(steps):
            if step_one(s, mine, pick_one(s, out), result):
                games += 1
        for k in range(WORD_COUNT):
            words[i, k] = mine[k]
        ended[i] = games


@kernel
def mask(words: Any, masks: Any) -> None:
    """The threads of a block wipe the rows of its games together, side by side; then each marks its own moves."""
    first = cuda.blockIdx.x * cuda.blockDim.x
    games = min(cuda.blockDim.x, words.shape[0] - first)
    for k in range(cuda.threadIdx.x, games * MOVE_COUNT, cuda.blockDim.x):
        masks[first + k // MOVE_COUNT, k % MOVE_COUNT] = False
    cuda.syncthreads()
    i = cuda.grid(1)
    out = cuda.local.array(MOVE_COUNT, np.int16)
    if i < words.shape[0]:
        for k in range(legal(as_record(words[i]), out)):
            masks[i, out[k]] = True


@kernel
def hide(words: Any, seat: Any, hidden: Any, observers: Any) -> None:
    i = cuda.grid(1)
    if i < words.shape[0]:
        observers[i] = seat if seat >= 0 else as_record(words[i]).to_move
        hide_one(words[i], observers[i], as_record(hidden[i]), hidden[i])


@kernel
def write(hidden: Any, observers: Any, seats: Any, columns: Any, rows: Any) -> None:
    """A block for each game, a thread for each column: neighbours write side by side."""
    i = cuda.blockIdx.x
    for k in range(cuda.threadIdx.x, columns.shape[0], cuda.blockDim.x):
        rows[i, k] = column_of(hidden[i], columns[k], observers[i], seats)
