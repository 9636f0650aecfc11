"""An error with a message in every language: `str(error)` is English, `error.text("de")` German."""

from __future__ import annotations

from typing import Any


class Trouble(ValueError):
    """Something a person handed in cannot be used; `message` names the message in `engine/text`, `facts` fill it."""

    def __init__(self, message: str, /, **facts: Any) -> None:
        super().__init__(message, facts)
        self.message = message
        self.facts = facts

    def text(self, lang: str) -> str:
        from bauhuette.engine.words import engine_words

        return engine_words(lang).say(f"trouble-{self.message}", **self.facts)

    def __str__(self) -> str:
        return self.text("en")
