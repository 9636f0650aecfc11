"""Analyses of games, finished or as far as they are, and of each seat what the pages of people show."""

from __future__ import annotations

import json
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from bauhuette.analysis.serialise import VERSION
from bauhuette.server.storage import schema
from bauhuette.server.tables.replay_schemas import Analysis


class SeatAnalysis(NamedTuple):
    """How a seat of one game was played; whose seat it was stands in the results."""

    table: str
    seat: int
    decisions: int
    error: float  # of a win, a decision
    doubt: float
    blunders: int
    result: float  # share of the win
    opening: str  # its first decision, as JSON; empty where it had none


def keep(connection: Connection, table: str, found: Analysis) -> None:
    a, p = schema.analyses, schema.analysed
    for old in (a, p):
        connection.execute(delete(old).where(old.c.table_id == table))
    connection.execute(insert(a).values(table_id=table, version=found.version, body=found.model_dump_json()))
    for one in played(table, found) if len(found.moves) == found.of else ():
        row = one._asdict()
        connection.execute(insert(p).values(table_id=row.pop("table"), **row))


def played(table: str, found: Analysis) -> list[SeatAnalysis]:
    return [
        SeatAnalysis(
            table=table,
            seat=one.seat,
            decisions=one.decisions,
            error=one.error,
            doubt=one.doubt,
            blunders=one.blunders,
            result=found.moves[-1].shares[one.seat] if found.moves else 0.0,
            opening=_opening(found, one.seat),
        )
        for one in found.accounts
    ]


def _opening(found: Analysis, seat: int) -> str:
    first = next((move.move for move in found.moves if move.seat == seat and move.evaluated), None)
    return "" if first is None else json.dumps(first.model_dump(), sort_keys=True)


def of_player(connection: Connection, player: str) -> dict[str, SeatAnalysis]:
    """Of all games of a person that were analysed by today's method, by table; of several seats there the first."""
    p, r, a = schema.analysed, schema.results, schema.analyses
    there = (r.c.table_id == p.c.table_id) & (r.c.seat == p.c.seat)
    today = (a.c.table_id == p.c.table_id) & (a.c.version == VERSION)
    query = select(p).join(r, there).join(a, today).where(r.c.player == player).order_by(p.c.seat.desc())
    return {row.table_id: SeatAnalysis(*row) for row in connection.execute(query)}
