"""What a tutor at the table says: all offered moves weighed from what the seat knows, before one of them is made."""

from __future__ import annotations

import hashlib
from typing import Any, Literal, NamedTuple

from bauhuette.analysis.review import BLUNDER, MISTAKE, NOTICEABLE
from bauhuette.analysis.weighing import Scales, Weighed
from bauhuette.engine.eyes import Hidden, MoveId, Seat
from bauhuette.engine.game import Game

PLAYOUTS = 3000  # playouts, not seconds: the same knowledge gives the same weights
Heat = Literal["best", "good", "mistake", "blunder", "unsure"]
_scales: dict[str, Scales] = {}  # by the package of the game: they are asked at every move


class Weight(NamedTuple):
    """One offered move beside the best one."""

    move: MoveId
    share: float  # of the win, for the seat that is asked
    loss: float  # of the win, against the best move, in the same worlds
    verdict: Heat


class Weights(NamedTuple):
    """All offered moves, the best first, and everybody's share of the win if it is made."""

    weights: tuple[Weight, ...]
    shares: tuple[float, ...]

    def json(self) -> dict[str, Any]:
        return {"weights": [one._asdict() for one in self.weights], "shares": list(self.shares)}

    def of(self, move: MoveId) -> Weight | None:
        return next((one for one in self.weights if one.move == move), None)


def weights_from(game: Game, hidden: Hidden, seat: Seat, playouts: int = PLAYOUTS) -> Weights:
    """From what the seat that is asked knows; the luck of the worlds comes from that alone."""
    luck = hashlib.blake2b(hidden.tobytes(), digest_size=32).digest()
    found, shares = _scales_of(game).beside_best(hidden, seat, playouts, luck)
    return Weights(
        tuple(Weight(one.move, one.share, max(0.0, -one.gain), heat_of(one)) for one in found), tuple(shares)
    )


def heat_of(one: Weighed) -> Heat:
    """How a move stands beside the best one, by the limits of an analysis."""
    loss = -one.gain
    if loss < NOTICEABLE:
        return "best"
    if not one.is_sure:
        return "unsure"
    return "good" if loss < MISTAKE else "mistake" if loss < BLUNDER else "blunder"


def _scales_of(game: Game) -> Scales:
    if game.package not in _scales:
        _scales[game.package] = Scales(game)
    return _scales[game.package]
