"""The audit log: what hosts did, to whom, when and why.

An action and its entry are stored in one transaction, so it happens exactly once, with any number of processes. Each
process reads on from the last entry it knows and applies it to its memory (`moderation_sync.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, func, insert, select
from sqlalchemy.exc import IntegrityError, OperationalError

from bauhuette.server.storage import schema
from bauhuette.server.storage.writer import TRIES, is_deadlock

T = TypeVar("T")


class AuditAction(StrEnum):
    CLOSED = "closed"  # a table
    BANNED = "banned"
    UNBANNED = "unbanned"
    DELETED = "deleted"  # a person
    ANNOUNCED = "announced"
    TAKEN_BACK = "taken-back"  # what was announced
    EXPORTED = "exported"  # a person's data
    APPOINTED = "appointed"  # an account as host
    DISMISSED = "dismissed"


class AuditEntry(NamedTuple):
    at: int
    by: str
    what: AuditAction
    target: str
    reason: str = ""
    number: int = 0


def note(connection: Connection, entry: AuditEntry) -> None:
    """Within the transaction in which it is done. Numbers have no gaps, and none is seen before the one below it."""
    d = schema.deeds
    row: dict[str, Any] = entry._asdict() | {"number": last(connection) + 1}
    connection.execute(insert(d).values(**row))


def last(connection: Connection) -> int:
    return int(connection.execute(select(func.max(schema.deeds.c.number))).scalar_one() or 0)


def after(connection: Connection, number: int) -> list[AuditEntry]:
    d = schema.deeds
    return [_entry(row) for row in connection.execute(select(d).where(d.c.number > number).order_by(d.c.number))]


def latest(connection: Connection, limit: int) -> list[AuditEntry]:
    """The newest first."""
    d = schema.deeds
    return [_entry(row) for row in connection.execute(select(d).order_by(d.c.number.desc()).limit(limit))]


def _entry(row: Any) -> AuditEntry:
    return AuditEntry(row.at, row.by, AuditAction(row.what), row.target, row.reason, row.number)


def done_at_once(engine: Engine, work: Callable[[Connection], T]) -> T:
    """Act and log in one transaction; retry if another process was faster."""
    for _ in range(TRIES - 1):
        try:
            with engine.begin() as connection:
                return work(connection)
        except IntegrityError:
            continue
        except OperationalError as error:
            if not is_deadlock(error):
                raise
    with engine.begin() as connection:
        return work(connection)
