"""The bodies of what people train with: puzzles, own decisions, and what comes back."""

from __future__ import annotations

from typing import Any

from bauhuette.analysis.puzzle import Outcome
from bauhuette.bots.verdict import Verdict
from bauhuette.server.tables.replay_schemas import LineStep, StillOut
from bauhuette.server.tables.socket_schemas import Why
from bauhuette.server.wire import AnyMove, OfferedMove, Wire


class PuzzleRow(Wire):
    """A puzzle in the list; its subject is shown after the first answer."""

    game: str
    id: str
    difficulty: int  # 1 to 5
    verdict: Outcome | None  # of the reader's first answer
    theme: str | None  # a phase of the game: its words `theme-<theme>`


class PuzzleList(Wire):
    today: PuzzleRow | None  # the same for everyone until midnight (UTC)
    rating: int
    tried: int
    course: list[int]  # of the reader's rating, the newest last
    streak: int  # days in a row
    puzzles: list[PuzzleRow]  # the easiest first


class PuzzleView(Wire):
    """A decision, as its seat sees it. Everything here is made from what the seat knows."""

    game: str
    id: str
    seat: int
    names: list[str]
    phase: str
    state: dict[str, Any]
    moves: list[OfferedMove]
    out: StillOut | None  # where the game can tell
    difficulty: int
    gap: float  # of a win, between the best move and the next
    tried: int  # people
    found: int  # of them
    verdict: Outcome | None  # of the reader's first answer


class PuzzleAnswer(Wire):
    move: AnyMove


class PuzzleHint(Wire):
    """Two moves, one of which is best: in an order that does not tell which."""

    moves: list[OfferedMove]


class PuzzleMove(Wire):
    """A move of a puzzle."""

    move: OfferedMove
    cost: float  # of a win, beside the best one
    error: float
    chosen: int  # by how many people, as their first answer


class PuzzleSolution(Wire):
    """What an answer was worth, and why; or what would have been best, where none was given."""

    move: OfferedMove | None
    verdict: Verdict | None
    cost: float | None
    moves: list[PuzzleMove]  # the best first
    why: Why  # what the second best move does otherwise than the best one
    line: list[LineStep]  # how it may go on after the best move, in one determinization
    theme: str
    counts: bool  # for the rating: only the first answer does
    rating: int
    change: int
    back_in: int | None  # days until it comes back


class ExerciseAnswer(Wire):
    move: AnyMove


class ExerciseResult(Wire):
    """A decision of an own game, tried again."""

    verdict: Verdict
    cost: float  # of a win, beside the best move
    back_in: int | None  # days until it comes back


class Missed(Wire):
    """What comes back: a puzzle, or a decision of an own game."""

    game: str
    puzzle: str | None  # its id
    table: str | None  # of the own game
    number: int | None  # of its move, from 1
    cost: float  # of a win, when it was missed; 0: a puzzle with which help was asked for
    found: int  # how often in a row since then
    due_in: int  # days; 0: today


class Practice(Wire):
    missed: list[Missed]  # the one that waits longest first
    finds: int  # in a row that close one
