"""Messages of tournaments."""

from __future__ import annotations

from pathlib import Path

from bauhuette.engine.errors import words_in
from bauhuette.engine.localisation import Messages

TEXT = Path(__file__).parent / "text"


def tournament_words(lang: str) -> Messages:
    return words_in(lang, TEXT)
