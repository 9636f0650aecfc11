"""Every test that takes `game` runs for all games found, with `seats` for all their numbers of seats.

In `make test` a game is played with its fewest or its most seats, in turn; a test marked `every_seats` with all.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from typer.main import get_command

from bauhuette.engine.catalogue import game_keys, meta_of
from bauhuette.engine.game import Game
from bauhuette.engine.registry import load

pytest_plugins = [f"tests.plugins.{name}" for name in ("editions", "needs", "progress", "selection", "time_limit")]

# No test depends on the speed of the machine.
settings.register_profile("any-speed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any-speed")

# A shell that starts the tests in the background makes them, and every program they start, ignore Ctrl-C.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if {"game", "seats"} <= set(metafunc.fixturenames):
        every = metafunc.definition.get_closest_marker("every_seats") is not None
        pairs = [pair for place, key in enumerate(game_keys()) for pair in _with_seats(key, place, every)]
        metafunc.parametrize(("game", "seats"), pairs, indirect=["game"])
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", game_keys(), indirect=True)


def _with_seats(key: str, place: int, every: bool) -> Iterator[Any]:
    numbers = meta_of(key).seats
    usual = (min(numbers), max(numbers))[place % 2]
    for seats in numbers:
        yield pytest.param(key, seats, marks=() if every or seats == usual else pytest.mark.thorough)


@pytest.fixture(scope="session", autouse=True)
def commands_built_once() -> Iterator[None]:
    """CliRunner builds all commands of an app for every call, which takes longer than most of them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("typer.testing._get_command", cache(get_command))
        yield


@pytest.fixture  # not of the session, or pytest would run all tests of one game first, across files
def game(request: pytest.FixtureRequest) -> Game:
    return load(request.param)
