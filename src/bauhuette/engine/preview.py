"""What a move will do, said in one short line before it is made.

A game's `preview.py` computes it from what the seat to move knows and from nothing else: it is given a hidden record,
so whatever luck or others will decide is said as what it depends on. It never applies a move to the record it is
given: rules that read what is hidden would read nonsense. A move that is not offered but stands for something several
moves away, such as a field two streets on, may be answered too; of anything else there is nothing to say.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

from bauhuette.engine.domains import NUMBER, Domain
from bauhuette.engine.moves import MoveSpace
from bauhuette.engine.types import MoveId

GAIN = "gain"  # what one gets
RISK = "risk"  # what one may lose or give away
PLAIN = ""


class PreviewArgument(NamedTuple):
    """A card, a field, a seat ..., in a sentence."""

    domain: Domain
    number: int


class PreviewLine(NamedTuple):
    """The message `preview-<key>` and what it is filled with; `tone` is what it means to whoever makes the move."""

    key: str
    tone: str
    facts: dict[str, PreviewArgument]

    def json(self) -> dict[str, Any]:
        facts = {name: {"domain": d.name, "value": d.json(i)} for name, (d, i) in self.facts.items()}
        return {"key": self.key, "tone": self.tone, "facts": facts}


Lines = list[PreviewLine]


def foretold(key: str, tone: str = PLAIN, /, **facts: int | PreviewArgument) -> PreviewLine:
    """Plain numbers are numbers; everything that has a name is a `PreviewArgument`."""
    return PreviewLine(
        key,
        tone,
        {n: f if isinstance(f, PreviewArgument) else PreviewArgument(NUMBER, int(f)) for n, f in facts.items()},
    )


def by_family(
    moves: MoveSpace, guard: Callable[..., int], told: Mapping[str, Callable[..., Lines]], ahead: Collection[str] = ()
) -> Callable[[Any, MoveId], Lines]:
    """A game's `preview`, from one function for each family that takes the family's parameters as its rules do.

    `ahead`: families of which moves are foretold even where they are not offered.
    """

    def preview(s: Any, move: MoveId) -> Lines:
        family, indices = moves.parts(move)
        if family.name not in ahead and guard(s, move) != 0:
            return []
        return told[family.name](s, **{name: family.params[name].base + i for name, i in indices.items()})

    return preview
