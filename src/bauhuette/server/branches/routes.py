"""Branches of finished games over REST, visible to readers who may replay the game."""

from __future__ import annotations

from fastapi import APIRouter
from sqlalchemy import Connection

from bauhuette.match.match import Match
from bauhuette.match.refusal import CommandRefused
from bauhuette.server.access.privacy import PrivateThing
from bauhuette.server.branches import storage as stored
from bauhuette.server.branches.schemas import Branches, BranchName, BranchShown
from bauhuette.server.branches.storage import BranchRow
from bauhuette.server.http.request_context import PROBLEMS, By, RequestContext, TableId
from bauhuette.server.limits.rate_limits import MESSAGES
from bauhuette.server.names import ID, clean
from bauhuette.server.profiles.service import may_see
from bauhuette.server.refusals import Denied
from bauhuette.server.tables.replay_routes import known_match
from bauhuette.server.wire import Code

SHOWN = 50

router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.get("/tables/{table}/branches")
async def branches(table: TableId, by: By) -> Branches:
    """The branches of this game: my own, and finished ones of others."""
    origin = await known_match(table, by)

    def work(connection: Connection) -> tuple[list[BranchRow], set[str]]:
        found = stored.of_game(connection, table, SHOWN)
        others = {one.user for one in found if one.user != by.user}
        return found, {user for user in others if may_see(connection, PrivateThing.GAMES, user, by.user)}

    found, seen = await by.application.store.read(work)
    there = seen | {by.user, *(seat.user for seat in origin.seats if seat.user and origin.seats_of(by.user))}
    shown = []
    for one in found:
        match = await _match(by, one)
        if match is not None and (one.user == by.user or match.status == "over"):
            shown.append(_shown(one, match, by.user, one.user in there))
    return Branches(branches=shown)


async def _match(by: RequestContext, one: BranchRow) -> Match | None:
    try:
        return (await by.application.registry.find(one.table)).match
    except CommandRefused as refused:
        if refused.code not in (Code.DAMAGED, Code.RULES_CHANGED, Code.NOT_PREPARED):
            raise
        return None


def _shown(one: BranchRow, match: Match, reader: str, named: bool) -> BranchShown:
    outcome = match.outcome
    return BranchShown(
        table=one.table,
        number=one.number,
        seat=one.seat,
        name=one.name,
        by=match.seats[one.seat].name if named else None,
        own=one.user == reader,
        status=match.status,
        outcome=outcome._asdict() if outcome else None,
        created=one.created,
    )


async def _own(by: RequestContext, table: str) -> None:
    by.only_admitted()
    by.application.within(MESSAGES, by.user)
    found = await by.application.store.read(lambda c: stored.find(c, table)) if ID.fullmatch(table) else None
    if found is None or found.user != by.user:
        raise Denied(Code.NOT_FOUND, 404)


@router.put("/branches/{table}", status_code=204)
async def rename_branch(table: TableId, by: By, name: BranchName) -> None:
    """Call a branch of mine so."""
    await _own(by, table)
    wanted = clean(name.name)
    await by.application.store.writer.run(lambda c: stored.rename(c, table, wanted))


@router.delete("/branches/{table}", status_code=204)
async def drop_branch(table: TableId, by: By) -> None:
    """Keep a branch of mine no longer: it stands neither beside the game nor among my tables."""
    await _own(by, table)
    await by.application.store.writer.run(lambda c: stored.drop(c, table))
    await by.application.store.put_away(by.user, table)
