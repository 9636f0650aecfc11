"""Browsers that may be pushed to."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, delete, insert, select

from bauhuette.server.notifications.push import PushSubscription
from bauhuette.server.storage import schema

MOST = 20  # of one person; the oldest goes


def id_of(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()


def keep(connection: Connection, user: str, device: PushSubscription, lang: str, program: str, now: int) -> None:
    """Subscribe a browser for the person who used it last."""
    s, name = schema.subscriptions, id_of(device.endpoint)
    connection.execute(delete(s).where(s.c.id == name))
    values = {"id": name, "user_id": user, "lang": lang, "program": program, "created": now}
    connection.execute(insert(s).values(values | device._asdict()))
    for row in devices_of(connection, user)[MOST:]:
        connection.execute(delete(s).where(s.c.id == row.id))


def devices_of(connection: Connection, user: str) -> list[Any]:
    s = schema.subscriptions.c
    query = select(s.id, s.program, s.created).where(s.user_id == user).order_by(s.created.desc())
    return list(connection.execute(query))


def drop(connection: Connection, user: str, name: str) -> bool:
    s = schema.subscriptions
    return bool(connection.execute(delete(s).where(s.c.id == name, s.c.user_id == user)).rowcount)


def found(connection: Connection, name: str) -> tuple[PushSubscription, str] | None:
    """The browser and the language of its person."""
    s = schema.subscriptions
    row = connection.execute(select(s).where(s.c.id == name)).one_or_none()
    return None if row is None else (PushSubscription(row.endpoint, row.p256dh, row.auth), row.lang)


def is_gone(connection: Connection, name: str) -> None:
    connection.execute(delete(schema.subscriptions).where(schema.subscriptions.c.id == name))
