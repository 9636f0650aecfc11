"""A loop without an end fails instead of hanging, and there is no other kind of loop in the tests."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.limits import Rounds

TESTS = Path(__file__).parent
BOUNDS = ("rounds", "monotonic()", "is_over.is_set()")  # counted, or with a deadline or an end of its own
EMPTIES = ("queue", "left")  # what a loop only consumes
MAY_NOT_END = "misbehaving_workers.py"  # misbehaves on purpose, in a process that is killed for it


def test_a_loop_that_never_ends_fails() -> None:
    with pytest.raises(AssertionError, match="three: no end after 3 rounds"):
        for_ever(Rounds("three", most=3))
    with pytest.raises(AssertionError, match="now: no end after 0 seconds"):
        for_ever(Rounds("now", seconds=0.0))


def for_ever(rounds: Rounds) -> None:
    while rounds():
        pass


def test_a_loop_that_ends_does_so() -> None:
    rounds = Rounds("two", most=2)
    todo = [1, 2]
    while todo and rounds():
        todo.pop()
    assert rounds.count == 2


def test_every_loop_has_a_bound() -> None:
    files = [path for path in sorted(TESTS.rglob("*.py")) if path.name != MAY_NOT_END]
    found = {path.name: endless_loops(path.read_text(encoding="utf-8")) for path in files}
    assert {name: loops for name, loops in found.items() if loops} == {}


def endless_loops(source: str) -> list[str]:
    loops = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.While)]
    return [f"line {loop.lineno}, while {ast.unparse(loop.test)}" for loop in loops if not is_bounded(loop)]


def is_bounded(loop: ast.While) -> bool:
    """Return whether a loop is bounded by its condition, or by an assertion about the time inside."""
    condition = ast.unparse(loop.test)
    deadlines = [ast.unparse(one) for one in loop.body if isinstance(one, ast.Assert)]
    return any(bound in text for bound in BOUNDS for text in (condition, *deadlines)) or condition.endswith(EMPTIES)


def test_an_endless_loop_is_found() -> None:
    assert endless_loops("while True:\n    pass") == ["line 1, while True"]
    assert endless_loops("while todo and rounds():\n    pass") == []
