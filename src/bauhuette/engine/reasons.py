"""Causal patterns: what can make one move better than another, in the words of the rules.

A game's optional `reasons.py` holds

    REASONS = (CausalPattern("cannot-pay", C26, cannot_pay, FOR_OTHERS, seat=SEAT), ...)

Each pattern is found in one playout of a sampled determinization: `find(playout)` returns the facts of every time it
held, in the order of `facts`. The message `coach-<name>` says it with these facts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from typing import Any, NamedTuple

from bauhuette.engine.domains import Domain
from bauhuette.engine.news import NewsItem
from bauhuette.engine.types import MoveId, Seat


class Playout(NamedTuple):
    """One game played out from a determinization, as patterns read it.

    Only `news` tells what happened on the way; the three records are copies and must not be changed.
    """

    before: Any  # the determinization in which the seat decides
    after: Any  # right after its move
    end: Any
    seat: Seat
    move: MoveId
    news: Sequence[NewsItem]  # all of it, in order, including what other seats do not hear

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(int(self.before.seats)) if seat != self.seat]

    def told(self, *kinds: str) -> Iterator[NewsItem]:
        return (item for item in self.news if item.kind in kinds)

    def first(self, *kinds: str) -> NewsItem | None:
        return next(self.told(*kinds), None)

    def until(self, *kinds: str) -> Playout:
        """The same, with the news before the first of these kinds; all of it if there is none."""
        ends = next((i for i, item in enumerate(self.news) if item.kind in kinds), len(self.news))
        return self._replace(news=self.news[:ends])

    def since(self, *kinds: str) -> Playout:
        """The same, with the news after the first of these kinds; nothing if there is none."""
        begins = next((i for i, item in enumerate(self.news) if item.kind in kinds), len(self.news))
        return self._replace(news=self.news[begins + 1 :])


class Helps(Enum):
    """Whom it helps if a pattern holds."""

    ME = "me"  # the seat that decides
    OTHERS = "others"
    NAMED = "named"  # the seat that is the first fact
    OTHERS_THAN_NAMED = "others than named"


class CausalPattern:
    """Something a move can bring about or prevent, and the rule it follows from."""

    def __init__(
        self, name: str, rule: int, find: Callable[[Playout], Iterable[tuple[int, ...]]], helps: Helps, **facts: Domain
    ) -> None:
        self.name = name
        self.rule = rule
        self.find = find
        self.helps = helps
        self.facts = facts

    def is_good(self, facts: tuple[int, ...], seat: int) -> bool:
        """Whether it is good for this seat if the pattern holds with these facts."""
        if self.helps in (Helps.ME, Helps.OTHERS):
            return self.helps is Helps.ME
        return (facts[0] == seat) == (self.helps is Helps.NAMED)
