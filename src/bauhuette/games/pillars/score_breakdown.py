"""P27 to P30: the points by what brought them, and the same as on the pad, hand by hand."""

from __future__ import annotations

from bauhuette.engine.score_breakdown import EndedGame, ScorePart, ScoreSource

from .ids import P21, P27, P29
from .view_types import View


def tally(ended: EndedGame) -> list[ScorePart]:
    view: View = ended.view
    scored, converted, craftsmen, others = (
        ended.summed("scored", fact=fact) for fact in ("points", "converted", "craftsmen", "others")
    )
    before = ScoreSource("tally-before", [ended.scores[p] - scored[p] for p in ended.seats])
    kinds = [
        ScoreSource("tally-converted", converted, P21),
        ScoreSource("tally-craftsmen", craftsmen, P27),
        ScoreSource("tally-people", others, P29),
        *([before] if before.counts else []),
    ]
    hands = max(len(seat["pad"]) for seat in view["seats"])
    pad = [
        ScoreSource("hand-no", [_on_pad(seat["pad"], i) for seat in view["seats"]], facts={"number": i + 1})
        for i in range(hands)
    ]
    return [ScorePart(kinds, "tally-kinds"), ScorePart(pad, "tally-hands")]


def _on_pad(pad: list[int], hand: int) -> int:
    return pad[hand] if hand < len(pad) else 0
