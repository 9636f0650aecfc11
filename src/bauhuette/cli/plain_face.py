"""The face for screen readers and pipes: no colour, no boxes, one line for each piece of news."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence

from bauhuette.cli.offers import Offer
from bauhuette.cli.scene import Scene
from bauhuette.engine.screen import Section

COVER_LINES = 60  # pushes what was shown out of the window of a terminal


class PlainFace:
    """`narrates`: nobody is asked, so every move is told at once."""

    def __init__(self, narrates: bool) -> None:
        self._narrates = narrates
        self._seen_table = False
        self._has_keyboard = sys.stdin.isatty()

    def turn(self, scene: Scene) -> None:
        self.tell(scene.news)
        if not self._seen_table:
            self.show(scene.sections)
            self._seen_table = True
        self.tell([scene.status])
        self.tell(_short(scene.offers.lines))
        self.tell([scene.hint] if scene.hint else [])

    def watch(self, scene: Scene, since_last: Sequence[str]) -> None:
        """People are told when it is their turn."""
        del scene
        self.tell(since_last if self._narrates else [])

    def finish(self, scene: Scene) -> None:
        self.tell([] if self._narrates else scene.news)
        self.show(scene.sections)
        self.tell([scene.status])

    def tell(self, lines: Iterable[str]) -> None:
        for line in lines:
            print(line, flush=True)

    def show(self, sections: Iterable[Section]) -> None:
        for section in sections:
            self.tell(lines_of(section))

    def offers(self, offers: Sequence[Offer]) -> None:
        self.tell(f"{offer.key or '-'}: {offer.typed} ({offer.text})" for offer in offers)

    def cover(self, message: str, prompt: str) -> None:
        if sys.stdout.isatty():
            print("\n" * COVER_LINES)
        self.tell([message, prompt])
        self.ask([])
        self._seen_table = False

    def ask(self, choices: Iterable[str], prompt: str = "> ") -> str:
        del choices
        if self._has_keyboard:
            print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.rstrip("\r\n")


def lines_of(section: Section) -> Iterator[str]:
    """A section read aloud. Under a heading each row is told as: its first cell, then each heading with its value."""
    if section.picture or not section.rows:
        return
    if section.heading:
        yield f"{section.title}:"
        names = [cell.text for cell in section.rows[0]]
        for row in section.rows[1:]:
            told = (f"{name} {cell.text}" for name, cell in zip(names[1:], row[1:], strict=False))
            yield f"{row[0].text}: {', '.join(told)}"
    elif len(section.rows) == 1:
        yield f"{section.title}: {_row(section, 0)}"
    else:
        yield f"{section.title}:"
        yield from (_row(section, i) for i in range(len(section.rows)))


def _row(section: Section, number: int) -> str:
    return ", ".join(cell.text for cell in section.rows[number])


def _short(offers: Sequence[Offer]) -> Iterator[str]:
    """One line for each family: `play: 1 carpenter-blue, 2 forest-1`."""
    families = dict.fromkeys(offer.family for offer in offers)
    for family in families:
        yield ", ".join(
            f"{offer.key} {offer.typed}" if offer.key else offer.typed for offer in offers if offer.family == family
        )
