"""How a game describes its table for the terminal: titled sections of rows of cells with a tone, not a colour."""

from __future__ import annotations

from typing import NamedTuple

Tone = str  # "", "strong", "dim", "good", "bad", or "seat0".."seat3"


class Cell(NamedTuple):
    text: str
    tone: Tone = ""


class Section(NamedTuple):
    """A titled block. `rows[0]` is a heading row when `heading` is set. Read aloud, each row is one line."""

    title: str
    rows: list[list[Cell]]
    heading: bool = False
