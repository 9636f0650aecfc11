"""What `bauhuette serve`, `migrate`, `backup` and `export` do."""

from __future__ import annotations

import contextlib
import gc
import json
import logging
import socket
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI
from sqlalchemy import Engine

from bauhuette.engine.trouble import Trouble
from bauhuette.server import database
from bauhuette.server.app import application, say_goodbye
from bauhuette.server.line import Line
from bauhuette.server.lobby import Lobby
from bauhuette.server.settings import Settings
from bauhuette.server.store import database_url, engine_for
from bauhuette.server.wire import MESSAGE_BYTES

log = logging.getLogger("bauhuette.server")

SWITCH_S = 0.0001  # SQLite lets go of the interpreter at every row: the writer must not wait long to get it back
PING_S = 10.0  # a connection that is half open is noticed within twice this time


class Server(uvicorn.Server):
    """Says when it can be reached, and goodbye before it closes connections."""

    def __init__(self, config: uvicorn.Config, lobby: Lobby, ready: Callable[[], None] = lambda: None) -> None:
        super().__init__(config)
        self.lobby = lobby
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await say_goodbye(self.lobby)
        await super().shutdown(sockets)


class JsonLines(logging.Formatter):
    """One JSON object per line. Only named fields are written, so nothing secret slips in by accident."""

    FIELDS = ("method", "path", "status", "ms")

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {"at": round(time.time(), 3), "level": record.levelname, "message": record.getMessage()}
        line |= {field: getattr(record, field) for field in self.FIELDS if hasattr(record, field)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def serve(
    settings: Settings,
    host: str = "127.0.0.1",
    port: int = 8000,
    log_level: str = "INFO",
    ready: Callable[[], None] = lambda: None,
) -> None:
    """Run a server until it is told to stop."""
    _log_to_stderr(log_level)
    prepare(settings)
    app = application(settings)
    collect_seldom()
    sys.setswitchinterval(SWITCH_S)
    Server(config_for(app, host, port), app.state.lobby, ready).run()


def config_for(app: FastAPI, host: str, port: int) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws=Line,
        ws_max_size=MESSAGE_BYTES,
        ws_ping_interval=PING_S,
        ws_ping_timeout=PING_S,
        ws_per_message_deflate=False,  # compressing what is secret together with what others wrote would leak by size
        timeout_graceful_shutdown=10,
    )


def collect_seldom() -> None:
    """Tables live long, and looking through all of them for garbage would hold up every move meanwhile."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


@contextlib.contextmanager
def _engine(database_name: str) -> Iterator[Engine]:
    engine = engine_for(database_url(database_name))
    try:
        yield engine
    finally:
        engine.dispose()


def prepare(settings: Settings) -> None:
    """A database of the present form."""
    with _engine(settings.database) as engine:
        if engine.dialect.name == "sqlite":
            database.migrate(engine)
        elif not database.is_current(engine):
            raise Trouble("database-old")


def migrate(database_name: str) -> None:
    with _engine(database_name) as engine:
        database.migrate(engine)


def backup(database_name: str, target: Path) -> None:
    database.backup(database_url(database_name), target)


def export(database_name: str, folder: Path) -> int:
    """The records of all finished games as files; how many."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    with _engine(database_name) as engine:
        for table, record in database.records(engine):
            text = json.dumps(record, indent=1, ensure_ascii=False)
            (folder / f"{table}.json").write_text(text + "\n", encoding="utf-8")
            count += 1
    return count


def _log_to_stderr(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").addFilter(_names_no_table)


def _names_no_table(record: logging.LogRecord) -> bool:
    """uvicorn writes the whole address of every socket, and that of a table is the key to its open seats."""
    return "WebSocket" not in record.msg
