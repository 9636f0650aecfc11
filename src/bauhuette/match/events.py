"""The stored events of a table: a table is the fold of its events."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bauhuette.engine.types import FullState
from bauhuette.match.table import Table
from bauhuette.match.undo import Past

# Names of fields, in stored bodies, records and answers, whose values depend on the hidden state or on the secret of a
# table: not sent, exported or logged, or None, until the game is open to everyone (tests/server/test_secrets.py).
DERIVED = frozenset({"hash", "hashes", "luck", "rng", "secret", "seed", "snapshot"})

Effect = Past | Table | None  # what an event does to the game: a move or the start


class Actor(NamedTuple):
    """The person who sends a command, by session, never by the message. The server itself has an empty name.

    Where people share a device, their session holds several seats; `seat` says for which of them it speaks.
    """

    user: str
    name: str
    seat: int | None = None


SERVER = Actor("", "")


class Draft(NamedTuple):
    """An event that would be possible now.

    `effect` is what it does to the game, kept so that it is computed only once; `after` is the state it leads to, if it
    changes the game; `ends` says that it ends the game, though the rules do not.
    """

    kind: str
    body: dict[str, Any]
    effect: Effect = None
    after: FullState | None = None
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
