"""A finished game, move by move: who was winning, and what every decision cost.

The curve knows all cards, as a spectator with open hands would. Decisions are judged by what their seat knew: a move
that was right and turned out badly costs nothing. Every step follows from the record alone, never from the time a
machine takes, so a review that was interrupted continues with the next step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from bauhuette.analysis.principal_variation import LineMove, line_after
from bauhuette.analysis.turning_points import Mistake, MistakeGroup, turning_points
from bauhuette.analysis.why import EXPLAINED_IN, Explanation, why_here
from bauhuette.bots.evaluate_decision import DecisionEvaluation, MoveEvaluation, evaluator_of
from bauhuette.bots.verdict import verdict_of
from bauhuette.engine.record import SPECTATOR
from bauhuette.engine.rng import luck_of_move
from bauhuette.engine.types import FullState, MoveId, Seat, redacted_for
from bauhuette.match.table import Table
from bauhuette.match.undo import Past

CURVE = 96  # playouts for one point of the curve
MOST_TURNS = 3

Report = Callable[[int, int], None]  # moves looked at, moves in all
Shares = tuple[float, ...]


class ReviewStep(NamedTuple):
    """One move and what it did."""

    number: int  # from 1
    seat: Seat
    move: MoveId
    phase: str
    shares: Shares  # of the win, after it
    decision: DecisionEvaluation | None  # None where there was no choice, and of a stand-in
    why: Explanation | None = None  # of a mistake
    line: Sequence[LineMove] = ()  # how it may go on after the better move
    stand_in: bool = False  # made by a bot at the seat of a person: not judged
    chapter: int = 0  # the hand, round or turn it was made in

    @property
    def played(self) -> MoveEvaluation | None:
        return self.decision.of(self.move) if self.decision else None

    @property
    def is_mistake(self) -> bool:
        return self.played is not None and not self.played.is_as_good

    @property
    def cost(self) -> float:
        """Of the win, for the seat that moved; 0 where a better move is too close to call."""
        return self.played.cost if self.played and self.is_mistake else 0.0

    @property
    def better(self) -> MoveId | None:
        return self.decision.best.move if self.decision and self.is_mistake else None

    @property
    def verdict(self) -> str:
        """Of the decision, in a word."""
        if self.stand_in:
            return "stand-in"
        return verdict_of(self.played.cost, self.played.is_as_good) if self.played else "forced"


class Review(NamedTuple):
    """The whole game, or as much of it as was looked at."""

    table: Table
    start: Shares
    steps: Sequence[ReviewStep]

    @property
    def turns(self) -> list[MistakeGroup]:
        return turning_points([Mistake(one.number, one.seat, one.phase, one.cost) for one in self.steps])

    def costliest(self, count: int = MOST_TURNS) -> list[ReviewStep]:
        """The dearest step of each of the greatest turning points."""
        return [self.steps[turn.dearest - 1] for turn in self.turns[:count]]

    def decisions(self, seat: int) -> list[ReviewStep]:
        return [step for step in self.steps if step.seat == seat and step.played]


def review(table: Table, report: Report, determinizations: int = 0) -> Review:
    """Look at every move of a game; fewer `determinizations` are for tests."""
    evaluator = PositionEvaluator(table, determinizations)
    steps: list[ReviewStep] = []
    start = evaluator.start()
    report(0, len(table.past))
    for step in evaluator.steps(0, start):
        steps.append(step)
        report(step.number, len(table.past))
    return Review(table, start, steps)


class PositionEvaluator:
    """Evaluates the moves of one game."""

    def __init__(self, table: Table, determinizations: int = 0) -> None:
        self.table = table
        self.game = table.game
        self.seats = len(table.names)
        self.evaluator = evaluator_of(table.game, determinizations)
        self.playouts = min(CURVE, determinizations or CURVE)
        self.explained_in = min(EXPLAINED_IN, determinizations or EXPLAINED_IN)

    def start(self) -> Shares:
        return self._shares(self.table.past[0].before, 0) if self.table.past else ()

    def steps(self, done: int, before: Shares) -> Iterator[ReviewStep]:
        """Yield the steps after the first `done`; `before` are the shares there."""
        for number, past in enumerate(self.table.past[done:], start=done + 1):
            step = self._step(number, past, before)
            before = step.shares
            yield step

    def _step(self, number: int, past: Past, before: Shares) -> ReviewStep:
        hidden = redacted_for(self.game, past.before, past.seat)
        has_choice = len(self.evaluator.offered(hidden)) > 1
        is_same = not has_choice and past.after.rng == past.luck and past.after.to_move == past.seat
        after = before if is_same and not past.after.over else self._shares(past.after, number)
        decision = None if past.stand_in else self.evaluator.evaluate(hidden, past.seat, [past.move])
        phase = str(self.game.PHASES[past.before.phase])
        chapter = int(self.game.chapter(past.before))
        step = ReviewStep(number, past.seat, past.move, phase, after, decision, stand_in=past.stand_in, chapter=chapter)
        if step.better is None:
            return step
        because = why_here(self.game, hidden, past.seat, past.move, step.better, self.explained_in)
        return step._replace(why=because, line=line_after(self.game, hidden, past.seat, step.better))

    def _shares(self, state: FullState, number: int) -> Shares:
        """Return each seat's chance to win, with open cards."""
        if state.over:
            ranks = self.table.standing().ranks
            return tuple(1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks)
        luck = luck_of_move(self._luck(number), (), 0)
        wins = self.evaluator.search.evaluate(state, SPECTATOR, -1, self.playouts, luck)
        return tuple(float(share) for share in wins[: self.seats])

    def _luck(self, number: int) -> bytes:
        """The same game is looked at in the same playouts."""
        return luck_of_move(self.table.secret, ("analysis",), number).to_bytes(8, "big")
