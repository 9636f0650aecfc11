"""How a game describes its table for the terminal: titled sections of rows of cells with a tone, not a colour.

A game's `screen.py` may also export REPORTS, what a player can ask for by typing its name and some words: `last`,
`route 1 dom`. Each is a function of the view, the speech and the words; the message `report-<name>` explains it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from bauhuette.engine.speech import Speech

Tone = str  # "", "strong", "dim", "good", "bad", or "seat0".."seat3"


class Cell(NamedTuple):
    text: str
    tone: Tone = ""


class Section(NamedTuple):
    """A titled block. `rows[0]` is a heading row when `heading` is set. Read aloud, each row is one line.

    A picture is drawn with characters, one cell a row; it only repeats what other sections say, and is not read aloud.
    """

    title: str
    rows: list[list[Cell]]
    heading: bool = False
    picture: bool = False


Report = Callable[[dict[str, Any], "Speech", Sequence[str]], list[Section]]
