"""`bauhuette learn`: a lesson at a prepared table, explained step by step; afterwards the game can go on."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import replace

from bauhuette.cli.input_parser import InputParser
from bauhuette.cli.language import BadCall, say_in
from bauhuette.cli.renderer import Renderer
from bauhuette.cli.snapshot import Snapshot, scene_of, since_last_move
from bauhuette.cli.table_access import LocalTable, RefusalReason
from bauhuette.cli.table_commands import QuitGame, TableCommands
from bauhuette.engine.game import Game
from bauhuette.engine.lesson import Lesson, lesson_of
from bauhuette.engine.narration import Narrator
from bauhuette.engine.screen import Cell, Section
from bauhuette.engine.types import MoveId
from bauhuette.match.table import Table

BESIDE = {"b": "Bruno", "c": "Clara", "d": "Dora"}  # who sits beside the learner
LINE = 76


def lesson_named(game: Game) -> Lesson:
    lesson = lesson_of(game.meta.key)
    if lesson is None:
        raise BadCall("no-lesson", game=game.meta.key)
    return lesson


class LessonTable(LocalTable):
    """A table at which the course is played: of the offered moves only its next one counts."""

    def __init__(self, table: Table, lesson: Lesson) -> None:
        super().__init__(table)
        self._course = [table.move_id(move) for move in lesson.course]

    def next_move(self) -> MoveId:
        return self._course[self.version]

    def why_not(self, move: MoveId, lang: str) -> RefusalReason | None:
        refusal = super().why_not(move, lang)
        if refusal is not None or move == self.next_move():
            return refusal
        typed = Narrator(self.game, lang, self.names).typed(self.next_move())
        return RefusalReason(say_in(lang, "lesson"), say_in(lang, "lesson-other", move=typed))


class LessonSession:
    """One lesson at one keyboard."""

    def __init__(self, table: Table, lesson: Lesson, lang: str, renderer: Renderer) -> None:
        self.table = table
        self.lesson = lesson
        self.lang = lang
        self.renderer = renderer
        self._access = LessonTable(table, lesson)
        self._reader = InputParser(table.game)
        self.finished = False  # and to be played on from there

    def run(self) -> None:
        """To the end of the course; EOFError, KeyboardInterrupt and `QuitGame` end it before."""
        while self.table.version < len(self.lesson.course):
            self._step(self.table.version)
        *before, last = self._said(self.table.version)
        self._tell(before)
        self.renderer.turn(replace(self._scene(last), status=say_in(self.lang, "lesson-over")))
        if self.renderer.ask([], prompt="> ").strip():
            raise QuitGame
        self.finished = True

    def _step(self, number: int) -> None:
        """The last sentence so far asks for the learner's move."""
        said = self._said(number)
        if number in self.lesson.own:
            self._tell(said[:-1])
            self._ask((said or self._said(self.lesson.page_at(number).after))[-1])
        else:
            self._tell(said)
            self._access.play(self._access.next_move())

    def _tell(self, said: Sequence[str]) -> None:
        """One sentence after the other, at the reader's pace."""
        for sentence in said:
            scene = replace(self._scene(sentence), status=say_in(self.lang, "lesson-go-on"))
            self.renderer.turn(scene)
            self.renderer.ask([], prompt="> ")

    def _said(self, number: int) -> list[str]:
        say = Narrator(self.table.game, self.lang, self.table.names)
        return [say(f"lesson-{step.say}", **BESIDE) for step in self.lesson.steps if step.after == number]

    def _ask(self, said: str) -> None:
        scene = self._scene(said)
        self.renderer.turn(scene)
        keyboard = TableCommands(
            self._access, self.lesson.seat, scene, self.lang, self.renderer, self._reader, lambda _: None
        )
        while not keyboard.changed:
            keyboard.answer(self.renderer.ask(keyboard.choices()))

    def _scene(self, said: str) -> Snapshot:
        """The table with what is explained at it."""
        seat = self.lesson.seat
        scene = scene_of(self._access, self.lang, seat, since_last_move(self._access, seat))
        lines = textwrap.wrap(said, LINE)
        note = say_in(self.lang, "lesson-step", number=self.table.version + 1, all=len(self.lesson.course))
        rows = [[Cell(f" {line}", "strong")] for line in lines]
        told = Section(say_in(self.lang, "lesson"), rows, picture=True, note=note, told=(said,))
        screen = scene.screen._replace(board=[told, *scene.screen.board])
        return replace(scene, screen=screen)


def names_at(lesson: Lesson, me: str) -> list[str]:
    beside = list(BESIDE.values())
    return [me if seat == lesson.seat else beside[seat - 1] for seat in range(int(lesson.position["seats"]))]
