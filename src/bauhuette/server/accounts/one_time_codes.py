"""One-time login codes: for another device within minutes, printed, by mail, or in a friend's link."""

from __future__ import annotations

import hashlib
import secrets
from enum import StrEnum

from sqlalchemy import Connection, delete, insert, select

from bauhuette.server.refusals import Denied
from bauhuette.server.storage import schema
from bauhuette.server.storage.store import Store
from bauhuette.server.tables.open_table import now_ms
from bauhuette.server.wire import Code

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that looks like another
GROUP = 4


class CodeKind(StrEnum):
    DEVICE = "device"
    RECOVERY = "recovery"
    FRIEND = "friend"
    LETTER = "letter"


LENGTH = {CodeKind.DEVICE: 12, CodeKind.RECOVERY: 24, CodeKind.FRIEND: 16, CodeKind.LETTER: 32}
LASTS_MS = {
    CodeKind.DEVICE: 600_000,
    CodeKind.RECOVERY: None,
    CodeKind.FRIEND: 7 * 86_400_000,
    CodeKind.LETTER: 3_600_000,
}


class OneTimeCodes:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def make(self, user: str, kind: CodeKind) -> tuple[str, int | None]:
        """A new code takes the place of the one before; only its hash is kept."""
        plain = "".join(secrets.choice(LETTERS) for _ in range(LENGTH[kind]))
        lasts = LASTS_MS[kind]
        until = None if lasts is None else now_ms() + lasts

        def work(connection: Connection) -> None:
            c = schema.codes
            connection.execute(delete(c).where(c.c.user_id == user, c.c.kind == kind))
            connection.execute(insert(c).values(id=_hash(plain, kind), user_id=user, kind=kind, until=until))

        await self.store.do_at_once(work)
        return "-".join(plain[i : i + GROUP] for i in range(0, len(plain), GROUP)), until

    async def use(self, code: str, kind: CodeKind) -> str:
        """Whose code it is; it works once, in one process of many."""
        key, now, c = _hash(code, kind), now_ms(), schema.codes

        def work(connection: Connection) -> str | None:
            row = connection.execute(select(c).where(c.c.id == key, c.c.kind == kind)).one_or_none()
            if row is None or not connection.execute(delete(c).where(c.c.id == key)).rowcount:
                return None
            return str(row.user_id) if row.until is None or row.until > now else None

        user = await self.store.do_at_once(work)
        if user is None:
            raise Denied(Code.BAD_CODE, 403)
        return user


def _hash(code: str, kind: CodeKind) -> str:
    plain = "".join(letter for letter in code.upper() if letter in LETTERS)
    return hashlib.sha256(f"{kind}:{plain}".encode()).hexdigest()


def end_letters(connection: Connection, user: str) -> None:
    """End all login links sent by mail."""
    c = schema.codes.c
    connection.execute(delete(schema.codes).where(c.user_id == user, c.kind == CodeKind.LETTER))


def forget(connection: Connection, user: str) -> None:
    connection.execute(delete(schema.codes).where(schema.codes.c.user_id == user))
