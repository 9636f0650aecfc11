"""Speaks of a game to one reader: names of cards and seats, moves, news, reasons, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from bauhuette.engine.domains import Domain
from bauhuette.engine.game import Game
from bauhuette.engine.news import Item
from bauhuette.engine.registry import words_of
from bauhuette.engine.words import Words, slug

_NUMBERED = re.compile(r"(.+)-(\d+)")


class Speech:
    """`say("screen-trick")`; `me` is the reader's own seat, addressed as you, or None."""

    def __init__(self, game: Game, lang: str, seats: Sequence[str], me: int | None = None) -> None:
        self.game = game
        self.lang = lang
        self.seats = seats
        self.me = me
        self.words: Words = words_of(game.meta.key, lang)

    def __call__(self, key: str, /, **facts: Any) -> str:
        return self.words.say(key, **facts)

    def seat(self, seat: int) -> str:
        return self.seats[seat] if 0 <= seat < len(self.seats) else "–"

    def name(self, domain: str, key: str) -> str:
        """The word for a name; numbered copies (`quarry-2`) may share the word of their kind."""
        message = f"{domain}-{key}"
        numbered = _NUMBERED.fullmatch(key)
        if numbered and not self.words.has(message):
            return f"{self.name(domain, numbered[1])} {numbered[2]}"
        return self.words.say(message)

    def value(self, domain: Domain, index: int) -> Any:
        """How one argument of a move or fact of the news is said."""
        if domain.name == "seat":
            return self.seat(index)
        if domain.name == "number":
            return domain.json(index)
        return self.name(domain.name, domain.key(index)) if index >= 0 else "–"

    def move(self, move: int) -> str:
        family, indices = self.game.MOVES.parts(move)
        facts = {name: self.value(domain, indices[name]) for name, domain in family.params.items()}
        return self(f"move-{family.name}", **facts)

    def typed(self, move: int) -> str:
        """The notation in the reader's language: `play schreiner-blau`."""
        family, indices = self.game.MOVES.parts(move)
        words = [
            domain.key(indices[name]) if domain.name in ("seat", "number")
            else slug(self.name(domain.name, domain.key(indices[name])))
            for name, domain in family.params.items()
        ]  # fmt: skip
        return " ".join([family.name, *words])

    def news(self, item: Item) -> str:
        """A log line; news about the reader's own seat are told to you."""
        kind = self.game.NEWS.kinds[self.game.NEWS.number(item.kind)]
        facts = {name: self.value(domain, item.facts[name]) for name, domain in kind.facts.items()}
        own = next((n for n, domain in kind.facts.items() if domain.name == "seat"), None)
        key = f"news-{item.kind}"
        if own is not None and self.me is not None and item.facts[own] == self.me:
            key = f"{key}-me" if self.words.has(f"{key}-me") else key
        return self(key, **facts)

    def why(self, rule: int, phase: str) -> str:
        return self(f"why-{rule}", phase=phase)

    def rule_id(self, rule: int) -> str:
        return f"{self.game.meta.rule_prefix}{rule}"
