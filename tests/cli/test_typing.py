"""Several moves in one line, several steps in one word, and lines that are answered before anything is done."""

from __future__ import annotations

from pathlib import Path

import pytest

from bauhuette.bots.judgement import Certainty
from bauhuette.cli.input_parser import InputParser
from bauhuette.cli.plain_renderer import PlainRenderer
from bauhuette.cli.rich_renderer import completions
from bauhuette.cli.snapshot import scene_of
from bauhuette.cli.table_access import AdvisedMove, LocalTable
from bauhuette.cli.table_commands import TableCommands
from bauhuette.engine.registry import load
from bauhuette.engine.rng import secret_from_number
from bauhuette.engine.types import MoveId
from bauhuette.match.record_reader import read_record
from bauhuette.match.table import Table
from tests.cli.terminal import kept_games, run
from tests.limits import Rounds

PLAY = ["play", "pillars", "--plain", "--lang", "en", "--seed", "7"]
COLOGNE = ["play", "cologne", "--plain", "--seats", "anna,ben", "--seed", "3"]


def keyboard(table: Table, lang: str = "en") -> TableCommands:
    access = LocalTable(table)
    seat = table.to_move
    assert seat is not None
    scene = scene_of(access, lang, seat, None)
    return TableCommands(access, seat, scene, lang, PlainRenderer(False, lang), InputParser(table.game), lambda _: None)


def rolled() -> Table:
    """Seat A of cologne has rolled and has four actions."""
    table = Table(load("cologne"), ["Anna", "Ben"], secret_from_number(3))
    table.play("roll")
    return table


def made(table: Table) -> list[str]:
    return [table.game.MOVES.print(past.move) for past in table.past]


def test_go_makes_all_steps_of_a_way() -> None:
    table = rolled()
    keyboard(table).answer("go 1 i")
    assert made(table)[-1] == "move 1 gate-1"
    assert all(move.startswith("move 1 ") for move in made(table)[1:])
    assert len(made(table)) > 2


@pytest.mark.parametrize(
    "line", ["go 1 i, load 1 white", "GEH 1 I, lade 1 weiß", "geh 1 eigelsteintor, la 1 w", "go 1 gate-1,load 1 w"]
)
def test_moves_divided_by_commas_follow_each_other(line: str) -> None:
    table = rolled()
    keyboard(table).answer(line)
    assert made(table)[-1] == "load 1 white"


def test_a_line_stops_at_the_first_move_that_is_not_offered(capsys: pytest.CaptureFixture[str]) -> None:
    table = rolled()
    hand = keyboard(table)
    hand.answer("go 1 i, build 1, end")
    assert made(table)[-1] == "move 1 gate-1", "neither the building nor the end was done"
    assert "not possible now" in hand.feedback[0]
    assert hand.feedback[-1] == "Stopped before: end"
    before = made(table)
    keyboard(table).answer("build 1, load 1 white")
    assert made(table) == before
    assert "not possible now" in capsys.readouterr().out


def test_a_line_stops_where_something_unseen_happens() -> None:
    """A player who rolls must look before driving on."""
    table = Table(load("cologne"), ["Anna", "Ben"], secret_from_number(3))
    hand = keyboard(table)
    hand.answer("roll, go 1 i")
    assert made(table) == ["roll"]
    assert hand.feedback == ["Stopped before: go 1 i"]


def test_a_line_stops_where_another_seat_is_asked() -> None:
    table = rolled()
    hand = keyboard(table)
    hand.answer("end, roll, end")
    assert made(table) == ["roll", "end"]
    assert hand.feedback == ["Stopped before: roll, end"]


def test_enter_takes_the_only_offer_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    table = Table(load("cologne"), ["Anna", "Ben"], secret_from_number(3))
    keyboard(table).answer("")
    assert made(table) == ["roll"]
    keyboard(table).answer("")
    assert made(table) == ["roll"]
    assert "Anna (A): " in capsys.readouterr().out


def test_ende_ends_a_turn_and_does_not_quit(data_home: Path) -> None:
    result = run(*COLOGNE, "--lang", "de", typed="\nwürfeln\nende\n\n")
    assert result.exit_code == 0
    assert read_record(kept_games(data_home)[-1])["moves"] == ["roll", "end"]


def test_a_word_of_several_moves_is_asked_back() -> None:
    result = run(*PLAY, typed="mortar\nforest\n")
    assert "“mortar” can mean: play mortar-mixer-blue, play mortar-mixer-red" in result.output
    assert "Root" in result.output or "forest-2" in result.output


def test_save_asks_before_it_overwrites(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("mine", encoding="utf-8")
    for answer in ("no", "", "perhaps"):
        result = run(*PLAY, typed=f"save mine.txt\n{answer}\n")
        assert "mine.txt already exists. Overwrite it?" in result.output
        assert file.read_text(encoding="utf-8") == "mine"
    assert run(*PLAY, typed="save mine.txt").exit_code == 0  # the input ends instead of an answer
    assert file.read_text(encoding="utf-8") == "mine"
    run(*PLAY, typed="save mine.txt\nja\n")
    assert read_record(file)["game"] == "pillars"
    run(*PLAY, typed="save new.txt\n")
    assert read_record(tmp_path / "new.txt")["game"] == "pillars"


@pytest.mark.parametrize("certainty", ["close", "probably"])
def test_a_hint_names_what_is_about_as_good_or_else_the_next(
    certainty: Certainty, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = rolled()
    best, second, third = map(MoveId, table.offered()[:3].tolist())
    found = [
        AdvisedMove(best, 0.60, 0.0, "close"),
        AdvisedMove(second, 0.57, 0.03, certainty),
        AdvisedMove(third, 0.40, 0.20, "clearly"),
    ]
    hand = keyboard(table, "en")
    monkeypatch.setattr(hand.access, "hint", lambda _: found)
    hand.answer("hint")
    printed = capsys.readouterr().out
    names = [hand.say.typed(move) for move in (best, second, third)]
    assert f"{names[0]}: 60% to win" in printed
    about = f"About as good: {names[1]}" if certainty == "close" else f"Next best: {names[1]}, probably 3% less"
    assert about in printed
    assert names[2] not in printed


def test_tab_completes_the_last_of_several_moves() -> None:
    known = ["go 1 kun", "load 1 white", "log"]
    assert completions("lo", known) == ["load 1 white", "log"]
    assert completions("go 1 kun, lo", known) == ["go 1 kun, load 1 white", "go 1 kun, log"]
    assert completions("x", known) == []


def test_german_notation_is_german_throughout() -> None:
    """`wandle moertelmischer sand`, `fertig`: no English word is left in a typed move but names."""
    table = Table(load("pillars"), 3, secret_from_number(1))
    rounds = Rounds("german notation is german throughout")
    while table.phase != "convert" and rounds():
        table.play(table.offered()[0])
    hand = keyboard(table, "de")
    assert hand.offers.lines[-1].typed == "fertig"
    assert all(line.typed.startswith(("wandle ", "fertig")) for line in hand.offers.lines)
    hand.answer("done")
    assert made(table)[-1] == "done", "English words are understood on a German screen"
