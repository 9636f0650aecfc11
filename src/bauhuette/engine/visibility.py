"""Declare what a person at the table can see of hidden cards, for the testkit's observer.

Nothing here reads what a record says a seat knows: a game names the places where cards lie, who may look at them, and
what each kind of news does to them. From that `testkit.observer` derives the most a careful person could know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from bauhuette.engine.record import SPECTATOR

EVERYBODY = tuple(range(SPECTATOR + 1))
NOBODY_SEES: tuple[int, ...] = ()


class UnknownCard(NamedTuple):
    """A card of which at most the sort is known."""

    sort: str | None = None


Card: TypeAlias = str | UnknownCard
Cards: TypeAlias = Sequence[Card]
View: TypeAlias = Mapping[str, Any]
Facts: TypeAlias = Mapping[str, Any]


class CardMoved(NamedTuple):
    """A card moves: out of an ordered place from the top, into one to the bottom.

    `card` is what the news says; `seen_by` are those who can see it at a table.
    """

    source: str
    target: str
    card: str | None = None
    seen_by: Sequence[int] = EVERYBODY
    from_anywhere: bool = False  # out of an ordered place that lies open


class CardShown(NamedTuple):
    """A card of a place, in an ordered one the top one, is shown and stays."""

    place: str
    card: str
    seen_by: Sequence[int] = EVERYBODY


class SortTold(NamedTuple):
    """All players learn the sort of a place's top card."""

    place: str
    sort: str


class PlacesShuffled(NamedTuple):
    """All cards of some places are shuffled into one, so that no player can tell them apart."""

    sources: Sequence[str]
    target: str


class PlaceOpened(NamedTuple):
    """All cards of a place are laid open."""

    place: str


Event: TypeAlias = CardMoved | CardShown | SortTold | PlacesShuffled | PlaceOpened
Meaning: TypeAlias = Callable[[Facts, View, View], Iterable[Event]]  # of news, with the views before and after


@dataclass(frozen=True)
class CardPlace:
    """Where cards lie: what a view shows of it, and what a record that was hidden for the reader still holds of it."""

    name: str
    shows: Callable[[View], Cards]
    holds: Callable[[Any], Cards] | None = None
    open_to: Sequence[int] = NOBODY_SEES  # who may look at all its cards
    ordered: bool = False  # the top card first
    top_is_open: bool = False
    sort: str | None = None  # of all its cards


@dataclass(frozen=True)
class VisibilityModel:
    """Everything the observer has to be told about a game, with its number of seats and options.

    News that mean nothing for the cards, but show in a view that later news refer to, stand in `news` without events.
    """

    cards: Mapping[str, int]  # how many there are of each
    places: Sequence[CardPlace]
    news: Mapping[str, Meaning]
    sorts: Mapping[str, str] = field(default_factory=dict)  # of cards, where sorts matter
    located: Callable[[Any, int], Iterable[str]] | None = None  # cards whose place the record says a reader knows


def known_cards(cards: Iterable[str | None]) -> list[Card]:
    """As views list cards: None is one the viewer does not know."""
    return [UnknownCard() if card is None else card for card in cards]


def face_down(count: int) -> list[Card]:
    return [UnknownCard()] * int(count)
