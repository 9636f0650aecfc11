"""Bringing a database up to date, copying it, taking records out of it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import lru_cache
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, insert, inspect, select

from bauhuette.engine.errors import BauhuetteError
from bauhuette.engine.registry import load
from bauhuette.match.match import Match
from bauhuette.match.table_command import Corrupt
from bauhuette.server.storage import schema, store
from bauhuette.server.storage.lock_file import keep_private

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 0x626175  # the name of a lock that all processes at a PostgreSQL share


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def migrate(engine: Engine) -> None:
    """Bring the database to the present form, wholly or not at all; nothing happens if it has it."""
    only_known(engine)
    if is_current(engine):
        return  # Alembic would read every migration to find that out
    upgrading = _sqlite_in_transactions(engine) if engine.dialect.name == "sqlite" else engine
    with upgrading.begin() as connection:
        upgrade(connection)
    if upgrading is not engine:
        upgrading.dispose()


def upgrade(connection: Connection, to: str = "head") -> None:
    """Migrate within the transaction of the connection; an empty database gets today's tables at once."""
    if connection.dialect.name == "sqlite":
        _clear_away(connection)
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")  # of two processes one waits
    if to == "head" and _revision(connection) is None:
        schema.metadata.create_all(connection, checkfirst=False)
        command.stamp(_config(connection), to)
    else:
        command.upgrade(_config(connection), to)
    if connection.dialect.name == "sqlite" and connection.exec_driver_sql("PRAGMA foreign_key_check").first():
        raise BauhuetteError("database-broken")


def _sqlite_in_transactions(engine: Engine) -> Engine:
    """The driver would commit before every change of a table; and a table that is rebuilt must be dropped first."""
    own = create_engine(engine.url)

    @event.listens_for(own, "connect")
    def _leave_transactions_to_us(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        for pragma in store.DURABLE:
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("PRAGMA foreign_keys=OFF")

    @event.listens_for(own, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return own


def _clear_away(connection: Connection) -> None:
    """What versions before 0.2, which did not upgrade in one transaction, have left half done."""
    names = inspect(connection).get_table_names()
    left = [name for name in names if name.startswith("_alembic_tmp_")]
    if _revision(connection) is None and not any(_has_rows(connection, name) for name in names):
        left = names
    for name in left:
        connection.exec_driver_sql(f'DROP TABLE "{name}"')


def _has_rows(connection: Connection, table: str) -> bool:
    return connection.exec_driver_sql(f'SELECT 1 FROM "{table}" LIMIT 1').first() is not None


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def only_known(engine: Engine) -> None:
    """Refuse a database of a later version, or of one between releases."""
    with engine.connect() as connection:
        found = _revision(connection)
    if found is not None and found not in known_forms():
        raise BauhuetteError("database-newer", found=found)


@lru_cache
def known_forms() -> list[str]:
    """All forms a database can have, the present one first."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()]


def is_current(engine: Engine) -> bool:
    with engine.connect() as connection:
        found = _revision(connection)
    return found == known_forms()[0]


def backup(url: str, target: Path) -> None:
    """A consistent copy into a new SQLite file, while the server runs; of PostgreSQL too."""
    if target.exists():
        raise BauhuetteError("backup-exists", file=str(target))
    keep_private(target)
    if url.startswith("sqlite:///"):
        source = url.removeprefix("sqlite:///")
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
        return
    copied = store.engine_for(f"sqlite:///{target.absolute()}")
    migrate(copied)
    source_engine = store.engine_for(url).execution_options(isolation_level="REPEATABLE READ")
    with source_engine.connect() as old_connection, copied.begin() as new_connection:
        for table in schema.metadata.sorted_tables:
            rows: list[Any] = [dict(row._mapping) for row in old_connection.execute(select(table))]
            if rows:
                new_connection.execute(insert(table), rows)
    source_engine.dispose()
    copied.dispose()


def records(engine: Engine) -> Iterator[tuple[str, dict[str, Any]]]:
    """The records of all finished games, by table; running games keep their seed.

    What cannot be replayed, because it is damaged or was played by other rules, comes as its rows.
    """
    t = schema.tables
    with engine.connect() as connection:
        finished = connection.execute(select(t.c.id).where(t.c.status == "over").order_by(t.c.created))
        for table in finished.scalars().all():
            try:
                yield table, _replayed(connection, table)
            except Exception:  # one damaged table must not stop the export
                yield table, {"damaged": _raw(connection, table)}


def _replayed(connection: Connection, table: str) -> dict[str, Any]:
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).one()
    events = map(store.event_from, _events(connection, table))
    match = Match.fold(store.setup_from(row), load(row.game), events)
    if match.number != row.version or match.table is None:
        raise Corrupt(table)
    return match.table.record()


def _events(connection: Connection, table: str) -> list[Any]:
    e = schema.events
    return list(connection.execute(select(e).where(e.c.table_id == table).order_by(e.c.number)))


def _raw(connection: Connection, table: str) -> dict[str, Any]:
    """As it is stored, without the snapshot and without who is who."""
    t = schema.tables.c
    row = connection.execute(select(t.game, t.setup, t.secret, t.version, t.status).where(t.id == table)).one()
    events = [{"number": e.number, "kind": e.kind, "at": e.at, "body": e.body} for e in _events(connection, table)]
    return row._asdict() | {"secret": bytes(row.secret).hex(), "events": events}
