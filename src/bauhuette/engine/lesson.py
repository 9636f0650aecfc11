"""A lesson: a prepared position, and a course of moves through it, explained step by step.

`games/<key>/lesson.json` holds the position, the seed of its luck, the seat of the learner, the moves of all seats and
which sentence follows which move. The sentences are the game's words `lesson-<key>`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from bauhuette.engine.catalogue import game_folder
from bauhuette.engine.types import Seat


class LessonRemark(NamedTuple):
    """A sentence after a number of moves of the course; the last one so far asks for the learner's moves.

    `ring` are the places of the browser's table (`data-at`, `data-card`) that are ringed while it is read.
    """

    after: int
    say: str
    ring: tuple[str, ...]


class Lesson(NamedTuple):
    """`own` are the places in the course at which the learner moves."""

    seat: Seat
    secret: bytes
    position: Mapping[str, Any]
    course: tuple[str, ...]
    own: frozenset[int]
    steps: tuple[LessonRemark, ...]

    def page_at(self, number: int) -> LessonRemark:
        """The last sentence that is said up to this place of the course."""
        return next(step for step in reversed(self.steps) if step.after <= number)


def lesson_of(key: str) -> Lesson | None:
    """The lesson of a game, if it has one."""
    path = game_folder(key) / "lesson.json"
    if not path.exists():
        return None
    raw = json.loads(path.read_text(encoding="utf-8"))
    steps = tuple(LessonRemark(step["after"], step["say"], tuple(step.get("ring", ()))) for step in raw["steps"])
    return Lesson(
        seat=raw["seat"],
        secret=bytes.fromhex(raw["seed"]),
        position=raw["position"],
        course=tuple(move for _, move in raw["course"]),
        own=frozenset(i for i, (seat, _) in enumerate(raw["course"]) if seat == raw["seat"]),
        steps=steps,
    )
