"""The sentences of studies and of what they show."""

from __future__ import annotations

from pathlib import Path

from bauhuette.engine.trouble import words_in
from bauhuette.engine.words import Words


def study_words(lang: str) -> Words:
    return words_in(lang, Path(__file__).parent / "text")
