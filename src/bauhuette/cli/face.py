"""What a game in the terminal needs of a face: show things, and hear lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from bauhuette.cli.course import Course
from bauhuette.cli.offers import Offer
from bauhuette.cli.scene import Scene
from bauhuette.engine.screen import Section


class Face(Protocol):
    def turn(self, scene: Scene) -> None:
        """Everything the person to move should see before choosing."""

    def watch(self, scene: Scene, since_last: Sequence[str]) -> None:
        """Somebody else has moved; `since_last` is what this move did."""

    def finish(self, scene: Scene, result: Sequence[str], course: Course | None = None) -> None:
        """The table at the end, and how the scores came about where that is known."""

    def tell(self, lines: Iterable[str]) -> None:
        """Sentences, such as the answer to a command."""

    def show(self, sections: Iterable[Section]) -> None:
        """Parts of the table, in answer to a command."""

    def offers(self, offers: Sequence[Offer]) -> None:
        """All possible moves, in full."""

    def cover(self, message: str, prompt: str) -> None:
        """Hide what was shown until the next person is there."""

    def ask(self, choices: Iterable[str], prompt: str = "> ") -> str:
        """The next typed line; EOFError when there is none. `choices` can be completed where the terminal can."""

    def closes(self, line: str) -> bool:
        """Whether this line only closes an answer that lies over the table."""
