"""What is printed on the components is data: `cards.toml` and its like, each value marked with its origin.

    [craftsman.carpenter]
    value = { is = 6, origin = "rulebook" }

An owner of the physical game may hand in an edition, a TOML file with the values that differ:

    game = "pillars"
    [craftsman.carpenter]
    value = 7

Values are refused with file, key and reason: `[ranges]` bounds every number by the name of its leaf, and a game
checks what must add up.
"""

from __future__ import annotations

import hashlib
import json
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from bauhuette.engine.jit import note_edition
from bauhuette.engine.trouble import Trouble, shortened

ORIGINS = ("rulebook", "source", "reconstructed")
Data = dict[str, Any]

_overrides: dict[str, Data] = {}  # package of a game with its own edition -> its values by dotted key


class BadEdition(Trouble):
    """An edition that cannot be played."""


class Value(NamedTuple):
    """One printed value and where it is known from."""

    key: str
    value: Any
    origin: str


def data_of(package: str | None) -> Data:
    """The plain values of a game's data files, with its edition's values laid over them."""
    assert package is not None
    folder = Path(str(sys.modules[package].__file__)).parent
    return laid_over(read_folder(folder), _overrides.get(package, {}))


def colours_of(package: str | None) -> tuple[str, ...]:
    """The colours of the seats, where components bear them, from the game's `meta.toml`."""
    assert package is not None
    folder = Path(str(sys.modules[package].__file__)).parent
    return tuple(tomllib.loads((folder / "meta.toml").read_text(encoding="utf-8"))["colours"])


def laid_over(data: Data, overrides: Data) -> Data:
    """The plain values of a game's data with an edition's values, by dotted key, in their places."""
    plain: Data = plain_values(data)
    for key, value in overrides.items():
        _put(plain, key, value)
    return plain


def read_folder(folder: Path) -> Data:
    """All data files of a game as one tree, origins included."""
    data: Data = {}
    for path in sorted(folder.glob("*.toml")):
        if path.name != "meta.toml":
            data |= tomllib.loads(path.read_text(encoding="utf-8"))
    return data


def plain_values(node: Any) -> Any:
    """The tree without origins."""
    if not isinstance(node, dict):
        return node
    if _is_leaf(node):
        return node["is"]
    return {key: plain_values(child) for key, child in node.items() if key != "ranges"}


def values_in(data: Data, prefix: str = "") -> Iterator[Value]:
    """Every printed value with its dotted key and origin."""
    for key, child in data.items():
        path = f"{prefix}{key}"
        if isinstance(child, dict) and _is_leaf(child):
            yield Value(path, child["is"], child["origin"])
        elif isinstance(child, dict) and key != "ranges":
            yield from values_in(child, path + ".")


def _is_leaf(node: Mapping[str, Any]) -> bool:
    return "is" in node and "origin" in node


def _put(tree: Data, key: str, value: Any) -> None:
    *path, leaf = key.split(".")
    for step in path:
        tree = tree[step]
    tree[leaf] = value


def read_edition(path: Path) -> Data:
    """An edition file as written; its key `game` must name the game."""
    try:
        edition = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadEdition("edition-unreadable", file=str(path), reason=str(error.strerror)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadEdition("edition-syntax", file=str(path), reason=str(error)) from None
    except ValueError as error:  # a name no file can have
        raise BadEdition("edition-unreadable", file=shortened(str(path)), reason=str(error)) from None
    return edition


def overrides_from(edition: Data, base: Data, game: str, file: str) -> Data:
    """The edition's values by dotted key, each checked against the game's own data."""
    if edition.get("game") != game:
        named = str(edition.get("game", "?"))
        raise BadEdition("edition-game", file=file, named=named, game=game)
    printed = {value.key: value for value in values_in(base)}
    ranges = base.get("ranges", {})
    given: Data = {}
    body = {key: child for key, child in edition.items() if key not in ("game", "complete")}
    for key, value in _leaves(body, printed):
        if key not in printed:
            raise BadEdition("edition-unknown", file=file, key=key)
        _check_shape(key, value, printed[key].value, file)
        _check_range(key, value, ranges.get(key.rpartition(".")[2]), file)
        given[key] = value
    if edition.get("complete"):
        for key in printed:
            if key not in given:
                raise BadEdition("edition-missing", file=file, key=key)
    return given


def _leaves(node: Data, printed: Mapping[str, Value], prefix: str = "") -> Iterator[tuple[str, Any]]:
    for key, child in node.items():
        path = f"{prefix}{key}"
        if isinstance(child, dict) and path not in printed:
            yield from _leaves(child, printed, path + ".")
        else:
            yield path, child


def _check_shape(key: str, value: Any, printed: Any, file: str) -> None:
    same = type(value) is type(printed)
    if same and isinstance(printed, dict):
        same = value.keys() == printed.keys()
    if same and isinstance(printed, list):
        same = len(value) == len(printed)
    if not same:
        wanted = json.dumps(printed)
        raise BadEdition("edition-shape", file=file, key=key, found=json.dumps(value, default=str), wanted=wanted)


def _check_range(key: str, value: Any, bounds: Any, file: str) -> None:
    children = value.values() if isinstance(value, dict) else value if isinstance(value, list) else [value]
    for number in children:
        if isinstance(number, (dict, list)):
            _check_range(key, number, bounds, file)
        elif bounds and isinstance(number, int) and not bounds[0] <= number <= bounds[1]:
            low, high = bounds
            raise BadEdition("edition-range", file=file, key=key, found=number, low=low, high=high)


def edition_hash(plain: Data) -> str:
    """Names an edition by what is printed on its components."""
    return short_hash(canonical(plain))


def canonical(data: Data) -> str:
    """One spelling per content; empty data is the empty string."""
    return json.dumps(data, sort_keys=True, ensure_ascii=False) if data else ""


def from_canonical(text: str) -> Data:
    return dict(json.loads(text)) if text else {}


def short_hash(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def use_overrides(package: str, overrides: Data) -> None:
    """Must be called before the first module of `package` is imported."""
    _overrides[package] = overrides
    note_edition(package, canonical(overrides))
