"""The worked examples of a rules text, as fenced blocks that terminal and browser draw each in their own way:

    ```example city-of-five
    title: Everything a complete city can earn
    rules: C53 C55 C56 C57
    row: left-corner-3, church-7, *town-hall-5, church-9, right-corner-3
    row Hand: tower-1 (not laid out)
    count Buildings: 27
    count Town hall in the middle: 10
    total Together: 37
    Sentences for people, in as many lines as they need.
    ```

`row` is a line of cards or other pieces by their key, `domain:key` where they are not of the domain `card`; behind a
piece a note in brackets, before it a star for the one that matters, and a lone `-` for an empty place. `count` and
`total` are a column of figures. Both languages hold the same examples: only words differ. A test that takes it from
here by its id holds each to the rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from bauhuette.engine.catalogue import rules_text, words_of
from bauhuette.engine.localisation import Messages

_BLOCK = re.compile(r"^```example ([a-z0-9-]+)\n(.+?)\n```$", re.MULTILINE | re.DOTALL)
_LINE = re.compile(r"(title|rules|row|count|total)(?: ([^:]+))?: (.+)")
_PIECE = re.compile(r"(\*?)(?:([a-z]+):)?([a-z0-9-]+)(?: \((.+)\))?")

EMPTY = "-"


class ExamplePiece(NamedTuple):
    """A card, worker, stone ... that is drawn; `EMPTY` is a place without one."""

    key: str
    domain: str = "card"
    note: str = ""
    matters: bool = False


class ExampleRow(NamedTuple):
    label: str
    pieces: tuple[ExamplePiece, ...]


class ExampleCount(NamedTuple):
    label: str
    amount: str
    is_total: bool


class WorkedExample(NamedTuple):
    id: str
    title: str
    rules: tuple[str, ...]
    rows: tuple[ExampleRow, ...]
    counts: tuple[ExampleCount, ...]
    text: str

    def row(self, number: int = 0) -> list[str]:
        """What lies in a row."""
        return [piece.key for piece in self.rows[number].pieces]

    def total(self) -> int:
        """The sum; the text's own minus is a printed one."""
        return next(int(count.amount.replace("−", "-")) for count in self.counts if count.is_total)


def examples(key: str, lang: str) -> Iterator[WorkedExample]:
    """All worked examples of a game, in order."""
    for match in _BLOCK.finditer(rules_text(key, lang)):
        yield read_example(match[1], match[2])


def with_examples(key: str, lang: str, draw: Callable[[WorkedExample, Messages], Iterable[str]]) -> str:
    """Return the rules text with its examples drawn as lines, for plain text."""
    words = words_of(key, lang)
    return _BLOCK.sub(lambda match: "\n".join(draw(read_example(match[1], match[2]), words)), rules_text(key, lang))


def example_named(key: str, wanted: str, lang: str = "en") -> WorkedExample:
    return next(one for one in examples(key, lang) if one.id == wanted)


def read_example(name: str, body: str) -> WorkedExample:
    lines: dict[str, list[tuple[str, str]]] = {kind: [] for kind in ("title", "rules", "row", "count", "total", "text")}
    figures = []
    for line in body.splitlines():
        found = _LINE.fullmatch(line)
        kind, label, rest = (found[1], found[2] or "", found[3]) if found else ("text", "", line.strip())
        lines[kind].append((label, rest))
        if kind in ("count", "total"):
            figures.append(ExampleCount(label, rest, kind == "total"))
    return WorkedExample(
        id=name,
        title=lines["title"][0][1],
        rules=tuple(rule for _, rest in lines["rules"] for rule in rest.split()),
        rows=tuple(ExampleRow(label, tuple(map(_piece, rest.split(", ")))) for label, rest in lines["row"]),
        counts=tuple(figures),
        text=" ".join(rest for _, rest in lines["text"]),
    )


def _piece(text: str) -> ExamplePiece:
    if text == EMPTY:
        return ExamplePiece(EMPTY)
    found = _PIECE.fullmatch(text)
    if found is None:
        raise ValueError(f"not a piece of an example: {text}")
    return ExamplePiece(found[3], found[2] or "card", found[4] or "", bool(found[1]))
