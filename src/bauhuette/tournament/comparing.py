"""The same deal at several tables: how one did beside the others who had the same cards.

As at duplicate bridge: every seat is compared with those who had that seat at other tables. The average is what the
others of that seat scored; matchpoints are one for everybody one is ahead of, half for everybody one is level with.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple


class Played(NamedTuple):
    """What somebody reached; whoever did not play it to its end themselves is behind all who did."""

    score: int
    complete: bool = True

    @property
    def worth(self) -> tuple[bool, int]:
        return self.complete, self.score


class Compared(NamedTuple):
    """One of those who had a seat, beside the others."""

    place: int
    of: int
    matchpoints: Fraction
    most: int  # matchpoints one could have
    average: Fraction | None  # of the others; None where there are none


def compared(all_of_seat: Sequence[Played], own: int) -> Compared:
    """Among all who had a seat, the one at index `own`."""
    mine, others = all_of_seat[own], [one for i, one in enumerate(all_of_seat) if i != own]
    ahead = sum(other.worth > mine.worth for other in others)
    level = sum(other.worth == mine.worth for other in others)
    return Compared(
        place=ahead + 1,
        of=len(all_of_seat),
        matchpoints=len(others) - ahead - level + Fraction(level, 2),
        most=len(others),
        average=Fraction(sum(other.score for other in others), len(others)) if others else None,
    )
