"""Deals that several tables play: who played which, once each, and what came of it."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, insert, select, update

from bauhuette.server.storage import schema

D, T, P = schema.deals, schema.deal_tables, schema.deal_people


class DealRow(NamedTuple):
    id: str
    game: str
    day: int | None
    seats: int
    options: Mapping[str, int]
    level: str
    secret: bytes
    host: str
    name: str
    created: int
    until: int
    opened: bool


class DealSeat(NamedTuple):
    """A person and the one table at which they play a deal."""

    user: str
    table: str
    seat: int | None
    complete: bool
    by_bot: bool = False  # a bot played on for them


class DealResult(NamedTuple):
    """How a person played a deal."""

    seat: int
    complete: bool
    by_bot: bool


class DealBoard(NamedTuple):
    """A table of a deal."""

    table: str
    created: int
    state: str
    scores: tuple[int, ...]
    sealed: bool

    @property
    def done(self) -> bool:
        return self.state != "playing"


def make(connection: Connection, deal: DealRow) -> None:
    """The key refuses a second deal of a day."""
    connection.execute(insert(D).values(**deal._asdict() | {"options": json.dumps(dict(deal.options))}))


def find(connection: Connection, deal: str) -> DealRow | None:
    return next(iter(_deals(connection, select(D).where(D.c.id == deal))), None)


def of_day(connection: Connection, day: int) -> dict[str, DealRow]:
    return {deal.game: deal for deal in _deals(connection, select(D).where(D.c.day == day))}


def days_before(connection: Connection, day: int, limit: int) -> list[DealRow]:
    """Return the deals of the last days before this one, the newest first."""
    newest = select(D.c.day).where(D.c.day < day).distinct().order_by(D.c.day.desc()).limit(limit).scalar_subquery()
    return _deals(connection, select(D).where(D.c.day.in_(newest)).order_by(D.c.day.desc(), D.c.game))


def not_opened(connection: Connection, now: int) -> list[DealRow]:
    """Those that can be played no longer."""
    return _deals(connection, select(D).where(D.c.opened.is_(False), D.c.until <= now).order_by(D.c.created))


def made_by(connection: Connection, user: str, limit: int) -> list[DealRow]:
    """Return deals that a person made or played, the newest first."""
    own = select(P.c.deal_id).where(P.c.user_id == user)
    query = select(D).where(D.c.day.is_(None), (D.c.host == user) | D.c.id.in_(own))
    return _deals(connection, query.order_by(D.c.created.desc()).limit(limit))


def _deals(connection: Connection, query: Select[Any]) -> list[DealRow]:
    return [
        DealRow(**dict(row._mapping) | {"options": json.loads(row.options), "secret": bytes(row.secret)})
        for row in connection.execute(query)
    ]


def close(connection: Connection, deal: str, at: int) -> None:
    connection.execute(update(D).where(D.c.id == deal, D.c.until > at).values(until=at))


def open_up(connection: Connection, deal: str) -> None:
    connection.execute(update(D).where(D.c.id == deal).values(opened=True))


# --- who sits where ---


def seat_of(connection: Connection, deal: str, user: str) -> DealSeat | None:
    row = connection.execute(select(P).where(P.c.deal_id == deal, P.c.user_id == user)).one_or_none()
    return None if row is None else _sat(row)


def people_of(connection: Connection, deals: Collection[str]) -> dict[str, list[DealSeat]]:
    query = select(P).where(P.c.deal_id.in_(deals)).order_by(P.c.user_id)
    found: dict[str, list[DealSeat]] = {deal: [] for deal in deals}
    for row in connection.execute(query):
        found[row.deal_id].append(_sat(row))
    return found


def accounts_of(connection: Connection, deals: Collection[str]) -> frozenset[str]:
    """People of these deals who have an account."""
    u = schema.users.c
    query = select(P.c.user_id).join(schema.users, u.id == P.c.user_id)
    return frozenset(connection.execute(query.where(P.c.deal_id.in_(deals), u.account.is_not(None))).scalars())


def _sat(row: Any) -> DealSeat:
    return DealSeat(row.user_id, row.table_id, row.seat, row.complete, row.by_bot)


def take_place(connection: Connection, deal: str, user: str, table: str, at: int, instead: str = "") -> DealSeat:
    """Return a person's one table of a deal: this one, unless they already sat at another."""
    known = seat_of(connection, deal, user)
    if known is not None and known.table != instead:
        return known
    if connection.execute(select(T.c.table_id).where(T.c.table_id == table)).first() is None:
        connection.execute(
            insert(T).values(table_id=table, deal_id=deal, created=at, state="playing", scores="", sealed=True)
        )
    if known is None:
        connection.execute(insert(P).values(deal_id=deal, user_id=user, table_id=table, seat=None, complete=False))
    else:
        here = (P.c.deal_id == deal) & (P.c.user_id == user)
        connection.execute(update(P).where(here).values(table_id=table))
    return DealSeat(user, table, None, False)


# --- what came of it ---


def boards_of(connection: Connection, deals: Collection[str]) -> dict[str, list[DealBoard]]:
    found: dict[str, list[DealBoard]] = {deal: [] for deal in deals}
    for row in connection.execute(select(T).where(T.c.deal_id.in_(deals)).order_by(T.c.created, T.c.table_id)):
        scores = tuple(json.loads(row.scores)) if row.scores else ()
        found[row.deal_id].append(DealBoard(row.table_id, row.created, row.state, scores, row.sealed))
    return found


def count(
    connection: Connection, table: str, state: str, scores: Sequence[int], people: Mapping[str, DealResult]
) -> None:
    """The result of a table, once: the points of all seats, and how every person played it."""
    here = update(T).where(T.c.table_id == table, T.c.state == "playing")
    if connection.execute(here.values(state=state, scores=json.dumps(list(scores)))).rowcount:
        for user, ended in people.items():
            person = update(P).where(P.c.table_id == table, P.c.user_id == user)
            connection.execute(person.values(**ended._asdict()))


def uncounted(connection: Connection, deals: Collection[str] | None = None) -> list[str]:
    """Tables of these deals, or of all, that are over and whose result is not counted yet."""
    t = schema.tables
    query = select(T.c.table_id).join(t, t.c.id == T.c.table_id).where(T.c.state == "playing", t.c.status == "over")
    if deals is not None:
        query = query.where(T.c.deal_id.in_(deals))
    return list(connection.execute(query).scalars())


def status_of(connection: Connection, tables: Collection[str]) -> dict[str, str]:
    t = schema.tables.c
    query = select(t.id, t.status).where(t.id.in_(tables))
    return {row.id: row.status for row in connection.execute(query)}


def names_of(connection: Connection, users: Collection[str]) -> dict[str, str]:
    u = schema.users.c
    return {row.id: row.name for row in connection.execute(select(u.id, u.name).where(u.id.in_(users)))}


def unseal(connection: Connection, table: str) -> None:
    connection.execute(update(T).where(T.c.table_id == table).values(sealed=False))


def forget(connection: Connection, user: str, nobody: str) -> None:
    """Remove the name from results; they stay, because places of others depend on them."""
    for row in connection.execute(select(P.c.deal_id, P.c.table_id).where(P.c.user_id == user)).all():
        here = (P.c.deal_id == row.deal_id) & (P.c.user_id == user)
        connection.execute(update(P).where(here).values(user_id=f"{nobody}{row.table_id}"[:32]))
    connection.execute(update(D).where(D.c.host == user).values(host=nobody))
