"""Which of the moves a search has looked at is made by somebody who is no master: softly one of the good ones."""

from __future__ import annotations

import math
from collections.abc import Sequence

from bauhuette.bots.search.finding import Finding
from bauhuette.engine.domains import Domain, Places, Range
from bauhuette.engine.eyes import MoveId
from bauhuette.engine.moves import MoveSpace


def softly(found: Sequence[Finding], softness: float, point: float, moves: MoveSpace) -> Finding:
    """A move the more probable the better it looks: what costs `softness` is made e times more seldom than the best.

    So whoever plays softly errs as people do, often where moves are nearly equal and seldom where one loses the game.
    Of amounts of one thing only the first one found, the surest, stands for it: of thirty bids, each seen in a few
    worlds, many would look good that are too high. `point` is a random number from 0 to 1. Without softness it is the
    first one found.
    """
    if softness == 0:
        return found[0]
    things: dict[MoveId, Finding] = {}
    for finding in found:
        things.setdefault(_whatever_amount(finding.move, moves), finding)
    best = max(finding.value for finding in things.values())
    chances = [math.exp((finding.value - best) / softness) for finding in things.values()]
    left = point * sum(chances)
    for finding, chance in zip(things.values(), chances, strict=True):
        left -= chance
        if left < 0:
            return finding
    return found[0]


def _whatever_amount(move: MoveId, moves: MoveSpace) -> MoveId:
    """The first of the moves that differ from this one by an amount alone: all bids are one thing to do."""
    family, indices = moves.parts(move)
    same = {name: 0 if _is_amount(domain) else indices[name] for name, domain in family.params.items()}
    return moves.id_of(family.name, same)


def _is_amount(domain: Domain) -> bool:
    """Whether its values are more or less of one thing; cards, seats and places are different things."""
    return isinstance(domain, Range) and not isinstance(domain, Places)
