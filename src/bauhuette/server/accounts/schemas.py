"""The bodies of people's own account and its sessions."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from bauhuette.server.wire import NAME_LENGTH, Password, PersonName, Wire


class Me(Wire):
    name: str
    account: str | None  # null for a guest


class Rename(Wire):
    name: PersonName


class Credentials(Wire):
    name: Annotated[str, Field(min_length=2, max_length=NAME_LENGTH, pattern=r"^[\w.-]+$")]
    password: Password


class NewPassword(Wire):
    """A passkey's signature, for accounts without a password: the answer of the browser, as JSON of WebAuthn."""

    old: Password | None = None
    credential: dict[str, Any] | None = None
    new: Password


class OwnerProof(Wire):
    """That an open session is really theirs: a member says the password or, where there is none, signs with a passkey.

    Guests have neither. The credential is the answer of the browser, as JSON of WebAuthn.
    """

    password: Password | None = None
    credential: dict[str, Any] | None = None


class SessionInfo(Wire):
    """A session: since when, when last used, with which program."""

    id: str
    created: int
    seen: int
    program: str
    here: bool  # the one that asks


class SessionList(Wire):
    sessions: list[SessionInfo]


class Notice(Wire):
    """The host's current announcement to everyone."""

    text: str | None
