"""Games are kept on disk move by move, each in a file of its own: an ordinary record, with who sat at the table."""

from __future__ import annotations

import contextlib
import json
import os
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bauhuette.cli.language import BadCall, readable
from bauhuette.match.record import BadRecord, read_record
from bauhuette.match.table import Table

PLAYERS = "terminal_seats"  # the key beside those of the record


def data_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME")
    base = Path(home) if home else Path.home() / ".local" / "share"
    return base / "bauhuette" / "games"


def new_file(key: str) -> Path:
    """A name that sorts by time and is not taken."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    taken = sum(1 for _ in data_folder().glob(f"{stamp}-*"))
    return data_folder() / f"{stamp}-{taken + 1}-{key}.json"


def write_json(path: Path, data: Mapping[str, Any]) -> None:
    write_text(path, json.dumps(data, indent=1, ensure_ascii=False))


def write_text(path: Path, text: str) -> None:
    """All or nothing: a reader finds the old file or the new one, whatever happens meanwhile."""
    try:
        part = path.with_name(f".{path.name}.part")
        path.parent.mkdir(parents=True, exist_ok=True)
        with part.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except (OSError, ValueError) as error:  # ValueError: a name no file can have
        with contextlib.suppress(OSError, ValueError):
            part.unlink(missing_ok=True)
        reason = getattr(error, "strerror", None) or str(error)
        raise BadCall("unwritable", file=readable(str(path)), reason=reason) from None


def keep(path: Path, table: Table, seats: Sequence[str]) -> None:
    write_json(path, {**table.record(), PLAYERS: list(seats)})


def unfinished() -> list[Path]:
    """Games that can be resumed, the newest last; damaged files are passed over."""
    return [path for path in sorted(data_folder().glob("*.json")) if _is_unfinished(path)]


def _is_unfinished(path: Path) -> bool:
    try:
        record = read_record(path)
    except BadRecord:
        return False
    return record.get("result", ...) is None and isinstance(record.get(PLAYERS), list)
