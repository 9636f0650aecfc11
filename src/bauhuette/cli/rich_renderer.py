"""A renderer for people at a terminal: it draws the whole table for every line, fits the window, never scrolls."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterable, Iterator, Sequence

from rich.console import Console
from rich.text import Text

from bauhuette.cli import text_layout
from bauhuette.cli.language import say_in
from bauhuette.cli.offered_moves import Offer
from bauhuette.cli.score_chart import ScoreHistory, chart
from bauhuette.cli.screen_layout import Size, feedback_lines, over_page, overlay_room, page
from bauhuette.cli.snapshot import Snapshot
from bauhuette.engine.screen import Section

FEEDBACK_ROWS = 3
CHART = 80  # columns are enough for it
TALL = 22  # rows, from which on there is room for a chart


class RichRenderer:
    def __init__(self, console: Console, lang: str) -> None:
        self.console = console
        self.lang = lang
        self._scene: Snapshot | None = None
        self._feedback: list[str] = []  # a sentence or two instead of the question
        self._over: list[Text] = []  # an answer that lies over the board
        self._below = 0  # rows that something else will take
        self._colours: tuple[str, ...] = ()
        console.push_theme(text_layout.theme_of(self._colours))

    # --- the table ---

    def turn(self, scene: Snapshot) -> None:
        self._lay(scene)

    def watch(self, scene: Snapshot, since_last: Sequence[str]) -> None:
        del since_last
        self._lay(scene)

    def finish(self, scene: Snapshot, result: Sequence[str], course: ScoreHistory | None = None) -> None:
        """The chart and the result stand below the table, which leaves room for them."""
        drawn = chart(course, min(self.console.width, CHART) - 1) if course and self.console.height >= TALL else []
        self._below = len(result) + len(drawn)
        self._lay(scene)
        self._below = 0
        for line in drawn:
            self.console.print(line, no_wrap=True, crop=True, overflow="crop")
        self._tell_after_screen(result)

    def _lay(self, scene: Snapshot) -> None:
        self._scene, self._feedback, self._over = scene, [], []
        self._use(scene.colours)
        self._draw()

    def _use(self, colours: tuple[str, ...]) -> None:
        if colours != self._colours:
            self.console.pop_theme()
            self.console.push_theme(text_layout.theme_of(colours))
            self._colours = colours

    def _size(self) -> Size:
        return Size(self.console.width, self.console.height - self._below)

    def _draw(self) -> None:
        if self._scene is None:
            return
        self.console.clear()
        for line in self.lines():
            self.console.print(line, no_wrap=True, crop=True, overflow="crop")

    def lines(self) -> list[Text]:
        """What is to be seen above the prompt."""
        if self._scene is None:
            return []
        if not self._over:
            return page(self._scene, self._size(), self._feedback)
        more = len(self._over) > overlay_room(self._scene, self._size())
        hint = say_in(self.lang, "overlay-more" if more else "overlay-close")
        return over_page(self._scene, self._size(), self._over, hint)

    def _tell_after_screen(self, lines: Iterable[str]) -> None:
        """Below the picture, which then stands: there is nothing left to ask."""
        self._scene = None
        for line in lines:
            self.console.print(Text(line))

    # --- answers ---

    def tell(self, lines: Iterable[str]) -> None:
        """A sentence or two take the place of the question; more lie over the board."""
        found = list(lines)
        if self._scene is None:
            self._tell_after_screen(found)
        elif len(feedback_lines(found, self.console.width - 1)) <= FEEDBACK_ROWS and not self._over:
            self._feedback = found
            self._draw()
        elif found:
            self._lay_over([Text(line) for line in found])

    def show(self, sections: Iterable[Section]) -> None:
        width = self.console.width - 1
        self._lay_over(
            line
            for section in sections
            for line in (text_layout.ruled(section.title, section.note, width), *text_layout.body_of(section, width))
        )

    def offers(self, offers: Sequence[Offer]) -> None:
        self._lay_over(_in_words(offers))

    def _lay_over(self, lines: Iterable[Text]) -> None:
        width = self.console.width - 1
        self._over += [part for line in lines for part in self._fitted(line, width)]
        self._feedback = []
        self._draw()

    def _fitted(self, line: Text, width: int) -> list[Text]:
        return [line] if line.cell_len <= width else text_layout.wrapped(line, width, indent=4)

    def closes(self, line: str) -> bool:
        """Enter turns the page of an answer and closes it in the end; any other line closes it and counts."""
        if not self._over or self._scene is None:
            return False
        room = overlay_room(self._scene, self._size())
        self._over = self._over[room:] if not line.strip() else []
        self._feedback = []
        self._draw()
        return not line.strip()

    # --- the keyboard ---

    def cover(self, message: str, prompt: str) -> None:
        self._scene = None
        self.console.clear()
        self.console.file.write("\x1b[3J")  # nor may the other hand be found by scrolling back
        self.console.print(Text(message, "bold"))
        self.ask([], prompt=f"{prompt} ")

    def ask(self, choices: Iterable[str], prompt: str = "> ") -> str:
        _complete(choices)
        self.console.file.flush()
        with self._drawn_anew_on_resize():
            return input(prompt)

    @contextlib.contextmanager
    def _drawn_anew_on_resize(self) -> Iterator[None]:
        """What was typed so far stays."""
        if not hasattr(signal, "SIGWINCH") or threading.current_thread() is not threading.main_thread():
            yield
            return
        before = signal.signal(signal.SIGWINCH, lambda *_: self._resized())
        try:
            yield
        finally:
            signal.signal(signal.SIGWINCH, before)

    def _resized(self) -> None:
        self._draw()
        self.console.file.flush()
        with contextlib.suppress(ImportError):
            import readline

            self.console.file.write("> " + readline.get_line_buffer())
            self.console.file.flush()


def _in_words(offers: Sequence[Offer]) -> Iterator[Text]:
    """Each move as it is typed, in words, and what it leads to."""
    typed = max((len(offer.typed) for offer in offers), default=0)
    for offer in offers:
        key = f"{offer.key:>3}) " if offer.key else " " * 5
        note = f" ({offer.note})" if offer.note and offer.note != offer.text else ""
        yield Text.assemble(
            (key, text_layout.KEY), (offer.typed.ljust(typed + 2), text_layout.KEY), offer.text, (note, "dim")
        )


def _complete(choices: Iterable[str]) -> None:
    """Line editing, history and completion with Tab, where the system has them."""
    with contextlib.suppress(ImportError):
        import readline

        known = sorted(set(choices))

        def complete(text: str, number: int) -> str | None:
            found = completions(text, known)
            return found[number] if number < len(found) else None

        readline.set_completer_delims("")
        readline.set_completer(complete)
        readline.parse_and_bind("tab: complete")


def completions(text: str, known: Sequence[str]) -> list[str]:
    """Of the last of several moves divided by commas, what can follow; word by word also from an inner beginning."""
    before, comma, last = text.rpartition(",")
    start = before + comma + (" " if comma else "")
    return [start + choice for choice in known if choice.startswith(last.strip().lower())]
