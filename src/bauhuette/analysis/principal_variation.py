"""The principal variation after a move, in one sampled determinization."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

import numpy as np

from bauhuette.engine.game import Game
from bauhuette.engine.record import copy_of
from bauhuette.engine.rng import luck_of_move
from bauhuette.engine.types import FullState, InfoState, MoveId, Seat, redacted_for
from bauhuette.engine.warmup import stage_of

SAMPLE = luck_of_move(b"puzzle", (), 0)  # decides what the seat does not know
TO_COME = luck_of_move(b"puzzle", ("line",), 0)  # what dice and draws bring
LENGTH = 6  # moves that are shown

News = list[dict[str, Any]]


class LineMove(NamedTuple):
    """One move, and what the seat that asked would be told of it."""

    seat: int
    move: MoveId
    news: News


def determinized(game: Game, hidden: InfoState, seat: Seat) -> FullState:
    """Return one determinization of what this seat knows, always the same."""
    world: Any = copy_of(hidden)
    world.rng = SAMPLE
    game.determinize(world, seat)
    world.rng = 0
    return cast("FullState", world)


def line_after(game: Game, hidden: InfoState, seat: Seat, move: MoveId) -> list[LineMove]:
    """A move and how sensible players go on."""
    stage, moves = stage_of(game), np.zeros(game.MOVES.size, np.int64)
    world = determinized(game, hidden, seat)
    world.rng = TO_COME
    line: list[LineMove] = []
    while len(line) < LENGTH and not world.over:
        mover = int(world.to_move)
        stage.step(world, move)
        line.append(LineMove(mover, move, game.NEWS.json(redacted_for(game, world, seat))))
        if not world.over:
            move = MoveId(int(game.policy(world, moves, game.legal(world, moves))))
    return line


def news_along(game: Game, hidden: InfoState, seat: Seat, moves: Sequence[MoveId]) -> list[News]:
    """What a line that was found earlier tells, move by move; nothing any more from where luck decides."""
    stage, world = stage_of(game), determinized(game, hidden, seat)
    world.rng = TO_COME
    told: list[News] = []
    for move in moves:
        if world.rng != TO_COME or game.guard(world, move) != 0:
            break
        stage.step(world, move)
        told.append(game.NEWS.json(redacted_for(game, world, seat)) if world.rng == TO_COME else [])
    return told + [[]] * (len(moves) - len(told))
