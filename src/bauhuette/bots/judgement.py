"""How far a measured difference between two moves can be trusted.

Playouts suppose players of one kind, so what they say of a difference is too large for the players people meet.
`games/<key>/judgement.json` holds what pairs of games between bots showed (`study/coach_calibration.py`,
docs/analysis.md). Where nothing was shown, the coach believes less and says less.
"""

from __future__ import annotations

import json
import math
from functools import lru_cache
from typing import Any, Literal, NamedTuple

from bauhuette.engine.catalogue import game_folder
from bauhuette.engine.game import Game

FILE = "judgement.json"
METHOD = 2  # of the evaluation; figures of another one are not compared with it
NOTICEABLE = 0.02  # of a win; less is no difference
PROBABLE, CLEAR = 1.0, 2.0  # standard deviations a cost must be away from nothing
LEAST_CLEAR = 0.03
DETERMINIZATIONS = 192  # in which each move of a decision is measured

Certainty = Literal["clearly", "probably", "close"]  # worse than the best; close: too close to call


class Judgement(NamedTuple):
    """What a measured difference is worth."""

    slope: float = 0.3  # true difference for a measured one
    spread: float = 0.08  # standard deviation of differences between moves, before the noise of measuring
    residual: float = 0.04  # standard deviation of true costs around the stated ones
    proven: bool = False  # whether other games showed it; without that nothing is called clear

    def stated(self, measured: float, error: float) -> tuple[float, float]:
        """Return the posterior mean of a true difference and its standard deviation."""
        kept = self.spread**2 / (self.spread**2 + error**2)
        return self.slope * kept * measured, math.hypot(self.slope * math.sqrt(kept) * error, self.residual)

    def certainty(self, cost: float, error: float) -> Certainty:
        if cost < NOTICEABLE or cost < PROBABLE * error:
            return "close"
        return "clearly" if self.proven and cost >= max(LEAST_CLEAR, CLEAR * error) else "probably"


class JudgementFile(NamedTuple):
    """The file of one game."""

    determinizations: int = DETERMINIZATIONS
    judgement: Judgement = Judgement()
    proven: frozenset[int] = frozenset()  # numbers of seats

    def of(self, seats: int) -> Judgement:
        return self.judgement._replace(proven=seats in self.proven)


def judgement_of(game: Game, seats: int) -> Judgement:
    """Return what was shown for a game as it is printed; a player's own edition was never tried."""
    return Judgement() if game.overrides else judgement_file(game.meta.key).of(seats)


@lru_cache
def judgement_file(key: str) -> JudgementFile:
    path = game_folder(key) / FILE
    if not path.exists():
        return JudgementFile()
    told: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    if told["method"] != METHOD:
        return JudgementFile(told["determinizations"])
    judgement = Judgement(**{name: told[name] for name in ("slope", "spread", "residual")})
    holds = {int(seats): all(one["holds"] for one in by.values()) for seats, by in told["proof"].items()}
    return JudgementFile(told["determinizations"], judgement, frozenset(n for n, is_held in holds.items() if is_held))
