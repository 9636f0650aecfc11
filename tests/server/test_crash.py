"""Killed at any statement of the move path: no accepted move is lost, none counts twice."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from bauhuette.server.storage.store import database_url


def test_kill_at_every_statement(database: str, thorough: bool) -> None:
    """Every fiftieth line, or every seventh; `python -m tests.server.crash URL 1` kills at every single one."""
    url = database_url(database)
    ran = subprocess.run(
        [sys.executable, "-m", "tests.server.crash", url, "7" if thorough else "50"],
        env={**os.environ, "BAUHUETTE_JIT": "off"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    report = json.loads(ran.stdout)
    assert report["kills"] > (10 if thorough else 2)
    assert report["stored"] > 0
    assert report["not stored"] > 0
