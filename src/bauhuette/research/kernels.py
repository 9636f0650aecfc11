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
    from bauhuette.engine.rules_of_a_game import MOVE_COUNT, apply, guard, legal
    from bauhuette.research.given_to_lanes import FAMILY, FAMILY_COUNT, PHASE_COUNT, as_record
    from bauhuette.research.lanes import deal_one, hide_one, pick_one, reward_one, step_one

F = TypeVar("F", bound=Callable[..., None])

cuda: Any = numba_cuda


def kernel(function: F) -> F:
    compiled: F = cuda.jit(function)
    return compiled


def helper(function: F) -> F:
    """Called by kernels."""
    compiled: F = cuda.jit(device=True)(function)
    return compiled


# The errands of a game in `play`: a phase, then a family of moves, then these.
DEAL = PHASE_COUNT + FAMILY_COUNT
IDLE = DEAL + 1  # all its moves are made
ERRANDS = IDLE + 1
WARP = 32
POOL = 256  # games for each warp: more of them need the same, but take more memory


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
def step(words: Any, moves: Any, over: Any, scores: Any, ranks: Any, rewards: Any) -> None:
    i = cuda.grid(1)
    if i < words.shape[0]:
        result = cuda.local.array((2, MAX_SEATS), np.int64)
        for p in range(rewards.shape[1]):
            result[0, p] = 0
            result[1, p] = 0
            rewards[i, p] = 0
        over[i] = step_one(as_record(words[i]), words[i], moves[i], result)
        if over[i]:
            reward_one(rewards.shape[1], result, rewards[i])
        for p in range(rewards.shape[1]):
            scores[i, p] = result[0, p]
            ranks[i, p] = result[1, p]


@kernel
def pick(words: Any, moves: Any) -> None:
    i = cuda.grid(1)
    out = cuda.local.array(MOVE_COUNT, np.int16)
    if i < words.shape[0]:
        moves[i] = pick_one(as_record(words[i]), out)


@kernel
def play(words: Any, steps: Any, ended: Any) -> None:
    """Random moves. A block is one warp with a pool of games; at each turn it does what most games of the pool need.

    What a game needs is its errand: to choose a move in some phase, to make a move of some family, or a new deal. The
    threads of a warp that do different things wait for each other, so games wait instead, until many need the same.
    """
    errand = cuda.shared.array(POOL, np.int16)
    left = cuda.shared.array(POOL, np.int32)
    move = cuda.shared.array(POOL, np.int16)
    games = cuda.shared.array(POOL, np.int32)
    needed = cuda.shared.array(ERRANDS, np.int32)
    chosen = cuda.shared.array(WARP, np.int32)
    out = cuda.local.array(MOVE_COUNT, np.int16)
    lane = cuda.threadIdx.x
    for first in range(cuda.blockIdx.x * POOL, words.shape[0], cuda.gridDim.x * POOL):
        for j in range(lane, POOL, WARP):
            games[j] = 0
            left[j] = steps
            errand[j] = as_record(words[first + j]).phase if first + j < words.shape[0] and steps > 0 else IDLE
        most = choose_games(errand, needed, chosen, lane)
        while most != IDLE:
            if lane < needed[most]:
                j = chosen[lane]
                s = as_record(words[first + j])
                if most < DEAL:
                    if most < PHASE_COUNT:
                        move[j] = pick_one(s, out)
                    else:
                        apply(s, move[j])
                        left[j] -= 1
                else:
                    games[j] += 1
                    deal_one(s, words[first + j])
                errand[j] = next_errand(s, most, move[j], left[j])
            cuda.syncthreads()
            most = choose_games(errand, needed, chosen, lane)
        for j in range(lane, min(POOL, words.shape[0] - first), WARP):
            ended[first + j] = games[j]
        cuda.syncthreads()


@helper
def choose_games(errand: Any, needed: Any, chosen: Any, lane: Any) -> Any:
    """The errand that most games of the pool need, with up to a warp of them in `chosen`."""
    for k in range(lane, ERRANDS, WARP):
        needed[k] = 0
    cuda.syncthreads()
    for j in range(lane, POOL, WARP):
        cuda.atomic.add(needed, errand[j], 1)
    cuda.syncthreads()
    most = IDLE
    for k in range(IDLE):
        if needed[k] > 0 and (most == IDLE or needed[k] > needed[most]):
            most = k
    cuda.syncthreads()
    if lane == 0:
        needed[IDLE] = 0
    cuda.syncthreads()
    for j in range(lane, POOL, WARP):
        if errand[j] == most:
            at = cuda.atomic.add(needed, IDLE, 1)
            if at < WARP:
                chosen[at] = j
    cuda.syncthreads()
    return most


@helper
def next_errand(s: Any, done: Any, move: Any, left: Any) -> Any:
    if done < PHASE_COUNT:
        return PHASE_COUNT + FAMILY[move]
    if s.over:
        return DEAL
    return s.phase if left > 0 else IDLE


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
