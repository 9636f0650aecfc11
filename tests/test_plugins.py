"""The behaviour of a test run: time limits, a line for each group, what was not proven."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.run import Part, Run

ROOT = Path(__file__).parents[1]
PLUGINS = ("needs", "progress", "selection", "time_limit")
HANGING = """
import threading
import time

import numba
import numpy as np

from tests.plugins import time_limit

time_limit.slowness = lambda: 1.0  # a busy machine would be given more time


@numba.njit(nogil=True)
def spin(on):
    while on[0]:
        pass


spin(np.zeros(1))  # compiled before any limit counts


def test_in_python():
    while True:
        pass


def test_in_a_thread():
    never = threading.Event()
    thread = threading.Thread(target=never.wait, name="stuck", daemon=True)
    thread.start()
    thread.join()


def test_in_compiled_code():
    spin(np.ones(1))


class Slow(Exception):
    def __str__(self):
        time.sleep(6)
        return "told slowly"


def test_whose_report_takes_long():
    time.sleep(6)
    raise Slow


def test_that_ends():
    pass
"""
VARIOUS = """
import pytest

from tests.plugins.needs import missing
from tests.plugins.selection import few


@pytest.mark.parametrize("number", few(range(4), 1))
def test_of_several(number):
    pass


@pytest.mark.thorough
def test_at_length(thorough):
    assert thorough


def test_of_a_service():
    missing("Redis")
"""


def run(folder: Path, source: str, *options: str) -> str:
    (folder / "test_it.py").write_text(source, encoding="utf-8")
    plugins = [part for name in PLUGINS for part in ("-p", f"tests.plugins.{name}")]
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:schemathesis", *plugins]
    command += ["-c", str(folder / "pytest.ini"), "--rootdir", str(folder), *options, str(folder / "test_it.py")]
    (folder / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


@pytest.mark.thorough
def test_a_test_that_hangs_fails_with_its_stack_and_the_others_go_on(tmp_path: Path) -> None:
    limits = ("-o", "time_limit=10", "-o", "hard_time_limit=15")
    said = run(tmp_path, HANGING, "-n", "1", *limits)
    assert "4 failed, 1 passed" in said
    assert "told slowly" in said
    assert re.search(r"test_in_python took longer than 10 s\n\nThread MainThread:[^~]*in test_in_python\n", said)
    assert re.search(r"test_in_a_thread took longer than 10 s[^~]*Thread stuck:[^~]*in wait\n", said)
    assert re.search(r"test_in_compiled_code did not end[^~]*in test_in_compiled_code\n", said)


def test_a_run_is_small_unless_it_is_thorough_and_says_what_it_could_not_prove(tmp_path: Path) -> None:
    said = run(tmp_path, VARIOUS, "--groups")
    assert "1 passed, 1 skipped, 4 deselected" in said
    assert re.search(r"^\. +1 passed, 1 skipped +\d+ s$", said, re.MULTILINE)
    assert "Not proven without Redis: " in said
    assert "5 passed, 1 skipped" in run(tmp_path, VARIOUS, "--thorough")


def test_all_parts_run_whatever_fails_and_are_summed_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def part(name: str, *lines: str, status: int = 0) -> Part:
        return Part(name, [sys.executable, "-c", f"print({chr(10).join(lines)!r}); raise SystemExit({status})"])

    run = Run(thorough=False, folder=str(tmp_path))
    run.side_by_side([part("bad", "what is wrong", status=1), part("good", "what nobody needs")])
    run.alone(part("tests", "3 passed", "0.50s call     tests/a.py::a", "2.50s setup    tests/b.py::b"))
    run.alone(part("pages", "1.25s browser web/e2e/c.spec.ts: c", "Not proven without Z: that it works."))
    assert run.close() == 1
    said = capsys.readouterr().out
    assert re.search(r"^bad +FAILED +\d+ s\nwhat is wrong$", said, re.MULTILINE)
    assert "what nobody needs" not in said
    assert said.splitlines()[-6:] == [
        "The slowest tests:",
        "   2.5 s  tests/b.py::b",
        "   1.2 s  web/e2e/c.spec.ts: c",
        "   0.5 s  tests/a.py::a",
        "Not proven without Z: that it works.",
        "FAILED: bad",
    ]
