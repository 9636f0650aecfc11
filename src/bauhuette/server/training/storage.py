"""Rows of puzzles that were tried and of exercises that come back."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from bauhuette.analysis.puzzle import Outcome
from bauhuette.server.storage import schema

FRESH = 1200.0  # the rating of who has not tried any
NO_MOVE = ""  # the answer of who was shown the best move
HELPED = 0.0  # the cost of what was not missed by a move: a hint was asked for, or the answer


class FirstTry(NamedTuple):
    """The first answer of a person to a puzzle."""

    puzzle: str
    move: str  # NO_MOVE: it was shown
    verdict: Outcome
    day: int
    rating: float  # after it


class DueExercise(NamedTuple):
    """A missed decision that comes back."""

    what: str
    game: str
    cost: float
    found: int
    due: int


def tries_of(connection: Connection, user: str) -> list[FirstTry]:
    """The newest last."""
    t = schema.puzzle_tries.c
    query = select(t.puzzle, t.move, t.verdict, t.day, t.rating).where(t.user_id == user).order_by(t.at, t.puzzle)
    return [FirstTry(*row) for row in connection.execute(query)]


def first_try(connection: Connection, user: str, made: FirstTry, at: int) -> bool:
    """Keep it, if it is the first; whether it was."""
    t = schema.puzzle_tries
    here = (t.c.user_id == user) & (t.c.puzzle == made.puzzle)
    if connection.execute(select(t.c.puzzle).where(here)).first() is not None:
        return False
    connection.execute(insert(t).values(user_id=user, at=at, **made._asdict()))
    return True


def chosen_at(connection: Connection, puzzle: str) -> dict[str, int]:
    """How many people answered with which move."""
    t = schema.puzzle_tries.c
    query = select(t.move, func.count()).where(t.puzzle == puzzle).group_by(t.move)
    return {move: int(count) for move, count in connection.execute(query)}


# --- what comes back ---


def exercises_of(connection: Connection, user: str) -> list[DueExercise]:
    """The one that waits longest first."""
    e = schema.exercises.c
    query = select(e.what, e.game, e.cost, e.found, e.due).where(e.user_id == user).order_by(e.due, e.cost.desc())
    return [DueExercise(*row) for row in connection.execute(query)]


def exercise_of(connection: Connection, user: str, what: str) -> DueExercise | None:
    return next((one for one in exercises_of(connection, user) if one.what == what), None)


def keep_exercise(connection: Connection, user: str, wanted: DueExercise) -> None:
    e = schema.exercises
    here = (e.c.user_id == user) & (e.c.what == wanted.what)
    if not connection.execute(update(e).where(here).values(**wanted._asdict())).rowcount:
        connection.execute(insert(e).values(user_id=user, **wanted._asdict()))


def close_exercise(connection: Connection, user: str, what: str) -> None:
    e = schema.exercises.c
    connection.execute(delete(schema.exercises).where(e.user_id == user, e.what == what))


def forget(connection: Connection, user: str) -> None:
    """Everything of a person."""
    for table in (schema.puzzle_tries, schema.exercises):
        connection.execute(delete(table).where(table.c.user_id == user))
