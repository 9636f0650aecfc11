"""Deals of people over REST: several tables with the same deal, compared as at duplicate bridge."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import APIRouter

from bauhuette.engine.rng import commitment_to
from bauhuette.engine.types import Seat
from bauhuette.match.match import Match
from bauhuette.match.refusal import CommandRefused
from bauhuette.server.deals import schemas as bodies
from bauhuette.server.deals import storage as stored
from bauhuette.server.deals.routes import DealId
from bauhuette.server.deals.service import DealStandings
from bauhuette.server.deals.storage import DealBoard, DealRow
from bauhuette.server.http.request_context import PROBLEMS, By, known_game
from bauhuette.server.limits.rate_limits import MESSAGES, NEW_TABLES
from bauhuette.server.refusals import Denied
from bauhuette.server.tables.open_table import now_ms
from bauhuette.server.tables.schemas import TableInfo
from bauhuette.server.tables.table_info import table_info
from bauhuette.server.wire import Code
from bauhuette.tournament.duplicate_scoring import DuplicateResult, compare

LISTED = 30

router = APIRouter(prefix="/api/deals", responses=PROBLEMS)


def _path(deal: DealRow) -> str:
    return f"/deal/{deal.id}"


@router.get("")
async def my_deals(by: By) -> bodies.SharedDeals:
    """The deals of people that I made or played, the newest first."""
    found = await by.application.store.read(lambda c: stored.made_by(c, by.user, LISTED))
    return bodies.SharedDeals(
        deals=[
            bodies.SharedDealLine(
                id=deal.id,
                path=_path(deal),
                game=deal.game,
                name=deal.name,
                created=deal.created,
                closed=deal.until <= now_ms(),
            )
            for deal in found
        ]
    )


@router.post("", status_code=201)
async def make_deal(by: By, wish: bodies.NewDeal) -> bodies.SharedDeal:
    """Make a deal for friends: each plays it once, at their own table or together."""
    by.only_admitted()
    by.application.within(NEW_TABLES, by.user)
    known_game(wish.game)
    return await _shown(by, await by.application.deals.make(by.user, wish))


async def _found(by: By, deal: str) -> DealRow:
    by.only_admitted()
    found = await by.application.deals.find(deal)
    if found.day is not None:
        raise Denied(Code.NOT_FOUND, 404)
    return found


@router.get("/{deal}")
async def look_at_deal(deal: DealId, by: By) -> bodies.SharedDeal:
    """Its tables; the results when it is opened, until then those of my own table."""
    return await _shown(by, await _found(by, deal))


@router.post("/{deal}/tables", status_code=201)
async def open_deal_table(deal: DealId, by: By, wish: bodies.DealSeatWish) -> TableInfo:
    """Open my table of the deal, or return the one I have."""
    by.may_open()
    found = await _found(by, deal)
    live = await by.application.deals.open_table(await by.who(), found, wish.seat, by.address)
    return table_info(live, by.user)


@router.post("/{deal}/close")
async def close_deal(deal: DealId, by: By) -> bodies.SharedDeal:
    """Close my deal: no further table starts, and everything is shown when the last one ends."""
    by.application.within(MESSAGES, by.user)
    found = await _found(by, deal)
    if not by.user or found.host != by.user:
        raise Denied(Code.NOT_HOST, 403)
    await by.application.deals.close_deal(found)
    return await _shown(by, await by.application.deals.find(deal))


async def _matches(by: By, boards: Mapping[str, DealBoard]) -> dict[str, Match]:
    found = {}
    for table in boards:
        try:
            found[table] = (await by.application.registry.find(table)).match
        except CommandRefused as refused:
            if refused.code not in (Code.NOT_FOUND, Code.DAMAGED, Code.RULES_CHANGED, Code.NOT_PREPARED):
                raise
    return found


async def _shown(by: By, deal: DealRow) -> bodies.SharedDeal:
    course = (await by.application.deals.courses([deal]))[0]
    matches = await _matches(by, course.boards)
    if by.application.store.shared:
        await by.application.registry.look_again(list(matches))
    sat = course.people.get(by.user)
    own = sat.table if sat is not None and sat.table in matches and matches[sat.table].seats_of(by.user) else None
    shown = {table: match for table, match in matches.items() if match.ended != "closed"}
    return bodies.SharedDeal(
        id=deal.id,
        path=_path(deal),
        game=deal.game,
        name=deal.name,
        seats=deal.seats,
        level=deal.level,
        commitment=commitment_to(deal.secret),
        secret=deal.secret.hex() if deal.opened else None,
        hosting=bool(by.user) and deal.host == by.user,
        until=deal.until,
        closed=deal.until <= now_ms(),
        opened=deal.opened,
        table=own,
        tables=[_table(course, match, by.user) for match in shown.values()],
    )


def _played_at(course: DealStandings, seat: int) -> dict[str, DuplicateResult]:
    """By table: what the same seat reached at all of them; bots played the same deal, too."""
    given_up = {sat.table for sat in course.people.values() if sat.seat == seat and not sat.complete}
    return {
        board.table: DuplicateResult(board.scores[seat], board.table not in given_up)
        for board in course.boards.values()
        if board.done and board.scores
    }


def _table(course: DealStandings, match: Match, user: str) -> bodies.DealTable:
    table, given_up = match.setup.id, match.given_up
    told = course.deal.opened or bool(match.seats_of(user))
    seats = []
    for seat, sitter in enumerate(match.seats):
        alike = _played_at(course, seat) if told else {}
        opened = course.deal.opened and table in alike and seat not in given_up
        beside = compare(list(alike.values()), list(alike).index(table)) if opened else None
        seats.append(
            bodies.ComparedSeat(
                seat=seat,
                name=sitter.name,
                level=sitter.level if not sitter.user else None,
                given_up=seat in given_up,
                by_bot=match.finished_by_bot(Seat(seat)),
                own=bool(user) and sitter.user == user,
                points=alike[table].score if table in alike else None,
                average=None if beside is None or beside.average is None else round(float(beside.average), 2),
                matchpoints=None if beside is None else float(beside.matchpoints),
                most=0 if beside is None else beside.most,
            )
        )
    return bodies.DealTable(
        table=table,
        status=match.status,
        free=sum(one.kind == "open" for one in match.seats) if match.status == "lobby" else 0,
        own=bool(match.seats_of(user)),
        seats=seats,
    )
