"""Migrations, backups, exports, group commit, ratings."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import Connection, bindparam, create_engine, insert, select, text

from bauhuette.engine.errors import BauhuetteError
from bauhuette.match.commands.start import StartGame
from bauhuette.match.record_reader import read_record, replay
from bauhuette.server.hosting import serving
from bauhuette.server.moderation.audit_log import done_at_once
from bauhuette.server.settings import Settings
from bauhuette.server.storage import database as databases
from bauhuette.server.storage import event_log, ratings, schema
from bauhuette.server.storage.store import database_url, engine_for
from bauhuette.server.storage.writer import Writer
from tests.limits import PATIENT_S
from tests.match.at_a_table import ANNA, BEN, bot, happen, new_match, play_until, sitting
from tests.server.running import RunningServer


def test_an_old_shared_database_is_not_touched_unasked(postgres: str) -> None:
    engine = engine_for(database_url(postgres))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    engine.dispose()
    with pytest.raises(BauhuetteError, match="migrate"):
        serving.prepare(Settings(database=postgres))


def test_sqlite_is_as_durable_as_promised(tmp_path: Path) -> None:
    engine = engine_for(database_url(str(tmp_path / "t.sqlite3")))
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
    engine.dispose()


@pytest.mark.parametrize("url", ["sqlite:///unused.sqlite3", "postgresql://nobody@localhost/unused"])
def test_the_statements_for_a_batch_are_sqlalchemys(url: str) -> None:
    dialect = engine_for(url).dialect
    columns = schema.events.c
    rows = [{name: bindparam(f"{name}_{i}", type_=columns[name].type) for name in event_log.EVENT} for i in range(3)]
    assert event_log._insert_events(dialect, 3) == str(insert(schema.events).values(rows).compile(dialect=dialect))
    one, three = (event_log._set_summaries(dialect, rows) for rows in (1, 3))
    row = next(part for part in one.splitlines() if part.startswith("(VALUES ")).removeprefix("(VALUES ")[:-1]
    assert row[0] + row[-1] == "()"
    assert three == one.replace(row, f"{row}, {row}, {row}")


def test_backup_and_export(server: RunningServer, tmp_path: Path) -> None:
    anna = server.visitor("Anna")
    over = anna.open("pillars", ["me", "greedy", "greedy"])
    over.start()
    over.command("hand", level="greedy")
    running = anna.open("pillars", ["me", "greedy", "greedy"])
    running.start()
    over.wait_until_over()
    copy = tmp_path / "copy.sqlite3"
    serving.backup(server.settings.database, copy)
    with pytest.raises(BauhuetteError, match="exists"):
        serving.backup(server.settings.database, copy)
    assert serving.export(str(copy), tmp_path / "records") == 1
    assert replay(read_record(tmp_path / "records" / f"{over.id}.json")).outcome is not None


def test_backup_of_postgresql(postgres: str, tmp_path: Path) -> None:
    engine = engine_for(database_url(postgres))
    with engine.begin() as connection:
        connection.execute(schema.keys.insert().values(name="k", value=b"v"))
    engine.dispose()
    serving.backup(postgres, tmp_path / "copy.sqlite3")
    copied = create_engine(f"sqlite:///{tmp_path / 'copy.sqlite3'}")
    with copied.connect() as connection:
        assert connection.execute(select(schema.keys.c.value)).scalar_one() == b"v"
    copied.dispose()


def test_writes_that_arrive_together_share_a_commit_and_fail_alone(tmp_path: Path) -> None:
    engine = engine_for(database_url(str(tmp_path / "t.sqlite3")))
    databases.migrate(engine)
    writer = Writer(engine)
    begun, go_on = threading.Event(), threading.Event()
    together: list[int] = []

    def put(connection: Connection, names: list[str]) -> None:
        together.append(len(names))
        connection.execute(schema.keys.insert(), [{"name": name, "value": b""} for name in names])

    def hold(_: Connection) -> None:
        begun.set()
        assert go_on.wait(PATIENT_S)

    async def put_while_it_writes(names: str) -> list[object]:
        begun.clear()
        go_on.clear()
        first = asyncio.create_task(writer.run(hold))
        assert await asyncio.to_thread(begun.wait, PATIENT_S)
        others = [asyncio.create_task(writer.run_with_others(put, name)) for name in names]
        await asyncio.sleep(0)  # each of them has handed in its own by then
        go_on.set()
        await first
        return list(await asyncio.gather(*others, return_exceptions=True))

    async def many() -> list[object]:
        outcomes = await put_while_it_writes("abac")
        assert together == [4, 1, 1, 1, 1]  # one of them cannot be stored, so each is tried alone
        before = writer.commits
        await put_while_it_writes("def")
        assert writer.commits - before == 1 + 1
        return outcomes

    outcomes = asyncio.run(many())
    assert [isinstance(outcome, Exception) for outcome in outcomes] == [False, False, True, False]
    writer.close()
    with engine.connect() as connection:
        assert set(connection.execute(select(schema.keys.c.name)).scalars()) == set("abcdef")
    engine.dispose()


def test_whoever_has_to_let_go_for_another_writes_again(postgres: str) -> None:
    """Two processes and a host that each take hold of two rows in the others' order: all three come through."""
    engine = engine_for(database_url(postgres))
    with engine.begin() as connection:
        connection.execute(schema.keys.insert(), [{"name": name, "value": b""} for name in "abc"])
    all_hold_one = threading.Barrier(3)

    def add(connection: Connection, names: str) -> None:
        for name in names:
            was = select(schema.keys.c.value).where(schema.keys.c.name == name).with_for_update()
            value = connection.execute(was).scalar_one() + names.encode()
            connection.execute(schema.keys.update().where(schema.keys.c.name == name).values(value=value))
            with suppress(threading.BrokenBarrierError):
                all_hold_one.wait(1)  # it is broken by the first one that waits for a row instead

    writers = [Writer(engine), Writer(engine)]

    async def all_at_once() -> None:
        works = [lambda connection, names=names: add(connection, names) for names in ("ab", "bc")]
        stored = [writer.run(work) for writer, work in zip(writers, works, strict=True)]
        await asyncio.gather(*stored, asyncio.to_thread(done_at_once, engine, lambda connection: add(connection, "ca")))

    asyncio.run(all_at_once())
    for writer in writers:
        writer.close()
    with engine.connect() as connection:
        values = {row.name: sorted(row.value.decode()) for row in connection.execute(select(schema.keys)) if row.value}
    engine.dispose()
    assert values == {"a": sorted("abca"), "b": sorted("abbc"), "c": sorted("bcca")}


def test_a_game_is_rated_once_and_only_if_people_played_it(tmp_path: Path) -> None:
    engine = engine_for(database_url(str(tmp_path / "t.sqlite3")))
    databases.migrate(engine)
    match = new_match(sitting(ANNA), sitting(BEN), bot())
    happen(match, StartGame.decide(match, ANNA))
    play_until(match, lambda m: m.status == "over")
    assert match.table is not None
    outcome = match.table.outcome
    assert outcome is not None
    with engine.begin() as connection:
        for who in (ANNA, BEN):
            connection.execute(schema.users.insert().values(id=who.user, created=0, name=who.name, account=who.user))
        row = {"id": "table", "game": "pillars", "setup": "", "secret": b"", "created": 0, "changed": 0}
        connection.execute(schema.tables.insert().values(**row, status="over", version=1, rated=False))
        for _ in range(2):
            ratings.rate(connection, match)
        rows = {row.player: row for row in connection.execute(select(schema.ratings))}
    assert {player: row.games for player, row in rows.items()} == {"anna": 1, "ben": 1, "bot:greedy": 1}
    best = outcome.ranks.index(1)
    assert rows[ratings.player_of(match, best)].mu == max(row.mu for row in rows.values())
    engine.dispose()
