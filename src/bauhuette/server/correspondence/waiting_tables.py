"""The tables that wait for a person, for the number on the app's icon and the next table."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, select

from bauhuette.server.storage import schema

MOST = 100


def waiting_tables(connection: Connection, user: str) -> list[Any]:
    """Return the tables at which it is a person's turn: first those whose clock runs out, then the longest waiting.

    Bots do not wait: a table without other people or a clock is not listed.
    """
    t, m = schema.tables.c, schema.members.c
    others = select(m.user_id).where(m.table_id == t.id, m.user_id != user).exists()
    query = select(t.id, t.game, t.asked_since, t.flag_at).where(t.asked == user, t.status == "running")
    query = query.where(others | t.flag_at.is_not(None))
    query = query.order_by(t.flag_at.is_(None), t.flag_at, t.asked_since, t.id).limit(MOST)
    return list(connection.execute(query))
