"""`resign` and `hand` at one keyboard: asked once more, kept on disk, and the others play on."""

from __future__ import annotations

from pathlib import Path

import pytest

from bauhuette.cli import saved_games
from bauhuette.engine.localisation import LANGUAGES
from bauhuette.match.record_reader import read_record, replay
from tests.cli.terminal import kept_games, run

PLAY = ["play", "pillars", "--plain", "--seed", "7", "--lang"]
SAYS = {
    "de": ("aufgeben", "ja", "nein", "abgeben", "Du hast aufgegeben.", "Der letzte Spieler hat aufgegeben"),
    "en": ("resign", "yes", "no", "hand", "You have resigned.", "The last player resigned"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_resigning_alone_ends_the_game_behind_all_bots(lang: str, data_home: Path) -> None:
    resign, yes, no, _, done, why = SAYS[lang]
    result = run(*PLAY, lang, typed=f"1\n{resign}\n{no}\n1\n{resign}\n{yes}\n")
    assert result.exit_code == 0, result.output
    assert done in result.output
    assert why in result.output
    (file,) = kept_games(data_home)
    assert sum(past.seat == 0 for past in replay(read_record(file)).past) == 2, "no means no"
    assert saved_games.unfinished() == []
    again = run("resume", str(file), "--plain", "--lang", lang)
    assert again.exit_code == 0
    assert why in again.output, "what was given up stays so"


@pytest.mark.usefixtures("data_home")
def test_others_at_the_keyboard_play_on_and_who_resigned_is_last() -> None:
    seats = [*PLAY, "en", "--seats", "anna,ben,greedy"]
    run(*seats, typed="\nresign\nyes\n\n" + "1\n" * 3)
    (kept,) = saved_games.unfinished()
    record = read_record(kept.path)
    assert record[saved_games.RESIGNED], "kept for whoever resumes it"
    (gone,) = record[saved_games.RESIGNED]
    finished = run("resume", "--plain", "--lang", "en", typed="best\n1\n" * 400)
    assert finished.exit_code == 0, finished.output
    name = ["Anna", "Ben"][gone]
    places = [line for line in finished.output.splitlines() if line.startswith(("1.", "2.", "3."))]
    assert name in places[-1]


def test_handing_over_lets_a_bot_finish(data_home: Path) -> None:
    result = run(*PLAY, "en", typed="hand\nyes\n")
    assert result.exit_code == 0
    (file,) = kept_games(data_home)
    table = replay(read_record(file))
    assert table.outcome is not None
    assert read_record(file)[saved_games.PLAYERS][0] == "greedy"
    assert [past.stand_in for past in table.past] == [past.seat == 0 for past in table.past], "the bot's moves"


def test_in_a_lesson_nobody_plays_on() -> None:
    result = run("learn", "pillars", "--plain", "--lang", "en", typed="\n" * 3 + "resign\nyes\n")
    assert "No one else plays in this game" in result.output
