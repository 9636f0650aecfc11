"""The last scene of a table: the finished game, and what it did to rating, deal and tournament."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter

from bauhuette.match.match import Match
from bauhuette.match.refusal import CommandRefused
from bauhuette.server.access.ending import curve_json, game_part, parts_json, places, reason_json, sentence
from bauhuette.server.access.permissions import Action, may
from bauhuette.server.application import Application
from bauhuette.server.http.request_context import PROBLEMS, By, SeenBy, TableId
from bauhuette.server.refusals import Denied
from bauhuette.server.storage.results import rating_change
from bauhuette.server.tables.ending_schemas import EndingFrame, EndingRating, EndingReview, TableEnding
from bauhuette.server.tables.replay_routes import finished_match
from bauhuette.server.tables.replay_schemas import Analysis
from bauhuette.server.wire import Code, OfferedMove

router = APIRouter(prefix="/api", responses=PROBLEMS)
Unit = Literal["points", "talers"]
SEALED = EndingReview(status="sealed", done=0, of=0, costly=0, best=None)


@router.get("/tables/{table}/ending")
async def ending_of_table(table: TableId, by: By, seat: SeenBy = None) -> TableEnding:
    """The last scene of a finished game: places, what decided it, the course of the scores."""
    return await ending_of(by.application, await finished_match(table, by, seat), by.user, seat)


async def ending_of(application: Application, match: Match, user: str, seat: int | None) -> TableEnding:
    """Return the ending for a reader; of a sealed table nothing that helps others who play the deal."""
    table, outcome = match.table, match.outcome
    if table is None or outcome is None:
        raise Denied(Code.NOT_OVER, 409)
    you = None if seat is None or seat in match.given_up else seat
    part, known = game_part(table, outcome, seat, you), not match.sealed
    unit: Unit = "talers" if part.told.curve is not None and part.told.curve.unit == "talers" else "points"
    return TableEnding(
        seat=seat,
        places=places(outcome),
        over=outcome.reason,
        unit=unit,
        sentence=sentence(outcome, you),
        reason=reason_json(part.reason) if known else None,
        curve=curve_json(part.told.curve) if known else None,
        parts=parts_json(match.game, part.parts),
        scene=part.told.scene if known else None,
        moves=table.version,
        rating=await _rating(application, match, user, seat),
        review=await _review(application, match, user, seat),
        frame=await _frame(application, match, user),
    )


async def _rating(application: Application, match: Match, user: str, seat: int | None) -> EndingRating | None:
    if seat is None or not match.rated or seat not in match.seats_of(user):
        return None
    await application.stored_tables.let_count()
    found = await application.store.read(lambda c: rating_change(c, match.setup.id, user))
    return None if found is None else EndingRating(before=found[0].points, after=found[1].points)


async def _review(application: Application, match: Match, user: str, seat: int | None) -> EndingReview:
    if match.sealed or not may(Action.KNOW, match, user):
        return SEALED
    state = await application.analysis_queue.state(match.setup.id)
    found = state.analysis if state.status == "done" else None
    return EndingReview(
        status="none" if state.status == "outdated" else state.status,
        done=state.done,
        of=state.of,
        costly=0 if found is None else len(found.turns),
        best=None if found is None or seat is None else best_move(found, seat),
    )


def best_move(found: Analysis, seat: int) -> OfferedMove | None:
    """The move of a seat that was probably best, by the largest lead over the second best."""
    leads: list[tuple[float, OfferedMove]] = []
    for move in found.moves:
        others = move.evaluated[1:]
        is_best = bool(others) and move.evaluated[0].move.id == move.move.id
        if move.seat == seat and is_best and all(other.certainty != "close" for other in others):
            leads.append((min(other.cost for other in others), move.move))
    return max(leads, key=lambda one: one[0])[1] if leads else None


async def _frame(application: Application, match: Match, user: str) -> EndingFrame:
    if match.setup.tournament:
        return await _round(application, match)
    if match.setup.deal:
        return await _deal(application, match, user)
    kind: Literal["lesson", "rated", "casual"] = (
        "lesson" if match.setup.course else "rated" if match.rated else "casual"
    )
    return EndingFrame(kind=kind, name="", number=None, of=None, link="/learn" if kind == "lesson" else "")


async def _round(application: Application, match: Match) -> EndingFrame:
    name, number, of = "", None, None
    try:
        at = (await application.tournaments.find(match.setup.tournament)).at
    except CommandRefused:
        pass
    else:
        played = [one.number for one in at.rounds for board in one.boards if board.id == match.setup.id]
        name, number, of = at.charter.name, played[0] if played else None, at.rounds_in_all
    link = f"/tournaments/{match.setup.tournament}"
    return EndingFrame(kind="tournament", name=name, number=number, of=of, link=link)


async def _deal(application: Application, match: Match, user: str) -> EndingFrame:
    """The place among those who had the same seat: of a day at once, of friends when the deal is opened."""
    course = (await application.deals.courses([await application.deals.find(match.setup.deal)]))[0]
    of_day, own = course.deal.day is not None, course.own(user)
    number = of = None
    if own is not None and (of_day or course.deal.opened):
        number = course.place(own, user)
        of = sum(one.seat == own.seat for one in course.ranked(user))
    link = "/today" if of_day else f"/deal/{course.deal.id}"
    return EndingFrame(kind="deal" if of_day else "shared", name=course.deal.name, number=number, of=of, link=link)
