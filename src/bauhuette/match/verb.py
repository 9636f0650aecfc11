"""What a verb is: something that can happen at a table, and its form as a stored event.

`propose` says what would happen (`Draft`) or raises (`Refused`, `Stale`) and changes nothing; whoever calls stores the
event and then lets the match `take` it: store before show. Each file of `verbs/` holds a few that belong together.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Any, ClassVar

from bauhuette.engine.eyes import Truth
from bauhuette.match.events import Draft, Event, Made
from bauhuette.match.situation import Situation

_VERBS: dict[str, type[Verb]] = {}  # by the kind of their events


class Corrupt(Exception):
    """Stored events that do not lead to the stored state."""


@dataclass(frozen=True)
class Verb(ABC):
    """The fields of a verb, in their order, are the body of its event; one at its default is not written."""

    kind: ClassVar[str]  # of the stored event
    secret: ClassVar[bool] = False  # whether only their own person is told of such events

    def __init_subclass__(cls, kind: str, secret: bool = False) -> None:
        cls.kind, cls.secret = kind, secret
        _VERBS[kind] = cls

    @abstractmethod
    def take(self, at: Situation, event: Event, made: Made) -> None:
        """Let it count; `made` is what it does to the game, if whoever proposed it is the one who takes it."""

    def draft(self, made: Made = None, after: Truth | None = None, ends: bool = False) -> Draft:
        return Draft(self.kind, self._body(), made, after, ends)

    def _body(self) -> dict[str, Any]:
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        unsaid = {field.name for field in fields(self) if field.default is not MISSING}
        return {
            name: value for name, value in values.items() if name not in unsaid or value != getattr(type(self), name)
        }


def verb_of(kind: str, body: Mapping[str, Any]) -> Verb:
    """A stored event, read."""
    return _VERBS[kind](**body)


def secret_kinds() -> frozenset[str]:
    return frozenset(kind for kind, verb in _VERBS.items() if verb.secret)
