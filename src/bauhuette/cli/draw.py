"""Sections as Rich draws them: tones become colours, and every seat's colour comes with the seat's letter."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.box import ROUNDED
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.segment import Segment
from rich.style import StyleType
from rich.table import Table as Grid
from rich.text import Text
from rich.theme import Theme

from bauhuette.cli.offers import Offer
from bauhuette.engine.domains import SEAT_KEYS
from bauhuette.engine.screen import Cell, Section

COLOURS = {
    "green": "green3",
    "blue": "dodger_blue1",
    "red": "red1",
    "orange": "dark_orange",
    "yellow": "yellow1",
    "white": "white",
    "black": "grey62",
    "purple": "medium_purple1",
}
SEAT_COLOURS = ("green", "blue", "red", "orange")  # where the game gives its seats none
STYLES = {"": "", "strong": "bold", "dim": "dim", "good": "bold green", "bad": "bold red"}
FRAME = "grey42"
TITLE = "bold underline"
KEY = "bold cyan"
GAP = 2
NUMBER = re.compile(r"-?\d[\d.,]*|–")
BADGE = " " * 4  # as wide as a seat's letter before a cell


def theme_of(colours: Sequence[str]) -> Theme:
    """The styles `seat0`, `badge0` and so on, in the colours the seats have in this game."""
    styles: dict[str, StyleType] = {}
    for seat, colour in enumerate(colours or SEAT_COLOURS):
        shade = COLOURS.get(colour, COLOURS[SEAT_COLOURS[seat]])
        styles |= {f"seat{seat}": shade, f"badge{seat}": f"bold black on {shade}"}
    return Theme(styles)


def style_of(tone: str) -> str:
    return tone if tone.startswith("seat") else STYLES[tone]


def text_of(cell: Cell, indent: str = "") -> Text:
    """A cell in its colour, behind the letter of the seat whose colour it is; others may be indented to match."""
    if not cell.tone.startswith("seat"):
        return Text(indent + cell.text, style_of(cell.tone))
    seat = int(cell.tone[4:])
    badge = Text(f" {SEAT_KEYS[seat].upper()} ", f"badge{seat}")
    return Text.assemble(badge, (f" {cell.text}", style_of(cell.tone)))


class Size(NamedTuple):
    """How much room the table may take."""

    frames: bool
    pictures: bool
    words: bool  # few moves are offered in words, too
    columns: bool  # cards stand in columns, not in running text

    @property
    def gap(self) -> int:
        return GAP if self.frames else 1


LARGE = Size(frames=True, pictures=True, words=True, columns=True)
SIZES = (
    LARGE,
    Size(frames=True, pictures=False, words=True, columns=True),
    Size(frames=True, pictures=False, words=False, columns=True),
    Size(frames=False, pictures=False, words=True, columns=True),
    Size(frames=False, pictures=False, words=False, columns=True),
    Size(frames=False, pictures=False, words=False, columns=False),
)


def body_of(section: Section, width: int, size: Size = LARGE) -> RenderableType:
    if section.picture:
        return Group(*(Text(row[0].text, no_wrap=True, overflow="crop") for row in section.rows))
    if section.heading:
        return _headed(section, size.gap)
    if len(section.rows) == 1:
        row = section.rows[0]
        indent = BADGE if any(cell.tone.startswith("seat") for cell in row) else ""
        return flow([text_of(cell, indent) for cell in row], width)
    return _rows(section.rows)


def _headed(section: Section, gap: int) -> Grid:
    grid = Grid(box=None, pad_edge=False, padding=(0, gap, 0, 0), header_style="dim", show_edge=False)
    for i, cell in enumerate(section.rows[0]):
        column = [row[i].text for row in section.rows[1:] if i < len(row)]
        counts = all(map(NUMBER.fullmatch, column)) and set(column) != {"–"}
        grid.add_column(Text(cell.text), justify="right" if counts else "left", no_wrap=i == 0)
    for row in section.rows[1:]:
        grid.add_row(*(text_of(cell) for cell in row))
    return grid


def _rows(rows: Sequence[Sequence[Cell]]) -> Grid:
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    for row in rows:
        grid.add_row(*(text_of(cell) for cell in row))
    return grid


def flow(texts: Sequence[Text], width: int) -> Grid:
    """Side by side in columns as many as fit, read from left to right."""
    widest = max((text.cell_len for text in texts), default=1)
    columns = max(1, min(len(texts), (width + GAP) // (widest + GAP)))
    rows = -(-len(texts) // columns)
    columns = -(-len(texts) // rows)
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    for start in range(0, len(texts), columns):
        grid.add_row(*texts[start : start + columns])
    return grid


def running(texts: Sequence[Text], width: int) -> Text:
    """One after the other, broken only between two of them."""
    lines = [Text()]
    for text in texts:
        if lines[-1] and lines[-1].cell_len + GAP + text.cell_len > width:
            lines.append(Text())
        lines[-1].append_text(Text(" " * GAP if lines[-1] else "")).append_text(text)
    return Text("\n").join(lines)


def runs(section: Section) -> bool:
    """Whether a section is a single row that can be told as running text."""
    return len(section.rows) == 1 and not section.heading and not section.picture


def told(section: Section, width: int) -> Text:
    """Title and cells as running text."""
    return running([Text(section.title, TITLE), *map(text_of, section.rows[0])], width)


def framed(title: str, body: RenderableType, width: int | None = None, height: int | None = None) -> Panel:
    return Panel(
        body,
        title=Text(title, "bold default"),
        title_align="left",
        box=ROUNDED,
        border_style=FRAME,
        padding=(0, 1),
        width=width,
        height=height,
    )


class Lines:
    """Something already rendered, to be measured and then printed."""

    def __init__(self, lines: list[list[Segment]]) -> None:
        self.lines = lines

    def __rich_console__(self, _console: Console, _options: ConsoleOptions) -> RenderResult:
        for line in self.lines:
            yield from line
            yield Segment.line()


class Block(NamedTuple):
    """A section with the width and height it would like, its frame or the gap beside it included."""

    section: Section
    body: RenderableType
    width: int
    height: int


def block_of(section: Section, console: Console, width: int, size: Size) -> Block:
    body = body_of(section, width, size)
    wanted = max(console.measure(body).maximum, cell_len(section.title) + 2)
    lines = console.render_lines(body, console.options.update_width(width), pad=False)
    return Block(section, body, wanted + (4 if size.frames else GAP), len(lines) + 2)


def side_by_side(blocks: Sequence[Block], width: int, size: Size) -> Grid:
    """The last one takes what is left of the width."""
    height = max(block.height for block in blocks)
    widths = [block.width for block in blocks[:-1]]
    widths.append(width - sum(widths))
    grid = Grid.grid()
    for w in widths:
        grid.add_column(width=w)
    if size.frames:
        panels = zip(blocks, widths, strict=True)
        grid.add_row(*(framed(block.section.title, block.body, w, height) for block, w in panels))
    else:
        grid.add_row(*(titled(block.section.title, block.body) for block in blocks))
    return grid


def titled(title: str, body: RenderableType) -> Group:
    """Without a frame, for small windows."""
    return Group(Text(title, TITLE), body)


def inline(title: str, body: RenderableType) -> Grid:
    """Title and body in one line."""
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    grid.add_row(Text(title, TITLE), body)
    return grid


def offers_by_family(offers: Sequence[Offer], width: int, size: Size) -> Grid:
    """As they are typed: the family's name, then what can follow it, side by side."""
    families = dict.fromkeys(offer.family for offer in offers)
    room = width - max(map(len, families)) - GAP
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    for family in families:
        texts = [_key_and_rest(offer) for offer in offers if offer.family == family]
        grid.add_row(Text(family), flow(texts, room) if size.columns else running(texts, room))
    return grid


def _key_and_rest(offer: Offer) -> Text:
    key = f"{offer.key:>2}) " if offer.key else ""
    return Text.assemble((key, KEY), offer.typed.partition(" ")[2])


def offers_in_words(offers: Iterable[Offer]) -> Grid:
    """Each move in words and as it is typed."""
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    for offer in offers:
        grid.add_row(Text(f"{offer.key:>2})" if offer.key else "", KEY), Text(offer.text), Text(offer.typed, "dim"))
    return grid


def with_names(line: str, names: Sequence[str]) -> Text:
    """A sentence with the names of the seats in their colours."""
    text = Text(line)
    for seat, name in enumerate(names):
        text.highlight_words([name], style_of(f"seat{seat}"))
    return text
