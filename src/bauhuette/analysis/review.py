"""A finished game, move by move: who was winning, what luck did, what every decision cost.

The curve looks at the truth, as a spectator with open cards would. Decisions are judged by what their seat knew: a move
that was right and turned out badly costs nothing. What dice and draws did is the difference between what a move was
worth before its luck was known and after.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from bauhuette.analysis.going_on import Going, line_after
from bauhuette.analysis.weighing import Decision, Scales
from bauhuette.analysis.why import Why, why
from bauhuette.engine.eyes import MoveId, Seat, Truth, seen_by
from bauhuette.engine.luck import luck_of_move
from bauhuette.engine.record import SPECTATOR
from bauhuette.match.table import Table
from bauhuette.match.undo import Past

FEWEST, MOST = 16, 400  # playouts for one look at the curve
MOST_TO_DECIDE = 20_000  # playouts for one decision
DECISION = 6  # times as long as a look at the curve
EXPLAINED = 12  # decisions, the dearest of the game
EXPLAINING = 0.25  # of the time
FEWEST_WORLDS, MOST_WORLDS = 20, 100  # to explain a decision in
COSTLIEST = 5
NOTICEABLE = 0.01  # of the win; cheaper moves are no mistakes
MISTAKE, BLUNDER = 0.10, 0.20
DRAWS = "draws"

Report = Callable[[int, int], None]  # moves looked at, moves in all
Shares = tuple[float, ...]


class Step(NamedTuple):
    """One move and what it did."""

    number: int  # from 1
    seat: Seat
    move: MoveId
    shares: Shares  # of the win, after it
    luck: Shares  # what dice and draws of this move gave every seat
    source: str  # of this luck: deal, dice or draws; empty where there was none
    decision: Decision | None  # None where there was no choice, and of a stand-in
    why: Why | None = None  # of the dearest decisions
    line: Sequence[Going] = ()  # how it may go on after the better move
    stand_in: bool = False  # made by a bot at the seat of a person: not judged

    @property
    def cost(self) -> float:
        """Of the win, for the seat that moved; 0 where nothing surely better was found."""
        return self.decision.cost if self.decision else 0.0

    @property
    def better(self) -> MoveId | None:
        return self.decision.better.move if self.decision and self.decision.better and self.is_mistake else None

    @property
    def is_mistake(self) -> bool:
        return self.cost >= NOTICEABLE

    @property
    def verdict(self) -> str:
        """Of the decision, in a word."""
        if self.stand_in:
            return "stand-in"
        if self.decision is None:
            return "forced"
        if not self.is_mistake:
            return "best"
        return "good" if self.cost < MISTAKE else "mistake" if self.cost < BLUNDER else "blunder"


class Review(NamedTuple):
    """The whole game."""

    table: Table
    start: Shares
    steps: Sequence[Step]

    def costliest(self, count: int = COSTLIEST) -> list[Step]:
        mistakes = [step for step in self.steps if step.is_mistake]
        return sorted(mistakes, key=lambda step: -step.cost)[:count]

    def decisions(self, seat: int) -> list[Decision]:
        return [step.decision for step in self.steps if step.seat == seat and step.decision]


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
    for step in Review(table, start, steps).costliest(EXPLAINED):
        steps[step.number - 1] = step._replace(why=looker.why(step, EXPLAINING * seconds / EXPLAINED))
        yield Review(table, start, steps)


class Looker:
    """Weighs positions with as many playouts as the time allows."""

    def __init__(self, table: Table, seconds: float) -> None:
        self.table = table
        self.game = table.game
        self.seats = len(table.names)
        self.scales = Scales(table.game)
        self.has_choice = [self._has_choice(past) for past in table.past]
        self.judged = [choice and not past.stand_in for choice, past in zip(self.has_choice, table.past, strict=True)]
        self.pace = 0.0  # seconds for a playout from the position at hand
        self.ends = time.perf_counter() + (1 - EXPLAINING) * seconds
        if table.past:
            self._weigh(table.past[0].before, -1, FEWEST, 0)

    def _has_choice(self, past: Past) -> bool:
        hidden = seen_by(self.game, past.before, past.seat)
        return len(self.scales.offered(hidden)) > 1

    def step(self, number: int, past: Past, before: Shares) -> Step:
        after, luck, source = self._outcome_of(number, past, before)
        decision = self._decision(number, past)
        step = Step(number, past.seat, past.move, after, luck, source, decision, stand_in=past.stand_in)
        return step if step.better is None else step._replace(line=self._line(past, step.better))

    # --- the curve: from the truth ---

    def shares(self, truth: Truth, number: int) -> Shares:
        if truth.over:
            ranks = self.table.standing().ranks
            return tuple(1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks)
        return self._weigh(truth, -1, self._affordable(number, 1, MOST), number)

    def _outcome_of(self, number: int, past: Past, before: Shares) -> tuple[Shares, Shares, str]:
        """Everybody's shares after a move, what its luck did to them, and what kind of luck that was."""
        none = (0.0,) * self.seats
        if past.after.rng == past.luck:
            if not self.has_choice[number - 1] and past.after.to_move == past.seat and not past.after.over:
                return before, none, ""  # nothing was decided and nothing happened by chance: the same position
            return self.shares(past.after, number), none, ""
        after = self.shares(past.after, number)
        expected = self._weigh(past.before, past.move, self._affordable(number, 1, MOST), number)
        return after, tuple(now - hoped for now, hoped in zip(after, expected, strict=True)), self._source(past)

    def _weigh(self, truth: Truth, move: int, playouts: int, number: int) -> Shares:
        began = time.perf_counter()
        wins = self.scales.search.weigh(truth, SPECTATOR, move, playouts, luck_of_move(self._luck(number), (), 0))
        self.pace = max(1e-7, (time.perf_counter() - began) / playouts)
        return tuple(float(share) for share in wins[: self.seats])

    def _source(self, past: Past) -> str:
        told = [item.kind for item in self.game.NEWS.read(past.after)]
        return next((self.game.luck[kind] for kind in told if kind in self.game.luck), DRAWS)

    # --- the decisions: from what their seat knew ---

    def _decision(self, number: int, past: Past) -> Decision | None:
        if not self.judged[number - 1]:
            return None
        hidden = seen_by(self.game, past.before, past.seat)
        playouts = self._affordable(number, DECISION, MOST_TO_DECIDE)
        return self.scales.weigh(hidden, past.seat, past.move, playouts, self._luck(number))

    def _line(self, past: Past, better: MoveId) -> list[Going]:
        return line_after(self.game, seen_by(self.game, past.before, past.seat), past.seat, better)

    def why(self, step: Step, seconds: float) -> Why:
        """What the better move of a mistake does otherwise, in as many worlds as the time allows."""
        assert step.better is not None
        hidden = seen_by(self.game, self.table.past[step.number - 1].before, step.seat)
        question = (self.game, hidden, step.seat, step.move, step.better)
        began = time.perf_counter()
        why(*question, 1, self._luck(step.number))
        affordable = int(seconds / (time.perf_counter() - began))
        return why(*question, max(FEWEST_WORLDS, min(MOST_WORLDS, affordable)), self._luck(step.number))

    # --- time and luck ---

    def _affordable(self, number: int, looks: int, most: int) -> int:
        """Playouts for something that takes so many looks: what is left of the time is for all the moves to come."""
        to_come = self.judged[max(0, number - 1) :]
        left = 2 * len(to_come) + DECISION * sum(to_come)
        seconds = max(0.0, self.ends - time.perf_counter()) * looks / max(1, left)
        return max(FEWEST, min(most, int(seconds / self.pace)))

    def _luck(self, number: int) -> bytes:
        """The same game is weighed in the same worlds."""
        return luck_of_move(self.table.secret, ("analysis",), number).to_bytes(8, "big")
