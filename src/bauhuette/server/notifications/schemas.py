"""The bodies of notifications: choices, devices, mail addresses."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from bauhuette.server.accounts.schemas import OwnerProof
from bauhuette.server.wire import Wire

Channels = Annotated[list[Literal["push", "mail"]], Field(max_length=2)]


class ReminderChoices(Wire):
    """Channels of a reminder: a turn, time running out, the end of a game."""

    turn: Channels
    warning: Channels
    over: Channels


class DeviceInfo(Wire):
    """A browser with push notifications."""

    id: str
    program: str
    created: int


class Reminders(Wire):
    """Reminders by kind and channel. `mail` is off where the host has none; `push_key` is null without push."""

    mail: Literal["off", "none", "asked", "confirmed"]
    address: str | None
    push_key: str | None
    devices: list[DeviceInfo]
    choices: ReminderChoices


class MailWish(OwnerProof):
    address: Annotated[str, Field(min_length=3, max_length=254)]


class MailCode(Wire):
    """What stood in the mail."""

    code: Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]


class PushKeys(Wire):
    p256dh: Annotated[str, Field(max_length=128, pattern=r"^[A-Za-z0-9_-]+$")]
    auth: Annotated[str, Field(max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]


class NewDevice(Wire):
    """A subscription as browsers make it."""

    endpoint: Annotated[str, Field(max_length=2000)]
    keys: PushKeys
