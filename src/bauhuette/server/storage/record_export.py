"""Take the records of finished games out of a database."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, Engine, select

from bauhuette.engine.registry import load
from bauhuette.match.match import Match
from bauhuette.match.table_command import Corrupt
from bauhuette.server.storage import schema, store


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
