"""A bot in any language: a program that answers each line of JSON, a decision, with one line (docs/bots.md)."""

from __future__ import annotations

import contextlib
import json
import queue
import shlex
import shutil
import subprocess
import sys
import threading
from typing import Any

from bauhuette.bots.fault import CRASHED, NONSENSE, TOO_SLOW, BotFault, seconds_for
from bauhuette.bots.file import BadBot
from bauhuette.bots.protocol import Budget
from bauhuette.engine.game import Game
from bauhuette.engine.moves import NotAMove
from bauhuette.engine.record import Cells
from bauhuette.engine.types import InfoState, MoveId

PROTOCOL = 1
LUCK = 2**53 - 1  # the largest whole number that every language reads exactly from JSON


class ProgramBot:
    """Starts the program when first asked, and again after a fault."""

    def __init__(self, game: Game, command: str) -> None:
        self.game = game
        self.command = checked_command(command)
        self.name = f"program:{command}"
        self._program: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str | None] = queue.Queue()

    def choose(self, hidden: InfoState, moves: Cells, budget: Budget | None = None) -> MoveId:
        seconds = seconds_for(budget)
        try:
            return self._move(self._answer(json.dumps(self.question(hidden, moves, seconds)), seconds))
        except BotFault:
            self.stop()
            raise

    def question(self, hidden: InfoState, moves: Cells, seconds: float) -> dict[str, Any]:
        """Return what the seat knows and may do, made from its information state alone."""
        space = self.game.MOVES
        return {
            "protocol": PROTOCOL,
            "game": self.game.meta.key,
            "seat": int(hidden.to_move),
            "seats": int(hidden.seats),
            "phase": self.game.PHASES[hidden.phase],
            "state": self.game.view(hidden),
            "moves": [{"id": move, "text": space.print(move), **space.json(move)} for move in moves.tolist()],
            "luck": int(hidden.rng) & LUCK,
            "seconds": seconds,
        }

    def _answer(self, line: str, seconds: float) -> str:
        program = self._running()
        assert program.stdin is not None
        try:
            program.stdin.write(line + "\n")
            program.stdin.flush()
            answer = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise BotFault(TOO_SLOW) from None
        except OSError:  # the program closed its input
            raise BotFault(CRASHED, _ending(program)) from None
        if answer is None:
            raise BotFault(CRASHED, _ending(program))
        return answer

    def _move(self, answer: str) -> MoveId:
        """Read `{"move": 17}` or `{"move": "play king"}`."""
        try:
            move = json.loads(answer)["move"]
            return self.game.MOVES.parse(move) if isinstance(move, str) else MoveId(int(move))
        except (ValueError, KeyError, TypeError, NotAMove):
            raise BotFault(NONSENSE, answer.strip()) from None

    def _running(self) -> subprocess.Popen[str]:
        if self._program is None:
            try:
                self._program = subprocess.Popen(
                    self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
                )
            except OSError as error:
                raise BotFault(CRASHED, str(error)) from None
            self._lines = queue.Queue()
            threading.Thread(target=_listen, args=(self._program, self._lines), daemon=True).start()
        return self._program

    def stop(self) -> None:
        """Stop the program: a late answer must not be taken for the next one."""
        program, self._program = self._program, None
        if program is not None:
            program.kill()
            program.wait()
            assert program.stdin is not None
            with contextlib.suppress(OSError):  # unread input is lost
                program.stdin.close()


def arguments_of(command: str, is_windows: bool) -> list[str]:
    """Split a command line as a shell does; on Windows a backslash belongs to a path."""
    words = shlex.split(command, posix=not is_windows)
    return [word.strip('"') for word in words] if is_windows else words


def checked_command(command: str) -> list[str]:
    """Return the arguments of a command line whose program exists."""
    try:
        arguments = arguments_of(command, is_windows=sys.platform == "win32")
    except ValueError as error:
        raise BadBot("bot-command", command=command, reason=str(error)) from None
    if not arguments or shutil.which(arguments[0]) is None:
        raise BadBot("bot-program", command=command, program=arguments[0] if arguments else "")
    return arguments


def _ending(program: subprocess.Popen[str]) -> str:
    """Return how a program ended instead of answering; its error stream is on the terminal."""
    with contextlib.suppress(subprocess.TimeoutExpired):
        return f"exit code {program.wait(1.0)}"
    return ""


def _listen(program: subprocess.Popen[str], lines: queue.Queue[str | None]) -> None:
    assert program.stdout is not None
    with program.stdout as out:
        for line in out:
            lines.put(line)
    lines.put(None)
