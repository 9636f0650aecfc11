"""The bodies of friends, invitations and the search for players."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from bauhuette.server.wire import Wire


class FriendInfo(Wire):
    handle: str
    name: str
    account: str | None
    since: int
    here: bool


class FriendList(Wire):
    friends: list[FriendInfo]
    asks: list[FriendInfo]  # who want to be friends
    asked: list[FriendInfo]  # whom the reader has asked


class FriendLink(Wire):
    """A link that makes the person who opens it a friend, once."""

    path: str
    until: int


class InvitationWish(Wire):
    handle: Annotated[str, Field(max_length=32)]


class Invitation(Wire):
    table: str
    path: str
    game: str
    by: str
    at: int


class Invitations(Wire):
    invitations: list[Invitation]


TempoName = Literal["none", "turn", "bank", "days"]


class SeekWish(Wire):
    """A game at my speed and strength: `alike` are people near my own rating."""

    game: Annotated[str, Field(max_length=32, pattern=r"^[a-z0-9-]+$")]
    seats: Annotated[int, Field(ge=2, le=4)]
    tempo: TempoName = "none"
    strength: Literal["alike", "any"] = "any"


class SeekState(Wire):
    """What one looks for; `path` is where one was led to."""

    wish: SeekWish | None
    path: str | None
