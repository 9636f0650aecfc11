"""A command that can change a table, and its form as a stored event.

`decide` returns a `Draft` or raises (`CommandRefused`, `StaleCommand`) and changes nothing; the caller stores the event
and then applies it to the match: store before show. Each file of `commands/` holds a few that belong together.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, ClassVar

from bauhuette.engine.types import FullState
from bauhuette.match.events import Draft, Effect, Event
from bauhuette.match.match_state import MatchState

_COMMANDS: dict[str, type[TableCommand]] = {}  # by the kind of their events


class Corrupt(Exception):
    """Stored events that do not lead to the stored state."""


@dataclass(frozen=True)
class TableCommand(ABC):
    """A command. Its fields, in their order, are the body of its event; one at its default is not written."""

    kind: ClassVar[str]  # of the stored event
    secret: ClassVar[bool] = False  # whether such events are shown to their own seat alone

    def __init_subclass__(cls, kind: str, secret: bool = False) -> None:
        cls.kind, cls.secret = kind, secret
        _COMMANDS[kind] = cls

    @abstractmethod
    def apply(self, match: MatchState, event: Event, effect: Effect) -> None:
        """Change the match. `effect` is what the event does to the game, if that has been computed."""

    def draft(self, effect: Effect = None, after: FullState | None = None, ends: bool = False) -> Draft:
        return Draft(self.kind, self._body(), effect, after, ends)

    def _body(self) -> dict[str, Any]:
        return {name: value for name, default in _defaults(type(self)) if (value := getattr(self, name)) != default}


@cache
def _defaults(command: type[TableCommand]) -> list[tuple[str, Any]]:
    """Return the fields of a command with their defaults, `dataclasses.MISSING` where there is none."""
    return [(field.name, field.default) for field in fields(command)]


def command_of(kind: str, body: Mapping[str, Any]) -> TableCommand:
    """Return the command of a stored event."""
    return _COMMANDS[kind](**body)


def secret_kinds() -> frozenset[str]:
    return frozenset(kind for kind, command in _COMMANDS.items() if command.secret)
