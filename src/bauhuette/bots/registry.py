"""All bots by name: our own, those installed beside us (entry points), and programs (`program:python3 my_bot.py`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib.metadata import entry_points

from bauhuette.bots.fault import Guarded
from bauhuette.bots.levels import LEVELS, LevelBot
from bauhuette.bots.program import ProgramBot
from bauhuette.bots.protocol import Bot
from bauhuette.bots.simple import GreedyBot, RandomBot
from bauhuette.engine.game import Game
from bauhuette.engine.trouble import Trouble

GROUP = "bauhuette.bots"
PROGRAM = "program:"

BOTS: dict[str, Callable[[Game], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{name: partial(LevelBot, level=level) for name, level in LEVELS.items()},
}


class UnknownBot(Trouble):
    """No bot of that name."""


def bot(name: str, game: Game) -> Bot:
    """Bots from elsewhere are guarded: their faults cost them a decision, not the game."""
    if name in BOTS:
        return BOTS[name](game)
    if name.startswith(PROGRAM):
        return Guarded(ProgramBot(game, name.removeprefix(PROGRAM)), game)
    installed = {entry.name: entry for entry in entry_points(group=GROUP)}
    if name in installed:
        return Guarded(installed[name].load()(game), game)
    raise UnknownBot("unknown-bot", name=name, known=", ".join([*BOTS, *installed]))
