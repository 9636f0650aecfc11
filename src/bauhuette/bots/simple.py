"""The bot protocol and the two simplest bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from bauhuette.engine.game import Game
from bauhuette.engine.record import Cells
from bauhuette.engine.trouble import Trouble


class Bot(Protocol):
    """Chooses among the offered moves. `hidden` is its own copy of what its seat knows, with luck of the bot's own."""

    name: str

    def choose(self, hidden: Any, moves: Cells) -> int: ...


class RandomBot:
    """Any offered move."""

    name = "random"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, hidden: Any, moves: Cells) -> int:
        return int(moves[int(hidden.rng) % len(moves)])


class GreedyBot:
    """The game's own sensible player, one step ahead."""

    name = "greedy"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, hidden: Any, moves: Cells) -> int:
        return int(self.game.policy(hidden, moves, len(moves)))


BOTS: dict[str, Callable[[Game], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


class UnknownBot(Trouble):
    """No bot of that name."""


def bot(name: str, game: Game) -> Bot:
    if name not in BOTS:
        raise UnknownBot("unknown-bot", name=name, known=", ".join(BOTS))
    return BOTS[name](game)
