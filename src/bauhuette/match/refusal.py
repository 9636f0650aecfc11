"""Why a command is not carried out: a code, the facts, and a sentence in every language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bauhuette.engine.trouble import Trouble, words_in
from bauhuette.engine.words import Words


def match_words(lang: str) -> Words:
    return words_in(lang, Path(__file__).parent / "text")


class Refused(Trouble):
    """A command that is not possible; nothing has changed."""

    rule: str | None = None

    @property
    def code(self) -> str:
        return self.message

    def text(self, lang: str) -> str:
        return match_words(lang).say(f"refused-{self.message}", **self.facts)


class RefusedBy(Refused):
    """Refused for a reason the engine or the game puts into words."""

    def __init__(self, code: str, reason: Trouble, rule: str | None = None) -> None:
        super().__init__(code, **{key: str(fact) for key, fact in reason.facts.items()})
        self.reason = reason
        self.rule = rule

    def text(self, lang: str) -> str:
        return self.reason.text(lang)


class Stale(Trouble):
    """The game has moved on since the version the command was made for."""

    def text(self, lang: str) -> str:
        return match_words(lang).say("stale")


def facts_of(trouble: Trouble) -> dict[str, Any]:
    return dict(trouble.facts)
