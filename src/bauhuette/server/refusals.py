"""Refusals as they travel."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bauhuette.engine.errors import words_in
from bauhuette.engine.localisation import Messages
from bauhuette.match.refusal import CommandRefused
from bauhuette.server.wire import Code, Refusal
from bauhuette.tournament.messages import TEXT

TEXTS = (Path(__file__).parents[1] / "match" / "text", TEXT, Path(__file__).parent / "text")


def server_words(lang: str) -> Messages:
    """The sentences of the server, with those of the authority at a table."""
    return words_in(lang, *TEXTS)


class Denied(CommandRefused):
    """A request that is not served; with the status of its answer."""

    def __init__(self, code: Code, status: int = 400, retry_after: float = 0.0, **facts: Any) -> None:
        super().__init__(code.value, **facts)
        self.status = status
        self.retry_after = retry_after

    def text(self, lang: str) -> str:
        return server_words(lang).say(f"refused-{self.message}", **self.facts)


def rate_limited(wait: float) -> Denied:
    seconds = max(1, round(wait + 0.5))
    return Denied(Code.RATE_LIMITED, 429, wait, seconds=seconds)


def refusal_of(refused: CommandRefused, lang: str) -> Refusal:
    return Refusal(code=Code(refused.code), text=refused.text(lang), rule=refused.rule, facts=refused.facts)
