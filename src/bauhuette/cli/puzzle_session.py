"""Puzzles at the keyboard, and what makes and checks them."""

from __future__ import annotations

import hashlib
import textwrap
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from rich.console import Console

from bauhuette.analysis.puzzle import Puzzle, laid_out, of_the_day, puzzles_of, write_puzzles
from bauhuette.analysis.puzzle_search import PuzzleCriteria, PuzzleMaker, collected, stands
from bauhuette.cli.choose_renderer import face_for, read_bytes_as_text
from bauhuette.cli.input_parser import InputParser, TypedCommand
from bauhuette.cli.language import BadCall, say_in
from bauhuette.cli.offered_moves import spelled
from bauhuette.cli.progress import bar, make_ready
from bauhuette.cli.renderer import Renderer
from bauhuette.cli.snapshot import scene_of
from bauhuette.cli.table_access import LocalTable
from bauhuette.cli.table_commands import QuitGame, TableCommands
from bauhuette.compilation import play_at_once
from bauhuette.engine.catalogue import game_keys, in_order
from bauhuette.engine.localisation import LANGUAGES, percent
from bauhuette.engine.narration import Narrator
from bauhuette.engine.registry import load
from bauhuette.engine.screen import Cell, Section
from bauhuette.engine.types import MoveId, Seat
from bauhuette.match.play_state import Move

DAY_S = 86_400
LINE = 76
OTHER_HELP = frozenset({"best", "tutor"})  # at a table these tell what to play


class PuzzleTable(LocalTable):
    """A table at which a move is only an answer."""

    can_save = False
    answered: MoveId | None = None

    def play(self, move: MoveId) -> bool:
        refusal = self.table.why_not(move)
        if refusal is not None:
            raise refusal
        self.answered = move
        return False

    def plan(self, agreed: bool = False) -> list[MoveId]:
        """The best sequence is not offered: it is the answer."""
        del agreed
        return []


class PuzzleCommands(TableCommands):
    """Hints are the puzzle's own, and no other help gives the move away; `show` gives the answer."""

    puzzle: Puzzle
    is_given_up = False

    def answer(self, line: str) -> None:
        names = {spelled(say_in(lang, "name-show")) for lang in LANGUAGES}
        if spelled(line) in names:
            self.is_given_up = True
        else:
            super().answer(line)

    def command(self, command: TypedCommand) -> None:
        if command.name == "hint":
            moves = [self.say.move(self.access.game.MOVES.parse(move)) for move in self.puzzle.hint]
            self.tell([self.words("puzzle-hint", first=moves[0], second=moves[1])])
        elif command.name in OTHER_HELP:
            self.tell([self.words("puzzle-other-help")])
        else:
            super().command(command)


def _today() -> int:
    return int(time.time()) // DAY_S


def play_today(lang: str, plain: bool) -> int:
    everything = [f"{meta.key}/{one}" for meta in in_order() for one in puzzles_of(meta.key)]
    key, _, number = of_the_day(everything, _today()).partition("/")
    return play_puzzles(key, [puzzles_of(key)[number]], lang, plain)


def play_round(key: str, count: int, difficulty: int | None, theme: str | None, lang: str, plain: bool) -> int:
    """Return today's puzzles: the same seed for all players."""
    load(key)
    fitting = [
        one for one in puzzles_of(key).values() if difficulty in (None, one.difficulty) and theme in (None, one.theme)
    ]
    if not fitting:
        themes = ", ".join(sorted({one.theme for one in puzzles_of(key).values()}))
        raise BadCall("no-puzzle", game=key, themes=themes or "–")
    fitting.sort(key=lambda one: hashlib.blake2b(f"{_today()} {one.id}".encode()).digest())
    return play_puzzles(key, sorted(fitting[:count], key=lambda one: one.difficulty), lang, plain)


def play_puzzles(key: str, asked: Sequence[Puzzle], lang: str, plain: bool) -> int:
    read_bytes_as_text()
    game = load(key)
    play_at_once(game)
    renderer = face_for(lang, plain, narrates=False)
    found = 0
    try:
        for number, puzzle in enumerate(asked, start=1):
            found += PuzzleQuestion(key, puzzle, number, len(asked), lang, renderer).run()
    except (EOFError, KeyboardInterrupt, QuitGame):
        print()
        return 0
    renderer.tell([say_in(lang, "puzzle-round", found=found, all=len(asked))])
    return 0


class PuzzleQuestion:
    """One puzzle at one keyboard."""

    def __init__(self, key: str, puzzle: Puzzle, number: int, count: int, lang: str, renderer: Renderer) -> None:
        self.game = load(key)
        self.puzzle = puzzle
        self.lang = lang
        self.renderer = renderer
        self.access = PuzzleTable(laid_out(self.game, puzzle))
        self.speech = Narrator(self.game, lang, self.access.names, puzzle.seat)
        self.note = say_in(lang, "puzzle-number", number=number, all=count, difficulty=puzzle.difficulty)

    def run(self) -> bool:
        """Whether the best move was found."""
        seat = Seat(self.puzzle.seat)
        scene = scene_of(self.access, self.lang, seat, None)
        told = self._ask()
        rows = [[Cell(f" {line}", "strong")] for line in textwrap.wrap(told, LINE)]
        section = Section(say_in(self.lang, "puzzle"), rows, picture=True, note=self.note, told=(told,))
        scene = replace(scene, screen=scene.screen._replace(board=[section, *scene.screen.board]))
        self.renderer.turn(scene)
        keyboard = PuzzleCommands(
            self.access, seat, scene, self.lang, self.renderer, InputParser(self.game), lambda _: None
        )
        keyboard.puzzle = self.puzzle
        show = say_in(self.lang, "name-show")
        while self.access.answered is None and not keyboard.is_given_up:
            keyboard.answer(self.renderer.ask([*keyboard.choices(), show]))
        if self.access.answered is None:
            self.renderer.tell(self.shown())
            return False
        self.renderer.tell(self.solution(str(Move(self.game, self.access.answered, self.access.names))))
        return self.game.MOVES.print(self.access.answered) == self.puzzle.best

    def _ask(self) -> str:
        gap = percent(self.puzzle.gap, self.lang)
        return say_in(self.lang, "puzzle-ask", count=len(self.access.offered()), gap=gap)

    def solution(self, answer: str) -> list[str]:
        parse, said = self.game.MOVES.parse, self.speech.move
        verdict = self.puzzle.verdict(answer)
        cost = percent(self.puzzle.cost_of(answer), self.lang)
        best = said(parse(self.puzzle.best))
        return [say_in(self.lang, f"verdict-{verdict}", move=said(parse(answer)), cost=cost, best=best), *self.why()]

    def shown(self) -> list[str]:
        best = self.speech.move(self.game.MOVES.parse(self.puzzle.best))
        return [say_in(self.lang, "puzzle-shown", best=best), *self.why()]

    def why(self) -> list[str]:
        """What the others cost, and how it may go on."""
        parse, said = self.game.MOVES.parse, self.speech.move
        lines = [
            say_in(self.lang, "puzzle-cost", move=said(parse(one.move)), cost=percent(one.cost, self.lang))
            for one in self.puzzle.moves[1:4]
        ]
        steps = [f"{self.speech.seat(seat)}: {said(parse(move))}" for seat, move in self.puzzle.line]
        lines.append(say_in(self.lang, "puzzle-line", line="; ".join(steps)))
        return [*lines, say_in(self.lang, "puzzle-theme", theme=self.speech(f"theme-{self.puzzle.theme}"))]


# --- made and checked ---


def make_file(key: str, file: Path, count: int, seed: int, wish: PuzzleCriteria, lang: str) -> int:
    game = load(key)
    if wish.theme is not None and wish.theme not in game.PHASES:
        raise BadCall("no-theme", theme=wish.theme, themes=", ".join(game.PHASES))
    make_ready(game, lang, plain=not Console(stderr=True).is_terminal, search=True)
    with bar() as progress:
        task = progress.add_task(say_in(lang, "puzzle-making"), total=count)

        def keep(so_far: Sequence[Puzzle]) -> None:
            write_puzzles(file, so_far)  # keep what was found if the long search is stopped
            progress.update(task, completed=len(so_far))

        found = collected(PuzzleMaker(game, wish, seed), count, keep)
    write_puzzles(file, found)
    print(say_in(lang, "puzzle-made", count=len(found), file=str(file)))
    return 0


def check_shipped(key: str, count: int, playouts: int, lang: str) -> int:
    """Every so manieth of all, by both searches."""
    if key not in game_keys() or not puzzles_of(key):
        raise BadCall("no-puzzle", game=key, themes="–")
    game, everything = load(key), list(puzzles_of(key).values())
    make_ready(game, lang, plain=not Console(stderr=True).is_terminal, search=True)
    sample = [everything[i * len(everything) // count] for i in range(min(count, len(everything)))]
    maker, right = PuzzleMaker(game, PuzzleCriteria(), 0), 0
    with bar() as progress:
        task = progress.add_task(say_in(lang, "puzzle-checking"), total=len(sample))
        for puzzle in sample:
            verdict = stands(maker, puzzle, playouts)
            right += verdict.is_right
            if not verdict.is_right:
                print(say_in(lang, "puzzle-falls", id=puzzle.id, best=puzzle.best, other=verdict.best))
            progress.advance(task)
    print(say_in(lang, "puzzle-checked", right=right, all=len(sample), playouts=playouts))
    return 0
