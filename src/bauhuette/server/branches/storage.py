"""Branches of finished games, kept beside the game under a name."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from bauhuette.server.storage import schema

B = schema.branches


class BranchRow(NamedTuple):
    table: str
    origin: str
    number: int
    seat: int
    user: str
    name: str
    created: int


def keep(connection: Connection, branch: BranchRow) -> None:
    row = branch._asdict()
    ids = {"table_id": row.pop("table"), "origin_id": row.pop("origin"), "user_id": row.pop("user")}
    connection.execute(insert(B).values(**ids, **row))


def of_game(connection: Connection, origin: str, limit: int) -> list[BranchRow]:
    """The newest first."""
    query = select(B).where(B.c.origin_id == origin).order_by(B.c.created.desc(), B.c.table_id).limit(limit)
    return [BranchRow(*row) for row in connection.execute(query)]


def find(connection: Connection, table: str) -> BranchRow | None:
    row = connection.execute(select(B).where(B.c.table_id == table)).one_or_none()
    return None if row is None else BranchRow(*row)


def rename(connection: Connection, table: str, name: str) -> None:
    connection.execute(update(B).where(B.c.table_id == table).values(name=name))


def drop(connection: Connection, table: str) -> None:
    connection.execute(delete(B).where(B.c.table_id == table))


def forget(connection: Connection, user: str) -> None:
    """What a person kept beside games."""
    connection.execute(delete(B).where(B.c.user_id == user))
