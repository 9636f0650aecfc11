"""Random games to check things on, reproducible by seed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from bauhuette.engine.game import Game
from bauhuette.engine.record import SPECTATOR, Cells, copy_of, new_record
from bauhuette.engine.rng import luck_of_move, secret_from_number
from bauhuette.engine.types import InfoState, Seat, redacted_for
from bauhuette.engine.warmup import stage_of


def random_options(game: Game, seed: int) -> dict[str, int]:
    """Return the defaults for seed 0, else random values."""
    luck = luck_of_move(secret_from_number(seed), ("options",), 0)
    chosen = {}
    for option in game.meta.options:
        luck, pick = divmod(luck, len(option.values))
        chosen[option.name] = option.values[pick] if seed else option.default
    return chosen


def first_state(game: Game, seats: int, seed: int) -> Any:
    s = new_record(game.STATE)
    s.seats = seats
    for i, value in enumerate(random_options(game, seed).values()):
        s.options[i] = value
    s.rng = luck_of_move(secret_from_number(seed), (), 0)
    stage_of(game).begin(s)
    return s


def offered(game: Game, s: Any) -> Cells:
    out = np.zeros(game.MOVES.size, np.int64)
    return out[: game.legal(s, out)]


def states(game: Game, seats: int, seed: int, every: int = 1) -> Iterator[Any]:
    """Yield the states of a random game, or every few of them; always the first and the last."""
    s = first_state(game, seats, seed)
    stage = stage_of(game)
    secret = secret_from_number(seed)
    number = 0
    while s.over == 0:
        if number % every == 0:
            yield copy_of(s)
        number += 1
        moves = offered(game, s)
        luck = luck_of_move(secret, ("choice",), number)
        s.rng = luck_of_move(secret, (), number)
        stage.step(s, int(moves[luck % len(moves)]))
    yield s


def some_states(game: Game, seats: int, seed: int, about: int) -> Iterator[Any]:
    """Yield about this many states, spread over a whole random game."""
    length = sum(1 for _ in states(game, seats, seed))
    return states(game, seats, seed, max(1, length // about))


def refusals(game: Game, s: Any) -> list[int]:
    """Return for every move of the game 0 or the rule against it."""
    out = np.zeros(game.MOVES.size, np.int64)
    stage_of(game).refusals(s, out)
    return list(map(int, out))


def hidden(game: Game, s: Any, seat: int) -> InfoState:
    return redacted_for(game, s, None if seat == SPECTATOR else Seat(seat))


def determinized(game: Game, h: Any, seat: int, luck: int) -> Any:
    sample = copy_of(h)
    sample.rng = luck_of_move(secret_from_number(luck), ("imagine",), 0)
    game.determinize(sample, seat)
    return sample


def readers(s: Any) -> list[int]:
    """Return all readers of a table: its seats and the spectators."""
    return [*range(s.seats), SPECTATOR]
