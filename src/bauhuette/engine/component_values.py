"""Every value an edition may change, with its origin and what else it may be: what an editor needs to ask for it.

A value that holds lines (the streets of a board) is asked line by line: `streets.<line>` is true where it is there.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, NamedTuple

from bauhuette.engine.catalogue import game_folder
from bauhuette.engine.edition import Data, Value, added_rows, overridable, read_folder, values_in

FormKind = Literal["number", "numbers", "choice", "choices", "letters", "line", "drawing"]


class ValueForm(NamedTuple):
    """What a value may be. `numbers` are several with the same bounds: a list, or by the names in `names`."""

    kind: FormKind
    low: int | None = None
    high: int | None = None
    step: int = 1
    names: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    letters: str = ""
    shortest: int = 1  # of letters, choices, numbers
    longest: int = 1


class ComponentValue(NamedTuple):
    """A value of ours. An owner is asked for it where it is our guess; values with the same `look` are one question."""

    key: str
    value: Any
    origin: str
    is_asked: bool
    look: str
    form: ValueForm
    is_printed: bool  # in our data; other values may be there


@cache
def component_values(game: str) -> dict[str, ComponentValue]:
    """Return all values of a game by dotted key, in the order of its files."""
    base = read_folder(game_folder(game))
    printed = {value.key for value in values_in(base)}
    found: dict[str, ComponentValue] = {}
    for value in overridable(base):
        for one in _single_values(value):
            asked = one.origin == "reconstructed" and value.key in printed
            form = ValueForm("line") if value.key != one.key else _form(one, base)
            look, is_printed = _look(one.key, base), value.key in printed
            found[one.key] = ComponentValue(one.key, one.value, one.origin, asked, look, form, is_printed)
    return found | {row.key: row for row in _rows(base)}


def _rows(base: Data) -> Iterator[ComponentValue]:
    """Yield whether rows are there that an edition may leave out, and the values of rows that it may add.

    Ours are true, and false: not there.
    """
    for group in base.get("more", {}):
        for row in base[group]:
            key = f"{group}.{row}"
            yield ComponentValue(key, True, "reconstructed", False, key, ValueForm("line"), is_printed=False)
    for row, leaves, may in added_rows(base):
        for leaf in (*leaves, *may):
            key = f"{row}.{leaf}"
            form = _form(Value(key, 0, ""), base)
            yield ComponentValue(key, False, "reconstructed", False, _look(key, base), form, is_printed=False)


def looks_of(game: str) -> dict[str, tuple[str, ...]]:
    """Return the keys that are asked, by look."""
    looks: dict[str, tuple[str, ...]] = {}
    for value in component_values(game).values():
        if value.is_asked:
            looks[value.look] = (*looks.get(value.look, ()), value.key)
    return looks


def line_key(text: str, line: str) -> str:
    """Return the key of a line, the same for a line and its reverse."""
    return f"{text}.{' '.join(sorted(line.split()))}"


def holds_lines(value: Any) -> bool:
    return isinstance(value, str) and "\n" in value


def ours(game: str, key: str) -> Any:
    """Return our value of a key that the game knows; a line that ours has not is false."""
    known = component_values(game).get(key)
    return known.value if known else False


def known_key(game: str, key: str) -> str | None:
    """Return a key as this module writes it, or None if the game has no such value."""
    text, _, line = key.partition(".")
    if key in component_values(game):
        return key
    return line_key(text, line) if text in _lines(game) and len(line.split()) == 2 else None


@cache
def _lines(game: str) -> dict[str, set[str]]:
    """Return the keys of our lines by the text that holds them."""
    texts = [value for value in values_in(read_folder(game_folder(game))) if holds_lines(value.value)]
    return {text.key: {one.key for one in _single_values(text)} for text in texts}


def in_lines(game: str, values: Data) -> Data:
    """Return an edition's values with texts of lines replaced by the lines that differ from ours."""
    found: Data = {}
    for key, value in values.items():
        if key not in _lines(game) or not isinstance(value, str):
            found[key] = value
            continue
        lines = _lines(game)[key]
        theirs = {line_key(key, line) for line in value.splitlines() if line.strip()}
        found |= dict.fromkeys(sorted(lines - theirs), False) | dict.fromkeys(sorted(theirs - lines), True)
    return found


def differing(game: str, values: Data) -> Data:
    """Return the values that differ from ours, in the order of the components, added lines last."""
    order = {key: number for number, key in enumerate(component_values(game))}
    found = {key: value for key, value in values.items() if not _same(value, ours(game, key))}
    return dict(sorted(found.items(), key=lambda one: (order.get(one[0], len(order)), one[0])))


def differences(game: str, values: Data) -> list[dict[str, Any]]:
    """Return each value that differs beside ours, as it travels."""
    found = differing(game, in_lines(game, values))
    return [{"key": key, "ours": ours(game, key), "value": value} for key, value in found.items()]


def _same(one: Any, other: Any) -> bool:
    """Return whether values are equal and of the same type: true is not 1."""
    return type(one) is type(other) and bool(one == other)


def _single_values(value: Value) -> list[Value]:
    if not holds_lines(value.value):
        return [value]
    lines = [line for line in value.value.splitlines() if line.strip()]
    return [Value(line_key(value.key, line), True, value.origin) for line in lines]


def _look(key: str, base: Data) -> str:
    row, _, leaf = key.rpartition(".")
    together = base.get("looks", {}).get(leaf)
    return f"{row}.{together}" if together else key


def _form(value: Value, base: Data) -> ValueForm:
    group, leaf = value.key.partition(".")[0], value.key.rpartition(".")[2]
    shortest, longest = base.get("lengths", {}).get(leaf, (1, 1))
    if isinstance(value.value, list):
        shortest, longest = base.get("lengths", {}).get(leaf, (len(value.value), len(value.value)))
    spelled, choices = _told(base, "spelled", group, leaf), _told(base, "choices", group, leaf)
    if spelled:
        return ValueForm("letters", letters=spelled[0], longest=spelled[1])
    if choices:
        kind: FormKind = "choices" if isinstance(value.value, list) else "choice"
        return ValueForm(kind, choices=tuple(choices), shortest=shortest, longest=longest)
    low, high = _told(base, "ranges", group, leaf) or (None, None)
    step = base.get("steps", {}).get(leaf, 1)
    if isinstance(value.value, int):
        return ValueForm("number", low, high, step)
    if isinstance(value.value, dict):
        return ValueForm("numbers", low, high, step, names=tuple(value.value))
    if any(not isinstance(one, int) for one in value.value):
        return ValueForm("drawing", low, high)
    return ValueForm("numbers", low, high, step, shortest=shortest, longest=longest)


def _told(base: Data, table: str, group: str, leaf: str) -> Any:
    """Return what a table says of a leaf of this group, of this leaf anywhere, or of the whole group."""
    told = base.get(table, {})
    return next((told[name] for name in (f"{group}.{leaf}", leaf, group) if name in told), None)
