"""Many games in a row, each with the luck of its number, so that any of them can be played again alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bauhuette.engine.game import Game
from bauhuette.engine.luck import luck_of_move, secret_from_number
from bauhuette.engine.record import new_records

CHUNK = 500  # games between two looks at the clock


def fresh_games(game: Game, seats: int, seed: int, numbers: range, vary: bool) -> Any:
    """Records ready for the deal: game `number` has the luck, and if `vary` the options, of its number."""
    records = new_records(game.STATE, len(numbers))
    secret = secret_from_number(seed)
    records.seats = seats
    for i, number in enumerate(numbers):
        records[i].rng = luck_of_move(secret, (str(seats),), number)
        choice = luck_of_move(secret, (str(seats), "options"), number)
        for k, option in enumerate(game.meta.options):
            choice, pick = divmod(choice, len(option.values))
            records[i].options[k] = option.values[pick] if vary else option.default
    return records


def chunks_of(numbers: range, size: int = CHUNK) -> Iterator[range]:
    """The numbers of the games, some at a time."""
    for start in range(numbers.start, numbers.stop, size):
        yield range(start, min(start + size, numbers.stop))
