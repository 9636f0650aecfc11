"""Rules are compiled by steps of our own, and what is kept of them on disk can be called and contained as before."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bauhuette.engine.jit import COMPILED

pytestmark = pytest.mark.skipif(not COMPILED, reason="nothing is compiled")

RULES = """
from bauhuette.engine.jit import rule, rule_for_python

@rule
def fibonacci(n: int) -> int:
    return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)

@rule
def small(n: int) -> int:
    return 2 * fibonacci(n)

@rule_for_python
def called(n: int) -> int:
    return small(n) + 1

@rule
def sums(n: int) -> int:
    def square(k):
        return k * k
    total = 0
    for k in range(n):
        total += square(k)
    return total

@rule
def containing(n: int) -> int:
    return called(n) - small(n) + sums(3)
"""
ASK = "import numpy as np; from written import *; "


def ask(folder: Path, code: str) -> list[str]:
    (folder / "written.py").write_text(RULES, encoding="utf-8")
    environment = os.environ | {"PYTHONPATH": str(folder), "BAUHUETTE_CACHE": str(folder / "cache")}
    done = subprocess.run(
        [sys.executable, "-c", ASK + code], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.split()


def test_rules_from_the_cache_are_called_and_contained_as_those_just_compiled(tmp_path: Path) -> None:
    calls = "print(called(10), called(np.int16(10)), called(n=9), sums(4), fibonacci(7)); "
    answers = ["111", "111", "69", "14", "13"]
    assert ask(tmp_path, calls) == answers
    misses = "print(*[sum(r.stats.cache_misses.values()) for r in (called, small, fibonacci, sums)])"
    assert ask(tmp_path, calls + misses) == [*answers, "0", "0", "0", "0"]
    pieces = sorted(piece.name.split("-")[0] for piece in tmp_path.rglob("written.*.nbc"))
    assert [piece for piece in pieces if "sums" not in piece] == [
        "written.called",  # Python calls it at once
        "written.called.entry",  # but for numbers of 16 bits
        "written.fibonacci",
        "written.fibonacci.entry",
        "written.small",
    ]
    assert ask(tmp_path, "print(containing(10)); " + calls) == ["6", *answers]
