"""What a game in the terminal needs of a renderer: show things, and read lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from bauhuette.cli.offered_moves import Offer
from bauhuette.cli.score_chart import ScoreHistory
from bauhuette.cli.snapshot import Snapshot
from bauhuette.engine.screen import Section


class Renderer(Protocol):
    def turn(self, scene: Snapshot) -> None:
        """Everything the person to move should see before choosing."""

    def watch(self, scene: Snapshot, since_last: Sequence[str]) -> None:
        """Show a move of another player; `since_last` is what it did."""

    def finish(self, scene: Snapshot, result: Sequence[str], course: ScoreHistory | None = None) -> None:
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
