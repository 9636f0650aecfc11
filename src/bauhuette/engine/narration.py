"""Speaks of a game to one reader: names of cards and seats, moves, news, reasons, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from bauhuette.engine.catalogue import words_of
from bauhuette.engine.domains import Domain, Names
from bauhuette.engine.localisation import Messages
from bauhuette.engine.meta import GameMeta
from bauhuette.engine.moves import MoveSpace
from bauhuette.engine.news import NewsBook, NewsItem
from bauhuette.engine.preview import PreviewLine
from bauhuette.engine.types import MoveId, Seat


class Narrated(Protocol):
    """As much of a game as words are found for."""

    @property
    def meta(self) -> GameMeta: ...
    @property
    def MOVES(self) -> MoveSpace: ...  # noqa: N802  # as a game calls it
    @property
    def NEWS(self) -> NewsBook: ...  # noqa: N802
    @property
    def passing(self) -> frozenset[str]: ...


class Narrator:
    """`say("screen-trick")`; `me` is the reader's own seat, addressed as you, or None."""

    def __init__(self, game: Narrated, lang: str, seats: Sequence[str], me: int | None = None) -> None:
        self.game = game
        self.lang = lang
        self.seats = seats
        self.me = me
        self.words: Messages = words_of(game.meta.key, lang)

    def __call__(self, key: str, /, **facts: Any) -> str:
        return self.words.say(key, **facts)

    def seat(self, seat: int) -> str:
        return self.seats[seat] if 0 <= seat < len(self.seats) else "–"

    def name(self, domain: str, key: str) -> str:
        return self.words.name(domain, key)

    def value(self, domain: Domain, index: int) -> Any:
        """How one argument of a move or fact of the news is said."""
        if domain.name == "seat":
            return self.seat(index)
        if domain.name == "number":
            return domain.json(index)
        return self.name(domain.name, domain.key(index)) if index >= 0 else "–"

    def facts(self, params: Mapping[str, Domain], values: Mapping[str, int]) -> dict[str, Any]:
        """Return what a sentence says of a move or news; `$card-the` is the name `$card` as its attribute `the`."""
        said: dict[str, Any] = {}
        for name, domain in params.items():
            said[name] = self.value(domain, values[name])
            if isinstance(domain, Names) and values[name] >= 0:
                forms = self.words.forms(domain.name, domain.key(values[name]))
                said.update({f"{name}-{form}": text for form, text in forms.items()})
        return said

    def ask(self, phase: str, offered: Iterable[MoveId]) -> str:
        """What a seat is asked; by the name of a family of moves the sentence learns whether one of them is offered."""
        families = {self.game.MOVES.parts(move).family.name for move in offered}
        facts = {family.name: "yes" if family.name in families else "no" for family in self.game.MOVES.families}
        return self(f"ask-{phase}", **facts)

    def move(self, move: MoveId) -> str:
        family, indices = self.game.MOVES.parts(move)
        return self(f"move-{family.name}", **self.facts(family.params, indices))

    def typed(self, move: MoveId, in_full: bool = False) -> str:
        """The notation in the reader's language, with short words where the game has them: `spiel schreiner-blau`."""
        family, indices = self.game.MOVES.parts(move)
        value = self.typed_in_full if in_full else self.typed_value
        words = [value(domain, indices[name]) for name, domain in family.params.items()]
        return " ".join([self.typed_family(family.name), *words])

    def typed_family(self, family: str) -> str:
        """The word with which moves of a family begin: `type-<family>`, or the notation's own."""
        return self.words.say(f"type-{family}") if self.words.has(f"type-{family}") else family

    def typed_value(self, domain: Domain, index: int) -> str:
        return self.words.short_name(domain.name, domain.key(index)) or self.typed_in_full(domain, index)

    def typed_in_full(self, domain: Domain, index: int) -> str:
        key = domain.key(index)
        return key if domain.name in ("seat", "number") else self.words.typed_name(domain.name, key)

    def news(self, item: NewsItem) -> str:
        """A log line; the reader, whether acting or acted upon, is told as you."""
        kind = self.game.NEWS.kinds[self.game.NEWS.number(item.kind)]
        facts = self.facts(kind.facts, item.facts)
        seats = [name for name, domain in kind.facts.items() if domain.name == "seat"]
        mine = [self.me is not None and item.facts[name] == self.me for name in seats]
        return self(self._addressed(f"news-{item.kind}", mine, seats), **facts)

    def foretold(self, lines: Iterable[PreviewLine]) -> str:
        """What a move will do, in one line; the reader is told as you."""
        return " ".join(self._told("preview", line) for line in lines)

    def coached(self, line: PreviewLine) -> str:
        """Something that happens after a move, as part of a sentence: `coach-<key>`."""
        return self._told("coach", line)

    def _told(self, family: str, line: PreviewLine) -> str:
        facts = {name: self.value(domain, index) for name, (domain, index) in line.facts.items()}
        seats = [name for name, (domain, _) in line.facts.items() if domain.name == "seat"]
        mine = [line.facts[name].number == self.me for name in seats]
        return self(self._addressed(f"{family}-{line.key}", mine, seats), **facts)

    def _addressed(self, key: str, mine: Sequence[bool], seats: Sequence[str]) -> str:
        """`news-took-me` is told to who took, `news-took-victim` to whom it was taken from."""
        for place, name in enumerate(seats):
            own = f"{key}-{name if place else 'me'}"
            if mine[place] and self.words.has(own):
                key = own
        return key

    def brief(self, item: NewsItem) -> str:
        """The same in a few words without the seat, for a recap; nothing where it need not be told."""
        if not self.words.has(f"brief-{item.kind}"):
            return self.news(item)
        kind = self.game.NEWS.kinds[self.game.NEWS.number(item.kind)]
        return self(f"brief-{item.kind}", **self.facts(kind.facts, item.facts))

    def actor(self, item: NewsItem) -> Seat | None:
        """The seat a piece of news is about: the first it names."""
        kind = self.game.NEWS.kinds[self.game.NEWS.number(item.kind)]
        own = next((name for name, domain in kind.facts.items() if domain.name == "seat"), None)
        return None if own is None else Seat(item.facts[own])

    def why(self, rule: int, phase: str) -> str:
        return self(f"why-{self.rule_id(rule)}", phase=phase)

    def rule_id(self, rule: int) -> str:
        return f"{self.game.meta.rule_prefix}{rule}"
