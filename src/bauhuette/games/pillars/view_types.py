"""What a view of pillars holds, and what is printed on its cards: the types of `view.py`, and of the browser."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict


class Played(TypedDict):
    seat: int
    card: str


class Leading(Played):
    """The card that would take the trick as it lies, and for whom, if not for the king."""

    receiver: int | None


class LastTrick(TypedDict):
    played: list[Played]
    card: str  # the one that took it
    receiver: int | None


class Holdings(TypedDict):
    colour: str
    score: int
    pad: list[int]  # points, hand by hand
    materials: dict[str, int]
    kept: list[str]
    hand: list[str]
    hidden_cards: int
    given: list[str]
    tricks: int
    craftsmen: int
    others: int


class View(TypedDict):
    phase: str
    hand_number: int
    advantages_to_come: int
    leader: int
    trick: list[Played]
    leading: Leading | None
    last_trick: LastTrick | None
    kings_trick: list[str]
    converted: int
    used: list[str]
    seats: list[Holdings]


class Conversion(TypedDict):
    """Who converts with a card, the points it pays for each material it takes, or what it makes of it."""

    converter: str | None
    pays: dict[str, int]
    makes: str | None


class CardFacts(Conversion):
    value: int
    group: Literal["craftsman", "neutral", "advantage"]
    seat: int | None
    points: int
    gives: list[str]


class MaterialFacts(TypedDict):
    order: list[str]
    carried_over: int


class ScoredCard(TypedDict):
    """A card of a hand that brought its owner points."""

    card: str
    converted: int
    own: int  # as a craftsman of the own colour
    other: int  # printed on it


class ScoredHand(TypedDict):
    number: int
    heir: int | None  # who was given the king's trick
    points: list[int]
    cards: list[list[ScoredCard]]  # by seat; they add up to the points


class Ending(TypedDict):
    hands: list[ScoredHand]
