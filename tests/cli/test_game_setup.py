"""What is asked before a game, lessons, and games that were begun here."""

from __future__ import annotations

from pathlib import Path

import pytest

from bauhuette.cli.lessons import lesson_named
from bauhuette.engine.catalogue import words_of
from bauhuette.engine.game import Game
from bauhuette.engine.lesson import Lesson
from bauhuette.engine.localisation import LANGUAGES
from bauhuette.engine.registry import load
from bauhuette.match.record_reader import read_record
from tests.cli.terminal import kept_games, run


def test_game_seats_levels_and_variants_are_asked_for(data_home: Path) -> None:
    """Language, game, seats, a level, the same again, and two of four variants."""
    answers = ["en", "nonsense", "master", "3", "greedy", "", "yes", "", "nein", "y", "1"]
    result = run("play", "--plain", "--lang", "de", typed="\n".join(answers) + "\n")
    assert "“nonsense” is not in the list." in result.output
    assert "Welches Spiel?" in result.output
    assert "Which game?" in result.output
    record = read_record(kept_games(data_home)[-1])
    assert record["game"] == "baumeister"
    assert record["terminal_seats"] == ["me", "greedy", "greedy"]
    assert record["options"] == {"pick": 1, "second_event": 0, "lend": 0, "hand": 1}


def test_people_can_sit_opposite(data_home: Path) -> None:
    result = run("play", "--plain", "--lang", "en", typed="pillars\n3\nformean\nBen\nBen\nCleo\n\n1\n")
    assert "foreman" in result.output, "a near miss is asked back"
    assert read_record(kept_games(data_home)[-1])["terminal_seats"] == ["me", "Ben", "Cleo"]


@pytest.mark.parametrize(("key", "learned"), [("pillars", True), ("cologne", False)])
def test_a_net_is_offered_where_the_game_has_one(key: str, learned: bool) -> None:
    result = run("play", "--plain", "--lang", "de", typed=f"{key}\n")
    assert ("4  Netz (net)" in result.output) == learned
    assert "Meister (master)" in result.output


def test_characters_are_told_and_chosen_behind_a_level(data_home: Path) -> None:
    """In any language, by number or by a beginning; Enter takes the same again, and one the game lacks is refused."""
    answers = ["baumeister", "4", "Polier:Saboteur", "3:küh", "", "foreman:careful", "", "", "", "", "1"]
    result = run("play", "--plain", "--lang", "de", typed="\n".join(answers) + "\n")
    assert "zum Beispiel Polier:kühn" in result.output
    assert "  :kühn  Bietet hoch" in result.output
    assert "wähle einen von bold, careful" in result.output
    assert "Eingabetaste: Polier, kühn" in result.output
    seats = read_record(kept_games(data_home)[-1])["terminal_seats"]
    assert seats == ["me", "foreman:bold", "foreman:bold", "foreman:careful"]
    assert "Polier kühn B" in result.output


def test_flags_say_the_same(data_home: Path) -> None:
    run("play", "pillars", "--plain", "--players", "3", "--level", "random", typed="1\n1\n")
    assert read_record(kept_games(data_home)[-1])["terminal_seats"] == ["me", "random", "random"]
    assert run("play", "pillars", "--plain", "--level", "formean").exit_code == 2
    assert run("play", "pillars", "--plain", "--players", "7").exit_code == 2


def test_the_end_of_input_takes_what_is_usual() -> None:
    result = run("play", "--plain", "--lang", "en", typed="pillars\n")
    assert result.exit_code == 0
    assert "Greedy D, orange (D)" in result.output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_gone_through_by_its_own_moves(game: Game, lang: str) -> None:
    """Every sentence is said, and every move of the learner counts as it is written in the course."""
    lesson = lesson_named(game)
    result = run("learn", game.meta.key, "--plain", "--lang", lang, typed="\n".join([*typed_in(lesson), "stop"]))
    assert result.exit_code == 0, result.output
    for step in lesson.steps:
        said = words_of(game.meta.key, lang).say(f"lesson-{step.say}", b="Bruno", c="Clara")
        assert " ".join(said.split()) in " ".join(result.output.split()), step.say


def test_in_a_lesson_another_move_is_answered_and_not_made() -> None:
    result = run("learn", "cologne", "--plain", "--lang", "en", typed="\n\n\n\nroll\n\nmove 2 weyerstrasse\nend\n")
    assert "The lesson continues with: trade iv w-g" in result.output


def test_after_a_lesson_one_can_play_on(data_home: Path) -> None:
    typed = [*typed_in(lesson_named(load("pillars"))), "", "1", "1"]
    run("learn", "pillars", "--plain", "--lang", "en", typed="\n".join(typed) + "\n")
    assert read_record(kept_games(data_home)[-1])["terminal_seats"][1:] == ["apprentice"] * 2


def typed_in(lesson: Lesson) -> list[str]:
    """Enter after every sentence but those that ask for a move, and the moves; up to the very last sentence."""
    typed: list[str] = []
    for number in range(len(lesson.course) + 1):
        sentences = sum(step.after == number for step in lesson.steps)
        is_asked = number in lesson.own
        typed += [""] * (max(0, sentences - 1) if is_asked or number == len(lesson.course) else sentences)
        typed += [lesson.course[number]] if is_asked else []
    return typed


def test_saved_games_are_a_list(data_home: Path) -> None:
    assert "You have not begun a game here yet." in run("saved", "--lang", "en").output
    for seed in ("1", "2"):
        run("play", "pillars", "--plain", "--seed", seed, typed="1\n")
    first, second = kept_games(data_home)
    second.with_name("99999999-broken.json").write_text("{", encoding="utf-8")
    listed = run("saved", "--lang", "en").output.splitlines()
    assert len(listed) == 3
    assert "99999999-broken.json" in listed[2]
    assert listed[0].startswith("1. ")
    assert "The Pillars of the Earth" in listed[0]
    assert listed[0].endswith("moves, open")
    before = [len(read_record(file)["moves"]) for file in (first, second)]
    assert run("resume", "1", "--plain", typed="1\n").exit_code == 0
    assert len(read_record(first)["moves"]) > before[0]
    assert run("play", "--saved", "--plain", typed="2\n1\n").exit_code == 0
    assert len(read_record(second)["moves"]) > before[1]
    assert run("resume", "7", "--plain").exit_code == 2
    assert run("play", "--saved", "--plain", typed="\n").exit_code == 0
