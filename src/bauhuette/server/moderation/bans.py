"""Bans of people and addresses, until a time or until they are lifted, with a reason."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any, NamedTuple

from sqlalchemy import Connection, insert, or_, select, update

from bauhuette.server.names import new_id
from bauhuette.server.refusals import Denied, server_words
from bauhuette.server.storage import schema
from bauhuette.server.wire import Code

NEVER, NONE = "never", "none"  # as the sentence asks for them


class Ban(NamedTuple):
    id: str
    user_id: str | None
    address: str | None
    since: int
    until: int | None
    reason: str


class Banned(Denied):
    """Told with the reason: one of ours in the reader's language, or the host's own words."""

    def __init__(self, ban: Ban) -> None:
        super().__init__(Code.BANNED, 403, until=shown_time(ban.until), reason=ban.reason)

    def text(self, lang: str) -> str:
        facts = self.facts | {"reason": shown_reason(self.facts["reason"], lang)}
        return server_words(lang).say("refused-banned", **facts)


def shown_reason(reason: str, lang: str) -> str:
    words, key = server_words(lang), f"ban-reason-{reason}"
    return words.say(key) if words.has(key) else reason or NONE


def shown_time(at: int | None) -> str:
    """The same in every language."""
    return NEVER if at is None else datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


class Bans:
    """Those that count now, as a process knows them."""

    def __init__(self, bans: Iterable[Ban] = ()) -> None:
        self._by_user = {ban.user_id: ban for ban in bans if ban.user_id}
        self._by_address = {ban.address: ban for ban in bans if ban.address}

    def of(self, user: str, address: str, now: int) -> Ban | None:
        found = (self._by_user.get(user), self._by_address.get(address))
        return next((ban for ban in found if ban is not None and (ban.until is None or ban.until > now)), None)


def current(connection: Connection, now: int) -> list[Ban]:
    b = schema.bans
    query = select(b).where(or_(b.c.until.is_(None), b.c.until > now)).order_by(b.c.since)
    return [Ban(*row) for row in connection.execute(query)]


def begin(connection: Connection, user: str | None, address: str | None, now: int, until: int | None, why: str) -> None:
    """A later ban takes the place of an earlier one."""
    end(connection, user, address, now)
    row = Ban(new_id(), user, address, now, until, why)
    connection.execute(insert(schema.bans).values(**row._asdict()))


def end(connection: Connection, user: str | None, address: str | None, now: int) -> int:
    """How many there were."""
    b = schema.bans
    same: Any = b.c.user_id == user if user else b.c.address == address
    over = update(b).where(same, or_(b.c.until.is_(None), b.c.until > now)).values(until=now)
    return connection.execute(over).rowcount
