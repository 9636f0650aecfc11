"""What happened at many tables at once, stored by two statements.

SQLite lets go of the interpreter at every row of `executemany`, and the driver's layers look at every row, too. So all
rows of a batch go into one statement each. SQLAlchemy writes its text for one row, and that row is repeated.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain
from typing import Any, NamedTuple

import orjson
from sqlalchemy import Connection, Dialect, LargeBinary, bindparam, cast, column, insert, select, update, values
from sqlalchemy.exc import DBAPIError

from bauhuette.match.events import Event
from bauhuette.server.storage import schema
from bauhuette.server.storage.writer import BATCH


class Summary(NamedTuple):
    """Where a table stands after an event; stored in one transaction with it."""

    changed: int  # public
    status: str
    snapshot: bytes | None
    due: int | None
    asked: str | None  # the person whose turn it is; empty: none; null: to be found out
    asked_since: int | None
    flag_at: int | None
    tell_at: int | None


class Appended(NamedTuple):
    table: str
    happened: Event
    summary: Summary


def append(connection: Connection, news: list[Appended]) -> None:
    """Events of several tables and where these stand then.

    Every writer locks a table's row first, then writes its next number: in different orders two of them could each
    hold what the other waits for.
    """
    dialect = connection.dialect
    _execute(connection, _set_summaries(dialect, len(news)), _in_a_row(map(_summary_row, news)))
    _execute(connection, _insert_events(dialect, len(news)), _in_a_row(map(_event_row, news)))
    for new in news:
        if new.happened.kind == "joined":
            keep_member(connection, new.table, new.happened.body["user"])
        elif new.happened.kind == "listed":
            here = schema.tables.c.id == new.table
            connection.execute(update(schema.tables).where(here).values(listed=new.happened.body["listed"]))


def _execute(connection: Connection, statement: str, row: tuple[Any, ...]) -> None:
    """Hand a statement to the driver: SQLAlchemy's `exec_driver_sql` takes as long as SQLite itself."""
    driver = connection.dialect.loaded_dbapi
    try:
        connection.connection.cursor().execute(statement, row)
    except driver.Error as error:
        kind = DBAPIError.instance(
            statement, None, error, driver.Error, hide_parameters=True, dialect=connection.dialect
        )
        raise kind from error


def _in_a_row(rows: Iterable[tuple[Any, ...]]) -> tuple[Any, ...]:
    return tuple(chain.from_iterable(rows))


EVENT = ("table_id", "number", "kind", "at", "actor", "command", "body")
SUMMARY = ("id", "version", *Summary._fields)
ROWS = "VALUES "


def _event_row(new: Appended) -> tuple[Any, ...]:
    now = new.happened
    return new.table, now.number, now.kind, now.at, now.actor, now.command, orjson.dumps(now.body).decode()


def _summary_row(new: Appended) -> tuple[Any, ...]:
    return new.table, new.happened.number, *new.summary


@lru_cache(2 * BATCH)
def _insert_events(dialect: Dialect, rows: int) -> str:
    return _repeated(_insert_event(dialect), rows)


@lru_cache(2 * BATCH)
def _set_summaries(dialect: Dialect, rows: int) -> str:
    return _repeated(_set_summary(dialect), rows)


def _repeated(statement: str, rows: int) -> str:
    """Repeat the row of a statement, `(?, ?, ...)` with all its casts."""
    before, values, row = statement.partition(ROWS)
    row, end = row[: (last := _closing(row)) + 1], row[last + 1 :]
    return before + values + ", ".join([row] * rows) + end


def _closing(text: str) -> int:
    """Return where the bracket that opens the text is closed."""
    depth = 0
    for at, sign in enumerate(text):
        depth += (sign == "(") - (sign == ")")
        if depth == 0:
            return at
    raise ValueError(text)


@lru_cache
def _insert_event(dialect: Dialect) -> str:
    columns = schema.events.c
    new = [{name: bindparam(f"{name}_0", type_=columns[name].type) for name in EVENT}]
    return str(insert(schema.events).values(new).compile(dialect=dialect))


@lru_cache
def _set_summary(dialect: Dialect) -> str:
    t = schema.tables
    row = tuple(bindparam(name, type_=t.c[name].type) for name in SUMMARY)
    named = (
        values(*(column(name, t.c[name].type) for name in SUMMARY), name="named").data([row]).cte("named", nesting=True)
    )
    # Within the statement, which so begins with UPDATE: by that word Python's SQLite knows that a transaction begins.
    new = select(named).subquery("new")
    given: dict[str, Any] = {name: new.c[name] for name in SUMMARY[1:]}
    given["snapshot"] = cast(new.c.snapshot, LargeBinary)  # of nothing but nulls PostgreSQL does not know the type
    return str(update(t).where(t.c.id == new.c.id).values(given).compile(dialect=dialect))


def keep_member(connection: Connection, table: str, user: str) -> None:
    """Remember former seats; a person who returns has the table in their list again."""
    m = schema.members
    known = update(m).where(m.c.table_id == table, m.c.user_id == user).values(put_away=False)
    if not connection.execute(known).rowcount:
        connection.execute(insert(m), [{"table_id": table, "user_id": user}])
