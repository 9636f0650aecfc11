"""Compile what a table needs before it is needed, one function after the other, so that waiting can be shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from bauhuette.engine.game import Game
from bauhuette.engine.jit import COMPILED, cache_folder, compile_for_python, use_compiled
from bauhuette.engine.record import MAX_SEATS, new_record
from bauhuette.engine.specialise import specialised
from bauhuette.engine.types import Seat, redacted_for

FORETOLD = 200  # moves of a game whose previews are tried
Report = Callable[[int, int, str], None]  # steps done, steps in all, what is being compiled


def stage_of(game: Game) -> Any:
    return specialised("bauhuette.engine.generic_rules", game)


def _marker(game: Game) -> Path:
    """Says that this very code was compiled."""
    return cache_folder(game.package, Path(stage_of(game).__file__)) / "complete"


def is_warm(game: Game) -> bool:
    """Whether an earlier process has compiled this very code."""
    return not COMPILED or _marker(game).exists()


def warm_up(game: Game, report: Report) -> None:
    """Compile, or load from the cache on disk, everything that play at a table calls, and have it called."""
    if not COMPILED:
        return
    steps = list(_steps(game))
    for i, (name, function, signature) in enumerate(steps):
        report(i, len(steps), name)
        compile_for_python(function, signature)
    use_compiled(game.package)
    _foretell(game)
    report(len(steps), len(steps), "")
    _marker(game).touch()


def compile_audit(game: Game) -> None:
    """Compile what Python calls as it is written otherwise (`engine/audit.py`); for many thousand positions."""
    if COMPILED:
        import numba

        typeof: Any = numba.typeof
        compile_for_python(game.audit, (typeof(new_record(game.STATE)),))


def _foretell(game: Game) -> None:
    """Previews ask rules of their own choice: they are compiled when the first of them is asked, so not at a table."""
    stage, out = stage_of(game), np.zeros(game.MOVES.size, np.int64)
    s: Any = new_record(game.STATE)
    s.seats, s.rng = game.meta.seats[0], 1
    stage.begin(s)
    for _ in range(FORETOLD):
        if s.over:
            return
        n = game.legal(s, out)
        hidden = redacted_for(game, s, Seat(int(s.to_move)))
        for move in out[:n].tolist():
            game.preview(hidden, move)
        stage.step(s, game.policy(s, out, n))


def _steps(game: Game) -> Iterator[tuple[str, Any, tuple[Any, ...]]]:
    import numba

    typeof: Any = numba.typeof
    record = typeof(new_record(game.STATE))
    cells = typeof(np.zeros(1, np.int64))
    grid = typeof(np.zeros((2, MAX_SEATS), np.int64))
    number = numba.int64
    stage = stage_of(game)
    yield "setup", stage.begin, (record,)
    yield "apply", stage.step, (record, number)
    yield "legal", game.legal, (record, cells)
    yield "guard", game.guard, (record, number)
    yield "redact", game.redact, (record, number)
    yield "determinize", game.determinize, (record, number)
    yield "standing", game.standing, (record, grid)
    yield "chapter", game.chapter, (record,)
    yield "policy", game.policy, (record, cells, number)
    if game.plan is not None:
        yield "plan", game.plan, (record, cells)
