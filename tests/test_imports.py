"""Short commands are fast: packages that are slow to import wait until they are needed."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("imported", "later"),
    [("bauhuette", {"babel", "fluent", "numba", "numpy"}), ("bauhuette.cli.main", {"babel", "numba", "pydantic"})],
)
def test_slow_packages_are_imported_when_needed(imported: str, later: set[str]) -> None:
    code = f"import sys, {imported}; print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not later & set(run.stdout.split())
