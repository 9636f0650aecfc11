"""Bring a database up to date."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, inspect

from bauhuette.engine.errors import BauhuetteError
from bauhuette.server.storage import schema, store

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
