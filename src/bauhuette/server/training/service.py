"""What a person trains: puzzles with a rating of their own, and what was missed, which comes back days later."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection

from bauhuette.analysis.puzzle import Outcome, Puzzle
from bauhuette.server.storage.store import Store
from bauhuette.server.training import storage as exercises
from bauhuette.server.training.storage import FRESH, HELPED, NO_MOVE, DueExercise, FirstTry

DAY_MS = 86_400_000
WORTH: dict[Outcome, float] = {"best": 1.0, "hinted": 0.5, "good": 0.5, "mistake": 0.0, "blunder": 0.0, "shown": 0.0}
EASY, STEP = 900.0, 200.0  # the rating of the easiest puzzles, and from one difficulty to the next
QUICK, SLOW, SETTLED = 60.0, 20.0, 30  # how fast a rating moves at first and later; the number of puzzles between
SCALE = 400.0
BACK_AFTER = (3, 7, 21)  # days; what is found each time is closed


class AnswerEffect(NamedTuple):
    """What an answer did."""

    counts: bool  # only the first does
    rating: float
    change: float
    back_in: int | None  # days until it is asked again; None: never


def rating_of(puzzle: Puzzle) -> float:
    return EASY + STEP * puzzle.difficulty


def rated(rating: float, tries: int, puzzle: Puzzle, outcome: Outcome) -> float:
    """As chess players are rated, the puzzle being the opponent."""
    expected = 1 / (1 + 10 ** ((rating_of(puzzle) - rating) / SCALE))
    pace = QUICK if tries < SETTLED else SLOW
    return rating + pace * (WORTH[outcome] - expected)


def outcome_of(puzzle: Puzzle, move: str, is_hinted: bool) -> Outcome:
    if move == NO_MOVE:
        return "shown"
    verdict = puzzle.verdict(move)
    return "hinted" if verdict == "best" and is_hinted else verdict


def streak(days: set[int], today: int) -> int:
    """Days in a row until today, or until yesterday as long as today is not over."""
    last = today if today in days else today - 1
    length = 0
    while last - length in days:
        length += 1
    return length


class PuzzleTraining:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def tries(self, user: str) -> list[FirstTry]:
        return await self.store.read(lambda connection: exercises.tries_of(connection, user))

    async def chosen(self, puzzle: str) -> dict[str, int]:
        return await self.store.read(lambda connection: exercises.chosen_at(connection, puzzle))

    async def missed(self, user: str) -> list[DueExercise]:
        """What comes back, whenever."""
        return await self.store.read(lambda connection: exercises.exercises_of(connection, user))

    async def answer(self, user: str, game: str, puzzle: Puzzle, move: str, at: int) -> AnswerEffect:
        """The first answer moves the rating; every answer decides when the puzzle comes back."""
        key, today = f"{game}/{puzzle.id}", at // DAY_MS
        missed = DueExercise(key, game, HELPED if move == NO_MOVE else puzzle.cost_of(move), 0, today)

        def work(connection: Connection) -> AnswerEffect:
            is_hinted = exercises.exercise_of(connection, user, key) is not None  # at a first answer: by nothing else
            outcome = outcome_of(puzzle, move, is_hinted)
            before = exercises.tries_of(connection, user)
            rating = before[-1].rating if before else FRESH
            after = rated(rating, len(before), puzzle, outcome)
            counts = exercises.first_try(connection, user, FirstTry(key, move, outcome, today, after), at)
            back = again(connection, user, missed, move == puzzle.best, today)
            return AnswerEffect(counts, after if counts else rating, after - rating if counts else 0.0, back)

        return await self.store.do_at_once(work)

    async def hint(self, user: str, game: str, puzzle: Puzzle, at: int) -> None:
        """A puzzle solved with help comes back days later and counts half."""
        missed, today = DueExercise(f"{game}/{puzzle.id}", game, HELPED, 0, 0), at // DAY_MS
        await self.store.do_at_once(lambda connection: again(connection, user, missed, False, today))

    async def answer_exercise(self, user: str, missed: DueExercise, is_found: bool, at: int) -> int | None:
        """A decision of an own game. It was missed there: so it comes back even if it is found at the first try."""
        today = at // DAY_MS

        def work(connection: Connection) -> int | None:
            is_new = exercises.exercise_of(connection, user, missed.what) is None
            return again(connection, user, missed, is_found and not is_new, today)

        return await self.store.do_at_once(work)


def again(connection: Connection, user: str, missed: DueExercise, is_found: bool, today: int) -> int | None:
    """When something is asked again, in days: what is found before it is due counts no further."""
    known = exercises.exercise_of(connection, user, missed.what)
    if is_found and known is None:
        return None
    if not is_found:
        cost = missed.cost or (known.cost if known else HELPED)
        exercises.keep_exercise(connection, user, missed._replace(cost=cost, found=0, due=today + BACK_AFTER[0]))
        return BACK_AFTER[0]
    assert known is not None
    if known.due > today:
        return known.due - today
    found = known.found + 1
    if found == len(BACK_AFTER):
        exercises.close_exercise(connection, user, missed.what)
        return None
    exercises.keep_exercise(connection, user, known._replace(found=found, due=today + BACK_AFTER[found]))
    return BACK_AFTER[found]
