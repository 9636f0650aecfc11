"""A bot that fails loses its decision, never the game: somebody sensible decides for it, and the fault is reported."""

from __future__ import annotations

import threading
from typing import Any

from bauhuette.bots.protocol import Bot, Budget
from bauhuette.engine.game import Game
from bauhuette.engine.record import Cells, copy_of

CRASHED = "crashed"
NONSENSE = "nonsense"  # an answer that is no move
NOT_OFFERED = "not-offered"
TOO_SLOW = "too-slow"
SECONDS = 5.0  # for a decision, if no budget says otherwise
GRACE = 1.1
SETTLING = 0.5  # seconds more, for bots that notice by themselves that their time is over


class BotFault(Exception):
    """What a bot did wrong, one of the words above."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


def seconds_for(budget: Budget | None) -> float:
    return GRACE * (budget.seconds if budget and budget.seconds else SECONDS)


class Guarded:
    """Stands between a table and a bot from elsewhere."""

    def __init__(self, bot: Bot, game: Game) -> None:
        self.bot = bot
        self.game = game
        self.name = bot.name
        self.faults: list[str] = []
        self._thinking: threading.Thread | None = None

    def choose(self, hidden: Any, moves: Cells, budget: Budget | None = None) -> int:
        try:
            return self._ask(copy_of(hidden), moves, budget)
        except BotFault as fault:
            self.faults.append(fault.kind)
            return int(self.game.policy(hidden, moves.copy(), len(moves)))

    def _ask(self, hidden: Any, moves: Cells, budget: Budget | None) -> int:
        """In a thread of its own, because a bot that never answers must not hold up everybody else."""
        if self._thinking is not None and self._thinking.is_alive():
            raise BotFault(TOO_SLOW)
        answers: list[object] = []
        offered = moves.tolist()

        def think() -> None:
            try:
                answers.append(self.bot.choose(hidden, moves.copy(), budget))
            except BotFault as fault:
                answers.append(fault)
            except Exception:  # whatever it was, it was the bot's
                answers.append(BotFault(CRASHED))

        self._thinking = threading.Thread(target=think, daemon=True)
        self._thinking.start()
        self._thinking.join(seconds_for(budget) + SETTLING)
        if not answers:
            raise BotFault(TOO_SLOW)
        return checked(answers[0], offered)


def checked(answer: object, offered: list[int]) -> int:
    if isinstance(answer, BotFault):
        raise answer
    try:
        move = int(answer)  # type: ignore[call-overload]
    except (TypeError, ValueError):
        raise BotFault(NONSENSE) from None
    if move not in offered:
        raise BotFault(NOT_OFFERED)
    return int(move)
