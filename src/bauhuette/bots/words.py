"""What people read about bots."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from bauhuette.engine.words import Words


@lru_cache
def bot_words(lang: str) -> Words:
    return Words(lang, Path(__file__).parent / "text")


def bot_title(name: str, lang: str) -> str:
    """`master` -> Meister; a bot from elsewhere is called by its own name."""
    words = bot_words(lang)
    return words.say(f"bot-{name}") if words.has(f"bot-{name}") else name
