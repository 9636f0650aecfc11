"""Whole games at the keyboard, in plain mode."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from bauhuette.cli import saved_games
from bauhuette.cli.after_game import CHOICES, chosen
from bauhuette.cli.language import BadCall
from bauhuette.engine.game import Game
from bauhuette.engine.localisation import LANGUAGES
from bauhuette.match.record_reader import read_record, replay
from tests.cli.terminal import RandomPlayer, converse, kept_games, run
from tests.plugins.selection import few

PLAY = ["play", "pillars", "--plain", "--lang", "en", "--seed", "7"]


@pytest.mark.parametrize("lang", few(LANGUAGES))
def test_a_whole_game_by_typed_moves(game: Game, lang: str, data_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    player = RandomPlayer(1)
    arguments = ["play", game.meta.key, "--plain", "--lang", lang, "--seed", "5"]
    printed = converse(monkeypatch, arguments, player)
    assert printed.exit_code == 0
    (file,) = kept_games(data_home)
    table = replay(read_record(file))
    assert table.outcome is not None
    assert len(player.typed) <= sum(past.seat == 0 for past in table.past)  # `go 1 dom` is several moves
    assert str(file) in printed.text
    assert "\x1b" not in printed.text
    assert not set("│─╭╮╰╯┃━") & set(printed.text)


def test_bots_play_alone() -> None:
    result = run("play", "pillars", "--plain", "--seats", "random,greedy,random", "--seed", "1")
    assert result.exit_code == 0
    assert "Random A plays" in result.output
    assert result.output.count("Hand 1 begins") == 1


def test_a_seed_gives_the_same_game_again(data_home: Path) -> None:
    for _ in range(2):
        run(*PLAY, typed="1\n1\n1\n")
    first, second = (read_record(file) for file in kept_games(data_home))
    assert first == second
    assert len(first["moves"]) >= 12


def test_without_a_seed_games_differ(data_home: Path) -> None:
    for _ in range(2):
        run("play", "pillars", "--plain", typed="1\n")
    first, second = (read_record(file) for file in kept_games(data_home))
    assert first["commitment"] != second["commitment"]


def test_moves_are_typed_in_either_language(data_home: Path) -> None:
    """Seed 7 deals a hand with the blue carpenter; its player speaks English and types German."""
    offered = run(*PLAY).output
    assert "play carpenter-blue" in offered
    for typed in ("play carpenter-blue", "PLAY Schreiner-Blau", "schreiner-blau", "carpenter-blue"):
        run(*PLAY, typed=typed + "\n")
        assert "play carpenter-blue" in read_record(kept_games(data_home)[-1])["moves"]


def test_why_names_the_rule_and_fills_in_the_family() -> None:
    result = run(*PLAY, typed="why alfred-builder\nwhy carpenter-blue\nwhy\nwhy nonsense-of-a-move\n")
    assert (
        "“play alfred-builder” is not possible now (P8, from sources): Alfred Builder may only be played"
        in result.output
    )
    assert "Reason for this rule: the rulebook only calls him an exception, and" in result.output
    assert "“play carpenter-blue” is possible." in result.output
    assert "Name a move, for example" in result.output
    assert "“nonsense-of-a-move” is neither" in result.output


def test_wrong_moves_get_a_reason_and_the_nearest_offered_move() -> None:
    result = run(*PLAY, typed="play carpenter-bleu\nplay alfred-builder\nconvert carpenter wood\n99\n")
    assert "Did you mean 3: play carpenter-blue?" in result.output
    assert "(P8, from sources)" in result.output
    assert "(P18): The hand is still being played" in result.output
    assert "“99” is neither a move nor a command." in result.output


def test_every_command_answers(tmp_path: Path) -> None:
    lines = ["help", "?", "moves", "table", "log", "score", "best", "undo", "last", "rules P8", "rules aliena", "save"]
    result = run(*PLAY, typed="\n".join([*lines, "save here.json", "quit", "not reached"]))
    assert result.exit_code == 0
    for expected in (
        "save: writes the record",
        "last: shows the last trick",
        "3: play carpenter-blue (play Carpenter (blue))",
        "Trick (the king’s trick: not yet):",
        "Greedy B, blue (B): pts 0",
        "finds no best sequence",
        "cannot be taken back",
        "Last trick: none yet",
        "Alfred Builder may only be played as the last card of a hand.",
        "P6: The player who holds Lady Aliena leads",
        "Name a file",
        "Saved: here.json",
    ):
        assert expected in result.output
    assert "not reached" not in result.output
    assert read_record(tmp_path / "here.json")["game"] == "pillars"


def test_commands_have_german_names() -> None:
    result = run(*PLAY[:-3], "de", "--seed", "7", typed="hilfe\nzüge\nwarum alfred-builder\npunkte\naufhören\n")
    assert "hilfe: nennt die Befehle" in result.output
    assert "geht jetzt nicht (P8, nach Quellen): Alfred Builder darfst du nur" in result.output
    assert "bauhuette resume" in result.output


def test_best_plays_the_whole_conversion(data_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def answer(printed: str) -> str:
        if "turn materials into points" in printed or "give up surplus materials" in printed:
            asked.append(printed)
            return "best\n" if len(asked) == 1 else ""
        return "1\n"

    converse(monkeypatch, PLAY, answer)
    assert "best: play the best sequence" in asked[0]
    moves = read_record(kept_games(data_home)[-1])["moves"]
    assert "done" in moves
    converted = [move for move in moves[: moves.index("done")] if move.startswith("convert")]
    assert converted
    for told in converted:  # the whole sequence is told, not only its last move
        assert asked[1].count(told.split()[-1]) >= 1


def test_undo_takes_a_conversion_back(data_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lengths: list[int] = []

    def answer(printed: str) -> str:
        if "turn materials into points" not in printed or "convert" not in printed:
            return "1\n"
        lengths.append(len(read_record(kept_games(data_home)[-1])["moves"]))
        return ("1\n", "undo\n", "")[len(lengths) - 1] if len(lengths) < 3 else ""

    printed = converse(monkeypatch, PLAY, answer)
    assert "Taken back: convert" in printed.text
    assert lengths[2] == lengths[0] == lengths[1] - 1


@pytest.mark.thorough
def test_options_and_editions_reach_the_table(tmp_path: Path, data_home: Path) -> None:
    edition = tmp_path / "mine.toml"
    edition.write_text('game = "pillars"\n[craftsman.carpenter]\nvalue = 7\n', encoding="utf-8")
    run(*PLAY, "--edition", str(edition), typed="1\n")
    record = read_record(kept_games(data_home)[-1])
    assert record["edition_values"] == {"craftsman.carpenter.value": 7}
    assert run("verify", str(kept_games(data_home)[-1])).exit_code == 0
    resumed = run("resume", "--plain", typed="1\n")
    assert resumed.exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "There is no game “chess”"),
        (["play", "pillars", "--lang", "fr"], "There is no language “fr”"),
        (["play", "pillars", "--seats", "me,greedy"], "2 seats are not possible"),
        (["play", "pillars", "--seats", "anna,Anna,greedy"], "Two seats have the name “Anna”"),
        (["play", "pillars", "--seats", "anna,,greedy"], "A seat has no name"),
        (["play", "pillars", "--option", "fast"], "“fast” is not an option"),
        (["play", "pillars", "--option", "fast=1"], "There is no option “fast”"),
        (["play", "pillars", "--edition", "no-such.toml"], "no-such.toml cannot be read"),
        (["resume"], "There is no unfinished game"),
        (["resume", "no-such.json"], "no-such.json cannot be read"),
        (["replay", "no-such.json"], "no-such.json cannot be read"),
        (["rules", "chess"], "There is no game “chess”"),
        (["rules", "pillars", "P99"], "There is no rule “P99”; the rules are P1 to"),
        (["soak", "pillars", "--seats", "9"], "cannot be played with 9 seats"),
    ],
)
def test_bad_calls_get_a_sentence_and_code_2(arguments: list[str], sentence: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert sentence in result.output
    assert "Traceback" not in result.output


def test_the_game_can_be_picked_by_number() -> None:
    result = run("play", "--plain", typed="nothing\n1\n")
    assert "Which game?" in result.output
    assert "“nothing” is not in the list." in result.output
    assert run("play", "--plain").exit_code == 2


def test_a_game_that_cannot_be_kept_goes_on(data_home: Path) -> None:
    data_home.write_text("a file where a folder is needed", encoding="utf-8")
    result = run(*PLAY, typed="1\n1\n")
    assert result.exit_code == 0
    assert result.output.count("cannot be written") == 1
    assert "This game is not saved." in result.output


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    saved_games.write_json(path, {"moves": 1})

    def disk_is_full(_file: int) -> None:
        raise OSError(28, "full")

    monkeypatch.setattr(os, "fsync", disk_is_full)
    with pytest.raises(BadCall, match="full"):
        saved_games.write_json(path, {"moves": 2})
    monkeypatch.undo()
    assert json.loads(path.read_text(encoding="utf-8")) == {"moves": 1}
    assert list(tmp_path.glob(".*.part")) == []


def test_after_a_game_comes_another_with_other_seats_its_replay_or_nothing(data_home: Path) -> None:
    game = "1\nresign\nyes\n"
    result = run(*PLAY, typed=f"{game}nonsense\nreplay\nswap\n{game}again\n{game}\nnot reached\n")
    assert result.exit_code == 0
    parts = result.output.split("The game is over: again, swap (change seats), replay, review; Enter leaves:")
    assert len(parts) == 6
    _, after_nonsense, after_replay, *_ = parts
    assert not after_nonsense.strip()
    assert len(after_replay) > 200
    names = [read_record(file)["seats"] for file in kept_games(data_home)]
    mine = [next(i for i, name in enumerate(seats) if not name.startswith("Greedy")) for seats in names]
    assert mine == [0, 1, 1]


@pytest.mark.parametrize(("lang", "typed"), [("en", ["a", "s", "rep", "rev"]), ("de", ["n", "t", "an", "au"])])
def test_choices_after_a_game_may_be_typed_short(lang: str, typed: list[str]) -> None:
    assert [chosen(text, lang) for text in typed] == list(CHOICES)
    assert [chosen(text, lang) for text in ("", "x", "nonsense")] == [None, "", ""]
    assert chosen({"en": "quit", "de": "aufhören"}[lang], lang) is None
