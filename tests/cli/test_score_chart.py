"""How the scores went, at the end of a game."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from bauhuette.cli.plain_renderer import PlainRenderer
from bauhuette.cli.rich_renderer import RichRenderer
from bauhuette.cli.score_chart import ScoreHistory, chart, course_of, heard
from bauhuette.cli.snapshot import result_of, scene_of
from bauhuette.cli.table_access import LocalTable
from bauhuette.engine.game import Game
from bauhuette.engine.localisation import LANGUAGES
from bauhuette.engine.narration import Narrator
from bauhuette.engine.registry import load
from bauhuette.engine.rng import luck_of_move, secret_from_number
from bauhuette.engine.types import Seat
from bauhuette.match.table import Table

NAMES = ("Anna", "Ben", "Cleo")
MOST_MOVES = 3000


def finished(game: Game, seed: int = 1) -> Table:
    table = Table(game, NAMES, secret_from_number(seed))
    for number in range(MOST_MOVES):
        if table.to_move is None:
            return table
        moves = table.offered()
        hidden = table.hidden_for_bot(table.to_move, luck_of_move(table.secret, ("choice",), number))
        table.play(game.policy(hidden, moves, len(moves)))
    raise AssertionError(f"{game.meta.key} is not over after {MOST_MOVES} moves")


def course(*scores: list[int], lang: str = "en") -> ScoreHistory:
    return ScoreHistory(Narrator(load("pillars"), lang, NAMES), list(scores))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_course_begins_with_the_deal_and_ends_with_the_result(game: Game, lang: str) -> None:
    table = finished(game)
    found = course_of(table, Narrator(game, lang, NAMES))
    assert found.last == table.version
    assert table.outcome is not None
    assert found.scores[-1] == table.outcome.scores
    lines = chart(found, 79)
    assert lines, "scores changed"
    assert max(line.cell_len for line in lines) <= 79
    numbers = [found.say.words.number(score) for score in (min(map(min, found.scores)), max(map(max, found.scores)))]
    assert lines[-1].plain.lstrip().startswith(numbers[0])
    assert lines[1].plain.lstrip().startswith(numbers[1])


def test_letters_stand_as_high_as_the_scores() -> None:
    lines = [line.plain for line in chart(course([0, 0, 0], [5, 0, 0], [5, 10, 2]), 79)[1:]]
    assert lines == ["10 ┤  B", "   │   ", "   │   ", "   │ AA", "   │  C", " 0 ┤** "]


def test_a_finished_game_is_at_no_trick() -> None:
    table = finished(load("pillars"))
    assert "hand 5" in str(table)
    assert "of 10" not in str(table)


def test_no_chart_of_nothing() -> None:
    assert chart(course([0, 0, 0]), 79) == []
    assert chart(course([0, 0, 0], [0, 0, 0]), 79) == []
    assert heard(course([0, 0, 0])) == []


def test_whoever_hears_is_told_figures() -> None:
    assert heard(course(*[[number, 0, 1000] for number in range(9)], lang="de")) == [
        "Stand nach Zug 2: Anna 2, Ben 0, Cleo 1.000",
        "Stand nach Zug 4: Anna 4, Ben 0, Cleo 1.000",
        "Stand nach Zug 6: Anna 6, Ben 0, Cleo 1.000",
    ]


def test_both_faces_show_it(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    table = finished(game)
    scene = scene_of(LocalTable(table), "en", Seat(0), None)
    found = course_of(table, Narrator(game, "en", NAMES, me=0))
    console = Console(file=io.StringIO(), width=80, height=24, force_terminal=True, color_system=None)
    RichRenderer(console, "en").finish(scene, ["the result"], found)
    printed = console.file.getvalue()  # type: ignore[attr-defined]
    assert "The score from the beginning to move" in printed
    assert "┤" in printed
    assert printed.count("\n") <= 24, "the table leaves room for it"
    PlainRenderer(narrates=False, lang="en").finish(scene, ["the result"], found)
    plain = capsys.readouterr().out
    assert plain.count("Scores after move") == 3
    assert "┤" not in plain


@pytest.mark.parametrize(("key", "lang", "one", "many"), [
    ("baumeister", "de", "1 Taler", "121.000 Taler"),
    ("baumeister", "en", "1 taler", "121,000 talers"),
    ("pillars", "de", "1 Punkt", "121.000 Punkte"),
])  # fmt: skip
def test_games_count_in_their_own_words(key: str, lang: str, one: str, many: str) -> None:
    say = Narrator(load(key), lang, NAMES)
    lines = result_of(say, {"scores": [121000, 1, 0], "ranks": [1, 2, 3]})
    assert lines[0] == f"1. Anna (A), {many}"
    assert lines[1] == f"2. Ben (B), {one}"
