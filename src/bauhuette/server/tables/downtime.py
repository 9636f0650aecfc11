"""Downtime, which no clock counts: no process ran, nothing could be stored, or a clock jumped.

Every process stores a heartbeat every few seconds. A gap between heartbeats is kept as a pause; clocks and absences
leave it out, so players lose neither time nor a seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from bauhuette.server.storage import schema
from bauhuette.server.storage.store import Store

BEAT_MS = 2000
GAP_MS = 10_000  # longer without a beat is a pause
SILENT_MS = 30_000  # so long a process is believed to live
KEPT_MS = 90 * 86_400_000  # longer than any clock runs


class Pause(NamedTuple):
    since: int
    until: int


class Downtime:
    def __init__(self, store: Store, process: str, clock: Callable[[], int]) -> None:
        self.store = store
        self.clock = clock
        self.process = process
        self.pauses: list[Pause] = []
        self.last = 0  # beat that was stored

    async def begin(self) -> None:
        """The first beat of a process. If no other lives, there was a pause since the last one of all."""
        gap = 2 * BEAT_MS if self.store.shared else 0
        self.pauses = await self.store.writer.run(
            lambda connection: _begin(connection, self.process, self.clock(), gap)
        )
        self.last = self.clock()

    async def beat(self) -> bool:
        """Whether there was a pause since the last beat."""
        found = await self.store.writer.run(lambda connection: _beat(connection, self.process, self.clock(), GAP_MS))
        self.last = self.clock()
        new = [pause for pause in found if pause not in self.pauses]
        self.pauses += new
        return bool(new)

    def overslept(self, now: int) -> bool:
        """Whether a heartbeat is long due; store one before reading a clock."""
        return bool(self.last) and not 0 <= now - self.last <= GAP_MS

    def lost(self, since: int, until: int) -> int:
        """Return how much of a time span is downtime."""
        return sum(max(0, min(pause.until, until) - max(pause.since, since)) for pause in self.pauses)

    def ended(self) -> int:
        """The end of the last pause."""
        return max((pause.until for pause in self.pauses), default=0)


def _begin(connection: Connection, process: str, now: int, gap: int) -> list[Pause]:
    b = schema.beats.c
    connection.execute(delete(schema.beats).where(b.at < now - KEPT_MS))
    living = select(b.process).where(b.at > now - SILENT_MS)
    connection.execute(delete(schema.present).where(schema.present.c.process.not_in(living)))
    connection.execute(delete(schema.pauses).where(schema.pauses.c.until < now - KEPT_MS))
    _beat(connection, process, now, gap)
    found = select(schema.pauses.c.since, schema.pauses.c.until).order_by(schema.pauses.c.since)
    return [Pause(*row) for row in connection.execute(found)]


def _beat(connection: Connection, process: str, now: int, gap: int) -> list[Pause]:
    """Store a beat; if it comes late, and no other process beat meanwhile, there was a pause."""
    b, p = schema.beats, schema.pauses
    last = connection.execute(select(func.max(b.c.at))).scalar()
    if last is not None and now - last > gap and not _is_known(connection, last):
        connection.execute(insert(p).values(since=last, until=now))
    if not connection.execute(update(b).where(b.c.process == process).values(at=now)).rowcount:
        connection.execute(insert(b).values(process=process, at=now))
    recent = select(p.c.since, p.c.until).where(p.c.until > now - KEPT_MS).order_by(p.c.since.desc()).limit(3)
    return [Pause(*row) for row in connection.execute(recent)]


def _is_known(connection: Connection, since: int) -> bool:
    return connection.execute(select(schema.pauses.c.since).where(schema.pauses.c.since == since)).first() is not None


# --- who is connected to which process ---


def come(connection: Connection, process: str, table: str, user: str) -> None:
    p = schema.present
    here = (p.c.process == process) & (p.c.table_id == table) & (p.c.user_id == user)
    if connection.execute(select(p.c.user_id).where(here)).first() is None:
        connection.execute(insert(p).values(process=process, table_id=table, user_id=user))


def go(connection: Connection, process: str, table: str, user: str) -> None:
    p = schema.present.c
    here = (p.process == process) & (p.table_id == table) & (p.user_id == user)
    connection.execute(delete(schema.present).where(here))


Presences = dict[str, dict[str, list[str]]]  # by table and process


def present_elsewhere(connection: Connection, process: str, tables: list[str], now: int) -> Presences:
    """Who is connected to other processes that live."""
    p, b = schema.present.c, schema.beats.c
    query = (
        select(p.table_id, p.process, p.user_id)
        .join(schema.beats, b.process == p.process)
        .where(p.table_id.in_(tables), p.process != process, b.at > now - SILENT_MS)
    )
    found: Presences = {}
    for table, other, user in connection.execute(query):
        found.setdefault(table, {}).setdefault(other, []).append(user)
    return found
