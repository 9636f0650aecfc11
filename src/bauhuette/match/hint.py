"""Advice for the seat to move, from what it knows and nothing else."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from bauhuette.bots.finding import Finding
from bauhuette.bots.protocol import Budget
from bauhuette.bots.search import Search
from bauhuette.engine.luck import luck_of_move

if TYPE_CHECKING:
    from bauhuette.match.table import Move, Table

BUDGET = Budget(playouts=4000)  # playouts, not seconds: the same knowledge gives the same advice
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


def hint_for(table: Table, seat: int, budget: Budget = BUDGET) -> list[Advice]:
    """The moves worth thinking about, best first; nothing if the seat is not asked."""
    if seat != table.to_move:
        return []
    hidden = table.hidden(seat)
    hidden.rng = luck_of_move(hashlib.blake2b(hidden.tobytes(), digest_size=32).digest(), ("hint",), 0)
    search = Search(table.game, capacity=CAPACITY)
    found = search.explore(hidden, seat, budget)
    line = tuple(table.move_of(move) for move in search.main_line(LINE))
    return [
        Advice(
            table.move_of(finding.move),
            finding.win_shares[seat],
            finding.margin,
            sureness(finding, found),
            line if finding.move == found[0].move else (),
        )
        for finding in found
    ]


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
