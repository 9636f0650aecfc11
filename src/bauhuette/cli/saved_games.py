"""Games are kept on disk move by move, each in a file of its own: an ordinary record, with who sat at the table."""

from __future__ import annotations

import contextlib
import json
import os
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bauhuette.bots.registry import find
from bauhuette.cli.language import BadCall, readable
from bauhuette.engine.types import Seat
from bauhuette.match.record_reader import BadRecord, read_record
from bauhuette.match.resignation import goes_on
from bauhuette.match.table import Table
from bauhuette.places import data_folder

PLAYERS = "terminal_seats"  # keys beside those of the record: who sits there,
RESIGNED = "terminal_resigned"  # and who gave up, the first one first;
BRANCH = "terminal_branch"  # which game it leaves, and where


def games_folder() -> Path:
    return data_folder() / "games"


def new_file(key: str) -> Path:
    """A name that sorts by time and is not taken."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    taken = sum(1 for _ in games_folder().glob(f"{stamp}-*"))
    return games_folder() / f"{stamp}-{taken + 1}-{key}.json"


def write_json(path: Path, data: Mapping[str, Any]) -> None:
    write_text(path, json.dumps(data, indent=1, ensure_ascii=False))


def write_text(path: Path, text: str) -> None:
    """Write atomically: a reader finds the old file or the new one."""
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


class BranchPoint(NamedTuple):
    """Where a game leaves another one that was recorded."""

    of: str  # the commitment of that game
    number: int  # after how many of its moves
    seat: int
    name: str


def keep(
    path: Path, table: Table, seats: Sequence[str], resigned: Sequence[int] = (), branch: BranchPoint | None = None
) -> None:
    left = {} if branch is None else {BRANCH: branch._asdict()}
    write_json(path, {**table.record(), PLAYERS: list(seats), RESIGNED: list(resigned), **left})


def branch_in(record: Mapping[str, Any]) -> BranchPoint | None:
    """What is no branch, or was damaged, is a game like any other."""
    try:
        found = BranchPoint(**record[BRANCH])
        is_seat = found.seat in range(len(record["seats"]))
    except (KeyError, TypeError):
        return None
    kinds = zip(found, (str, int, int, str), strict=True)
    return found if is_seat and all(isinstance(value, kind) for value, kind in kinds) else None


def resigned_in(record: Mapping[str, Any]) -> list[Seat]:
    """Files of earlier versions have no resignations."""
    found = record.get(RESIGNED)
    seats = range(len(record[PLAYERS]))
    return [Seat(seat) for seat in found if seat in seats] if isinstance(found, list) else []


class SavedGame(NamedTuple):
    """A game that was begun here."""

    path: Path
    game: str
    seats: list[str]
    moves: int
    is_over: bool
    branch: BranchPoint | None


def kept() -> list[SavedGame]:
    """All games that were begun here, the newest last; without damaged files."""
    found = (_kept(path) for path in sorted(games_folder().glob("*.json")))
    return [game for game in found if game is not None]


def damaged() -> list[Path]:
    """Files among them that cannot be read."""
    return [path for path in sorted(games_folder().glob("*.json")) if _kept(path) is None]


def unfinished() -> list[SavedGame]:
    return [game for game in kept() if not game.is_over]


def _kept(path: Path) -> SavedGame | None:
    try:
        record = read_record(path)
    except BadRecord:
        return None
    parts = record.get("game"), record.get("seats"), record.get("moves")
    if not isinstance(record.get(PLAYERS), list) or "result" not in record or not all(map(_is_told, parts)):
        return None
    seats = [str(name) for name in record["seats"]]
    return SavedGame(path, str(record["game"]), seats, len(record["moves"]), _is_over(record), branch_in(record))


def _is_over(record: Mapping[str, Any]) -> bool:
    resigned = resigned_in(record)
    is_person = [find(str(given)) is None for given in record[PLAYERS]]
    return record["result"] is not None or (bool(resigned) and not goes_on(is_person, resigned))


def _is_told(part: Any) -> bool:
    return isinstance(part, str | list)
