"""A whole database into another one: from SQLite to PostgreSQL and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Engine, Table, func, insert, select

from bauhuette.engine.errors import BauhuetteError
from bauhuette.server.storage import database, schema
from bauhuette.server.storage.store import database_url, engine_for

ROWS = 1000  # at a time
Report = Callable[[str, int, int], None]  # table, rows moved, rows in all


def move(source: str, target: str, report: Report = lambda *_: None) -> int:
    """Everything in `source` into the empty database `target`, in one transaction; how many rows."""
    if database_url(source) == database_url(target):
        raise BauhuetteError("move-itself")
    old, new = engine_for(database_url(source)), engine_for(database_url(target))
    try:
        if not database.is_current(old):
            raise BauhuetteError("database-old")
        database.migrate(new)
        return _copy(old, new, report)
    finally:
        old.dispose()
        new.dispose()


def _copy(old: Engine, new: Engine, report: Report) -> int:
    moved = 0
    with _snapshot(old) as reading, new.begin() as writing:
        for table in schema.metadata.sorted_tables:
            if _count(writing, table):
                raise BauhuetteError("move-target", table=table.name)
        for table in schema.metadata.sorted_tables:
            moved += _copy_table(reading, writing, table, report)
    return moved


def _snapshot(engine: Engine) -> Connection:
    """All that is read is of one moment, also while a server writes."""
    if engine.dialect.name == "postgresql":
        return engine.execution_options(isolation_level="REPEATABLE READ").connect()
    return engine.connect()


def _copy_table(reading: Connection, writing: Connection, table: Table, report: Report) -> int:
    total, moved = _count(reading, table), 0
    rows = reading.execution_options(yield_per=ROWS).execute(select(table))
    for part in rows.partitions(ROWS):
        values: list[Any] = [dict(row._mapping) for row in part]
        writing.execute(insert(table), values)
        moved += len(values)
        report(table.name, moved, total)
    return moved


def _count(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())
