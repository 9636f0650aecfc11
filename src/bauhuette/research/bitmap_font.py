"""A bitmap font, so that text becomes a picture without fonts and further packages.

Each glyph is five pixels wide; its rows are hexadecimal numbers of five bits from the top of a capital letter down, and
missing rows are empty. Umlauts are their letter with two dots.
"""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt

WIDTH, HEIGHT = 5, 9  # of a glyph, with two rows below the line
CELL_WIDTH, CELL_HEIGHT = 6, 12
TOP = 2  # rows of a cell above a capital letter, for its dots

GLYPHS = {
    "A": "0E 11 11 1F 11 11 11",
    "B": "1E 11 11 1E 11 11 1E",
    "C": "0E 11 10 10 10 11 0E",
    "D": "1E 11 11 11 11 11 1E",
    "E": "1F 10 10 1E 10 10 1F",
    "F": "1F 10 10 1E 10 10 10",
    "G": "0E 11 10 17 11 11 0F",
    "H": "11 11 11 1F 11 11 11",
    "I": "0E 04 04 04 04 04 0E",
    "J": "07 02 02 02 02 12 0C",
    "K": "11 12 14 18 14 12 11",
    "L": "10 10 10 10 10 10 1F",
    "M": "11 1B 15 15 11 11 11",
    "N": "11 19 19 15 13 13 11",
    "O": "0E 11 11 11 11 11 0E",
    "P": "1E 11 11 1E 10 10 10",
    "Q": "0E 11 11 11 15 12 0D",
    "R": "1E 11 11 1E 14 12 11",
    "S": "0F 10 10 0E 01 01 1E",
    "T": "1F 04 04 04 04 04 04",
    "U": "11 11 11 11 11 11 0E",
    "V": "11 11 11 11 0A 0A 04",
    "W": "11 11 11 15 15 1B 11",
    "X": "11 11 0A 04 0A 11 11",
    "Y": "11 11 0A 04 04 04 04",
    "Z": "1F 01 02 04 08 10 1F",
    "a": "00 00 0E 01 0F 11 0F",
    "b": "10 10 1E 11 11 11 1E",
    "c": "00 00 0F 10 10 10 0F",
    "d": "01 01 0F 11 11 11 0F",
    "e": "00 00 0E 11 1F 10 0E",
    "f": "06 08 1E 08 08 08 08",
    "g": "00 00 0F 11 11 11 0F 01 0E",
    "h": "10 10 1E 11 11 11 11",
    "i": "04 00 0C 04 04 04 0E",
    "j": "02 00 06 02 02 02 02 12 0C",
    "k": "10 10 12 14 18 14 12",
    "l": "0C 04 04 04 04 04 0E",
    "m": "00 00 1A 15 15 15 15",
    "n": "00 00 1E 11 11 11 11",
    "o": "00 00 0E 11 11 11 0E",
    "p": "00 00 1E 11 11 11 1E 10 10",
    "q": "00 00 0F 11 11 11 0F 01 01",
    "r": "00 00 16 18 10 10 10",
    "s": "00 00 0F 10 0E 01 1E",
    "t": "08 08 1E 08 08 08 06",
    "u": "00 00 11 11 11 11 0F",
    "v": "00 00 11 11 0A 0A 04",
    "w": "00 00 11 11 15 15 0A",
    "x": "00 00 11 0A 04 0A 11",
    "y": "00 00 11 11 11 11 0F 01 0E",
    "z": "00 00 1F 02 04 08 1F",
    "ß": "0E 11 11 16 11 11 16 10",
    "0": "0E 11 13 15 19 11 0E",
    "1": "04 0C 04 04 04 04 0E",
    "2": "0E 11 01 06 08 10 1F",
    "3": "1E 01 01 0E 01 01 1E",
    "4": "02 06 0A 12 1F 02 02",
    "5": "1F 10 1E 01 01 11 0E",
    "6": "06 08 10 1E 11 11 0E",
    "7": "1F 01 02 04 08 08 08",
    "8": "0E 11 11 0E 11 11 0E",
    "9": "0E 11 11 0F 01 02 0C",
    " ": "00",
    "!": "04 04 04 04 04 00 04",
    '"': "0A 0A",
    "#": "0A 0A 1F 0A 1F 0A 0A",
    "%": "18 19 02 04 08 13 03",
    "&": "0C 12 14 08 15 12 0D",
    "'": "04 04",
    "’": "04 04 08",
    "(": "02 04 08 08 08 04 02",
    ")": "08 04 02 02 02 04 08",
    "*": "00 0A 04 1F 04 0A",
    "+": "00 04 04 1F 04 04",
    ",": "00 00 00 00 00 04 04 08",
    "-": "00 00 00 0E",
    "–": "00 00 00 1F",
    "−": "00 00 00 1F",
    ".": "00 00 00 00 00 00 04",
    "·": "00 00 00 04",
    "…": "00 00 00 00 00 00 15",
    "/": "01 01 02 04 08 10 10",
    ":": "00 00 04 00 00 04",
    ";": "00 00 04 00 00 04 04 08",
    "<": "02 04 08 10 08 04 02",
    "=": "00 00 1F 00 1F",
    ">": "08 04 02 01 02 04 08",
    "≤": "02 04 08 04 02 00 0E",
    "?": "0E 11 01 02 04 00 04",
    "@": "0E 11 17 15 17 10 0E",
    "[": "0E 08 08 08 08 08 0E",
    "]": "0E 02 02 02 02 02 0E",
    "_": "00 00 00 00 00 00 00 1F",
    "|": "04 04 04 04 04 04 04",
    "„": "00 00 00 00 00 0A 0A 14",
    "“": "0A 14 14",
    "”": "0A 0A 14",
    "×": "00 11 0A 04 0A 11",
    "†": "04 04 1F 04 04 04 04",
    "←": "00 04 08 1F 08 04",
    "→": "00 04 02 1F 02 04",
    "▸": "00 08 0C 0E 0C 08",
    "▶": "10 18 1C 1E 1C 18 10",
    "○": "00 0E 11 11 11 0E",
    "●": "00 0E 1F 1F 1F 0E",
    "◐": "00 0E 1D 1D 1D 0E",
    "✓": "00 01 01 02 12 0C 04",
}
DOTTED = {"Ä": "A", "Ö": "O", "Ü": "U", "ä": "a", "ö": "o", "ü": "u"}
UNKNOWN = "1F 11 11 11 11 11 1F"

Ink = npt.NDArray[np.bool_]


def letters(text: str) -> Ink:
    """Draw a line of text, one cell beside the other."""
    return np.hstack([_cell(letter) for letter in text]) if text else np.zeros((CELL_HEIGHT, 0), np.bool_)


@cache
def _cell(letter: str) -> Ink:
    cell = np.zeros((CELL_HEIGHT, CELL_WIDTH), np.bool_)
    base = DOTTED.get(letter, letter)
    for row, bits in enumerate(GLYPHS.get(base, UNKNOWN).split()):
        cell[TOP + row, :WIDTH] = [int(bits, 16) >> (WIDTH - 1 - k) & 1 for k in range(WIDTH)]
    if letter in DOTTED:
        dots = TOP if letter.islower() else 0
        cell[dots, [1, 3]] = True
    return cell
