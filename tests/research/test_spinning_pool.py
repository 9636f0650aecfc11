"""Spinning threads do the same work as one thread, wake up again, and end with their batch."""

from __future__ import annotations

import gc
import os
import threading
import time

import numpy as np
import pytest

from bauhuette.engine.jit import COMPILED
from bauhuette.research import Batch
from bauhuette.research.batch import BadMove
from tests.limits import Rounds

pytestmark = pytest.mark.skipif(not COMPILED, reason="interpreted rules run in one thread")


@pytest.fixture(params=[2, 5])
def threaded(request: pytest.FixtureRequest) -> Batch:
    """Return a batch with more threads than some machines have cores, and more than divide the games evenly."""
    return Batch("pillars", 13, seed=3, cores=request.param)


def test_many_threads_do_what_one_does(threaded: Batch) -> None:
    alone = Batch("pillars", 13, seed=3)
    for _ in range(60):
        moves = threaded.random_moves()
        assert (moves == alone.random_moves()).all()
        assert (threaded.legal_mask() == alone.legal_mask()).all()
        assert (threaded.observe(scaled=True) == alone.observe(scaled=True)).all()
        for found, wanted in zip(threaded.step(moves), alone.step(moves), strict=True):
            assert (found == wanted).all()
    assert threaded.play_random(300) == alone.play_random(300) > 0
    assert (threaded.sensible_moves() == alone.sensible_moves()).all()
    assert (threaded.estimates().scores == alone.estimates().scores).all()
    assert (threaded.scores() == alone.scores()).all()
    assert threaded.truth() == alone.truth()


def test_the_first_bad_move_of_any_share_is_reported_and_nothing_is_played(threaded: Batch) -> None:
    moves, before = threaded.random_moves(), threaded.truth()
    mask = threaded.legal_mask()
    for i in (4, 12):
        moves[i] = np.flatnonzero(~mask[i])[0]
    with pytest.raises(BadMove, match="Game 4"):
        threaded.step(moves)
    assert threaded.truth() == before


def test_arrays_of_other_shapes_and_read_only_arrays_work(threaded: Batch) -> None:
    alone = Batch("pillars", 13, seed=3)
    moves = threaded.random_moves()
    alone.random_moves()
    moves.flags.writeable = False
    threaded.step(moves)
    alone.step(moves.astype(np.int16))
    large = np.zeros((2 * 13, len(threaded.features)), np.float32)
    threaded.observe(out=large[13:])
    assert (large[:13] == 0).all()
    assert (large[13:] == alone.observe()).all()


def asleep(batch: Batch) -> bool:
    assert batch._pool is not None
    return all(thread._asleep for thread in batch._pool._threads)


def test_a_sleeping_thread_wakes_up(threaded: Batch) -> None:
    alone = Batch("pillars", 13, seed=3)
    for _ in range(3):
        rounds = Rounds("threads without work fall asleep")
        while not asleep(threaded) and rounds():
            time.sleep(0.01)
        threaded.step(threaded.random_moves())
        alone.step(alone.random_moves())
        assert threaded.truth() == alone.truth()


def test_threads_end_with_their_batch() -> None:
    batch = Batch("pillars", 8, cores=3)
    batch.step(batch.random_moves())
    assert batch._pool is not None
    mine = {thread.name for thread in batch._pool._threads}
    assert mine <= {thread.name for thread in threading.enumerate()}
    del batch
    gc.collect()
    rounds = Rounds("threads end")
    while mine & {thread.name for thread in threading.enumerate()} and rounds():
        time.sleep(0.01)


def test_a_forked_process_has_threads_of_its_own(threaded: Batch) -> None:
    alone = threaded.copy()
    child = os.fork()
    if child == 0:
        threaded.play_random(20)
        os._exit(0 if threaded.truth() != alone.truth() else 1)
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == 0
    threaded.play_random(20)
    alone.play_random(20)
    assert threaded.truth() == alone.truth()
