"""Accounts: made, entered, given another password, deleted."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, select, update

from bauhuette.match.match import Match
from bauhuette.server.accounts import account_names, one_time_codes, passkeys
from bauhuette.server.accounts.account_names import AccountName
from bauhuette.server.accounts.common_passwords import only_uncommon
from bauhuette.server.accounts.known_devices import KnownDevices
from bauhuette.server.accounts.passwords import BY_DEVICE, BY_SESSION, Passwords, of_stranger
from bauhuette.server.accounts.schemas import Credentials
from bauhuette.server.accounts.sessions import Sessions, end_all
from bauhuette.server.branches import storage as branches
from bauhuette.server.deals import storage as deals
from bauhuette.server.editions import storage as editions
from bauhuette.server.feature import Feature
from bauhuette.server.friends import seeking
from bauhuette.server.friends import service as friends
from bauhuette.server.moderation import blocks_and_reports, server_profile, shared_addresses
from bauhuette.server.moderation.audit_log import AuditAction, AuditEntry, note
from bauhuette.server.moderation.moderation_sync import ModerationSync
from bauhuette.server.names import account_key
from bauhuette.server.refusals import Denied
from bauhuette.server.storage import ratings, relationships, results, schema
from bauhuette.server.storage.moderation_events import step_back
from bauhuette.server.storage.ratings import accounts_among
from bauhuette.server.storage.store import NOBODY, SILENCE, Conflict, Store
from bauhuette.server.tables.open_table import now_ms
from bauhuette.server.tournaments import storage as tournaments
from bauhuette.server.training import storage as exercises
from bauhuette.server.wire import Code


class Proof(NamedTuple):
    """A proof that the owner of a session is really there."""

    password: str | None
    signed: bool  # by a passkey of theirs, just now
    session: str  # in which they show it


class Accounts(Feature):
    def __init__(
        self,
        store: Store,
        moderation_sync: ModerationSync,
        passwords: Passwords,
        sessions: Sessions,
        devices: KnownDevices,
    ) -> None:
        self.store = store
        self.moderation_sync = moderation_sync
        self.passwords = passwords
        self.sessions = sessions
        self.devices = devices

    async def only_welcome(self, match: Match, user: str, _address: str) -> None:
        """Refuse guests at rated tables."""
        if match.rated and not await self.store.read(lambda connection: accounts_among(connection, [user])):
            raise Denied(Code.ONLY_ACCOUNTS, 403)

    async def make(self, user: str, credentials: Credentials) -> None:
        named = account_names.checked(credentials.name)
        only_uncommon(credentials.password, named.name)
        hashed = await self.passwords.hash(credentials.password)
        known = await self.store.user(user)
        if known is not None and known.account is not None:
            raise Denied(Code.NAME_TAKEN, 409)
        await self._keep(user, named, hashed)

    async def only_free(self, user: str, name: str) -> None:
        """A guest may become a member of this name."""
        known, taken = await self.store.user(user), await self.store.looks_taken(account_names.checked(name).skeleton)
        if taken or (known is not None and known.account is not None):
            raise Denied(Code.NAME_TAKEN, 409)

    async def make_without_password(self, user: str, name: str) -> None:
        """For who comes in by a passkey."""
        await self._keep(user, account_names.checked(name), None)

    async def _keep(self, user: str, named: AccountName, hashed: str | None) -> None:
        try:
            await self.store.keep_user(user, now_ms(), **named._asdict(), password=hashed)
        except Conflict:
            raise Denied(Code.NAME_TAKEN, 409) from None

    async def log_in(self, credentials: Credentials, address: str, device_cookie: str) -> str:
        """Return the user id of an account; tries on a known device count apart."""
        found = await self.store.account(credentials.name)
        hashed = found[1] if found else None
        device = self.devices.find(device_cookie, found[0].id) if found else None
        counts = ((BY_DEVICE, device),) if device else of_stranger(account_key(credentials.name), address)
        await self.passwords.check(counts, hashed, credentials.password)
        assert found is not None
        return found[0].id

    async def is_member(self, user: str) -> bool:
        known = await self.store.user(user)
        return known is not None and known.account is not None

    async def has_password(self, user: str) -> bool:
        known = await self.store.user(user)
        found = await self.store.account(known.account) if known and known.account else None
        return found is not None and found[1] is not None

    async def has_passkeys_alone(self, user: str) -> bool:
        return await self.is_member(user) and not await self.has_password(user)

    async def only_owner(self, user: str, proof: Proof) -> None:
        """Require the password before login settings change; without one, a passkey; guests need neither."""
        known = await self.store.user(user)
        if known is None or known.account is None:
            return
        found = await self.store.account(known.account)
        hashed = found[1] if found else None
        if hashed is not None:
            await self.passwords.check(((BY_SESSION, proof.session),), hashed, proof.password or "")
        elif not proof.signed and await self.store.read(lambda connection: passkeys.has_some(connection, user)):
            raise Denied(Code.BAD_PASSKEY, 403)

    async def change_password(self, user: str, proof: Proof, new: str) -> None:
        known = await self.store.user(user)
        if known is None or known.account is None:
            raise Denied(Code.NO_ACCOUNT, 409)
        await self.only_owner(user, proof)
        only_uncommon(new, known.account)
        await self._set_password(user, await self.passwords.hash(new))

    async def _set_password(self, user: str, hashed: str) -> None:
        await self.store.keep_user(user, now_ms(), password=hashed)
        await self.store.do_at_once(lambda connection: one_time_codes.end_letters(connection, user))
        await self.sessions.end_all(user, now_ms())

    async def come_back(self, code: str, kind: one_time_codes.CodeKind, new: str | None, alone: bool) -> str:
        """By a letter or a printed code: who that is. With another password, or `alone`, all others are logged out."""
        if new is not None:
            only_uncommon(new)
        hashed = None if new is None else await self.passwords.hash(new)  # before the code is used up
        user = await one_time_codes.OneTimeCodes(self.store).use(code, kind)
        if hashed is not None and await self.is_member(user):
            await self._set_password(user, hashed)
        elif alone:
            await self.sessions.end_all(user, now_ms())
        return user

    async def delete(self, user: str, proof: Proof) -> None:
        """Delete the person; games of others stay, without a name at the seat."""
        await self.only_owner(user, proof)
        farewell = AuditEntry(now_ms(), "", AuditAction.DELETED, user)
        await self.store.do_at_once(lambda connection: forget(connection, farewell))
        await self.moderation_sync.look()


def forget(connection: Connection, farewell: AuditEntry) -> None:
    """Everything about a person but the moves: those belong to the others' games, too. Bots play on for them."""
    user = farewell.target
    note(connection, farewell)
    step_back(connection, user, farewell.at, forgotten=True)
    tournaments.forget_person(connection, user, NOBODY)
    end_all(connection, user, farewell.at)
    t, e, c = schema.tables, schema.events, schema.chat
    own = select(schema.members.c.table_id).where(schema.members.c.user_id == user).scalar_subquery()
    for row in connection.execute(select(t.c.id, t.c.setup).where(t.c.id.in_(own))).all():
        setup = json.loads(row.setup)
        setup["seats"] = [_without_name(seat, user) for seat in setup["seats"]]
        connection.execute(update(t).where(t.c.id == row.id).values(setup=json.dumps(setup)))
    theirs = t.c.setup.contains(f'"edition_by": "{user}"', autoescape=True)
    for row in connection.execute(select(t.c.id, t.c.setup).where(theirs)).all():
        setup = json.loads(row.setup) | {"edition_by": "", "edition_name": NOBODY, "edition_maker": ""}
        connection.execute(update(t).where(t.c.id == row.id).values(setup=json.dumps(setup)))
    joined = select(e.c.table_id, e.c.number, e.c.body).where(e.c.table_id.in_(own), e.c.kind == "joined")
    for event in connection.execute(joined).all():
        body = json.dumps(_without_name(json.loads(event.body), user))
        here = (e.c.table_id == event.table_id) & (e.c.number == event.number)
        connection.execute(update(e).where(here).values(body=body))
    connection.execute(update(c).where(c.c.user_id == user).values(name=NOBODY, text=SILENCE))
    n = schema.notes.c.user_id
    connection.execute(delete(schema.notes).where((n == user) | n.startswith(f"{user}#", autoescape=True)))
    ratings.forget(connection, user)
    results.forget(connection, user, NOBODY)
    relationships.forget(connection, user)
    for forget_there in (
        blocks_and_reports.forget,
        shared_addresses.forget,
        friends.forget,
        seeking.forget,
        one_time_codes.forget,
        passkeys.forget,
        server_profile.dismiss,
    ):
        forget_there(connection, user)
    exercises.forget(connection, user)
    deals.forget(connection, user, NOBODY)
    branches.forget(connection, user)
    editions.forget(connection, user)
    own_sessions = (schema.sessions.c.user_id == user) & schema.sessions.c.taken_over.is_(False)
    connection.execute(delete(schema.sessions).where(own_sessions))
    connection.execute(delete(schema.bans).where(schema.bans.c.user_id == user))
    for kept in (schema.outbox, schema.subscriptions, schema.mailboxes, schema.reminding, schema.vacations):
        connection.execute(delete(kept).where(kept.c.user_id == user))
    connection.execute(delete(schema.members).where(schema.members.c.user_id == user))
    connection.execute(delete(schema.users).where(schema.users.c.id == user))


def _without_name(sitting: dict[str, Any], user: str) -> dict[str, Any]:
    return sitting | {"name": NOBODY} if sitting["user"] == user else sitting
