"""The four levels: apprentice, journeyman, foreman, master. (Earlier versions: `past_versions.py`.)

A level may have a personality, `foreman:bold` (`personality.py`).

All of them search. Levels below master look less far ahead, make fewer playouts and sample from a softmax over search
values, so that they err as people do: often where moves are nearly equal, seldom where a move loses the game.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

from bauhuette.bots.net import NetBot
from bauhuette.bots.past_versions import PAST_LEVELS
from bauhuette.bots.personality import (
    choose_preferred,
    has_wishes,
    join_name,
    personality_of,
    preferred_moves,
    split_name,
)
from bauhuette.bots.protocol import Budget, within
from bauhuette.bots.search.move_estimate import MoveEstimate
from bauhuette.bots.search.presets import learned_search, master_search
from bauhuette.bots.search.racing import LEAST_SAMPLES, RaceGain
from bauhuette.bots.search.search import Search
from bauhuette.bots.softmax import sample_softmax
from bauhuette.engine.game import Game
from bauhuette.engine.meta import GameMeta
from bauhuette.engine.record import Cells, copy_of
from bauhuette.engine.rng import luck_of_move, rand
from bauhuette.engine.types import InfoState, MoveId, Seat
from bauhuette.nets.net_files import is_proven

LEVELS = ("apprentice", "journeyman", "foreman", "master")
STRONGEST = "master"
MASTER_SECONDS = 1.8
FEW_NODES = 1 << 12  # enough for a level with few playouts
FINE = 1 << 30  # resolution of the random point
SECOND_LOOK = 0.25  # share of the seconds for preferred moves


class LevelSettings(NamedTuple):
    """The parameters of a level at a game; see `levels.toml`."""

    playouts: int
    softness: float
    chapters: float


@cache
def _settings() -> dict[str, dict[str, dict[str, float]]]:
    return tomllib.loads(Path(__file__).with_name("levels.toml").read_text(encoding="utf-8"))


def level_settings(key: str, level: str) -> LevelSettings:
    settings = _settings()["usual"][level] | _settings().get(key, {}).get(level, {})
    return LevelSettings(int(settings["playouts"]), float(settings["softness"]), float(settings["chapters"]))


def budget_of(key: str, level: str) -> Budget:
    return (
        Budget(seconds=MASTER_SECONDS) if level == STRONGEST else Budget(playouts=level_settings(key, level).playouts)
    )


def searches(name: str | None) -> bool:
    """Return whether a built-in bot thinks long enough to be asked in a process of its own."""
    if name in PAST_LEVELS:
        return PAST_LEVELS[name].budget is not None
    return name is not None and level_of(name) in LEVELS


def level_of(name: str) -> str:
    """Return the level without the personality: `foreman:bold` -> foreman."""
    return split_name(name)[0]


def seconds_of(name: str) -> float | None:
    """Return how long a built-in bot thinks by default; None for those without a time limit."""
    if level_of(name) == STRONGEST:
        return MASTER_SECONDS
    past_level = PAST_LEVELS.get(name)
    return past_level.budget.seconds if past_level and past_level.budget else None


def levels_of(meta: GameMeta) -> tuple[str, ...]:
    """Return the levels offered at a game, the strongest last, with the net bot if it is proven."""
    learned = (NetBot.name,) if is_proven(meta) else ()
    return (*(name for name in LEVELS if name != STRONGEST), *learned, STRONGEST)


class LevelBot:
    """A bot of one level. With a budget of playouts (not seconds), the same seed gives the same move.

    A master uses nets: a rollout net plays its playouts, a value net corrects the evaluation where they end (as for all
    levels), and the policy net's first move is the move to beat. Without nets it plays as `master@0.1`.
    """

    def __init__(self, game: Game, level: str, personality: str = "", search: Search | None = None) -> None:
        """`search` is that of another idle bot of this game and level, to save memory."""
        self.game = game
        self.name = join_name(level, personality)
        self.level = level
        self.personality = personality_of(game, personality) if personality else None
        self.settings = None if level == STRONGEST else level_settings(game.meta.key, level)
        self.search = search or (
            learned_search(game, FEW_NODES, chapters=self.settings.chapters) if self.settings else master_search(game)
        )

    def __reduce__(self) -> tuple[type[LevelBot], tuple[Game, str, str]]:
        """Copy the bot without the memory of its search."""
        return LevelBot, (self.game, *split_name(self.name))

    def choose(self, hidden: InfoState, moves: Cells, budget: Budget | None = None) -> MoveId:
        if len(moves) == 1:
            return MoveId(int(moves[0]))
        allowed = within(budget_of(self.game.meta.key, self.level), budget)
        personality = self.personality if self.personality and has_wishes(self.personality, moves) else None
        first = _of_its_seconds(allowed, 1 - SECOND_LOOK) if personality else allowed
        found = self.search.explore(hidden, Seat(int(hidden.to_move)), first, widely=personality is not None)
        best, chosen = found[0].move, self._level_move(found, hidden)
        if personality is None:
            return chosen.move
        gains = self._second_look(preferred_moves(found, chosen, personality), best, hidden, allowed)
        return choose_preferred(best, chosen.move, gains, personality)

    def _level_move(self, found: list[MoveEstimate], hidden: InfoState) -> MoveEstimate:
        """Return the level's move, without its personality."""
        if self.settings is None:
            return found[0]
        return sample_softmax(found, self.settings.softness, rand(hidden, FINE) / FINE, self.game.MOVES)

    def _second_look(self, liked: list[MoveId], best: MoveId, hidden: InfoState, allowed: Budget) -> list[RaceGain]:
        """Compare the preferred moves with the best one in new determinizations."""
        field, again = [best, *liked], copy_of(hidden)
        if not liked:
            return []
        again.rng = luck_of_move(int(hidden.rng).to_bytes(8, "big"), ("temper",), 0)
        budget = _of_its_seconds(allowed, SECOND_LOOK)
        if budget.seconds is None:
            budget = budget._replace(playouts=max(LEAST_SAMPLES * len(field), budget.playouts or 0))
        return self.search.compare(again, Seat(int(hidden.to_move)), budget, field)


def _of_its_seconds(budget: Budget, part: float) -> Budget:
    return budget if budget.seconds is None else budget._replace(seconds=part * budget.seconds)
