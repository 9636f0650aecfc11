"""Killed at any statement of the move path: no accepted move is lost, none counts twice."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from bauhuette.server.store import database_url


@pytest.mark.parametrize("first", [1, 3])
def test_kill_at_every_statement(database: str, first: int) -> None:
    """Every fourth line here; bench/crash.sh runs every single one."""
    url = database_url(database)
    ran = subprocess.run(
        [sys.executable, "-m", "tests.server.crash", url, "4", str(first)],
        env={**os.environ, "BAUHUETTE_JIT": "off"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    report = json.loads(ran.stdout)
    assert report["kills"] > 20
    assert report["stored"] > 0
    assert report["not stored"] > 0
