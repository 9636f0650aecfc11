"""What a view of contest holds, and what is printed on its cards: the types of `view.py`, and of the browser."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

PileName = Literal["open", "closed"]


class PileCard(TypedDict):
    """A card as far as the viewer knows it: its face, else perhaps its kind."""

    card: str | None
    kind: str | None


class Auction(PileCard):
    pile: PileName
    possible: dict[str, int]
    leader: int | None
    highest: int | None
    most: int


class Attack(TypedDict):
    victim: int
    place: int
    card: str
    ransom: int


class Points(TypedDict):
    buildings: int
    complete: bool
    middle: int
    churches: int
    corners: int


class Holdings(TypedDict):
    money: int | None
    most: int
    saboteurs: int
    bid: int | None
    passed: bool
    hand: list[str]
    hidden_cards: int
    promised: dict[str, int]
    minus: int | None
    city: list[str | None]
    shields: int
    coins: int
    points: Points


class View(TypedDict):
    phase: str
    turn: int
    bank: int
    supply: int
    laid: int
    closing: PileName | None
    piles: dict[PileName, list[PileCard]]
    auction: Auction | None
    attack: Attack | None
    loose: PileCard | None
    seats: list[Holdings]


class CardFacts(TypedDict):
    sort: str
    kind: str
    value: int
    coins: int
    shields: int
    copies: int


class ExtraFacts(TypedDict):
    middle: int
    churches: int
    corners: int
    hand_at_risk: int


ExtraName = Literal["middle", "churches", "corners"]
Lack = Literal["no-city", "gap", "left-tower", "right-tower", "towers", "town-hall", "middle", "churches", "corners"]


class EndedCity(TypedDict):
    """A city, what it earned and what it lacks for more; `left` and `right` count buildings beside the town hall."""

    city: list[str | None]
    buildings: int
    extra: dict[ExtraName, int]
    hand: list[str]
    minus: int
    lacks: list[Lack]
    left: int
    right: int


class Ending(TypedDict):
    cities: list[EndedCity]
