"""News: what `apply` says has happened, as rows of small integers with the seats that may see them.

Log lines, animations and the screen reader's voice are made from news, never guessed from differences.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from bauhuette.engine.domains import Domain
from bauhuette.engine.jit import rule
from bauhuette.engine.record import NEWS_WIDTH, Header

EVERYONE = 0b11111  # four seats and the spectators


@rule
def tell(s: Header, kind: int, who: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Add a row, visible to the seats whose bits are set in `who`. A full book stays as it is (see `mute`)."""
    i = s.news_count
    if i < s.news.shape[0]:
        s.news[i, 0] = kind
        s.news[i, 1] = who
        s.news[i, 2] = a
        s.news[i, 3] = b
        s.news[i, 4] = c
        s.news[i, 5] = d
        s.news_count = i + 1


@rule
def clear_news(s: Header) -> None:
    for i in range(s.news_count):
        for j in range(NEWS_WIDTH):
            s.news[i, j] = 0
    s.news_count = 0


@rule
def mute(s: Header) -> None:
    """Nobody listens (playouts): a book that counts as full takes no more rows."""
    s.news_count = s.news.shape[0]


@rule
def hide_news(s: Header, seat: int) -> None:
    """Keep the rows this seat may see, without a word about who else saw them."""
    kept = 0
    for i in range(s.news_count):
        visible = s.news[i, 1] >> seat & 1
        for j in range(NEWS_WIDTH):
            value = s.news[i, j]
            s.news[i, j] = 0
            if visible:
                s.news[kept, j] = value
        if visible:
            s.news[kept, 1] = 1 << int(seat)
            kept += 1
    s.news_count = kept


class NewsKind:
    """One kind of news, the rule it follows from and the meaning of its facts: `NewsKind("played", P7, seat=SEAT)`."""

    def __init__(self, name: str, rule: int, **facts: Domain) -> None:
        if len(facts) > NEWS_WIDTH - 2:
            raise ValueError(f"news {name!r} has more than {NEWS_WIDTH - 2} facts")
        if "kind" in facts:
            raise ValueError(f"news {name!r} has a fact called kind, which is what the news itself is called by")
        self.name = name
        self.rule = rule
        self.facts = facts
        self.rests: dict[str, tuple[str, ...]] = {}

    def rest(self, name: str, whole: str, *parts: str) -> NewsKind:
        """Tells also what a number holds beside its parts; the record need not keep what can be counted from it."""
        self.facts = self.facts | {name: self.facts[whole]}
        self.rests[name] = (whole, *parts)
        return self

    def read(self, row: Sequence[int]) -> dict[str, int]:
        """All facts, from those that are kept."""
        told = [name for name in self.facts if name not in self.rests]
        facts = dict(zip(told, row, strict=False))
        for name, (whole, *parts) in self.rests.items():
            facts[name] = facts[whole] - sum(facts[part] for part in parts)
        return facts


class NewsItem(NamedTuple):
    """One piece of news as seen by a seat."""

    kind: str
    facts: dict[str, int]


class NewsBook:
    """All kinds of news of a game."""

    def __init__(self, *kinds: NewsKind) -> None:
        self.kinds = kinds
        self._numbers = {kind.name: i for i, kind in enumerate(kinds)}
        self._form = lru_cache(4096)(self._form_of)  # the same news goes to every seat

    def number(self, name: str) -> int:
        return self._numbers[name]

    def read(self, s: Any) -> list[NewsItem]:
        """The news of a record that was hidden for its reader."""
        return [self._item(row) for row in s.news[: s.news_count].tolist()]

    def _item(self, row: list[int]) -> NewsItem:
        kind = self.kinds[row[0]]
        return NewsItem(kind.name, kind.read(row[2:]))

    def json(self, s: Any) -> list[dict[str, Any]]:
        """The same as it travels: `{"kind": "played", "seat": 1, "card": "king"}`."""
        return [self._form(kind, *facts) for kind, _, *facts in s.news[: s.news_count].tolist()]

    def _form_of(self, kind: int, *facts: int) -> dict[str, Any]:
        told = self.kinds[kind]
        return {"kind": told.name, **{name: told.facts[name].json(fact) for name, fact in told.read(facts).items()}}
