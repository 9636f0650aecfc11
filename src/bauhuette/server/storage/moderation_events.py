"""Events that come from outside a table: a host closes it, a person is banned or deleted.

They are stored without opening the table, so that this works for many tables at once, for damaged ones, and where no
server runs. Processes that have a table in memory come after: the number in the key decides who was first.
"""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, select, update

from bauhuette.engine.types import Seat
from bauhuette.match.commands.game_end import CloseTable
from bauhuette.match.commands.seating import Join, Leave, RenameSitter, SetSeat
from bauhuette.match.commands.substitution import HandOver
from bauhuette.match.events import SERVER, Draft, Event
from bauhuette.match.table_command import TableCommand
from bauhuette.server.storage import schema
from bauhuette.server.storage.event_log import Appended, Summary, append
from bauhuette.server.storage.store import NOBODY

SEATING = (Join.kind, Leave.kind, SetSeat.kind)


def close_table(connection: Connection, table: str, reason: str, now: int) -> bool:
    """Close a table; return False if it was over already.

    The row is held: where bots move without a pause, a writer that reads first might always come too late.
    """
    t = schema.tables
    row = connection.execute(select(t).where(t.c.id == table).with_for_update()).one()
    if row.status == "over":
        return False
    _store(connection, row, CloseTable(reason).draft(), now, "over")
    connection.execute(update(t).where(t.c.id == table).values(rated=True, listed=False))  # no rating counts it
    return True


def step_back(connection: Connection, user: str, now: int, forgotten: bool = False) -> None:
    """Before the start their seats are open again; in running games bots play on.

    All rows are held from the beginning, in one order, as when a table is closed.
    """
    for row in _unfinished(connection, user):
        try:
            seats = _seats_of(connection, row, user)
            level = json.loads(row.setup)["absence"]["level"]
        except (ValueError, LookupError, TypeError):  # damaged: its seats cannot be read
            continue
        waiting = row.status == "lobby"
        news: list[TableCommand] = [Leave(seat) if waiting else HandOver(seat, level, "gone") for seat in seats]
        if forgotten:
            news.append(RenameSitter(user, NOBODY))
        for verb in news:
            row = _store(connection, row, verb.draft(), now, row.status)


def _unfinished(connection: Connection, user: str) -> list[Any]:
    t, m = schema.tables, schema.members
    query = select(t).join(m, m.c.table_id == t.c.id).where(m.c.user_id == user, t.c.status != "over")
    return list(connection.execute(query.order_by(t.c.id).with_for_update(of=t)))


def _seats_of(connection: Connection, row: Any, user: str) -> list[Seat]:
    """Who sits where does not need the rules of the game."""
    seats = [seat["user"] for seat in json.loads(row.setup)["seats"]]
    e = schema.events.c
    changes = select(e.kind, e.body).where(e.table_id == row.id, e.kind.in_(SEATING)).order_by(e.number)
    for kind, text in connection.execute(changes):
        body = json.loads(text)
        seats[body["seat"]] = body["user"] if kind == Join.kind else ""
    return [Seat(seat) for seat, sitting in enumerate(seats) if sitting == user]


def _store(connection: Connection, row: Any, draft: Draft, now: int, status: str) -> Any:
    """The event, and the table as it stands then. In a running game a bot may be asked: the next sweep looks."""
    due, asked = (now, None) if status == "running" else (None, "")
    event = Event(row.version + 1, draft.kind, now, SERVER.user, "", draft.body)
    append(connection, [Appended(row.id, event, Summary(now, status, row.snapshot, due, asked, None, None, None))])
    return connection.execute(select(schema.tables).where(schema.tables.c.id == row.id)).one()
