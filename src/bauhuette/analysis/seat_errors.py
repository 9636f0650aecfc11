"""How every seat of a game decided: errors and blunders."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from bauhuette.analysis.review import Review


class SeatErrors(NamedTuple):
    """One seat of a game that was looked back at."""

    seat: int
    decisions: int  # those with a choice
    error: float  # of the win, a decision
    doubt: float  # standard error of that
    blunders: int


def errors_of_seats(found: Review) -> list[SeatErrors]:
    decided = [found.decisions(seat) for seat in range(len(found.table.names))]
    return [
        errors_of_seat(
            seat,
            [(step.played.behind, step.played.error) for step in steps if step.played],
            [step.verdict for step in steps],
        )
        for seat, steps in enumerate(decided)
    ]


def errors_of_seat(seat: int, behind: Sequence[tuple[float, float]], verdicts: Sequence[str]) -> SeatErrors:
    """Costs before they are shrunk, with their errors, unsure ones included: so noise cancels."""
    count = max(1, len(behind))
    return SeatErrors(
        seat=seat,
        decisions=len(behind),
        error=math.fsum(cost for cost, _ in behind) / count,
        doubt=math.sqrt(math.fsum(error**2 for _, error in behind)) / count,
        blunders=list(verdicts).count("blunder"),
    )
