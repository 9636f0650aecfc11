"""B42 to B51: every taler that came in and went out. The news count in thousands."""

from __future__ import annotations

from bauhuette.engine.tally import Ended, Happening, Part, Row

from .cards import UNIT
from .ids import B19, B27, B42, B43, B46, B50, B52, B54

HAPPENINGS = (
    Happening("contract", ("won", "given"), ("seat", "contract")),
    Happening("finished", ("finished",), ("seat", "contract")),
)


def tally(ended: Ended) -> list[Part]:
    def talers(income: list[int], *costs: list[int]) -> list[int]:
        return [UNIT * (income[p] - sum(cost[p] for cost in costs)) for p in ended.seats]

    nothing = [0] * len(ended.scores)
    moved = [
        Row("tally-finished", talers(ended.summed("income")), B42),
        Row("tally-unfinished", talers(ended.summed("salvaged")), B50),
        Row("tally-contracts", talers(nothing, ended.summed("won", "given")), B19),
        Row("tally-found", talers(ended.summed("found")), B27),
        Row("tally-wages", talers(nothing, ended.summed("paid")), B43),
        Row("tally-loans", talers(ended.summed("borrowed"), ended.summed("repaid", "settled")), B46),
        Row("tally-picked", talers(nothing, ended.summed("picked", fact="fee")), B52),
        Row("tally-lent", talers(ended.summed("lent"), ended.summed("lent", seat="borrower")), B54),
    ]
    start = [score - sum(row.points[p] for row in moved) for p, score in enumerate(ended.scores)]
    return [Part([row for row in (Row("tally-before", start), *moved) if row.counts])]
