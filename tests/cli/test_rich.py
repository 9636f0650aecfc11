"""The drawn table: in a real terminal, and in windows of several sizes."""

from __future__ import annotations

import contextlib
import fcntl
import io
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from rich.console import Console

from bauhuette.cli import draw
from bauhuette.cli.players import players_from
from bauhuette.cli.rich_face import RichFace
from bauhuette.cli.scene import scene_of, since_last_move
from bauhuette.cli.session import Session
from bauhuette.engine.game import Game
from bauhuette.engine.luck import luck_of_move, secret_from_number
from bauhuette.engine.screen import Cell, Section
from bauhuette.engine.words import LANGUAGES
from bauhuette.match.record import read_record
from bauhuette.match.table import Table
from tests.cli.terminal import environment, kept_games

PATIENCE = 60  # seconds
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Terminal:
    """A program in a pseudo terminal of 100 columns and 30 lines."""

    def __init__(self, *arguments: str) -> None:
        self._fd, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
        self.screen = ""
        env = {**environment(jit="off"), "TERM": "xterm-256color"}
        for name in ("NO_COLOR", "COLUMNS", "LINES"):
            env.pop(name, None)
        command = [sys.executable, "-m", "bauhuette.cli.main", *arguments]
        self._process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=env, start_new_session=True, preexec_fn=_take_terminal
        )
        os.close(slave)

    def interrupt(self, text: str) -> None:
        """Ctrl-C until `text` comes: pressed just before readline waits for keys, it only counts with the next key."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.screen and time.monotonic() < deadline:
            self.type("\x03")
            self._read_for(3)
        self.wait_for(text)

    def _read_for(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until and select.select([self._fd], [], [], max(0, until - time.monotonic()))[0]:
            try:
                self.screen += os.read(self._fd, 65536).decode(errors="replace")
            except OSError:  # the program has ended
                return

    def wait_for(self, text: str) -> str:
        """What is on the screen up to `text`; it is taken off the screen."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.screen:
            assert time.monotonic() < deadline, f"{text!r} did not come; the screen: {self.screen!r}"
            ready, _, _ = select.select([self._fd], [], [], 1)
            if ready:
                try:
                    self.screen += os.read(self._fd, 65536).decode(errors="replace")
                except OSError:  # the program has ended
                    assert text in self.screen, self.screen
        shown, _, self.screen = self.screen.partition(text)
        return shown + text

    def type(self, line: str) -> None:
        os.write(self._fd, line.encode())

    def end(self) -> int:
        code = self._process.wait(PATIENCE)
        os.close(self._fd)
        return code

    def stop(self) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self.end()


def _take_terminal() -> None:
    """So that Ctrl-C in the terminal reaches the program."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


@contextlib.contextmanager
def terminal(*arguments: str) -> Iterator[Terminal]:
    opened = Terminal(*arguments)
    try:
        yield opened
    finally:
        opened.stop()


def test_a_game_in_a_real_terminal(data_home: Path) -> None:
    with terminal("play", "pillars", "--lang", "de", "--seats", "anna,greedy,greedy,greedy", "--seed", "7") as screen:
        shown = screen.wait_for("> ")
        assert "\x1b[" in shown
        assert "╭─ Deine Hand" in ESCAPES.sub("", shown)
        assert "Anna (A), du bist dran: spiel eine Karte." in ESCAPES.sub("", shown)
        screen.type("warum alfred-builder\r")
        assert "(P8)" in screen.wait_for("werden.")
        screen.type("schreiner-blau\r")
        screen.wait_for("Du spielst")
        screen.wait_for("> ")
        screen.interrupt("bauhuette resume")
        assert screen.end() == 130
    (file,) = kept_games(data_home)
    assert "play carpenter-blue" in read_record(file)["moves"]


def test_replay_goes_step_by_step() -> None:
    record = Path(__file__).parents[1] / "games" / "pillars" / "records" / "last-advantage.json"
    with terminal("replay", str(record), "--lang", "en") as screen:
        screen.wait_for("a word: stop.")
        screen.type("\r")
        screen.wait_for("Move 1, ")
        screen.wait_for("a word: stop.")
        screen.type("stop\r")
        assert screen.end() == 0


def tables(game: Game, seats: int, every: int) -> Iterator[Table]:
    """Situations of a random game."""
    table = Table(game, ["Anna", "Greedy B", "Greedy C", "Greedy D"][:seats], secret_from_number(2))
    while table.to_move is not None:
        if table.version % every == 0:
            yield table
        moves = table.offered()
        table.play(int(moves[luck_of_move(table.secret, ("choice",), table.version) % len(moves)]))
    yield table


def drawn(table: Table, lang: str, reader: int | None, width: int, height: int) -> list[str]:
    paper = io.StringIO()
    console = Console(file=paper, width=width, height=height, highlight=False)
    RichFace(console, lang).turn(scene_of(table, lang, reader, since_last_move(table, reader)))
    return paper.getvalue().splitlines()


@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30), (120, 50)])
def test_every_situation_can_be_drawn_within_the_window(game: Game, width: int, height: int) -> None:
    for table in islice(tables(game, max(game.meta.seats), every=23), 6):
        for lang in LANGUAGES:
            for reader in (table.to_move, None):
                lines = drawn(table, lang, reader, width, height)
                assert max(map(len, lines)) <= width


def test_pillars_fits_into_a_small_window() -> None:
    from bauhuette.engine.registry import load

    for table in tables(load("pillars"), 4, every=9):
        for lang in LANGUAGES:
            lines = len(drawn(table, lang, table.to_move, 80, 24))
            assert lines <= (23 if table.phase == "trick" else 26)  # and the prompt


def test_a_seat_s_colour_comes_with_its_letter() -> None:
    assert draw.text_of(Cell("6 Carpenter", "seat1")).plain == " B  6 Carpenter"
    assert draw.text_of(Cell("6 Carpenter", "seat1")).spans
    assert draw.text_of(Cell("King")).plain == "King"


def test_pictures_give_way_in_small_windows() -> None:
    paper = io.StringIO()
    face = RichFace(Console(file=paper, width=80, height=24), "en")
    picture = Section("Map", [[Cell("  x--x" + " " * 90)]] * 20, picture=True)
    face.show([picture])
    assert paper.getvalue().count("x--x") == 20
    assert max(map(len, paper.getvalue().splitlines())) <= 80


def test_the_cover_hides_what_was_shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Two people: after Anna's move the screen is cleared, with its history, before Ben is asked to come."""
    from bauhuette.engine.registry import load

    paper = io.StringIO()
    lengths: list[int] = []

    def typed(_prompt: str = "") -> str:
        lengths.append(len(paper.getvalue()))
        if len(lengths) == 6:
            raise EOFError
        return "1"

    monkeypatch.setattr("builtins.input", typed)
    players = players_from(["anna", "ben", "cleo"])
    table = Table(load("pillars"), [player.name for player in players], secret_from_number(1))
    face = RichFace(Console(file=paper, width=100, height=30, force_terminal=True), "en")
    with contextlib.suppress(EOFError):
        Session(table, players, "en", face, tmp_path / "game.json").run()
    text = paper.getvalue()
    covers = [text[start:end] for start, end in zip([0, *lengths], lengths, strict=False)][::2]
    assert len(covers) == 3
    for cover in covers:
        assert "\x1b[3J" in cover
        assert "Your hand" not in cover
        assert "is next" in cover
