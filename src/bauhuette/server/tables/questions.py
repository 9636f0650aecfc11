"""Questions of the seat that is asked: why not, what a move will do; a plan and a hint, which end the rating;

and what all moves are worth, where the seat plays with a tutor.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bauhuette.engine.types import MoveId, Seat
from bauhuette.match.commands.advice import TakeHint, require_advice
from bauhuette.match.events import Actor
from bauhuette.match.match import Match
from bauhuette.match.match_state import ForeseenMove
from bauhuette.match.refusal import CommandRefused
from bauhuette.server import wire
from bauhuette.server.access.views import offered_move
from bauhuette.server.refusals import refusal_of
from bauhuette.server.tables.open_table import OpenTable
from bauhuette.server.tables.socket_schemas import (
    Advice,
    Foretold,
    HintAnswer,
    HintMessage,
    HintReason,
    MoveWeight,
    PlanAnswer,
    PlanMessage,
    Preview,
    PreviewAnswer,
    PreviewMessage,
    WeighAnswer,
)
from bauhuette.server.wire import Code

ADVICE = 5  # moves a hint names at most


def why(live: OpenTable, who: Actor, move: Any, lang: str) -> wire.Refusal | None:
    """Return the rule against a move. Guards look at the seat to move, so only that seat may ask."""
    try:
        only_asked(live.match, who)
        refused = live.match.why_not(_form(move))
    except CommandRefused as other:
        refused = other
    return None if refused is None else refusal_of(refused, lang)


def preview(live: OpenTable, who: Actor, question: PreviewMessage) -> PreviewAnswer:
    """Return previews of moves. A question that comes too late gets none: the reader's next view asks again."""
    match = live.match
    if not is_asked(match, who):
        return PreviewAnswer(id=question.id, version=match.version, previews=[])
    moves, after = ([_form(move) for move in some] for some in (question.moves, question.after))
    found = match.previews(moves, after)
    planned, previews = (_previews(match, some) for some in found)
    return PreviewAnswer(id=question.id, version=match.version, planned=planned, previews=previews)


def _previews(match: Match, moves: Iterable[ForeseenMove]) -> list[Preview]:
    return [
        Preview(move=_offered(match, move), says=[Foretold.model_validate(line.json()) for line in lines])
        for move, lines in moves
    ]


def is_asked(match: Match, who: Actor) -> bool:
    try:
        only_asked(match, who)
    except CommandRefused:
        return False
    return True


def only_asked(match: Match, who: Actor) -> Seat:
    seat = match.seat_of(who.user, who.seat)
    if seat is None:
        raise CommandRefused("not-seated")
    if match.status != "running":
        raise CommandRefused("not-running")
    if seat != match.to_move:
        raise CommandRefused("not-your-turn")
    return seat


async def plan(registry: Any, live: OpenTable, who: Actor, question: PlanMessage, lang: str) -> PlanAnswer:
    """Return the best sequence of moves, or the reason why there is none."""
    match = live.match
    try:
        await _end_rating(registry, live, who, question.agreed)
        version = match.version
        moves = await _thought(registry, live, who, "plan")
    except CommandRefused as refused:
        if refused.code == Code.BUSY:  # then it is asked again
            raise
        return PlanAnswer(id=question.id, version=match.version, moves=[], refusal=refusal_of(refused, lang))
    return PlanAnswer(id=question.id, version=version, moves=[_offered(match, move) for move in moves])


async def hint(registry: Any, live: OpenTable, who: Actor, question: HintMessage, lang: str) -> HintAnswer:
    """Return a hint, or the reason why there is none: the player waits for an answer."""
    match = live.match
    try:
        await _end_rating(registry, live, who, question.agreed)
        version = match.version
        found = await _thought(registry, live, who, "explain" if question.why else "hint")
    except CommandRefused as refused:
        if refused.code == Code.BUSY:  # then it is asked again
            raise
        return HintAnswer(id=question.id, version=match.version, move=None, refusal=refusal_of(refused, lang))
    advice = [
        Advice(
            move=_offered(match, one["move"]),
            share=one["share"],
            cost=one["cost"],
            certainty=one["certainty"],
            error=one["error"],
            line=[_offered(match, move) for move in one["line"]],
        )
        for one in (found["advice"] if question.why else found[:ADVICE])
    ]
    best = advice[0].move if advice else None
    explained = _explained(match, found["explained"]) if question.why else None
    return HintAnswer(id=question.id, version=version, move=best, advice=advice, explained=explained)


def _explained(match: Match, told: dict[str, Any] | None) -> HintReason | None:
    if told is None:
        return None
    return HintReason.model_validate({**told, "than": _offered(match, told["than"])})


async def _end_rating(registry: Any, live: OpenTable, who: Actor, agreed: bool) -> None:
    """Refuse advice where it is not given; end the rating for it only if the player has agreed."""
    match = live.match
    only_asked(match, who)
    async with live.lock:
        require_advice(match)
        if match.rated and not agreed:
            raise CommandRefused("ends-rating")
        if match.rated:
            await registry.store_and_tell(live, who, "", lambda: TakeHint.decide(match, who))


async def weights(registry: Any, live: OpenTable, who: Actor, question: str, lang: str) -> WeighAnswer:
    """Evaluate the moves of a seat with a tutor. A question that comes too late gets none, as with previews."""
    match, version = live.match, live.match.version
    nothing = WeighAnswer(id=question, version=version)
    if not is_asked(match, who):
        return nothing
    try:
        require_advice(match)
        if only_asked(match, who) not in match.tutored:
            raise CommandRefused("no-tutor")
        found = await _thought(registry, live, who, "weigh")
    except CommandRefused as refused:
        return nothing.model_copy(update={"refusal": refusal_of(refused, lang)})
    weighed = [MoveWeight(**{**one, "move": _offered(match, one["move"])}) for one in found["weights"]]
    return WeighAnswer(id=question, version=version, weights=weighed, shares=found["shares"])


async def _thought(registry: Any, live: OpenTable, who: Actor, job: str) -> Any:
    """What a worker finds from what the seat that is asked knows."""
    seat = only_asked(live.match, who)
    table = live.match.require_running()
    return await registry.bot_jobs.question(live.owner, live.match.game, job, table.hidden(seat), seat)


def _form(move: Any) -> Any:
    return move.model_dump() if isinstance(move, wire.MoveForm) else move


def _offered(match: Match, move: MoveId) -> wire.OfferedMove:
    return wire.OfferedMove(**offered_move(match.game, move))
