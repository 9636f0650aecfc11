"""The bodies of coming in without a password: passkeys, one-time codes, letters."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from bauhuette.server.wire import NAME_LENGTH, Password, Wire


class PasskeyOptions(Wire):
    """For the browser: what to sign, as `navigator.credentials` takes it."""

    options: dict[str, Any]


class PasskeyAnswer(Wire):
    """What the browser answered, as JSON of WebAuthn; with a name where a guest wants to become a member."""

    credential: dict[str, Any]
    name: Annotated[str, Field(min_length=2, max_length=NAME_LENGTH, pattern=r"^[\w.-]+$")] | None = None


class PasskeyInfo(Wire):
    id: str
    name: str
    created: int
    used: int | None


class PasskeyList(Wire):
    """`password` says whether the account has one, too."""

    passkeys: list[PasskeyInfo]
    password: bool


class CodeMade(Wire):
    """Shown once; `until` is null for one that is kept on paper."""

    code: str
    until: int | None


class CodeGiven(Wire):
    """A code from another device or a printed one; with a new password if the old is lost."""

    password: Password | None = None
    code: Annotated[str, Field(min_length=4, max_length=64)]


class LetterWish(Wire):
    """The name of an account, or a mail address."""

    who: Annotated[str, Field(min_length=2, max_length=254)]


class LetterOpened(Wire):
    """The code from a login mail; with a new password if wanted; `alone` ends all other sessions."""

    code: Annotated[str, Field(min_length=4, max_length=64)]
    password: Password | None = None
    alone: bool = False
