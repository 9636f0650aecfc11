"""Choose what `make test` runs (every promise once, small) and what only `make test-all` does (all of it, at length).

Tests and parameters marked `thorough` run with `--thorough` alone. Tests whose size varies ask the fixture `thorough`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--thorough", action="store_true", help="Run everything at length, as `make test-all` does.")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "thorough: run by `make test-all` (`--thorough`) alone")
    config.addinivalue_line("markers", "every_seats: with all numbers of seats in `make test`, too")
    if config.getoption("thorough"):
        config.pluginmanager.import_plugin("schemathesis.pytest.plugin")  # for tests/server/test_rest_at_length.py


@pytest.fixture(scope="session")
def thorough(pytestconfig: pytest.Config) -> bool:
    """Return whether this run is thorough."""
    return bool(pytestconfig.getoption("thorough"))


def few(values: Iterable[Any], first: int = 1) -> list[Any]:
    """Parameters of which only the first run in `make test`."""
    return [
        pytest.param(*value, marks=pytest.mark.thorough if place >= first else ())
        for place, value in enumerate(value if isinstance(value, tuple) else (value,) for value in values)
    ]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    # The modules beside the folders take longest: begun last, they would leave one worker alone with them.
    items.sort(key=lambda item: len(item.path.parts))
    if config.getoption("thorough") or any("::" in argument for argument in config.args):  # named individually
        return
    left_out = [item for item in items if item.get_closest_marker("thorough")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("thorough")]
