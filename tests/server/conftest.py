"""Servers to test against: SQLite always, PostgreSQL and Redis where they are."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bauhuette import client
from bauhuette.server import house
from bauhuette.server.deals import office
from bauhuette.server.http import deals, practice, puzzles, shared_deals
from bauhuette.server.settings import Settings
from bauhuette.server.tables import pulse
from tests.server.outage import postgres_program
from tests.server.running import REDIS, Day, RunningServer, fresh_postgres, postgres_is_there, redis_is_there


def _need(there: bool, what: str) -> None:
    if not there and os.environ.get("CI") == "true":
        pytest.fail(f"{what} must be there when CI=true")
    if not there:
        pytest.skip(f"{what} is not there; BAUHUETTE_TEST_POSTGRES and BAUHUETTE_TEST_REDIS say where to look")


@pytest.fixture(autouse=True)
def calm(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine is no trouble with storage, and whoever plays there waits for it."""
    monkeypatch.setattr(house, "PATIENCE_MS", 60_000)
    monkeypatch.setattr(pulse, "GAP_MS", 600_000)
    monkeypatch.setattr(client, "ANSWER_WITHIN_S", 180.0)


@pytest.fixture
def day(monkeypatch: pytest.MonkeyPatch) -> Day:
    """For whatever the server deals or asks day by day."""
    day = Day()
    for module in (office, deals, shared_deals, puzzles, practice):
        monkeypatch.setattr(module, "now_ms", day.now)
    return day


@pytest.fixture
def postgres() -> Iterator[str]:
    """A database of its own."""
    _need(postgres_is_there(), "PostgreSQL")
    with fresh_postgres() as url:
        yield url


@pytest.fixture
def redis() -> str:
    _need(redis_is_there(), "Redis")
    return REDIS


@pytest.fixture
def redis_program() -> None:
    _need(shutil.which("redis-server") is not None, "a redis-server that can be killed")


@pytest.fixture
def postgres_programs() -> None:
    _need(all(map(postgres_program, ("initdb", "pg_ctl"))), "a PostgreSQL that can be restarted (initdb, pg_ctl)")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    return str(request.getfixturevalue("postgres"))


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., RunningServer]]:
    """Start servers; they are stopped at the end of the test."""
    servers: list[RunningServer] = []

    def begin(**wishes: Any) -> RunningServer:
        defaults: dict[str, Any] = {
            "database": str(tmp_path / "tables.sqlite3"),
            "pace": (0.0, 0.0),
            "limits": 0.0,
            "sweep_every": 0.2,
            "record_seconds": 60.0,
        }
        servers.append(RunningServer(Settings(**(defaults | wishes))))
        return servers[-1]

    yield begin
    for server in servers:
        server.stop()


@pytest.fixture
def server(start: Callable[..., RunningServer]) -> RunningServer:
    return start()
