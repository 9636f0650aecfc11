"""A SQLite file belongs to one server: two would each believe what they have in memory."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import make_url

from bauhuette.engine.errors import BauhuetteError

OURS = 0o600  # sessions and passwords are in it


def file_of(url: str) -> Path | None:
    """The file of a SQLite database."""
    place = make_url(url)
    return Path(place.database) if place.drivername == "sqlite" and place.database else None


def keep_private(file: Path) -> None:
    """Make the file readable by its owner alone; SQLite's files beside it get the same rights."""
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, OURS))
    file.chmod(OURS)


@contextlib.contextmanager
def alone_at(url: str) -> Iterator[None]:
    """As long as a server, or an upgrade, uses the file; the system ends it with the process."""
    file = file_of(url)
    try:
        import fcntl
    except ImportError:  # Windows, where there is no such lock
        yield
        return
    if file is None:
        yield
        return
    lock = os.open(file.with_name(f"{file.name}.lock"), os.O_CREAT | os.O_RDWR, OURS)
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BauhuetteError("database-in-use", file=str(file)) from None
        yield
    finally:
        os.close(lock)
