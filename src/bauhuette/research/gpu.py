"""Batches on a graphics card: the same games as `Batch` plays, byte for byte, by the same rules.

    batch = CudaBatch("pillars", n=131_072)
    seen = torch.as_tensor(batch.observe(), device="cuda")      # no copy

The games stay on the device. Returned arrays are device arrays (`__cuda_array_interface__`: PyTorch, CuPy and JAX take
them without a copy) and are overwritten by the next call of the same method; moves may be any such array. Compiling
takes some ten seconds for each game and method, once in each process.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from bauhuette.engine.game import Game
from bauhuette.engine.jit import COMPILED
from bauhuette.engine.record import new_records
from bauhuette.engine.registry import load
from bauhuette.engine.specialise import specialised
from bauhuette.engine.types import MoveId
from bauhuette.engine.validation import seat_at
from bauhuette.nets.features import features_of
from bauhuette.research.batch import (
    BadMove,
    Ended,
    Estimates,
    bad_move,
    batch_rules_of,
    check_table,
    checked_moves,
    checked_steps,
    fresh_games,
)
from bauhuette.research.optional_imports import Missing, need
from bauhuette.research.record_layout import memory_of, reader_for

THREADS = 128  # in a block
COLUMN_THREADS = 256  # that write observations side by side
GAMES_IN_TURN = 32  # games whose observations they write one after the other
ALL_FINE = np.iinfo(np.int64).max

FOR_ONE_GAME = ("advise_one", "redact_one", "deal_one", "pick_one", "reward_one", "step_one", "evaluate_one")


def require_cuda() -> Any:
    """Return numba-cuda, if there is a device for it."""
    with _numpy_names_for_numba_cuda():
        cuda = need("numba.cuda", "gpu", "numba-cuda")
        need("numba.cuda.np.arrayobj", "gpu", "numba-cuda")  # Numba itself still has the first one
    if not cuda.is_available():
        raise Missing("no-gpu")
    return cuda


@contextmanager
def _numpy_names_for_numba_cuda() -> Iterator[None]:
    """Provide names that NumPy 2.5 dropped while numba-cuda, which still uses them, is imported."""
    names = {"row_stack": np.vstack, "in1d": np.isin, "trapz": np.trapezoid}
    provided = [name for name in names if not hasattr(np, name)]
    for name in provided:
        setattr(np, name, names[name])
    try:
        yield
    finally:
        for name in provided:
            delattr(np, name)


class ThreadLayout(NamedTuple):
    """How the threads of a multiprocessor share the games of `play_random`: `teams`, each with its own pool."""

    teams: int
    team: int  # most threads
    pool: int  # most games


FEW_TASKS = 12  # phases and families of moves
SMALL_TEAMS = ThreadLayout(teams=8, team=64, pool=128)
LARGE_TEAM = ThreadLayout(teams=1, team=1024, pool=5120)  # the most the memory of a multiprocessor holds
SIMULATED_TEAM = ThreadLayout(teams=1, team=2, pool=4)  # the simulator uses a system thread for each
WARP = 32


def thread_layout_of(game: Game) -> ThreadLayout:
    """Return how many threads share how many games; docs/notes/2026-11-speed.md has the measurements."""
    if not COMPILED:
        return SIMULATED_TEAM
    return SMALL_TEAMS if len(game.PHASES) + len(game.MOVES.families) <= FEW_TASKS else LARGE_TEAM


def divided(n: int, processors: int, layout: ThreadLayout) -> tuple[int, int, int]:
    """Return teams, threads of a team and games of a pool that divide the games equally among multiprocessors."""
    teams = layout.teams * processors
    rounds = _parts(n, teams * layout.pool)
    pool = _parts(n, teams * rounds)
    threads = _parts(pool * layout.team, layout.pool * WARP) * WARP
    return min(teams, _parts(n, pool)), min(layout.team, threads), pool


def kernels_of(game: Game) -> Any:
    given = {name: getattr(batch_rules_of(game), name) for name in FOR_ONE_GAME}
    families, layout = game.MOVES.families, thread_layout_of(game)
    given |= {
        "PHASE_COUNT": len(game.PHASES),
        "FAMILY_COUNT": len(families),
        "FAMILY": np.repeat(np.arange(len(families), dtype=np.int16), [family.size for family in families]),
        "MOST_TEAM": layout.team,
        "MOST_POOL": layout.pool,
        "COLUMN_PARTS": features_of(game).columns.shape[1],
        "GAMES_IN_TURN": GAMES_IN_TURN,
        "BOUNDS": {"launch_bounds": layout.team} if COMPILED else {},  # the simulator has none
        "as_record": _record_maker(game),
    }
    return specialised("bauhuette.research.kernels", game, **given)


def _record_maker(game: Game) -> Any:
    """Return the function for kernels that reads a row of memory as a record."""
    if not COMPILED:  # in the simulator of numba-cuda rules are plain Python

        def plain_record(memory: Any) -> Any:
            simulated = memory._item._ary if hasattr(memory, "_item") else memory
            return simulated.view(game.STATE).view(np.recarray)[0]

        return plain_record
    from numba.cuda.extending import intrinsic
    from numba.cuda.np.arrayobj import make_array

    return reader_for(game, intrinsic, make_array)


class CudaBatch:
    """`n` games of one kind on the current CUDA device; its methods are those of `Batch`."""

    def __init__(
        self,
        game: str | Game,
        n: int,
        seats: int | None = None,
        seed: int = 0,
        options: Mapping[str, int] | None = None,
        threads: int = THREADS,
    ) -> None:
        self._cuda = require_cuda()
        self.game = load(game) if isinstance(game, str) else game
        self.seats = seats if seats is not None else max(self.game.meta.seats)
        check_table(self.game, self.seats, options or {})
        self.features = features_of(self.game)
        self._set_up(memory_of(fresh_games(self.game, n, self.seats, seed, options or {})), threads)
        self._run("deal")

    def _set_up(self, memory: Any, threads: int) -> None:
        self._n = len(memory)
        self._launch = (_parts(self._n, threads), threads)
        self._kernels = kernels_of(self.game)
        self._memory = self._cuda.to_device(memory)

    def __reduce__(self) -> Any:
        """Copy and pickle by way of the host."""
        return CudaBatch._with_memory, (self.game, self.seats, self._memory.copy_to_host(), self._launch[1])

    @classmethod
    def _with_memory(cls, game: Game, seats: int, memory: Any, threads: int) -> CudaBatch:
        batch: CudaBatch = object.__new__(cls)
        batch._cuda, batch.game, batch.seats, batch.features = require_cuda(), game, seats, features_of(game)
        batch._set_up(memory, threads)
        return batch

    def __len__(self) -> int:
        return self._n

    def _run(self, kernel: str, *args: Any) -> None:
        getattr(self._kernels, kernel)[self._launch](self._memory, *args)

    def _array(self, *shape: int, dtype: Any) -> Any:
        return self._cuda.device_array((self._n, *shape), dtype)

    # The arrays that methods write; allocated when first needed, then reused.
    _over = cached_property(lambda self: self._array(dtype=np.int64))
    _scores = cached_property(lambda self: self._array(self.seats, dtype=np.int64))
    _ranks = cached_property(lambda self: self._array(self.seats, dtype=np.int64))
    _rewards = cached_property(lambda self: self._array(self.seats, dtype=np.float64))
    _moves = cached_property(lambda self: self._array(dtype=np.int64))
    _counts = cached_property(lambda self: self._array(dtype=np.int64))
    _mask = cached_property(lambda self: self._array(self.game.MOVES.size, dtype=np.bool_))
    _rows = cached_property(lambda self: self._array(len(self.features), dtype=np.float32))
    _hidden = cached_property(lambda self: self._array(self.game.STATE.itemsize // 8, dtype=np.int64))
    _observers = cached_property(lambda self: self._array(dtype=np.int64))
    _columns = cached_property(lambda self: self._cuda.to_device(self.features.columns))

    _scale = cached_property(lambda self: self._cuda.to_device(self.features.scale))
    _unscaled = cached_property(lambda self: self._cuda.to_device(np.ones_like(self.features.scale)))
    _seats_to_move = cached_property(lambda self: self._array(dtype=np.int64))
    _phases = cached_property(lambda self: self._array(dtype=np.int64))
    _policy_moves = cached_property(lambda self: self._array(dtype=np.int64))
    _standing = cached_property(lambda self: self._array(self.seats, dtype=np.int64))
    _expected = cached_property(lambda self: self._array(self.seats, dtype=np.float64))
    _spread = cached_property(lambda self: self._array(dtype=np.float64))

    @property
    def phases(self) -> Any:
        self._run("phase_of", self._phases)
        return self._phases

    @property
    def to_move(self) -> Any:
        self._run("seat_to_move", self._seats_to_move)
        return self._seats_to_move

    def legal_mask(self) -> Any:
        self._run("mask", self._mask)
        return self._mask

    def observe(self, seat: int | None = None, scaled: bool = False) -> Any:
        self._hidden.copy_to_device(self._memory)
        self._run("redact", -1 if seat is None else seat_at(seat, self.seats), self._hidden, self._observers)
        blocks = _parts(self._n, GAMES_IN_TURN), _parts(len(self.features), COLUMN_THREADS)
        writing = self._kernels.write[blocks, COLUMN_THREADS]
        scale = self._scale if scaled else self._unscaled
        writing(self._hidden, self._observers, self.seats, self._columns, scale, self._rows)
        return self._rows

    def step(self, moves: Any, check: bool = True) -> Ended:
        """Like `Batch.step`; `moves` is an array of 64-bit numbers on the device, or anything NumPy takes."""
        if hasattr(moves, "__cuda_array_interface__"):
            moves = self._cuda.as_cuda_array(moves)
            if moves.shape != (self._n,) or moves.dtype != np.int64:
                raise BadMove("batch-shape", found=f"{moves.dtype}{moves.shape}", wanted=self._n)
        else:
            moves = self._cuda.to_device(checked_moves(self.game, moves, self._n))
        if check:
            self._refuse_bad_moves(moves)
        ended = Ended(self._over, self._scores, self._ranks, self._rewards)
        self._run("step", moves, *ended)
        return ended

    def _refuse_bad_moves(self, moves: Any) -> None:
        worst = self._cuda.to_device(np.array([ALL_FINE], np.int64))
        self._run("check", moves, worst)
        i = int(worst.copy_to_host()[0])
        if i < ALL_FINE:
            s = new_records(self.game.STATE, 1)
            memory_of(s)[0] = self._memory[i : i + 1].copy_to_host()[0]
            raise bad_move(self.game, s[0], i, MoveId(int(moves[i : i + 1].copy_to_host()[0])))

    def random_moves(self) -> Any:
        self._run("pick_random", self._moves)
        return self._moves

    def sensible_moves(self) -> Any:
        self._run("pick_policy", self._policy_moves)
        return self._policy_moves

    def estimates(self) -> Estimates:
        """Like `Batch.estimates`, but for rounding: the card multiplies and adds in one step."""
        found = Estimates(self._expected, self._spread)
        self._run("evaluate_each", *found)
        return found

    def scores(self) -> Any:
        self._run("scores_of", self._standing)
        return self._standing

    def play_random(self, steps: Any) -> int:
        """Like `Batch.play_random`, in one launch."""
        given = self._cuda.to_device(checked_steps(steps, self._n))
        processors = getattr(self._cuda.get_current_device(), "MULTIPROCESSOR_COUNT", 1)  # the simulator has none
        teams, team, pool = divided(self._n, processors, thread_layout_of(self.game))
        self._kernels.play[teams, team](self._memory, given, pool, self._counts)
        return int(self._counts.copy_to_host().sum())

    def truth(self) -> bytes:
        """Return all records' bytes: to compare batches, not for players."""
        return bytes(self._memory.copy_to_host().tobytes())


def _parts(whole: int, size: int) -> int:
    return -(-whole // size)
