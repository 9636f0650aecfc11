"""Interpreted rules over arrays that refuse every index but 0..n-1: no overrun, and no -1 for the last cell.

Compiled rules check no bounds. With BAUHUETTE_BOUNDS=on they find overruns, but take an index below zero as NumPy does,
from the end. So that is checked here, with BAUHUETTE_JIT=off.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from bauhuette.engine.game import Game
from bauhuette.engine.jit import COMPILED
from bauhuette.engine.record import MAX_SEATS, copy_of
from bauhuette.engine.registry import load
from bauhuette.engine.rng import luck_of_move, secret_from_number
from bauhuette.testkit.forged_records import Forger, fits_header, stock
from bauhuette.testkit.random_games import readers

MOVES_EACH = 40  # of one forged record; interpreted rules are slow
GUARDS_EVERY = 8  # moves, on average, between two checks of all guards


class OutOfBounds(IndexError):
    """A rule used an index outside an array."""


class GuardedArray(npt.NDArray[Any]):
    """An array, and rows of it, with checked indices."""

    def __getitem__(self, key: Any) -> Any:
        _check(key, self.shape)
        found = super().__getitem__(key)
        return found.view(GuardedArray) if isinstance(found, np.ndarray) else found

    def __setitem__(self, key: Any, value: Any) -> None:
        _check(key, self.shape)
        super().__setitem__(key, value)


def _check(key: Any, shape: tuple[int, ...]) -> None:
    for index, size in zip(key if isinstance(key, tuple) else (key,), shape, strict=False):
        if not isinstance(index, slice) and not 0 <= int(index) < size:
            raise OutOfBounds(f"{key} in an array of {shape}")


class GuardedRecord:
    """A record whose fields are guarded arrays; rules change the record itself."""

    def __init__(self, record: Any) -> None:
        object.__setattr__(self, "record", record)

    def __getattr__(self, name: str) -> Any:
        value = self.record[name]
        return value.view(GuardedArray) if isinstance(value, np.ndarray) else value

    def __setattr__(self, name: str, value: Any) -> None:
        self.record[name] = value


def guard_tables(game: Game) -> None:
    """Replace every table the rules of a game read by a guarded one, for the rest of this process."""
    for module in list(sys.modules.values()):
        if getattr(module, "__name__", "").startswith((f"{game.package}.", "bauhuette.engine.")):
            for name, value in list(vars(module).items()):
                if type(value) is np.ndarray:
                    setattr(module, name, value.view(GuardedArray))


class GuardedRun:
    """Run every rule guarded over forged records of one game: first the audit, then what passes it."""

    def __init__(self, game: Game) -> None:
        assert not COMPILED, "compiled rules take no guarded records: BAUHUETTE_JIT=off"
        self.game = game
        self.records = stock(game, 1, 6)
        guard_tables(game)

    def case(self, number: int) -> bool:
        """Return whether this case passed the gate; raise `OutOfBounds` if a rule left an array."""
        s = Forger(self.game, self.records, Random(number)).forge()
        if not fits_header(self.game, s) or int(self.game.audit(GuardedRecord(s))):
            return False
        self._look(s, number)
        self._play(s, Random(number))
        return True

    def _look(self, s: Any, number: int) -> None:
        for seat in readers(s):
            sample = copy_of(s)
            self.game.redact(GuardedRecord(sample), seat)
            sample.rng = luck_of_move(secret_from_number(number), ("guarded",), 0)
            self.game.determinize(GuardedRecord(sample), seat)
        self.game.standing(GuardedRecord(copy_of(s)), np.zeros((2, MAX_SEATS), np.int64).view(GuardedArray))

    def _play(self, s: Any, rng: Random) -> None:
        guarded, out = GuardedRecord(s), np.zeros(self.game.MOVES.size, np.int64)
        s.rng = rng.getrandbits(61) + 1
        for _ in range(MOVES_EACH):
            if s.over:
                return
            n = self.game.legal(guarded, out.view(GuardedArray))
            assert n > 0, "no move offered"
            if rng.randrange(GUARDS_EVERY) == 0:
                self._ask(s, out, n)
            s.news_count = 0
            self.game.apply(guarded, int(out[rng.randrange(n)]))
            assert int(self.game.audit(guarded)) == 0, self.game.AUDITS[int(self.game.audit(guarded)) - 1].reason

    def _ask(self, s: Any, out: Any, n: int) -> None:
        """Check all guards, and the policy from what the seat to move knows."""
        allowed = [move for move in range(self.game.MOVES.size) if self.game.guard(GuardedRecord(s), move) == 0]
        assert sorted(out[:n].tolist()) == allowed, "guards and offered moves disagree"
        h = copy_of(s)
        self.game.redact(GuardedRecord(h), int(s.to_move))
        assert int(self.game.policy(GuardedRecord(h), out.copy().view(GuardedArray), n)) in allowed, "policy astray"


def main(key: str, count: str) -> None:
    watched = GuardedRun(load(key))
    passed = sum(watched.case(number) for number in range(int(count)))
    print(f"{key}: {count} records, {passed} let through, no array was left")


if __name__ == "__main__":
    main(*sys.argv[1:])
