"""A game of an environment as the terminal draws it: text, or the same text as a picture."""

from __future__ import annotations

import textwrap
from typing import Any

import numpy as np
import numpy.typing as npt

from bauhuette.engine.eyes import AnySeat
from bauhuette.engine.record import copy_of
from bauhuette.match.drawing import drawn
from bauhuette.match.kernel import Kernel
from bauhuette.research.pixels import CELL_HEIGHT, CELL_WIDTH, letters

ANSI, RGB_ARRAY = "ansi", "rgb_array"
MODES = (ANSI, RGB_ARRAY)

COLUMNS, LINES = 110, 56  # every picture has the same size, as videos want it
SCALE = 2
PAPER, INK = (250, 246, 236), (44, 36, 28)

Picture = npt.NDArray[np.uint8]


def text_of(game: Any, state: Any, seat: AnySeat | None, lang: str = "en") -> str:
    """What a seat, or somebody who only watches, sees of a state."""
    table = Kernel(game, int(state.seats), b"drawn")
    table.state = copy_of(state)
    table.state.news_count = 0
    return "\n".join(drawn(table, seat, lang))


def picture_of(text: str) -> Picture:
    """Dark letters on light paper; what is too long goes on below, what finds no room is left out."""
    lines = [part for line in text.splitlines() for part in textwrap.wrap(line, COLUMNS, subsequent_indent="  ")]
    ink = np.zeros((LINES * CELL_HEIGHT, COLUMNS * CELL_WIDTH), np.bool_)
    for row, line in enumerate(lines[:LINES]):
        written = letters(line)
        ink[row * CELL_HEIGHT : (row + 1) * CELL_HEIGHT, : written.shape[1]] = written
    framed = np.pad(ink.repeat(SCALE, axis=0).repeat(SCALE, axis=1), CELL_HEIGHT)
    return np.where(framed[..., None], np.array(INK, np.uint8), np.array(PAPER, np.uint8))


def rendered(mode: str | None, text: str) -> str | Picture | None:
    """What `render()` answers in a mode."""
    if mode is None:
        return None
    return text if mode == ANSI else picture_of(text)
