"""The REST side of finding people: friends, invitations, seeking a game."""

from __future__ import annotations

from fastapi import APIRouter

from bauhuette.engine.catalogue import meta_of
from bauhuette.server.access.permissions import Action, check
from bauhuette.server.accounts.one_time_codes import CodeKind
from bauhuette.server.friends.schemas import (
    FriendInfo,
    FriendLink,
    FriendList,
    Invitation,
    Invitations,
    InvitationWish,
    SeekState,
    SeekWish,
)
from bauhuette.server.friends.service import Friend
from bauhuette.server.http.request_context import PROBLEMS, By, RequestContext, TableId, known_game
from bauhuette.server.limits.rate_limits import CODES, CODES_HERE
from bauhuette.server.moderation.blocks_and_reports import handle_of
from bauhuette.server.moderation.routes import whom, within
from bauhuette.server.moderation.schemas import Someone
from bauhuette.server.refusals import Denied
from bauhuette.server.wire import Code

router = APIRouter(prefix="/api", responses=PROBLEMS)


def _friend(one: Friend, by: RequestContext) -> FriendInfo:
    known = one.user if one.user.name else None
    name = by.application.name_of(one.user.id, known, by.lang)
    handle = handle_of(by.user, one.user.id)
    return FriendInfo(handle=handle, name=name, account=one.user.account, since=one.since, here=one.here)


@router.get("/friends")
async def friends(by: By) -> FriendList:
    """My friends and who of them is here, who wants to be one, whom I have asked."""
    found = await by.application.friends.circle(by.user)
    return FriendList(
        friends=[_friend(one, by) for one in found.friends],
        asks=[_friend(one, by) for one in found.asks],
        asked=[_friend(one, by) for one in found.asked],
    )


@router.post("/friends", status_code=204)
async def ask_friend(who: Someone, by: By) -> None:
    """Ask a person to be friends, or accept their request."""
    within(by)
    await by.application.friends.ask(by.user, (await whom(who, by)).id)


@router.delete("/friends/{handle}", status_code=204)
async def part(handle: str, by: By) -> None:
    """Be friends no more, or do not want to be."""
    await by.application.friends.part(by.user, (await whom(Someone(handle=handle), by)).id)


@router.post("/friend-link", status_code=201)
async def friend_link(by: By) -> FriendLink:
    """A link for one person, who becomes a friend by it; a new one takes the place of the one before."""
    within(by)
    code, until = await by.application.one_time_codes.make(by.user, CodeKind.FRIEND)
    return FriendLink(path=f"/friend/{code}", until=until or 0)


@router.post("/friend-link/{code}", status_code=204)
async def follow_friend_link(code: str, by: By) -> None:
    """Become the friend of who gave me this link."""
    within(by, CODES, CODES_HERE)
    await by.application.friends.befriend(by.user, await by.application.one_time_codes.use(code, CodeKind.FRIEND))


@router.post("/tables/{table}/invitations", status_code=204)
async def invite(table: TableId, wish: InvitationWish, by: By) -> None:
    """Call a friend to a table that waits; it arrives on their home page."""
    within(by)
    live = await by.table(table)
    check(Action.INVITE, live.match, by.user)
    await by.application.friends.invite(by.user, table, (await whom(Someone(handle=wish.handle), by)).id)


@router.get("/invitations")
async def invitations(by: By) -> Invitations:
    """To which tables friends have called me."""
    rows = await by.application.friends.invitations(by.user)
    names = await by.application.friends.names([row.by_id for row in rows], by.lang)
    return Invitations(
        invitations=[
            Invitation(table=row.table_id, path=f"/t/{row.table_id}", game=row.game, by=names[row.by_id], at=row.at)
            for row in rows
        ]
    )


@router.delete("/invitations/{table}", status_code=204)
async def decline(table: TableId, by: By) -> None:
    """Not this time."""
    await by.application.friends.decline(by.user, table)


@router.put("/seek")
async def seek(wish: SeekWish, by: By) -> SeekState:
    """Look for people who want the same game as fast as I do; ask again every few seconds (`GET`)."""
    within(by)
    by.may_open()
    if wish.seats not in meta_of(known_game(wish.game)).seats:
        raise Denied(Code.MALFORMED, 422, where="seats")
    found = await by.application.seeking.seek(by.user, wish.game, wish.seats, wish.tempo, wish.strength)
    if found is None:
        return SeekState(wish=wish, path=None)
    names = await by.application.friends.names([one.user_id for one in found], by.lang)
    live = await by.application.creation.for_seekers(found, names, by.address)
    await by.application.seeking.lead([one.user_id for one in found if one.user_id != by.user], live.id)
    await by.application.seeking.stop(by.user)
    return SeekState(wish=wish, path=f"/t/{live.id}")


@router.get("/seek")
async def sought(by: By) -> SeekState:
    """What I look for; `path` leads to the table once it is found."""
    found = await by.application.seeking.sought(by.user)
    if found is None:
        return SeekState(wish=None, path=None)
    wish = SeekWish.model_validate(
        {"game": found.game, "seats": found.seats, "tempo": found.tempo, "strength": found.strength}
    )
    return SeekState(wish=wish, path=f"/t/{found.table_id}" if found.table_id else None)


@router.delete("/seek", status_code=204)
async def stop_seeking(by: By) -> None:
    """Look no more."""
    await by.application.seeking.stop(by.user)
