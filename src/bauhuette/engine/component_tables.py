"""What is printed on the components, as tables people can read: every value, and of those that are not the rulebook's
where they come from and why.

A game's words say which groups of its `cards.toml` are shown (`printed-<group>`), what their columns are called
(`column-<leaf>`), and why values of a group are not the rulebook's (`origin-<group>-<leaf>` or `origin-<group>`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any, NamedTuple

from bauhuette.engine.catalogue import game_folder, words_of
from bauhuette.engine.edition import Data, Value, values_in
from bauhuette.engine.errors import engine_words
from bauhuette.engine.localisation import Messages

# Where the name of a row or of a value may stand.
DOMAINS = (
    *("card", "converter", "material", "category", "contract", "worker", "event", "economy"),
    *("part", "field", "stone"),
)
EDITION = "edition"  # the origin of values that an edition changes
SIGNS = {"rulebook": "", "source": "†", "owners": "✓", "reconstructed": "‡", "ours": "°", EDITION: "*"}


class ComponentCell(NamedTuple):
    text: str
    origin: str  # of SIGNS, or empty where nothing is printed


class ComponentRow(NamedTuple):
    name: str
    cells: list[ComponentCell]


class OriginReason(NamedTuple):
    origins: list[str]  # of the values it stands for
    text: str


class ComponentTable(NamedTuple):
    """One table: a row for each component, a column for each thing printed on it."""

    title: str
    columns: list[str]
    rows: list[ComponentRow]
    reasons: list[OriginReason]


def printed_values(key: str, edition: Data | None = None) -> dict[str, list[Value]]:
    """All values of a game's cards, by group; `edition` are values that replace ours, by dotted key."""
    file = game_folder(key) / "cards.toml"
    text = file.read_text(encoding="utf-8") if file.exists() else ""  # nothing is printed on some games
    others = dict(edition or {})
    groups: dict[str, list[Value]] = {}
    for value in values_in(tomllib.loads(text)):
        shown = Value(value.key, others.pop(value.key), EDITION) if value.key in others else value
        groups.setdefault(value.key.partition(".")[0], []).append(shown)
    for other, is_ in others.items():  # values that our cards have not
        if other.partition(".")[0] in groups:
            groups[other.partition(".")[0]].append(Value(other, is_, EDITION))
    return groups


def printed(key: str, lang: str, edition: Data | None = None) -> list[ComponentTable]:
    words = words_of(key, lang)
    shown = {group: values for group, values in printed_values(key, edition).items() if words.has(f"printed-{group}")}
    return [_group(group, values, words) for group, values in shown.items()]


def printed_json(key: str, lang: str, edition: Data | None = None) -> list[dict[str, Any]]:
    """The same as it travels."""
    return [
        {
            "title": group.title,
            "columns": group.columns,
            "rows": [{"name": row.name, "cells": [cell._asdict() for cell in row.cells]} for row in group.rows],
            "reasons": [reason._asdict() for reason in group.reasons],
        }
        for group in printed(key, lang, edition)
    ]


def _group(group: str, values: list[Value], words: Messages) -> ComponentTable:
    rows: dict[str, dict[str, Value]] = {}
    for value in values:
        _, row, leaf = [*value.key.split("."), ""][:3]
        rows.setdefault(row, {})[leaf] = value
    leaves = list(dict.fromkeys(leaf for row in rows.values() for leaf in row))
    lines = [
        ComponentRow(name_of(row, words), [_cell(found.get(leaf), words) for leaf in leaves])
        for row, found in rows.items()
    ]
    columns = [column_name(leaf, words) for leaf in leaves]
    return ComponentTable(words.say(f"printed-{group}"), columns, lines, list(_reasons(group, values, words)))


def column_name(leaf: str, words: Messages) -> str:
    """Return what a leaf is called, at the head of its column."""
    return words.say(f"column-{leaf}" if leaf else "column")


def _cell(value: Value | None, words: Messages) -> ComponentCell:
    return ComponentCell(value_text(value.value, words), value.origin) if value else ComponentCell("", "")


def value_text(value: Any, words: Messages) -> str:
    """Return a printed value in words."""
    if isinstance(value, dict):
        return ", ".join(f"{name_of(name, words)} {number}" for name, number in value.items())
    if isinstance(value, list):
        return ", ".join(value_text(one, words) for one in value)
    if isinstance(value, str) and value.isupper():
        return ", ".join(_letter(letter, words) for letter in value)
    return words.number(value) if isinstance(value, int) else name_of(value, words)


def _letter(letter: str, words: Messages) -> str:
    """Printed letters stand for traits, or for heads."""
    trait = f"trait-{letter.lower()}"
    return words.say(trait) if words.has(trait) else words.say(f"head-{letter}")


def name_of(key: str, words: Messages) -> str:
    """Return the word for a key of any domain; a key without a word is printed as it is."""
    kind, _, number = key.rpartition("-")
    if words.has(f"printed-name-{key}"):
        return words.say(f"printed-name-{key}")
    for domain in DOMAINS:
        if words.has(f"{domain}-{key}") or (number.isdigit() and words.has(f"{domain}-{kind}")):
            return words.name(domain, key)
    return key


def parts_of(key: str) -> tuple[str, str, str]:
    """Return group, row and leaf of a value's key; of a line the whole line is the row."""
    group, _, rest = key.partition(".")
    row, _, leaf = rest.partition(".")
    return group, row, leaf


def name_of_value(key: str, words: Messages) -> str:
    """Return what a value is printed on."""
    return " – ".join(name_of(one, words) for one in parts_of(key)[1].split())


def column_of_value(key: str, words: Messages) -> str:
    """Return what a value is; nothing where its row has only this one."""
    leaf = parts_of(key)[2]
    return column_name(leaf, words) if leaf and words.has(f"column-{leaf}") else leaf


def reason_key(group: str, leaf: str, words: Messages) -> str:
    own = f"origin-{group}-{leaf}"
    return own if words.has(own) else f"origin-{group}"


def _reasons(group: str, values: list[Value], words: Messages) -> Iterator[OriginReason]:
    """Each sentence once."""
    found: dict[str, dict[str, None]] = {}
    for value in values:
        if value.origin not in ("rulebook", EDITION):
            key = reason_key(group, value.key.rpartition(".")[2], words)
            found.setdefault(key, {})[value.origin] = None
    yield from (OriginReason(list(origins), words.say(key)) for key, origins in found.items())
    if any(value.origin == EDITION for value in values):
        yield OriginReason([EDITION], engine_words(words.lang).say("mark-edition-means"))
