"""The face for people at a terminal: the whole table drawn anew for every turn, fitted to the window."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence

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

    # --- the table ---

    def turn(self, scene: Scene) -> None:
        self._draw(scene, scene.news)

    def watch(self, scene: Scene, since_last: Sequence[str]) -> None:
        del since_last
        self._draw(scene, scene.news)

    def finish(self, scene: Scene) -> None:
        self._draw(scene, scene.news)

    def _draw(self, scene: Scene, news: Sequence[str]) -> None:
        self.console.clear()
        for parts in (self._parts(scene, news, size) for size in draw.SIZES):
            lines = [self.console.render_lines(part, pad=False) for part in parts]
            if sum(map(len, lines)) <= self.console.height - BELOW:
                break
        for part in parts:
            self.console.print(part)

    def _parts(self, scene: Scene, news: Sequence[str], size: draw.Size) -> list[RenderableType]:
        self._size = size
        width = self.console.width - 4 if size.frames else self.console.width
        shown = [section for section in scene.sections if size.pictures or not section.picture]
        heading = [Text(scene.title, "bold")] if size.columns else []
        parts: list[RenderableType] = [*heading, *(self._section(section, width) for section in shown)]
        offers = self._offers(scene, width)
        below = [*offers, draw.with_names(scene.status, scene.names)]
        used = sum(len(self.console.render_lines(part, pad=False)) for part in [*parts, *below])
        parts += self._news(scene, news, self.console.height - BELOW - used)
        return [*parts, *below]

    def _section(self, section: Section, width: int) -> RenderableType:
        if not self._size.columns and draw.runs(section):
            return draw.told(section, width)
        return self._block(section.title, draw.body_of(section, width, self._size))

    def _block(self, title: str, body: RenderableType) -> RenderableType:
        if self._size.frames:
            return draw.framed(title, body)
        line = draw.inline(title, body)
        return line if len(self.console.render_lines(line, pad=False)) == 1 else draw.titled(title, body)

    def _news(self, scene: Scene, news: Sequence[str], room: int) -> list[RenderableType]:
        """The latest news that fit."""
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
        in_words = self._size.frames and len(lines) <= WORDS_UP_TO
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
