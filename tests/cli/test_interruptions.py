"""A game that ends early loses nothing, and goes on after any input."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from bauhuette.cli.input_parser import COMMANDS
from bauhuette.engine.game import Game
from bauhuette.engine.types import MoveId
from bauhuette.match.record_reader import read_record
from tests.cli.terminal import RandomPlayer, converse, environment, kept_games, run
from tests.limits import Rounds

PLAY = ["play", "pillars", "--plain", "--lang", "en", "--seed", "7"]
ONES = "1\n" * 12


def test_closed_input_keeps_the_game_and_resume_goes_on_as_if_nothing_had_been(data_home: Path) -> None:
    run(*PLAY, typed=ONES)
    (whole,) = (read_record(file) for file in kept_games(data_home))
    for file in kept_games(data_home):
        file.unlink()
    left = run(*PLAY, typed="1\n1\n1\n")
    assert left.exit_code == 0
    assert "To continue: bauhuette resume" in left.output
    for _ in range(3):
        resumed = run("resume", "--plain", typed="1\n1\n1\n")
        assert resumed.exit_code == 0
    (pieces,) = (read_record(file) for file in kept_games(data_home))
    assert pieces == whole


def test_resume_takes_the_newest_unfinished_game(data_home: Path) -> None:
    for seed in ("1", "2"):
        run("play", "pillars", "--plain", "--seed", seed, typed="1\n")
    newest = kept_games(data_home)[-1]
    before = read_record(newest)
    run("resume", "--plain", typed="1\n")
    after = read_record(newest)
    assert len(after["moves"]) > len(before["moves"])
    damaged = newest.with_name(f"{newest.stem}-z.json")
    damaged.write_text("{", encoding="utf-8")
    assert run("resume", "--plain").exit_code == 0
    for lang, sentence in (
        ("de", "beschädigt, lässt sich nicht mehr lesen"),
        ("en", "damaged, can no longer be read"),
    ):
        assert f"{damaged}: {sentence}" in run("saved", "--lang", lang).output


def test_a_finished_game_is_not_resumed(data_home: Path) -> None:
    run("play", "pillars", "--plain", "--seats", "greedy,greedy,greedy", "--seed", "1")
    assert len(kept_games(data_home)) == 1
    assert run("resume").exit_code == 2


def test_nothing_is_kept_of_a_game_without_a_move(data_home: Path) -> None:
    """Everybody is a person, so nobody has moved when the input ends."""
    result = run("play", "pillars", "--plain", "--seats", "anna,ben,cleo")
    assert "You have not made a move yet" in result.output
    assert kept_games(data_home) == []


def interrupt(process: subprocess.Popen[str]) -> None:
    """Again, if need be: what comes between Python's last look and a read that waits is noticed after the read."""
    rounds = Rounds("an interrupt is noticed")
    while process.poll() is None and rounds():
        process.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            process.wait(20)


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_interrupt_keeps_the_game(data_home: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "bauhuette.cli.main", *PLAY],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(jit="off"),
        text=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    turns = 0
    for line in process.stdout:
        if "(A): play a card" in line:
            turns += 1
            if turns == 3:
                break
            process.stdin.write("1\n")
            process.stdin.flush()
    interrupt(process)
    rest = process.stdout.read()
    assert process.returncode == 130
    process.stdin.close()
    process.stdout.close()
    assert "To continue: bauhuette resume" in rest
    (file,) = kept_games(data_home)
    moves = read_record(file)["moves"]
    run("resume", "--plain", typed="1\n")
    resumed = read_record(file)["moves"]
    assert resumed[: len(moves)] == moves
    assert len(resumed) > len(moves)


def test_random_bytes_never_stop_the_game(game: Game, thorough: bool) -> None:
    luck = random.Random(1)
    lines = [luck.randbytes(luck.randrange(30)).replace(b"\n", b"") for _ in range(150 if thorough else 30)]
    typed = b"\n".join(lines)
    result = run("play", game.meta.key, "--plain", "--seed", "1", typed=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert result.exit_code == 0


def test_random_words_never_stop_the_game(game: Game, thorough: bool) -> None:
    """Commands with odd arguments, halves of moves, moves of other phases."""
    luck = random.Random(2)
    names = [family.name for family in game.MOVES.families]
    keys = [game.MOVES.print(MoveId(luck.randrange(game.MOVES.size))) for _ in range(50)]
    odd = ["", "-1", "0", "999999999999", "\x00", "\x1b[31m", "../..", "{ $x }", "[bold]", "p8", "P", "ß", "a" * 500]
    known = [name for name in COMMANDS if name not in ("quit", "hint", "tutor")]  # both think for seconds
    words = [*known, *game.reports, *names, *keys, *odd]
    lines = 300 if thorough else 60
    typed = "\n".join(" ".join(luck.choices(words, k=luck.randrange(1, 4))) for _ in range(lines))
    result = run("play", game.meta.key, "--plain", "--seed", "1", typed=typed)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert result.exit_code == 0
    assert "\x1b" not in result.output


def test_two_people_never_see_each_other_s_hands(game: Game, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between one person's move and the next person's Enter only the cover is printed."""
    player = RandomPlayer(3)
    covers: list[str] = []

    def answer(printed: str) -> str:
        if ", press Enter" in printed:
            covers.append(printed)
            return "\n" if len(covers) < 12 else ""
        return player(printed)

    people = ["anna", "ben", *["greedy"] * (seats - 2)]
    arguments = ["play", game.meta.key, "--plain", "--lang", "en", "--seed", "3", "--seats", ",".join(people)]
    assert converse(monkeypatch, arguments, answer).exit_code == 0
    assert len(covers) == 12
    for cover in covers:
        name = cover.split()[0]
        letter = "A" if name == "Anna" else "B"
        assert cover == f"{name} ({letter}) plays next.\nPass the keyboard on. {name}, press Enter.\n"
