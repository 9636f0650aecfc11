"""The host's announcement: one line at a time, until a time or until it is removed."""

from __future__ import annotations

import json
from typing import NamedTuple

from sqlalchemy import Connection, func, insert, or_, select, update

from bauhuette.server.storage import schema


class ServerNotice(NamedTuple):
    texts: dict[str, str]  # by language
    until: int | None

    def text(self, lang: str, now: int) -> str | None:
        return None if self.until is not None and self.until <= now else self.texts[lang]


def current(connection: Connection, now: int) -> ServerNotice | None:
    n = schema.notices
    query = select(n).where(or_(n.c.until.is_(None), n.c.until > now)).order_by(n.c.number.desc()).limit(1)
    row = connection.execute(query).one_or_none()
    return None if row is None else ServerNotice(json.loads(row.texts), row.until)


def begin(connection: Connection, texts: dict[str, str], now: int, until: int | None) -> None:
    """It takes the place of the one before."""
    end(connection, now)
    n = schema.notices
    number = (connection.execute(select(func.max(n.c.number))).scalar_one() or 0) + 1
    connection.execute(insert(n).values(number=number, since=now, until=until, texts=json.dumps(texts)))


def end(connection: Connection, now: int) -> bool:
    """Whether there was one."""
    n = schema.notices
    over = update(n).where(or_(n.c.until.is_(None), n.c.until > now)).values(until=now)
    return bool(connection.execute(over).rowcount)
