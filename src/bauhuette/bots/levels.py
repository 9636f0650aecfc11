"""The four levels, named after the crew: apprentice, journeyman, foreman, master. (Earlier versions: `champions.py`.)

A level may have a temper, `foreman:bold`: known by what it likes (`temper.py`).

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
from bauhuette.bots.net import NetBot
from bauhuette.bots.protocol import Budget, within
from bauhuette.bots.search.finding import Finding
from bauhuette.bots.search.learned import learned_search, masters_search
from bauhuette.bots.search.race import SEASONED, Gain
from bauhuette.bots.search.search import Search
from bauhuette.bots.temper import has_wishes, indulge, parted, temper_of, tempered, temptations
from bauhuette.engine.eyes import Hidden, MoveId, Seat
from bauhuette.engine.game import Game
from bauhuette.engine.luck import luck_of_move, rand
from bauhuette.engine.meta import Meta
from bauhuette.engine.record import Cells, copy_of
from bauhuette.nets.store import is_proven

LEVELS = ("apprentice", "journeyman", "foreman", "master")
STRONGEST = "master"
ITS_SECONDS = 1.8
FEW_NODES = 1 << 12  # a level with few playouts needs no room for more
FINE = 1 << 30  # of how many points one is drawn
SECOND_LOOK = 0.25  # of the seconds, for what a temper likes


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
    if name in CHAMPIONS:
        return CHAMPIONS[name].budget is not None
    return name is not None and level_of(name) in LEVELS


def level_of(name: str) -> str:
    """How strong a bot is, whatever its temper: `foreman:bold` -> foreman."""
    return parted(name)[0]


def seconds_of(name: str) -> float | None:
    """How long a bot of ours thinks if nobody else wants to; None for those who do not go by the clock."""
    if level_of(name) == STRONGEST:
        return ITS_SECONDS
    champion = CHAMPIONS.get(name)
    return champion.budget.seconds if champion and champion.budget else None


def levels_of(meta: Meta) -> tuple[str, ...]:
    """The levels people choose from at a game, the strongest last; one has learned by itself, if that paid."""
    learned = (NetBot.name,) if is_proven(meta) else ()
    return (*(name for name in LEVELS if name != STRONGEST), *learned, STRONGEST)


class LevelBot:
    """A bot of one level. The same luck gives the same move, if its budget counts playouts and not seconds.

    A master uses what was learned: a pupil of a net plays its playouts, an outlook judges how they end (as it does for
    all levels), a net's favourite is the move to beat. Where there is none of these, it plays as `master@0.1`.
    """

    def __init__(self, game: Game, level: str, temper: str = "", search: Search | None = None) -> None:
        """`search`: that of another bot of this game and level, which has nothing to do meanwhile."""
        self.game = game
        self.name = tempered(level, temper)
        self.level = level
        self.temper = temper_of(game, temper) if temper else None
        self.manner = None if level == STRONGEST else manner_of(game.meta.key, level)
        self.search = search or (
            learned_search(game, FEW_NODES, chapters=self.manner.chapters) if self.manner else masters_search(game)
        )

    def __reduce__(self) -> tuple[type[LevelBot], tuple[Game, str, str]]:
        """Copied by what it is, not with what its search remembers."""
        return LevelBot, (self.game, *parted(self.name))

    def choose(self, hidden: Hidden, moves: Cells, budget: Budget | None = None) -> MoveId:
        if len(moves) == 1:
            return MoveId(int(moves[0]))
        allowed = within(budget_of(self.game.meta.key, self.level), budget)
        temper = self.temper if self.temper and has_wishes(self.temper, moves) else None
        first = _of_its_seconds(allowed, 1 - SECOND_LOOK) if temper else allowed
        found = self.search.explore(hidden, Seat(int(hidden.to_move)), first, widely=temper is not None)
        chosen = self._chosen(found, hidden)
        if temper is None:
            return chosen.move
        gains = self._second_look(temptations(found, chosen, temper), found[0].move, hidden, allowed)
        return indulge(found[0].move, chosen.move, gains, temper)

    def _chosen(self, found: list[Finding], hidden: Hidden) -> Finding:
        """What its level does, whatever its temper."""
        if self.manner is None:
            return found[0]
        return softly(found, self.manner.softness, rand(hidden, FINE) / FINE, self.game.MOVES)

    def _second_look(self, liked: list[MoveId], best: MoveId, hidden: Hidden, allowed: Budget) -> list[Gain]:
        """What it likes is compared with the best move in other worlds than those both were found in."""
        field, again = [best, *liked], copy_of(hidden)
        if not liked:
            return []
        again.rng = luck_of_move(int(hidden.rng).to_bytes(8, "big"), ("temper",), 0)
        budget = _of_its_seconds(allowed, SECOND_LOOK)
        if budget.seconds is None:
            budget = budget._replace(playouts=max(SEASONED * len(field), budget.playouts or 0))
        return self.search.compare(again, Seat(int(hidden.to_move)), budget, field)


def _of_its_seconds(budget: Budget, part: float) -> Budget:
    return budget if budget.seconds is None else budget._replace(seconds=part * budget.seconds)
