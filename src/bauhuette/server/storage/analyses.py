"""Analyses of finished games, and of each seat what pages of people show: they read this, nobody weighs again."""

from __future__ import annotations

import json
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from bauhuette.server.bodies import Analysis
from bauhuette.server.storage import schema


class Played(NamedTuple):
    """How a seat of one game was played; whose seat it was stands in the results."""

    table: str
    seat: int
    decisions: int
    error: float  # of a win, a decision
    doubt: float
    blunders: int
    luck: float
    result: float
    adjusted: float
    opening: str  # its first decision, as JSON; empty where it had none


def keep(connection: Connection, table: str, found: Analysis) -> None:
    a, p = schema.analyses, schema.analysed
    for old in (a, p):
        connection.execute(delete(old).where(old.c.table_id == table))
    connection.execute(insert(a).values(table_id=table, version=found.version, body=found.model_dump_json()))
    for one in played(table, found):
        row = one._asdict()
        connection.execute(insert(p).values(table_id=row.pop("table"), **row))


def played(table: str, found: Analysis) -> list[Played]:
    return [
        Played(
            table=table,
            seat=one.seat,
            decisions=one.decisions,
            error=one.error,
            doubt=one.doubt,
            blunders=one.blunders,
            luck=sum(one.luck.values()),
            result=one.result,
            adjusted=one.adjusted,
            opening=_opening(found, one.seat),
        )
        for one in found.accounts
    ]


def _opening(found: Analysis, seat: int) -> str:
    first = next((move.move for move in found.moves if move.seat == seat and move.weighed), None)
    return "" if first is None else json.dumps(first.model_dump(), sort_keys=True)


def of_player(connection: Connection, player: str) -> dict[str, Played]:
    """Of all games of a person that somebody has looked back at, by table; of several seats there the first."""
    p, r = schema.analysed, schema.results
    there = (r.c.table_id == p.c.table_id) & (r.c.seat == p.c.seat)
    query = select(p).join(r, there).where(r.c.player == player).order_by(p.c.seat.desc())
    return {row.table_id: Played(*row) for row in connection.execute(query)}
