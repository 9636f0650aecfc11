"""What goes wrong for whoever runs a server is said in one line; what strangers send is never an internal error."""

from __future__ import annotations

import contextlib
import logging
import socket
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import IntegrityError, OperationalError

from bauhuette.engine.errors import BauhuetteError
from bauhuette.server import application
from bauhuette.server.hosting import json_log, serving
from bauhuette.server.http import timeouts
from bauhuette.server.settings import Settings
from bauhuette.server.storage import database as databases
from bauhuette.server.storage import schema
from bauhuette.server.storage.lock_file import alone_at
from bauhuette.server.storage.store import database_url, engine_for
from tests.limits import PATIENT_S, Rounds
from tests.plugins.selection import few
from tests.server.running import RunningServer

Start = Callable[..., RunningServer]


# --- one line and an exit code ---


def said(*arguments: str) -> tuple[int, list[str]]:
    """The exit code and the lines of a command of the server."""
    done = subprocess.run(
        [sys.executable, "-m", "bauhuette", *arguments], capture_output=True, text=True, timeout=120, check=False
    )
    return done.returncode, done.stderr.splitlines()


def test_a_busy_port_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = str(busy.getsockname()[1])
        code, lines = said("serve", "--port", port, "--database", str(tmp_path / "t.sqlite3"))
    assert code == 2
    assert len(lines) == 1
    assert port in lines[0]
    assert "in use" in lines[0]


def refused_start(message: str, **wishes: Any) -> None:
    with pytest.raises(BauhuetteError, match=message) as trouble:
        serving.serve(Settings(**wishes), port=0)
    assert "\n" not in trouble.value.text("de")


def test_wrong_paths_and_addresses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    refused_start("no web client in", database=str(tmp_path / "t.sqlite3"), static=tmp_path)
    (tmp_path / "file").touch()
    refused_start("cannot be opened", database=str(tmp_path / "file" / "t.sqlite3"))
    refused_start("not the address of a database", database="nonsense://somewhere")
    (tmp_path / "text.sqlite3").write_text("this is not a database, but it is long enough to be taken for one" * 99)
    refused_start("cannot be opened", database=str(tmp_path / "text.sqlite3"))
    monkeypatch.setitem(sys.modules, "psycopg", None)
    refused_start(r"bauhuette\[cluster\]", database="postgresql://nobody@localhost/nothing")
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    refused_start(r"bauhuette\[cluster\]", database=str(tmp_path / "t.sqlite3"), redis="redis://localhost")


def test_a_database_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def read_only(*_: Any) -> None:
        raise OperationalError("BEGIN", None, Exception("attempt to write a readonly database"))

    monkeypatch.setattr(databases, "migrate", read_only)
    refused_start("readonly", database=str(tmp_path / "t.sqlite3"))


def test_two_servers_do_not_share_a_sqlite_file(tmp_path: Path) -> None:
    name = str(tmp_path / "t.sqlite3")
    with alone_at(database_url(name)):
        refused_start("in use by another server", database=name)
        with pytest.raises(BauhuetteError, match="in use"):
            serving.migrate(name)
    serving.migrate(name)


def test_redis_beside_sqlite_is_said(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "t.sqlite3"), redis="redis://localhost")
    for lang in ("de", "en"):
        assert any("Redis" in line for line in serving.about(settings, lang))


def test_a_mistyped_path_is_not_an_empty_database(tmp_path: Path) -> None:
    missing = str(tmp_path / "mistyped.sqlite3")
    with pytest.raises(BauhuetteError, match="no database"):
        serving.backup(missing, tmp_path / "copy.sqlite3")
    with pytest.raises(BauhuetteError, match="no database"):
        serving.export(missing, tmp_path / "records")
    assert list(tmp_path.iterdir()) == []
    code, lines = said("backup", str(tmp_path / "copy.sqlite3"), "--database", missing)
    assert (code, len(lines)) == (2, 1)


def test_nobody_else_reads_the_files_of_a_database(tmp_path: Path) -> None:
    name = tmp_path / "t.sqlite3"
    name.touch(0o644)
    serving.migrate(str(name))
    serving.backup(str(name), tmp_path / "copy.sqlite3")
    for file in tmp_path.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file.name


# --- what strangers send ---

ODD_PATHS = (
    "/%00",
    "/" + "a" * 300,
    "/" + "a/" * 3000,
    "/%ED%A0%80",
    "/..%2f..%2fetc%2fpasswd",
    "/api/tables/%00",
    "/api/tables/%00/record",
    "/api/tables/%ED%A0%80",
    "/api/profiles/%00",
    "/api/profiles/a%00b",
    "/api/profiles/%ED%A0%80",
    "/api/ratings/%00",
    "/api/sessions/%00",
    "/api/records/%00/replay",
    "/api/tables?lang=%00",
)


@pytest.mark.parametrize("kind", few(["sqlite", "postgresql"]))
def test_odd_addresses_are_not_internal_errors(start: Start, kind: str, request: pytest.FixtureRequest) -> None:
    wishes = {"database": request.getfixturevalue("postgres")} if kind == "postgresql" else {}
    server = start(**wishes)
    with httpx.Client(base_url=server.address, timeout=PATIENT_S) as stranger:
        stranger.get("/api/me")
        without_client = b"make web" in stranger.get("/").content
        for path in ODD_PATHS:
            for method in ("GET", "HEAD", "DELETE", "POST"):
                answer = stranger.request(method, path)
                assert answer.status_code < 500 or (answer.status_code == 503 and without_client), (method, path)
        for name in ("bauhuette", "other"):
            odd = {b"cookie": name.encode() + b"=\x80\xff.\xfe"}
            assert stranger.get("/api/me", headers=odd).status_code == 200
        for length in ("²", "9" * 5000, "-1", "1e3"):
            raw = raw_answer(server, f"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: {length}\r\n\r\n")
            assert raw.split()[1:2] in ([b"413"], [b"400"]), raw[:80]
        raw = raw_answer(server, "POST /api/me HTTP/1.1\r\nhost: x\r\norigin: http://[\r\ncontent-length: 0\r\n\r\n")
        assert raw.split()[1] == b"403"


def raw_answer(server: RunningServer, request: str) -> bytes:
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as line:
        line.sendall(request.encode("latin-1"))
        return line.recv(4096)


@pytest.mark.parametrize("kind", few(["sqlite", "postgresql"]))
def test_odd_texts_are_not_internal_errors(start: Start, kind: str, request: pytest.FixtureRequest) -> None:
    wishes = {"database": request.getfixturevalue("postgres")} if kind == "postgresql" else {}
    server = start(**wishes)
    anna = server.visitor("Anna")
    table = anna.open("pillars", ["me", "open", "open"])
    path = f"/api/tables/{table.id}/commands"
    cookie = {"bauhuette": next(str(cookie.value) for cookie in anna.cookies)}
    with httpx.Client(base_url=server.address, cookies=cookie, timeout=PATIENT_S) as client:
        for odd in ("\\u0000", "a\\u0000b", "\\ud800", "1e400", "\\ufeff"):
            for body in (
                f'{{"id": "command-1", "do": "note", "text": "{odd}"}}',
                f'{{"id": "command-2", "do": "chat", "text": "{odd}"}}',
                f'{{"id": "command-3", "do": "salt", "salt": "{odd}"}}',
            ):
                answer = client.post(path, content=body, headers={"content-type": "application/json"})
                assert answer.status_code < 500, body
            for where, body in (
                ("/api/me", f'{{"name": "{odd}"}}'),
                ("/api/session", f'{{"name": "{odd}{odd}", "password": "{odd}12345678"}}'),
                ("/api/session", f'{{"name": "anna", "password": "{odd}12345678"}}'),
                ("/api/verify", f'{{"record": {{"format": "{odd}", "seed": "{odd}", "{odd}": 1}}}}'),
                ("/api/verify", f'{{"record": {{"format": {10**30}, "moves": [{10**30}]}}}}'),
                (
                    "/api/tables",
                    f'{{"game": "pillars", "seats": [{{"kind": "here", "name": "{odd}"}}, {{"kind": "me"}}]}}',
                ),
                ("/api/tables", f'{{"game": "pillars", "seats": [], "options": {{"a": {10**30}}}}}'),
            ):
                answer = client.post(where, content=body, headers={"content-type": "application/json"})
                assert answer.status_code < 500, (where, body)


def test_head_is_answered_like_get_without_a_body(server: RunningServer) -> None:
    for path in ("/healthz", "/api/info", "/metrics", "/api/nothing"):
        got, head = (
            httpx.get(server.address + path, timeout=PATIENT_S),
            httpx.head(server.address + path, timeout=PATIENT_S),
        )
        assert head.status_code == got.status_code
        assert head.content == b""
        assert head.headers["content-type"] == got.headers["content-type"]


def test_requests_that_do_not_come_to_their_end_are_not_waited_for(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = server.visitor("Anna").open("pillars", ["me", "open", "open"])
    half = "POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"
    with monkeypatch.context() as impatient:
        impatient.setattr(timeouts, "REQUEST_S", 0.2)
        for begun in ("", "GET /api/me HTTP/1.1\r\nhost:", half):
            place = ("127.0.0.1", server.port)
            with socket.create_connection(place, timeout=PATIENT_S) as line, contextlib.suppress(ConnectionError):
                line.sendall(begun.encode())
                assert line.recv(1) == b""
    table.say("a table stays open")
    assert httpx.get(f"{server.address}/healthz", timeout=PATIENT_S).status_code == 200


# --- what is logged, and what is said to be well ---


def test_errors_of_the_database_are_logged_without_values(database: str) -> None:
    engine = engine_for(database_url(database))
    databases.migrate(engine)
    secret = "$argon2id$secret"
    try:
        with engine.begin() as connection:
            connection.execute(schema.users.insert().values(id="a", name=None, password=secret, created=0))
    except IntegrityError:
        record = logging.LogRecord("x", logging.ERROR, "x.py", 1, "request failed", None, sys.exc_info())
    engine.dispose()
    line = json_log.JsonLines().format(record)
    assert "IntegrityError" in line
    assert "argon2" not in line


def test_a_full_disk_is_no_readiness(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full() -> bool:
        raise OperationalError("INSERT", None, Exception("database or disk is full"))

    monkeypatch.setattr(application, "BEAT_MS", 50)
    monkeypatch.setattr(server.app.state.application.registry.downtime, "beat", full)
    rounds = Rounds("a full disk is no readiness")
    while httpx.get(f"{server.address}/readyz", timeout=PATIENT_S).json()["broken"] != ["writes"] and rounds():
        pass


@pytest.mark.parametrize(
    ("package", "wishes"),
    [("redis.asyncio", {"redis": "redis://localhost:1"}), ("psycopg", {"database": "postgresql://localhost:1/none"})],
)
def test_a_package_that_is_not_installed_is_named_with_what_brings_it(
    package: str, wishes: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(BauhuetteError) as trouble:
        serving.serve(Settings(**({"database": str(tmp_path / "t.sqlite3")} | wishes)), port=0)
    for lang in ("de", "en"):
        said_so = trouble.value.text(lang)
        assert package.partition(".")[0] in said_so
        assert "[cluster]" in said_so
        assert "\n" not in said_so
