"""Finished games: replays, analyses, records of tables here and of files that people bring."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi import Path as PathParameter
from pydantic_core import to_json

from bauhuette.match.match import Match
from bauhuette.match.refusal import CommandRefused
from bauhuette.match.table import Table
from bauhuette.server.access.permissions import Action, check, check_view, may
from bauhuette.server.access.replay import replay_of, seats_of_match, step_of
from bauhuette.server.http.request_context import JSON, PROBLEMS, By, RequestContext, SeenBy, TableId
from bauhuette.server.refusals import Denied, refusal_of, server_words
from bauhuette.server.tables.replay_schemas import AnalysisState, Branch, OpenedRecord, ReplayInfo, ReplayStep, Verdict
from bauhuette.server.tables.schemas import TableInfo
from bauhuette.server.tables.table_info import table_info
from bauhuette.server.wire import Code
from bauhuette.server.workers.untrusted_records import UntrustedRecord

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.get("/tables/{table}/record")
async def record(table: TableId, by: By) -> dict[str, Any]:
    """The record of a finished game with its seed, for readers who may know everything."""
    try:
        match = await known_match(table, by)
    except CommandRefused as refused:
        lists, changed = by.application.table_lists, refused.code == Code.RULES_CHANGED
        kept = await lists.outdated_record(table, by.user) if changed else None
        if kept is None:
            raise
        return kept
    check(Action.SECRET, match, by.user)
    record = _table_of(match).record()
    for seat, shown in (await _stand_ins(match, by)).items():
        record["seats"][seat] = shown
    return record


async def _stand_ins(match: Match, by: RequestContext) -> dict[int, str]:
    """Return what stands, by seat, for the names of people who do not show their games to this reader."""
    shown = server_words(by.lang).say("deal-somebody")
    return dict.fromkeys(await by.application.deals.hidden_names(match, by.user), shown)


Number = Annotated[int, PathParameter(ge=0, le=2**31, description="of moves made")]
Known = Annotated[int, Query(ge=0, le=2**31, description="moves of the analysis that the reader has")]


async def finished_match(table: str, by: RequestContext, seat: int | None = None) -> Match:
    """A finished game, if this visitor may see it as that seat did."""
    match = (await by.table(table, back=True)).match
    if match.status != "over" or match.table is None:
        raise Denied(Code.NOT_OVER, 409)
    if seat is not None and seat >= len(match.seats):
        raise Denied(Code.NOT_FOUND, 404)
    check_view(match, by.user, seat)
    return match


async def known_match(table: str, by: RequestContext) -> Match:
    """A finished game, if this visitor may know everything about it."""
    match = (await by.table(table, back=True)).match
    check(Action.KNOW, match, by.user)
    return match


def _table_of(match: Match) -> Table:
    assert match.table is not None
    return match.table


@router.get("/tables/{table}/replay")
async def replay_of_table(table: TableId, by: By, seat: SeenBy = None) -> ReplayInfo:
    """A finished game from the deal to the end."""
    match = await finished_match(table, by, seat)
    seed = may(Action.SECRET, match, by.user)
    seats = seats_of_match(match)
    for hidden, shown in (await _stand_ins(match, by)).items():
        seats[hidden]["name"] = shown
    replay = replay_of(_table_of(match), match.outcome, seats, seat, seed)
    reader = {
        "own": match.seat_of(by.user),
        "held": list(match.seats_of(by.user)),
        "known": may(Action.KNOW, match, by.user),
    }
    return replay.model_copy(update=reader)


@router.get("/tables/{table}/replay/{number}")
async def step_of_table(table: TableId, number: Number, by: By, seat: SeenBy = None) -> ReplayStep:
    """A finished game after a number of moves."""
    return step_of(_table_of(await finished_match(table, by, seat)), number, seat)


@router.get("/tables/{table}/analysis")
async def analysis_of_table(table: TableId, by: By, known: Known = 0) -> AnalysisState:
    """How far the analysis is, and what it found so far; without the first moves, which the reader knows."""
    await known_match(table, by)
    return await by.application.analysis_queue.state(table, known)


@router.post("/tables/{table}/analysis")
async def analyse_table(table: TableId, by: By) -> AnalysisState:
    """Analyse a finished game, or continue where that was interrupted; ask again for progress."""
    by.may_bring()
    played = _table_of(await known_match(table, by))
    body = to_json({"record": played.record()})
    return await by.application.analysis_queue.begin(
        by.owner, table, body, played.version, keep=True, edition=played.game.edition
    )


@router.post("/tables/{table}/branches", status_code=201)
async def what_if(table: TableId, branch: Branch, by: By) -> TableInfo:
    """Go on from a position of a finished game, as a seat that knows what it knew then, against bots."""
    by.may_open()
    match = await known_match(table, by)
    if branch.seat >= len(match.seats) or branch.number >= _table_of(match).version:
        raise Denied(Code.NOT_FOUND, 404)
    live = await by.application.creation.branch(await by.who(), match, branch.number, branch.seat, by.address)
    return table_info(live, by.user)


async def brought(request: Request) -> bytes:
    """A record as it came. Only a worker looks into it, so what is wrong with it is found there, too."""
    return await request.body()


Brought = Annotated[bytes, Depends(brought)]
RECORD_BODY = {
    "requestBody": {
        "required": True,
        "content": {JSON: {"schema": {"$ref": "#/components/schemas/RecordToVerify"}}},
    }
}


@router.post("/records", status_code=201, openapi_extra=RECORD_BODY)
async def open_record(by: By, record: Brought) -> OpenedRecord:
    """Bring a record file along: every move, every state and the luck are checked, then it can be replayed."""
    by.may_bring()
    found = await by.application.untrusted_records.judge(by.owner, record)
    by.application.untrusted_records.keep(found)
    return OpenedRecord(id=found.key, game=found.game, moves=found.moves)


def _on_shelf(key: str, by: RequestContext, seat: int | None = None) -> UntrustedRecord:
    found = by.application.untrusted_records.take(key)
    if seat is not None and seat >= found.seats:
        raise Denied(Code.NOT_FOUND, 404)
    return found


@router.get("/records/{key}/replay", response_model=ReplayInfo)
async def replay_of_record(key: str, by: By, seat: SeenBy = None) -> Response:
    """The game of a record that was brought along."""
    found = _on_shelf(key, by, seat)
    return Response(
        await by.application.untrusted_records.ask(by.owner, "course", key, found.body, seat=seat), media_type=JSON
    )


@router.get("/records/{key}/replay/{number}", response_model=ReplayStep)
async def step_of_record(key: str, number: Number, by: By, seat: SeenBy = None) -> Response:
    """The game of a record after a number of moves."""
    found = _on_shelf(key, by, seat)
    wish = {"number": number, "seat": seat}
    return Response(
        await by.application.untrusted_records.ask(by.owner, "step", key, found.body, **wish), media_type=JSON
    )


@router.get("/records/{key}/analysis")
async def analysis_of_record(key: str, by: By, known: Known = 0) -> AnalysisState:
    """How far the analysis is, and what it found so far; without the first moves, which the reader knows."""
    _on_shelf(key, by)
    return await by.application.analysis_queue.state(key, known)


@router.post("/records/{key}/analysis")
async def analyse_record(key: str, by: By) -> AnalysisState:
    """Analyse a record."""
    by.may_bring()
    found = _on_shelf(key, by)
    return await by.application.analysis_queue.begin(by.owner, key, found.body, found.moves, keep=False)


@router.post("/verify", openapi_extra=RECORD_BODY)
async def verify(by: By, record: Brought) -> Verdict:
    """Replay a record: every move, every state, the luck."""
    by.may_bring()
    try:
        found = await by.application.untrusted_records.judge(by.owner, record)
    except CommandRefused as refused:
        if refused.code not in (Code.BAD_RECORD, Code.RECORD_UNPLAYABLE):
            raise
        return Verdict(valid=False, moves=0, outcome=None, refusal=refusal_of(refused, by.lang))
    return Verdict(valid=True, moves=found.moves, outcome=found.outcome, refusal=None)
