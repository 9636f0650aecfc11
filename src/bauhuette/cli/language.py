"""Which language the terminal speaks, and its own sentences."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from bauhuette.engine.errors import BauhuetteError, words_in
from bauhuette.engine.localisation import LANGUAGES, Messages


def words_of_terminal(lang: str) -> Messages:
    return words_in(lang, Path(__file__).parent / "text")


class BadCall(BauhuetteError):
    """A command line that cannot be followed; its sentence is one of the terminal's own."""

    def text(self, lang: str) -> str:
        return words_of_terminal(lang).say(f"bad-{self.message}", **self.facts)


def language_of(asked: str | None) -> str:
    """The language asked for, or that of the locale, or English."""
    if asked is None:
        return language_of_locale()
    if asked not in LANGUAGES:
        raise BadCall("language", found=asked, known=", ".join(LANGUAGES))
    return asked


def language_of_locale() -> str:
    """In the order in which POSIX asks: the first variable that is set decides."""
    variables = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((os.environ[name] for name in variables if os.environ.get(name)), "")
    return locale[:2].lower() if locale[:2].lower() in LANGUAGES else "en"


def readable(text: str, longest: int = 60) -> str:
    """Something a person typed, safe to print again: no control characters, not too long."""
    shown = "".join(letter for letter in text if letter.isprintable())
    return shown if len(shown) <= longest else shown[: longest - 1] + "…"


def say_in(lang: str, key: str, /, **facts: Any) -> str:
    return words_of_terminal(lang).say(key, **facts)
