"""Is everything in place that a server needs? `bauhuette doctor` says what is not, and what to do about it.

A check looks at one thing and answers with findings; their sentences are `doctor-<name>-<state>` in `text/`, the advice
`doctor-<name>-mend`. `/readyz` asks the `VITAL` ones: without those the server should get no requests.
"""

from __future__ import annotations

import json
import os
import shutil
import smtplib
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from sqlalchemy import Engine, func, select, text

from bauhuette.engine.catalogue import game_keys, meta_of
from bauhuette.engine.errors import BauhuetteError
from bauhuette.engine.jit import cache_root
from bauhuette.engine.registry import load
from bauhuette.engine.warmup import is_warm
from bauhuette.places import data_folder
from bauhuette.server.notifications import smtp
from bauhuette.server.refusals import server_words
from bauhuette.server.settings import Settings
from bauhuette.server.storage import database, schema

MIB = 1 << 20
LEAST_DISK = 256 * MIB
LEAST_MEMORY = 512 * MIB
LEAST_FILES = 4096
MOST_SKEW_S = 5
CLAIMED = "203.0.113.9"  # an address for documentation, which belongs to no host


class CheckState(StrEnum):
    GOOD = "good"
    DOUBT = "doubt"  # it works, but not as well as it could
    BAD = "bad"


class Finding(NamedTuple):
    name: str
    state: CheckState
    facts: dict[str, Any]

    def sentence(self, lang: str) -> str:
        named = {"game": meta_of(self.facts["key"]).title[lang]} if "key" in self.facts else {}
        return server_words(lang).say(f"doctor-{self.name}-{self.state}", **self.facts, **named)

    def mend(self, lang: str) -> str:
        return "" if self.state == CheckState.GOOD else server_words(lang).say(f"doctor-{self.name}-mend", **self.facts)


class CheckContext(NamedTuple):
    """What is looked at."""

    settings: Settings
    engine: Engine
    url: str = ""  # where people find the server, if it is to be asked


Check = Callable[[CheckContext], Iterator[Finding]]


def _found(name: str, state: CheckState | bool, **facts: Any) -> Finding:
    if isinstance(state, bool):
        state = CheckState.GOOD if state else CheckState.BAD
    return Finding(name, state, facts)


def _works(attempt: Callable[[], Any]) -> bool:
    try:
        attempt()
    except Exception:
        return False
    return True


def _rows(patient: CheckContext, statement: Any) -> list[Any]:
    with patient.engine.connect() as connection:
        return list(connection.execute(statement).all())


def _is_to_be_made(patient: CheckContext) -> bool:
    """Whether the database is a SQLite file that the first start will make, in our data folder with the folder."""
    file = _sqlite_file(patient)
    if file is None or file.exists():
        return False
    return os.access(_folder_there(file) if file.parent == data_folder() else file.parent, os.W_OK)


def _folder_there(file: Path) -> Path:
    return next(folder for folder in file.parents if folder.exists())


def _sqlite_file(patient: CheckContext) -> Path | None:
    url = patient.engine.url
    return Path(url.database) if patient.engine.dialect.name == "sqlite" and url.database else None


def database_answers(patient: CheckContext) -> Iterator[Finding]:
    if _is_to_be_made(patient):
        yield _found("new-database", True, place=str(_sqlite_file(patient)))
        return
    place = patient.engine.url.render_as_string(hide_password=True)
    yield _found("database", _works(lambda: _rows(patient, text("SELECT 1"))), place=place)


def schema_is_current(patient: CheckContext) -> Iterator[Finding]:
    if _is_to_be_made(patient):
        return
    try:
        database.only_known(patient.engine)
        yield _found("schema", database.is_current(patient.engine))
    except BauhuetteError:
        yield _found("newer", False)


def database_takes_writes(patient: CheckContext) -> Iterator[Finding]:
    """A row that is written and never kept: a full disk, a read-only file and a standby all refuse it."""

    def write() -> None:
        with patient.engine.connect() as connection, connection.begin() as trial:
            connection.execute(schema.keys.insert().values(name="doctor", value=bytes(4096)))
            trial.rollback()

    if not _is_to_be_made(patient):
        yield _found("writes", _works(write))


def disk_has_room(patient: CheckContext) -> Iterator[Finding]:
    file = _sqlite_file(patient)
    if file:
        free = shutil.disk_usage(_folder_there(file)).free
        yield _found("disk", CheckState.GOOD if free >= LEAST_DISK else CheckState.BAD, free=free // MIB)


def cache_is_writable(_: CheckContext) -> Iterator[Finding]:
    place = cache_root()
    try:
        place.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=place).close()
        yield _found("cache", True, place=str(place))
    except OSError as error:
        yield _found("cache", False, place=str(place), reason=error.strerror or "")


def games_are_compiled(_: CheckContext) -> Iterator[Finding]:
    for key in game_keys():
        state = CheckState.GOOD if is_warm(load(key)) else CheckState.DOUBT
        yield _found("compiled", state, key=key)


def clock_is_right(patient: CheckContext) -> Iterator[Finding]:
    """Beside the database's own clock where it has one, and never before what is stored already."""
    if _is_to_be_made(patient):
        return
    now = time.time()
    newest = _rows(patient, select(func.max(schema.tables.c.changed)))[0][0] or 0
    theirs = now
    if patient.engine.dialect.name == "postgresql":
        theirs = float(_rows(patient, text("SELECT extract(epoch FROM clock_timestamp())"))[0][0])
    behind = round(max(newest / 1000 - now, abs(theirs - now)))
    yield _found("clock", behind <= MOST_SKEW_S, seconds=behind)


def memory_is_free(_: CheckContext) -> Iterator[Finding]:
    free = _available_memory()
    if free is not None:
        yield _found("memory", CheckState.GOOD if free >= LEAST_MEMORY else CheckState.DOUBT, free=free // MIB)


def _available_memory() -> int | None:
    """Return the memory that Linux reports as free, and what the container may still use; None elsewhere."""
    try:
        lines = Path("/proc/meminfo").read_text(encoding="ascii").splitlines()
    except OSError:
        return None
    free = next(int(line.split()[1]) * 1024 for line in lines if line.startswith("MemAvailable:"))
    group = Path("/sys/fs/cgroup")
    try:
        limit, used = ((group / name).read_text(encoding="ascii") for name in ("memory.max", "memory.current"))
        return free if limit.strip() == "max" else min(free, int(limit) - int(used))
    except (OSError, ValueError):
        return free


def files_may_be_open(_: CheckContext) -> Iterator[Finding]:
    if sys.platform == "win32":
        return
    import resource

    allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    enough = allowed == resource.RLIM_INFINITY or allowed >= LEAST_FILES
    yield _found("files", CheckState.GOOD if enough else CheckState.DOUBT, allowed=allowed, least=LEAST_FILES)


def client_is_built(patient: CheckContext) -> Iterator[Finding]:
    yield _found("client", patient.settings.client_folder is not None)


def redis_answers(patient: CheckContext) -> Iterator[Finding]:
    if not patient.settings.redis:
        return
    if patient.engine.dialect.name == "sqlite":
        yield _found("redis-unused", CheckState.DOUBT)
        return
    import redis

    with redis.Redis.from_url(patient.settings.redis, socket_connect_timeout=2, socket_timeout=2) as client:
        yield _found("redis", _works(client.ping))


def proxy_tells_the_truth(patient: CheckContext) -> Iterator[Finding]:
    """Ask the server from outside with a forged address: it must not be believed."""
    if not patient.url:
        return
    asked = urllib.request.Request(patient.url.rstrip("/") + "/api/seen", headers={"X-Forwarded-For": CLAIMED})
    try:
        with urllib.request.urlopen(asked, timeout=5) as answer:
            seen = json.loads(answer.read())
    except (OSError, ValueError):
        yield _found("address", False, url=patient.url)
        return
    yield _found("proxy", seen["address"] != CLAIMED, address=seen["address"])
    https = patient.url.startswith("https://")
    yield _found("cookies", CheckState.GOOD if not https or seen["secure_cookies"] else CheckState.DOUBT)


def mail_goes_out(patient: CheckContext) -> Iterator[Finding]:
    """The mail server lets us in; nothing is sent."""
    settings = patient.settings
    if not settings.mail:
        return
    yield _found("mail-settings", settings.mails)
    way = smtp.way_of(settings.mail)
    try:
        smtp.connected(way).quit()
        yield _found("mail", True, host=way.host, port=str(way.port))
    except (OSError, smtplib.SMTPException) as error:
        yield _found("mail", False, host=way.host, port=str(way.port), reason=type(error).__name__)


def push_is_possible(patient: CheckContext) -> Iterator[Finding]:
    """Browsers let themselves be pushed to by safe pages alone."""
    if patient.settings.pushes:
        place = urlsplit(patient.settings.url)
        safe = place.scheme == "https" or place.hostname in smtp.HERE
        yield _found("push", CheckState.GOOD if safe else CheckState.DOUBT)


VITAL: tuple[Check, ...] = (
    database_answers,
    schema_is_current,
    database_takes_writes,
    disk_has_room,
    cache_is_writable,
)
CHECKS: tuple[Check, ...] = (
    *VITAL,
    games_are_compiled,
    clock_is_right,
    memory_is_free,
    files_may_be_open,
    client_is_built,
    redis_answers,
    proxy_tells_the_truth,
    mail_goes_out,
    push_is_possible,
)


def examine(patient: CheckContext, checks: tuple[Check, ...] = CHECKS) -> Iterator[Finding]:
    """A check that cannot be made has found something, too."""
    for check in checks:
        try:
            yield from check(patient)
        except Exception as error:
            yield Finding("failed", CheckState.BAD, {"check": check.__name__, "error": type(error).__name__})
