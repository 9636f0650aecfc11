"""Tournaments in the database: their events, and which tables they made."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, insert, select, update

from bauhuette.server.storage import schema
from bauhuette.tournament.events import TournamentEvent
from bauhuette.tournament.settings import TournamentSettings

T, E, B = schema.tournaments, schema.tournament_events, schema.tournament_boards


class StoredTournament(NamedTuple):
    """What is stored of a tournament beside its events."""

    id: str
    charter: TournamentSettings
    secret: bytes
    organiser: str
    created: int


class UncountedTable(NamedTuple):
    """A table that is over and whose result is not counted yet."""

    table: str
    round: int
    number: int


def announce(connection: Connection, kept: StoredTournament) -> None:
    row = {"charter": kept.charter.model_dump_json(), "status": "open"}
    connection.execute(insert(T), [kept._asdict() | row])


def load(connection: Connection, tournament: str) -> StoredTournament | None:
    row = connection.execute(select(T).where(T.c.id == tournament)).one_or_none()
    if row is None:
        return None
    charter = TournamentSettings.model_validate_json(row.charter)
    return StoredTournament(row.id, charter, bytes(row.secret), row.organiser, row.created)


def events_after(connection: Connection, tournament: str, number: int) -> list[TournamentEvent]:
    query = select(E).where(E.c.tournament_id == tournament, E.c.number > number).order_by(E.c.number)
    return [
        TournamentEvent(row.number, row.kind, row.at, row.actor, row.once, json.loads(row.body))
        for row in connection.execute(query)
    ]


def append(
    connection: Connection,
    tournament: str,
    happened: Sequence[TournamentEvent],
    command: str,
    status: str,
    sealed: bool,
) -> None:
    """Store all or nothing; keys refuse what another process stored first."""
    rows = [
        {
            "tournament_id": tournament,
            "number": one.number,
            "kind": one.kind,
            "at": one.at,
            "actor": one.actor,
            "command": command if one is happened[0] else "",
            "once": one.once,
            "body": json.dumps(one.body),
        }
        for one in happened
    ]
    connection.execute(insert(E), rows)
    for one in happened:
        if one.kind == "paired" and one.body["boards"]:
            connection.execute(insert(B), _boards(tournament, one.body, sealed))
        elif one.kind == "counted":
            here = (B.c.tournament_id == tournament) & (B.c.round == one.body["round"])
            counted = update(B).where(here, B.c.number == one.body["board"]).values(counted=True)
            connection.execute(counted)
    connection.execute(update(T).where(T.c.id == tournament).values(status=status))


def _boards(tournament: str, body: dict[str, Any], sealed: bool) -> list[dict[str, Any]]:
    return [
        {
            "table_id": board["id"],
            "tournament_id": tournament,
            "round": body["number"],
            "number": number,
            "counted": False,
            "sealed": sealed,
        }
        for number, board in enumerate(body["boards"], 1)
    ]


def carried_out(connection: Connection, tournament: str, actor: str, command: str) -> bool:
    query = select(E.c.number).where(E.c.tournament_id == tournament, E.c.actor == actor, E.c.command == command)
    return connection.execute(query).first() is not None


def finished(connection: Connection, tournament: str) -> list[UncountedTable]:
    t = schema.tables
    query = (
        select(B.c.table_id, B.c.round, B.c.number)
        .join(t, t.c.id == B.c.table_id)
        .where(B.c.tournament_id == tournament, B.c.counted.is_(False), t.c.status == "over")
        .order_by(B.c.round, B.c.number)
    )
    return [UncountedTable(*row) for row in connection.execute(query)]


def waiting(connection: Connection, tables: Collection[str]) -> list[str]:
    """Of these tables those that are not made or not begun."""
    t = schema.tables
    begun = select(t.c.id).where(t.c.id.in_(tables), t.c.status != "lobby")
    there = set(connection.execute(begun).scalars())
    return [table for table in tables if table not in there]


def sealed_of(connection: Connection, tournament: str, rounds: Collection[int]) -> list[str]:
    query = select(B.c.table_id).where(B.c.tournament_id == tournament, B.c.sealed, B.c.round.in_(rounds))
    return list(connection.execute(query).scalars())


def unseal(connection: Connection, table: str) -> None:
    connection.execute(update(B).where(B.c.table_id == table).values(sealed=False))


def not_over(connection: Connection) -> list[str]:
    """Tournaments in which something may be due."""
    sealed = select(B.c.tournament_id).where(B.c.sealed)
    query = select(T.c.id).where((T.c.status != "over") | T.c.id.in_(sealed)).order_by(T.c.created)
    return list(connection.execute(query).scalars())


def newest(connection: Connection, limit: int) -> list[str]:
    """Those that are not over first."""
    query = select(T.c.id).order_by(T.c.status == "over", T.c.created.desc()).limit(limit)
    return list(connection.execute(query).scalars())


def forget_person(connection: Connection, user: str, name: str) -> None:
    """Keep entries without a name: results of others depend on them."""
    entries = select(E.c.tournament_id, E.c.number, E.c.body).where(E.c.kind == "entered", E.c.body.contains(user))
    for row in connection.execute(entries).all():
        body = json.loads(row.body)
        if body["user"] == user:
            here = (E.c.tournament_id == row.tournament_id) & (E.c.number == row.number)
            connection.execute(update(E).where(here).values(body=json.dumps(body | {"name": name})))
