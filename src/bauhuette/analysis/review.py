"""Win shares move by move, better alternatives, and what luck contributed.

The curve looks at the truth, as a spectator with open cards would. Choices are judged by what their seat knew: a move
that was right and turned out badly costs nothing. What dice and draws did is the difference between what a move was
worth before its luck was known and after.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from bauhuette.bots.protocol import Budget
from bauhuette.bots.search.search import Search
from bauhuette.engine.eyes import MoveId, Seat, seen_by
from bauhuette.engine.luck import luck_of_move
from bauhuette.engine.record import SPECTATOR
from bauhuette.match.table import Table
from bauhuette.match.undo import Past

FORMAT = "bauhuette-analysis"
FEWEST, MOST = 16, 400  # playouts for one look at a position
LOOKS = 6  # at most, for one move: before luck, after it, twice for the choice; the search counts double
CAPACITY = 1 << 12
COSTLIEST = 5
NOTICEABLE = 0.01  # of the win; cheaper moves are no mistakes

Report = Callable[[int, int], None]  # moves looked at, moves in all


class Step(NamedTuple):
    """One move and what it did."""

    number: int  # from 1
    seat: Seat
    move: MoveId
    shares: tuple[float, ...]  # of the win, after it
    luck: tuple[float, ...]  # what dice and draws of this move gave every seat
    cost: float  # of the win, for the seat that moved; 0 where nothing better was found
    better: MoveId | None


class Review(NamedTuple):
    """The whole game."""

    table: Table
    start: tuple[float, ...]
    steps: Sequence[Step]

    def costliest(self) -> list[Step]:
        mistakes = [step for step in self.steps if step.cost >= NOTICEABLE]
        return sorted(mistakes, key=lambda step: -step.cost)[:COSTLIEST]

    @property
    def has_luck(self) -> bool:
        """Whether chance decided anything after the deal: where all stacks are shuffled before, it did not."""
        return any(past.after.rng != past.luck for past in self.table.past)

    def luck(self, seat: int) -> float:
        return sum(step.luck[seat] for step in self.steps)

    def mistakes(self, seat: int) -> float:
        return sum(step.cost for step in self.steps if step.seat == seat)

    def json(self) -> dict[str, Any]:
        space = self.table.game.MOVES
        outcome = self.table.outcome
        return {
            "format": FORMAT,
            "game": self.table.game.meta.key,
            "seats": list(self.table.names),
            "start": list(self.start),
            "moves": [
                {
                    **step._asdict(),
                    "move": space.print(step.move),
                    "better": None if step.better is None else space.print(step.better),
                }
                for step in self.steps
            ],
            "costliest": [step.number for step in self.costliest()],
            "totals": [
                {"seat": seat, "luck": self.luck(seat) if self.has_luck else None, "mistakes": self.mistakes(seat)}
                for seat in range(len(self.table.names))
            ],
            "result": outcome._asdict() if outcome else None,
        }


def review(table: Table, seconds: float, report: Report) -> Review:
    """Looks at every move of a game; `seconds` are shared among them."""
    found = Review(table, (), ())
    for found in reviewing(table, seconds):
        report(len(found.steps), len(table.past))
    return found


def reviewing(table: Table, seconds: float) -> Iterator[Review]:
    """The same bit by bit: what is known before the first move, and after each, for whoever has other things to do."""
    looker = Looker(table, seconds)
    start = looker.shares(table.past[0].before, 0) if table.past else ()
    steps: list[Step] = []
    yield Review(table, start, steps)
    for number, past in enumerate(table.past, start=1):
        before = steps[-1].shares if steps else start
        steps.append(looker.step(number, past, before))
        yield Review(table, start, steps)


class Looker:
    """Weighs positions with as many playouts as the time allows."""

    def __init__(self, table: Table, seconds: float) -> None:
        self.table = table
        self.game = table.game
        self.seats = len(table.names)
        self.search = Search(table.game, capacity=CAPACITY)
        self.search.compile()
        self.playouts = self._affordable(seconds) if table.past else FEWEST

    def _affordable(self, seconds: float) -> int:
        first = self.table.past[0].before
        began = time.perf_counter()
        self.search.weigh(first, SPECTATOR, -1, FEWEST, self._luck(0))
        pace = (time.perf_counter() - began) / FEWEST
        return max(FEWEST, min(MOST, int(seconds / (len(self.table.past) * LOOKS * pace))))

    def _luck(self, number: int) -> int:
        return luck_of_move(self.table.secret, ("analysis",), number)

    def shares(self, truth: Any, number: int) -> tuple[float, ...]:
        if truth.over:
            ranks = self.table.standing().ranks
            return tuple(1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks)
        return self._weighed(truth, SPECTATOR, -1, number)

    def _weighed(self, record: Any, seat: int, move: int, number: int) -> tuple[float, ...]:
        wins = self.search.weigh(record, seat, move, self.playouts, self._luck(number))
        return tuple(float(share) for share in wins[: self.seats])

    def step(self, number: int, past: Past, before: tuple[float, ...]) -> Step:
        after = self.shares(past.after, number)
        luck = (0.0,) * self.seats
        if past.after.rng != past.luck:
            expected = self._weighed(past.before, SPECTATOR, past.move, number)
            luck = tuple(now - hoped for now, hoped in zip(after, expected, strict=True))
        elif past.after.over == 0 and past.after.to_move == past.seat and self._is_forced(past):
            after = before  # nothing was decided and nothing happened by chance: the same position, looked at twice
        cost, better = self._cost(number, past)
        return Step(number, past.seat, past.move, after, luck, cost, better)

    def _is_forced(self, past: Past) -> bool:
        return int(self.game.legal(past.before, self.search.trees[0].moves)) == 1

    def _cost(self, number: int, past: Past) -> tuple[float, MoveId | None]:
        """What a better move of those the seat could know would have brought more, in the same imagined worlds."""
        if self._is_forced(past):
            return 0.0, None
        hidden = seen_by(self.game, past.before, past.seat)
        hidden.rng = self._luck(number)
        best = self.search.explore(hidden, past.seat, Budget(playouts=2 * self.playouts))[0].move
        if best == past.move:
            return 0.0, None
        lost = (
            self._weighed(hidden, past.seat, best, number)[past.seat]
            - self._weighed(hidden, past.seat, past.move, number)[past.seat]
        )
        return (lost, best) if lost >= NOTICEABLE else (0.0, None)
