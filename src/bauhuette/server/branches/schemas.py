"""The bodies of branches: a finished game tried otherwise."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from bauhuette.server.wire import Ended, Wire


class BranchShown(Wire):
    """A branch of a finished game."""

    table: str
    number: int  # of moves made in the game before it goes another way
    seat: int
    name: str  # empty: as it was made
    by: str | None  # None: they do not show their games to the reader
    own: bool
    status: Literal["lobby", "running", "over"]
    outcome: Ended | None
    created: int


class Branches(Wire):
    branches: list[BranchShown]  # the newest first


class BranchName(Wire):
    name: Annotated[str, Field(max_length=64)]
