"""What a person at the table can see of hidden cards. A game says it once, in `sight.py`, for the testkit's observer.

Nothing here reads what a record says somebody knows: a game names the places where cards lie, who may look at them, and
what each piece of news does to them. From that `testkit.observer` finds out what a careful person could know at most.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from bauhuette.engine.record import SPECTATOR

EVERYBODY = tuple(range(SPECTATOR + 1))
NOBODY_SEES: tuple[int, ...] = ()


class Unknown(NamedTuple):
    """A card of which one knows at most the sort."""

    sort: str | None = None


Card: TypeAlias = str | Unknown
Cards: TypeAlias = Sequence[Card]
View: TypeAlias = Mapping[str, Any]
Facts: TypeAlias = Mapping[str, Any]


class Moved(NamedTuple):
    """A card goes to another place: out of an ordered one from the top, into one to the bottom. Facts and eyes apart:
    `card` is what the news says, `seen_by` are those who can see it at a table, whatever the news says."""

    source: str
    target: str
    card: str | None = None
    seen_by: Sequence[int] = EVERYBODY
    from_anywhere: bool = False  # out of an ordered place that lies open


class Shown(NamedTuple):
    """A card of a place, in an ordered one the top one, is shown and stays."""

    place: str
    card: str
    seen_by: Sequence[int] = EVERYBODY


class Told(NamedTuple):
    """Everybody is told of what sort the top card of a place is."""

    place: str
    sort: str


class Mixed(NamedTuple):
    """All cards of some places are shuffled into one, and nobody can tell them apart any more."""

    sources: Sequence[str]
    target: str


class Opened(NamedTuple):
    """All cards of a place are laid open."""

    place: str


Event: TypeAlias = Moved | Shown | Told | Mixed | Opened
Meaning: TypeAlias = Callable[[Facts, View, View], Iterable[Event]]  # of news, with the views before and after


@dataclass(frozen=True)
class Place:
    """Where cards lie: what a view shows of it, and what a record that was hidden for the reader still holds of it."""

    name: str
    shows: Callable[[View], Cards]
    holds: Callable[[Any], Cards] | None = None
    open_to: Sequence[int] = NOBODY_SEES  # who may look at all its cards
    ordered: bool = False  # the top card first
    top_is_open: bool = False
    sort: str | None = None  # of all its cards


@dataclass(frozen=True)
class Sight:
    """Everything the observer has to be told about a game, with its number of seats and options.

    News that mean nothing for the cards, but show in a view that later news refer to, stand in `news` without events.
    """

    cards: Mapping[str, int]  # how many there are of each
    places: Sequence[Place]
    news: Mapping[str, Meaning]
    sorts: Mapping[str, str] = field(default_factory=dict)  # of cards, where sorts matter
    located: Callable[[Any, int], Iterable[str]] | None = None  # cards whose place the record says a reader knows


def known_cards(cards: Iterable[str | None]) -> list[Card]:
    """As views list cards: None is one the viewer does not know."""
    return [Unknown() if card is None else card for card in cards]


def face_down(count: int) -> list[Card]:
    return [Unknown()] * int(count)
