"""Personalities of bots: besides winning, a bot may prefer some moves.

`foreman:bold` searches like every foreman. It then compares the best move with moves it prefers to a foreman's choice,
in the same determinizations with the same dice, and makes a preferred move if that costs at most `indulgence` of a win,
with the standard error counted against the move. So the cost is bounded for all preferences
(personalities.toml). Part of it is won back: other bots of the level err in any direction, a personality never away
from what it prefers.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bauhuette.bots.search.move_estimate import MoveEstimate
from bauhuette.bots.search.racing import DROPPED_BEHIND, LEAST_SAMPLES, RaceGain
from bauhuette.engine.errors import BauhuetteError
from bauhuette.engine.game import Game
from bauhuette.engine.meta import GameMeta
from bauhuette.engine.moves import MoveSpace
from bauhuette.engine.record import Cells, Numbers
from bauhuette.engine.types import MoveId

Mask = npt.NDArray[np.bool_]

PERSONALITIES = ("bold", "careful", "saboteur")
SEPARATOR = ":"  # between a level and its personality, as in foreman:bold
MOST_PREFERRED = 4  # compared with the best; of more, those with the best values
CAUTION = 1.0  # standard errors added to the cost of a preferred move


class NoPersonality(BauhuetteError):
    """A personality that bots do not have at this game."""


class PersonalityGoals(NamedTuple):
    """Patterns of moves, as in `personalities.toml`."""

    likes: Sequence[str] = ()
    dislikes: Sequence[str] = ()
    more: Sequence[str] = ()
    less: Sequence[str] = ()


class Personality(NamedTuple):
    """A personality at one game."""

    name: str
    indulgence: float  # part of a win
    goals: PersonalityGoals
    preferences: Numbers  # by move


@cache
def _patterns() -> dict[str, dict[str, Any]]:
    return tomllib.loads(Path(__file__).with_name("personalities.toml").read_text(encoding="utf-8"))


def split_name(name: str) -> tuple[str, str]:
    """Return level and personality: `foreman:bold` -> foreman, bold; the second may be empty."""
    level, _, personality = name.partition(SEPARATOR)
    return level, personality


def join_name(level: str, personality: str) -> str:
    return f"{level}{SEPARATOR}{personality}" if personality else level


def personalities_of(meta: GameMeta) -> tuple[str, ...]:
    """Return the personalities bots have at a game."""
    return tuple(name for name in PERSONALITIES if name in _patterns().get(meta.key, {}))


def no_personality(meta: GameMeta, name: str) -> NoPersonality:
    known = personalities_of(meta)
    return NoPersonality("no-temper" if known else "no-tempers", temper=name, game=meta.key, known=", ".join(known))


def personality_of(game: Game, name: str) -> Personality:
    if name not in personalities_of(game.meta):
        raise no_personality(game.meta, name)
    patterns = _patterns()[game.meta.key]
    own = {"indulgence": patterns["indulgence"], **patterns[name]}
    indulgence = float(own.pop("indulgence"))
    wishes = PersonalityGoals(**own)
    return Personality(name, indulgence, wishes, _preferences(game.MOVES, wishes))


def _preferences(moves: MoveSpace, wishes: PersonalityGoals) -> Numbers:
    prior: Numbers = any_of(moves, wishes.likes).astype(np.float64) - any_of(moves, wishes.dislikes)
    for sign, families in ((1, wishes.more), (-1, wishes.less)):
        for family in families:
            first, size = moves.first(family), moves.family(family).size
            prior[first : first + size] += sign * np.arange(size) / size
    return prior


def any_of(moves: MoveSpace, patterns: Sequence[str]) -> Mask:
    """Return for each move whether its notation matches one of the patterns."""
    return np.array([any(fnmatchcase(moves.print(move), one) for one in patterns) for move in moves.ids()])


def has_wishes(personality: Personality, moves: Cells) -> bool:
    """Return whether the personality prefers some of these moves to others."""
    return bool(np.ptp(personality.preferences[moves]) > 0)


def preferred_moves(found: Sequence[MoveEstimate], chosen: MoveEstimate, personality: Personality) -> list[MoveId]:
    """Return moves preferred to both the best and the chosen one, best values first.

    Moves seen to cost too much are left out. `found` has the best move first; `chosen` is what the level would do,
    perhaps something worse.
    """
    best = found[0]
    content = max(personality.preferences[best.move], personality.preferences[chosen.move])
    liked = [
        finding
        for finding in found
        if personality.preferences[finding.move] > content
        and best.value - finding.value <= personality.indulgence + DROPPED_BEHIND * finding.error
    ]
    return [finding.move for finding in sorted(liked, key=lambda one: -one.value)[:MOST_PREFERRED]]


def choose_preferred(best: MoveId, chosen: MoveId, gains: Iterable[RaceGain], personality: Personality) -> MoveId:
    """Return the most preferred move that costs at most the indulgence; of equals the best.

    A move with too few determinizations never counts as cheap. If no move is cheap, return the level's move, or the
    best one if that is preferred.
    """
    cheap = [
        gain
        for gain in gains
        if gain.determinizations >= LEAST_SAMPLES
        and gain.move != best
        and CAUTION * gain.error - gain.mean <= personality.indulgence
    ]
    usual = best if personality.preferences[best] > personality.preferences[chosen] else chosen
    liked = max(cheap, key=lambda gain: (personality.preferences[gain.move], gain.mean), default=None)
    return liked.move if liked and personality.preferences[liked.move] > personality.preferences[usual] else usual
