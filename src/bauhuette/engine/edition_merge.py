"""Write values that owners have confirmed into the data files of a game, with the origin `owners`."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bauhuette.engine.component_values import component_values, line_key
from bauhuette.engine.edition import Data, Value, values_in
from bauhuette.engine.edition_file import written_value
from bauhuette.engine.edition_validation import with_lines

# A value as the files write it, in one line or as a table of its own that holds lines.
LEAF = re.compile(
    r'is = (?P<value>[^\n]*?), origin = "(?P<origin>[a-z]+)" }'
    r'|^origin = "(?P<above>[a-z]+)"\nis = """\n(?P<lines>[^"]*)"""',
    re.MULTILINE,
)
OWNERS = "owners"


class MergedFile(NamedTuple):
    path: Path
    before: str
    after: str


def merged_files(folder: Path, game: str, values: Data) -> list[MergedFile]:
    """Return the data files that change when these values, by dotted key or line, are taken over."""
    found = []
    for path in sorted(folder.glob("*.toml")):
        before = path.read_text(encoding="utf-8")
        after = _merged(before, game, values) if path.name != "meta.toml" else before
        if after != before:
            found.append(MergedFile(path, before, after))
    return found


def _merged(text: str, game: str, values: Data) -> str:
    printed = list(values_in(tomllib.loads(text)))
    matches = list(LEAF.finditer(text))
    assert [_origin(match) for match in matches] == [one.origin for one in printed], "a value in an unknown form"
    wanted = [_taken_over(value, game, values) for value in printed]
    parts, end = [], 0
    for match, old, new, after in zip(matches, printed, wanted, [*printed[1:], None], strict=True):
        parts += [text[end : match.start()], match[0] if new == old else _written(match, new)]
        end = match.end()
        row = _row(old.key)
        if after is None or _row(after.key) != row:
            parts += [f", {leaf} = {_leaf(value)}" for leaf, value in _added(row, game, values)]
    merged = "".join([*parts, text[end:]])
    assert [one for one in values_in(tomllib.loads(merged)) if one in wanted] == wanted, "written otherwise"
    return merged


def _row(key: str) -> str:
    return key.rpartition(".")[0]


def _leaf(value: object) -> str:
    return written_value({"is": value, "origin": OWNERS})


def _origin(match: re.Match[str]) -> str:
    return match["origin"] or match["above"]


def _taken_over(value: Value, game: str, values: Data) -> Value:
    """Return a value as owners have it; a text of lines is theirs once they have looked at all its lines."""
    if values.get(value.key) == value.value and value.origin != "reconstructed":
        return value
    if value.key in values:
        return Value(value.key, values[value.key], OWNERS)
    lines = {key.partition(".")[2]: there for key, there in values.items() if key.startswith(f"{value.key}.")}
    if not lines or not isinstance(value.value, str):
        return value
    asked = {key for key in component_values(game) if key.startswith(f"{value.key}.")}
    changed = with_lines(value.value, lines)
    return Value(value.key, changed, OWNERS if asked <= {line_key(value.key, one) for one in lines} else value.origin)


def _added(row: str, game: str, values: Data) -> Iterator[tuple[str, object]]:
    """Return the values that a row of ours may have, has not, and of which owners say something else."""
    for key, value in values.items():
        known = component_values(game).get(key)
        if known and _row(key) == row and not known.is_printed and value != known.value:
            yield key.rpartition(".")[2], value


def _written(match: re.Match[str], new: Value) -> str:
    if match["above"]:
        return f'origin = "{new.origin}"\nis = """\n{new.value}"""'
    return f'is = {written_value(new.value)}, origin = "{new.origin}" }}'
