"""A bot that fails loses its decision, never the game: somebody sensible decides for it, and the fault is reported."""

from __future__ import annotations

import threading
import traceback
from typing import NamedTuple

from bauhuette.bots.protocol import Bot, Budget
from bauhuette.engine.eyes import Hidden, MoveId, Seat
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
    """What a bot did wrong, one of the words above; and what its author should see of it."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(kind)
        self.kind = kind
        self.detail = detail


class FirstFault(NamedTuple):
    """When a bot failed for the first time, and how."""

    kind: str
    seat: Seat
    phase: str
    detail: str


def seconds_for(budget: Budget | None) -> float:
    return GRACE * (budget.seconds if budget and budget.seconds else SECONDS)


class Guarded:
    """Stands between a table and a bot from elsewhere."""

    def __init__(self, bot: Bot, game: Game) -> None:
        self.bot = bot
        self.game = game
        self.name = bot.name
        self.faults: list[str] = []
        self.first: FirstFault | None = None
        self._is_told = False
        self._thinking: threading.Thread | None = None

    def choose(self, hidden: Hidden, moves: Cells, budget: Budget | None = None) -> MoveId:
        try:
            return self._ask(copy_of(hidden), moves, budget)
        except BotFault as fault:
            self._note(fault, hidden)
            return MoveId(int(self.game.policy(hidden, moves.copy(), len(moves))))

    def _note(self, fault: BotFault, hidden: Hidden) -> None:
        self.faults.append(fault.kind)
        if self.first is None:
            phase = str(self.game.PHASES[hidden.phase])
            self.first = FirstFault(fault.kind, Seat(int(hidden.to_move)), phase, fault.detail)

    def take_first(self) -> FirstFault | None:
        """The first fault, told once."""
        if self._is_told or self.first is None:
            return None
        self._is_told = True
        return self.first

    def _ask(self, hidden: Hidden, moves: Cells, budget: Budget | None) -> MoveId:
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
                answers.append(BotFault(CRASHED, traceback.format_exc()))

        self._thinking = threading.Thread(target=think, daemon=True)
        self._thinking.start()
        self._thinking.join(seconds_for(budget) + SETTLING)
        if not answers:
            raise BotFault(TOO_SLOW)
        return checked(answers[0], offered, self.game)


def checked(answer: object, offered: list[int], game: Game) -> MoveId:
    if isinstance(answer, BotFault):
        raise answer
    try:
        move = int(answer)  # type: ignore[call-overload]
    except (TypeError, ValueError):
        raise BotFault(NONSENSE, repr(answer)) from None
    if move not in offered:
        known = 0 <= move < game.MOVES.size
        raise BotFault(NOT_OFFERED, game.MOVES.print(MoveId(move)) if known else str(move))
    return MoveId(move)
