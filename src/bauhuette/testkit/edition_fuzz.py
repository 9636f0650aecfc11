"""Try editions by chance: none may crash or hang, and what is accepted can be played to the end.

    BAUHUETTE_JIT=off python -m bauhuette.testkit.edition_fuzz cologne --count 1000 --every 20

Half of the cases change a few values within their bounds, most of them so that they still fit together; the others put
junk anywhere. Case n is the same in every run: `--first n --count 1` repeats it. Each accepted edition is imported,
dealt and played to its end by random moves, with the game's audit after every move; `--every 20` plays each twentieth.
A case that takes longer than `--limit` seconds is a fault and is ended. How far the run is goes to stderr.
"""

from __future__ import annotations

import argparse
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np

from bauhuette.bots.simple import GreedyBot
from bauhuette.engine import registry
from bauhuette.engine.catalogue import game_folder, game_keys
from bauhuette.engine.edition import added_rows, canonical, overridable, read_folder
from bauhuette.engine.edition_validation import check_edition
from bauhuette.engine.game import Game
from bauhuette.engine.rng import secret_from_number
from bauhuette.engine.types import MoveId
from bauhuette.match.table import Table
from bauhuette.testkit.contract import MOVE_LIMIT
from bauhuette.testkit.forged_records import exercise
from bauhuette.testkit.fuzz import junk

MOST_CHANGES = 8
REPORT_S = 30.0


class EditionFuzz:
    """Editions of one game, each made from the number of its case."""

    def __init__(self, key: str, whole: bool = False) -> None:
        self.key = key
        self.whole = whole
        self.base = read_folder(game_folder(key))
        self.values = {value.key: value.value for value in overridable(self.base)}

    def edition(self, number: int) -> dict[str, Any]:
        rng = Random(number)
        if self.base.get("more") and rng.random() < 0.2:
            return self._other_rows(rng)
        keys = rng.sample(sorted(self.values), rng.randint(1, MOST_CHANGES))
        if number % 2:
            return {key: junk(rng) if rng.random() < 0.5 else self._changed(rng, key) for key in keys}
        changed: dict[str, Any] = {}
        for key in keys:
            tried = {**changed, key: self._changed(rng, key)}
            if not check_edition(tried, self.key).breaches or rng.random() < 0.05:
                changed = tried
        return changed

    def _other_rows(self, rng: Random) -> dict[str, Any]:
        """Return an edition with rows of its own and without some of ours, as a rule with the streets they need."""
        group = rng.choice(sorted(self.base["more"]))
        changed: dict[str, Any] = {}
        for row, leaves, may in rng.sample(list(added_rows(self.base)), rng.randint(0, 3)):
            changed |= {f"{row}.{leaf}": self._changed(rng, f"{row}.{leaf}") for leaf in leaves if rng.random() < 0.97}
            changed |= {f"{row}.{leaf}": self._changed(rng, f"{row}.{leaf}") for leaf in may if rng.random() < 0.2}
            for end in rng.sample(sorted(self.base[group]), rng.randint(1, 3)):
                changed[f"streets.{row.partition('.')[2]} {end}"] = True
        streets = self.values["streets"].splitlines()
        for row in rng.sample(sorted(self.base[group]), rng.randint(0, 2)):
            changed[f"{group}.{row}"] = False
            gone = [street for street in streets if row in street.split()]
            ends = [end for street in gone for end in street.split() if end != row]
            changed |= {f"streets.{street}": False for street in gone if rng.random() < 0.97}
            changed |= {f"streets.{one} {other}": True for one, other in pairwise(ends)}
        return changed

    def _changed(self, rng: Random, key: str) -> Any:
        """Return another value of the same form, as a rule within its bounds."""
        value, leaf = self.values.get(key, 0), key.rpartition(".")[2]
        if isinstance(value, int):
            ranges = self.base["ranges"]
            low, high = ranges.get(f"{key.partition('.')[0]}.{leaf}", ranges.get(leaf, (0, 9)))
            step = self.base.get("steps", {}).get(leaf, 1)
            return rng.choice((low, high, low + step * rng.randrange((high - low) // step + 1)))
        alike = [other for name, other in self.values.items() if type(other) is type(value)]
        if isinstance(value, str) and "\n" in value:
            lines = value.splitlines()
            rng.shuffle(lines)
            places = [place for line in lines for place in line.split()]
            return "\n".join([*lines[rng.randrange(4) :], f"{rng.choice(places)} {rng.choice(places)}"])
        return rng.choice([other for other in alike if "\n" not in str(other)])

    def case(self, number: int, counts: Counter[str], plays: bool = True) -> Iterator[str]:
        """Yield the faults of a case; normally none. Without `plays` it is checked alone."""
        counts["cases"] += 1
        checked = check_edition(self.edition(number), self.key)
        for breach in checked.breaches:
            if not (breach.text("de").encode() and breach.text("en").encode()):
                yield f"{breach.message}: nothing to say"
        if checked.breaches:
            return
        counts["accepted"] += 1
        if not plays:
            return
        counts["played"] += 1
        game = registry.load_overridden(self.key, canonical(checked.values))
        try:
            yield from self._played(game, number)
        finally:
            forget(game)

    def _played(self, game: Game, number: int) -> Iterator[str]:
        """Play half by chance, half as the quick player does; with `whole`, compare all guards after every move."""
        seats = game.meta.seats[number // 2 % len(game.meta.seats)]
        table = Table(game, seats, secret_from_number(number))
        game.facts()
        if self.whole:
            yield from exercise(game, table.state, number)
            return
        rng, greedy = Random(number), GreedyBot(game)
        with np.errstate(all="raise"):
            while table.outcome is None:
                reason = int(game.audit(table.state))
                moves = table.offered()
                if reason or not len(moves) or table.version >= MOVE_LIMIT:
                    yield f"move {table.version}: {game.AUDITS[reason - 1].reason if reason else len(moves)}"
                    return
                table.play(table.ask(greedy) if rng.random() < 0.5 else MoveId(int(rng.choice(moves))))
        table.view(None)


def forget(game: Game) -> None:
    """Drop the modules of an edition; otherwise many editions fill the memory."""
    registry.load_overridden.cache_clear()
    if game.overrides:
        for name in [name for name in sys.modules if name.split(".")[:3] == game.package.split(".")]:
            del sys.modules[name]


def stop(_signal: int, _frame: object) -> None:
    raise TimeoutError("it takes too long")


def faults_of(fuzz: EditionFuzz, number: int, counts: Counter[str], plays: bool, limit: float) -> list[str]:
    """Return the faults of a case, an exception and too long a time among them."""
    signal.setitimer(signal.ITIMER_REAL, limit)
    try:
        return list(fuzz.case(number, counts, plays))
    except Exception as error:  # a fault to report; the next case follows
        return [f"{type(error).__name__}: {error}"]
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=game_keys())
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--every", type=int, default=1, help="play one case in this many")
    parser.add_argument("--limit", type=float, default=300, help="seconds for a case")
    parser.add_argument("--whole", action="store_true", help="check the whole contract at every move; slow")
    wanted = parser.parse_args()
    signal.signal(signal.SIGALRM, stop)
    fuzz, counts, told = EditionFuzz(wanted.game, wanted.whole), Counter[str](), time.monotonic()
    for number in range(wanted.first, wanted.first + wanted.count):
        for fault in faults_of(fuzz, number, counts, number % wanted.every == 0, wanted.limit):
            print(f"{wanted.game} case {number}: {fault}", flush=True)
            counts["faults"] += 1
        if time.monotonic() - told > REPORT_S:
            told = time.monotonic()
            print(f"{wanted.count - counts['cases']} cases to go, {counts['faults']} faults", file=sys.stderr)
    numbers = {name: counts[name] for name in ("cases", "accepted", "played", "faults")}
    print(f"{wanted.game}:", ", ".join(f"{number} {name}" for name, number in numbers.items()))
    sys.exit(1 if counts["faults"] else 0)


if __name__ == "__main__":
    main()
