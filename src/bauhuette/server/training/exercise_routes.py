"""Exercises: own mistakes to try again, and the list of what is due."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from fastapi import Path as PathParameter

from bauhuette.bots.verdict import verdict_of
from bauhuette.engine.game import Game
from bauhuette.server.access.permissions import Action, check
from bauhuette.server.http.request_context import PROBLEMS, By, TableId
from bauhuette.server.refusals import Denied
from bauhuette.server.tables.open_table import now_ms
from bauhuette.server.tables.replay_schemas import EvaluatedMove, ReviewedMove
from bauhuette.server.training import schemas as coach
from bauhuette.server.training.puzzle_routes import meant
from bauhuette.server.training.service import BACK_AFTER, DAY_MS
from bauhuette.server.training.storage import DueExercise
from bauhuette.server.wire import AnyMove, Code

OF_TABLE = ":"  # between a table and the number of a move, in what is kept; puzzles are called <game>/<id>

router = APIRouter(prefix="/api", responses=PROBLEMS)
Number = Annotated[int, PathParameter(ge=0, le=2**31, description="of a move, from 1")]


@router.get("/practice")
async def practice(by: By) -> coach.Practice:
    """What was missed, of puzzles and of own games, and when it comes back."""
    today = now_ms() // DAY_MS
    missed = [_missed(one, today) for one in await by.application.training.missed(by.user)]
    return coach.Practice(missed=missed, finds=len(BACK_AFTER))


def _missed(one: DueExercise, today: int) -> coach.Missed:
    table, _, number = one.what.partition(OF_TABLE)
    return coach.Missed(
        game=one.game,
        puzzle=None if number else one.what.partition("/")[2],
        table=table if number else None,
        number=int(number) if number else None,
        cost=one.cost,
        found=one.found,
        due_in=max(0, one.due - today),
    )


@router.post("/tables/{table}/exercises/{number}")
async def try_again(table: TableId, number: Number, given: coach.ExerciseAnswer, by: By) -> coach.ExerciseResult:
    """Answer an own costly decision again; it comes back until it is found often enough."""
    by.only_admitted()
    match = (await by.table(table)).match
    check(Action.KNOW, match, by.user)
    found = (await by.application.analysis_queue.state(table)).analysis
    if found is None or not 1 <= number <= len(found.moves) or found.moves[number - 1].better is None:
        raise Denied(Code.NOT_FOUND, 404)
    decision = found.moves[number - 1]
    if decision.seat not in match.seats_of(by.user):
        raise Denied(Code.NOT_SEATED, 403)
    assert match.table is not None
    tried = _weighed(match.table.game, decision, given.move)
    verdict = verdict_of(tried.cost, tried.certainty == "close")
    missed = DueExercise(f"{table}{OF_TABLE}{number}", match.setup.game, decision.cost, 0, 0)
    back_in = await by.application.training.answer_exercise(by.user, missed, verdict == "best", now_ms())
    return coach.ExerciseResult(verdict=verdict, cost=tried.cost, back_in=back_in)


def _weighed(game: Game, decision: ReviewedMove, given: AnyMove) -> EvaluatedMove:
    """The move that is tried: one of those that were evaluated."""
    move = meant(game, given)
    known = next((one for one in decision.evaluated if one.move.id == move), None)
    if known is None:
        raise Denied(Code.MALFORMED, 422, where="move")
    return known
