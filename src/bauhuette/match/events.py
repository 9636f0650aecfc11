"""What happened at a table, as it is stored: a table is the fold of its events."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bauhuette.engine.eyes import Truth
from bauhuette.match.table import Table
from bauhuette.match.undo import Past

# Names of fields, in stored bodies, records and answers, whose values depend on the hidden state or on the secret of a
# table: not sent, exported or logged, or None, until the game is open to everyone (tests/server/test_secrets.py).
DERIVED = frozenset({"hash", "hashes", "luck", "rng", "secret", "seed", "snapshot"})

Made = Past | Table | None  # what an event does to the game, when that has been computed already


class Who(NamedTuple):
    """A person, by the session and never by the message. The server itself is nobody.

    Where several people share a device, their session holds several seats; `seat` says for which of them it speaks.
    """

    user: str
    name: str
    seat: int | None = None


SERVER = Who("", "")


class Draft(NamedTuple):
    """An event that would be possible now.

    `made` holds what it does to the game, so that it is computed only once; `after` is the state it leads to, where
    it changes the game at all; `ends` says that the game is over with it, though its rules do not end it.
    """

    kind: str
    body: dict[str, Any]
    made: Made = None
    after: Truth | None = None
    ends: bool = False


@dataclass(frozen=True)
class Event:
    """A stored event. `number` is the version of the table after it."""

    number: int
    kind: str
    at: int  # milliseconds since 1970
    actor: str  # user id, or empty for the server
    command: str  # the client's id of the command, or empty
    body: dict[str, Any] = field(hash=False)
