"""The authority at one table: a situation that stored events change, each as its verb says (`verbs/`)."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Self

from bauhuette.engine.game import Game
from bauhuette.match import verbs
from bauhuette.match.events import Draft, Event, Made
from bauhuette.match.setup import Setup
from bauhuette.match.situation import Situation, Status
from bauhuette.match.verb import Corrupt, secret_kinds, verb_of

for _module in iter_modules(verbs.__path__):
    import_module(f"{verbs.__name__}.{_module.name}")

SECRET = secret_kinds()  # kinds of events only their own person is told of


class Match(Situation):
    """One table. Verbs propose drafts; whoever asked stores the event, and then the match takes it."""

    @classmethod
    def fold(cls, setup: Setup, game: Game, events: Iterable[Event]) -> Self:
        """The match the events lead to."""
        match = cls(setup, game)
        for event in events:
            match.take(event)
        return match

    def take(self, event: Event, made: Made = None) -> None:
        """Let a stored event count."""
        if event.number != self.number + 1:
            raise Corrupt(f"{self.setup.id}: event {event.number} after {self.number}")
        if event.kind not in SECRET:
            self.version += 1
            self.changed = event.at
        verb_of(event.kind, event.body).take(self, event, made)
        self.number = event.number
        if event.command:
            self.carried_out[event.actor, event.command] = self.version

    def state_after(self, draft: Draft) -> Any:
        """The state of the game after a draft; None before the start."""
        if draft.after is not None:
            return draft.after
        return None if self.table is None else self.table.state

    def status_after(self, draft: Draft) -> Status:
        state = self.state_after(draft)
        if self.ended or draft.ends or (state is not None and state.over):
            return "over"
        return "lobby" if state is None else "running"
