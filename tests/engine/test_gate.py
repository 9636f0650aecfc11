"""What passes the gate can be played to the end, and no rule leaves an array on the way.

A short run of what `bauhuette.testkit.fuzz` and `bauhuette.testkit.bounds_checks` do at length (docs/reliability.md).
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from random import Random
from typing import Any

import pytest

import bauhuette as bh
from bauhuette.engine.audit import audited
from bauhuette.engine.game import Game
from bauhuette.engine.jit import COMPILED
from bauhuette.engine.warmup import compile_audit
from bauhuette.testkit import fuzz
from bauhuette.testkit.bounds_checks import GuardedRecord, OutOfBounds
from bauhuette.testkit.forged_records import Forger, stock
from bauhuette.testkit.random_games import first_state

GUARDED = {"pillars": 40, "contest": 20, "baumeister": 20, "cologne": 20}  # interpreted rules are slow


def test_forged_positions_and_records(game: Game, thorough: bool) -> None:
    cases = 600 if thorough else 100
    found = fuzz.FuzzWorkers(fuzz.Fuzz(game), range(cases), workers=2, seconds=float("inf")).run(
        report_every=float("inf")
    )
    assert found.cases.total() == cases
    assert found.accepted.total() > cases // 20, "hardly anything was tried"
    assert not found.faults, found.faults


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
def test_audits_say_the_same_as_written_and_compiled(game: Game) -> None:
    """Python asks them as they are written; watched games and the fuzzer ask compiled code."""
    compiled: Any = game.audit
    as_written = audited(game.AUDITS, dict(compiled.py_func.__globals__))
    compile_audit(game)
    records, said = stock(game, 1, 12), set()
    for number in range(60):
        s = Forger(game, records, Random(number)).forge()
        said.add(compiled(s))
        assert as_written(s) == compiled(s), number
    assert len(said) > 3


@pytest.mark.parametrize("key", GUARDED)
def test_no_rule_leaves_an_array(key: str, thorough: bool) -> None:
    games = GUARDED[key] if thorough else GUARDED[key] // 10
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "bauhuette.testkit.bounds_checks", key, str(games)],
        env={**os.environ, "BAUHUETTE_JIT": "off"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert "no array was left" in done.stdout


def test_the_guard_sees_what_it_is_for() -> None:
    """Below zero, beyond the end, in a row of a field."""
    s = GuardedRecord(first_state(bh.game("pillars").rules, 3, 1))
    for cells, wrong in ((s.score, -1), (s.score, 4), (s.pad[0], 99), (s.pad, (1, -1))):
        with pytest.raises(OutOfBounds):
            cells[wrong]
    assert s.pad[0][0] == 0


def test_the_fuzzer_sees_what_it_is_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A gate that lets everything through is found out."""
    game = bh.game("pillars").rules
    forged = fuzz.Fuzz(game)

    def open_gate(_game: Any, _s: Any) -> bool:
        return True

    def look(game: Game, s: Any, _number: int) -> list[str]:
        return ["broken"] if game.audit(s) else []

    monkeypatch.setattr(fuzz, "passes", open_gate)
    monkeypatch.setattr(fuzz, "exercise", look)
    assert any(forged.case(number, fuzz.FuzzReport()) for number in range(200))


@pytest.mark.thorough
def test_a_crash_and_a_hang_cost_one_case_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both are faults by their number, every other case is tried once, and the end is told in counts."""
    monkeypatch.setattr(fuzz, "HUNG_AFTER", 3.0)
    told = fuzz.Fuzz(bh.game("pillars").rules)
    sound, hangs = told.case, fuzz.FuzzWorker.hangs

    def case(number: int, tried: fuzz.FuzzReport) -> list[str]:
        if number == 107:
            os.kill(os.getpid(), signal.SIGSEGV)
        if number == 111:
            time.sleep(600)
        return ["strange"] if number == 112 else sound(number, tried)

    def hangs_there(worker: fuzz.FuzzWorker) -> bool:
        """On a busy machine any case can take three seconds."""
        return worker.at.value == 111 and hangs(worker)

    monkeypatch.setattr(told, "case", case)
    monkeypatch.setattr(fuzz.FuzzWorker, "hangs", hangs_there)
    found = fuzz.FuzzWorkers(told, range(100, 140), workers=2, seconds=float("inf")).run(report_every=float("inf"))
    assert found.faults == {f"the process ended with {-signal.SIGSEGV}": 1, "no end within 3 s": 1, "strange": 1}
    assert found.cases["lost"] == 2
    assert found.cases.total() == 39  # the strange one is of no kind
    assert "39 cases" in str(found)
    assert "3 faults" in str(found)


def test_what_the_gate_should_have_refused_is_seen() -> None:
    game = bh.game("pillars").rules
    s = first_state(game, 3, 1)
    assert not list(fuzz.wrongly_accepted(game, s))
    s.hand_number = -5
    assert any("hand_number" in fault for fault in fuzz.wrongly_accepted(game, s))


def test_junk_is_of_many_kinds() -> None:
    kinds = {type(fuzz.junk(Random(number))) for number in range(300)}
    assert kinds >= {type(None), bool, int, float, str, list, dict}
