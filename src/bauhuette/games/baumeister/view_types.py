"""What a view of baumeister holds: the types of `view.py`, and of the browser. Money in talers."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

Strike = Literal["rest", "dismiss", "extra"]  # what an event does to the bearers of a letter


class Worker(TypedDict):
    key: str
    category: str
    letters: str
    wage: int


class Hand(Worker):
    """A worker of a crew; `down` is at work or ill."""

    down: bool
    extra: int  # what events add to the wage


class Stack(TypedDict):
    left: int
    workers: list[Worker | None]  # from the top; None is one not seen yet


class Piece(TypedDict):
    key: str
    part: str
    needs: list[str]
    heads: list[str | None]
    state: Literal["built", "planned", "begun", "open"]


class Contract(TypedDict):
    number: int
    kind: Literal["wall", "building"]
    cost: int
    price: int
    place: Literal["offer", "owned", "paid"]
    holder: int | None
    bonus: int
    finished: bool
    worth_now: int
    pieces: list[Piece]


class Auction(TypedDict):
    contract: str
    leader: int | None
    price: int
    lowest: int
    bidding: list[int]


class Deal(TypedDict):
    borrower: int
    lender: int
    category: str
    fee: int


class Loan(TypedDict):
    payout: int
    back: int  # to repay it now
    late: int


class Work(TypedDict):
    key: str
    number: int
    price: int


class Opportunity(TypedDict):
    """The how manieth of how many hirings."""

    number: int
    of: int


class Payday(TypedDict):
    income: dict[str, int]
    left: int


class Outlook(TypedDict):
    """What a contract would take and bring; None where the crew lacks a worker or the game is over before."""

    rounds: tuple[int, ...] | None
    lacks: str | None
    wages: int | None
    even: int | None


class Holdings(TypedDict):
    money: int
    wages: int
    surcharge: int
    due: int
    loans: dict[str, int]
    debt: int
    wages_with: dict[str, int | None]  # by category, with one worker more; None beyond the end of the scale
    spare: int
    paid: bool  # the wages of this round
    payday: Payday
    outlook: dict[str, Outlook]
    possible: dict[str, list[int]] | None
    crew: list[Hand]
    idle: dict[str, int]
    borrowed: dict[str, int]
    requests_left: int
    hand: list[str]
    hidden_cards: int


class View(TypedDict):
    phase: str
    trowel: int
    round: int
    last_round: int
    hammer: int
    wage_limit: int
    stacks: dict[str, Stack]
    economy: str | None
    economy_left: int
    contracts_hidden: int
    contracts: dict[str, Contract]
    auction: Auction | None
    events: list[str]
    events_left: int
    deal: Deal | None
    opportunity: Opportunity | None
    loans: dict[str, Loan]
    works: list[Work]
    traits: dict[str, dict[Strike, list[str]]]
    seats: list[Holdings]


class EndedWork(TypedDict):
    """A contract of a seat: when it was finished, or what stands of it and what the bank paid for that."""

    contract: str
    round: int | None
    price: int
    paid: int
    pieces: list[Literal["built", "planned", "begun", "open"]]


class Ending(TypedDict):
    works: list[list[EndedWork]]  # by seat, in the order in which they were finished
