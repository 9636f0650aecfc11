"""Accounts: made, entered, given another password, deleted."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, delete, select, update

from bauhuette.server.bodies import Credentials
from bauhuette.server.people.deeds import Deed, What, note
from bauhuette.server.people.heeding import Heed
from bauhuette.server.people.passwords import Passwords
from bauhuette.server.people.sessions import Sessions, end_all
from bauhuette.server.refusals import Denied
from bauhuette.server.storage import schema
from bauhuette.server.storage.from_outside import step_back
from bauhuette.server.storage.store import NOBODY, SILENCE, Conflict, Store
from bauhuette.server.tables.live import now_ms
from bauhuette.server.wire import Code


class Accounts:
    def __init__(self, store: Store, heed: Heed, passwords: Passwords, sessions: Sessions) -> None:
        self.store = store
        self.heed = heed
        self.passwords = passwords
        self.sessions = sessions

    async def make(self, user: str, credentials: Credentials) -> None:
        hashed = await self.passwords.hash(credentials.password)
        known = await self.store.user(user)
        if known is not None and known.account is not None:
            raise Denied(Code.NAME_TAKEN, 409)
        values = {"name": credentials.name, "account": credentials.name.lower(), "password": hashed}
        try:
            await self.store.keep_user(user, now_ms(), **values)
        except Conflict:
            raise Denied(Code.NAME_TAKEN, 409) from None

    async def log_in(self, credentials: Credentials, address: str) -> str:
        """The user id of an account."""
        found = await self.store.account(credentials.name)
        hashed = found[1] if found else None
        await self.passwords.check(credentials.name.lower(), address, hashed, credentials.password)
        assert found is not None
        return found[0].id

    async def _only_owner(self, user: str, password: str, address: str) -> None:
        """Whoever changes or deletes an account says its password once more."""
        known = await self.store.user(user)
        if known is None or known.account is None:
            raise Denied(Code.NO_ACCOUNT, 409)
        found = await self.store.account(known.account)
        await self.passwords.check(known.account, address, found[1] if found else None, password)

    async def change_password(self, user: str, old: str, new: str, address: str) -> None:
        await self._only_owner(user, old, address)
        await self.store.keep_user(user, now_ms(), password=await self.passwords.hash(new))
        await self.sessions.end_all(user, now_ms())

    async def delete(self, user: str, password: str | None, address: str) -> None:
        """The person is forgotten; the games of the others stay, with nobody's name at the seat."""
        known = await self.store.user(user)
        if known is not None and known.account is not None:
            await self._only_owner(user, password or "", address)
        farewell = Deed(now_ms(), "", What.DELETED, user)
        await self.store.do_at_once(lambda connection: forget(connection, farewell))
        await self.heed.look()


def forget(connection: Connection, farewell: Deed) -> None:
    """Everything about a person but the moves: those belong to the others' games, too. Bots play on for them."""
    user = farewell.target
    note(connection, farewell)
    step_back(connection, user, farewell.at, forgotten=True)
    end_all(connection, user, farewell.at)
    t, e, c = schema.tables, schema.events, schema.chat
    own = select(schema.members.c.table_id).where(schema.members.c.user_id == user).scalar_subquery()
    for row in connection.execute(select(t.c.id, t.c.setup).where(t.c.id.in_(own))).all():
        setup = json.loads(row.setup)
        setup["seats"] = [_without_name(seat, user) for seat in setup["seats"]]
        connection.execute(update(t).where(t.c.id == row.id).values(setup=json.dumps(setup)))
    joined = select(e.c.table_id, e.c.number, e.c.body).where(e.c.table_id.in_(own), e.c.kind == "joined")
    for event in connection.execute(joined).all():
        body = json.dumps(_without_name(json.loads(event.body), user))
        here = (e.c.table_id == event.table_id) & (e.c.number == event.number)
        connection.execute(update(e).where(here).values(body=body))
    connection.execute(update(c).where(c.c.user_id == user).values(name=NOBODY, text=SILENCE))
    n, r = schema.notes.c.user_id, schema.ratings.c.player
    connection.execute(delete(schema.notes).where((n == user) | n.startswith(f"{user}#", autoescape=True)))
    connection.execute(delete(schema.ratings).where(r == user))
    own_sessions = (schema.sessions.c.user_id == user) & schema.sessions.c.taken_over.is_(False)
    connection.execute(delete(schema.sessions).where(own_sessions))
    connection.execute(delete(schema.bans).where(schema.bans.c.user_id == user))
    connection.execute(delete(schema.members).where(schema.members.c.user_id == user))
    connection.execute(delete(schema.users).where(schema.users.c.id == user))


def _without_name(sitting: dict[str, Any], user: str) -> dict[str, Any]:
    return sitting | {"name": NOBODY} if sitting["user"] == user else sitting
