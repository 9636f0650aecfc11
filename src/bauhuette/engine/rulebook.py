"""The rules of a game in our own words, `rules.<lang>.md`: chapters of paragraphs that begin with their id.

**P8** Alfred Builder may only be played as the last card of a hand.
**P15** *(ruling)* After the king's trick ...
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from bauhuette.engine.registry import rules_text

_RULE = re.compile(r"^\*\*([A-Z]\d+)\*\* (\*\((?:ruling|Festlegung)\)\* )?(.+)$", re.MULTILINE)


class Paragraph(NamedTuple):
    """One rule; a ruling decides what the printed rulebook leaves open."""

    id: str
    text: str
    is_ruling: bool


def paragraphs(key: str, lang: str) -> Iterator[Paragraph]:
    """All rules of a game, in order."""
    for match in _RULE.finditer(rules_text(key, lang)):
        yield Paragraph(match[1], match[3], bool(match[2]))
