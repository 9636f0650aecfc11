"""Render a game of an environment as the terminal draws it: as text, or as a picture of that text."""

from __future__ import annotations

import textwrap
from typing import Any

import numpy as np
import numpy.typing as npt

from bauhuette.engine.record import copy_of
from bauhuette.engine.types import AnySeat
from bauhuette.match.plain_text import table_lines
from bauhuette.match.play_state import PlayState
from bauhuette.research.bitmap_font import CELL_HEIGHT, CELL_WIDTH, letters

ANSI, RGB_ARRAY = "ansi", "rgb_array"
MODES = (ANSI, RGB_ARRAY)

COLUMNS, LINES = 110, 56  # all pictures have the same size, as videos need
SCALE = 2
PAPER, INK = (250, 246, 236), (44, 36, 28)

Picture = npt.NDArray[np.uint8]


def text_of(game: Any, state: Any, seat: AnySeat | None, lang: str = "en") -> str:
    """Draw what a seat, or a spectator, sees of a state."""
    table = PlayState(game, int(state.seats), b"drawn")
    table.state = copy_of(state)
    table.state.news_count = 0
    return "\n".join(table_lines(table, seat, lang))


def picture_of(text: str) -> Picture:
    """Draw dark letters on light paper; long lines are wrapped, lines below the page are cut off."""
    lines = [part for line in text.splitlines() for part in textwrap.wrap(line, COLUMNS, subsequent_indent="  ")]
    ink = np.zeros((LINES * CELL_HEIGHT, COLUMNS * CELL_WIDTH), np.bool_)
    for row, line in enumerate(lines[:LINES]):
        written = letters(line)
        ink[row * CELL_HEIGHT : (row + 1) * CELL_HEIGHT, : written.shape[1]] = written
    framed = np.pad(ink.repeat(SCALE, axis=0).repeat(SCALE, axis=1), CELL_HEIGHT)
    return np.where(framed[..., None], np.array(INK, np.uint8), np.array(PAPER, np.uint8))


def rendered(mode: str | None, text: str) -> str | Picture | None:
    """Return what `render()` returns in a mode."""
    if mode is None:
        return None
    return text if mode == ANSI else picture_of(text)
