"""Keep every standard edition a game ever had, so that its records replay after one of today's values is corrected.

`games/<key>/standards/<hash>.json` holds all values of an edition, today's included (`make gen` adds it). A record
names its edition and the values that differ from the standard edition of its time.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from bauhuette.engine.edition import (
    Data,
    canonical,
    differences,
    edition_hash,
    laid_over,
    plain_values,
    read_folder,
)

FOLDER = "standards"


def standard_file(folder: Path) -> Path:
    """Return where today's standard edition of the game in this folder is kept."""
    return folder / FOLDER / f"{edition_hash(plain_values(read_folder(folder)))}.json"


def standard_text(folder: Path) -> str:
    """Return today's standard edition as its file holds it."""
    return canonical(plain_values(read_folder(folder))) + "\n"


def overrides_of(folder: Path, values: Data, edition: str) -> Data | None:
    """Return how an edition differs from today's standard; None if no standard edition with `values` has its hash."""
    base = read_folder(folder)
    for standard in _standards(folder, base):
        tree = laid_over(base, standard, values)
        if edition_hash(tree) == edition:
            return differences(base, tree)
    return None


def _standards(folder: Path, base: Data) -> Iterator[Data]:
    yield plain_values(base)
    for file in sorted((folder / FOLDER).glob("*.json")):
        yield json.loads(file.read_text(encoding="utf-8"))
