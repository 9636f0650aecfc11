"""What a host relies on: the doctor finds what is broken, and a database moves whole."""

from __future__ import annotations

import socket
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event, select
from typer.testing import CliRunner
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from bauhuette.cli.commands.settings_options import OPTIONS
from bauhuette.cli.main import app
from bauhuette.engine.catalogue import meta_of
from bauhuette.engine.errors import BauhuetteError
from bauhuette.server import doctor
from bauhuette.server.doctor import CheckContext, CheckState, Finding
from bauhuette.server.hosting import serving
from bauhuette.server.http.allowed_hosts import AllowedHosts
from bauhuette.server.refusals import server_words
from bauhuette.server.settings import Settings
from bauhuette.server.storage import database, schema, transfer
from bauhuette.server.storage.store import database_url, engine_for
from tests.limits import PATIENT_S
from tests.server.running import RunningServer
from tests.server.test_upgrades import restored

WITHOUT_GAMES = tuple(check for check in doctor.CHECKS if check is not doctor.games_are_compiled)


def examined(file: str, url: str = "", **settings: Any) -> dict[str, Finding]:
    engine = engine_for(database_url(file))
    found = doctor.examine(CheckContext(Settings(database=file, **settings), engine, url), WITHOUT_GAMES)
    by_name = {finding.name: finding for finding in found}
    engine.dispose()
    return by_name


def a_database(file: Path) -> str:
    engine = engine_for(database_url(str(file)))
    database.migrate(engine)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.exec_driver_sql("VACUUM")  # pages that migrations left free would still take something
    engine.dispose()
    return str(file)


def test_a_healthy_server_has_nothing_broken(server: RunningServer) -> None:
    found = examined(server.settings.database, server.address)
    assert {name for name, finding in found.items() if finding.state == CheckState.BAD} <= {"client"}
    assert {"database", "schema", "writes", "disk", "cache", "clock", "files", "proxy"} <= set(found)


def test_a_missing_database_and_an_old_one_are_called_by_their_name(tmp_path: Path) -> None:
    nowhere = examined(str(tmp_path / "no folder" / "tables.sqlite3"))
    assert nowhere["database"].state == CheckState.BAD
    (tmp_path / "empty.sqlite3").touch()
    old = examined(str(tmp_path / "empty.sqlite3"))
    assert old["schema"].state == CheckState.BAD


@pytest.mark.parametrize("folder", ["", "share/bauhuette"])
def test_before_the_first_start_nothing_is_broken(folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first start makes the database, and our data folder around it."""
    monkeypatch.setattr(doctor, "data_folder", lambda: tmp_path / folder)
    found = examined(str(tmp_path / folder / "tables.sqlite3"))
    assert {name for name, finding in found.items() if finding.state == CheckState.BAD} <= {"client"}
    assert "the first start creates it" in found["new-database"].sentence("en")
    assert "disk" in found
    assert not list(tmp_path.iterdir()), "looking makes no database"


def test_a_disk_that_takes_nothing_more_is_found(tmp_path: Path) -> None:
    engine = engine_for(database_url(a_database(tmp_path / "tables.sqlite3")))
    event.listen(engine, "connect", lambda connection, _: connection.execute("PRAGMA max_page_count = 1"))
    found = {finding.name: finding for finding in doctor.examine(CheckContext(Settings(), engine), doctor.VITAL)}
    engine.dispose()
    assert found["database"].state == CheckState.GOOD
    assert found["writes"].state == CheckState.BAD


def test_a_cache_that_is_a_file_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(doctor, "cache_root", lambda: tmp_path / "file")  # servers of other tests still compile
    assert examined(a_database(tmp_path / "tables.sqlite3"))["cache"].state == CheckState.BAD


def test_a_clock_behind_what_is_stored_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = a_database(tmp_path / "tables.sqlite3")
    assert examined(file)["clock"].state == CheckState.GOOD
    row = {"id": "t", "game": "pillars", "setup": "", "secret": b"", "created": 0, "changed": 0}
    engine = engine_for(database_url(file))
    with engine.begin() as connection:
        future = row | {"status": "lobby", "version": 0, "rated": False, "changed": 10**13}
        connection.execute(schema.tables.insert().values(**future))
    engine.dispose()
    assert examined(file)["clock"].state == CheckState.BAD
    monkeypatch.setattr(doctor, "LEAST_DISK", 1 << 60)
    assert examined(file)["disk"].state == CheckState.BAD


def test_whoever_only_claims_an_address_is_not_believed(
    server: RunningServer, start: Callable[..., RunningServer], tmp_path: Path
) -> None:
    assert server.visitor("Anna").call("GET", "/api/seen") == {"address": "127.0.0.1", "secure_cookies": False}
    found = examined(server.settings.database, server.address)
    assert found["proxy"].state == CheckState.GOOD
    behind = start(
        database=str(tmp_path / "behind.sqlite3"), trusted_proxies=("127.0.0.1",)
    )  # a proxy that is believed
    assert examined(behind.settings.database, behind.address)["proxy"].state == CheckState.BAD
    assert examined(server.settings.database, "http://127.0.0.1:9")["address"].state == CheckState.BAD


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_finding_can_be_said(tmp_path: Path, lang: str) -> None:
    engine = engine_for(database_url(a_database(tmp_path / "tables.sqlite3")))
    for finding in doctor.examine(CheckContext(Settings(redis="redis://localhost"), engine), doctor.CHECKS):
        for state in CheckState:
            key = f"doctor-{finding.name}-{state}"
            if server_words(lang).has(key):
                sentence = finding._replace(state=state, facts=finding.facts | {"reason": "x"}).sentence(lang)
                assert meta_of(finding.facts["key"]).title[lang] in sentence if "key" in finding.facts else sentence
        assert finding.state == CheckState.GOOD or finding.mend(lang)
    engine.dispose()


def test_the_command_says_what_is_broken_and_ends_with_a_code(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    file.touch()
    broken = CliRunner().invoke(app, ["doctor", "--database", str(file), "--lang", "en"])
    assert broken.exit_code == 1
    assert "✗ The database was made by an older version." in broken.output
    assert "To do: Make a backup" in broken.output


def rows(url: str) -> dict[str, list[Any]]:
    engine = engine_for(database_url(url))
    with engine.connect() as connection:
        found = {
            table.name: sorted(map(repr, connection.execute(select(table)).all()))
            for table in schema.metadata.sorted_tables
        }
    engine.dispose()
    return found


def test_a_database_moves_to_postgresql_and_back(tmp_path: Path, postgres: str) -> None:
    """One that was really played on, by an earlier version."""
    source, back = str(restored(tmp_path / "tables.sqlite3", "0002")), str(tmp_path / "back.sqlite3")
    with pytest.raises(BauhuetteError, match="older version"):
        transfer.move(source, postgres)
    a_database(Path(source))
    told: list[tuple[str, int, int]] = []
    moved = transfer.move(source, postgres, lambda *done: told.append(done))
    assert moved == sum(map(len, rows(postgres).values())) > 100
    assert ("events", len(rows(postgres)["events"]), len(rows(postgres)["events"])) in told
    assert transfer.move(postgres, back) == moved
    assert rows(back) == rows(source)
    with pytest.raises(BauhuetteError, match="must be empty"):
        transfer.move(source, postgres)
    with pytest.raises(BauhuetteError, match="same database"):
        transfer.move(back, back)


# --- names of the server ---

LOCAL = [
    "localhost",
    "localhost:8000",
    "127.0.0.1:8000",
    "192.168.1.7",
    "[fe80::1]:8000",
    "pi",
    "pi.local",
    "pi.lan:80",
]
STRANGE = ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "localhost.evil.example", "user@evil.example"]


def test_the_names_a_server_answers_to() -> None:
    plain, named = (
        AllowedHosts(Settings()),
        AllowedHosts(Settings(url="https://Games.example.org/", hosts=("*.club.org",))),
    )
    for hosts in (plain, named):
        assert [name for name in LOCAL if not hosts.allow(name)] == []
        assert [name for name in (*STRANGE, "", "[", "games.example.org.evil.example") if hosts.allow(name)] == []
    for own in ("games.example.org", "GAMES.example.org:443", "games.example.org.", "a.club.org"):
        assert named.allow(own), own
        assert not plain.allow(own), own
    proxied = Settings(trusted_proxies=("127.0.0.1",))
    assert AllowedHosts(proxied).allow("games.example.org")
    assert not AllowedHosts(replace(proxied, url="https://games.example.org")).allow("evil.example")
    assert AllowedHosts(Settings(hosts=("*",))).allow("evil.example")


def test_a_rebound_name_reads_nothing(server: RunningServer) -> None:
    table = server.visitor("Anna").open("pillars", ["me", "open", "open"])
    strange = {"host": f"evil.example:{server.port}"}
    with httpx.Client(base_url=server.address, timeout=PATIENT_S) as browser:
        for path in ("/", "/api/me", f"/api/tables/{table.id}", "/healthz"):
            assert browser.get(path).status_code in (200, 503)
            answer = browser.get(path, headers=strange)
            assert (answer.status_code, answer.json()["refusal"]["code"]) == (403, "bad-host"), path
            assert not answer.cookies
    address = f"ws://evil.example:{server.port}/api/tables/{table.id}/socket"
    line = socket.create_connection(("127.0.0.1", server.port), PATIENT_S)
    with pytest.raises(InvalidStatus) as refused, connect(address, sock=line):
        pass
    assert refused.value.response.status_code == 403


def test_every_option_of_serve_arrives_in_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    told = list[Settings]()
    monkeypatch.setattr(serving, "serve", lambda settings, *_: told.append(settings))
    line = [
        *("--database", "d", "--redis", "r", "--static", "s", "--origin", "a", "--origin", "b", "--allowed-host", "h"),
        *("--secure-cookies", "--edition", "e", "--bot-workers", "3", "--record-workers", "4", "--trusted-proxy", "p"),
        *("--connections-per-address", "5", "--sockets-per-address", "6", "--tables-per-address", "7", "--limits", "0"),
        *("--pace", "0", "1", "--url", "u", "--mail", "m", "--mail-from", "f", "--mail-per-hour", "8"),
    ]
    wanted = Settings(
        *("d", "r", Path("s"), ("a", "b"), ("h",), True, ("e",)),
        bot_workers=3,
        record_workers=4,
        trusted_proxies=("p",),
        pace=(0.0, 1.0),
        limits=0.0,
        connections_per_address=5,
        sockets_per_address=6,
        tables_per_address=7,
        url="u",
        mail="m",
        mail_from="f",
        mail_per_hour=8,
    )
    for arguments, expected in (([], Settings()), (line, wanted)):
        assert CliRunner().invoke(app, ["serve", *arguments]).exit_code == 0
        assert told.pop() == expected
    assert all(getattr(wanted, name) != getattr(Settings, name) for name in OPTIONS)
