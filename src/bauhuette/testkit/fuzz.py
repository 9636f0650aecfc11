"""Forged positions and records by the million: none crashes, none hangs, what is accepted can be played to the end.

    BAUHUETTE_BOUNDS=on python -m bauhuette.testkit.fuzz pillars --count 1000000

Of ten cases seven are records forged within their ranges (`testkit.forge`), two are positions with junk in them, one is
the record of a game with junk in it. Case n is the same in every run: `--first n --count 1` repeats it.
"""

from __future__ import annotations

import argparse
import faulthandler
import os
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from bauhuette.engine.catalogue import game_keys
from bauhuette.engine.game import Game
from bauhuette.engine.luck import luck_of_move, secret_from_number
from bauhuette.engine.position import BadPosition, from_position, position_of
from bauhuette.engine.record import copy_of
from bauhuette.engine.registry import load
from bauhuette.engine.trouble import Trouble
from bauhuette.match.record import BadRecord, replay
from bauhuette.match.table import Table
from bauhuette.testkit.forge import Forger, exercise, passes, stock

STOCK_SEEDS, STOCK_ABOUT = 3, 12
HUNG_AFTER = 300.0  # seconds for one case, compiling included
SHOWN = 20  # faults told in full
BIG = 10**30


def junk(luck: Random, depth: int = 0) -> Any:
    """Something a stranger could write into JSON."""
    plain: tuple[Any, ...] = (
        None, True, False, 0, 1, -1, 4, 127, 128, 32767, -32768, 2**31, 2**63, BIG, -BIG, 1.5, float("inf"), "", "king",
        "\0", "\ud800", "x" * 300, [], {},
    )  # fmt: skip
    kind = luck.randrange(8)
    if kind == 0 and depth < 3:
        return [junk(luck, depth + 1) for _ in range(luck.choice((1, 2, 4, 40)))]
    if kind == 1 and depth < 3:
        return {str(luck.choice(plain)): junk(luck, depth + 1) for _ in range(luck.randrange(4))}
    if kind == 2 and depth == 0:
        return nested(luck.choice((10, 500, 5_000)))
    if kind == 3 and depth == 0:
        return [0] * luck.choice((100, 10_000))
    return luck.choice(plain)


def nested(depth: int) -> Any:
    found: Any = []
    for _ in range(depth):
        found = [found]
    return found


def spoiled(luck: Random, data: Any) -> Any:
    """The same with junk in one place, anywhere within; lists may also change their length."""
    if isinstance(data, dict) and data and luck.random() < 0.97:
        key = luck.choice(list(data))
        if luck.random() < 0.05:
            return {k: v for k, v in data.items() if k != key}
        return {**data, key: spoiled(luck, data[key])}
    if isinstance(data, list) and data and luck.random() < 0.8:
        i = luck.randrange(len(data))
        if luck.random() < 0.05:
            return luck.choice((data[:i], data + data[:1]))
        return [*data[:i], spoiled(luck, data[i]), *data[i + 1 :]]
    return junk(luck)


class Fuzz:
    """Cases of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.records = stock(game, STOCK_SEEDS, STOCK_ABOUT)
        self.positions = [position_of(game, s) for s in self.records[::5]]
        self.games = [_record(game, seats) for seats in game.meta.seats]
        self.accepted = 0

    def case(self, number: int) -> list[str]:
        """What is wrong with this case; nothing, as a rule."""
        luck = Random(number)
        kind = luck.randrange(10)
        try:
            if kind < 7:
                return list(self._forged(luck, number))
            if kind < 9:
                return list(self._position(luck, number))
            return list(self._record(luck))
        except Exception as error:  # a fault is what is looked for: it is told, and the next case follows
            return [f"{type(error).__name__}: {error}"]

    def _forged(self, luck: Random, number: int) -> Iterator[str]:
        s = Forger(self.game, self.records, luck).forge()
        if passes(self.game, s):
            self.accepted += 1
            yield from exercise(self.game, s, number)

    def _position(self, luck: Random, number: int) -> Iterator[str]:
        position = spoiled(luck, luck.choice(self.positions))
        try:
            s = from_position(self.game, position)
        except BadPosition as refusal:
            yield from told_badly(refusal)
            return
        self.accepted += 1
        yield from exercise(self.game, copy_of(s), number)

    def _record(self, luck: Random) -> Iterator[str]:
        try:
            replay(spoiled(luck, luck.choice(self.games)), editions=())
            self.accepted += 1
        except BadRecord as refusal:
            yield from told_badly(refusal)


def told_badly(refusal: Trouble) -> Iterator[str]:
    for lang in ("de", "en"):
        if not refusal.text(lang).encode():
            yield f"{refusal.message}: nothing to say in {lang}"


def _record(game: Game, seats: int) -> dict[str, Any]:
    """Of a game begun at random."""
    table = Table(game, seats, secret_from_number(seats))
    for _ in range(12):
        moves = table.offered()
        table.play(moves[luck_of_move(table.secret, ("choice",), table.version) % len(moves)])
    return table.record()


class Found(NamedTuple):
    """What a run has found."""

    cases: int
    accepted: int
    faults: Counter[str]


def run(game: Game, first: int, count: int, seconds: float) -> Found:
    fuzz, faults, begun = Fuzz(game), Counter[str](), time.monotonic()
    watch = Watch()
    number = first
    while number < first + count and time.monotonic() - begun < seconds:
        watch.begin(number)
        for fault in fuzz.case(number):
            faults[fault] += 1
            if faults.total() <= SHOWN:
                print(f"case {number}: {fault}", flush=True)
        number += 1
        if number % 10_000 == 0 and sys.stderr.isatty():
            print(f"\r{number - first:,} cases, {fuzz.accepted:,} accepted", end="", file=sys.stderr, flush=True)
    watch.end()
    return Found(number - first, fuzz.accepted, faults)


class Watch:
    """Says which case hangs, and ends the process: compiled rules let no other thread into them, but beside them."""

    def __init__(self) -> None:
        self._case = 0
        self._since = time.monotonic()
        self._over = threading.Event()
        threading.Thread(target=self._look, daemon=True).start()

    def begin(self, case: int) -> None:
        self._case, self._since = case, time.monotonic()

    def end(self) -> None:
        self._over.set()

    def _look(self) -> None:
        while not self._over.wait(5.0):
            if time.monotonic() - self._since > HUNG_AFTER:
                print(f"case {self._case} hangs", flush=True)
                os._exit(3)


def main() -> int:
    parser = argparse.ArgumentParser(description="Forged positions and records.")
    parser.add_argument("game", choices=game_keys())
    parser.add_argument("--count", type=int, default=10_000, help="how many cases")
    parser.add_argument("--first", type=int, default=0, help="the number of the first case")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so long")
    given = parser.parse_args()
    faulthandler.enable()
    found = run(load(given.game), given.first, given.count, given.seconds)
    print(f"{given.game}: {found.cases:,} cases, {found.accepted:,} accepted, {found.faults.total():,} faults")
    return 1 if found.faults else 0


if __name__ == "__main__":
    sys.exit(main())
