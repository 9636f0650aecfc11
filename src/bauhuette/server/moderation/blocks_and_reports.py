"""Muting, blocking, reports to the host, and two seats from one place."""

from __future__ import annotations

import hashlib
from typing import Any, NamedTuple

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

KEPT_MS = 30 * 86_400_000  # how long a player's address is remembered
ONE_DEVICE, ONE_ADDRESS = "one-device", "one-address"
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

    async def only_welcome(self, match: Match, user: str, address: str) -> None:
        """Refuse people blocked by, or blocking, a player of this table, and kicked people who come back."""
        apart = await self.store.read(lambda connection: relationships.apart_from(connection, user))
        if apart & {match.host, *(seat.user for seat in match.seats)}:
            raise Denied(Code.NOT_WELCOME, 403)
        if match.kicked and address:
            key = await self.store.key("places")
            if await self.store.read(lambda connection: _comes_back(connection, match, user, address, key)):
                raise Denied(Code.KICKED, 403)

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

    # --- one person at two seats ---

    async def sat_down(self, match: Match, user: str, address: str) -> None:
        """Remember where a player comes from; report two players of a rated table from one place."""
        if not address or not (match.rated or _is_for_several(match)):
            return
        key = await self.store.key("places")
        await self.store.do_at_once(lambda connection: _sat_down(connection, match, user, address, key))

    async def clear_away(self, now: int) -> None:
        old = delete(schema.sittings).where(schema.sittings.c.at < now - KEPT_MS)
        await self.store.writer.run(lambda connection: connection.execute(old))


def _is_for_several(match: Match) -> bool:
    return sum(seat.kind != "bot" for seat in match.seats) > 1


class _From(NamedTuple):
    """From where a person comes, as hashes that differ from table to table."""

    address: str
    device: str


def _from(connection: Connection, table: str, user: str, address: str, key: bytes) -> _From:
    p = schema.sessions.c
    newest = select(p.program).where(p.user_id == user, p.ended.is_(None)).order_by(p.seen.desc()).limit(1)
    program = connection.execute(newest).scalar_one_or_none() or ""
    return _From(_hash(key, table, address), _hash(key, table, address, program))


def _comes_back(connection: Connection, match: Match, user: str, address: str, key: bytes) -> bool:
    """Tell whether a newcomer comes from the device of a kicked person, or, as a guest, from the same address.

    Neither counts where a welcome person comes from there, too: a household is not told apart by it.
    """
    s, u = schema.sittings, schema.users.c
    found = connection.execute(select(s).where(s.c.table_id == match.setup.id)).all()
    welcome = {match.host, *(seat.user for seat in match.seats)}
    kicked, there = (
        {value for row in found if row.user_id in people for value in (row.address, row.device)}
        for people in (match.kicked, welcome)
    )
    own = _from(connection, match.setup.id, user, address, key)
    member = connection.execute(select(u.account).where(u.id == user)).scalar_one_or_none() is not None
    return own.device in kicked - there or (not member and own.address in kicked - there)


def _sat_down(connection: Connection, match: Match, user: str, address: str, key: bytes) -> None:
    s, table = schema.sittings, match.setup.id
    place, device = _from(connection, table, user, address, key)
    row = {"device": device, "address": place, "at": now_ms()}
    if connection.execute(update(s).where(s.c.table_id == table, s.c.user_id == user).values(**row)).rowcount:
        return  # they were here before
    connection.execute(insert(s).values(table_id=table, user_id=user, **row))
    if not match.rated:
        return
    others = select(s).where(s.c.table_id == table, s.c.user_id != user, s.c.address == place)
    for other in connection.execute(others).all():
        kind = ONE_DEVICE if other.device == device else ONE_ADDRESS
        names = " + ".join(_name(connection, one) for one in (other.user_id, user))
        report = Report(new_id(), now_ms(), "", user, names[:64], table, kind, "")
        connection.execute(insert(schema.reports).values(**report._asdict()))


def _hash(key: bytes, *parts: str) -> str:
    """Of one table alone: rows of different tables cannot be put together."""
    return hashlib.blake2b("\0".join(parts).encode(), key=key, digest_size=16).hexdigest()


def _name(connection: Connection, user: str) -> str:
    found: Any = connection.execute(select(schema.users.c.name).where(schema.users.c.id == user)).scalar_one_or_none()
    return str(found or user)


def forget(connection: Connection, user: str) -> None:
    """What they reported stays without them; what was reported about them goes, flags of their tables, too."""
    r, s, m = schema.reports, schema.sittings, schema.members
    sat = select(m.c.table_id).where(m.c.user_id == user).union(select(s.c.table_id).where(s.c.user_id == user))
    connection.execute(delete(r).where((r.c.about_id == user) | ((r.c.by_id == "") & r.c.table_id.in_(sat))))
    connection.execute(update(r).where(r.c.by_id == user).values(by_id="", text=""))
    connection.execute(delete(s).where(s.c.user_id == user))
