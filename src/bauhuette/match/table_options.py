"""What a host chooses for a table beside the game's own options: clock, spectators, absence."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

SpectatorRule = Literal["off", "public", "after"]  # none; what is public; also every seat's view after the game

# A bot's name, with its personality if it has one: foreman, foreman:bold.
Level = Annotated[str, Field(min_length=1, max_length=24, pattern=r"^[a-z0-9-]+(:[a-z]+)?$")]

DAY_S = 86_400


class Clock(BaseModel):
    """No clock, seconds per turn, a bank with an increment per turn, or days per turn.

    A turn lasts as long as the same seat is asked. On a timeout a bot makes the moves of that turn, or the game ends:
    the host chooses.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    kind: Literal["none", "turn", "bank", "days"] = "none"
    seconds: Annotated[int, Field(ge=0, le=30 * DAY_S)] = 0  # per turn, or in the bank; at least one
    increment: Annotated[int, Field(ge=0, le=3600)] = 0
    flag: Literal["bot", "end"] = "bot"
    level: Level = "greedy"

    @property
    def warns_ms(self) -> int:
        """Return the ms left at which to warn: a sixth of a turn of days, at most half a day; else up to 20 s."""
        whole = max(1, self.seconds) * 1000
        return min(whole // 6, DAY_S * 500) if self.kind == "days" else min(whole // 3, 20_000)


class Absence(BaseModel):
    """After this time without a connection on its turn, a bot of this level takes the seat; 0: never."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    after_seconds: Annotated[int, Field(ge=0, le=30 * DAY_S)] = 0
    level: Level = "greedy"
