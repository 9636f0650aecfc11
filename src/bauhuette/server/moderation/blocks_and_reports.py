"""Muting, blocking, and reports to the host."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from bauhuette.match.match import Match
from bauhuette.server.feature import Feature
from bauhuette.server.names import new_id
from bauhuette.server.refusals import Denied
from bauhuette.server.storage import relationships, schema
from bauhuette.server.storage.store import Store
from bauhuette.server.tables.open_table import now_ms
from bauhuette.server.tables.registry import TableRegistry
from bauhuette.server.wire import Code

REPORTS = 200  # shown to hosts
HANDLE = 16


class Report(NamedTuple):
    id: str
    at: int
    by_id: str
    about_id: str
    about_name: str
    table_id: str
    kind: str
    text: str
    settled: int | None = None
    settled_by: str = ""


def handle_of(reader: str, other: str) -> str:
    """Return a reader's handle for another person, which reveals nothing to anyone else."""
    return hashlib.blake2b(f"{reader}\0{other}".encode(), digest_size=HANDLE // 2).hexdigest()


class BlocksAndReports(Feature):
    def __init__(self, store: Store, registry: TableRegistry) -> None:
        self.store = store
        self.registry = registry

    # --- not to hear, not to meet ---

    async def bind(self, user: str, other: str, kind: str) -> None:
        if user == other:
            raise Denied(Code.YOURSELF, 409)

        def work(connection: Connection) -> None:
            relationships.bind(connection, user, other, kind, now_ms())
            if kind == relationships.BLOCK:  # a block ends friendship
                relationships.unbind(connection, user, other, relationships.FRIEND)
                relationships.unbind(connection, other, user, relationships.FRIEND)

        await self.store.do_at_once(work)
        await self._apply(user)

    async def unbind(self, user: str, other: str, kind: str) -> None:
        await self.store.do_at_once(lambda connection: relationships.unbind(connection, user, other, kind))
        await self._apply(user)

    async def bound(self, user: str, kind: str) -> dict[str, int]:
        return await self.store.read(lambda connection: relationships.wanted_by(connection, user, kind))

    async def unheard(self, user: str) -> frozenset[str]:
        """Whose chat a person is not sent."""

        def work(connection: Connection) -> frozenset[str]:
            return frozenset(
                other
                for kind in (relationships.MUTE, relationships.BLOCK)
                for other in relationships.wanted_by(connection, user, kind)
            )

        return await self.store.read(work)

    async def _apply(self, user: str) -> None:
        """Connections of this process at once; those of others when they are renewed."""
        unheard = await self.unheard(user)
        for live in self.registry.loaded.values():
            for listener in live.listeners:
                if listener.user == user:
                    listener.unheard = unheard

    async def only_welcome(self, match: Match, user: str, _address: str) -> None:
        """Refuse people blocked by, or blocking, a player of this table."""
        apart = await self.store.read(lambda connection: relationships.apart_from(connection, user))
        if apart & {match.host, *(seat.user for seat in match.seats)}:
            raise Denied(Code.NOT_WELCOME, 403)

    # --- reports ---

    async def report(self, user: str, about: str, name: str, table: str, kind: str, text: str) -> None:
        if user == about:
            raise Denied(Code.YOURSELF, 409)
        row = Report(new_id(), now_ms(), user, about, name, table, kind, text)
        await self.store.writer.run(
            lambda connection: connection.execute(insert(schema.reports).values(**row._asdict()))
        )

    async def reports(self) -> list[Report]:
        """Those that are open first, then the newest."""
        r = schema.reports.c
        query = select(schema.reports).order_by(r.settled.is_not(None), r.at.desc()).limit(REPORTS)
        return await self.store.read(lambda connection: [Report(*row) for row in connection.execute(query)])

    async def settle(self, report: str, by: str) -> None:
        r = schema.reports
        done = update(r).where(r.c.id == report, r.c.settled.is_(None)).values(settled=now_ms(), settled_by=by)
        if not await self.store.writer.run(lambda connection: connection.execute(done).rowcount):
            raise Denied(Code.NOT_FOUND, 404)


def forget(connection: Connection, user: str) -> None:
    """What they reported stays without them; what was reported about them goes, flags of their tables, too."""
    r, s, m = schema.reports, schema.sittings, schema.members
    sat = select(m.c.table_id).where(m.c.user_id == user).union(select(s.c.table_id).where(s.c.user_id == user))
    connection.execute(delete(r).where((r.c.about_id == user) | ((r.c.by_id == "") & r.c.table_id.in_(sat))))
    connection.execute(update(r).where(r.c.by_id == user).values(by_id="", text=""))
