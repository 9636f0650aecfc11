"""Databases of every released version, filled by that version, come to the present form whole, whatever happens."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine, MetaData, event, insert, select

from bauhuette.client import Visitor
from bauhuette.engine.errors import BauhuetteError
from bauhuette.engine.registry import load
from bauhuette.match.match import Match
from bauhuette.match.record_reader import replay
from bauhuette.server.hosting import serving
from bauhuette.server.settings import Settings
from bauhuette.server.storage import database as databases
from bauhuette.server.storage import schema
from bauhuette.server.storage.store import Store, database_url, engine_for
from tests.limits import Rounds
from tests.match.at_a_table import play_until
from tests.plugins.selection import few
from tests.server.running import RunningServer, fresh_postgres

DUMPS = Path(__file__).parent / "released"
RELEASED = sorted(file.stem for file in DUMPS.glob("*.sql"))
LEFT_BY_0_1 = "CREATE TABLE _alembic_tmp_tables (id VARCHAR(32) PRIMARY KEY, listed BOOLEAN DEFAULT 0 NOT NULL)"
Rows = dict[str, list[tuple[Any, ...]]]


def test_every_released_form_has_a_stored_database() -> None:
    assert set(RELEASED) <= set(databases.known_forms())
    assert {"0001", "0002", "0015"} <= set(RELEASED)


def restored(file: Path, dump: str) -> Path:
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((DUMPS / f"{dump}.sql").read_text(encoding="utf-8"))
    return file


@pytest.fixture(params=RELEASED)
def old(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=few(["sqlite", "postgresql"]))
def released(request: pytest.FixtureRequest, old: str, tmp_path: Path) -> Iterator[str]:
    """The address of a database in a released form, with real rows."""
    file = restored(tmp_path / "old.sqlite3", old)
    if request.param == "sqlite":
        yield database_url(str(file))
        return
    request.getfixturevalue("postgres")  # skips where there is none
    with fresh_postgres(migrated=False) as url:
        copy_into(file, url, old)
        yield database_url(url)


def copy_into(file: Path, url: str, form: str) -> None:
    source, target = engine_for(f"sqlite:///{file}"), engine_for(url)
    with target.begin() as connection:
        databases.upgrade(connection, form)
    there = MetaData()
    there.reflect(target)
    with source.connect() as reading, target.begin() as writing:
        for table in there.sorted_tables:
            rows = [dict(row._mapping) for row in reading.execute(select(table))]
            if table.name != "alembic_version" and rows:
                writing.execute(insert(table), rows)
    source.dispose()
    target.dispose()


def rows_of(url: str, like: Rows | None = None) -> Rows:
    """All rows; of the columns there were before."""
    engine = engine_for(url)
    found = MetaData()
    found.reflect(engine)
    with engine.connect() as connection:
        rows = {
            name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
            for name, table in found.tables.items()
            if name != "alembic_version" and (like is None or name in like)
        }
    engine.dispose()
    if like is None:
        return rows
    return {name: [row[: len(like[name][0])] if like[name] else row for row in rows[name]] for name in rows}


def migrate(url: str) -> None:
    engine = engine_for(url)
    databases.migrate(engine)
    assert databases.is_current(engine)
    engine.dispose()


def has_todays_tables(url: str) -> bool:
    engine = engine_for(url)
    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), schema.metadata)
    engine.dispose()
    return not differences


def test_every_released_database_is_brought_up_to_date_with_all_its_rows(released: str) -> None:
    before = rows_of(released)
    assert all(before[name] for name in ("tables", "events", "chat", "notes", "ratings", "users", "members", "keys"))
    migrate(released)
    assert has_todays_tables(released)
    assert rows_of(released, before) == before
    migrate(released)
    assert rows_of(released, before) == before


def killed_at(url: str, statement: int) -> bool:
    """Whether a process that upgrades was killed as it was about to run so manieth statement."""
    pid = os.fork()
    if pid == 0:
        status = 1
        try:
            count = 0

            def spring(*_: Any) -> None:
                nonlocal count
                count += 1
                if count == statement:
                    os.kill(os.getpid(), signal.SIGKILL)

            event.listen(Engine, "before_cursor_execute", spring)
            event.listen(Engine, "commit", spring)
            migrate(url)
            status = 0
        finally:
            os._exit(status)
    _, status = os.waitpid(pid, 0)
    assert os.WIFSIGNALED(status) or status == 0, "the upgrade failed by itself"
    return os.WIFSIGNALED(status)


def test_an_upgrade_killed_at_any_statement_can_be_tried_again(released: str, thorough: bool) -> None:
    """Each kill is a process: at each of the first statements, then at every seventh, or here and there."""
    first, stride = (8, 7) if thorough else (2, 29)
    before = rows_of(released)
    statement = 1
    rounds = Rounds("an upgrade killed at any statement can be tried again")
    while killed_at(released, statement) and rounds():
        engine = engine_for(released)
        with engine.connect() as connection:
            assert databases._revision(connection) in (*RELEASED, databases.known_forms()[0]), (
                "neither the old form nor the new one"
            )
        engine.dispose()
        if statement > first:
            assert rows_of(released, before) == before
        statement += 1 if statement < first else stride
    assert statement > 5
    assert rows_of(released, before) == before


def test_what_version_0_1_left_half_done_is_cleared_away(tmp_path: Path) -> None:
    file = restored(tmp_path / "old.sqlite3", "0001")
    url = database_url(str(file))
    before = rows_of(url)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(LEFT_BY_0_1)
    migrate(url)
    assert rows_of(url, before) == before
    with closing(sqlite3.connect(file)) as connection:
        assert not connection.execute("SELECT name FROM sqlite_master WHERE name LIKE '_alembic_tmp%'").fetchall()


def test_a_first_start_of_version_0_1_that_was_killed_is_made_up_for(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("CREATE TABLE keys (name VARCHAR(32) NOT NULL PRIMARY KEY, value BLOB NOT NULL)")
    migrate(database_url(str(file)))


def test_rows_without_a_version_are_not_thrown_away(tmp_path: Path) -> None:
    file = restored(tmp_path / "old.sqlite3", "0001")
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("DELETE FROM alembic_version")
        connection.commit()
    before = rows_of(database_url(str(file)))
    with pytest.raises(Exception, match="already exists"):
        migrate(database_url(str(file)))
    assert rows_of(database_url(str(file))) == before


def test_a_database_that_contradicts_itself_is_left_as_it_was(tmp_path: Path) -> None:
    file = restored(tmp_path / "old.sqlite3", "0001")
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("INSERT INTO members VALUES ('somebody', 'no-such-table')")
        connection.commit()
    before = rows_of(database_url(str(file)))
    with pytest.raises(BauhuetteError, match="contradicts"):
        migrate(database_url(str(file)))
    assert rows_of(database_url(str(file))) == before


@pytest.mark.parametrize("form", ["9999", "0003", "0014"])
@pytest.mark.parametrize("prepare", [serving.prepare, lambda settings: serving.migrate(settings.database)])
def test_a_database_of_a_later_version_or_between_releases_is_left_alone(
    database: str, prepare: Callable[[Settings], None], form: str
) -> None:
    engine = engine_for(database_url(database))
    databases.migrate(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{form}'")
    before = rows_of(database_url(database))
    with pytest.raises(BauhuetteError, match=f"{form}.* between two releases"):
        prepare(Settings(database=database))
    with engine.connect() as connection:
        assert databases._revision(connection) == form
    engine.dispose()
    assert rows_of(database_url(database)) == before


def test_people_of_an_old_database_find_their_tables(
    old: str, tmp_path: Path, start: Callable[..., RunningServer]
) -> None:
    file = restored(tmp_path / "old.sqlite3", old)
    server = start(database=str(file))
    anna = Visitor(server.address)
    anna.log_in("anna", "mortar and stone")
    engine = engine_for(database_url(str(file)))

    def count(connection: Connection) -> Any:
        return connection.exec_driver_sql("SELECT count(*) FROM tables WHERE rated").scalar()

    with engine.connect() as connection:
        assert count(connection) == {"0001": 1, "0002": 3, "0015": 2}[old]
    engine.dispose()
    assert anna.call("GET", "/api/me")["account"] == "anna"


def test_running_games_of_earlier_rules_are_played_on(tmp_path: Path) -> None:
    """The database holds games of rules version 1 of baumeister and cologne, running and over."""
    file = restored(tmp_path / "old.sqlite3", "0002")
    migrate(database_url(str(file)))
    store = Store(database_url(str(file)))

    async def folded() -> list[Match]:
        with closing(sqlite3.connect(file)) as connection:
            ids = [
                row[0] for row in connection.execute("SELECT id FROM tables WHERE game IN ('baumeister', 'cologne')")
            ]
        found = []
        for table in ids:
            row, events = await store.load(table), await store.events_after(table, 0)
            assert row is not None
            found.append(Match.fold(row.setup, load(row.setup.game), events))
        return found

    matches = asyncio.run(folded())
    store.close()
    assert sorted((one.setup.game, one.status, one.setup.rules_version) for one in matches) == [
        (game, status, 1) for game in ("baumeister", "cologne") for status in ("over", "running")
    ]
    for match in matches:
        assert match.setup.rules_version != match.game.meta.rules_version
        play_until(match, lambda one: one.status == "over")
        assert match.table is not None
        assert replay(match.table.record()).outcome == match.table.outcome
