"""The bodies of tables; what they share with the socket is in `wire`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from bauhuette.match.stakes import Stake
from bauhuette.match.table_options import Absence, Clock, Level, SpectatorRule
from bauhuette.server.wire import Answer, AnyMove, Ended, PersonName, Refusal, SeatView, TableView, Wire


class SeatWish(Wire):
    """Who is to sit here: `me`, another person at this device (`here`, by `name`), who has the link (`open`),
    or a bot of a level."""

    kind: Literal["me", "here", "open", "bot"]
    level: Level | None = None
    name: PersonName | None = None


class NewTable(Wire):
    game: Annotated[str, Field(max_length=32, pattern=r"^[a-z0-9-]+$")]
    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=4)]
    options: dict[Annotated[str, Field(max_length=32)], int] = Field(default={})
    clock: Clock = Clock()
    spectators: SpectatorRule = "public"
    absence: Absence = Absence()
    rated: bool | None = None  # needs an account; not said: rated where the host has one
    listed: bool = False  # among the open tables
    # Id or link code; `ours`: our values; empty: this server's choice, or ours. Not rated where it differs from ours.
    edition: Annotated[str, Field(max_length=32)] = ""


class TableInfo(Wire):
    """A table in a list, or before one sits down at it."""

    id: str
    path: str  # of the link to send to friends
    game: str
    status: Literal["lobby", "running", "over"]
    damaged: bool = False  # what is stored of it contradicts itself: nothing else is known
    outdated: bool = False  # played by rules this server no longer runs: it can be read and downloaded
    version: int
    seats: list[SeatView]
    seat: int | None  # the reader's own; of several the one that is asked, else the first
    held: list[int]
    to_move: int | None
    your_turn: bool
    hosting: bool
    clock: Clock
    flag_at: int | None = None  # when the clock of the seat to move runs out
    outcome: Ended | None
    progress: dict[str, int]  # how far a running game is: the single numbers all readers see
    deal: str = ""  # the deal that others play, too
    edition: str = ""  # name of an edition that differs from ours
    stake: Stake = "nothing"  # what a person loses who does not play to the end
    created: int
    changed: int


class TableList(Wire):
    tables: list[TableInfo]


class OpenTables(Wire):
    """Tables that anyone may join or watch, the newest first; `next` is where the following page begins."""

    tables: list[TableInfo]
    next: str | None


class CommandReply(Wire):
    """The answer, and for `stale` and `accepted` the fresh view."""

    answer: Answer
    view: TableView | None


class WhyQuestion(Wire):
    move: AnyMove


class WhyReply(Wire):
    refusal: Refusal | None
