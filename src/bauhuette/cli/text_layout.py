"""Sections as lines of coloured text, in which rows and columns can be counted.

Colour is never the only carrier: a cell in a seat's colour holds the seat's letter.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.style import StyleType
from rich.text import Text
from rich.theme import Theme

from bauhuette.engine.domains import SEAT_KEYS
from bauhuette.engine.screen import Cell, Section

COLOURS = {
    "green": "green",
    "blue": "bright_blue",
    "red": "red",
    "orange": "bright_yellow",
    "yellow": "yellow",
    "white": "white",
    "black": "bright_black",
    "purple": "magenta",
}
SEAT_COLOURS = ("red", "yellow", "green", "blue")  # where the game gives its seats none
STYLES = {"": "", "strong": "bold", "dim": "dim", "good": "bold green", "bad": "bold red", "lead": "yellow"}
KEY = "bold green"
GAP = 2
NUMBER = re.compile(r"[-−+]?\d[\d.,]*|–")
MINE = "▶"


def theme_of(colours: Sequence[str]) -> Theme:
    """The styles `seat0`, `badge0` and so on, in the colours the seats have in this game."""
    styles: dict[str, StyleType] = {}
    for seat, colour in enumerate(colours or SEAT_COLOURS):
        shade = COLOURS.get(colour, COLOURS[SEAT_COLOURS[seat]])
        styles |= {f"seat{seat}": shade, f"badge{seat}": f"bold black on {shade}"}
    return Theme(styles)


def style_of(tone: str) -> str:
    return tone if tone.startswith("seat") else STYLES[tone]


def text_of(cell: Cell) -> Text:
    return Text(cell.text, style_of(cell.tone))


def badge(seat: int) -> Text:
    return Text(SEAT_KEYS[seat].upper(), f"badge{seat}")


def clipped(text: Text, width: int) -> Text:
    """At most so wide; what is cut off is marked."""
    if text.cell_len <= width:
        return text
    cut = text.copy()
    cut.truncate(max(width - 1, 0))
    return cut.append("…")


def ruled(title: str, note: str, width: int) -> Text:
    """`── Title ─────── note ──`."""
    line = Text.assemble(("── ", "dim"), (title, "dim bold"), " ")
    room = width - line.cell_len - 4
    note = f" {clipped(Text(note), room - 2).plain} ──" if note and room > 4 else ""
    line.append("─" * max(width - line.cell_len - len(note), 0), "dim")
    return clipped(line.append(note, "dim"), width)


def wrapped(text: Text, width: int, indent: int = 0) -> list[Text]:
    """Broken between words, all lines but the first indented."""
    lines: list[Text] = []
    start = end = 0
    for word in re.finditer(r"\S+", text.plain):
        room = width - (indent if lines else 0)
        if end > start and cell_len(text.plain[start : word.end()]) > room:
            lines.append(text[start:end])
            start = word.start()
        end = word.end()
    lines.append(text[start:end])
    return [clipped(Text(" " * indent).append_text(line) if i else line, width) for i, line in enumerate(lines)]


def body_of(section: Section, width: int) -> list[Text]:
    """The rows of a section, one column in, none wider than `width`."""
    if section.picture:
        return [clipped(Text.assemble(*map(text_of, row)), width) for row in section.rows]
    if len(section.rows) == 1 and not section.heading:
        return [Text(" ").append_text(line) for line in running(map(text_of, section.rows[0]), width - 1)]
    return [Text(" ").append_text(line) for line in columns(section.rows, width - 1)]


def columns(rows: Sequence[Sequence[Cell]], width: int) -> list[Text]:
    """Cells below each other; columns of numbers stand right."""
    count = max(map(len, rows), default=0)
    table = [[text_of(cell) for cell in row] for row in rows]
    widths = [max((row[i].cell_len for row in table if i < len(row)), default=0) for i in range(count)]
    right = [_counts([row[i].plain for row in table[1:] if i < len(row)]) for i in range(count)]
    gap = GAP if sum(widths) + GAP * (count - 1) <= width else 1
    lines = []
    for row in table:
        line = Text()
        for i, cell in enumerate(row):
            space = " " * (widths[i] - cell.cell_len)
            parts = (space, cell) if right[i] else (cell, space)
            line = Text.assemble(line, *parts, " " * gap)
        line.rstrip()
        lines.append(clipped(line, width))
    return lines


def _counts(texts: Sequence[str]) -> bool:
    return bool(texts) and all(map(NUMBER.fullmatch, texts)) and set(texts) != {"–"}


def running(texts: Iterable[Text], width: int) -> list[Text]:
    """One after the other, broken only between two of them."""
    lines = [Text()]
    for text in texts:
        gap = GAP if lines[-1].cell_len else 0
        if gap and lines[-1].cell_len + gap + text.cell_len > width:
            lines.append(Text())
            gap = 0
        lines[-1].append(" " * gap).append_text(clipped(text, width))
    return lines


def seats_of(section: Section, width: int, reader: int | None) -> list[Text]:
    """The scores: a row for each seat behind its letter, the reader's own marked; or a picture, as it is."""
    if section.picture:
        return body_of(section, width)
    lines = columns(section.rows, width - 3)
    shown = [Text("   ").append_text(lines[0])]
    for seat, line in enumerate(lines[1:]):
        mark = MINE if seat == reader else " "
        if seat == reader:
            line.stylize("bold")
        shown.append(Text.assemble(mark, badge(seat), " ", line))
    return shown


def with_names(line: str, names: Sequence[str]) -> Text:
    """A sentence with the names of the seats in their colours."""
    text = Text(line)
    for seat, name in enumerate(names):
        text.highlight_words([name], style_of(f"seat{seat}"))
    return text
