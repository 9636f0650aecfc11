"""The offered moves as a person reads them: short keys, and long rows of numbers as one line (`bid 3..90`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from bauhuette.engine.localisation import slug
from bauhuette.engine.moves import Family
from bauhuette.engine.narration import Narrator
from bauhuette.engine.screen import MoveGroup
from bauhuette.engine.types import MoveId

RANGE_FROM = 3  # from this many numbers in a row on, a range is shown


class Offer(NamedTuple):
    """One line: a move or several with their short key, or a range of numbers without one."""

    key: int | None
    moves: tuple[MoveId, ...]
    typed: str
    text: str
    note: str = ""  # what it leads to

    @property
    def family(self) -> str:
        return self.typed.partition(" ")[0]

    @property
    def rest(self) -> str:
        """What is typed after the family's name."""
        return self.typed.partition(" ")[2]


class Offers:
    """What can be chosen now. `folded` are families whose moves are reached in a better way."""

    def __init__(
        self,
        say: Narrator,
        moves: Sequence[MoveId],
        ways: Sequence[MoveGroup] = (),
        leads_to: Callable[[MoveId], str] = lambda _: "",
    ) -> None:
        self.moves = list(moves)
        self.folded = frozenset(say.typed_family(way.instead) for way in ways if way.instead)
        leading = [Offer(None, way.moves, way.typed, way.text, way.text) for way in ways]
        single = list(_lines(say, self.moves, leads_to))
        single.sort(key=lambda offer: offer.family in self.folded)
        self.lines = list(_numbered([*leading, *single]))
        self.by_key = {str(line.key): line.moves for line in self.lines if line.key is not None}

    @property
    def only(self) -> tuple[MoveId, ...]:
        """The moves of the only offer, if there is but one."""
        return self.lines[0].moves if len(self.moves) == 1 else ()


def _numbered(lines: Sequence[Offer]) -> Iterator[Offer]:
    key = 0
    for line in lines:
        if ".." in line.typed:
            yield line
        else:
            key += 1
            yield line._replace(key=key)


def _lines(say: Narrator, moves: Sequence[MoveId], leads_to: Callable[[MoveId], str]) -> Iterator[Offer]:
    notes = {move: leads_to(move) for move in moves}
    for run in _runs(say, moves, notes):
        if len(run) >= RANGE_FROM and _counts(say.game.MOVES.parts(run[0]).family):
            yield _range(say, run[0], run[-1], notes[run[0]])
        else:
            for move in run:
                yield Offer(None, (move,), say.typed(move), say.move(move), notes[move])


def _runs(say: Narrator, moves: Sequence[MoveId], notes: dict[MoveId, str]) -> Iterator[list[MoveId]]:
    """Moves of one family whose last argument counts up while the others, and what they lead to, stay."""
    run: list[MoveId] = []
    for move in moves:
        if run and not (_follows(say, run[-1], move) and notes[move] == notes[run[0]]):
            yield run
            run = []
        run.append(move)
    if run:
        yield run


def _follows(say: Narrator, before: MoveId, move: MoveId) -> bool:
    if move != before + 1:
        return False
    family, indices = say.game.MOVES.parts(move)
    return say.game.MOVES.parts(before).family is family and bool(indices) and list(indices.values())[-1] > 0


def _counts(family: Family) -> bool:
    """Whether the last argument is a number."""
    return bool(family.params) and next(reversed(family.params.values())).name == "number"


def _range(say: Narrator, first: MoveId, last: MoveId, note: str) -> Offer:
    family, low = say.game.MOVES.parts(first)
    _, high = say.game.MOVES.parts(last)
    facts = {name: say.value(domain, low[name]) for name, domain in family.params.items()}
    name = next(reversed(family.params))
    top = say.value(family.params[name], high[name])
    typed = f"{say.typed(first)}..{top}"
    facts[name] = f"{facts[name]}–{top}"
    return Offer(None, (first,), typed, say(f"move-{family.name}", **facts), note)


def spelled(text: str) -> str:
    """A typed move in the one spelling in which moves are compared."""
    return " ".join(filter(None, (slug(word) for word in text.split())))
