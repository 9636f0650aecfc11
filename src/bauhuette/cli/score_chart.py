"""How the scores went from the first move to the last: a small chart for the eye, a few figures for the ear."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from rich.text import Text

from bauhuette.cli import text_layout
from bauhuette.cli.language import say_in
from bauhuette.engine.domains import SEAT_KEYS
from bauhuette.engine.narration import Narrator
from bauhuette.engine.record import MAX_SEATS, copy_of
from bauhuette.match.table import Table

ROWS = 6
SEVERAL = "*"  # seats at the same height
HEARD = 4  # parts of a game, after each of which a screen reader hears the scores


class ScoreHistory(NamedTuple):
    """The scores by seat, before the first move and after each; only of games that are over, for it hides nothing."""

    say: Narrator
    scores: list[list[int]]

    @property
    def last(self) -> int:
        return len(self.scores) - 1


def course_of(table: Table, say: Narrator) -> ScoreHistory:
    states = [table.past[0].before, *(past.after for past in table.past)] if table.past else [table.state]
    out = np.zeros((2, MAX_SEATS), np.int64)
    scores = []
    for state in states:
        table.game.standing(copy_of(state), out)
        scores.append([int(score) for score in out[0, : len(table.names)]])
    return ScoreHistory(say, scores)


def chart(course: ScoreHistory, width: int) -> list[Text]:
    """Letters of the seats, as high as their scores; nothing where no score ever changed."""
    say = course.say
    low = min(map(min, course.scores))
    high = max(map(max, course.scores))
    if low == high:
        return []
    labels = {ROWS - 1: say.words.number(high), 0: say.words.number(low)}
    room = max(map(len, labels.values()))
    columns = _columns(course, width - room - 2)
    lines = [Text(say_in(say.lang, "course-title", several=SEVERAL, last=course.last), "bold")]
    for row in range(ROWS - 1, -1, -1):
        lines.append(Text(f"{labels.get(row, ''):>{room}} {'┤' if row in labels else '│'}"))
        for scores in columns:
            lines[-1].append_text(_point([_height(score, low, high) == row for score in scores]))
    return lines


def _columns(course: ScoreHistory, most: int) -> list[list[int]]:
    """As many moments as have room, evenly from the first to the last."""
    count = min(most, len(course.scores))
    return [course.scores[i * course.last // max(count - 1, 1)] for i in range(count)]


def _height(score: int, low: int, high: int) -> int:
    return round((score - low) * (ROWS - 1) / (high - low))


def _point(is_here: list[bool]) -> Text:
    seats = [seat for seat, here in enumerate(is_here) if here]
    if len(seats) == 1:
        return Text(SEAT_KEYS[seats[0]].upper(), text_layout.style_of(f"seat{seats[0]}"))
    return Text(SEVERAL if seats else " ")


def heard(course: ScoreHistory) -> list[str]:
    """The scores after each part of the game but the last, which the result tells."""
    say = course.say
    numbers = sorted({course.last * part // HEARD for part in range(1, HEARD)} - {0, course.last})
    return [say_in(say.lang, "course-after", number=number, scores=_told(course, number)) for number in numbers]


def _told(course: ScoreHistory, number: int) -> str:
    say = course.say
    return ", ".join(f"{say.seat(seat)} {say.words.number(score)}" for seat, score in enumerate(course.scores[number]))
