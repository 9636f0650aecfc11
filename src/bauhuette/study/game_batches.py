"""Many games in a row, each with the seed of its number, so that any of them can be repeated alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bauhuette.engine.game import Game
from bauhuette.engine.record import new_records
from bauhuette.engine.rng import luck_of_move, secret_from_number

CHUNK = 500  # games between two progress reports


def fresh_games(game: Game, seats: int, seed: int, numbers: range, vary: bool) -> Any:
    """Return records ready for the deal, with the seed, and if `vary` the options, of each game's number."""
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
    """Yield the numbers of the games in chunks."""
    for start in range(numbers.start, numbers.stop, size):
        yield range(start, min(start + size, numbers.stop))
