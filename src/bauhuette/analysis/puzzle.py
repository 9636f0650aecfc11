"""A puzzle: a decision of a strong game in which one move is clearly best from what the seat knows.

`games/<key>/puzzles.jsonl` holds those that are shipped, one a line. A position there is a determinization of what the
seat knows, with luck that is the same for all puzzles: so it is made of this knowledge alone, and
`is_made_of_knowledge` proves it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

from bauhuette.analysis.principal_variation import determinized
from bauhuette.bots.evaluate_decision import Measured, stated
from bauhuette.bots.judgement import Judgement, judgement_file
from bauhuette.bots.verdict import Verdict, verdict_of
from bauhuette.engine.catalogue import game_folder
from bauhuette.engine.game import Game
from bauhuette.engine.position import position_of
from bauhuette.engine.types import InfoState, MoveId, Seat
from bauhuette.match.table import Table

FILE = "puzzles.jsonl"
HARDEST = 5
NAMES = ("Agnes", "Bruno", "Clara", "Dora")  # who sits there
Outcome = Verdict | Literal["hinted", "shown"]  # found with a hint; shown without an answer


class Candidate(NamedTuple):
    """A move of a puzzle and what it costs beside the best one: in a file as measured, else as the coach states it."""

    move: str  # its notation
    cost: float  # of a win
    error: float  # standard error of that


class Puzzle(NamedTuple):
    """A puzzle as it is stored; the answer is the first of its moves."""

    id: str
    seat: Seat
    position: Mapping[str, Any]
    moves: tuple[Candidate, ...]  # best first
    sure: float  # how certain it is that no other move is as good
    theme: str  # the phase of the game
    difficulty: int  # 1 to HARDEST
    why: Mapping[str, Any]  # what the best move does otherwise than the second
    line: tuple[tuple[int, str], ...]  # how it may go on: seats and their moves

    @property
    def best(self) -> str:
        return self.moves[0].move

    @property
    def gap(self) -> float:
        return min(one.cost for one in self.moves[1:])

    @property
    def hint(self) -> tuple[str, ...]:
        """The best move and the next, in an order that does not tell which is which."""
        return tuple(sorted(one.move for one in self.moves[:2]))

    def cost_of(self, move: str) -> float:
        """Of an offered move; one that was not evaluated counts as the worst that was."""
        costs = {one.move: one.cost for one in self.moves}
        return costs.get(move, max(costs.values()))

    def verdict(self, move: str) -> Verdict:
        return verdict_of(self.cost_of(move), move == self.best)

    def json(self) -> dict[str, Any]:
        return {**self._asdict(), "moves": [list(one) for one in self.moves]}


@lru_cache
def puzzles_of(key: str) -> Mapping[str, Puzzle]:
    """Those shipped with a game, the easiest first, by their ids; with costs as hints and reviews state them."""
    path, judged = game_folder(key) / FILE, judgement_file(key)
    raw = read_puzzles(path) if path.exists() else []
    found = [_stated(one, judged.of(one.position["seats"])) for one in raw]
    return {one.id: one for one in sorted(found, key=lambda one: (one.difficulty, one.id))}


def _stated(raw: Puzzle, judgement: Judgement) -> Puzzle:
    moves = [stated(Measured(MoveId(i), *one[1:]), 1.0, judgement) for i, one in enumerate(raw.moves)]
    told = [Candidate(one.move, found.cost, found.error) for one, found in zip(raw.moves[1:], moves[1:], strict=True)]
    return raw._replace(moves=(raw.moves[0], *told))


def read_puzzles(path: Path) -> list[Puzzle]:
    return [_from_json(json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]


def write_puzzles(path: Path, puzzles: Iterable[Puzzle]) -> None:
    lines = [json.dumps(one.json(), ensure_ascii=False, separators=(",", ":")) for one in puzzles]
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def _from_json(raw: dict[str, Any]) -> Puzzle:
    moves = tuple(Candidate(*one) for one in raw["moves"])
    return Puzzle(**{**raw, "moves": moves, "line": tuple((seat, move) for seat, move in raw["line"])})


# --- positions that hold what a seat knows ---


def position_known_to(game: Game, hidden: InfoState, seat: Seat) -> dict[str, Any]:
    return position_of(game, determinized(game, hidden, seat))


def laid_out(game: Game, puzzle: Puzzle, names: Sequence[str] = NAMES) -> Table:
    """A table at the position, which goes through the gate as if it came from outside."""
    return Table(game, names[: int(puzzle.position["seats"])], position=dict(puzzle.position))


def known_in(game: Game, puzzle: Puzzle) -> InfoState:
    return laid_out(game, puzzle).hidden(puzzle.seat)


def is_made_of_knowledge(game: Game, puzzle: Puzzle) -> bool:
    """Whether what the seat knows gives the very same position again: then nothing else is in it."""
    return position_known_to(game, known_in(game, puzzle), puzzle.seat) == dict(puzzle.position)


def id_of(game: Game, position: Mapping[str, Any], seat: Seat) -> str:
    told = json.dumps([game.meta.key, seat, position], sort_keys=True)
    return hashlib.blake2b(told.encode(), digest_size=5).hexdigest()


def of_the_day(puzzles: Sequence[str], day: int) -> str:
    """Return the puzzle of a day, the same for all players; none repeats before all were shown."""
    rounds, place = divmod(day, len(puzzles))
    order = sorted(puzzles, key=lambda one: hashlib.blake2b(f"{rounds} {one}".encode()).digest())
    return order[place]
