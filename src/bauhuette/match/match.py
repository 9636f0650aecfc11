"""A table folded from its stored events; each event's command says how it changes the state (`commands/`)."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from pkgutil import iter_modules
from typing import Self

from bauhuette.engine.game import Game
from bauhuette.engine.types import FullState
from bauhuette.match import commands
from bauhuette.match.events import Draft, Effect, Event
from bauhuette.match.match_state import MatchState, Status
from bauhuette.match.setup import TableSetup
from bauhuette.match.table_command import Corrupt, command_of, secret_kinds

for _module in iter_modules(commands.__path__):
    import_module(f"{commands.__name__}.{_module.name}")

SECRET = secret_kinds()  # kinds of events shown to their own seat alone


class Match(MatchState):
    """One table. Commands decide drafts; the caller stores the event and then applies it."""

    @classmethod
    def fold(cls, setup: TableSetup, game: Game, events: Iterable[Event]) -> Self:
        """Return the match the events lead to."""
        match = cls(setup, game)
        for event in events:
            match.apply(event)
        return match

    def apply(self, event: Event, effect: Effect = None) -> None:
        """Apply a stored event. `effect` is what it does to the game, if that has been computed."""
        if event.number != self.number + 1:
            raise Corrupt(f"{self.setup.id}: event {event.number} after {self.number}")
        if event.kind not in SECRET:
            self.version += 1
            self.changed = event.at
        command_of(event.kind, event.body).apply(self, event, effect)
        self.number = event.number
        if event.command:
            self.carried_out[event.actor, event.command] = self.version

    def state_after(self, draft: Draft) -> FullState | None:
        """Return the state of the game after a draft; None before the start."""
        if draft.after is not None:
            return draft.after
        return None if self.table is None else self.table.state

    def status_after(self, draft: Draft) -> Status:
        state = self.state_after(draft)
        if self.ended or draft.ends or (state is not None and state.over):
            return "over"
        return "lobby" if state is None else "running"
