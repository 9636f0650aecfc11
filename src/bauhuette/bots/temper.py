"""Characters of one level: besides winning a bot may like some moves, so that people know it again.

`foreman:bold` searches as every foreman. Then it looks once more, at what it likes better than what a foreman would do:
all of that beside the best move, in the same imagined worlds with the same dice. If a liked move surely costs no more
than its `indulgence` of a win, it makes that one. So what a character costs is bounded, whatever it likes
(`tempers.toml`), and part of it is won back: where others of its level err softly in any direction, it never errs away
from what it likes.
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

from bauhuette.bots.search.finding import Finding
from bauhuette.bots.search.race import BEHIND, SEASONED, Gain
from bauhuette.engine.eyes import MoveId
from bauhuette.engine.game import Game
from bauhuette.engine.meta import Meta
from bauhuette.engine.moves import MoveSpace
from bauhuette.engine.record import Cells, Numbers
from bauhuette.engine.trouble import Trouble

Mask = npt.NDArray[np.bool_]

TEMPERS = ("bold", "careful", "saboteur")
BETWEEN = ":"  # a level and its temper, as in foreman:bold
MOST_TEMPTATIONS = 4  # looked at once more; of more, those that looked best
CAUTION = 1.0  # standard errors by which a liked move is thought dearer than it looked


class NoTemper(Trouble):
    """A character that bots do not have at this game."""


class Wishes(NamedTuple):
    """As `tempers.toml` tells them."""

    likes: Sequence[str] = ()
    dislikes: Sequence[str] = ()
    more: Sequence[str] = ()
    less: Sequence[str] = ()


class Temper(NamedTuple):
    """What a character likes at a game."""

    name: str
    indulgence: float  # part of a win
    wishes: Wishes
    liking: Numbers  # by move


@cache
def _told() -> dict[str, dict[str, Any]]:
    return tomllib.loads(Path(__file__).with_name("tempers.toml").read_text(encoding="utf-8"))


def parted(name: str) -> tuple[str, str]:
    """`foreman:bold` -> foreman and bold; without a temper the second is empty."""
    level, _, temper = name.partition(BETWEEN)
    return level, temper


def tempered(level: str, temper: str) -> str:
    return f"{level}{BETWEEN}{temper}" if temper else level


def tempers_of(meta: Meta) -> tuple[str, ...]:
    """The characters bots have at a game."""
    return tuple(name for name in TEMPERS if name in _told().get(meta.key, {}))


def no_temper(meta: Meta, name: str) -> NoTemper:
    known = tempers_of(meta)
    return NoTemper("no-temper" if known else "no-tempers", temper=name, game=meta.key, known=", ".join(known))


def temper_of(game: Game, name: str) -> Temper:
    if name not in tempers_of(game.meta):
        raise no_temper(game.meta, name)
    told = _told()[game.meta.key]
    own = {"indulgence": told["indulgence"], **told[name]}
    indulgence = float(own.pop("indulgence"))
    wishes = Wishes(**own)
    return Temper(name, indulgence, wishes, _liking(game.MOVES, wishes))


def _liking(moves: MoveSpace, wishes: Wishes) -> Numbers:
    liking: Numbers = any_of(moves, wishes.likes).astype(np.float64) - any_of(moves, wishes.dislikes)
    for sign, families in ((1, wishes.more), (-1, wishes.less)):
        for family in families:
            first, size = moves.first(family), moves.family(family).size
            liking[first : first + size] += sign * np.arange(size) / size
    return liking


def any_of(moves: MoveSpace, patterns: Sequence[str]) -> Mask:
    """By move, whether its notation is like one of these."""
    return np.array([any(fnmatchcase(moves.print(move), one) for one in patterns) for move in moves.ids()])


def has_wishes(temper: Temper, moves: Cells) -> bool:
    """Whether it likes some of these moves better than others."""
    return bool(np.ptp(temper.liking[moves]) > 0)


def temptations(found: Sequence[Finding], chosen: Finding, temper: Temper) -> list[MoveId]:
    """What it likes better than the best move and the chosen one, unless it was seen to cost too much; dear ones last.

    `found` has the best move first; `chosen` is what the level would do, perhaps something worse.
    """
    best = found[0]
    content = max(temper.liking[best.move], temper.liking[chosen.move])
    liked = [
        finding
        for finding in found
        if temper.liking[finding.move] > content
        and best.value - finding.value <= temper.indulgence + BEHIND * finding.doubt
    ]
    return [finding.move for finding in sorted(liked, key=lambda one: -one.value)[:MOST_TEMPTATIONS]]


def indulge(best: MoveId, chosen: MoveId, gains: Iterable[Gain], temper: Temper) -> MoveId:
    """The most liked of those that surely cost no more than the indulgence beside the best move; of equals the best.

    What was seen in few worlds is not sure to be cheap. If none is, it makes what its level would do, or the best move
    if it likes that better.
    """
    cheap = [
        gain
        for gain in gains
        if gain.worlds >= SEASONED and gain.move != best and CAUTION * gain.error - gain.mean <= temper.indulgence
    ]
    usual = best if temper.liking[best] > temper.liking[chosen] else chosen
    liked = max(cheap, key=lambda gain: (temper.liking[gain.move], gain.mean), default=None)
    return liked.move if liked and temper.liking[liked.move] > temper.liking[usual] else usual
