"""Write an edition as the TOML file that `edition_validation.read_edition` reads."""

from __future__ import annotations

import json
import re
from itertools import groupby
from typing import Any

from bauhuette.engine.edition import Data

BARE = re.compile(r"[A-Za-z0-9_-]+")


def edition_text(game: str, values: Data, name: str = "", printing: str = "") -> str:
    """Return an edition file with these values by dotted key, and what it is called."""
    header = {"game": game, "name": name, "printing": printing}
    lines = [f"{key} = {_written(value)}" for key, value in header.items() if value]
    for table, keys in groupby(sorted(values, key=_place), key=lambda key: _place(key)[0]):
        lines += ["", f"[{table}]", *(f"{_key(key[len(table) + 1 :])} = {_written(values[key])}" for key in keys)]
    return "\n".join(lines) + "\n"


def _place(key: str) -> tuple[str, str]:
    """Return the table and the key in it; a line of a text, which has spaces, is one key."""
    table, _, leaf = key.rpartition(".")
    return table, leaf


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else _written(key)


def _written(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_written(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_written, value)) + "]"
    return json.dumps(value, ensure_ascii=False)  # its numbers, texts and truth values are written alike in TOML
