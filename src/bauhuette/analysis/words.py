"""The sentences of an analysis."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from bauhuette.engine.words import Words


@lru_cache
def analysis_words(lang: str) -> Words:
    return Words(lang, Path(__file__).parent / "text")
