"""P27 to P30: the points by what brought them, and the same as on the pad, hand by hand."""

from __future__ import annotations

from bauhuette.engine.tally import Ended, Happening, Part, Row

from .ids import P21, P27, P29
from .shown import View

LUCK = {"hand-begins": "deal"}
HAPPENINGS = (
    Happening("trick", ("trick-given",), ("receiver",), next="trick"),
    Happening("kings-trick", ("kings-trick",), (), next="trick"),
)


def tally(ended: Ended) -> list[Part]:
    view: View = ended.view
    scored, converted, craftsmen, others = (
        ended.summed("scored", fact=fact) for fact in ("points", "converted", "craftsmen", "others")
    )
    before = Row("tally-before", [ended.scores[p] - scored[p] for p in ended.seats])
    kinds = [
        Row("tally-converted", converted, P21),
        Row("tally-craftsmen", craftsmen, P27),
        Row("tally-people", others, P29),
        *([before] if before.counts else []),
    ]
    hands = max(len(seat["pad"]) for seat in view["seats"])
    pad = [
        Row("hand-no", [_on_pad(seat["pad"], i) for seat in view["seats"]], facts={"number": i + 1})
        for i in range(hands)
    ]
    return [Part(kinds, "tally-kinds"), Part(pad, "tally-hands")]


def _on_pad(pad: list[int], hand: int) -> int:
    return pad[hand] if hand < len(pad) else 0
