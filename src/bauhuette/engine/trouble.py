"""An error with a message in every language: `str(error)` is English, `error.text("de")` German."""

from __future__ import annotations

import reprlib
from typing import Any


def shortened(value: Any) -> str:
    """What somebody handed in, fit to be shown: short and printable, whatever it was."""
    try:
        text = value[:60] if isinstance(value, str) else reprlib.repr(value)
    except ValueError:  # more digits than Python prints
        text = "…"
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)


class Trouble(ValueError):
    """Something a person handed in cannot be used; `message` names the message in `engine/text`, `facts` fill it.

    A fact may be the trouble behind this one.
    """

    def __init__(self, message: str, /, **facts: Any) -> None:
        super().__init__(message, facts)
        self.message = message
        self.facts = facts

    def text(self, lang: str) -> str:
        from bauhuette.engine.words import engine_words

        facts = {name: fact.text(lang) if isinstance(fact, Trouble) else fact for name, fact in self.facts.items()}
        return engine_words(lang).say(f"trouble-{self.message}", **facts)

    def __str__(self) -> str:
        return self.text("en")
