"""What `bauhuette serve`, `migrate`, `backup` and `export` do."""

from __future__ import annotations

import contextlib
import gc
import json
import logging
import re
import socket
import sqlite3
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import uvicorn
from fastapi import FastAPI
from sqlalchemy import Engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError

from bauhuette.engine.errors import BauhuetteError
from bauhuette.server.application import Application
from bauhuette.server.hosting.json_log import log_to_stderr
from bauhuette.server.http.asgi import make_app, say_goodbye
from bauhuette.server.http.timeouts import TimeoutProtocol
from bauhuette.server.http.websocket_protocol import FramedSocket
from bauhuette.server.notifications.smtp import way_of
from bauhuette.server.refusals import server_words
from bauhuette.server.settings import Settings
from bauhuette.server.storage import database, record_export
from bauhuette.server.storage.backup import copy_database
from bauhuette.server.storage.lock_file import alone_at, file_of, keep_private
from bauhuette.server.storage.store import DATABASE, database_url, engine_for
from bauhuette.server.wire import MESSAGE_BYTES

log = logging.getLogger("bauhuette.server")

SWITCH_S = 0.0001  # SQLite lets go of the interpreter at every row: the writer must not wait long to get it back
PING_S = 10.0  # a connection that is half open is noticed within three times this time


class Server(uvicorn.Server):
    """Says when it can be reached, and goodbye before it closes connections."""

    def __init__(
        self, config: uvicorn.Config, application: Application, ready: Callable[[], None] = lambda: None
    ) -> None:
        super().__init__(config)
        self.application = application
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await say_goodbye(self.application)
        await super().shutdown(sockets)


def serve(
    settings: Settings,
    host: str = "127.0.0.1",
    port: int = 8000,
    log_level: str = "INFO",
    ready: Callable[[], None] = lambda: None,
) -> None:
    """Run a server until it gets a signal to stop."""
    log_to_stderr(log_level)
    check_paths(settings)
    with contextlib.ExitStack() as held:
        door = held.enter_context(_door(host, port))
        _check_database(settings)
        held.enter_context(alone_at(database_url(settings.database)))
        prepare(settings)
        app = make_app(within_files(replace(settings, hosts=(*settings.hosts, host))))
        collect_seldom()
        sys.setswitchinterval(SWITCH_S)
        Server(config_for(app, host, port), app.state.application, ready).run([door])


def check_paths(settings: Settings) -> None:
    if settings.static is not None and settings.client_folder is None:
        raise BauhuetteError("static-empty", folder=str(settings.static))
    if settings.mail:
        way_of(settings.mail)


def _check_database(settings: Settings) -> None:
    """Its folder is there, and it answers."""
    with opened(settings.database):
        pass


def _door(host: str, port: int) -> socket.socket:
    """Where people come in; said in one line where that is not possible."""
    door: socket.socket | None = None
    try:
        family, kind, proto, _, address = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM)[0]
        door = socket.socket(family, kind, proto)
        if sys.platform != "win32":
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(address)
        door.listen()
    except (OSError, OverflowError) as error:
        if door is not None:
            door.close()
        raise BauhuetteError("port-taken", host=host, port=str(port), reason=str(error)) from None
    return door


def within_files(settings: Settings) -> Settings:
    """Raise the limit of open files, and give one address at most a quarter of them: every connection is a file."""
    try:
        import resource
    except ImportError:  # Windows
        return settings
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if allowed == resource.RLIM_INFINITY or not settings.connections_per_address:
        return settings
    return replace(settings, connections_per_address=min(settings.connections_per_address, max(1, allowed // 4)))


def about(settings: Settings, lang: str) -> list[str]:
    """Print what the host should know: where tables are kept, and whether there is a web client."""
    words = server_words(lang)
    lines = [words.say("kept-in", place=_shown(database_url(settings.database)))]
    if not settings.database and Path(DATABASE).exists():  # version 0.1 kept it in the working folder
        lines.append(words.say("old-database", file=DATABASE))
    if settings.redis and file_of(database_url(settings.database)):
        lines.append(words.say("redis-unused"))
    if settings.client_folder is None:
        lines.append(words.say("no-client"))
    return lines


def _shown(url: str) -> str:
    """A file by its path, an address without its password."""
    found = make_url(url)
    return found.database or ":memory:" if found.drivername == "sqlite" else found.render_as_string(hide_password=True)


def config_for(app: FastAPI, host: str, port: int) -> uvicorn.Config:
    trusted = list(app.state.application.settings.trusted_proxies)
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        http=TimeoutProtocol,
        ws=FramedSocket,
        ws_max_size=MESSAGE_BYTES,
        ws_ping_interval=PING_S,
        ws_ping_timeout=PING_S,
        ws_per_message_deflate=False,  # compressing what is secret together with what others wrote would leak by size
        timeout_graceful_shutdown=10,
        proxy_headers=bool(trusted),
        forwarded_allow_ips=trusted,
    )


def collect_seldom() -> None:
    """Tables live long, and looking through all of them for garbage would hold up every move meanwhile.

    A table that is let go needs no collector, and what a request leaves behind is found among the young: at most two
    thousand at a time, because a thousand tables lie far apart in memory and every object looked at takes microseconds.
    The old are looked through (most of a second for a thousand tables) after ten million new objects and a quarter more
    of them than the last time.
    """
    gc.freeze()
    gc.set_threshold(1_000, 0, 5_000)


@contextlib.contextmanager
def opened(database_name: str) -> Iterator[Engine]:
    url = database_url(database_name)
    engine = _answering(url)
    try:
        yield engine
    finally:
        engine.dispose()


def _answering(url: str) -> Engine:
    """A database that answers; its file's folder is made where there is none yet."""
    try:
        if file := file_of(url):
            file.parent.mkdir(parents=True, exist_ok=True)
            keep_private(file)
        engine = engine_for(url)
        engine.connect().close()
    except ModuleNotFoundError as error:
        raise BauhuetteError("missing-package", package=error.name or "", extra="cluster") from None
    except ArgumentError:
        raise BauhuetteError("database-address", address=_without_password(url)) from None
    except (OSError, DBAPIError) as error:
        reason = str(getattr(error, "orig", error)).strip()
        raise BauhuetteError("database-closed", place=_shown(url), reason=reason) from None
    return engine


def prepare(settings: Settings) -> None:
    """A database of the present form."""
    with opened(settings.database) as engine:
        if engine.dialect.name == "sqlite":
            _migrate(engine)
            return
        database.only_known(engine)
        if not database.is_current(engine):
            raise BauhuetteError("database-old")


def migrate(database_name: str) -> None:
    url = database_url(database_name)
    with opened(database_name) as engine, alone_at(url):
        _migrate(engine)


def _migrate(engine: Engine) -> None:
    try:
        database.migrate(engine)
    except OperationalError as error:
        raise BauhuetteError("database-closed", place=_shown(str(engine.url)), reason=str(error.orig)) from None


def backup(database_name: str, target: Path) -> None:
    only_existing(database_name)
    with opened(database_name):
        pass
    try:
        copy_database(database_url(database_name), target)
    except (OSError, sqlite3.Error, DBAPIError) as error:
        raise BauhuetteError("backup-failed", file=str(target), reason=str(error)) from None


def only_existing(database_name: str) -> None:
    """A mistyped path is not an empty database."""
    file = file_of(database_url(database_name))
    if file is not None and not file.is_file():
        raise BauhuetteError("database-missing", file=str(file))


def _without_password(url: str) -> str:
    return re.sub(r"//[^@/]*@", "//", url)


def export(database_name: str, folder: Path) -> int:
    """The records of all finished games as files; how many."""
    only_existing(database_name)
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    with opened(database_name) as engine:
        for table, record in record_export.records(engine):
            text = json.dumps(record, indent=1, ensure_ascii=False)
            kind = "damaged.json" if "damaged" in record else "json"
            (folder / f"{table}.{kind}").write_text(text + "\n", encoding="utf-8")
            count += 1
    return count
