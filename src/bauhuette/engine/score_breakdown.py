"""Points by source, as a game's own `score_breakdown.py` counts them.

    tally(ended) -> [Part(title, [Row(text, points, rule), ...]), ...]

The rows of a part add up to the scores. Texts and titles are keys of the game's words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple


class ScoreSource(NamedTuple):
    """One source of points, for each seat, and the rule that gives them."""

    text: str
    points: list[int]
    rule: int = 0
    facts: Mapping[str, int] = {}  # in the text

    @property
    def counts(self) -> bool:
        return any(self.points)


class ScorePart(NamedTuple):
    """All points, once: by what brought them, by round ..."""

    rows: list[ScoreSource]
    title: str = ""


class EndedGame(NamedTuple):
    """A finished game as one of its readers knows it: the last view, the scores, and all news in their order."""

    view: Any
    scores: Sequence[int]
    news: Sequence[Mapping[str, Any]]

    @property
    def seats(self) -> range:
        return range(len(self.scores))

    def summed(self, *kinds: str, fact: str = "amount", seat: str = "seat") -> list[int]:
        """The amounts these kinds of news told, by the seat they told of."""
        told = [one for one in self.news if one["kind"] in kinds]
        return [sum(one[fact] for one in told if one[seat] == p) for p in self.seats]
