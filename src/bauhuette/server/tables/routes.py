"""Tables: those of a person, open ones, what is seen of one, and what is done there."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Query, Response
from pydantic_core import to_json

from bauhuette.server import wire
from bauhuette.server.access.views import table_view
from bauhuette.server.http.request_context import JSON, PROBLEMS, By, RequestContext, TableId
from bauhuette.server.limits.rate_limits import MESSAGES
from bauhuette.server.tables.commands import AnyCommand, answer_to
from bauhuette.server.tables.open_table import OpenTable, now_ms
from bauhuette.server.tables.questions import why
from bauhuette.server.tables.schemas import (
    CommandReply,
    NewTable,
    OpenTables,
    TableInfo,
    TableList,
    WhyQuestion,
    WhyReply,
)
from bauhuette.server.tables.table_info import table_info

router = APIRouter(prefix="/api", responses=PROBLEMS)
OwnSeat = Annotated[int | None, Query(ge=0, le=3, description="which of the own seats, where people share a device")]


@router.get("/tables")
async def my_tables(by: By) -> TableList:
    """The tables I sit at and have not put away, without lessons."""
    return TableList(tables=await by.application.table_lists.own(by.user))


@router.post("/tables", status_code=201)
async def open_table(by: By, wish: NewTable) -> TableInfo:
    """Open a table; `path` is the link to send to friends."""
    by.may_open()
    live = await by.application.creation.as_asked(await by.who(), wish, by.address, by.lang)
    return table_info(live, by.user)


def _view(live: OpenTable, by: RequestContext, since: int, seat: int | None) -> dict[str, Any]:
    return table_view(live.match, by.user, since, live.presence(), now_ms(), seat)


@router.get("/open-tables")
async def open_tables(
    by: By,
    status: Literal["lobby", "running"] = "lobby",
    before: Annotated[str | None, Query(pattern=r"^\d{1,15}-[A-Za-z0-9_-]{1,32}$")] = None,
) -> OpenTables:
    """Tables that anyone may join, or running ones that anyone may watch."""
    return await by.application.table_lists.open(status, before)


@router.get("/tables/{table}", response_model=wire.TableView)
async def look(
    table: TableId, by: By, since: Annotated[int, Query(ge=0, le=2**31)] = 0, seat: OwnSeat = None
) -> Response:
    """What you may see of a table, with the log since a version."""
    return Response(to_json(_view(await by.table(table), by, since, seat)), media_type=JSON)


@router.delete("/tables/{table}", status_code=204)
async def put_away(table: TableId, by: By) -> None:
    """Remove a table from my list if no player waits for me. It stays for the others, and its link still works."""
    await by.application.table_lists.put_away(by.user, table)


@router.post("/tables/{table}/commands", response_model=CommandReply)
async def command(table: TableId, by: By, command: Annotated[AnyCommand, Body()], seat: OwnSeat = None) -> Response:
    """The same commands as over the socket, with the same answers."""
    by.application.within(MESSAGES, by.user)
    live = await by.table(table)
    answer = await answer_to(by.application.registry, live, await by.who(seat), command, by.lang, by.address)
    reply = {"answer": answer.model_dump(mode="json"), "view": _view(live, by, answer.version - 1, seat)}
    return Response(to_json(reply), media_type=JSON)


@router.post("/tables/{table}/why")
async def why_not(table: TableId, by: By, question: WhyQuestion, seat: OwnSeat = None) -> WhyReply:
    """Why a move is not offered to you now."""
    live = await by.table(table)
    return WhyReply(refusal=why(live, await by.who(seat), question.move, by.lang))
