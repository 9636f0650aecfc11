"""A server in a thread of this process, and databases of its own."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import os
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar
from uuid import uuid4

import httpx
from websockets.exceptions import ConnectionClosed

from bauhuette.client import RemoteTable, Visitor
from bauhuette.server.hosting import schema_files, serving
from bauhuette.server.http.asgi import make_app
from bauhuette.server.limits.shared_limits import Counted
from bauhuette.server.settings import Settings
from bauhuette.server.storage import database
from bauhuette.server.storage.lock_file import file_of, keep_private
from bauhuette.server.storage.store import database_url, engine_for
from bauhuette.server.tables.open_table import now_ms
from bauhuette.server.training.service import DAY_MS
from tests.limits import PATIENT_S, Rounds

POSTGRES = os.environ.get("BAUHUETTE_TEST_POSTGRES", "postgresql://postgres@localhost:5432/test")
REDIS = os.environ.get("BAUHUETTE_TEST_REDIS", "redis://localhost:6379")


Answer = TypeVar("Answer")


@cache
def description() -> dict[str, Any]:
    """Return the description of all calls, which takes a second to make."""
    return schema_files.openapi()


def postgres_is_there() -> bool:
    with contextlib.suppress(Exception):
        import psycopg

        with psycopg.connect(POSTGRES, connect_timeout=2):
            return True
    return False


def redis_is_there() -> bool:
    with contextlib.suppress(Exception):
        import redis

        with redis.Redis.from_url(REDIS, socket_connect_timeout=2) as client:
            return bool(client.ping())
    return False


def _bring_up_to_date(url: str) -> None:
    engine = engine_for(database_url(url))
    database.migrate(engine)
    engine.dispose()


@cache
def _empty_sqlite() -> bytes:
    """Return an empty database in its present form: copied, it saves each test the migrations."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "empty.sqlite3"
        _bring_up_to_date(str(file))
        return file.read_bytes()


def _in_postgres(statement: str) -> None:
    import psycopg

    with psycopg.connect(POSTGRES, autocommit=True) as connection:
        connection.execute(statement)


@cache
def _empty_postgres() -> str:
    """Return the name of an empty database in its present form, which PostgreSQL copies for each test."""
    name = f"bauhuette_{uuid4().hex}"
    _in_postgres(f'CREATE DATABASE "{name}"')
    atexit.register(_in_postgres, f'DROP DATABASE "{name}" WITH (FORCE)')
    _bring_up_to_date(POSTGRES.rpartition("/")[0] + "/" + name)
    return name


# Dropping one makes PostgreSQL write all it has to the disk first; tests do not wait for that.
_dropping = ThreadPoolExecutor(1)


@contextlib.contextmanager
def _copy_of(template: str) -> Iterator[str]:
    name = f"bauhuette_{uuid4().hex}"
    _in_postgres(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
    try:
        yield POSTGRES.rpartition("/")[0] + "/" + name
    finally:
        _dropping.submit(_in_postgres, f'DROP DATABASE "{name}" WITH (FORCE)')


def fresh_postgres(migrated: bool = True) -> AbstractContextManager[str]:
    return _copy_of(_empty_postgres() if migrated else "template1")


def copied_postgres(url: str) -> AbstractContextManager[str]:
    """Copy a database that has no open connections."""
    return _copy_of(url.rpartition("/")[2])


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _prepare(settings: Settings) -> None:
    file = file_of(database_url(settings.database))
    if file is not None and not file.exists():
        keep_private(file)
        file.write_bytes(_empty_sqlite())
    serving.prepare(settings)


class RunningServer:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        _prepare(settings)
        self.port = free_port()
        self.app = make_app(settings)
        self.server = serving.Server(serving.config_for(self.app, "127.0.0.1", self.port), self.app.state.application)
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        rounds = Rounds("the server starts")
        while not self.server.started and rounds():
            assert self.thread.is_alive(), "the server did not start"
            time.sleep(0.01)

    def _run(self) -> None:
        asyncio.run(self.server.serve())

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def visitor(self, name: str) -> Visitor:
        return Visitor(self.address, name)

    def member(self, name: str) -> Visitor:
        """Return a visitor with an account, who may play rated games."""
        visitor = self.visitor(name)
        visitor.call("POST", "/api/accounts", {"name": name, "password": "correct horse"})
        return visitor

    def on_loop(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """What the server's own thread finds: another thread may look at a state that is just being changed."""
        loop = self.app.state.application._tasks[0].get_loop()
        return asyncio.run_coroutine_threadsafe(work, loop).result(PATIENT_S)

    def seen(self, look: Callable[[], Answer]) -> Answer:
        async def looking() -> Answer:
            return look()

        return self.on_loop(looking())

    def same(self, visitor: Visitor) -> Visitor:
        """A person of another process here: the cookie is good everywhere."""
        other = Visitor(self.address)
        other.cookies, other._opener = visitor.cookies, visitor._opener
        return other

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENT_S)
        assert not self.thread.is_alive(), "the server does not stop"


class Processes:
    """The processes of one server, asked in turns; each hears what the others counted before it is asked."""

    def __init__(self, servers: list[RunningServer]) -> None:
        self.servers = servers
        self._turn = 0
        self._heard: list[set[str]] = [self._listen(server) for server in servers]
        if len(servers) > 1:
            rounds = Rounds("Redis is heard")
            while not all(server.app.state.application.redis == "ok" for server in servers) and rounds():
                time.sleep(0.01)

    def _listen(self, server: RunningServer) -> set[str]:
        application, heard = server.app.state.application, set[str]()
        listen = application.counted_elsewhere

        def note(news: Counted, _on_counted: Callable[[Counted], None]) -> None:
            if news.sender != application.fanout.me:
                listen(news)
                heard.add(news.who)

        application.fanout._hear_counted = note
        return heard

    def next(self) -> RunningServer:
        """Return the process whose turn it is, once it knows what the others know."""
        self._turn += 1
        marks = [self._mark(server) for server in self.servers]
        for own, heard in zip(marks, self._heard, strict=True):
            rounds = Rounds("the others are heard")
            while not heard.issuperset(set(marks) - {own}) and rounds():
                time.sleep(0.002)
        return self.servers[self._turn % len(self.servers)]

    def _mark(self, server: RunningServer) -> str:
        mark = uuid4().hex
        server.seen(lambda: server.app.state.application.fanout.tell(Counted("mark", mark, 1)))
        return mark


def caller(server: RunningServer, number: int) -> httpx.Client:
    """Return a browser at an address of its own; the server must trust what a proxy on this machine says."""
    address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
    return httpx.Client(base_url=server.address, headers={"x-forwarded-for": address}, timeout=PATIENT_S, verify=False)


class Day:
    """Which day it is for a server, and stays until a test says otherwise: it may run over midnight."""

    def __init__(self, number: int = 20_000) -> None:
        self.number = number
        self._begun = now_ms()

    def now(self) -> int:
        return self.number * DAY_MS + DAY_MS // 2 + now_ms() - self._begun


def play_to_the_end(*tables: RemoteTable) -> None:
    """Scripted people make first offered moves, in one thread, until the game is over."""
    rounds = Rounds("play to the end")
    while not tables[0].is_over and rounds():
        moved = [move_if_asked(table) for table in tables]
        if not any(moved):
            wait_for_news(tables[0])


def move_if_asked(table: RemoteTable) -> bool:
    table.refresh()
    if table.my_turn:
        table.move(table.view["play"]["moves"][0])
        return True
    return False


def wait_for_news(table: RemoteTable) -> None:
    """Wait for a message instead of asking again and again: that would take the processor from the server."""
    with contextlib.suppress(TimeoutError, ConnectionClosed):
        table._receive(timeout=0.1)
