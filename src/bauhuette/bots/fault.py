"""Guard a table against a failing bot: the game's policy decides instead, and the fault is reported."""

from __future__ import annotations

import threading
import traceback
from typing import NamedTuple

from bauhuette.bots.protocol import Bot, Budget
from bauhuette.engine.game import Game
from bauhuette.engine.record import Cells, copy_of
from bauhuette.engine.types import InfoState, MoveId, Seat

CRASHED = "crashed"
NONSENSE = "nonsense"  # an answer that is no move
NOT_OFFERED = "not-offered"
TOO_SLOW = "too-slow"
SECONDS = 5.0  # for a decision without a budget
GRACE = 1.1
SETTLING = 0.5  # extra seconds for bots that notice their timeout by themselves


class BotFault(Exception):
    """A bot's fault: one of the kinds above, and details for its author."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(kind)
        self.kind = kind
        self.detail = detail


class FirstFault(NamedTuple):
    """A bot's first fault: what and where."""

    kind: str
    seat: Seat
    phase: str
    detail: str


def seconds_for(budget: Budget | None) -> float:
    return GRACE * (budget.seconds if budget and budget.seconds else SECONDS)


class GuardedBot:
    """Stands between a table and a bot from outside the package."""

    def __init__(self, bot: Bot, game: Game) -> None:
        self.bot = bot
        self.game = game
        self.name = bot.name
        self.faults: list[str] = []
        self.first: FirstFault | None = None
        self._is_reported = False
        self._thinking: threading.Thread | None = None

    def choose(self, hidden: InfoState, moves: Cells, budget: Budget | None = None) -> MoveId:
        try:
            return self._ask(copy_of(hidden), moves, budget)
        except BotFault as fault:
            self._note(fault, hidden)
            return MoveId(int(self.game.policy(hidden, moves.copy(), len(moves))))

    def _note(self, fault: BotFault, hidden: InfoState) -> None:
        self.faults.append(fault.kind)
        if self.first is None:
            phase = str(self.game.PHASES[hidden.phase])
            self.first = FirstFault(fault.kind, Seat(int(hidden.to_move)), phase, fault.detail)

    def take_first(self) -> FirstFault | None:
        """Return the first fault, once."""
        if self._is_reported or self.first is None:
            return None
        self._is_reported = True
        return self.first

    def _ask(self, hidden: InfoState, moves: Cells, budget: Budget | None) -> MoveId:
        """Ask in a thread, because a bot that never answers must not block the table."""
        if self._thinking is not None and self._thinking.is_alive():
            raise BotFault(TOO_SLOW)
        answers: list[object] = []
        offered = moves.tolist()

        def think() -> None:
            try:
                answers.append(self.bot.choose(hidden, moves.copy(), budget))
            except BotFault as fault:
                answers.append(fault)
            except Exception:  # any exception is the bot's fault
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
