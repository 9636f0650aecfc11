"""Bringing a database up to date, copying it, taking records out of it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, insert, select

from bauhuette.engine.registry import load
from bauhuette.engine.trouble import Trouble
from bauhuette.match.match import Match
from bauhuette.match.refusal import Refused
from bauhuette.server import schema, store

MIGRATIONS = Path(__file__).parent / "migrations"


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def migrate(engine: Engine) -> None:
    """Bring the database to the present form; nothing happens if it has it."""
    with engine.begin() as connection:
        command.upgrade(_config(connection), "head")


def is_current(engine: Engine) -> bool:
    with engine.connect() as connection:
        found = MigrationContext.configure(connection).get_current_revision()
    return found == ScriptDirectory.from_config(_config()).get_current_head()


def backup(url: str, target: Path) -> None:
    """A consistent copy into a new SQLite file, while the server runs; of PostgreSQL too."""
    if target.exists():
        raise Trouble("backup-exists", file=str(target))
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
    """The records of all finished games, by table; running games keep their seed."""
    with engine.connect() as connection:
        finished = select(schema.tables).where(schema.tables.c.status == "over").order_by(schema.tables.c.created)
        for row in connection.execute(finished).all():
            match = _replayed(connection, row)
            if match is not None and match.table is not None:
                yield row.id, match.table.record()


def _replayed(connection: Connection, row: Any) -> Match | None:
    """The match of a table; None when it was played by other rules."""
    match = Match(store.setup_from(row), load(row.game))
    e = schema.events
    try:
        for stored in connection.execute(select(e).where(e.c.table_id == row.id).order_by(e.c.number)):
            match.take(store.event_from(stored))
    except Refused:
        return None
    return match
