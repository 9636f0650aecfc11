"""An error with a message in every language: `str(error)` is English, `error.text("de")` German.

Here stands also how words of a language are found: a language we do not speak is a trouble, and a trouble is told in
a language.
"""

from __future__ import annotations

import reprlib
from functools import cache
from pathlib import Path
from typing import Any

from bauhuette.engine.localisation import LANGUAGES, Messages

ENGINE_TEXT = Path(__file__).parent / "text"


def shortened(value: Any) -> str:
    """What somebody handed in, fit to be shown: short and printable, whatever it was."""
    try:
        text = value[:60] if isinstance(value, str) else reprlib.repr(value)
    except ValueError:  # more digits than Python prints
        text = "…"
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)


def quoted(value: Any) -> str:
    """The same with a text in quotes, to tell it from a number."""
    return f"'{shortened(value)}'" if isinstance(value, str) else shortened(value)


class BauhuetteError(ValueError):
    """Something a person handed in cannot be used; `message` names the message in `engine/text`, `facts` fill it.

    A fact may be the trouble behind this one.
    """

    def __init__(self, message: str, /, **facts: Any) -> None:
        super().__init__(message, facts)
        self.message = message
        self.facts = facts

    def text(self, lang: str) -> str:
        facts = {
            name: fact.text(lang) if isinstance(fact, BauhuetteError) else fact for name, fact in self.facts.items()
        }
        return engine_words(lang).say(f"trouble-{self.message}", **facts)

    def __str__(self) -> str:
        return self.text("en")


class UnknownLanguage(BauhuetteError):
    """No texts in this language."""


def checked_language(lang: Any) -> str:
    if not isinstance(lang, str) or lang not in LANGUAGES:
        raise UnknownLanguage("unknown-language", lang=shortened(lang), known=", ".join(LANGUAGES))
    return lang


def words_in(lang: str, *folders: Path) -> Messages:
    """The words that stand in these folders, read once."""
    return _words_in(checked_language(lang), *folders)


@cache
def _words_in(lang: str, *folders: Path) -> Messages:
    return Messages(lang, *folders)


def engine_words(lang: str) -> Messages:
    return words_in(lang, ENGINE_TEXT)
