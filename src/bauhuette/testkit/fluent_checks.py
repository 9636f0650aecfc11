"""Format every message of every Fluent file with 0, 1, 2 and more of everything, and with names.

It finds missing or left over facts, doubled spaces, and numbers that do not agree with their noun. `python -m
bauhuette.testkit.fluent_checks FOLDER ...` prints the same as JSON.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast

from bauhuette.engine.localisation import LANGUAGES, Messages

NUMBERS = (0, 1, 2, -3, 1200)
NAME = "Anna"
NAMES = frozenset({"name", "names", "seat", "mover", "a", "b", "c", "d"})  # facts that are never numbers
CATEGORIES = {"zero", "one", "two", "few", "many"}
AT_LEAST_TWO = {"seats", "minutes"}  # games have two players and last longer than a minute
STUMBLES = re.compile(r"[{}⟨⟩]|\S  |\s$| [,.;:!)](?!\.)")


class Rendering(NamedTuple):
    """A message formatted with these facts."""

    lang: str
    key: str
    facts: dict[str, Any]
    text: str


class _Facts(NamedTuple):
    """The facts of a message; `numbers` choose among plural forms."""

    names: set[str]
    numbers: set[str]


def facts_of(message: Any, others: Mapping[str, Any]) -> _Facts:
    """Return the facts of a message and of those it refers to, by their names in `others`."""
    found = _Facts(set(), set())
    for node in _nodes(message):
        if isinstance(node, ast.VariableReference):
            found.names.add(node.id.name)
        elif isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            keys = {key.name if isinstance(key, ast.Identifier) else "one" for key in (v.key for v in node.variants)}
            if keys & CATEGORIES:
                found.numbers.add(node.selector.id.name)
        elif isinstance(node, ast.MessageReference):
            for mine, referred in zip(found, facts_of(others[node.id.name], others), strict=True):
                mine.update(referred)
    return found


def _nodes(node: Any) -> Iterator[Any]:
    """Yield a node of the syntax and all below it."""
    if isinstance(node, list):
        for child in node:
            yield from _nodes(child)
    elif isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from _nodes(child)


def renderings(folder: Path, lang: str, names: Collection[str] = NAMES) -> Iterator[Rendering]:
    """Yield all messages of a file with all facts; `names` are facts that are never numbers."""
    words = Messages(lang, folder)
    body = FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8")).body
    for message in body:
        assert not isinstance(message, ast.Junk), f"{folder} {lang}: {message.content}"
    messages = {message.id.name: message for message in body if isinstance(message, ast.Message)}
    for name, message in messages.items():
        for facts in ways(facts_of(message, messages), names):
            yield Rendering(lang, name, facts, words.say(name, **facts))


def ways(found: _Facts, names: Collection[str]) -> list[dict[str, Any]]:
    """Return the facts to try: each possible number as each of the numbers, and as a name if it need not be one."""
    numbers = {name for name in found.names if name.partition("-")[0] not in names}  # `card-the` is a form of `card`
    if not numbers:
        return [dict.fromkeys(sorted(found.names), NAME)]
    return [_way(found.names, numbers, number) for number in NUMBERS] + [
        _way(found.names, found.numbers, number) for number in NUMBERS if found.numbers != numbers
    ]


def _way(names: Collection[str], numbers: Collection[str], number: int) -> dict[str, Any]:
    return {name: _number(name, number) if name in numbers else NAME for name in sorted(names)}


def _number(name: str, number: int) -> int:
    return max(number, 2) if name in AT_LEAST_TWO else number


def check_folder(folder: Path, forms: Mapping[str, Iterable[tuple[str, str]]], names: Collection[str] = NAMES) -> None:
    """Check a folder's messages; `forms` are singular and plural of the nouns of each language."""
    for lang in LANGUAGES:
        wrong = disagreement(forms[lang])
        for one in renderings(folder, lang, names):
            where = f"{folder} {lang} {one.key} with {one.facts}: {one.text!r}"
            text = one.text.lstrip() if one.facts else one.text.strip()  # lists are indented, signs are set off
            assert text or not one.facts, where  # a sign may be empty
            assert not STUMBLES.search(text), where
            assert not wrong.search(text), where


def disagreement(forms: Iterable[tuple[str, str]]) -> re.Pattern[str]:
    """Return a pattern of one with a plural, or several with a singular."""
    pairs = [(one, many) for one, many in forms if one != many]
    plurals = "|".join(re.escape(many) for _, many in pairs)
    singulars = "|".join(re.escape(one) for one, _ in pairs)
    return re.compile(rf"(?<![\w.,])(?:1 (?:{plurals})|(?:0|2|−3|1[.,]200) (?:{singulars}))\b")


def main(folders: list[str]) -> None:
    results = {
        folder: {lang: [one._asdict() for one in renderings(Path(folder), lang)] for lang in LANGUAGES}
        for folder in folders
    }
    json.dump(results, sys.stdout, ensure_ascii=False)


if __name__ == "__main__":
    main(sys.argv[1:])
