"""Why a command is refused: a code, the facts, and a message in every language."""

from __future__ import annotations

from pathlib import Path

from bauhuette.engine.errors import BauhuetteError, words_in
from bauhuette.engine.localisation import Messages


def match_words(lang: str) -> Messages:
    return words_in(lang, Path(__file__).parent / "text")


class CommandRefused(BauhuetteError):
    """A command that is not possible; nothing has changed."""

    rule: str | None = None

    @property
    def code(self) -> str:
        return self.message

    def text(self, lang: str) -> str:
        return match_words(lang).say(f"refused-{self.message}", **self.facts)


class RefusedBy(CommandRefused):
    """Refused for a reason that the engine or the game words."""

    def __init__(self, code: str, reason: BauhuetteError, rule: str | None = None) -> None:
        super().__init__(code, **{key: str(fact) for key, fact in reason.facts.items()})
        self.reason = reason
        self.rule = rule

    def text(self, lang: str) -> str:
        return self.reason.text(lang)


class StaleCommand(BauhuetteError):
    """The game has moved on since the version the command was made for."""

    def text(self, lang: str) -> str:
        return match_words(lang).say("stale")
