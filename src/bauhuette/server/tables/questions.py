"""Questions of the seat that is asked: why not, what a move will do; a plan and a hint, which end the rating;

and what all moves are worth, where the seat plays with a tutor.
"""

from __future__ import annotations

from typing import Any

from bauhuette.engine.eyes import MoveId, Seat
from bauhuette.match.events import Who
from bauhuette.match.match import Match
from bauhuette.match.refusal import Refused
from bauhuette.match.verbs.advising import Help, only_where_advised
from bauhuette.server import wire
from bauhuette.server.refusals import refusal_of
from bauhuette.server.sight.views import offered_move
from bauhuette.server.tables.live import Live
from bauhuette.server.wire import Code

ADVICE = 5  # moves a hint names at most


def why(live: Live, who: Who, move: Any, lang: str) -> wire.Refusal | None:
    """The rule against a move. Guards look at the seat to move, so nobody else may learn from them."""
    try:
        only_asked(live.match, who)
        refused = live.match.why_not(_form(move))
    except Refused as other:
        refused = other
    return None if refused is None else refusal_of(refused, lang)


def preview(live: Live, who: Who, question: wire.PreviewMessage) -> wire.PreviewAnswer:
    """What moves will do. Whoever asks a moment too late is told nothing: their next view asks anew."""
    match = live.match
    if not is_asked(match, who):
        return wire.PreviewAnswer(id=question.id, version=match.version, previews=[])
    previews = [
        wire.Preview(move=_offered(match, move), says=[wire.Foretold.model_validate(line.json()) for line in lines])
        for move, lines in match.foretold([_form(move) for move in question.moves])
    ]
    return wire.PreviewAnswer(id=question.id, version=match.version, previews=previews)


def is_asked(match: Match, who: Who) -> bool:
    try:
        only_asked(match, who)
    except Refused:
        return False
    return True


def only_asked(match: Match, who: Who) -> Seat:
    seat = match.seat_of(who.user, who.seat)
    if seat is None:
        raise Refused("not-seated")
    if match.status != "running":
        raise Refused("not-running")
    if seat != match.to_move:
        raise Refused("not-your-turn")
    return seat


async def plan(hall: Any, live: Live, who: Who, question: wire.PlanMessage, lang: str) -> wire.PlanAnswer:
    """As with a hint, why not is said in the answer."""
    match = live.match
    try:
        await _end_rating(hall, live, who, question.agreed)
        version = match.version
        moves = await _thought(hall, live, who, "plan")
    except Refused as refused:
        if refused.code == Code.BUSY:  # then it is asked again
            raise
        return wire.PlanAnswer(id=question.id, version=match.version, moves=[], refusal=refusal_of(refused, lang))
    return wire.PlanAnswer(id=question.id, version=version, moves=[_offered(match, move) for move in moves])


async def hint(hall: Any, live: Live, who: Who, question: wire.HintMessage, lang: str) -> wire.HintAnswer:
    """Why not is said in the answer: the player who has asked waits for one."""
    match = live.match
    try:
        await _end_rating(hall, live, who, question.agreed)
        version = match.version
        found = await _thought(hall, live, who, "hint")
    except Refused as refused:
        if refused.code == Code.BUSY:  # then it is asked again
            raise
        return wire.HintAnswer(id=question.id, version=match.version, move=None, refusal=refusal_of(refused, lang))
    advice = [
        wire.Advice(
            move=_offered(match, one["move"]),
            win_share=one["win_share"],
            margin=one["margin"],
            sure=one["sure"],
            line=[_offered(match, move) for move in one["line"]],
        )
        for one in found[:ADVICE]
    ]
    best = advice[0].move if advice else None
    return wire.HintAnswer(id=question.id, version=version, move=best, advice=advice)


async def _end_rating(hall: Any, live: Live, who: Who, agreed: bool) -> None:
    """Refuse advice where it is not given; end the rating for it only if the player has agreed."""
    match = live.match
    only_asked(match, who)
    async with live.lock:
        only_where_advised(match)
        if match.rated and not agreed:
            raise Refused("ends-rating")
        if match.rated:
            await hall.store_and_tell(live, who, "", lambda: Help.propose(match, who))


async def weights(hall: Any, live: Live, who: Who, question: str, lang: str) -> wire.WeighAnswer:
    """For a seat with a tutor; whoever asks a moment too late is told nothing, and their next view asks anew."""
    match, version = live.match, live.match.version
    nothing = wire.WeighAnswer(id=question, version=version)
    if not is_asked(match, who):
        return nothing
    try:
        only_where_advised(match)
        if only_asked(match, who) not in match.tutored:
            raise Refused("no-tutor")
        found = await _thought(hall, live, who, "weigh")
    except Refused as refused:
        return nothing.model_copy(update={"refusal": refusal_of(refused, lang)})
    weighed = [wire.MoveWeight(**{**one, "move": _offered(match, one["move"])}) for one in found["weights"]]
    return wire.WeighAnswer(id=question, version=version, weights=weighed, shares=found["shares"])


async def _thought(hall: Any, live: Live, who: Who, job: str) -> Any:
    """What a worker finds from what the seat that is asked knows."""
    seat = only_asked(live.match, who)
    table = live.match.only_running()
    return await hall.thinker.question(live.owner, live.match.game, job, table.hidden(seat), seat)


def _form(move: Any) -> Any:
    return move.model_dump() if isinstance(move, wire.MoveForm) else move


def _offered(match: Match, move: MoveId) -> wire.OfferedMove:
    return wire.OfferedMove(**offered_move(match.game, move))
