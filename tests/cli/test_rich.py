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
from pathlib import Path

import pytest
from rich.console import Console

from bauhuette.cli import text_layout
from bauhuette.cli.game_session import GameSession
from bauhuette.cli.players import players_from
from bauhuette.cli.rich_renderer import RichRenderer
from bauhuette.cli.snapshot import Snapshot, scene_of
from bauhuette.cli.table_access import LocalTable
from bauhuette.engine.rng import secret_from_number
from bauhuette.engine.screen import Cell, Section
from bauhuette.match.record_reader import read_record
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
        assert "── Deine Hand ──" in ESCAPES.sub("", shown)
        assert "Anna (A): spiel eine Karte." in ESCAPES.sub("", shown)
        screen.type("warum alfred-builder\r")
        assert "(P8" in screen.wait_for("Karte spielen.")
        screen.type("schreiner-blau\r")
        screen.wait_for("Seit deinem Zug")
        screen.wait_for("> ")
        screen.interrupt("bauhuette resume")
        assert screen.end() == 130
    (file,) = kept_games(data_home)
    assert "play carpenter-blue" in read_record(file)["moves"]


def test_replay_goes_forward_and_back_and_by_seat() -> None:
    record = Path(__file__).parents[1] / "games" / "pillars" / "records" / "last-advantage.json"
    with terminal("replay", str(record), "--lang", "en") as screen:
        for typed, expected in (
            ("\r", "Move 1 of"),
            ("forward 3\r", "Move 4 of"),
            ("back\r", "Move 3 of"),
            ("to 42\r", "Move 42 of"),
            ("seat b\r", "Hand of Ben"),
            ("?\r", "seat b: what seat B sees"),
            ("\r", "Move 42 of"),
            ("nonsense\r", "is not a command"),
        ):
            screen.wait_for("(? for help) >")
            screen.type(typed)
            screen.wait_for(expected)
        screen.type("quit\r")
        assert screen.end() == 0


def test_a_seat_s_letter_stands_before_its_row() -> None:
    rows = [[Cell("name"), Cell("pts")], [Cell("Anna", "seat0"), Cell("4")], [Cell("Ben", "seat1"), Cell("12")]]
    lines = [line.plain for line in text_layout.seats_of(Section("Scores", rows, heading=True), 40, reader=1)]
    assert lines == ["   name  pts", " A Anna    4", "▶B Ben    12"]


def test_an_answer_lies_over_the_board_and_closes_with_enter() -> None:
    renderer, paper = face_of(24)
    scene = scene_of_pillars()
    renderer.turn(scene)
    board = [line.plain for line in renderer.lines()]
    renderer.tell([f"line {number}" for number in range(30)])
    first = [line.plain for line in renderer.lines()]
    assert first[: len(scene.names) + 2] == board[: len(scene.names) + 2], "the scores stay"
    assert "line 0" in first
    assert "line 29" not in first
    assert first[-1] == "Enter: next page"
    assert renderer.closes("")
    assert "line 29" in [line.plain for line in renderer.lines()]
    assert renderer.lines()[-1].plain == "Enter: back to the table"
    assert renderer.closes("")
    assert [line.plain for line in renderer.lines()] == board
    assert not renderer.closes(""), "then Enter is a line like any other"
    assert "\x1b[3J" not in paper.getvalue()


def test_one_sentence_takes_the_place_of_the_question() -> None:
    renderer, _ = face_of(24)
    scene = scene_of_pillars()
    renderer.turn(scene)
    board = [line.plain for line in renderer.lines()]
    renderer.tell(["That is not possible."])
    assert [line.plain for line in renderer.lines()] == [*board[:-1], "That is not possible."]


def test_no_colour_is_obeyed() -> None:
    for environ, coloured in (({"NO_COLOR": "1"}, False), ({}, True)):
        paper = io.StringIO()
        env = {"TERM": "xterm-256color", **environ}
        console = Console(file=paper, width=80, height=24, force_terminal=True, highlight=False, _environ=env)
        RichRenderer(console, "en").turn(scene_of_pillars())
        assert bool(re.search(r"\x1b\[[0-9;]*3[1-4]", paper.getvalue())) == coloured


def face_of(height: int) -> tuple[RichRenderer, io.StringIO]:
    paper = io.StringIO()
    return RichRenderer(Console(file=paper, width=80, height=height, highlight=False), "en"), paper


def scene_of_pillars() -> Snapshot:
    from bauhuette.engine.registry import load

    table = Table(load("pillars"), ["Anna", "Ben", "Cleo"], secret_from_number(2))
    access = LocalTable(table)
    return scene_of(access, "en", table.to_move, None)


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
    renderer = RichRenderer(Console(file=paper, width=100, height=30, force_terminal=True), "en")
    with contextlib.suppress(EOFError):
        GameSession(table, players, "en", renderer, tmp_path / "game.json").run()
    text = paper.getvalue()
    covers = [text[start:end] for start, end in zip([0, *lengths], lengths, strict=False)][::2]
    assert len(covers) == 3
    for cover in covers:
        assert "\x1b[3J" in cover
        assert "Your hand" not in cover
        assert "plays next" in cover
