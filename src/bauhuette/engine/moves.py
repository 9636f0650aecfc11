"""The move space: families with named parameters <-> flat integers <-> notation <-> JSON, declared once per game.

MOVES = MoveSpace(Family("play", card=CARD), Family("bid", amount=Range(1, 90)), Family("pass"))

How rules make moves and take them apart: `engine.dispatch`.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from bauhuette.engine.domains import Domain
from bauhuette.engine.errors import BauhuetteError, shortened
from bauhuette.engine.types import MoveId
from bauhuette.engine.validation import is_whole


class Family:
    """Moves of one sort; with several parameters the last one runs fastest."""

    def __init__(self, name: str, **params: Domain) -> None:
        self.name = name
        self.params = params
        self.size = 1
        for domain in params.values():
            self.size *= domain.size

    def indices(self, offset: int) -> dict[str, int]:
        found = {}
        for name, domain in reversed(self.params.items()):
            offset, found[name] = divmod(offset, domain.size)
        return {name: found[name] for name in self.params}

    def offset(self, indices: Mapping[str, int]) -> int:
        total = 0
        for name, domain in self.params.items():
            total = total * domain.size + indices[name]
        return total


class NotAMove(BauhuetteError):
    """Text or JSON that names no move of this game at all."""


class MoveParts(NamedTuple):
    """A move taken apart."""

    family: Family
    indices: dict[str, int]


class MoveSpace:
    """All moves of a game."""

    def __init__(self, *families: Family) -> None:
        self.families = families
        self._firsts: list[int] = []
        self._by_name = {family.name: i for i, family in enumerate(families)}
        self._forms: dict[int, tuple[str, dict[str, Any]]] = {}
        size = 0
        for family in families:
            self._firsts.append(size)
            size += family.size
        self.size = size

    def family(self, name: str) -> Family:
        return self.families[self._by_name[name]]

    def first(self, name: str) -> int:
        return self._firsts[self._by_name[name]]

    def known(self, number: Any) -> MoveId:
        """The move of this number; rules must not be asked about any other."""
        if not is_whole(number) or not 0 <= number < self.size:
            raise NotAMove("not-a-move-id", text=shortened(number), last=self.size - 1)
        return MoveId(int(number))

    def ids(self) -> Iterator[MoveId]:
        """All of them, in their order."""
        return map(MoveId, range(self.size))

    def parts(self, move: MoveId) -> MoveParts:
        i = bisect_right(self._firsts, self.known(move)) - 1
        return MoveParts(self.families[i], self.families[i].indices(move - self._firsts[i]))

    def id_of(self, family: str, indices: Mapping[str, int]) -> MoveId:
        return MoveId(self.first(family) + self.family(family).offset(indices))

    def print(self, move: MoveId) -> str:
        """The notation: the family and the keys of its arguments."""
        family, indices = self.parts(move)
        keys = (domain.key(indices[name]) for name, domain in family.params.items())
        return " ".join([family.name, *keys])

    def parse(self, text: str) -> MoveId:
        words = text.split() if isinstance(text, str) else []
        if not words or words[0] not in self._by_name:
            raise self._no_family(text)
        family = self.family(words[0])
        if len(words) - 1 != len(family.params):
            raise self._not_written_so(text, family)
        return self._id(text, family, dict(zip(family.params, words[1:], strict=True)))

    def _id(self, text: str, family: Family, keys: Mapping[str, str]) -> MoveId:
        indices = {}
        for name, domain in family.params.items():
            try:
                indices[name] = domain.index(keys[name])
            except ValueError:
                raise NotAMove(
                    "not-a-move-key", text=shortened(text), found=shortened(keys[name]), param=name
                ) from None
        return self.id_of(family.name, indices)

    def _no_family(self, given: Any) -> NotAMove:
        return NotAMove("not-a-move-family", text=shortened(given), known=", ".join(self._by_name))

    def _not_written_so(self, given: Any, family: Family) -> NotAMove:
        wanted = " ".join([family.name, *(f"<{name}>" for name in family.params)])
        return NotAMove("not-a-move-form", text=shortened(given), wanted=wanted)

    def json(self, move: MoveId) -> dict[str, Any]:
        """The form that travels: `{"family": "play", "args": {"card": "carpenter-blue"}}`."""
        if move not in self._forms:  # asked for again and again: every view carries the offered moves
            family, indices = self.parts(move)
            args = {name: domain.json(indices[name]) for name, domain in family.params.items()}
            self._forms[move] = (family.name, args)
        name, args = self._forms[move]
        return {"family": name, "args": dict(args)}

    def from_json(self, data: Any) -> MoveId:
        name = data.get("family") if isinstance(data, dict) else None
        if not isinstance(name, str) or name not in self._by_name:
            raise self._no_family(data)
        family = self.family(name)
        args = data.get("args", {})
        if not isinstance(args, dict) or set(args) != set(family.params):
            raise self._not_written_so(data, family)
        keys = {name: self._key(domain, args[name]) for name, domain in family.params.items()}
        return self._id(shortened(data), family, keys)

    @staticmethod
    def _key(domain: Domain, value: Any) -> str:
        """How the notation spells what JSON says: a seat is a number there."""
        if domain.name == "seat" and is_whole(value) and 0 <= value < domain.size:
            return domain.key(value)
        return shortened(value)
