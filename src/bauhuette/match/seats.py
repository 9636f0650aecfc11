"""Who sits at a seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from bauhuette.bots.net import NetBot
from bauhuette.bots.personality import NoPersonality, personality_of, split_name
from bauhuette.bots.registry import BOTS, OWN, own_name
from bauhuette.engine.game import Game
from bauhuette.match.refusal import CommandRefused, RefusedBy
from bauhuette.nets.net_files import BadNet

Kind = Literal["person", "bot", "open"]

INSTEAD_OF_NET = "foreman"


@dataclass
class Sitter:
    """A person (with or without a bot playing for them or instead of them), a bot, or an open seat."""

    user: str = ""
    name: str = ""
    level: str | None = None  # of the bot that plays here now
    salt: str = ""
    resigned: bool = False  # a bot plays on instead of the person, who ranks behind all others

    @property
    def kind(self) -> Kind:
        if self.user:
            return "person"
        return "bot" if self.level is not None else "open"

    @property
    def handed(self) -> bool:
        """Return whether a bot plays for a person who may take the seat back."""
        return bool(self.user) and self.level is not None and not self.resigned

    @property
    def played_by_bot(self) -> bool:
        return self.level is not None

    def json(self) -> dict[str, Any]:
        return {"user": self.user, "name": self.name, "level": self.level}


def levels() -> tuple[str, ...]:
    """Return the levels offered to people."""
    return tuple(BOTS)


def is_level(name: str) -> bool:
    """Return whether a bot of this name may be asked for: also with a personality or of an earlier version."""
    return name in OWN


def check_level(level: str) -> None:
    if not is_level(level):
        raise CommandRefused("unknown-level", level=level, known=", ".join(levels()))


def known_level(level: str) -> str:
    """Return the level of this name, which may be German."""
    known = own_name(level) or level
    check_level(known)
    return known


def level_for(game: Game, level: str) -> str:
    """Return the level of this name if its bot can play the game: not every game has a net or all personalities.

    Nets know our values only: with another edition a bot that searches plays in the place of a net.
    """
    known = known_level(level)
    if known == NetBot.name and game.overrides:
        return INSTEAD_OF_NET
    _, personality = split_name(known)
    try:
        if known == NetBot.name:
            NetBot(game)
        if personality:
            personality_of(game, personality)
    except (BadNet, NoPersonality) as reason:
        raise RefusedBy("unknown-level", reason) from None
    return known


def bot_at_seat(level: str) -> Sitter:
    check_level(level)
    return Sitter(name=level, level=level)
