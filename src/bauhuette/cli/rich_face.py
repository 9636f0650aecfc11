"""The face for people at a terminal: the whole table drawn anew for every turn, fitted to the window."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator, Sequence

from rich.console import Console, RenderableType
from rich.text import Text

from bauhuette.cli import draw
from bauhuette.cli.language import say_in
from bauhuette.cli.offers import Offer
from bauhuette.cli.scene import Scene
from bauhuette.engine.screen import Section

WORDS_UP_TO = 6  # so few moves are offered in words too
LEAST_NEWS = 3
BELOW = 2  # lines for the prompt and an answer


class RichFace:
    def __init__(self, console: Console, lang: str) -> None:
        self.console = console
        self.lang = lang
        self._size = draw.LARGE
        self._colours: tuple[str, ...] = ()
        console.push_theme(draw.theme_of(self._colours))

    # --- the table ---

    def turn(self, scene: Scene) -> None:
        self._draw(scene)

    def watch(self, scene: Scene, since_last: Sequence[str]) -> None:
        del since_last
        self._draw(scene)

    def finish(self, scene: Scene) -> None:
        self._draw(scene)

    def _draw(self, scene: Scene) -> None:
        """In the largest size that fits the window, or else in the smallest."""
        self._use(scene.colours)
        fitting = (self._parts(scene, size) for size in draw.SIZES)
        parts = next(parts for parts in fitting if parts is not None)
        self.console.clear()
        for part in parts:
            self.console.print(part)

    def _use(self, colours: tuple[str, ...]) -> None:
        if colours != self._colours:
            self.console.pop_theme()
            self.console.push_theme(draw.theme_of(colours))
            self._colours = colours

    def _rendered(self, part: RenderableType) -> draw.Lines:
        return draw.Lines(self.console.render_lines(part, pad=False))

    def _parts(self, scene: Scene, size: draw.Size) -> list[draw.Lines] | None:
        """None as soon as they are higher than the window, unless there is no smaller size."""
        self._size = size
        room = self.console.height - BELOW
        width = self.console.width - 4 if size.frames else self.console.width
        below = [*self._offers(scene, width), draw.with_names(scene.status, scene.names)]
        last = [self._rendered(part) for part in below]
        room -= sum(len(part.lines) for part in last)
        first: list[draw.Lines] = []
        for part in self._above(scene, width):
            first.append(self._rendered(part))
            room -= len(first[-1].lines)
            if room < 0 and size != draw.SIZES[-1]:
                return None
        news = [self._rendered(part) for part in self._news(scene, room)]
        fits = sum(len(part.lines) for part in news) <= room
        return [*first, *news, *last] if fits or size == draw.SIZES[-1] else None

    def _above(self, scene: Scene, width: int) -> Iterator[RenderableType]:
        if self._size.columns:
            yield Text(scene.title, "bold")
        yield from self._sections([s for s in scene.sections if self._size.pictures or not s.picture], width)

    def _sections(self, sections: Sequence[Section], width: int) -> Iterator[RenderableType]:
        """Narrow ones stand side by side."""
        row: list[draw.Block] = []
        for section in sections:
            block = draw.block_of(section, self.console, width, self._size)
            if row and sum(b.width for b in row) + block.width > self.console.width:
                yield self._row(row, width)
                row = []
            row.append(block)
        if row:
            yield self._row(row, width)

    def _row(self, blocks: Sequence[draw.Block], width: int) -> RenderableType:
        if len(blocks) == 1:
            return self._section(blocks[0].section, width)
        return draw.side_by_side(blocks, self.console.width, self._size)

    def _section(self, section: Section, width: int) -> RenderableType:
        if not self._size.columns and draw.runs(section):
            return draw.told(section, width)
        return self._block(section.title, draw.body_of(section, width, self._size))

    def _block(self, title: str, body: RenderableType) -> RenderableType:
        if self._size.frames:
            return draw.framed(title, body)
        line = draw.inline(title, body)
        return line if len(self._rendered(line).lines) == 1 else draw.titled(title, body)

    def _news(self, scene: Scene, room: int) -> list[RenderableType]:
        """The latest that fit."""
        news = scene.news
        if not news:
            return []
        room = max(LEAST_NEWS, room - (2 if self._size.frames else 1))
        shown = news if len(news) <= room else news[len(news) - room + 1 :]
        text = Text("\n").join(draw.with_names(line, scene.names) for line in shown)
        if len(shown) < len(news):
            earlier = say_in(self.lang, "log-earlier", count=len(news) - len(shown))
            text = Text("\n").join([Text(earlier, "dim"), text])
        return [self._block(say_in(self.lang, "log"), text)]

    def _offers(self, scene: Scene, width: int) -> list[RenderableType]:
        lines = scene.offers.lines
        if not lines:
            return []
        in_words = self._size.words and len(lines) <= WORDS_UP_TO
        body = draw.offers_in_words(lines) if in_words else draw.offers_by_family(lines, width, self._size)
        blocks: list[RenderableType] = [self._block(say_in(self.lang, "offers"), body)]
        return [*blocks, Text(scene.hint, "dim")] if scene.hint else blocks

    # --- answers ---

    def tell(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.console.print(Text(line))

    def show(self, sections: Iterable[Section]) -> None:
        for section in sections:
            self.console.print(draw.framed(section.title, draw.body_of(section, self.console.width - 4)))

    def offers(self, offers: Sequence[Offer]) -> None:
        self.console.print(draw.offers_in_words(offers))

    # --- the keyboard ---

    def cover(self, message: str, prompt: str) -> None:
        self.console.clear()
        self.console.file.write("\x1b[3J")  # nor may the other hand be found by scrolling back
        self.console.print(draw.framed("", Text(message, "bold")))
        self.ask([], prompt=f"{prompt} ")

    def ask(self, choices: Iterable[str], prompt: str = "> ") -> str:
        _complete(choices)
        self.console.file.flush()
        return input(prompt)


def _complete(choices: Iterable[str]) -> None:
    """Line editing, history and completion with Tab, where the system has them."""
    with contextlib.suppress(ImportError):
        import readline

        known = sorted(set(choices))

        def complete(text: str, number: int) -> str | None:
            found = [choice for choice in known if choice.startswith(text.lower())]
            return found[number] if number < len(found) else None

        readline.set_completer_delims("")
        readline.set_completer(complete)
        readline.parse_and_bind("tab: complete")
