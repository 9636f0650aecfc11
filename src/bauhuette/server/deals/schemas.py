"""The bodies of deals that several tables play."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from bauhuette.match.table_options import Level
from bauhuette.server.wire import Wire

DealState = Literal["open", "playing", "played", "given-up", "unfinished", "missed"]


class DealOfDay(Wire):
    """One game of a day. Until the day is over, it shows nothing but points, without names.

    Counted are people with an account, and the reader.
    """

    id: str
    game: str
    seats: int
    seat: int  # the seat of all people
    level: str  # of the bots at the other seats
    commitment: str  # to the luck: public with the day
    secret: str | None  # the luck itself: after the day
    state: DealState  # of the reader
    table: str | None  # the reader's own
    place: int | None  # the reader's, among people with an account
    own: int | None  # points
    listed: bool  # whether others find the reader among the places after the day: guests are not listed
    players: int  # who are done with it
    points: list[int]  # of all who played it to the end, the most first
    best: int | None
    best_table: str | None  # to look at, after the day


class Day(Wire):
    """The deals of a day, which begins and ends at midnight UTC."""

    day: str  # 2026-11-15
    before: str | None  # the day before, if anything was dealt then
    ends: int  # ms
    now: int
    over: bool
    deals: list[DealOfDay]


class PlacedLine(Wire):
    """A row in the ranking of a deal."""

    place: int | None  # None: not played to the end
    name: str | None  # None: they do not show their games to the reader
    points: int
    complete: bool  # else given up, or not finished by the end of the day
    by_bot: bool  # a bot played on for them
    own: bool
    table: str


class Places(Wire):
    """The best of a deal, and the reader; until it is opened the reader alone."""

    players: int
    opened: bool
    rows: list[PlacedLine]


class PastDeal(Wire):
    game: str
    players: int
    best: int | None
    place: int | None
    own: int | None


class PastDay(Wire):
    day: str
    deals: list[PastDeal]


class Archive(Wire):
    """Days that are over, the newest first."""

    days: list[PastDay]
    next: str | None  # the day from which on there may be older ones


class NewDeal(Wire):
    """A deal for people who want to compare themselves, each at one table."""

    game: str
    seats: Annotated[int, Field(ge=2, le=4)]
    level: Level = "journeyman"  # of bots in free seats
    name: Annotated[str, Field(max_length=64)] = ""
    options: dict[str, int] = Field(default_factory=dict)


class DealSeatWish(Wire):
    seat: Annotated[int, Field(ge=0, le=3)] = 0


class ComparedSeat(Wire):
    """A seat of one table beside the same seat of the others."""

    seat: int
    name: str
    level: str | None  # of a bot
    given_up: bool  # the person did not play to the end: nothing is compared
    by_bot: bool  # a bot plays or played on for them
    own: bool
    points: int | None  # None: not told, or not known yet
    average: float | None  # of the others who had this seat
    matchpoints: float | None
    most: int  # matchpoints one could have


class DealTable(Wire):
    table: str
    status: Literal["lobby", "running", "over"]
    free: int  # open seats, before the start
    own: bool  # the reader sits there
    seats: list[ComparedSeat]


class SharedDeal(Wire):
    """A deal among friends. Results are shown when it is opened; until then players see those of their own table."""

    id: str
    path: str  # of the link to send to friends
    game: str
    name: str
    seats: int
    level: str
    commitment: str
    secret: str | None  # when it is opened
    hosting: bool
    until: int  # ms: when it is closed, unless it is closed before
    closed: bool  # no further table begins
    opened: bool  # closed and all have played: results, replays, seed
    table: str | None  # the reader's own
    tables: list[DealTable]


class SharedDealLine(Wire):
    id: str
    path: str
    game: str
    name: str
    created: int
    closed: bool


class SharedDeals(Wire):
    deals: list[SharedDealLine]
