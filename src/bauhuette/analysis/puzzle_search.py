"""Find puzzles: strong players play, and where one move looks clearly best it is measured.

Three looks, each in determinizations of its own: a quick one finds candidates, a long one measures how far the best
move is ahead of every other, and the search that masters play by must choose it, too.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from statistics import NormalDist
from typing import NamedTuple

from bauhuette.analysis.principal_variation import line_after
from bauhuette.analysis.puzzle import (
    HARDEST,
    Candidate,
    Puzzle,
    id_of,
    known_in,
    position_known_to,
)
from bauhuette.analysis.serialise import why_json
from bauhuette.analysis.why import Explanation, why
from bauhuette.bots.evaluate_decision import DecisionEvaluation, DecisionEvaluator, Measured
from bauhuette.bots.judgement import judgement_of
from bauhuette.bots.protocol import Budget
from bauhuette.bots.search.racing import MOST_CANDIDATES, candidates
from bauhuette.bots.search.search import Search
from bauhuette.engine.game import Game
from bauhuette.engine.record import copy_of
from bauhuette.engine.rng import luck_of_move, secret_from_number
from bauhuette.engine.types import InfoState, MoveId, Seat
from bauhuette.match.table import Table

LOOK = 1 / 20  # of the determinizations: the first look, which also plays
SECOND_OPINION = 3  # playouts of the masters' search for each determinization
TRIES, TRY = 6, 12  # quick looks that tell how hard it is, and their determinizations
OF_ONE_GAME = 5
FEWEST_MOVES = 3  # with two there is little to find
EASIEST, OF_ONE_KIND, OF_ONE_THEME = 0.15, 0.35, 0.7  # shares of all
ENOUGH = 1.5  # times as many as wanted are found before some of a kind there is plenty of are taken
PATIENCE = 4  # games for each puzzle wanted
UNDECIDED = (0.08, 0.97)  # the share of the win after the best move


Report = Callable[[list[Puzzle]], None]  # those there are so far


class PuzzleCriteria(NamedTuple):
    """What a puzzle must be like."""

    gap: float = 0.08  # of a win, to the second best move, as measured
    certainty: float = 0.99  # that no other move is as good in the playouts
    determinizations: int = 600  # for each move
    theme: str | None = None  # a phase of the game
    difficulty: int | None = None

    def fits(self, puzzle: Puzzle) -> bool:
        return self.theme in (None, puzzle.theme) and self.difficulty in (None, puzzle.difficulty)

    @property
    def errors(self) -> float:
        """Standard errors the gap must be away from nothing."""
        return NormalDist().inv_cdf(self.certainty)


class PuzzleCollection:
    """As many as wanted, of all kinds: neither all easy nor all about one thing, as long as there is a choice."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.kept: list[Puzzle] = []
        self._left: list[Puzzle] = []

    def add(self, puzzle: Puzzle) -> None:
        """Where there is room for one of this kind."""
        alike = sum(one.difficulty == puzzle.difficulty for one in self.kept)
        same = sum(one.theme == puzzle.theme for one in self.kept)
        easy = EASIEST if puzzle.difficulty == 1 else OF_ONE_KIND
        has_room = alike < easy * self.count and same < OF_ONE_THEME * self.count
        (self.kept if has_room else self._left).append(puzzle)

    def fill(self) -> None:
        """Nothing else is found: the hardest of the others."""
        self._left.sort(key=lambda one: -one.difficulty)
        self.kept += self._left[: max(0, self.count - len(self.kept))]

    @property
    def is_full(self) -> bool:
        return len(self.kept) >= self.count

    @property
    def is_enough(self) -> bool:
        return self.is_full or len(self.kept) + len(self._left) >= ENOUGH * self.count


def collected(maker: PuzzleMaker, count: int, report: Report) -> list[Puzzle]:
    """The same seed finds the same ones."""
    found = PuzzleCollection(count)
    for number in range(PATIENCE * count):
        for puzzle in filter(maker.wish.fits, maker.game_number(number)):
            if found.is_full:
                break
            found.add(puzzle)
            report(found.kept)
        if found.is_enough:
            break
    found.fill()
    return found.kept


class PuzzleMaker:
    """Plays one game after the other and keeps what is worth asking."""

    def __init__(self, game: Game, wish: PuzzleCriteria, seed: int) -> None:
        self.game = game
        self.wish = wish
        self.seed = seed
        self.scales = DecisionEvaluator(game, wish.determinizations)
        self.quick = DecisionEvaluator(game, max(8, round(LOOK * wish.determinizations)), "quick")
        self.tries = [DecisionEvaluator(game, TRY, f"try {i}") for i in range(TRIES)]
        self.master = Search(game)
        self.master.compile()

    def game_number(self, number: int) -> Iterator[Puzzle]:
        """The puzzles of one game; the numbers of seats take turns."""
        counts = self.game.meta.seats
        secret = luck_of_move(secret_from_number(self.seed), (self.game.meta.key, "puzzles"), number).to_bytes(8, "big")
        table = Table(self.game, counts[number % len(counts)], secret)
        asked: set[tuple[Seat, str]] = set()  # neighbouring steps of one turn would be the same puzzle twice
        while table.to_move is not None:
            seat, luck = table.to_move, luck_of_move(secret, ("look",), table.version).to_bytes(8, "big")
            hidden = table.hidden_for_bot(seat, table.luck_for_bot())
            moves = self.scales.offered(hidden)
            if len(moves) == 1:
                table.play(MoveId(int(moves[0])))
                continue
            field = candidates(self.game, hidden, moves)
            found = self.quick.evaluate(hidden, seat)
            assert found is not None
            what = (seat, table.phase)
            if len(asked) < OF_ONE_GAME and what not in asked and self._is_worth_it(len(moves), found):
                puzzle = self.puzzle(hidden, seat, found.best.move, field, luck)
                if puzzle is not None:
                    asked.add(what)
                    yield puzzle
            table.play(found.best.move)

    def _is_worth_it(self, offered: int, found: DecisionEvaluation) -> bool:
        """Whether it is worth a second look. Of very many moves one that was not evaluated might be better."""
        low, high = UNDECIDED
        slope = judgement_of(self.game, len(found.shares)).slope
        ahead = min(one.behind for one in found.moves[1:]) / slope
        return FEWEST_MOVES <= offered <= MOST_CANDIDATES and low < found.best.share < high and ahead > self.wish.gap

    def puzzle(self, hidden: InfoState, seat: Seat, best: MoveId, field: list[MoveId], luck: bytes) -> Puzzle | None:
        """None where the best move is not certain enough or not far enough ahead."""
        usual = field[0]
        measured = self.measured(hidden, seat, best, field)
        if measured is None or not self._is_masters(hidden, seat, best, luck):
            return None
        position = position_known_to(self.game, hidden, seat)
        second = measured[0]
        named = id_of(self.game, position, seat)
        because = reasons_for(self.game, hidden, seat, best, second.move, named)
        if not because.reasons:
            return None
        text = self.game.MOVES.print
        candidates = [Candidate(text(one.move), round(one.behind, 4), round(one.error, 4)) for one in measured]
        found = Puzzle(
            id=named,
            seat=seat,
            position=position,
            moves=(Candidate(text(best), 0.0, 0.0), *candidates),
            sure=round(min(NormalDist().cdf(one.behind / one.error) for one in measured), 4),
            theme=str(self.game.PHASES[hidden.phase]),
            difficulty=self._difficulty(hidden, seat, best, usual, field),
            why=why_json(self.game, because),
            line=tuple((one.seat, text(one.move)) for one in line_after(self.game, hidden, seat, best)),
        )
        return found if known_in(self.game, found).tobytes() == _quiet(hidden).tobytes() else None

    def measured(self, hidden: InfoState, seat: Seat, best: MoveId, field: list[MoveId]) -> list[Measured] | None:
        """Measure the rivals, the nearest first; None if a rival is too near."""
        found, _ = self.scales.measured(hidden, seat, [best, *(move for move in field if move != best)])
        rivals = sorted(found[1:], key=lambda one: one.behind)
        near = any(one.behind < max(self.wish.gap, self.wish.errors * one.error) for one in rivals)
        return None if near else rivals

    def _is_masters(self, hidden: InfoState, seat: Seat, best: MoveId, luck: bytes) -> bool:
        return self.opinion(hidden, seat, SECOND_OPINION * self.wish.determinizations, luck) == best

    def opinion(self, hidden: InfoState, seat: Seat, playouts: int, luck: bytes) -> MoveId:
        """What the masters' search chooses."""
        own = copy_of(hidden)
        own.rng = luck_of_move(luck, ("master",), 0)
        return self.master.explore(own, seat, Budget(playouts=playouts))[0].move

    def _difficulty(self, hidden: InfoState, seat: Seat, best: MoveId, usual: MoveId, field: list[MoveId]) -> int:
        """By how often a quick look finds it, whether habit does, and how many moves there are."""
        found = sum(one.best_of(hidden, seat, field) == best for one in self.tries)
        crowd = min(1.0, math.log2(len(field)) / math.log2(MOST_CANDIDATES))
        hard = 0.4 * (1 - found / TRIES) + 0.35 * (usual != best) + 0.25 * crowd
        return min(HARDEST, 1 + int(hard * HARDEST))


def reasons_for(game: Game, hidden: InfoState, seat: Seat, best: MoveId, second: MoveId, puzzle: str) -> Explanation:
    """What the best move does otherwise than the second; always the same for a puzzle."""
    return why(game, hidden, seat, second, best, luck_of_move(b"why", (puzzle,), 0).to_bytes(8, "big"))


class PuzzleRecheck(NamedTuple):
    """A puzzle after a longer look."""

    best: str  # the move that was found now
    is_right: bool


def stands(maker: PuzzleMaker, puzzle: Puzzle, playouts: int) -> PuzzleRecheck:
    """Whether the evaluation and the masters' search, both in other determinizations, find the same move."""
    game, seat = maker.game, puzzle.seat
    hidden = known_in(game, puzzle)
    luck = luck_of_move(b"check", (puzzle.id,), 0).to_bytes(8, "big")
    field = candidates(game, hidden, maker.scales.offered(hidden))
    judge = DecisionEvaluator(game, max(8, playouts // len(field)), "check")
    chosen = judge.best_of(hidden, seat, field)
    searched = maker.opinion(hidden, seat, playouts, luck)
    other = next((move for move in map(game.MOVES.print, (chosen, searched)) if move != puzzle.best), puzzle.best)
    return PuzzleRecheck(other, other == puzzle.best)


def _quiet(hidden: InfoState) -> InfoState:
    """Without luck and news, which no position holds."""
    quiet: InfoState = copy_of(hidden)
    quiet.rng = 0
    quiet.news_count = 0
    quiet.news[:] = 0
    return quiet
