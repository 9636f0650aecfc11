"""Sections as Rich draws them: tones become colours, and every seat's colour comes with the seat's letter."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from bauhuette.cli.offers import Offer
from bauhuette.engine.domains import SEAT_KEYS
from bauhuette.engine.screen import Cell, Section

SEAT_STYLES = ("green3", "dodger_blue1", "red1", "dark_orange")
STYLES = {"": "", "strong": "bold", "dim": "dim", "good": "bold green", "bad": "bold red"}
FRAME = "grey42"
TITLE = "bold underline"
KEY = "bold cyan"
GAP = 2
BADGE = " " * 4  # as wide as a seat's letter before a cell


def style_of(tone: str) -> str:
    return SEAT_STYLES[int(tone[4:])] if tone.startswith("seat") else STYLES[tone]


def text_of(cell: Cell, indent: str = "") -> Text:
    """A cell in its colour, behind the letter of the seat whose colour it is; others may be indented to match."""
    if not cell.tone.startswith("seat"):
        return Text(indent + cell.text, style_of(cell.tone))
    letter = SEAT_KEYS[int(cell.tone[4:])].upper()
    badge = Text(f" {letter} ", f"bold black on {style_of(cell.tone)}")
    return Text.assemble(badge, (f" {cell.text}", style_of(cell.tone)))


class Size(NamedTuple):
    """How much room the table may take."""

    frames: bool
    pictures: bool
    columns: bool  # cards stand in columns, not in running text

    @property
    def gap(self) -> int:
        return GAP if self.frames else 1


LARGE = Size(frames=True, pictures=True, columns=True)
SIZES = (LARGE, Size(True, False, True), Size(False, False, True), Size(False, False, False))


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
        numbers = all(row[i].text.lstrip("-").isdigit() for row in section.rows[1:] if i < len(row))
        grid.add_column(Text(cell.text), justify="right" if numbers else "left", no_wrap=i == 0)
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


def framed(title: str, body: RenderableType) -> Panel:
    return Panel(body, title=Text(title, "bold"), title_align="left", box=ROUNDED, border_style=FRAME, padding=(0, 1))


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
    key = f"{offer.key:>2} " if offer.key else ""
    return Text.assemble((key, KEY), offer.typed.partition(" ")[2])


def offers_in_words(offers: Iterable[Offer]) -> Grid:
    """Each move in words and as it is typed."""
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    for offer in offers:
        grid.add_row(Text(f"{offer.key or '':>2}", KEY), Text(offer.text), Text(offer.typed, "dim"))
    return grid


def with_names(line: str, names: Sequence[str]) -> Text:
    """A sentence with the names of the seats in their colours."""
    text = Text(line)
    for seat, name in enumerate(names):
        text.highlight_words([name], style_of(f"seat{seat}"))
    return text
