"""What a host chooses for a table beside the game's own options: clock, spectators, absence."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

SpectatorRule = Literal["off", "public", "after"]  # nobody; what everybody knows; also every seat's view after the game

# Of a bot, with its temper where it has one: foreman, foreman:bold.
Level = Annotated[str, Field(min_length=1, max_length=24, pattern=r"^[a-z0-9-]+(:[a-z]+)?$")]

DAY_S = 86_400


class Clock(BaseModel):
    """No clock; so many seconds a turn; a bank with an increment per turn; days per turn.

    A turn lasts as long as the same seat is asked. When time runs out a bot makes the moves of that turn, or the game
    ends, as the host chose.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    kind: Literal["none", "turn", "bank", "days"] = "none"
    seconds: Annotated[int, Field(ge=0, le=30 * DAY_S)] = 0  # per turn, or in the bank; at least one
    increment: Annotated[int, Field(ge=0, le=3600)] = 0
    flag: Literal["bot", "end"] = "bot"
    level: Level = "greedy"

    @property
    def warns_ms(self) -> int:
        """With so much time left a clock warns: a sixth of a turn of days, half a day at most; else twenty seconds."""
        whole = max(1, self.seconds) * 1000
        return min(whole // 6, DAY_S * 500) if self.kind == "days" else min(whole // 3, 20_000)


class Absence(BaseModel):
    """After so long without a connection while asked, a bot of this level takes the seat; 0: never."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    after_seconds: Annotated[int, Field(ge=0, le=30 * DAY_S)] = 0
    level: Level = "greedy"
