"""Rows of editions, of what their makers say of single values, and of versions that were played."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from bauhuette.engine.edition_agreement import OwnersAnswer
from bauhuette.server.storage import schema

E, A, V = schema.editions, schema.edition_answers, schema.edition_versions
KEPT_VERSIONS = 50  # of one edition; records carry the values, so that no game needs them


class EditionRow(NamedTuple):
    id: str
    user: str
    game: str
    name: str
    publisher: str
    year: int
    named: bool
    code: str | None
    copied_from: str
    approved: bool
    standard: bool
    version: int
    revision: int
    created: int
    changed: int


class SaidValue(NamedTuple):
    """What a maker says of a value; `value` is None where it is as ours."""

    value: Any
    confirmed: bool
    revision: int


class PlayedVersion(NamedTuple):
    number: int
    values: Mapping[str, Any]
    at: int


def keep(connection: Connection, edition: EditionRow) -> None:
    values = edition._asdict()
    connection.execute(insert(E).values(user_id=values.pop("user"), **values))


def change(connection: Connection, edition: str, **values: Any) -> None:
    connection.execute(update(E).where(E.c.id == edition).values(**values))


def find(connection: Connection, edition: str) -> EditionRow | None:
    """By id or by the code of its link."""
    row = connection.execute(select(E).where((E.c.id == edition) | (E.c.code == edition))).first()
    return None if row is None else EditionRow(*row)


def of_person(connection: Connection, user: str) -> list[EditionRow]:
    """The newest change first."""
    query = select(E).where(E.c.user_id == user).order_by(E.c.changed.desc(), E.c.id)
    return [EditionRow(*row) for row in connection.execute(query)]


def standards(connection: Connection) -> list[EditionRow]:
    """This server's choices for new tables."""
    return [EditionRow(*row) for row in connection.execute(select(E).where(E.c.standard).order_by(E.c.game, E.c.id))]


def drop(connection: Connection, edition: str) -> None:
    for table in (A, V):
        connection.execute(delete(table).where(table.c.edition_id == edition))
    connection.execute(delete(E).where(E.c.id == edition))


def has_account(connection: Connection, user: str) -> bool:
    u = schema.users.c
    return bool(connection.execute(select(func.count()).where(u.id == user, u.account.is_not(None))).scalar())


def hand_over(connection: Connection, guest: str, account: str, most: int) -> None:
    """Give an account the editions its owner made as a guest, the newest first, as far as there is room."""
    room = most - len(of_person(connection, account))
    for edition in of_person(connection, guest)[: max(0, room)]:
        change(connection, edition.id, user_id=account)


def forget(connection: Connection, user: str) -> None:
    """Everything of a person."""
    for edition in of_person(connection, user):
        drop(connection, edition.id)


# --- values ---


def said(connection: Connection, edition: str) -> dict[str, SaidValue]:
    query = select(A.c.key, A.c.value, A.c.confirmed, A.c.revision).where(A.c.edition_id == edition).order_by(A.c.key)
    return {row.key: SaidValue(_parsed(row.value), row.confirmed, row.revision) for row in connection.execute(query)}


def say(connection: Connection, edition: str, values: Mapping[str, SaidValue]) -> None:
    if not values:
        return
    connection.execute(delete(A).where(A.c.edition_id == edition, A.c.key.in_(list(values))))
    rows = [
        {"edition_id": edition, "key": key, "value": _written(one.value), "confirmed": one.confirmed}
        | {"revision": one.revision}
        for key, one in values.items()
    ]
    connection.execute(insert(A), rows)


def answers_stamp(connection: Connection, game: str) -> tuple[Any, ...]:
    """Return what changes whenever an edition of a game, or who has an account, does."""
    u = schema.users.c
    query = select(func.count(), func.count(u.account), func.sum(E.c.revision), func.max(E.c.changed))
    joined = query.select_from(E).outerjoin(schema.users, u.id == E.c.user_id).where(E.c.game == game)
    return tuple(connection.execute(joined).one())


def owners_answers(connection: Connection, game: str) -> list[OwnersAnswer]:
    """What accounts confirmed; of several editions of one box the one changed last counts."""
    u = schema.users.c
    query = (
        select(E.c.user_id, E.c.publisher, E.c.year, A.c.key, A.c.value)
        .join(A, A.c.edition_id == E.c.id)
        .join(schema.users, u.id == E.c.user_id)
        .where(E.c.game == game, A.c.confirmed, A.c.value.is_not(None), u.account.is_not(None))
        .order_by(E.c.changed, E.c.id)
    )
    last = {tuple(row[:4]): row for row in connection.execute(query)}
    return [OwnersAnswer(*row[:4], value=_parsed(row.value)) for row in last.values()]


def _parsed(text: str | None) -> Any:
    return None if text is None else json.loads(text)


def _written(value: Any) -> str | None:
    return None if value is None else json.dumps(value, sort_keys=True)


# --- versions ---


def played(connection: Connection, edition: str) -> list[PlayedVersion]:
    """The newest first."""
    query = select(V.c.number, V.c["values"], V.c.at).where(V.c.edition_id == edition).order_by(V.c.number.desc())
    return [PlayedVersion(number, json.loads(values), at) for number, values, at in connection.execute(query)]


def is_played(connection: Connection, edition: str, number: int) -> bool:
    query = select(func.count()).select_from(V).where(V.c.edition_id == edition, V.c.number == number)
    return bool(connection.execute(query).scalar())


def keep_version(connection: Connection, edition: str, version: PlayedVersion) -> None:
    """Keep what a game begins with; the oldest versions go."""
    row = {
        "edition_id": edition,
        "number": version.number,
        "values": json.dumps(dict(version.values)),
        "at": version.at,
    }
    connection.execute(insert(V).values(row))
    oldest = version.number - KEPT_VERSIONS
    connection.execute(delete(V).where(V.c.edition_id == edition, V.c.number <= oldest))
