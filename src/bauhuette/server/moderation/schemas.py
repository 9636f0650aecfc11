"""The bodies of blocks and reports, of the server's profile, and what hosts see and do."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from bauhuette.server.wire import SeatNumber, Wire


class Someone(Wire):
    """Who is meant: an account, a handle from the caller's lists, or a seat or line of chat at a visible table."""

    account: Annotated[str, Field(max_length=64)] | None = None
    handle: Annotated[str, Field(max_length=32)] | None = None
    table: Annotated[str, Field(max_length=32)] | None = None
    seat: SeatNumber | None = None
    line: Annotated[int, Field(ge=0, le=2**31)] | None = None


TieKind = Literal["mute", "block"]


class TieWish(Wire):
    who: Someone
    kind: TieKind


class Tie(Wire):
    handle: str
    name: str
    since: int


class TieList(Wire):
    ties: list[Tie]


class NewReport(Wire):
    who: Someone
    kind: Literal["insults", "spam", "cheating", "name", "other"]
    text: Annotated[str, Field(max_length=1000)] = ""


class ClubInfo(Wire):
    """A server as a club: its own name and what it says of itself, empty where the host has chosen neither."""

    name: str
    text: str
    host: bool  # whether the reader is one of its hosts


class ClubWish(Wire):
    name: Annotated[str, Field(max_length=60)]
    text: Annotated[str, Field(max_length=2000)]


class HostTable(Wire):
    id: str
    game: str
    status: str
    created: int
    changed: int
    listed: bool
    people: list[str]


class HostTables(Wire):
    tables: list[HostTable]


class HostPerson(Wire):
    id: str
    name: str
    account: str | None
    tables: int
    seen: int
    banned: bool


class HostPeople(Wire):
    people: list[HostPerson]


class HostReport(Wire):
    """`by` is null where the server itself noticed; `person` is the id of whom it is about."""

    id: str
    at: int
    by: str | None
    about: str
    person: str
    table: str
    kind: str
    text: str
    settled: int | None
    settled_by: str


class HostReports(Wire):
    reports: list[HostReport]


class BanWish(Wire):
    person: Annotated[str, Field(min_length=1, max_length=32)]
    days: Annotated[int, Field(ge=1, le=3650)] | None = None  # null: until it is taken back
    reason: Annotated[str, Field(max_length=500)] = ""


class Closing(Wire):
    reason: Annotated[str, Field(max_length=500)] = ""


class Announcement(Wire):
    de: Annotated[str, Field(max_length=500)] = ""
    en: Annotated[str, Field(max_length=500)] = ""


class HostLimit(Wire):
    name: str
    burst: float
    per_minute: float


class HostLimits(Wire):
    factor: float  # on all of them; 0: switched off
    limits: list[HostLimit]
