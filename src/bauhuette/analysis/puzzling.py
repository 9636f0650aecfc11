"""Finds puzzles: strong players play, and where one move looks clearly best it is measured until that is certain.

Three looks, each in worlds of its own: a quick race finds candidates, pairs with every other move measure how far the
best one is ahead, and the search that masters play by must choose it, too.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from statistics import NormalDist
from typing import NamedTuple

from bauhuette.analysis.going_on import line_after
from bauhuette.analysis.puzzle import (
    HARDEST,
    Candidate,
    Puzzle,
    id_of,
    known_in,
    position_known_to,
)
from bauhuette.analysis.weighing import LARGEST_FIELD, Scales, Weighed
from bauhuette.analysis.why import why
from bauhuette.analysis.writing import why_json
from bauhuette.bots.protocol import Budget
from bauhuette.bots.search.race import entrants
from bauhuette.bots.search.search import Search
from bauhuette.engine.eyes import Hidden, MoveId, Seat
from bauhuette.engine.game import Game
from bauhuette.engine.luck import luck_of_move, secret_from_number
from bauhuette.engine.record import copy_of
from bauhuette.match.table import Table

LOOK = 1 / 15  # of the playouts: the first look, which also plays
SECOND_OPINION = 2 / 3  # of the playouts: the masters' search
FEWEST_WORLDS = 192
TRIES, TRY = 6, 36  # quick looks that tell how hard it is, and their playouts
WORLDS = 60  # in which the best move is explained
OF_ONE_GAME = 5
FEWEST_MOVES = 3  # with two there is little to find
EASIEST, OF_ONE_KIND, OF_ONE_THEME = 0.15, 0.35, 0.7  # shares of all
ENOUGH = 1.5  # times as many as wanted are found before some of a kind there is plenty of are taken
PATIENCE = 4  # games for each puzzle wanted
UNDECIDED = (0.08, 0.97)  # the share of the win after the best move


Report = Callable[[list[Puzzle]], None]  # those there are so far


class Wish(NamedTuple):
    """What a puzzle must be like."""

    gap: float = 0.08  # of a win, to the second best move
    certainty: float = 0.99
    playouts: int = 2400  # for the best move beside each of the others
    theme: str | None = None  # a phase of the game
    difficulty: int | None = None

    def fits(self, puzzle: Puzzle) -> bool:
        return self.theme in (None, puzzle.theme) and self.difficulty in (None, puzzle.difficulty)

    @property
    def errors(self) -> float:
        """Standard errors the gap must be away from nothing."""
        return NormalDist().inv_cdf(self.certainty)


class Collection:
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


def collected(maker: Maker, count: int, report: Report) -> list[Puzzle]:
    """The same seed finds the same ones."""
    found = Collection(count)
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


class Maker:
    """Plays one game after the other and keeps what is worth asking."""

    def __init__(self, game: Game, wish: Wish, seed: int) -> None:
        self.game = game
        self.wish = wish
        self.seed = seed
        self.scales = Scales(game)
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
            field = entrants(self.game, hidden, moves)
            ranked = self.scales.race(hidden, seat, field, int(LOOK * self.wish.playouts), luck)
            what = (seat, table.phase)
            if len(asked) < OF_ONE_GAME and what not in asked and self._is_worth_it(len(moves), ranked):
                puzzle = self.puzzle(hidden, seat, ranked[0].move, field, luck)
                if puzzle is not None:
                    asked.add(what)
                    yield puzzle
            table.play(ranked[0].move)

    def _is_worth_it(self, offered: int, ranked: list[Weighed]) -> bool:
        """A second look. Where more moves are offered than are weighed, one that was not might be better."""
        low, high = UNDECIDED
        ahead = ranked[0].gain - ranked[1].gain if len(ranked) > 1 else 0.0
        return FEWEST_MOVES <= offered <= LARGEST_FIELD and low < ranked[0].share < high and ahead > self.wish.gap

    def puzzle(self, hidden: Hidden, seat: Seat, best: MoveId, field: list[MoveId], luck: bytes) -> Puzzle | None:
        """None where the best move is not certain enough or not far enough ahead."""
        usual = field[0]
        measured = self._measured(hidden, seat, best, field, luck)
        if measured is None or not self._is_masters(hidden, seat, best, luck):
            return None
        position = position_known_to(self.game, hidden, seat)
        second = measured[0]
        because = why(self.game, hidden, seat, second.move, best, WORLDS, luck)
        text = self.game.MOVES.print
        candidates = [Candidate(text(one.move), round(-one.gain, 4), round(one.error, 4)) for one in measured]
        found = Puzzle(
            id=id_of(self.game, position, seat),
            seat=seat,
            position=position,
            moves=(Candidate(text(best), 0.0, 0.0), *candidates),
            sure=round(min(NormalDist().cdf(-one.gain / one.error) if one.error else 1.0 for one in measured), 4),
            theme=str(self.game.PHASES[hidden.phase]),
            difficulty=self._difficulty(hidden, seat, best, usual, field, luck),
            why=why_json(self.game, because),
            line=tuple((one.seat, text(one.move)) for one in line_after(self.game, hidden, seat, best)),
        )
        return found if known_in(self.game, found).tobytes() == _quiet(hidden).tobytes() else None

    def _measured(
        self, hidden: Hidden, seat: Seat, best: MoveId, field: list[MoveId], luck: bytes
    ) -> list[Weighed] | None:
        """The rivals, the nearest first, in worlds in which nothing was chosen."""
        again = luck_of_move(luck, ("again",), 0).to_bytes(8, "big")
        found = []
        for rival in [move for move in field if move != best]:
            ahead = self.scales.measured(hidden, seat, best, rival, self.wish.playouts, again, FEWEST_WORLDS)
            if ahead.gain < self.wish.gap or ahead.gain < self.wish.errors * ahead.error:
                return None
            found.append(Weighed(rival, ahead.share - ahead.gain, -ahead.gain, ahead.error, ahead.worlds))
        return sorted(found, key=lambda one: -one.gain)

    def _is_masters(self, hidden: Hidden, seat: Seat, best: MoveId, luck: bytes) -> bool:
        return self.opinion(hidden, seat, int(SECOND_OPINION * self.wish.playouts), luck) == best

    def opinion(self, hidden: Hidden, seat: Seat, playouts: int, luck: bytes) -> MoveId:
        """What the masters' search chooses."""
        own = copy_of(hidden)
        own.rng = luck_of_move(luck, ("master",), 0)
        return self.master.explore(own, seat, Budget(playouts=playouts))[0].move

    def _difficulty(
        self, hidden: Hidden, seat: Seat, best: MoveId, usual: MoveId, field: list[MoveId], luck: bytes
    ) -> int:
        """By how often a quick look finds it, whether habit does, and how many moves there are."""
        looks = [luck_of_move(luck, ("try",), i).to_bytes(8, "big") for i in range(TRIES)]
        found = sum(self.scales.race(hidden, seat, field, TRY, one)[0].move == best for one in looks)
        crowd = min(1.0, math.log2(len(field)) / math.log2(LARGEST_FIELD))
        hard = 0.4 * (1 - found / TRIES) + 0.35 * (usual != best) + 0.25 * crowd
        return min(HARDEST, 1 + int(hard * HARDEST))


class Standing(NamedTuple):
    """A puzzle after a longer look."""

    best: str  # the move that was found now
    is_right: bool


def stands(maker: Maker, puzzle: Puzzle, playouts: int) -> Standing:
    """Whether a race of all moves and the masters' search, both in other worlds than before, find the same move."""
    game, seat = maker.game, puzzle.seat
    hidden = known_in(game, puzzle)
    luck = luck_of_move(b"check", (puzzle.id,), 0).to_bytes(8, "big")
    field = entrants(game, hidden, maker.scales.offered(hidden))
    raced = maker.scales.race(hidden, seat, field, playouts, luck)[0].move
    searched = maker.opinion(hidden, seat, playouts, luck)
    other = next((move for move in map(game.MOVES.print, (raced, searched)) if move != puzzle.best), puzzle.best)
    return Standing(other, other == puzzle.best)


def _quiet(hidden: Hidden) -> Hidden:
    """Without luck and news, which no position holds."""
    quiet: Hidden = copy_of(hidden)
    quiet.rng = 0
    quiet.news_count = 0
    quiet.news[:] = 0
    return quiet
