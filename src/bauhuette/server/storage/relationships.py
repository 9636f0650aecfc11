"""What people want of each other: to be friends, not to hear, not to meet. And what each lets others see."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, delete, insert, or_, select, update

from bauhuette.server.storage import schema

FRIEND, MUTE, BLOCK = "friend", "mute", "block"


def bind(connection: Connection, user: str, other: str, kind: str, now: int) -> None:
    unbind(connection, user, other, kind)
    connection.execute(insert(schema.ties).values(user_id=user, other_id=other, kind=kind, since=now))


def unbind(connection: Connection, user: str, other: str, kind: str) -> None:
    t = schema.ties.c
    connection.execute(delete(schema.ties).where(t.user_id == user, t.other_id == other, t.kind == kind))


def wanted_by(connection: Connection, user: str, kind: str) -> dict[str, int]:
    """Whom a person is bound to, since when."""
    t = schema.ties.c
    query = select(t.other_id, t.since).where(t.user_id == user, t.kind == kind)
    return {row.other_id: row.since for row in connection.execute(query)}


def who_want(connection: Connection, other: str, kind: str) -> dict[str, int]:
    """Who is bound to a person, since when."""
    t = schema.ties.c
    query = select(t.user_id, t.since).where(t.other_id == other, t.kind == kind)
    return {row.user_id: row.since for row in connection.execute(query)}


def friends_of(connection: Connection, user: str) -> set[str]:
    """Both want it."""
    return wanted_by(connection, user, FRIEND).keys() & who_want(connection, user, FRIEND).keys()


def apart_from(connection: Connection, user: str) -> set[str]:
    """Whom they have blocked, and who has blocked them."""
    return wanted_by(connection, user, BLOCK).keys() | who_want(connection, user, BLOCK).keys()


def choices_of(connection: Connection, users: Collection[str]) -> dict[str, dict[str, str]]:
    """What these people let others see; who has not chosen is not among them."""
    p = schema.privacy
    rows = connection.execute(select(p).where(p.c.user_id.in_(users)))
    return {row.user_id: {"ratings": row.ratings, "games": row.games, "presence": row.presence} for row in rows}


def choose(connection: Connection, user: str, choice: dict[str, str]) -> None:
    p = schema.privacy
    if not connection.execute(update(p).where(p.c.user_id == user).values(**choice)).rowcount:
        connection.execute(insert(p).values(user_id=user, **choice))


def forget(connection: Connection, user: str) -> None:
    t = schema.ties
    connection.execute(delete(t).where(or_(t.c.user_id == user, t.c.other_id == user)))
    connection.execute(delete(schema.privacy).where(schema.privacy.c.user_id == user))
