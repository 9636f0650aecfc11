"""The database and the user behind `bauhuette admin`."""

from __future__ import annotations

import getpass
import os
from collections.abc import Iterator
from contextlib import contextmanager

from bauhuette.engine.errors import BauhuetteError
from bauhuette.server.hosting.serving import only_existing, opened
from bauhuette.server.moderation.service import Moderation
from bauhuette.server.storage.database import is_current

BY_LENGTH = 64


@contextmanager
def moderation_of(database: str) -> Iterator[Moderation]:
    """Where a host sits: at an existing database of the present form."""
    only_existing(database)
    with opened(database) as engine:
        if not is_current(engine):
            raise BauhuetteError("database-old")
        yield Moderation(engine, whoever_asks())


def whoever_asks() -> str:
    """A user of this machine; behind sudo the one who called it."""
    try:
        return (os.environ.get("SUDO_USER") or getpass.getuser())[:BY_LENGTH]
    except (KeyError, OSError):  # a container without names
        return str(os.getuid()) if hasattr(os, "getuid") else "?"
