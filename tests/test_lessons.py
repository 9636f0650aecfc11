"""A lesson's course can be played from its position, with all its messages. The games of this package have one."""

from __future__ import annotations

from collections import Counter

import pytest

from bauhuette.engine.catalogue import game_keys, words_of
from bauhuette.engine.game import Game
from bauhuette.engine.lesson import Lesson, lesson_of
from bauhuette.engine.localisation import LANGUAGES
from bauhuette.engine.registry import load
from bauhuette.match.table import Table

MOVES_OF_A_PAGE = 4
WORDS_OF_A_PAGE = 65  # what fits above a table on a phone
NAMES = {"b": "Bruno", "c": "Clara"}  # the bots beside the learner


@pytest.fixture(scope="module", params=[key for key in game_keys() if lesson_of(key)])
def taught(request: pytest.FixtureRequest) -> Game:
    """A game with a lesson."""
    return load(request.param)


def lesson_for(game: Game) -> Lesson:
    lesson = lesson_of(game.meta.key)
    assert lesson is not None
    return lesson


def test_the_four_games_have_a_lesson() -> None:
    assert {key for key in game_keys() if lesson_of(key)} >= {"pillars", "contest", "baumeister", "cologne"}


def test_the_course_can_be_played(taught: Game) -> None:
    """If not, the rules or the position have changed: write the lesson anew."""
    lesson = lesson_for(taught)
    table = Table(taught, lesson.position["seats"], lesson.secret, position=lesson.position)
    for number, move in enumerate(lesson.course):
        assert (table.to_move == lesson.seat) == (number in lesson.own), f"move {number}"
        table.play(move)
    assert table.outcome is None, "the game can go on"


def test_every_own_move_is_explained_before_it_is_made(taught: Game) -> None:
    """A page asks for the learner's moves up to the next page, and never for many."""
    lesson = lesson_for(taught)
    pages = [step.after for step in lesson.steps]
    assert pages == sorted(pages)
    assert (pages[0], pages[-1]) == (0, len(lesson.course)), "the first word comes first, the last one at the end"
    asked = Counter(lesson.page_at(number) for number in lesson.own)
    assert max(asked.values()) <= MOVES_OF_A_PAGE


def test_it_has_at_most_twelve_pages(taught: Game) -> None:
    assert len(lesson_for(taught).steps) <= 12


def test_it_takes_about_five_minutes(taught: Game) -> None:
    """Read at 180 words a minute, with eight seconds for a move."""
    lesson = lesson_for(taught)
    words = sum(len(said(taught, "en", step.say).split()) for step in lesson.steps)
    minutes = words / 180 + len(lesson.own) * 8 / 60
    assert 3 <= minutes <= 7


def test_every_message_exists_in_every_language(taught: Game) -> None:
    for lang in LANGUAGES:
        for step in lesson_for(taught).steps:
            assert len(said(taught, lang, step.say).split()) <= WORDS_OF_A_PAGE, step.say


def said(game: Game, lang: str, key: str) -> str:
    return words_of(game.meta.key, lang).say(f"lesson-{key}", **NAMES)
