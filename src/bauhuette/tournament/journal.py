"""A tournament in a file: one line of JSON for the settings, then one for each event, flushed to disk.

If a program dies in the middle of a line, the incomplete line is ignored and cut off.
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
from typing import IO

from pydantic import ValidationError

from bauhuette.engine.errors import BauhuetteError
from bauhuette.tournament.events import BrokenTournament, ProposedEvent, TournamentEvent
from bauhuette.tournament.messages import tournament_words
from bauhuette.tournament.settings import TournamentSettings
from bauhuette.tournament.tournament import Tournament


class BadJournal(BauhuetteError):
    """A file that holds no tournament."""

    def text(self, lang: str) -> str:
        return tournament_words(lang).say(f"bad-{self.message}", **self.facts)


class Journal:
    """An open file, locked by this process."""

    def __init__(self, file: IO[bytes], tournament: Tournament, secret: bytes) -> None:
        self.file = file
        self.at = tournament
        self.secret = secret

    def write(self, proposals: Sequence[ProposedEvent]) -> None:
        """Store each event, then apply it."""
        for proposal in proposals:
            event = TournamentEvent(self.at.number + 1, proposal.kind, _now(), "", proposal.once, proposal.body)
            self.file.write(json.dumps(asdict(event), ensure_ascii=False).encode() + b"\n")
            self.file.flush()
            os.fsync(self.file.fileno())
            self.at.apply(event)

    def write_while(self, more: Callable[[Tournament], Sequence[ProposedEvent]]) -> None:
        """Write automatic events until there are no more."""
        while proposals := more(self.at):
            self.write(proposals)


def _now() -> int:
    return time.time_ns() // 1_000_000


def create_journal(path: Path, charter: TournamentSettings, secret: bytes | None = None) -> None:
    if path.exists():
        raise BadJournal("book-exists", file=str(path))
    head = {"id": path.stem, "charter": charter.model_dump(), "secret": (secret or secrets.token_bytes(32)).hex()}
    path.write_text(json.dumps({"bauhuette-tournament": 1, **head}, ensure_ascii=False) + "\n", encoding="utf-8")


@contextmanager
def open_journal(path: Path) -> Iterator[Journal]:
    try:
        file = path.open("r+b")
    except OSError as error:
        raise BadJournal("book-missing", file=str(path)) from error
    with file:
        fcntl.flock(file, fcntl.LOCK_EX)  # a second command waits
        yield _read(file, path)


def _read(file: IO[bytes], path: Path) -> Journal:
    whole = file.read()
    kept = whole[: whole.rfind(b"\n") + 1]
    if kept != whole:
        file.truncate(len(kept))
    file.seek(len(kept))
    try:
        head, *lines = (json.loads(line) for line in kept.splitlines())
        charter, secret = TournamentSettings(**head["charter"]), bytes.fromhex(head["secret"])
        events = (TournamentEvent(**line) for line in lines)
        return Journal(file, Tournament.fold(head["id"], charter, "", events), secret)
    except (ValueError, KeyError, TypeError, AttributeError, BrokenTournament, ValidationError) as error:
        raise BadJournal("book-broken", file=str(path)) from error
