"""Show a finished table as one of its readers saw it."""

from __future__ import annotations

from typing import Any

from bauhuette.engine.ending import GameCourse
from bauhuette.engine.types import FullState, redacted_for
from bauhuette.engine.validation import seat_at
from bauhuette.match.table import Table


def played_game(table: Table, seat: int | None) -> GameCourse:
    """Return the game as this seat (None: a spectator) saw it; the table must be over."""
    reader = None if seat is None else seat_at(seat, len(table.names))
    first: FullState = table.past[0].before if table.past else table.state
    states = [first, *(past.after for past in table.past)]
    game = table.game

    def view_after(number: int) -> Any:
        return game.view(redacted_for(game, states[number], reader))

    steps = [game.NEWS.json(redacted_for(game, state, reader)) for state in states]
    return GameCourse(steps, view_after, table.standing().scores)
