"""The kernels for graphics cards, run by numba-cuda's simulator: the same masks, observations and records."""

from __future__ import annotations

import os
import subprocess
import sys
from dis import get_instructions
from types import FunctionType
from typing import Any

import numpy as np
import pytest

from bauhuette.engine.catalogue import game_keys
from bauhuette.engine.game import Game
from bauhuette.research.extras import Missing
from bauhuette.research.gpu import LARGE_CREW, SMALL_CREW, Crew, shared_out

COMPARED = """
import sys
import numpy as np
from bauhuette.research import Batch
from bauhuette.research.gpu import CudaBatch

rows, rounds, *keys = sys.argv[1:]
for key in keys:
    here, there = (kind(key, int(rows), seed=5, **given) for kind, given in ((Batch, {}), (CudaBatch, {"threads": 4})))
    for _ in range(int(rounds)):
        assert np.array_equal(here.legal_mask(), there.legal_mask().copy_to_host())
        assert np.array_equal(here.observe(), there.observe().copy_to_host())
        assert np.array_equal(here.observe(scaled=True), there.observe(scaled=True).copy_to_host())
        assert np.array_equal(here.to_move, there.to_move.copy_to_host())
        assert np.array_equal(here.phases, there.phases.copy_to_host())
        assert np.array_equal(here.sensible_moves(), there.sensible_moves().copy_to_host())
        assert np.array_equal(here.scores(), there.scores().copy_to_host())
        for mine, other in zip(here.estimates(), there.estimates(), strict=True):
            assert np.array_equal(mine, other.copy_to_host())
        moves = here.random_moves()
        assert np.array_equal(moves, there.random_moves().copy_to_host())
        ours, theirs = here.step(moves), there.step(moves)
        for mine, other in zip(ours, theirs, strict=True):
            assert np.array_equal(mine, other.copy_to_host())
    for steps in (0, 1, 5 * int(rows), np.arange(int(rows))):
        assert here.play_random(steps) == there.play_random(steps)
    assert here.truth() == there.truth()
    try:
        there.step([here.game.MOVES.size] * int(rows))
    except Exception as error:
        print(key, error)
"""


def test_kernels_play_the_same_games(thorough: bool) -> None:
    """Interpreted, in a process of its own: the simulator has to be chosen before Numba is imported."""
    pytest.importorskip("numba_cuda")
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "BAUHUETTE_JIT": "off"}
    rows, rounds = ("6", "3") if thorough else ("2", "1")
    command = [sys.executable, "-c", COMPARED, rows, rounds, *game_keys()]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("ids run from 0") == len(game_keys())


def rules_under(function: Any, found: set[Any]) -> set[Any]:
    """A rule and all that it calls."""
    function = getattr(function, "py_func", function)
    if isinstance(function, FunctionType) and function not in found:
        found.add(function)
        for name in function.__code__.co_names:
            rules_under(function.__globals__.get(name), found)
    return found


def bytes_of_tables(*roots: Any) -> int:
    """Every place that names a table carries a copy of its own."""
    rules: set[Any] = set()
    for root in roots:
        rules_under(root, rules)
    named = [(rule, step.argval) for rule in rules for step in get_instructions(rule) if step.opname == "LOAD_GLOBAL"]
    tables = [rule.__globals__.get(name) for rule, name in named]
    return sum(table.nbytes for table in tables if isinstance(table, np.ndarray))


def test_the_tables_of_a_kernel_fit_on_a_card(game: Game) -> None:
    """A program for a graphics card holds at most 64 KiB of constants, or it does not link."""
    for roots in ((game.legal, game.policy), (game.estimate,), (game.apply, game.setup, game.standing), (game.hide,)):
        assert bytes_of_tables(*roots) < 60 * 1024


@pytest.mark.parametrize("crew", [SMALL_CREW, LARGE_CREW])
@pytest.mark.parametrize("n", [1, 131_072, 700_000, 10_000_000])
def test_multiprocessors_get_the_same_number_of_games(crew: Crew, n: int) -> None:
    processors = 132
    teams, team, pool = shared_out(n, processors, crew)
    assert teams <= processors * crew.teams
    assert 32 <= team <= crew.team
    assert team % 32 == 0
    assert pool <= crew.pool
    assert pool * -(-n // pool) - n < pool
    if n >= processors * crew.teams:
        rounds = -(-n // (pool * teams))
        assert n > 0.9 * rounds * teams * pool


def test_without_a_device_it_says_so() -> None:
    cuda = pytest.importorskip("numba.cuda")
    if cuda.is_available():
        pytest.skip("there is a device")
    from bauhuette.research.gpu import CudaBatch

    with pytest.raises(Missing, match=r"CUDA device|pip install 'bauhuette\[gpu\]'"):
        CudaBatch("pillars", 2)
