"""One decision weighed from what its seat knew: all its moves in the same imagined worlds, beside the one played.

First the moves race each other, and whoever is surely behind drops out. Then the winner is measured against the move
played in worlds of its own: measured in those it was chosen in, the luckiest of many equal moves would always look
better than the one that was played.
"""

from __future__ import annotations

import time
from typing import NamedTuple

from bauhuette.bots.protocol import Budget
from bauhuette.bots.search.budget import Spending
from bauhuette.bots.search.growing import plant
from bauhuette.bots.search.learned import learned_search
from bauhuette.bots.search.race import SEASONED, entrants, gain, run_race
from bauhuette.engine.eyes import Hidden, MoveId, Seat
from bauhuette.engine.game import Game
from bauhuette.engine.luck import luck_of_move
from bauhuette.engine.record import Cells

SURE = 2.0  # standard errors a difference must be away from nothing
SURE_BEYOND_DOUBT = 3.0  # the same, before all worlds are spent: whoever looks often finds something sooner or later
BLOCK = 32  # worlds between two looks
LARGEST_FIELD = 16
CHOOSING, MEASURING = 0, 1  # luck of their own
NO_TREE = 2  # nodes


class Weighed(NamedTuple):
    """One move of a decision, beside the one that was played."""

    move: MoveId
    share: float  # of the win, for the seat that decides
    gain: float  # how much more than the move played, in the same worlds
    error: float  # standard error of the gain
    worlds: int

    @property
    def is_sure(self) -> bool:
        """Whether it surely differs from the move played."""
        return abs(self.gain) > SURE * self.error


class Decision(NamedTuple):
    """A choice between several moves."""

    played: MoveId
    usual: MoveId  # what the game's policy would have played, which plays on in all these worlds
    moves: tuple[Weighed, ...]  # best first, the one played among them
    better: Weighed | None  # the best of the others, measured in worlds of its own; None where the one played won

    @property
    def loss(self) -> float:
        """What the better move brings more, as it was measured: where there is hardly a difference sometimes less."""
        return self.better.gain if self.better else 0.0

    @property
    def skill(self) -> float:
        """What the move played brings more than the usual one, or less: this is what a choice does to the curve."""
        return -sum(one.gain for one in self.moves if one.move == self.usual)

    @property
    def cost(self) -> float:
        """The loss where it is sure; else nothing."""
        return self.loss if self.better and self.better.is_sure and self.loss > 0 else 0.0


class Scales:
    """Weighs one decision after the other, in shares of the win, as sensible players would go on."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.search = learned_search(game, NO_TREE, margin=0.0, randomness=0.0)
        self.search.compile()
        self._tree = self.search.trees[0]

    def offered(self, hidden: Hidden) -> Cells:
        n = int(self.game.legal(hidden, self._tree.moves))
        return self._tree.moves[:n].copy()

    def weigh(self, hidden: Hidden, seat: Seat, played: MoveId, playouts: int, luck: bytes) -> Decision | None:
        """What the moves of a decision bring; nothing where there was no choice. The move played measures the others;

        of very many, those around the usual one are weighed.
        """
        moves = self.offered(hidden)
        if len(moves) < 2:
            return None
        usual, *rivals = (MoveId(move) for move in entrants(self.game, hidden, moves))
        field = [played, *(move for move in (usual, *rivals) if move != played)][:LARGEST_FIELD]
        found = self.race(hidden, seat, field, playouts // 2, luck)
        best = found[0]
        if best.move == played:
            return Decision(played, usual, tuple(_in_line(one, best.share) for one in found), None)
        better = self.measured(hidden, seat, best.move, played, playouts // 2, luck)
        known = sorted((better if one is best else one for one in found), key=_best_first)
        measure = better.share - better.gain
        return Decision(played, usual, tuple(one if one is better else _in_line(one, measure) for one in known), better)

    def beside_best(self, hidden: Hidden, seat: Seat, playouts: int, luck: bytes) -> tuple[list[Weighed], list[float]]:
        """All offered moves, the best first and the measure of the others; everybody's share of the win after it.

        The best is found in a race; then all are measured in worlds of their own, and nobody drops out.
        """
        offered = [MoveId(move) for move in self.offered(hidden).tolist()]
        best = self.race(hidden, seat, offered, playouts // 2, luck)[0].move if len(offered) > 1 else offered[0]
        field = [best, *(move for move in offered if move != best)]
        self._lay_out(hidden, luck_of_move(luck, ("analysis",), MEASURING))
        self._tree.entrants[: len(field)] = field
        self.search.code.explore(self._tree, seat, len(field), max(BLOCK, playouts // 2 // len(field)))
        found = [self._read(move, seat) for move in field]
        shares = self._tree.wins[best, : int(hidden.seats)] / found[0].worlds
        return sorted(found, key=lambda one: (one.move != best, -one.gain)), shares.tolist()

    def race(self, hidden: Hidden, seat: Seat, field: list[MoveId], playouts: int, luck: bytes) -> list[Weighed]:
        """The moves of a field, best first, measured against its first; whoever is surely behind drops out."""
        self._lay_out(hidden, luck_of_move(luck, ("analysis",), CHOOSING))
        run_race(
            self.search.code, self._tree, list(field), seat, Spending(Budget(playouts=playouts), time.perf_counter())
        )
        found = [self._read(move, seat) for move in field if self._tree.tries[move]]
        return sorted(found, key=_best_first)

    def measured(
        self, hidden: Hidden, seat: Seat, best: MoveId, played: MoveId, playouts: int, luck: bytes, fewest: int = BLOCK
    ) -> Weighed:
        """Until the difference is sure, or nothing is left to find out more; in no fewer worlds than `fewest`."""
        self._lay_out(hidden, luck_of_move(luck, ("analysis",), MEASURING))
        self._tree.entrants[:2] = (played, best)
        found = Weighed(best, 0.0, 0.0, 0.0, 0)
        while found.worlds < fewest or (
            found.worlds < playouts // 2 and abs(found.gain) <= SURE_BEYOND_DOUBT * found.error
        ):
            self.search.code.explore(self._tree, seat, 2, BLOCK)
            found = self._read(best, seat)
        return found

    def _lay_out(self, hidden: Hidden, luck: int) -> None:
        self._tree = self.search.tree_for(int(hidden.seats))
        self._tree.root[0] = hidden
        self._tree.root[0].rng = luck
        plant(self._tree)

    def _read(self, move: MoveId, seat: Seat) -> Weighed:
        n = int(self._tree.tries[move])
        mean, error = gain(self._tree, move)
        return Weighed(move, float(self._tree.wins[move, seat]) / n, mean, error, n)


def _in_line(one: Weighed, played: float) -> Weighed:
    """With a share that differs from that of the move played by its gain, which was found in the same worlds.

    As they came out, shares are of other worlds: a move that is surely better could have the smaller one.
    """
    return one._replace(share=min(1.0, max(0.0, played + one.gain)))


def _best_first(one: Weighed) -> tuple[bool, float, float]:
    """Those of which hardly anything is known come last; of equals the one played comes first."""
    return one.worlds < SEASONED, -one.gain, one.error
