"""What is printed on the components is data: `cards.toml` and its like, each value marked with its origin.

    [craftsman.carpenter]
    value = { is = 6, origin = "rulebook" }

An owner of the physical game may hand in an edition, a TOML file with the values that differ:

    game = "pillars"
    [craftsman.carpenter]
    value = 7

`[ranges]`, `[steps]` and `[lengths]` bound numbers and lists by the name of their leaf; `[optional]` names leaves that
rows may have and what a row without them counts as; `[more]` names groups to which an edition may add rows, and whose
rows it may leave out (`dots.neumarkt = false`). `engine/edition_validation.py` checks an edition. `[choices]`,
`[spelled]` and `[looks]` tell an editor which names or letters a value may have, and which leaves are one look.
"""

from __future__ import annotations

import copy
import hashlib
import json
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from bauhuette.engine.jit import note_edition

# `owners`: read off their copies; `ours`: printed nowhere, a bound that the program needs or a drawing.
ORIGINS = ("rulebook", "source", "owners", "reconstructed", "ours")
BOUNDS = ("ranges", "steps", "lengths", "optional", "more", "choices", "spelled", "looks")  # tables that hold no values
Data = dict[str, Any]

_overrides: dict[str, Data] = {}  # package of a game with its own edition -> its values by dotted key


class Breach(NamedTuple):
    """Why values do not fit: a message `breach-...` of the game's words, the values' dotted keys, and facts."""

    message: str
    keys: tuple[str, ...]
    facts: Mapping[str, Any] = {}


class Value(NamedTuple):
    """One printed value and where it is known from."""

    key: str
    value: Any
    origin: str


def data_of(package: str | None) -> Data:
    """The plain values of a game's data files, with its edition's values laid over them."""
    assert package is not None
    base = read_folder(Path(str(sys.modules[package].__file__)).parent)
    return laid_over(base, plain_values(base), _overrides.get(package, {}))


def colours_of(package: str | None) -> tuple[str, ...]:
    """The colours of the seats, where components bear them, from the game's `meta.toml`."""
    assert package is not None
    folder = Path(str(sys.modules[package].__file__)).parent
    return tuple(tomllib.loads((folder / "meta.toml").read_text(encoding="utf-8"))["colours"])


def laid_over(base: Data, plain: Data, overrides: Data) -> Data:
    """Plain values with an edition's values, by dotted key, in their places; `base` says what may be left out."""
    tree: Data = copy.deepcopy(plain)
    for key, value in overrides.items():
        *path, leaf = key.split(".")
        node = tree
        for step in path:
            node = node.setdefault(step, {})
        if is_left_out(base, key, value) or (path and value == _default(base, path[0], leaf)):
            node.pop(leaf, None)
        else:
            node[leaf] = value
    return tree


def differences(base: Data, tree: Data) -> Data:
    """The values of a tree of plain values that differ from today's, by dotted key."""
    found: Data = {}
    for group in base.get("more", {}):
        found |= {f"{group}.{row}": False for row in base[group] if row not in tree[group]}
        added = {row: leaves for row, leaves in tree[group].items() if row not in base[group]}
        found |= {f"{group}.{row}.{leaf}": value for row, leaves in added.items() for leaf, value in leaves.items()}
    for value in overridable(base):
        if value.key.rpartition(".")[0] in found:
            continue
        theirs = _at(tree, value.key)
        if theirs is None:
            path = value.key.split(".")
            theirs = _default(base, path[0], path[-1])
        if theirs is not None and theirs != value.value:
            found[value.key] = theirs
    return found


def is_left_out(base: Data, key: str, value: Any) -> bool:
    """Return whether an edition leaves out a row of ours."""
    group, _, row = key.partition(".")
    return value is False and group in base.get("more", {}) and row in base[group]


def added_rows(base: Data) -> Iterator[tuple[str, list[str], list[str]]]:
    """Each row an edition may add, with the leaves it must have and those it may have."""
    for group, more in base.get("more", {}).items():
        may = list(base.get("optional", {}).get(group, {}))
        for number in range(1, more["most"] + 1):
            yield f"{group}.{more['name']}-{number}", more["leaves"], may


def _at(tree: Data, key: str) -> Any:
    """The value of a dotted key, or None."""
    node: Any = tree
    for step in key.split("."):
        node = node.get(step) if isinstance(node, dict) else None
    return node


def _default(base: Data, group: str, leaf: str) -> Any:
    """What a row of this group without this leaf counts as; None if every such value is printed."""
    return base.get("optional", {}).get(group, {}).get(leaf)


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
    return {key: plain_values(child) for key, child in node.items() if key not in BOUNDS}


def values_in(data: Data, prefix: str = "") -> Iterator[Value]:
    """Every printed value with its dotted key and origin."""
    for key, child in data.items():
        path = f"{prefix}{key}"
        if isinstance(child, dict) and _is_leaf(child):
            yield Value(path, child["is"], child["origin"])
        elif isinstance(child, dict) and key not in BOUNDS:
            yield from values_in(child, path + ".")


def overridable(base: Data) -> Iterator[Value]:
    """Every value an edition may change: the printed ones, and those that a row has not but may have."""
    yield from values_in(base)
    for group, defaults in base.get("optional", {}).items():
        for row, printed in base[group].items():
            for leaf, default in defaults.items():
                if leaf not in printed:
                    yield Value(f"{group}.{row}.{leaf}", default, "reconstructed")


def _is_leaf(node: Mapping[str, Any]) -> bool:
    return "is" in node and "origin" in node


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
