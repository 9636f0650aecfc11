"""The kernels for graphics cards, run by numba-cuda's simulator: the same masks, observations and records."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from dis import get_instructions
from types import FunctionType, ModuleType
from typing import Any

import numpy as np
import pytest

from bauhuette.engine.catalogue import game_keys
from bauhuette.engine.game import Game
from bauhuette.research.gpu import LARGE_TEAM, SMALL_TEAMS, ThreadLayout, divided
from bauhuette.research.optional_imports import Missing

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
    """Interpreted, in a new process: the simulator has to be chosen before Numba is imported."""
    pytest.importorskip("numba_cuda")
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "BAUHUETTE_JIT": "off"}
    rows, rounds = ("6", "3") if thorough else ("2", "1")
    command = [sys.executable, "-c", COMPARED, rows, rounds, *game_keys()]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("moves are numbered 0") == len(game_keys())


def named_in(rule: FunctionType) -> Iterator[Any]:
    """Yield what a rule names: globals, and attributes of modules among them."""
    found: Any = None
    for step in get_instructions(rule):
        if step.opname == "LOAD_GLOBAL":
            found = rule.__globals__.get(step.argval)
        elif isinstance(found, ModuleType):
            found = getattr(found, step.argval)
        else:
            continue
        yield found


def rules_under(function: Any, found: set[Any]) -> set[Any]:
    """Return a rule and all that it calls."""
    function = getattr(function, "py_func", function)
    if isinstance(function, FunctionType) and function not in found:
        found.add(function)
        for named in named_in(function):
            rules_under(named, found)
    return found


def bytes_of_tables(*roots: Any) -> int:
    """Count the bytes of tables; every place that names a table has its own copy."""
    rules: set[Any] = set()
    for root in roots:
        rules_under(root, rules)
    return sum(table.nbytes for rule in rules for table in named_in(rule) if isinstance(table, np.ndarray))


def test_a_kernels_tables_fit_on_a_card(game: Game) -> None:
    """A program for a graphics card holds at most 64 KiB of constants, or it does not link."""
    for roots in ((game.legal, game.policy), (game.evaluate,), (game.apply, game.setup, game.standing), (game.redact,)):
        assert bytes_of_tables(*roots) < 60 * 1024


@pytest.mark.parametrize("layout", [SMALL_TEAMS, LARGE_TEAM])
@pytest.mark.parametrize("n", [1, 131_072, 700_000, 10_000_000])
def test_multiprocessors_get_the_same_number_of_games(layout: ThreadLayout, n: int) -> None:
    processors = 132
    teams, team, pool = divided(n, processors, layout)
    assert teams <= processors * layout.teams
    assert 32 <= team <= layout.team
    assert team % 32 == 0
    assert pool <= layout.pool
    assert pool * -(-n // pool) - n < pool
    if n >= processors * layout.teams:
        rounds = -(-n // (pool * teams))
        assert n > 0.9 * rounds * teams * pool


def test_a_missing_device_is_reported() -> None:
    cuda = pytest.importorskip("numba.cuda")
    if cuda.is_available():
        pytest.skip("there is a device")
    from bauhuette.research.gpu import CudaBatch

    with pytest.raises(Missing, match=r"CUDA device|pip install 'bauhuette\[gpu\]'"):
        CudaBatch("pillars", 2)
