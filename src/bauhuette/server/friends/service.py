"""Friends, who of them is here, and invitations to tables."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, insert, select

from bauhuette.server.access.privacy import PrivateThing
from bauhuette.server.moderation.blocks_and_reports import handle_of
from bauhuette.server.names import guest_number
from bauhuette.server.profiles.service import may_see
from bauhuette.server.refusals import Denied, server_words
from bauhuette.server.storage import relationships, schema
from bauhuette.server.storage.store import Store, User
from bauhuette.server.tables.open_table import now_ms
from bauhuette.server.wire import Code

HERE_MS = 45_000  # a page that is looked at asks every few seconds
KEPT = 20_000
INVITATIONS = 50


class Friend(NamedTuple):
    user: User
    since: int
    here: bool


class FriendLists(NamedTuple):
    friends: list[Friend]
    asks: list[Friend]  # who want to be my friends
    asked: list[Friend]  # whom I have asked


class RecentVisits:
    """Who asked this process for something a moment ago."""

    def __init__(self) -> None:
        self._seen: OrderedDict[str, int] = OrderedDict()

    def note(self, user: str, now: int) -> None:
        self._seen.pop(user, None)
        self._seen[user] = now
        if len(self._seen) > KEPT:
            self._seen.popitem(last=False)

    def is_here(self, user: str, now: int) -> bool:
        return now - self._seen.get(user, -HERE_MS) < HERE_MS


class Friends:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.presence = RecentVisits()

    async def names(self, users: Collection[str], lang: str) -> dict[str, str]:
        u = schema.users.c
        query = select(u.id, u.name).where(u.id.in_(users))
        known = await self.store.read(lambda connection: {row.id: row.name for row in connection.execute(query)})
        return {user: known.get(user) or _guest(user, lang) for user in users}

    async def known_by(self, reader: str, handle: str) -> User | None:
        """Find a friend, an asking, muted or blocked person by the reader's handle for them."""

        def work(connection: Connection) -> User | None:
            kinds = (relationships.FRIEND, relationships.MUTE, relationships.BLOCK)
            near = {user for kind in kinds for user in relationships.wanted_by(connection, reader, kind)}
            near |= set(relationships.who_want(connection, reader, relationships.FRIEND))
            found = [user for user in near if handle_of(reader, user) == handle]
            return _user(connection, found[0]) if found else None

        return await self.store.read(work)

    # --- friends ---

    async def circle(self, user: str) -> FriendLists:
        now = now_ms()

        def work(connection: Connection) -> FriendLists:
            wants, wanted = (
                relationships.wanted_by(connection, user, relationships.FRIEND),
                relationships.who_want(connection, user, relationships.FRIEND),
            )
            apart = relationships.apart_from(connection, user)
            both = wants.keys() & wanted.keys()

            def made(since: dict[str, int], users: Collection[str], here: bool) -> list[Friend]:
                found = [_user(connection, one) for one in users if one not in apart]
                return [
                    Friend(one, since[one.id], here and self._is_here(connection, one.id, user, now)) for one in found
                ]

            return FriendLists(
                made(wants, both, True),
                made(wanted, wanted.keys() - both, False),
                made(wants, wants.keys() - both, False),
            )

        return await self.store.read(work)

    def _is_here(self, connection: Connection, user: str, reader: str, now: int) -> bool:
        return self.presence.is_here(user, now) and may_see(connection, PrivateThing.PRESENCE, user, reader)

    async def ask(self, user: str, other: str) -> None:
        """Ask to be friends, or accept the other's request. A blocked person's request is dropped without a notice."""
        if user == other:
            raise Denied(Code.YOURSELF, 409)

        def work(connection: Connection) -> None:
            if other not in relationships.apart_from(connection, user):
                relationships.bind(connection, user, other, relationships.FRIEND, now_ms())

        await self.store.do_at_once(work)

    async def befriend(self, user: str, other: str) -> None:
        """By a link that the other one gave."""
        if user == other:
            raise Denied(Code.YOURSELF, 409)

        def work(connection: Connection) -> None:
            if other not in relationships.apart_from(connection, user):
                relationships.bind(connection, user, other, relationships.FRIEND, now_ms())
                relationships.bind(connection, other, user, relationships.FRIEND, now_ms())

        await self.store.do_at_once(work)

    async def part(self, user: str, other: str) -> None:
        def work(connection: Connection) -> None:
            relationships.unbind(connection, user, other, relationships.FRIEND)
            relationships.unbind(connection, other, user, relationships.FRIEND)

        await self.store.do_at_once(work)

    # --- invitations ---

    async def invite(self, user: str, table: str, other: str) -> None:
        """Invite friends only, so that strangers cannot."""
        i = schema.invitations

        def work(connection: Connection) -> None:
            if other not in relationships.friends_of(connection, user):
                raise Denied(Code.ONLY_FRIENDS, 403)
            same = (i.c.table_id == table) & (i.c.user_id == other)
            connection.execute(delete(i).where(same))
            connection.execute(insert(i).values(table_id=table, user_id=other, by_id=user, at=now_ms()))

        await self.store.do_at_once(work)

    async def invitations(self, user: str) -> list[Any]:
        """To tables that still wait, the newest first."""
        i, t = schema.invitations, schema.tables
        query = (
            select(i.c.table_id, i.c.by_id, i.c.at, t.c.game)
            .join(t, t.c.id == i.c.table_id)
            .where(i.c.user_id == user, t.c.status == "lobby")
            .order_by(i.c.at.desc())
            .limit(INVITATIONS)
        )
        return await self.store.read(lambda connection: list(connection.execute(query)))

    async def decline(self, user: str, table: str) -> None:
        i = schema.invitations
        gone = delete(i).where(i.c.table_id == table, i.c.user_id == user)
        await self.store.writer.run(lambda connection: connection.execute(gone))


def _user(connection: Connection, user: str) -> User:
    u = schema.users.c
    row = connection.execute(select(u.id, u.name, u.account).where(u.id == user)).one_or_none()
    return User(user, "", None) if row is None else User(*row)


def _guest(user: str, lang: str) -> str:
    return server_words(lang).say("guest-name", number=str(guest_number(user)))


def forget(connection: Connection, user: str) -> None:
    i = schema.invitations
    connection.execute(delete(i).where((i.c.user_id == user) | (i.c.by_id == user)))
