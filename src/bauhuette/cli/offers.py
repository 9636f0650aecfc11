"""The offered moves as a person reads them: short keys, and long rows of numbers as one line (`bid 3..90`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bauhuette.engine.moves import Family
from bauhuette.engine.speech import Speech
from bauhuette.engine.words import slug

RANGE_FROM = 5  # so many numbers in a row are told as a range


class Offer(NamedTuple):
    """One line: a single move with its short key, or a range of numbers without one."""

    key: int | None
    move: int
    typed: str
    text: str

    @property
    def family(self) -> str:
        return self.typed.partition(" ")[0]


class Offers:
    """What can be chosen now."""

    def __init__(self, say: Speech, moves: Sequence[int]) -> None:
        self.moves = list(moves)
        self.lines = list(_numbered(_lines(say, self.moves)))
        self.by_key = {str(line.key): line.move for line in self.lines if line.key is not None}


def _numbered(lines: Iterator[Offer]) -> Iterator[Offer]:
    key = 0
    for line in lines:
        if ".." in line.typed:
            yield line
        else:
            key += 1
            yield line._replace(key=key)


def _lines(say: Speech, moves: Sequence[int]) -> Iterator[Offer]:
    for run in _runs(say, moves):
        if len(run) >= RANGE_FROM and _counts(say.game.MOVES.parts(run[0]).family):
            yield _range(say, run[0], run[-1])
        else:
            for move in run:
                yield Offer(None, move, say.typed(move), say.move(move))


def _runs(say: Speech, moves: Sequence[int]) -> Iterator[list[int]]:
    """Moves of one family whose last argument counts up while the others stay."""
    run: list[int] = []
    for move in moves:
        if run and not _follows(say, run[-1], move):
            yield run
            run = []
        run.append(move)
    if run:
        yield run


def _follows(say: Speech, before: int, move: int) -> bool:
    if move != before + 1:
        return False
    family, indices = say.game.MOVES.parts(move)
    return say.game.MOVES.parts(before).family is family and bool(indices) and list(indices.values())[-1] > 0


def _counts(family: Family) -> bool:
    """Whether the last argument is a number."""
    return bool(family.params) and next(reversed(family.params.values())).name == "number"


def _range(say: Speech, first: int, last: int) -> Offer:
    family, low = say.game.MOVES.parts(first)
    _, high = say.game.MOVES.parts(last)
    facts = {name: say.value(domain, low[name]) for name, domain in family.params.items()}
    name = next(reversed(family.params))
    top = say.value(family.params[name], high[name])
    typed = f"{say.typed(first)}..{top}"
    facts[name] = f"{facts[name]}–{top}"
    return Offer(None, first, typed, say(f"move-{family.name}", **facts))


def spelled(text: str) -> str:
    """A typed move in the one spelling in which moves are compared."""
    return " ".join(filter(None, (slug(word) for word in text.split())))
