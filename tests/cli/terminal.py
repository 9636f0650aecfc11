"""A terminal for tests: a typist that reads what is printed and answers in time."""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

import pytest
from typer.testing import CliRunner, Result

import bauhuette
from bauhuette.cli.language import say_in
from bauhuette.cli.main import app
from bauhuette.engine.localisation import LANGUAGES

OFFER = re.compile(r"^(\d+|-): ([^(]+) \(.+\)$", re.MULTILINE)


def run(*arguments: str, typed: bytes | str = "") -> Result:
    """The command with everything typed beforehand."""
    return CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed)


class Printed(NamedTuple):
    text: str
    exit_code: int


class Typist:
    """Standard input whose next line depends on what has been printed since the last one."""

    def __init__(self, answer: Callable[[str], str]) -> None:
        self._answer = answer
        self.paper = io.StringIO()
        self._read = 0

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        text = self.paper.getvalue()
        chunk, self._read = text[self._read :], len(text)
        return self._answer(chunk)


def converse(monkeypatch: pytest.MonkeyPatch, arguments: Iterable[str], answer: Callable[[str], str]) -> Printed:
    """Run the command with `answer` typing; an empty answer closes the input."""
    typist = Typist(answer)
    monkeypatch.setattr(sys, "stdin", typist)
    monkeypatch.setattr(sys, "stdout", typist.paper)
    try:
        app(list(arguments))
    except SystemExit as end:
        return Printed(typist.paper.getvalue(), int(end.code or 0))
    raise AssertionError("the command did not exit")


AFTER_GAME = tuple(say_in(lang, "after-game") for lang in LANGUAGES)


class RandomPlayer:
    """Asks for the moves and types one of them; `seed` decides which."""

    def __init__(self, seed: int) -> None:
        self._luck = seed
        self.typed: list[str] = []

    def __call__(self, printed: str) -> str:
        if printed.rstrip().endswith(AFTER_GAME):
            return "\n"
        offers = OFFER.findall(printed)
        if not offers:
            return "moves\n"
        self._luck = (self._luck * 6364136223846793005 + 1442695040888963407) % 2**64
        _, move = offers[(self._luck >> 33) % len(offers)]
        self.typed.append(move.partition("..")[0])
        return self.typed[-1] + "\n"


def environment(jit: str) -> dict[str, str]:
    """For a process of its own, in another folder."""
    source = str(Path(bauhuette.__file__).parents[1])
    return {**os.environ, "BAUHUETTE_JIT": jit, "PYTHONPATH": source}


def kept_games(data_home: Path) -> list[Path]:
    return sorted((data_home / "bauhuette" / "games").glob("*.json"))
