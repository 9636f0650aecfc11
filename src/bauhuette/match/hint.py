"""Advice for the seat to move, from what it knows and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

import numpy as np

from bauhuette.bots.evaluate_decision import evaluator_of
from bauhuette.bots.judgement import Certainty
from bauhuette.engine.game import Game
from bauhuette.engine.news import mute
from bauhuette.engine.record import copy_of
from bauhuette.engine.rng import luck_of_move
from bauhuette.engine.types import InfoState, MoveId, Seat
from bauhuette.match.play_state import Move

LINE = 4
DETERMINIZATION = luck_of_move(b"hint", ("line",), 0)  # what the seat does not know lies as this lets it lie


class Hint(NamedTuple):
    """A move the seat could make, and what to expect of it."""

    move: Move
    share: float  # chance to win, for the seat itself
    cost: float  # how much less than after the best move
    certainty: Certainty  # that it costs anything; "close": it may be as good as the best
    error: float = 0.0  # standard deviation of the true cost
    line: tuple[Move, ...] = ()  # how the game may go on, this move included; only for the best move

    def json(self) -> dict[str, Any]:
        return {**self._asdict(), "move": self.move.id, "line": [move.id for move in self.line]}


def hints_from(
    game: Game, names: Sequence[str], hidden: InfoState, seat: Seat, determinizations: int = 0
) -> list[Hint]:
    """Return all moves that were evaluated, the best first; `names` are the players' for the moves' texts.

    If the policy's move is about as good as the best, it comes first: the figures do not tell them apart.
    A single move needs no evaluation and costs nothing.
    """
    evaluator = evaluator_of(game, determinizations)
    offered = evaluator.offered(hidden)
    found = evaluator.evaluate(hidden, seat)
    if found is None:
        only = MoveId(int(offered[0]))
        return [Hint(Move(game, only, names), evaluator.share(hidden, seat, only), 0.0, "close")]
    usual = game.policy(cast("Any", copy_of(hidden)), offered.copy(), len(offered))
    moves = sorted(found.moves, key=lambda one: not (one.move == usual and one.is_as_good))
    best, *others = (Hint(Move(game, one.move, names), one.share, one.cost, one.certainty, one.error) for one in moves)
    line = tuple(Move(game, move, names) for move in line_after(game, hidden, seat, best.move.id))
    return [best._replace(line=line), *others]


def line_after(game: Game, hidden: InfoState, seat: Seat, move: MoveId) -> list[MoveId]:
    """Return a move and the policy's moves after it, in one determinization."""
    moves, world = np.zeros(game.MOVES.size, np.int64), cast("Any", copy_of(hidden))
    world.rng = DETERMINIZATION
    game.determinize(world, seat)
    line = [move]
    while len(line) < LINE:
        mute(world)
        game.apply(world, line[-1])
        if world.over:
            break
        line.append(MoveId(int(game.policy(world, moves, game.legal(world, moves)))))
    return line
