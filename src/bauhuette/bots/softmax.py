"""Sample a move from a softmax over search values, for levels below master."""

from __future__ import annotations

import math
from collections.abc import Sequence

from bauhuette.bots.search.move_estimate import MoveEstimate
from bauhuette.engine.domains import Domain, Ordinals, Range
from bauhuette.engine.moves import MoveSpace
from bauhuette.engine.types import MoveId


def sample_softmax(found: Sequence[MoveEstimate], softness: float, point: float, moves: MoveSpace) -> MoveEstimate:
    """Return a move, the more probable the higher its value.

    A move that costs `softness` is e times less probable than the best one; with softness 0 return the first. So a
    level errs as people do, often where moves are nearly equal and seldom where a move loses the game.

    Of moves that differ only by an amount, the first found stands for all: of thirty bids, each seen in a few
    determinizations, many that are too high would look good. `point` is a random number from 0 to 1.
    """
    if softness == 0:
        return found[0]
    things: dict[MoveId, MoveEstimate] = {}
    for finding in found:
        things.setdefault(_without_amount(finding.move, moves), finding)
    best = max(finding.value for finding in things.values())
    chances = [math.exp((finding.value - best) / softness) for finding in things.values()]
    left = point * sum(chances)
    for finding, chance in zip(things.values(), chances, strict=True):
        left -= chance
        if left < 0:
            return finding
    return found[0]


def _without_amount(move: MoveId, moves: MoveSpace) -> MoveId:
    """Return the first of the moves that differ from this one only by an amount."""
    family, indices = moves.parts(move)
    same = {name: 0 if _is_amount(domain) else indices[name] for name, domain in family.params.items()}
    return moves.id_of(family.name, same)


def _is_amount(domain: Domain) -> bool:
    """Return whether the values are amounts; cards, seats and places are different things."""
    return isinstance(domain, Range) and not isinstance(domain, Ordinals)
