"""Two seats from one address or device, and kicked people who come back from theirs."""

from __future__ import annotations

import hashlib
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from bauhuette.match.match import Match
from bauhuette.server.feature import Feature
from bauhuette.server.moderation.blocks_and_reports import Report
from bauhuette.server.names import new_id
from bauhuette.server.refusals import Denied
from bauhuette.server.storage import schema
from bauhuette.server.storage.store import Store
from bauhuette.server.tables.open_table import now_ms
from bauhuette.server.wire import Code

KEPT_MS = 30 * 86_400_000  # how long a player's address is remembered
ONE_DEVICE, ONE_ADDRESS = "one-device", "one-address"


class SharedAddresses(Feature):
    def __init__(self, store: Store) -> None:
        self.store = store

    async def only_welcome(self, match: Match, user: str, address: str) -> None:
        """Refuse kicked people who come back."""
        if match.kicked and address:
            key = await self.store.key("places")
            if await self.store.read(lambda connection: _comes_back(connection, match, user, address, key)):
                raise Denied(Code.KICKED, 403)

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
    s = schema.sittings
    connection.execute(delete(s).where(s.c.user_id == user))
