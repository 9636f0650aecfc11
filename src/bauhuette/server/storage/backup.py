"""Copy a database while the server runs."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import insert, select

from bauhuette.engine.errors import BauhuetteError
from bauhuette.server.storage import schema, store
from bauhuette.server.storage.database import migrate
from bauhuette.server.storage.lock_file import keep_private


def copy_database(url: str, target: Path) -> None:
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
