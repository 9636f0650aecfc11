"""Read edition files of people in a worker: a short file can keep a TOML parser busy for a minute."""

from __future__ import annotations

import json
import re
from typing import Any, NamedTuple

from bauhuette.engine.component_values import in_lines, known_key
from bauhuette.engine.edition import Data
from bauhuette.engine.edition_file import confirmed_in, text_in
from bauhuette.engine.edition_validation import only_of_game, parse_edition, written_values
from bauhuette.server.editions.schemas import KEY, LONGEST_KEY, MOST_VALUES

MOST_TOLD = 20  # keys that are named
LONGEST_VALUE = 2000  # as JSON
FILE = "edition.toml"


class ReadEdition(NamedTuple):
    """What a file says of itself, its values that can be kept, and the keys that cannot."""

    name: str
    printing: str
    confirmed: list[str]
    values: Data
    left_out: list[str]


def read_edition(game: str, text: bytes) -> ReadEdition:
    data = parse_edition(text, FILE)
    only_of_game(data, game, FILE)
    keys = [_readable_key(game, key) for key in confirmed_in(data)[:MOST_VALUES]]
    confirmed = [key for key in keys if key is not None]
    return ReadEdition(text_in(data, "name"), text_in(data, "printing"), confirmed, *_values_in(game, data))


def _values_in(game: str, data: Data) -> tuple[Data, list[str]]:
    found: Data = {}
    left_out: list[str] = []
    for key, value in in_lines(game, written_values(data, game)).items():
        known_as = _readable_key(game, key)
        if known_as is None or len(found) == MOST_VALUES or not can_be_kept(value):
            left_out.append(key[:120])
        else:
            found[known_as] = value
    return found, left_out[:MOST_TOLD]


def _readable_key(game: str, key: str) -> str | None:
    """Return a key of a file as the game has it, or None if it has no such value or no message may hold the key."""
    return known_key(game, key) if len(key) <= LONGEST_KEY and re.fullmatch(KEY, key) else None


def can_be_kept(value: Any) -> bool:
    try:
        return len(json.dumps(value, allow_nan=False, ensure_ascii=False).encode()) <= LONGEST_VALUE
    except (TypeError, ValueError, RecursionError):  # a date, not a number, half a character, nested too deep
        return False
