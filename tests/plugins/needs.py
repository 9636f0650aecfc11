"""Skip what this machine cannot prove, and list it at the end of the run with how to get what is missing."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, NamedTuple, NoReturn

import pytest


class Need(NamedTuple):
    proves: str
    get: str


NEEDS = {
    "PostgreSQL": Need(
        "several server processes at one database, and the same promises on PostgreSQL",
        "start one and name it: BAUHUETTE_TEST_POSTGRES=postgresql://user@host:5432/database",
    ),
    "Redis": Need(
        "what server processes tell each other at once",
        "start one and name it: BAUHUETTE_TEST_REDIS=redis://host:6379",
    ),
    "redis-server": Need("that a server outlives a Redis that is killed", "apt-get install redis-server"),
    "PostgreSQL programs": Need(
        "that a server outlives a PostgreSQL that is killed", "apt-get install postgresql (initdb and pg_ctl)"
    ),
    "systemd": Need("that the unit file is valid", "apt-get install systemd"),
    "PyTorch": Need("that nets and the examples with PyTorch train", ".venv/bin/pip install 'bauhuette[train]'"),
}
_SKIPPED = re.compile(r"needs ([\w -]+)$")


def missing(what: str) -> NoReturn:
    """Skip the test or module: it needs `what`, which is not here."""
    assert what in NEEDS
    pytest.skip(f"needs {what}", allow_module_level=True)


def needs(what: str, there: bool) -> None:
    """Skip the test unless what it needs is there."""
    if not there:
        missing(what)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    reasons = [str(report.longrepr[2]) for report in terminalreporter.stats.get("skipped", ())]
    found = Counter(match[1] for match in map(_SKIPPED.search, reasons) if match)
    for what in sorted(found):
        need = NEEDS[what]
        terminalreporter.write_line(f"Not proven without {what}: {need.proves}. To get it: {need.get}")
