"""The bodies of vacations and of the tables that wait for a person."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from bauhuette.server.wire import Wire


class WaitingTable(Wire):
    """A table at which it is my turn."""

    id: str
    path: str
    game: str
    since: int | None
    flag_at: int | None  # when my clock runs out


class Waiting(Wire):
    tables: list[WaitingTable]


class VacationWish(Wire):
    """From `since` (now by default) to `until`, in ms."""

    since: Annotated[int, Field(ge=0, le=2**53)] | None = None
    until: Annotated[int, Field(ge=0, le=2**53)]


class VacationState(Wire):
    since: int | None  # of the vacation that is not over
    until: int | None
    left_ms: int  # what may still be taken
    days_a_year: int
