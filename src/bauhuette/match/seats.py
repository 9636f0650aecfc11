"""Who sits where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from bauhuette.bots.net import NetBot
from bauhuette.bots.registry import BOTS, OWN, own_name
from bauhuette.bots.temper import NoTemper, parted, temper_of
from bauhuette.engine.game import Game
from bauhuette.match.refusal import Refused, RefusedBy
from bauhuette.nets.store import BadNet

Kind = Literal["person", "bot", "open"]


@dataclass
class Sitter:
    """A person (with or without a bot that plays for them or instead of them), a bot, or nobody yet."""

    user: str = ""
    name: str = ""
    level: str | None = None  # of the bot that plays here now
    salt: str = ""
    resigned: bool = False  # a bot plays on instead of the person, who is behind everybody else

    @property
    def kind(self) -> Kind:
        if self.user:
            return "person"
        return "bot" if self.level is not None else "open"

    @property
    def handed(self) -> bool:
        """A bot plays for a person who may take the seat back."""
        return bool(self.user) and self.level is not None and not self.resigned

    @property
    def played_by_bot(self) -> bool:
        return self.level is not None

    def json(self) -> dict[str, Any]:
        return {"user": self.user, "name": self.name, "level": self.level}


def levels() -> tuple[str, ...]:
    """The levels people choose from."""
    return tuple(BOTS)


def is_level(name: str) -> bool:
    """Also one with a temper or of an earlier version, for whoever asks by name."""
    return name in OWN


def check_level(level: str) -> None:
    if not is_level(level):
        raise Refused("unknown-level", level=level, known=", ".join(levels()))


def known_level(level: str) -> str:
    """The level somebody means who may call it by its German name."""
    known = own_name(level) or level
    check_level(known)
    return known


def level_for(game: Game, level: str) -> str:
    """Like `known_level`, of bots that can play this game: not every game has a net or all tempers."""
    known = known_level(level)
    _, temper = parted(known)
    try:
        if known == NetBot.name:
            NetBot(game)
        if temper:
            temper_of(game, temper)
    except (BadNet, NoTemper) as reason:
        raise RefusedBy("unknown-level", reason) from None
    return known


def bot_at_seat(level: str) -> Sitter:
    check_level(level)
    return Sitter(name=level, level=level)
