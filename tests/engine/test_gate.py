"""What passes the gate can be played to the end, and no rule leaves an array on the way.

A short run of what `bauhuette.testkit.fuzz` and `bauhuette.testkit.guarded` do at length (docs/reliability.md).
"""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random
from typing import Any

import pytest

import bauhuette as bh
from bauhuette.engine.game import Game
from bauhuette.testkit import fuzz
from bauhuette.testkit.guarded import GuardedRecord, OutOfBounds
from bauhuette.testkit.play import first_state

CASES = 600
GUARDED = {"pillars": 40, "contest": 20, "baumeister": 20, "cologne": 20}  # interpreted rules are slow


def test_forged_positions_and_records(game: Game) -> None:
    found = fuzz.run(game, 0, CASES, float("inf"))
    assert found.cases == CASES
    assert found.accepted > CASES // 20, "hardly anything was tried"
    assert not found.faults, found.faults


@pytest.mark.parametrize("key", GUARDED)
def test_no_rule_leaves_an_array(key: str) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "bauhuette.testkit.guarded", key, str(GUARDED[key])],
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
    assert any(forged.case(number) for number in range(200))


def test_junk_is_of_many_kinds() -> None:
    kinds = {type(fuzz.junk(Random(number))) for number in range(300)}
    assert kinds >= {type(None), bool, int, float, str, list, dict}
