"""How a game describes its table for the terminal: titled sections of rows of cells with a tone, not a colour.

A game's `screen.py` exports `screen(view, say, asked) -> Screen` and, where it has them:

    leads_to(view, say, move)   what an offered move leads to, as far as it is open; never advice
    ways(view, say)             offers of several moves at once, such as a drive through the city
    SHORTCUTS                   words that stand for several moves, `go 1 dom`: a function of view, speech and words
    REPORTS                     what a player can ask for by typing its name and some words, `city b`: likewise
    PASSING                     kinds of news of which only the last of a row is worth telling

Words of the terminal stand in `text/terminal/`: `name-<report>`, `report-<report>`, `type-<family>` and so on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from bauhuette.engine.narration import Narrator
from bauhuette.engine.types import MoveId

Tone = str  # "", "strong", "dim", "good", "bad", "lead", or "seat0".."seat3"; a seat's cell also holds its letter


class Cell(NamedTuple):
    text: str
    tone: Tone = ""


class Section(NamedTuple):
    """A titled block. `rows[0]` is a heading row when `heading` is set. Read aloud, each row is one line.

    In a picture the cells of a row stand side by side as they are; it is not read aloud, `told` is.
    """

    title: str
    rows: list[list[Cell]]
    heading: bool = False
    picture: bool = False
    note: str = ""  # at the right end of the title's line
    told: tuple[str, ...] = ()
    more: str = ""  # the report that shows all of it, where there is not room for it


class Screen(NamedTuple):
    """What a seat sees: the scores first, then what this decision needs, then the rest."""

    head: str  # where the game stands
    ends: str  # what ends it
    seats: Section  # the scores; never left out
    board: list[Section]  # what one decides with, the most needful first
    more: list[Section]  # one command away, or shown where there is room
    offers: str = ""  # a title for the offered moves, where the game has a better one
    note: str = ""  # beside that title

    @property
    def sections(self) -> list[Section]:
        return [self.seats, *self.board, *self.more]


class MoveGroup(NamedTuple):
    """Several moves offered as one, with the words that stand for them."""

    typed: str
    moves: tuple[MoveId, ...]
    text: str
    instead: str = ""  # the family whose single moves need not be listed beside it


Report = Callable[[dict[str, Any], Narrator, Sequence[str]], list[Section]]
Shortcut = Callable[[dict[str, Any], Narrator, Sequence[str]], tuple[MoveId, ...]]


def leading(told: Mapping[str, Callable[..., str]]) -> Callable[[dict[str, Any], Narrator, MoveId], str]:
    """A game's `leads_to`, from functions for some of its families: of what is shown, speech, arguments and seat."""

    def leads_to(view: dict[str, Any], say: Narrator, move: MoveId) -> str:
        family, indices = say.game.MOVES.parts(move)
        args = {name: domain.json(indices[name]) for name, domain in family.params.items()}
        return told[family.name](view["state"], say, args, view["to_move"]) if family.name in told else ""

    return leads_to
