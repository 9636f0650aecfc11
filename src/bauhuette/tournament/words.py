"""The sentences of tournaments."""

from __future__ import annotations

from pathlib import Path

from bauhuette.engine.trouble import words_in
from bauhuette.engine.words import Words

TEXT = Path(__file__).parent / "text"


def tournament_words(lang: str) -> Words:
    return words_in(lang, TEXT)
