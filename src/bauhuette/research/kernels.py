"""One thread a game: kernels that call what `lanes.py` does to one game. Executed once per game, like `lanes.py`.

`words` holds the records, one row a game; `as_record` reads a row, or a thread's own memory, as a record. Kernels that
make one step are given their scratch. Lists of moves are narrow, because they are most of the memory traffic.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
from numba import cuda as numba_cuda

from bauhuette.engine.record import MAX_SEATS

if TYPE_CHECKING:
    from bauhuette.engine.rules_of_a_game import MOVE_COUNT, guard
    from bauhuette.research.given_to_kernels import WORD_COUNT, as_record
    from bauhuette.research.lanes import deal_one, mask_one, observe_one, pick_one, report_one, step_one

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
        report_one(over[i], rewards.shape[1], results[i], rewards[i])


@kernel
def pick(words: Any, lists: Any, moves: Any) -> None:
    i = cuda.grid(1)
    if i < words.shape[0]:
        moves[i] = pick_one(as_record(words[i]), lists[i])


@kernel
def play(words: Any, steps: Any, ended: Any) -> None:
    """The game is fetched into the thread's own memory, where neighbouring threads read side by side."""
    i = cuda.grid(1)
    if i < words.shape[0]:
        mine = cuda.local.array(WORD_COUNT, np.int64)
        out = cuda.local.array(MOVE_COUNT, np.int16)
        result = cuda.local.array((2, MAX_SEATS), np.int64)
        for k in range(WORD_COUNT):
            mine[k] = words[i, k]
        s = as_record(mine)
        games = 0
        for _ in range(steps):
            if step_one(s, mine, pick_one(s, out), result):
                games += 1
        for k in range(WORD_COUNT):
            words[i, k] = mine[k]
        ended[i] = games


@kernel
def mask(words: Any, lists: Any, masks: Any) -> None:
    i = cuda.grid(1)
    if i < words.shape[0]:
        mask_one(as_record(words[i]), lists[i], masks[i])


@kernel
def observe(words: Any, hidden: Any, seat: Any, plan: Any, rows: Any) -> None:
    i = cuda.grid(1)
    if i < words.shape[0]:
        asked = seat if seat >= 0 else as_record(words[i]).to_move
        observe_one(words[i], asked, as_record(hidden[i]), hidden[i], plan, rows[i])
