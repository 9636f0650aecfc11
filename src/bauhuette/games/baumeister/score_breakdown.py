"""B42 to B51: every taler that came in and went out. The news count in thousands."""

from __future__ import annotations

from bauhuette.engine.score_breakdown import EndedGame, ScorePart, ScoreSource

from .cards import UNIT
from .ids import B19, B27, B42, B43, B46, B50, B52, B54


def tally(ended: EndedGame) -> list[ScorePart]:
    def talers(income: list[int], *costs: list[int]) -> list[int]:
        return [UNIT * (income[p] - sum(cost[p] for cost in costs)) for p in ended.seats]

    nothing = [0] * len(ended.scores)
    moved = [
        ScoreSource("tally-finished", talers(ended.summed("income")), B42),
        ScoreSource("tally-unfinished", talers(ended.summed("salvaged")), B50),
        ScoreSource("tally-contracts", talers(nothing, ended.summed("won", "given")), B19),
        ScoreSource("tally-found", talers(ended.summed("found")), B27),
        ScoreSource("tally-wages", talers(nothing, ended.summed("paid")), B43),
        ScoreSource("tally-loans", talers(ended.summed("borrowed"), ended.summed("repaid", "settled")), B46),
        ScoreSource("tally-picked", talers(nothing, ended.summed("picked", fact="fee")), B52),
        ScoreSource("tally-lent", talers(ended.summed("lent"), ended.summed("lent", seat="borrower")), B54),
    ]
    start = [score - sum(row.points[p] for row in moved) for p, score in enumerate(ended.scores)]
    return [ScorePart([row for row in (ScoreSource("tally-before", start), *moved) if row.counts])]
