"""A tournament in a file: one line of JSON for the charter, then one for each event. What is written is on the disk.

A program that dies in the middle of a line leaves half a line, which counts for nothing and is cut off.
"""

from __future__ import annotations

import fcntl
import json
import os
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any

from pydantic import ValidationError

from bauhuette.engine.trouble import Trouble
from bauhuette.tournament.charter import Charter
from bauhuette.tournament.events import Broken, Happening, Proposal
from bauhuette.tournament.tournament import Tournament
from bauhuette.tournament.words import tournament_words


class BadBook(Trouble):
    """A file that holds no tournament."""

    def text(self, lang: str) -> str:
        return tournament_words(lang).say(f"bad-{self.message}", **self.facts)


class Book:
    """An open file, held by this process alone."""

    def __init__(self, file: IO[bytes], tournament: Tournament, secret: bytes) -> None:
        self.file = file
        self.at = tournament
        self.secret = secret

    def write(self, proposals: Sequence[Proposal]) -> None:
        """Store, then let it count."""
        for proposal in proposals:
            happening = Happening(self.at.number + 1, proposal.kind, _now(), "", proposal.once, proposal.body)
            self.file.write(json.dumps(asdict(happening), ensure_ascii=False).encode() + b"\n")
            self.file.flush()
            os.fsync(self.file.fileno())
            self.at.take(happening)

    def write_while(self, more: Callable[[Tournament], Sequence[Proposal]]) -> None:
        """Everything that happens by itself."""
        while proposals := more(self.at):
            self.write(proposals)


def _now() -> int:
    return time.time_ns() // 1_000_000


def new_book(path: Path, charter: Charter, secret: bytes | None = None) -> None:
    if path.exists():
        raise BadBook("book-exists", file=str(path))
    head = {"id": path.stem, "charter": charter.model_dump(), "secret": (secret or secrets.token_bytes(32)).hex()}
    path.write_text(json.dumps({"bauhuette-tournament": 1, **head}, ensure_ascii=False) + "\n", encoding="utf-8")


@contextmanager
def opened(path: Path) -> Iterator[Book]:
    try:
        file = path.open("r+b")
    except OSError as error:
        raise BadBook("book-missing", file=str(path)) from error
    with file:
        fcntl.flock(file, fcntl.LOCK_EX)  # of two commands at a time one waits
        yield _read(file, path)


def _read(file: IO[bytes], path: Path) -> Book:
    whole = file.read()
    kept = whole[: whole.rfind(b"\n") + 1]
    if kept != whole:
        file.truncate(len(kept))
    file.seek(len(kept))
    try:
        head, *lines = (json.loads(line) for line in kept.splitlines())
        charter, secret = Charter(**head["charter"]), bytes.fromhex(head["secret"])
        events = (_happening(line) for line in lines)
        return Book(file, Tournament.fold(head["id"], charter, "", events), secret)
    except (ValueError, KeyError, TypeError, AttributeError, Broken, ValidationError) as error:
        raise BadBook("book-broken", file=str(path)) from error


def _happening(line: dict[str, Any]) -> Happening:
    return Happening(**line)
