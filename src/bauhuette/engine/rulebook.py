"""The rules of a game in our own words, `rules.<lang>.md`: chapters of paragraphs that begin with their id.

    **P8** Alfred Builder may only be played as the last card of a hand.

What does not stand in the printed rulebook says so, and why in one sentence; a whole rule, or a clause of one:

    **P15** *(ruling)* After the king's trick, the player of the king leads. *Why: no player got the trick.*
    **P31** At most three ... *(Ruling: while scoring there is no limit. Why: the rulebook limits what is kept.)*

The marks are written as the messages `mark-...` of the engine say in each language. Worked examples stand between the
rules, see `examples.py`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from bauhuette.engine.catalogue import rules_text
from bauhuette.engine.errors import engine_words

# A ruling decides what the rulebook leaves open; the others are about what is printed on the components: described
# in public, or fitted to all that is known and attested nowhere (compare the origins of `edition.py`).
MARKS = ("ruling", "source", "reconstructed")

_RULE = re.compile(r"^\*\*([A-Z]\d+)\*\* (.+)$", re.MULTILINE)


class Clause(NamedTuple):
    """A part of a rule that is not the rulebook's."""

    mark: str
    text: str
    why: str


class Paragraph(NamedTuple):
    """One rule; `mark` and `why` are empty where all of it stands in the printed rulebook."""

    id: str
    text: str  # with its reason and clauses, as emphasised Markdown
    mark: str
    why: str
    clauses: tuple[Clause, ...]


class _Language:
    """How marks are written in one language."""

    def __init__(self, lang: str) -> None:
        words = engine_words(lang)
        self.keys = {words.say(f"mark-{mark}").lower(): mark for mark in MARKS}
        names = "|".join(map(re.escape, self.keys))
        why = re.escape(words.say("mark-why"))
        self.whole = re.compile(rf"\*\(({names})\)\* ", re.IGNORECASE)
        self.reason = re.compile(rf" \*{why}: ([^*]+)\*$")
        self.clause = re.compile(rf"\*\(({names}): ([^*]+?) {why}: ([^*]+)\)\*", re.IGNORECASE)

    def paragraph(self, rule: str, text: str) -> Paragraph:
        whole = self.whole.match(text)
        reason = self.reason.search(text)
        clauses = tuple(Clause(self.keys[c[1].lower()], c[2], c[3]) for c in self.clause.finditer(text))
        return Paragraph(
            id=rule,
            text=text[whole.end() :] if whole else text,
            mark=self.keys[whole[1].lower()] if whole else "",
            why=reason[1] if reason else "",
            clauses=clauses,
        )


_language = lru_cache(_Language)


def paragraphs(key: str, lang: str) -> Iterator[Paragraph]:
    """All rules of a game, in order."""
    for match in _RULE.finditer(rules_text(key, lang)):
        yield _language(lang).paragraph(match[1], match[2])


def paragraph_named(key: str, wanted: str, lang: str) -> Paragraph | None:
    return next((rule for rule in paragraphs(key, lang) if rule.id.lower() == wanted.lower()), None)


def mark_word(mark: str, lang: str) -> str:
    return engine_words(lang).say(f"mark-{mark}")
