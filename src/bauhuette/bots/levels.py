"""The four levels, named after the crew: apprentice, journeyman, foreman, master. (Earlier versions: `champions.py`.)

All of them search. Whoever is below a master looks less far, tries less and chooses softly among what looks good, so
that they err as people do: often where moves are nearly equal, seldom where one loses the game.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

from bauhuette.bots.champions import CHAMPIONS
from bauhuette.bots.choosing import softly
from bauhuette.bots.net import NetBot, favourite, nets_if_any
from bauhuette.bots.protocol import Budget, within
from bauhuette.bots.search.learned import learned_search
from bauhuette.bots.search.memory import CAPACITY
from bauhuette.engine.eyes import Hidden, MoveId, Seat
from bauhuette.engine.game import Game
from bauhuette.engine.luck import rand
from bauhuette.engine.meta import Meta
from bauhuette.engine.record import Cells
from bauhuette.nets.store import is_shipped

LEVELS = ("apprentice", "journeyman", "foreman", "master")
STRONGEST = "master"
ITS_SECONDS = 1.8
FEW_NODES = 1 << 12  # a level with few playouts needs no room for more
FINE = 1 << 30  # of how many points one is drawn


class Manner(NamedTuple):
    """How a level plays a game; see `levels.toml`."""

    playouts: int
    softness: float
    chapters: float


@cache
def _told() -> dict[str, dict[str, dict[str, float]]]:
    return tomllib.loads(Path(__file__).with_name("levels.toml").read_text(encoding="utf-8"))


def manner_of(key: str, level: str) -> Manner:
    told = _told()["usual"][level] | _told().get(key, {}).get(level, {})
    return Manner(int(told["playouts"]), float(told["softness"]), float(told["chapters"]))


def budget_of(key: str, level: str) -> Budget:
    return Budget(seconds=ITS_SECONDS) if level == STRONGEST else Budget(playouts=manner_of(key, level).playouts)


def searches(name: str | None) -> bool:
    """Whether a bot of ours thinks for long enough to be asked in a process of its own."""
    return name in LEVELS or (name in CHAMPIONS and CHAMPIONS[name].budget is not None)


def seconds_of(name: str) -> float | None:
    """How long a bot of ours thinks if nobody else wants to; None for those who do not go by the clock."""
    if name == STRONGEST:
        return ITS_SECONDS
    champion = CHAMPIONS.get(name)
    return champion.budget.seconds if champion and champion.budget else None


def levels_of(meta: Meta) -> tuple[str, ...]:
    """The levels people choose from at a game, the strongest last; one has learned by itself, where there is a net."""
    learned = (NetBot.name,) if is_shipped(meta) else ()
    return (*(name for name in LEVELS if name != STRONGEST), *learned, STRONGEST)


class LevelBot:
    """A bot of one level. The same luck gives the same move, if its budget counts playouts and not seconds.

    A master uses what was learned: where a tree grows, it holds on to the move a net likes best, unless another is
    surely better; where moves race each other, an outlook judges how their playouts end (as it does for all levels).
    Where there is neither, it plays as `master@0.1`.
    """

    def __init__(self, game: Game, level: str) -> None:
        self.game = game
        self.name = level
        self.manner = None if level == STRONGEST else manner_of(game.meta.key, level)
        self._search = (
            learned_search(game, FEW_NODES, self.manner.chapters) if self.manner else learned_search(game, CAPACITY)
        )
        self._nets = nets_if_any(game) if level == STRONGEST and not self._search.taste.race else None

    def __reduce__(self) -> tuple[type[LevelBot], tuple[Game, str]]:
        """Copied by what it is, not with what its search remembers."""
        return LevelBot, (self.game, self.name)

    def choose(self, hidden: Hidden, moves: Cells, budget: Budget | None = None) -> MoveId:
        if len(moves) == 1:
            return MoveId(int(moves[0]))
        usual = favourite(self.game, self._nets, hidden, moves) if self._nets else None
        allowed = within(budget_of(self.game.meta.key, self.name), budget)
        found = self._search.explore(hidden, Seat(int(hidden.to_move)), allowed, usual)
        if self.manner is None:
            return found[0].move
        return softly(found, self.manner.softness, rand(hidden, FINE) / FINE).move
