"""Write an edition as the TOML file that `edition_validation.read_edition` reads, and read what it says of itself."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from bauhuette.engine.edition import Data

BARE = re.compile(r"[A-Za-z0-9_-]+")
YEAR_DIGITS = 4


def edition_text(game: str, values: Data, name: str = "", printing: str = "", confirmed: Sequence[str] = ()) -> str:
    """Return an edition file with these values by dotted key, what it is called, and the keys its owner looked at."""
    header = {"game": game, "name": name, "printing": printing, "confirmed": list(confirmed)}
    lines = [f"{key} = {written_value(value)}" for key, value in header.items() if value]
    for table, keys in groupby(sorted(values, key=_place), key=lambda key: _place(key)[0]):
        lines += ["", f"[{table}]", *(f"{_key(key[len(table) + 1 :])} = {written_value(values[key])}" for key in keys)]
    return "\n".join(lines) + "\n"


def text_in(edition: Data, header: str) -> str:
    """Return what a file says of itself, or nothing where it says no text."""
    told = edition.get(header)
    return told.strip() if isinstance(told, str) else ""


def box_of(printing: str) -> tuple[str, int]:
    """Return publisher and year of a printing as files name it: `Valley Games 2008`; 0 without a year."""
    publisher, _, year = printing.rpartition(" ")
    is_year = year.isascii() and year.isdigit() and len(year) == YEAR_DIGITS
    return (publisher, int(year)) if is_year else (printing, 0)


def confirmed_in(edition: Data) -> list[str]:
    """Return the keys whose values the owner looked at, as a file names them."""
    told = edition.get("confirmed", [])
    return [key for key in told if isinstance(key, str)] if isinstance(told, list) else []


def _place(key: str) -> tuple[str, str]:
    """Return the table and the key in it; a line of a text, which has spaces, is one key."""
    table, _, leaf = key.rpartition(".")
    return table, leaf


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else written_value(key)


def written_value(value: Any) -> str:
    """Return a value as TOML has it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {written_value(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(written_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False)  # its numbers, texts and truth values are written alike in TOML
