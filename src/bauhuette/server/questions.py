"""Questions that change nothing: why not, a plan, a hint. Only the seat that is asked may ask them."""

from __future__ import annotations

from typing import Any

from bauhuette.match.events import Who
from bauhuette.match.match import Match
from bauhuette.match.refusal import Refused
from bauhuette.server import wire
from bauhuette.server.live import Live
from bauhuette.server.refusals import refusal_of
from bauhuette.server.views import offered_move

ADVICE = 5  # moves a hint names at most


def why(live: Live, who: Who, move: Any, lang: str) -> wire.Refusal | None:
    """The rule against a move. Guards look at the seat to move, so nobody else may learn from them."""
    try:
        only_asked(live.match, who)
        form = move.model_dump() if isinstance(move, wire.MoveForm) else move
        refused = live.match.why_not(form)
    except Refused as other:
        refused = other
    return None if refused is None else refusal_of(refused, lang)


def only_asked(match: Match, who: Who) -> int:
    seat = match.seat_of(who.user, who.seat)
    if seat is None:
        raise Refused("not-seated")
    if match.status != "running":
        raise Refused("not-running")
    if seat != match.to_move:
        raise Refused("not-your-turn")
    return seat


async def plan(hall: Any, live: Live, who: Who, question: str) -> wire.PlanAnswer:
    match = live.match
    seat = only_asked(match, who)
    assert match.table is not None
    version, hidden = match.version, match.table.hidden(seat)
    moves = await hall.thinker.question(live.owner, match.game, "plan", hidden, seat)
    return wire.PlanAnswer(id=question, version=version, moves=[_offered(match, move) for move in moves])


async def hint(hall: Any, live: Live, who: Who, question: str) -> wire.HintAnswer:
    match = live.match
    seat = only_asked(match, who)
    assert match.table is not None
    version, hidden = match.version, match.table.hidden(seat)
    found = await hall.thinker.question(live.owner, match.game, "hint", hidden, seat)
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
    return wire.HintAnswer(id=question, version=version, move=best, advice=advice)


def _offered(match: Match, move: int) -> wire.OfferedMove:
    return wire.OfferedMove(**offered_move(match.game, move))
