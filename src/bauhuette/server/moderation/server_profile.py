"""A server as a club: its name, what it says of itself, who its hosts are."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from bauhuette.server.storage import schema
from bauhuette.server.storage.store import Store

NAME, TEXT = "name", "text"


class ServerProfile:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def told(self) -> tuple[str, str]:
        c = schema.club.c
        rows = await self.store.read(lambda connection: dict(map(tuple, connection.execute(select(c.what, c.text)))))
        return rows.get(NAME, ""), rows.get(TEXT, "")

    async def tell(self, name: str, text: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(schema.club))
            connection.execute(insert(schema.club), [{"what": NAME, "text": name}, {"what": TEXT, "text": text}])

        await self.store.do_at_once(work)

    async def is_host(self, user: str) -> bool:
        return await self.store.read(lambda connection: is_host(connection, user))


def is_host(connection: Connection, user: str) -> bool:
    """An account that `bauhuette admin host` made one."""
    h, u = schema.hosts.c, schema.users.c
    query = select(h.user_id).join(schema.users, u.id == h.user_id).where(h.user_id == user, u.account.is_not(None))
    return connection.execute(query).first() is not None


def appoint(connection: Connection, user: str, now: int) -> None:
    dismiss(connection, user)
    connection.execute(insert(schema.hosts).values(user_id=user, since=now))


def dismiss(connection: Connection, user: str) -> bool:
    """Whether they were one."""
    return bool(connection.execute(delete(schema.hosts).where(schema.hosts.c.user_id == user)).rowcount)
