"""The bots at a learner's table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bauhuette.bots.protocol import Bot
from bauhuette.bots.registry import bot
from bauhuette.engine.errors import shortened
from bauhuette.engine.game import Game
from bauhuette.engine.validation import BadArgument
from bauhuette.match.play_state import BadTable

Opponent = str | type | Bot  # any name of docs/bots.md, a class called with the game, or a bot


def opponents_of(game: Game, wanted: Opponent | Sequence[Opponent], seats: int) -> list[Bot]:
    """Return a bot for each other seat in turn order, from one for all of them or a list."""
    listed = list(wanted) if isinstance(wanted, Sequence) and not isinstance(wanted, str) else [wanted] * (seats - 1)
    if len(listed) != seats - 1:
        raise BadTable("bad-opponents", given=len(listed), seats=seats, wanted=seats - 1)
    return [_bot(game, one) for one in listed]


def _bot(game: Game, wanted: Any) -> Bot:
    if isinstance(wanted, str):
        return bot(wanted, game)
    made = wanted(game) if isinstance(wanted, type) else wanted
    if not callable(getattr(made, "choose", None)):
        raise BadArgument("bad-opponent", value=shortened(wanted))
    chooses: Bot = made
    return chooses
