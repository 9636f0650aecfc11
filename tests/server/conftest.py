"""Servers to test against: SQLite always, PostgreSQL and Redis where they are."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from bauhuette import client
from bauhuette.server import application
from bauhuette.server.accounts import passwords
from bauhuette.server.deals import routes as deals
from bauhuette.server.deals import service
from bauhuette.server.deals import shared_routes as shared_deals
from bauhuette.server.settings import Settings
from bauhuette.server.tables import downtime
from bauhuette.server.training import exercise_routes as exercises
from bauhuette.server.training import puzzle_routes as puzzles
from bauhuette.server.workers import bot_jobs
from tests.plugins.needs import needs
from tests.plugins.selection import few
from tests.server.outage import postgres_program
from tests.server.running import (
    REDIS,
    Day,
    Processes,
    RunningServer,
    fresh_postgres,
    postgres_is_there,
    redis_is_there,
)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    return True if collection_path.name == "test_rest_at_length.py" and not config.getoption("thorough") else None


def cheap_hasher() -> PasswordHasher:
    return PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)


@pytest.fixture(autouse=True, scope="module")  # servers that a module shares need it, too
def calm() -> Iterator[None]:
    """Let a busy machine take its time, and keep passwords cheap: a real hash costs a fifth of a second."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "PasswordHasher", cheap_hasher)
        patch.setattr(application, "PATIENCE_MS", 60_000)
        patch.setattr(downtime, "GAP_MS", 600_000)
        patch.setattr(client, "ANSWER_WITHIN_S", 180.0)
        patch.setattr(bot_jobs, "PATIENCE_S", 400.0)
        yield


@pytest.fixture
def day(monkeypatch: pytest.MonkeyPatch) -> Day:
    """For whatever the server deals or asks day by day."""
    day = Day()
    for module in (service, deals, shared_deals, puzzles, exercises):
        monkeypatch.setattr(module, "now_ms", day.now)
    return day


@pytest.fixture
def postgres() -> Iterator[str]:
    """A database of its own."""
    needs("PostgreSQL", postgres_is_there())
    with fresh_postgres() as url:
        yield url


@pytest.fixture
def redis() -> str:
    needs("Redis", redis_is_there())
    return REDIS


@pytest.fixture
def redis_program() -> None:
    needs("redis-server", shutil.which("redis-server") is not None)


@pytest.fixture
def postgres_programs() -> None:
    needs("PostgreSQL programs", all(map(postgres_program, ("initdb", "pg_ctl"))))


@pytest.fixture(params=few(["sqlite", "postgresql"]))
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
            "record_seconds": 400.0,
        }
        servers.append(RunningServer(Settings(**(defaults | wishes))))
        return servers[-1]

    yield begin
    for server in servers:
        server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def processes(request: pytest.FixtureRequest, start: Callable[..., RunningServer]) -> Callable[..., Processes]:
    """Start one server at SQLite, or two processes at PostgreSQL that hear each other by Redis."""

    def begin(**wishes: Any) -> Processes:
        if request.param == "sqlite":
            return Processes([start(**wishes)])
        shared = {"database": request.getfixturevalue("postgres"), "redis": request.getfixturevalue("redis")}
        return Processes([start(**shared, **wishes) for _ in range(2)])

    return begin


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server is that all tests of a module share."""
    server = RunningServer(Settings(database=str(tmp_path_factory.mktemp("shared") / "t.sqlite3"), limits=0.0))
    yield server.address
    server.stop()


@pytest.fixture
def server(start: Callable[..., RunningServer]) -> RunningServer:
    return start()
