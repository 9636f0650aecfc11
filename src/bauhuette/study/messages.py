"""Messages of studies and their pages."""

from __future__ import annotations

from pathlib import Path

from bauhuette.engine.errors import words_in
from bauhuette.engine.localisation import Messages


def study_words(lang: str) -> Messages:
    return words_in(lang, Path(__file__).parent / "text")
