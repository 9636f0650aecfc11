"""The REST side of safety: mute, block, report; and what hosts of the server do in the browser."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Literal, TypeVar

from fastapi import APIRouter, Depends, Query

from bauhuette.engine.errors import BauhuetteError
from bauhuette.server.http.request_context import PROBLEMS, By, RequestContext
from bauhuette.server.limits.rate_limits import PERSONAL, PERSONAL_HERE, RateLimit
from bauhuette.server.moderation.blocks_and_reports import Report, handle_of
from bauhuette.server.moderation.schemas import (
    Announcement,
    BanWish,
    Closing,
    ClubInfo,
    ClubWish,
    HostLimit,
    HostLimits,
    HostPeople,
    HostPerson,
    HostReport,
    HostReports,
    HostTable,
    HostTables,
    NewReport,
    Someone,
    Tie,
    TieKind,
    TieList,
    TieWish,
)
from bauhuette.server.moderation.server_profile import ServerProfile
from bauhuette.server.moderation.service import Moderation
from bauhuette.server.names import clean, guest_number
from bauhuette.server.refusals import Denied
from bauhuette.server.storage.store import User
from bauhuette.server.tables.open_table import now_ms
from bauhuette.server.wire import Code

T = TypeVar("T")
router = APIRouter(prefix="/api", responses=PROBLEMS)
DAY_MS = 86_400_000


async def whom(who: Someone, by: RequestContext) -> User:
    """Find the person meant: by account, by a handle, or at a table."""
    if who.account is not None:
        found = await by.application.store.account(who.account) if who.account.isprintable() else None
        user = found[0] if found else None
    elif who.handle is not None:
        user = await by.application.friends.known_by(by.user, who.handle)
    else:
        user = await _at_table(who, by)
    if user is None:
        raise Denied(Code.NOT_FOUND, 404)
    return user


async def _at_table(who: Someone, by: RequestContext) -> User | None:
    live = await by.table(who.table or "")
    if who.seat is not None and who.seat < len(live.match.seats):
        seat = live.match.seats[who.seat]
        return User(seat.user, seat.name, None) if seat.user else None
    return next((User(line.user, line.name, None) for line in live.chat if line.number == who.line), None)


def within(by: RequestContext, personal: RateLimit = PERSONAL, here: RateLimit = PERSONAL_HERE) -> None:
    by.only_admitted()
    by.application.within(personal, by.user)
    by.application.within(here, by.address)


@router.get("/ties/{kind}")
async def bound(kind: TieKind, by: By) -> TieList:
    """Whom I have muted or blocked."""
    found = await by.application.blocks.bound(by.user, kind)
    names = await by.application.friends.names(list(found), by.lang)
    return TieList(ties=[Tie(handle=handle_of(by.user, one), name=names[one], since=found[one]) for one in found])


@router.post("/ties", status_code=204)
async def bind(wish: TieWish, by: By) -> None:
    """Mute or block a person."""
    within(by)
    await by.application.blocks.bind(by.user, (await whom(wish.who, by)).id, wish.kind)


@router.delete("/ties/{kind}/{handle}", status_code=204)
async def unbind(kind: TieKind, handle: str, by: By) -> None:
    """Hear or meet them again."""
    for other in await by.application.blocks.bound(by.user, kind):
        if handle_of(by.user, other) == handle:
            return await by.application.blocks.unbind(by.user, other, kind)
    raise Denied(Code.NOT_FOUND, 404)


@router.post("/reports", status_code=204)
async def report(new: NewReport, by: By) -> None:
    """Report a person to the host of the server."""
    within(by)
    about = await whom(new.who, by)
    await by.application.blocks.report(by.user, about.id, about.name, new.who.table or "", new.kind, clean(new.text))


@router.get("/club")
async def club(by: By) -> ClubInfo:
    """What this server is called and says of itself; whether I am one of its hosts."""
    return await _club(by, by.application.server_profile)


async def _club(by: RequestContext, of: ServerProfile) -> ClubInfo:
    name, text = await of.told()
    return ClubInfo(name=name, text=text, host=await of.is_host(by.user))


# --- hosts of the server ---


async def only_hosts(by: By) -> RequestContext:
    by.only_admitted()
    if not await by.application.server_profile.is_host(by.user):
        raise Denied(Code.ONLY_HOSTS, 403)
    return by


Host = Annotated[RequestContext, Depends(only_hosts)]
HOST = "/host"


async def _moderate(by: RequestContext, work: Callable[[Moderation], T]) -> T:
    """What `bauhuette admin` does, under the host's account."""
    known = await by.application.store.user(by.user)
    moderation = Moderation(by.application.store.engine, f"@{known.account if known else ''}")
    try:
        done = await asyncio.to_thread(work, moderation)
    except BauhuetteError:
        raise Denied(Code.NOT_FOUND, 404) from None
    await by.application.moderation_sync.look()
    return done


@router.get(f"{HOST}/tables")
async def host_tables(by: Host, status: Annotated[Literal["", "lobby", "running", "over"], Query()] = "") -> HostTables:
    """Tables and who sits there; never what is hidden at them."""
    lines = await _moderate(by, lambda moderation: moderation.tables(status))
    names = await by.application.friends.names([user for line in lines for user in line.people], by.lang)
    return HostTables(
        tables=[
            HostTable(
                id=line.id,
                game=line.game,
                status=line.status,
                created=line.created,
                changed=line.changed,
                listed=line.listed,
                people=[names[user] for user in line.people],
            )
            for line in lines
        ]
    )


@router.get(f"{HOST}/people")
async def host_people(
    by: Host,
    name: Annotated[str, Query(max_length=64)] = "",
    kind: Annotated[Literal["", "accounts", "guests", "banned"], Query()] = "accounts",
) -> HostPeople:
    """Members and guests."""
    found = await _moderate(by, lambda moderation: moderation.people(name, kind))
    return HostPeople(
        people=[
            HostPerson(
                id=one.id,
                name=one.name or str(guest_number(one.id)),
                account=one.account,
                tables=one.tables,
                seen=one.seen,
                banned=one.banned,
            )
            for one in found
        ]
    )


@router.get(f"{HOST}/reports")
async def host_reports(by: Host) -> HostReports:
    """What people reported, and what the server noticed."""
    found = await by.application.blocks.reports()
    names = await by.application.friends.names([one.by_id for one in found if one.by_id], by.lang)
    return HostReports(reports=[_report(one, names) for one in found])


def _report(one: Report, names: dict[str, str]) -> HostReport:
    return HostReport(
        id=one.id,
        at=one.at,
        by=names.get(one.by_id),
        about=one.about_name,
        person=one.about_id,
        table=one.table_id,
        kind=one.kind,
        text=one.text,
        settled=one.settled,
        settled_by=one.settled_by,
    )


@router.post(f"{HOST}/reports/{{report}}/settled", status_code=204)
async def settle_report(report: str, by: Host) -> None:
    """It is dealt with."""
    known = await by.application.store.user(by.user)
    await by.application.blocks.settle(report, known.account or "" if known else "")


@router.post(f"{HOST}/bans", status_code=204)
async def host_ban(wish: BanWish, by: Host) -> None:
    """Let a person neither make tables nor play, chat or watch."""
    if wish.person == by.user:
        raise Denied(Code.YOURSELF, 409)
    until = None if wish.days is None else now_ms() + wish.days * DAY_MS
    await _moderate(by, lambda moderation: moderation.ban(wish.person, "", until, wish.reason))


@router.delete(f"{HOST}/bans/{{person}}", status_code=204)
async def host_unban(person: str, by: Host) -> None:
    """Admit a person again."""
    await _moderate(by, lambda moderation: moderation.unban(person, "", ""))


@router.post(f"{HOST}/tables/{{table}}/closed", status_code=204)
async def host_close(table: str, closing: Closing, by: Host) -> None:
    """Close a table for all its players."""
    await _moderate(by, lambda moderation: moderation.close(table, closing.reason))


@router.put(f"{HOST}/announcement", status_code=204)
async def host_announce(told: Announcement, by: Host) -> None:
    """Show a line to everyone; an empty one removes it."""
    texts = {"de": clean(told.de or told.en), "en": clean(told.en or told.de)}
    await _moderate(by, lambda moderation: moderation.announce(texts, None) if texts["en"] else moderation.take_back())


@router.put(f"{HOST}/club")
async def host_club(wish: ClubWish, by: Host) -> ClubInfo:
    """What this server is called, and what it says of itself."""
    await by.application.server_profile.tell(clean(wish.name), clean(wish.text))
    return await _club(by, by.application.server_profile)


@router.get(f"{HOST}/limits")
async def host_limits(by: Host) -> HostLimits:
    """The rate limits; `serve --limits` multiplies them."""
    factor = by.application.settings.limits
    known = by.application.known_limits.values()
    return HostLimits(
        factor=factor,
        limits=[HostLimit(name=one.name, burst=one.burst, per_minute=60 * one.per_second) for one in known],
    )
