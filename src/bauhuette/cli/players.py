"""Who sits at the table: people at this keyboard and bots, as in `--seats anna,ben,greedy`."""

from __future__ import annotations

import getpass
from collections.abc import Sequence
from typing import NamedTuple

from bauhuette.bots.messages import bot_spelling
from bauhuette.bots.personality import SEPARATOR
from bauhuette.bots.registry import WITH_PERSONALITY, find, nearest, own_name, unknown
from bauhuette.cli.language import BadCall, readable
from bauhuette.engine.domains import SEAT_KEYS
from bauhuette.engine.meta import GameMeta

PERSON = "person:"  # before a person's name that looks like a bot's
ME = "me"  # the person at the keyboard, by their login name
DEFAULT_BOT = "greedy"
LONGEST_NAME = 16


class Player(NamedTuple):
    """One seat: `given` is what was typed for it, `bot` the bot's name or None for a person."""

    given: str
    name: str
    bot: str | None


def players_from(given: Sequence[str], agreed: bool = False, lang: str = "en") -> list[Player]:
    """Names of bots (see `bots.registry`) are bots. A near miss is refused, unless it was accepted before; every
    other name is a person. Bots are called by their level in this language.
    """
    players = [_player(name.strip(), seat, agreed, lang) for seat, name in enumerate(given)]
    for i, player in enumerate(players):
        if any(other.name.casefold() == player.name.casefold() for other in players[:i]):
            raise BadCall("same-name", name=player.name)
    return players


def _player(given: str, seat: int, agreed: bool, lang: str) -> Player:
    if find(given) is not None:
        letter = SEAT_KEYS[seat].upper() if seat < len(SEAT_KEYS) else str(seat + 1)
        bot = own_name(given) or given
        called = bot_spelling(bot, lang).replace(SEPARATOR, " ") if bot in WITH_PERSONALITY else bot_spelling(bot, lang)
        return Player(given, f"{readable(called[0].upper() + called[1:], LONGEST_NAME)} {letter}", bot)
    if given != ME and not agreed and nearest(given):
        raise unknown(given)
    name = readable(_login() if given == ME else given.removeprefix(PERSON), LONGEST_NAME).strip()
    if not name:
        raise BadCall("empty-name")
    return Player(given, name[0].upper() + name[1:], None)


def _login() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):  # no such user, as in some containers
        return ME


def default_seats(meta: GameMeta, players: int | None = None, level: str | None = None) -> list[str]:
    """Seat the player against bots of one level."""
    if level is not None and find(level) is None:
        raise unknown(level)
    return [ME, *[level or DEFAULT_BOT] * ((players or max(meta.seats)) - 1)]
