"""Deals of the day over REST."""

from __future__ import annotations

from datetime import date
from itertools import groupby
from typing import Annotated

from fastapi import APIRouter, Query
from sqlalchemy import Connection

from bauhuette.engine.catalogue import in_order
from bauhuette.engine.rng import commitment_to
from bauhuette.server.access.privacy import PrivateThing
from bauhuette.server.deals import schemas as bodies
from bauhuette.server.deals import storage as stored
from bauhuette.server.deals.service import DealScore, DealStandings, seat_of_day
from bauhuette.server.http.request_context import PROBLEMS, By, known_game
from bauhuette.server.profiles.service import may_see
from bauhuette.server.refusals import Denied
from bauhuette.server.tables.open_table import now_ms
from bauhuette.server.tables.schemas import TableInfo
from bauhuette.server.tables.table_info import table_info
from bauhuette.server.training.service import DAY_MS
from bauhuette.server.wire import Code

SHOWN = 50  # places
DAYS = 14  # in one page of the archive
FIRST = date(1970, 1, 1).toordinal()

router = APIRouter(prefix="/api/deals", responses=PROBLEMS)
DealId = Annotated[str, "the id of a deal"]
DayName = Annotated[str, "such as 2026-11-15"]


def _name(day: int) -> str:
    return date.fromordinal(FIRST + day).isoformat()


def _number(day: str) -> int:
    try:
        return date.fromisoformat(day).toordinal() - FIRST
    except ValueError:
        raise Denied(Code.NOT_FOUND, 404) from None


async def _day(by: By, day: int, now: int) -> bodies.Day:
    dealer, today = by.application.deals, day == now // DAY_MS
    deals = await (dealer.of_today(day) if today else dealer.of_day(day))
    if not deals or day > now // DAY_MS:
        raise Denied(Code.NOT_FOUND, 404)
    order = [meta.key for meta in in_order()]
    courses = await dealer.courses([deals[key] for key in order if key in deals])
    earlier = await by.application.store.read(lambda c: stored.days_before(c, day, 1))
    return bodies.Day(
        day=_name(day),
        before=_name(earlier[0].day) if earlier and earlier[0].day is not None else None,
        ends=(day + 1) * DAY_MS,
        now=now,
        over=not today,
        deals=[_deal(course, by.user) for course in courses],
    )


def _state(course: DealStandings, user: str) -> bodies.DealState:
    sat, own = course.people.get(user), course.own(user)
    if own is not None:
        unfinished = course.boards[own.sat.table].state == "unfinished"
        return "played" if own.played.complete else "unfinished" if unfinished else "given-up"
    if sat is None or course.deal.opened:
        return "missed" if course.deal.opened else "open"
    return "playing"


def _deal(course: DealStandings, user: str) -> bodies.DealOfDay:
    deal, sat, own, ranked = course.deal, course.people.get(user), course.own(user), course.ranked(user)
    complete = [one.played.score for one in ranked if one.played.complete]
    best = ranked[0] if complete else None
    return bodies.DealOfDay(
        id=deal.id,
        game=deal.game,
        seats=deal.seats,
        seat=seat_of_day(deal),
        level=deal.level,
        commitment=commitment_to(deal.secret),
        secret=deal.secret.hex() if deal.opened else None,
        state=_state(course, user),
        table=None if sat is None else sat.table,
        place=None if own is None else course.place(own, user),
        own=None if own is None else own.played.score,
        listed=user in course.accounts,
        players=len(ranked),
        points=complete,
        best=None if best is None else best.played.score,
        best_table=best.sat.table if best is not None and deal.opened else None,
    )


@router.get("/today")
async def today(by: By) -> bodies.Day:
    """The deals of today (UTC), one per game, the same for everyone."""
    now = now_ms()
    return await _day(by, now // DAY_MS, now)


@router.post("/today/{game}", status_code=201)
async def play_today(game: str, by: By) -> TableInfo:
    """My table of today's deal; each person has one, whose result counts."""
    by.may_open()
    live = await by.application.deals.take_up(await by.who(), known_game(game), by.address)
    return table_info(live, by.user)


@router.get("/days")
async def archive(by: By, before: Annotated[str | None, Query(max_length=10)] = None) -> bodies.Archive:
    """Past days with my own places."""
    today = now_ms() // DAY_MS
    last = min(today, _number(before)) if before else today
    found = await by.application.store.read(lambda c: stored.days_before(c, last, DAYS))
    courses = await by.application.deals.courses(found)
    days = [
        bodies.PastDay(day=_name(day), deals=[_past(course, by.user) for course in some])
        for day, some in groupby(courses, key=lambda course: course.deal.day or 0)
    ]
    return bodies.Archive(days=days, next=days[-1].day if len(days) == DAYS else None)


def _past(course: DealStandings, user: str) -> bodies.PastDeal:
    shown = _deal(course, user)
    return bodies.PastDeal(game=shown.game, players=shown.players, best=shown.best, place=shown.place, own=shown.own)


@router.get("/days/{day}")
async def one_day(day: DayName, by: By) -> bodies.Day:
    """The deals of a day; after the day with their seeds, to verify them."""
    return await _day(by, _number(day), now_ms())


@router.get("/{deal}/places")
async def places(deal: DealId, by: By) -> bodies.Places:
    """The ranking of a deal: all rows when it is opened; before, only my own once I have played."""
    by.only_admitted()
    course = (await by.application.deals.courses([await by.application.deals.find(deal)]))[0]
    ranked = course.ranked(by.user)
    if not course.deal.opened and (course.deal.day is None or course.own(by.user) is None):
        raise Denied(Code.SEALED, 403, kind="friends" if course.deal.day is None else "day")
    first = SHOWN if course.deal.opened else 0
    shown = [one for i, one in enumerate(ranked) if i < first or one.sat.user == by.user]
    users = [one.sat.user for one in shown]

    def names(connection: Connection) -> dict[str, str]:
        seen = [user for user in users if may_see(connection, PrivateThing.GAMES, user, by.user)]
        return stored.names_of(connection, seen)

    known = await by.application.store.read(names)
    return bodies.Places(
        players=len(ranked),
        opened=course.deal.opened,
        rows=[_line(course, one, by.user, known.get(one.sat.user)) for one in shown],
    )


def _line(course: DealStandings, one: DealScore, reader: str, name: str | None) -> bodies.PlacedLine:
    return bodies.PlacedLine(
        place=course.place(one, reader),
        name=name,
        points=one.played.score,
        complete=one.played.complete,
        by_bot=one.sat.by_bot,
        own=one.sat.user == reader,
        table=one.sat.table,
    )
