"""All sentences stand in Project Fluent files, one per language; this finds and fills them."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("de", "en")


class Words:
    """The messages of one language, from one or more files (later files add to earlier ones)."""

    def __init__(self, lang: str, *folders: Path) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for folder in folders:
            source = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(source))

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, /, **facts: Any) -> str:
        """The message `key` filled with `facts`; a missing message or fact is an error, never a silent gap."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(message.value, facts)
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)


@lru_cache
def engine_words(lang: str) -> Words:
    return Words(lang, Path(__file__).parent / "text")


def slug(text: str) -> str:
    """How a name is typed: `Schreiner (blau)` -> `schreiner-blau`, `Mörtelmischer` -> `moertelmischer`."""
    spelled = text.lower()
    for letter, letters in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")):
        spelled = spelled.replace(letter, letters)
    plain = unicodedata.normalize("NFKD", spelled).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
