"""All sentences stand in Project Fluent files, one per language; this finds and fills them."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path
from typing import Any

LANGUAGES = ("de", "en")
_HYPHEN = re.compile(r"(?<![^\s(])-(?=\d)")  # before a number it is a minus
_NUMBERED = re.compile(r"(.+)-(\d+)")


class Messages:
    """The messages of one language, from one or more files (later files add to earlier ones); see `words_in`."""

    def __init__(self, lang: str, *folders: Path) -> None:
        from bauhuette.engine.fluent_bundle import bundle_of  # Fluent takes half the time of `import bauhuette`

        self.lang = lang
        self._bundle = bundle_of(lang, folders)

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
        return _HYPHEN.sub("−", str(text))

    def number(self, value: int) -> str:
        """A whole number as people print it."""
        return f"{value:,}".replace("-", "−").replace(",", "." if self.lang == "de" else ",")

    def name(self, domain: str, key: str) -> str:
        """The word for a name; numbered copies (`quarry-2`) may share the word of their kind."""
        message = f"{domain}-{key}"
        numbered = _NUMBERED.fullmatch(key)
        if numbered and not self.has(message):
            return f"{self.name(domain, numbered[1])} {numbered[2]}"
        return self.say(message)

    def forms(self, domain: str, key: str) -> dict[str, str]:
        """Return the forms a name takes within a sentence, the attributes of its message: `the`, in German `den`."""
        message = f"{domain}-{key}"
        if not self.has(message):
            return {}
        found = self._bundle.get_message(message).attributes
        return {form: str(self._bundle.format_pattern(pattern, {})[0]) for form, pattern in found.items()}

    def typed_name(self, domain: str, key: str) -> str:
        """The name as it is typed; copies that share one are told apart by their numbers (`quarry-2`)."""
        numbered = _NUMBERED.fullmatch(key)
        if numbered and self.has(f"{domain}-{numbered[1]}"):
            return f"{self.typed_name(domain, numbered[1])}-{numbered[2]}"
        return slug(self.name(domain, key))

    def short_name(self, domain: str, key: str) -> str:
        """`typed-<domain>-<key>`, where the name would be long to type, or nothing.

        Numbered copies may share the word of their kind (`k5`); `house-side-1` may be put together from
        `typed-piece-house` and `typed-piece-of-side-1`.
        """
        if self.has(f"typed-{domain}-{key}"):
            return slug(self.say(f"typed-{domain}-{key}"))
        numbered = _NUMBERED.fullmatch(key)
        if numbered and self.has(f"typed-{domain}-{numbered[1]}"):
            return slug(self.say(f"typed-{domain}-{numbered[1]}")) + numbered[2]
        for cut in (i for i, sign in enumerate(key) if sign == "-"):
            first, second = f"typed-{domain}-{key[:cut]}", f"typed-{domain}-of-{key[cut + 1 :]}"
            if self.has(first) and self.has(second):
                return f"{slug(self.say(first))}-{slug(self.say(second))}"
        return ""


def figure(value: float, lang: str, digits: int = 1, sign: bool = False) -> str:
    """A number with decimals as people print it: `−1,1`."""
    rounded = round(value, digits) + 0.0  # adding nothing makes a zero of a minus zero
    text = f"{rounded:+.{digits}f}" if sign else f"{rounded:.{digits}f}"
    return text.replace("-", "−").replace(".", "," if lang == "de" else ".")


def percent(share: float, lang: str) -> str:
    """Return a share in whole percent: `31%`, in German `31 %`."""
    return f"{figure(100 * share, lang, 0)}{' ' if lang == 'de' else ''}%"


def slug(text: str) -> str:
    """How a name is typed: `Schreiner (blau)` -> `schreiner-blau`, `Mörtelmischer` -> `moertelmischer`."""
    spelled = text.lower()
    for letter, letters in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")):
        spelled = spelled.replace(letter, letters)
    plain = unicodedata.normalize("NFKD", spelled).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
