"""Every test that takes `game` or `seats` runs for all games found, with all their numbers of seats."""

from __future__ import annotations

import signal

import pytest

from bauhuette.engine.catalogue import game_keys, meta_of
from bauhuette.engine.game import Game
from bauhuette.engine.registry import load

# A shell that starts the tests in the background has them ignore Ctrl-C, and every program they start would, too.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if {"game", "seats"} <= set(metafunc.fixturenames):
        pairs = [(key, seats) for key in game_keys() for seats in meta_of(key).seats]
        ids = [f"{key}-{seats}" for key, seats in pairs]
        metafunc.parametrize(("game", "seats"), pairs, ids=ids, indirect=["game"], scope="session")
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", game_keys(), indirect=True, scope="session")


@pytest.fixture(scope="session")
def game(request: pytest.FixtureRequest) -> Game:
    return load(request.param)
