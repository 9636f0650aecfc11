"""Deals of the day over REST."""

from __future__ import annotations

from datetime import date
from itertools import groupby
from typing import Annotated

from fastapi import APIRouter, Query
from sqlalchemy import Connection

from bauhuette.engine.catalogue import in_order
from bauhuette.engine.luck import commitment_to
from bauhuette.server import deal_bodies as bodies
from bauhuette.server.bodies import TableInfo
from bauhuette.server.deals.office import Course, Result, seat_of_day
from bauhuette.server.http.rest import PROBLEMS, By, known_game
from bauhuette.server.people.profiles import may_see
from bauhuette.server.people.training import DAY_MS
from bauhuette.server.refusals import Denied
from bauhuette.server.sight.personal import Thing
from bauhuette.server.storage import deals as stored
from bauhuette.server.tables.live import now_ms
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
    dealer, today = by.house.deals, day == now // DAY_MS
    deals = await (dealer.of_today(day) if today else dealer.of_day(day))
    if not deals or day > now // DAY_MS:
        raise Denied(Code.NOT_FOUND, 404)
    order = [meta.key for meta in in_order()]
    courses = await dealer.courses([deals[key] for key in order if key in deals])
    earlier = await by.house.store.read(lambda c: stored.days_before(c, day, 1))
    return bodies.Day(
        day=_name(day),
        before=_name(earlier[0].day) if earlier and earlier[0].day is not None else None,
        ends=(day + 1) * DAY_MS,
        now=now,
        over=not today,
        deals=[_deal(course, by.user) for course in courses],
    )


def _state(course: Course, user: str) -> bodies.DealState:
    sat, own = course.people.get(user), course.own(user)
    if own is not None:
        unfinished = course.boards[own.sat.table].state == "unfinished"
        return "played" if own.played.complete else "unfinished" if unfinished else "given-up"
    if sat is None or course.deal.opened:
        return "missed" if course.deal.opened else "open"
    return "playing"


def _deal(course: Course, user: str) -> bodies.DealOfDay:
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
    """The deals of today (UTC), one a game, the same for everybody."""
    now = now_ms()
    return await _day(by, now // DAY_MS, now)


@router.post("/today/{game}", status_code=201)
async def play_today(game: str, by: By) -> TableInfo:
    """My table of the deal of today; everybody has one, whose result counts."""
    by.may_open()
    live = await by.house.deals.take_up(await by.who(), known_game(game), by.address)
    return by.house.table_info(live, by.user)


@router.get("/days")
async def archive(by: By, before: Annotated[str | None, Query(max_length=10)] = None) -> bodies.Archive:
    """Days that are over, and one's own places."""
    today = now_ms() // DAY_MS
    last = min(today, _number(before)) if before else today
    found = await by.house.store.read(lambda c: stored.days_before(c, last, DAYS))
    courses = await by.house.deals.courses(found)
    days = [
        bodies.PastDay(day=_name(day), deals=[_past(course, by.user) for course in some])
        for day, some in groupby(courses, key=lambda course: course.deal.day or 0)
    ]
    return bodies.Archive(days=days, next=days[-1].day if len(days) == DAYS else None)


def _past(course: Course, user: str) -> bodies.PastDeal:
    shown = _deal(course, user)
    return bodies.PastDeal(game=shown.game, players=shown.players, best=shown.best, place=shown.place, own=shown.own)


@router.get("/days/{day}")
async def one_day(day: DayName, by: By) -> bodies.Day:
    """The deals of a day; after it with their luck, for whoever wants to check it."""
    return await _day(by, _number(day), now_ms())


@router.get("/{deal}/places")
async def places(deal: DealId, by: By) -> bodies.Places:
    """Who reached what: everybody's line when the deal is opened; of a day my own before, once I have played it."""
    by.only_admitted()
    course = (await by.house.deals.courses([await by.house.deals.find(deal)]))[0]
    ranked = course.ranked(by.user)
    if not course.deal.opened and (course.deal.day is None or course.own(by.user) is None):
        raise Denied(Code.SEALED, 403, kind="friends" if course.deal.day is None else "day")
    first = SHOWN if course.deal.opened else 0
    shown = [one for i, one in enumerate(ranked) if i < first or one.sat.user == by.user]
    users = [one.sat.user for one in shown]

    def names(connection: Connection) -> dict[str, str]:
        seen = [user for user in users if may_see(connection, Thing.GAMES, user, by.user)]
        return stored.names_of(connection, seen)

    known = await by.house.store.read(names)
    return bodies.Places(
        players=len(ranked),
        opened=course.deal.opened,
        rows=[_line(course, one, by.user, known.get(one.sat.user)) for one in shown],
    )


def _line(course: Course, one: Result, reader: str, name: str | None) -> bodies.PlacedLine:
    return bodies.PlacedLine(
        place=course.place(one, reader),
        name=name,
        points=one.played.score,
        complete=one.played.complete,
        by_bot=one.sat.by_bot,
        own=one.sat.user == reader,
        table=one.sat.table,
    )
