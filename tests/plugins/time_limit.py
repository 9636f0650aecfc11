"""End a test that takes too long: it fails with its name and the stacks of all threads, and the run goes on.

After `time_limit` seconds, more of them on a busy machine, a signal raises the failure inside the test. Compiled code
does not listen to signals: `hard_time_limit` seconds after it last did, the process of the test writes its stacks to a
file and ends. pytest-xdist then starts another process in its place and reports the test, with these stacks, as failed.
"""

from __future__ import annotations

import faulthandler
import shutil
import signal
import sys
import tempfile
import threading
import traceback
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.limits import slowness

LOOKS = 60  # at how busy the machine is, within a limit
HAS_ALARM = hasattr(signal, "SIGALRM")  # without it (Windows) only the hard limit ends a test
STACKS = pytest.StashKey[Path]()
INSIDE = pytest.StashKey[
    bool
]()  # what is raised outside of a test and its fixtures, as in its report, ends the whole run


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini("time_limit", "Seconds until a test fails.", default="600")
    parser.addini("hard_time_limit", "Seconds until the process of a test is ended.", default="900")


def pytest_configure(config: pytest.Config) -> None:
    given = getattr(config, "workerinput", None)
    config.stash[STACKS] = Path(given["stacks"] if given else tempfile.mkdtemp(prefix="bauhuette-stacks-"))


def pytest_unconfigure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        shutil.rmtree(config.stash[STACKS], ignore_errors=True)


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Tell a worker where to leave stacks for the controller."""
    node.workerinput["stacks"] = str(node.config.stash[STACKS])


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, bool, bool]:
    if item.config.getoption("usepdb"):
        return (yield)
    soft, hard = (float(item.config.getini(name)) for name in ("time_limit", "hard_time_limit"))
    worker = getattr(item.config, "workerinput", {}).get("workerid", "main")
    with (item.config.stash[STACKS] / worker).open("w") as file:
        left = soft

        def look(*_: object) -> None:
            nonlocal left
            faulthandler.dump_traceback_later(hard, file=file, exit=True)
            left -= soft / LOOKS / slowness()
            if left <= 0 and item.stash.get(INSIDE, False):
                signal.setitimer(signal.ITIMER_REAL, 0)
                pytest.fail(_late(item.nodeid, soft), pytrace=False)

        faulthandler.dump_traceback_later(hard, file=file, exit=True)
        if HAS_ALARM:
            signal.signal(signal.SIGALRM, look)
            signal.setitimer(signal.ITIMER_REAL, soft / LOOKS, soft / LOOKS)
        try:
            return (yield)
        finally:
            if HAS_ALARM:
                signal.setitimer(signal.ITIMER_REAL, 0)
            faulthandler.cancel_dump_traceback_later()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def _inside(item: pytest.Item) -> Generator[None, object, object]:
    item.stash[INSIDE] = True
    try:
        return (yield)
    finally:
        item.stash[INSIDE] = False


pytest_runtest_setup = pytest_runtest_call = pytest_runtest_teardown = _inside


def _late(test: str, seconds: float) -> str:
    return f"{test} took longer than {seconds:g} s\n\n" + "\n".join(_stacks())


def _stacks() -> Iterator[str]:
    names = {thread.ident: thread.name for thread in threading.enumerate()}
    frames = sys._current_frames()
    for ident in sorted(frames, key=lambda ident: ident != threading.main_thread().ident):
        yield f"Thread {names.get(ident, ident)}:\n" + "".join(traceback.format_stack(frames[ident]))


@pytest.hookimpl(optionalhook=True)
def pytest_handlecrashitem(crashitem: str, report: Any) -> None:
    """Add to the report of a test whose process ended what that process did last."""
    file = report.node.config.stash[STACKS] / report.node.gateway.id
    stacks = file.read_text(encoding="utf-8", errors="replace") if file.exists() else ""
    if stacks:
        report.longrepr = f"{crashitem} did not end and did not listen to signals\n\n{stacks}"
