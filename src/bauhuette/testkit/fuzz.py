"""Try forged positions and records by the million: none may crash or hang; accepted ones can be played to the end.

    BAUHUETTE_BOUNDS=on python -m bauhuette.testkit.fuzz pillars --count 1000000 --workers 16

Of ten cases seven are records forged within their ranges (`forged_records`), two are positions with junk in them, one
is the record of a game with junk in it or begun from a forged position. Case n is the same in every run, for any number
of workers: `--first n --count 1` repeats it.

Cases are tried in worker processes: if one crashes or hangs, its case is reported as a fault, and a new process goes on
after it.
"""

from __future__ import annotations

import argparse
import faulthandler
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from random import Random
from typing import Any

import numpy as np

from bauhuette.engine.catalogue import game_keys
from bauhuette.engine.errors import BauhuetteError
from bauhuette.engine.game import Game
from bauhuette.engine.position import BadPosition, from_position, position_of
from bauhuette.engine.record import copy_of, fields_of
from bauhuette.engine.registry import load
from bauhuette.engine.rng import luck_of_move, secret_from_number
from bauhuette.engine.warmup import compile_audit
from bauhuette.match.record_reader import BadRecord, open_record, replay
from bauhuette.match.table import Table
from bauhuette.testkit.forged_records import Forger, exercise, passes, stock

STOCK_SEEDS, STOCK_ABOUT = 3, 12
REPORT_EVERY = 1.0  # seconds
HUNG_AFTER = 60.0  # seconds for one case; everything is compiled before the first
SHOWN = 20  # faults printed in full
BIG = 10**30
UNPRINTABLE = 10**5000  # Python refuses to print that many digits


def junk(rng: Random, depth: int = 0) -> Any:
    """Return something a stranger could write into JSON."""
    plain: tuple[Any, ...] = (
        None, True, False, 0, 1, -1, 4, 127, 128, -128, -129, 32767, -32768, 2**31, -(2**31), 2**63, -(2**63), BIG,
        -BIG, UNPRINTABLE, -UNPRINTABLE, 1.5, -0.0, float("inf"), float("nan"), "", "king", "\0", "\ud800", "x" * 300,
        [], {},
    )  # fmt: skip
    kind = rng.randrange(8)
    if kind == 0 and depth < 3:
        return [junk(rng, depth + 1) for _ in range(rng.choice((1, 2, 4, 40)))]
    if kind == 1 and depth < 3:
        return {rng.choice(("", "seats", "\0", "\ud800", "1")): junk(rng, depth + 1) for _ in range(rng.randrange(4))}
    if kind == 2 and depth == 0:
        return nested(rng.choice((10, 500, 5_000)))
    if kind == 3 and depth == 0:
        return [0] * rng.choice((100, 10_000))
    return rng.choice(plain)


def nested(depth: int) -> Any:
    found: Any = []
    for _ in range(depth):
        found = [found]
    return found


def corrupted(rng: Random, data: Any) -> Any:
    """Put junk into one place, anywhere within; lists may also change their length."""
    if isinstance(data, dict) and data and rng.random() < 0.97:
        key = rng.choice(list(data))
        if rng.random() < 0.05:
            return {k: v for k, v in data.items() if k != key}
        return {**data, key: corrupted(rng, data[key])}
    if isinstance(data, list) and data and rng.random() < 0.8:
        i = rng.randrange(len(data))
        if rng.random() < 0.05:
            return rng.choice((data[:i], data + data[:1]))
        return [*data[:i], corrupted(rng, data[i]), *data[i + 1 :]]
    return junk(rng)


class Fuzz:
    """The cases of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.records = stock(game, STOCK_SEEDS, STOCK_ABOUT)
        self.positions = [position_of(game, s) for s in self.records[::5]]
        self.games = [_record(Table(game, seats, secret_from_number(seats))) for seats in game.meta.seats]
        self.studies = [_study(game, s) for s in self.records[::5] if s.over == 0]

    def compile(self) -> None:
        """Compile all that a case needs, with one real record of each number of seats."""
        compile_audit(self.game)
        for s in self.records[:: max(1, len(self.records) // len(self.game.meta.seats))]:
            found = list(exercise(self.game, copy_of(s), 0))
            assert not found, found

    def case(self, number: int, tried: FuzzReport) -> list[str]:
        """Return the faults of this case; normally none."""
        rng = Random(number)
        kind = rng.randrange(10)
        try:
            if kind < 7:
                return list(self._forged(rng, number, tried))
            if kind < 9:
                return list(self._position(rng, number, tried))
            return list(self._record(rng, number, tried))
        except Exception as error:  # a fault to report; the next case follows
            return [f"{type(error).__name__}: {error}"]

    def _forged(self, rng: Random, number: int, tried: FuzzReport) -> Iterator[str]:
        tried.cases["forged"] += 1
        s = Forger(self.game, self.records, rng).forge()
        if passes(self.game, s):
            tried.accepted["forged"] += 1
            yield from exercise(self.game, s, number)

    def _position(self, rng: Random, number: int, tried: FuzzReport) -> Iterator[str]:
        tried.cases["positions"] += 1
        position = corrupted(rng, rng.choice(self.positions))
        try:
            s = from_position(self.game, position)
        except BadPosition as refusal:
            yield from missing_messages(refusal)
            return
        tried.accepted["positions"] += 1
        yield from wrongly_accepted(self.game, s)
        yield from exercise(self.game, copy_of(s), number)

    def _record(self, rng: Random, number: int, tried: FuzzReport) -> Iterator[str]:
        """Check the gate before the first move: a game that begins at the end of a range may count beyond it."""
        tried.cases["records"] += 1
        record = self._bad_record(rng)
        try:
            table = replay(record, editions=())
        except BadRecord as refusal:
            yield from missing_messages(refusal)
            return
        tried.accepted["records"] += 1
        yield from wrongly_accepted(self.game, open_record(record, editions=()).state)
        yield from exercise(self.game, copy_of(table.state), number)

    def _bad_record(self, rng: Random) -> Any:
        """Return a game's record with junk anywhere, or one from a position with junk or forged in its ranges."""
        kind = rng.randrange(3)
        if kind == 0:
            return corrupted(rng, rng.choice(self.games))
        study = rng.choice(self.studies)
        if kind == 1:
            return {**study, "position": corrupted(rng, study["position"])}
        s = Forger(self.game, self.records, rng).forge()
        return _study(self.game, s) if passes(self.game, s) else {**study, "position": position_of(self.game, s)}


def wrongly_accepted(game: Game, s: Any) -> Iterator[str]:
    """Yield what the gate should have refused: numbers out of range, and what the audit says."""
    for name, declared in fields_of(game.State).items():
        cells = np.asarray(s[name])
        if name not in ("rng", "news") and (cells.min() < declared.low or cells.max() > declared.high):
            yield f"accepted with {name} out of its range"
    if int(game.audit(s)):
        yield f"accepted though {game.AUDITS[int(game.audit(s)) - 1].reason}"


def missing_messages(refusal: BauhuetteError) -> Iterator[str]:
    for lang in ("de", "en"):
        if not refusal.text(lang).encode():
            yield f"{refusal.message}: nothing to say in {lang}"


def _study(game: Game, s: Any) -> dict[str, Any]:
    """Return the record of a game begun from a position."""
    return _record(Table(game, int(s.seats), secret_from_number(1), position=position_of(game, s)))


def _record(table: Table) -> dict[str, Any]:
    """Return the record of a table after some random moves."""
    for _ in range(12):
        moves = table.offered()
        if not len(moves):
            break
        table.play(moves[luck_of_move(table.secret, ("choice",), table.version) % len(moves)])
    return table.record()


@dataclass(slots=True)
class FuzzReport:
    """The cases tried and the faults found; cases and accepted ones by kind."""

    cases: Counter[str] = field(default_factory=Counter)
    accepted: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)

    def add(self, other: FuzzReport) -> None:
        self.cases += other.cases
        self.accepted += other.accepted
        self.faults += other.faults

    def fault(self, number: int, what: str) -> None:
        self.faults[what] += 1
        if self.faults.total() <= SHOWN:
            print(f"case {number}: {what}", flush=True)

    def __str__(self) -> str:
        kinds = ", ".join(f"{self.accepted[kind]:,} of {cases:,} {kind}" for kind, cases in sorted(self.cases.items()))
        cases, accepted, faults = self.cases.total(), self.accepted.total(), self.faults.total()
        return f"{cases:,} cases, {accepted:,} accepted ({kinds}), {faults:,} faults"


class FuzzWorker:
    """A share of the cases, and the process that tries them."""

    def __init__(self, fuzz: Fuzz, numbers: range, until: float) -> None:
        self.fuzz = fuzz
        self.numbers = numbers  # not reported yet
        self.until = until
        self.skipped = set[int]()  # cases that ended a process
        self.begin()

    def begin(self) -> None:
        forking = multiprocessing.get_context("fork")  # shares the compiled code
        self.at: Any = multiprocessing.RawValue("q", -1)  # the current case, readable after the process is lost
        self.looked_at, self.since = -1, time.monotonic()
        self.reports, there = forking.Pipe(duplex=False)
        self.process = forking.Process(target=self._work, args=(there,), daemon=True)
        self.process.start()
        there.close()

    def hangs(self) -> bool:
        if self.at.value != self.looked_at:
            self.looked_at, self.since = self.at.value, time.monotonic()
        return time.monotonic() - self.since > HUNG_AFTER

    def _work(self, reports: Connection) -> None:
        faulthandler.enable()
        tried, faults, reported_at = FuzzReport(), list[tuple[int, str]](), time.monotonic()
        for number in self.numbers:
            if time.monotonic() >= self.until:
                break
            if number not in self.skipped:
                self.at.value = number
                faults += [(number, what) for what in self.fuzz.case(number, tried)]
            if time.monotonic() - reported_at > REPORT_EVERY:
                reports.send((number, tried, faults))
                tried, faults, reported_at = FuzzReport(), [], time.monotonic()
        reports.send((None, tried, faults))


class FuzzWorkers:
    """Worker processes that share the cases of one game. A lost one costs one case, not the run."""

    def __init__(self, fuzz: Fuzz, cases: range, workers: int, seconds: float) -> None:
        self.game = fuzz.game
        self.tried = FuzzReport()
        self.begun = time.monotonic()
        until = self.begun + seconds
        self.workers = [FuzzWorker(fuzz, cases[i::workers], until) for i in range(min(workers, len(cases)))]

    def run(self, report_every: float) -> FuzzReport:
        reported = self.begun
        while self.workers:
            workers: dict[Any, FuzzWorker] = {worker.reports: worker for worker in self.workers}
            for ready in wait(list(workers), timeout=1.0):
                self._hear(workers[ready])
            for worker in self.workers:
                if worker.hangs():
                    worker.process.kill()
                    self._lost(worker, f"no end within {HUNG_AFTER:.0f} s")
            if time.monotonic() - reported >= report_every:
                reported = time.monotonic()
                speed = self.tried.cases.total() / (reported - self.begun)
                print(f"{self.game.meta.key}: {self.tried}, {speed:,.0f} a second", flush=True)
        return self.tried

    def _hear(self, worker: FuzzWorker) -> None:
        try:
            last, tried, faults = worker.reports.recv()
        except EOFError:
            worker.process.join()
            self._lost(worker, f"the process ended with {worker.process.exitcode}")
            return
        self.tried.add(tried)
        for number, what in faults:
            self.tried.fault(number, what)
        if last is None:
            self.workers.remove(worker)
            worker.process.join()
        else:
            worker.numbers = worker.numbers[worker.numbers.index(last) + 1 :]

    def _lost(self, worker: FuzzWorker, why: str) -> None:
        """Blame the current case; try again what the process had not reported."""
        worker.process.join()
        self.tried.cases["lost"] += 1
        self.tried.fault(worker.at.value, why)
        worker.skipped.add(worker.at.value)
        worker.begin()


def main() -> int:
    parser = argparse.ArgumentParser(description="Forged positions and records.")
    parser.add_argument("game", choices=game_keys())
    parser.add_argument("--count", type=int, default=10_000, help="how many cases")
    parser.add_argument("--first", type=int, default=0, help="the number of the first case")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so long")
    parser.add_argument("--workers", type=int, default=1, help="processes that share the cases")
    parser.add_argument(
        "--report-every", type=float, default=30.0, metavar="SECONDS", help="how often to tell how far it is"
    )
    given = parser.parse_args()
    fuzz = Fuzz(load(given.game))
    fuzz.compile()
    cases = range(given.first, given.first + given.count)
    begun = time.monotonic()
    tried = FuzzWorkers(fuzz, cases, given.workers, given.seconds).run(given.report_every)
    print(f"{given.game}: {tried} in {time.monotonic() - begun:,.0f} s with {given.workers} workers")
    return 1 if tried.faults else 0


if __name__ == "__main__":
    sys.exit(main())
