"""Advice for the seat to move, from what it knows and nothing else."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from bauhuette.bots.protocol import Budget
from bauhuette.bots.search.finding import Finding
from bauhuette.bots.search.learned import masters_search
from bauhuette.bots.search.search import Search
from bauhuette.engine.eyes import Hidden, Seat
from bauhuette.engine.game import Game
from bauhuette.engine.luck import luck_of_move
from bauhuette.match.kernel import Kernel, Move

# Playouts, not seconds: the same knowledge gives the same advice.
BUDGET = Budget(playouts=1500)
DEAR = Budget(playouts=500)  # where a pupil plays whole chapters of small steps, a playout takes ten times as long
CAPACITY = 1 << 14
LINE = 4


class Advice(NamedTuple):
    """One move the seat could make, and what is to be expected of it."""

    move: Move
    win_share: float  # of the seat itself
    margin: float  # points ahead of the best other in the end
    sure: float  # how likely it is that no other move is better
    line: tuple[Move, ...]  # how the game may go on, this move included; only for the best move

    def json(self) -> dict[str, Any]:
        line = [move.id for move in self.line]
        return {**self._asdict(), "move": self.move.id, "line": line}


def hint_for(table: Kernel, seat: Seat, budget: Budget | None = None) -> list[Advice]:
    """The moves worth thinking about, the surest first; nothing if the seat is not asked."""
    return advice_from(table.game, table.names, table.hidden(seat), seat, budget) if seat == table.to_move else []


def advice_from(
    game: Game, names: Sequence[str], hidden: Hidden, seat: Seat, budget: Budget | None = None
) -> list[Advice]:
    """The same from what the seat knows, for whoever has no more; `names` are for the words of the moves."""
    hidden.rng = luck_of_move(hashlib.blake2b(hidden.tobytes(), digest_size=32).digest(), ("hint",), 0)
    search = masters_search(game, CAPACITY)
    found = search.explore(hidden, seat, budget or _enough_for(search), widely=True)
    ranked = sorted(found, key=lambda finding: (sureness(finding, found), finding.value), reverse=True)
    line = tuple(Move(game, move, names) for move in search.main_line(ranked[0].move, LINE))
    return [
        Advice(
            Move(game, finding.move, names),
            finding.win_shares[seat],
            finding.margin,
            sureness(finding, found),
            line if finding is ranked[0] else (),
        )
        for finding in ranked
    ]


def _enough_for(search: Search) -> Budget:
    return DEAR if search.pupils and search.taste.race else BUDGET


def sureness(finding: Finding, found: Sequence[Finding]) -> float:
    """How likely the true value of a finding is above that of its strongest rival."""
    rivals = [other for other in found if other.move != finding.move]
    if not rivals:
        return 1.0
    return min(_likely_above(finding, rival) for rival in rivals)


def _likely_above(one: Finding, other: Finding) -> float:
    doubt = math.hypot(one.doubt, other.doubt)
    if doubt == 0.0:
        return 0.5 if one.value == other.value else float(one.value > other.value)
    return 0.5 * (1.0 + math.erf((one.value - other.value) / doubt / math.sqrt(2.0)))
