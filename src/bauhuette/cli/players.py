"""Who sits at the table: people at this keyboard and bots, as in `--seats anna,ben,greedy`."""

from __future__ import annotations

import getpass
from collections.abc import Sequence
from typing import NamedTuple

from bauhuette.bots.registry import BOTS
from bauhuette.cli.language import BadCall, readable
from bauhuette.engine.domains import SEAT_KEYS
from bauhuette.engine.meta import Meta

ME = "me"  # the person at the keyboard, by their login name
DEFAULT_BOT = "greedy"
LONGEST_NAME = 16


class Player(NamedTuple):
    """One seat: `given` is what was typed for it, `bot` the bot's name or None for a person."""

    given: str
    name: str
    bot: str | None


def players_from(given: Sequence[str]) -> list[Player]:
    """Any name that is no bot's name is a person."""
    players = [_player(name.strip(), seat) for seat, name in enumerate(given)]
    for i, player in enumerate(players):
        if any(other.name.casefold() == player.name.casefold() for other in players[:i]):
            raise BadCall("same-name", name=player.name)
    return players


def _player(given: str, seat: int) -> Player:
    if given in BOTS:
        letter = SEAT_KEYS[seat].upper() if seat < len(SEAT_KEYS) else str(seat + 1)
        return Player(given, f"{given.capitalize()} {letter}", given)
    name = readable(_login() if given == ME else given, LONGEST_NAME).strip()
    if not name:
        raise BadCall("empty-name")
    return Player(given, name[0].upper() + name[1:], None)


def _login() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):  # no such user, as in some containers
        return ME


def default_seats(meta: Meta) -> list[str]:
    return [ME, *[DEFAULT_BOT] * (max(meta.seats) - 1)]
