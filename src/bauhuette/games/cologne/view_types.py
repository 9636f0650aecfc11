"""What a view of cologne holds, and what is printed on its board: the types of `view.py`, and of the browser."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict


class Church(TypedDict):
    site: str
    missing: int
    built: list[dict[str, int]]  # stones, by seat
    given: list[int]
    latest: list[int]
    owner: int | None
    notary: int | None
    abbot: bool


class Cart(TypedDict):
    at: str
    load: str | None
    done: bool
    reach: dict[str, int]  # fields within its actions, and the moves they take
    ways: list[int | None]  # for every field, by its number, the field before it on a shortest way


class Holdings(TypedDict):
    colour: str
    score: int
    carts: list[Cart]
    hand: list[str | None]
    audiences: int
    poisoned: bool
    sabotaged: bool


class View(TypedDict):
    phase: str
    turn: int
    turns: int
    goal: int
    last_round: bool
    rolled: bool
    actions: int
    played: int
    extra: int
    attack: str | None
    victim: int | None
    offered: str | None
    supply: dict[str, int]
    gates: dict[str, dict[str, int]]
    churches: dict[str, Church]
    deck: int
    discards: list[str | None]
    seats: list[Holdings]


class Field(TypedDict):
    """A field of the board; value, allowed stones and abbot belong to churches alone."""

    x: int
    y: int
    kind: Literal["church", "cathedral", "gate", "dot"]
    value: NotRequired[int]
    takes: NotRequired[list[str]]
    abbot: NotRequired[str | None]
    bonus: NotRequired[int]
    start: NotRequired[int]  # whose carts stand here in the beginning


class Drawing(TypedDict):
    wall: list[list[int]]
    rhine_bank: int
    hammers: list[int]


class BoardFacts(TypedDict):
    fields: dict[str, Field]
    streets: list[tuple[str, str]]
    drawing: Drawing
    stones: dict[str, int]
    range_rule: str  # how far a cart goes in a turn


class CardFacts(TypedDict):
    use: str  # the family of moves it is spent on
    from_hand: bool  # played by itself; others are asked for where they count


class EndedChurch(TypedDict):
    church: str
    owner: int
    round: int
    points: int
    abbot: int  # what the abbot beside the tile adds
    given: list[int]  # what each seat put in


class Ending(TypedDict):
    churches: list[EndedChurch]  # in the order in which they were finished
    audiences: list[int]  # how many, by seat
    goal: int
