"""All bots by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bauhuette.bots.levels import LEVELS, LevelBot
from bauhuette.bots.protocol import Bot
from bauhuette.bots.simple import GreedyBot, RandomBot
from bauhuette.engine.game import Game
from bauhuette.engine.trouble import Trouble

BOTS: dict[str, Callable[[Game], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{name: partial(LevelBot, level=level) for name, level in LEVELS.items()},
}


class UnknownBot(Trouble):
    """No bot of that name."""


def bot(name: str, game: Game) -> Bot:
    if name not in BOTS:
        raise UnknownBot("unknown-bot", name=name, known=", ".join(BOTS))
    return BOTS[name](game)
