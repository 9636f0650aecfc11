"""The same deal at several tables: compare results of the same seat, as at duplicate bridge.

The average is what the others of that seat scored; matchpoints are 1 for each of their results that is worse, half for
each that is equal.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple


class DuplicateResult(NamedTuple):
    """A result; one not played to the end ranks behind all that were."""

    score: int
    complete: bool = True

    @property
    def worth(self) -> tuple[bool, int]:
        return self.complete, self.score


class DuplicateScore(NamedTuple):
    """A result beside the others of its seat."""

    place: int
    of: int
    matchpoints: Fraction
    most: int  # the most possible matchpoints
    average: Fraction | None  # of the others; None if there are none


def compare(all_of_seat: Sequence[DuplicateResult], own: int) -> DuplicateScore:
    """Compare the result at index `own` with all others of its seat."""
    mine, others = all_of_seat[own], [one for i, one in enumerate(all_of_seat) if i != own]
    ahead = sum(other.worth > mine.worth for other in others)
    level = sum(other.worth == mine.worth for other in others)
    return DuplicateScore(
        place=ahead + 1,
        of=len(all_of_seat),
        matchpoints=len(others) - ahead - level + Fraction(level, 2),
        most=len(others),
        average=Fraction(sum(other.score for other in others), len(others)) if others else None,
    )
