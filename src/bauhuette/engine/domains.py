"""What a parameter of a move or a fact of the news can be: one of some names, a number, a seat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Protocol, Self, SupportsIndex

from bauhuette.engine.record import MAX_SEATS, NOBODY

SEAT_KEYS = "abcd"


class Domain(Protocol):
    """A finite set of values 0..size-1, each with a written key. `name` says where its words are found.

    `base` is what rules call the first value: amounts are themselves, everything else is counted from 0.
    """

    name: str
    size: int
    base: int

    def key(self, index: int) -> str: ...
    def index(self, key: str) -> int: ...  # ValueError when there is none
    def json(self, index: int) -> Any: ...


class Keys(tuple[str, ...]):
    """Keys in their order; `index` also reads those that older versions wrote."""

    former: Mapping[str, str]  # the key of an older version -> today's

    def __new__(cls, keys: Iterable[str], former: Mapping[str, str]) -> Self:
        made = super().__new__(cls, keys)
        made.former = former
        return made

    def index(self, key: Any, *bounds: SupportsIndex) -> int:
        return super().index(self.former.get(key, key), *bounds)


class Names:
    """Values with names, such as cards; their words are the messages `<name>-<key>`."""

    def __init__(self, name: str, keys: tuple[str, ...]) -> None:
        self.name = name
        self.keys = keys
        self.size = len(keys)
        self.base = 0
        self._index = {key: i for i, key in enumerate(keys)}

    def key(self, index: int) -> str:
        return self.keys[index] if index >= 0 else "none"

    def index(self, key: str) -> int:
        return self._index[key] if key in self._index else self.keys.index(key)

    def json(self, index: int) -> str | None:
        return self.keys[index] if index >= 0 else None


class Range:
    """Whole numbers from low to high."""

    name = "number"

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high
        self.size = high - low + 1
        self.base = low

    def key(self, index: int) -> str:
        return str(self.low + index)

    def index(self, key: str) -> int:
        number = int(key)
        if not self.low <= number <= self.high or str(number) != key:
            raise ValueError(key)
        return number - self.low

    def json(self, index: int) -> int:
        return self.low + index


class Ordinals(Range):
    """Things people count from 1 and rules, as places of an array, from 0."""

    def __init__(self, count: int) -> None:
        super().__init__(1, count)
        self.base = 0


class Number:
    """A fact that is simply a number (points, talers); for news only."""

    name = "number"
    size = 0
    base = 0

    def key(self, index: int) -> str:
        return str(index)

    def index(self, key: str) -> int:
        return int(key)

    def json(self, index: int) -> int:
        return index


class Seats:
    """A seat, written a, b, c or d."""

    name = "seat"
    size = MAX_SEATS
    base = 0

    def key(self, index: int) -> str:
        return SEAT_KEYS[index] if index >= 0 else "nobody"

    def index(self, key: str) -> int:
        if len(key) != 1 or key not in SEAT_KEYS:
            raise ValueError(key)
        return SEAT_KEYS.index(key)

    def json(self, index: int) -> int | None:
        return index if index != NOBODY else None


SEAT = Seats()
NUMBER = Number()
