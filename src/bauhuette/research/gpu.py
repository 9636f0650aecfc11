"""Batches on a graphics card: the same games as `Batch` plays, byte for byte, by the very same rules.

    batch = CudaBatch("pillars", n=131_072)
    seen = torch.as_tensor(batch.observe(), device="cuda")      # no copy

The games stay on the device. Arrays handed out are device arrays (`__cuda_array_interface__`: PyTorch, CuPy and JAX
take them without a copy) and are overwritten by the next call of the same method; moves may be any such array.
Compiling takes some ten seconds for each game and method, once in each process.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from bauhuette.engine.eyes import MoveId
from bauhuette.engine.game import Game
from bauhuette.engine.jit import COMPILED
from bauhuette.engine.outside import seat_at
from bauhuette.engine.record import new_records
from bauhuette.engine.registry import load
from bauhuette.engine.specialise import specialised
from bauhuette.nets.features import features_of
from bauhuette.research.batch import (
    BadMove,
    Ended,
    Estimates,
    bad_move,
    check_table,
    checked_moves,
    checked_steps,
    fresh_games,
    lanes_of,
)
from bauhuette.research.extras import Missing, need
from bauhuette.research.memory import memory_of, reader_for

THREADS = 128  # in a block
COLUMN_THREADS = 256  # that write observations side by side
GAMES_IN_TURN = 32  # whose observations they write one after the other
ALL_FINE = np.iinfo(np.int64).max

FOR_ONE_GAME = ("advise_one", "conceal_one", "deal_one", "pick_one", "reward_one", "step_one", "weigh_one")


def cuda_or_trouble() -> Any:
    """numba-cuda, where there is a device for it."""
    with _names_numpy_dropped():
        cuda = need("numba.cuda", "gpu", "numba-cuda")
        need("numba.cuda.np.arrayobj", "gpu", "numba-cuda")  # Numba itself still has the first one
    if not cuda.is_available():
        raise Missing("no-gpu")
    return cuda


@contextmanager
def _names_numpy_dropped() -> Iterator[None]:
    """numba-cuda asks for names that NumPy 2.5 no longer has; it finds them while it is imported."""
    names = {"row_stack": np.vstack, "in1d": np.isin, "trapz": np.trapezoid}
    lent = [name for name in names if not hasattr(np, name)]
    for name in lent:
        setattr(np, name, names[name])
    try:
        yield
    finally:
        for name in lent:
            delattr(np, name)


class Crew(NamedTuple):
    """How the threads of a multiprocessor share the games of `play_random`: `teams`, each with a pool of its own."""

    teams: int
    team: int  # most threads
    pool: int  # most games


FEW_ERRANDS = 12  # phases and families of moves
SMALL_CREW = Crew(teams=8, team=64, pool=128)
LARGE_CREW = Crew(teams=1, team=1024, pool=5120)  # what the memory of a multiprocessor holds
SIMULATED_CREW = Crew(teams=1, team=2, pool=4)  # the simulator has a thread of the system for each of a team's
WARP = 32


def crew_of(game: Game) -> Crew:
    """Return how many warps share how many games; docs/notes/2026-11-speed.md has the measurements."""
    if not COMPILED:
        return SIMULATED_CREW
    return SMALL_CREW if len(game.PHASES) + len(game.MOVES.families) <= FEW_ERRANDS else LARGE_CREW


def shared_out(n: int, processors: int, crew: Crew) -> tuple[int, int, int]:
    """Teams, threads of a team and games of a pool, so that all multiprocessors get the same number of games."""
    teams = crew.teams * processors
    rounds = _parts(n, teams * crew.pool)
    pool = _parts(n, teams * rounds)
    threads = _parts(pool * crew.team, crew.pool * WARP) * WARP
    return min(teams, _parts(n, pool)), min(crew.team, threads), pool


def kernels_of(game: Game) -> Any:
    given = {name: getattr(lanes_of(game), name) for name in FOR_ONE_GAME}
    families, crew = game.MOVES.families, crew_of(game)
    given |= {
        "PHASE_COUNT": len(game.PHASES),
        "FAMILY_COUNT": len(families),
        "FAMILY": np.repeat(np.arange(len(families), dtype=np.int16), [family.size for family in families]),
        "MOST_TEAM": crew.team,
        "MOST_POOL": crew.pool,
        "COLUMN_PARTS": features_of(game).columns.shape[1],
        "GAMES_IN_TURN": GAMES_IN_TURN,
        "BOUNDS": {"launch_bounds": crew.team} if COMPILED else {},  # the simulator knows none
        "as_record": _record_maker(game),
    }
    return specialised("bauhuette.research.kernels", game, **given)


def _record_maker(game: Game) -> Any:
    """A function for kernels: the record that lies in a row of memory."""
    if not COMPILED:  # in the simulator of numba-cuda rules are plain Python

        def plain_record(memory: Any) -> Any:
            simulated = memory._item._ary if hasattr(memory, "_item") else memory
            return simulated.view(game.STATE).view(np.recarray)[0]

        return plain_record
    from numba.cuda.extending import intrinsic
    from numba.cuda.np.arrayobj import make_array

    return reader_for(game, intrinsic, make_array)


class CudaBatch:
    """`n` games of one kind on the current CUDA device; see `Batch` for what the methods do."""

    def __init__(
        self,
        game: str | Game,
        n: int,
        seats: int | None = None,
        seed: int = 0,
        options: Mapping[str, int] | None = None,
        threads: int = THREADS,
    ) -> None:
        self._cuda = cuda_or_trouble()
        self.game = load(game) if isinstance(game, str) else game
        self.seats = seats if seats is not None else max(self.game.meta.seats)
        check_table(self.game, self.seats, options or {})
        self.features = features_of(self.game)
        self._hold(memory_of(fresh_games(self.game, n, self.seats, seed, options or {})), threads)
        self._run("deal")

    def _hold(self, memory: Any, threads: int) -> None:
        self._n = len(memory)
        self._launch = (_parts(self._n, threads), threads)
        self._kernels = kernels_of(self.game)
        self._memory = self._cuda.to_device(memory)

    def __reduce__(self) -> Any:
        """Copied and pickled by way of the host."""
        return CudaBatch._holding, (self.game, self.seats, self._memory.copy_to_host(), self._launch[1])

    @classmethod
    def _holding(cls, game: Game, seats: int, memory: Any, threads: int) -> CudaBatch:
        batch: CudaBatch = object.__new__(cls)
        batch._cuda, batch.game, batch.seats, batch.features = cuda_or_trouble(), game, seats, features_of(game)
        batch._hold(memory, threads)
        return batch

    def __len__(self) -> int:
        return self._n

    def _run(self, kernel: str, *args: Any) -> None:
        getattr(self._kernels, kernel)[self._launch](self._memory, *args)

    def _array(self, *shape: int, dtype: Any) -> Any:
        return self._cuda.device_array((self._n, *shape), dtype)

    # What the methods write; made when first needed, then used again.
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
    _as_it_is = cached_property(lambda self: self._cuda.to_device(np.ones_like(self.features.scale)))
    _askers = cached_property(lambda self: self._array(dtype=np.int64))
    _phases = cached_property(lambda self: self._array(dtype=np.int64))
    _advice = cached_property(lambda self: self._array(dtype=np.int64))
    _standing = cached_property(lambda self: self._array(self.seats, dtype=np.int64))
    _expected = cached_property(lambda self: self._array(self.seats, dtype=np.float64))
    _spread = cached_property(lambda self: self._array(dtype=np.float64))

    @property
    def phases(self) -> Any:
        self._run("tell_phase", self._phases)
        return self._phases

    @property
    def to_move(self) -> Any:
        self._run("ask", self._askers)
        return self._askers

    def legal_mask(self) -> Any:
        self._run("mask", self._mask)
        return self._mask

    def observe(self, seat: int | None = None, scaled: bool = False) -> Any:
        self._hidden.copy_to_device(self._memory)
        self._run("hide", -1 if seat is None else seat_at(seat, self.seats), self._hidden, self._observers)
        blocks = _parts(self._n, GAMES_IN_TURN), _parts(len(self.features), COLUMN_THREADS)
        writing = self._kernels.write[blocks, COLUMN_THREADS]
        scale = self._scale if scaled else self._as_it_is
        writing(self._hidden, self._observers, self.seats, self._columns, scale, self._rows)
        return self._rows

    def step(self, moves: Any, check: bool = True) -> Ended:
        """`moves` is an array of 64-bit numbers on the device, or anything NumPy takes."""
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
        self._run("pick", self._moves)
        return self._moves

    def sensible_moves(self) -> Any:
        self._run("advise", self._advice)
        return self._advice

    def estimates(self) -> Estimates:
        """As `Batch` has it, but for rounding: the card multiplies and adds in one step."""
        found = Estimates(self._expected, self._spread)
        self._run("weigh", *found)
        return found

    def scores(self) -> Any:
        self._run("stand", self._standing)
        return self._standing

    def play_random(self, steps: Any) -> int:
        """`steps` times `step(random_moves())` in one launch; how many games ended."""
        given = self._cuda.to_device(checked_steps(steps, self._n))
        processors = getattr(self._cuda.get_current_device(), "MULTIPROCESSOR_COUNT", 1)  # the simulator has none
        teams, team, pool = shared_out(self._n, processors, crew_of(self.game))
        self._kernels.play[teams, team](self._memory, given, pool, self._counts)
        return int(self._counts.copy_to_host().sum())

    def truth(self) -> bytes:
        """All records, byte for byte: for comparing batches, not for players."""
        return bytes(self._memory.copy_to_host().tobytes())


def _parts(whole: int, size: int) -> int:
    return -(-whole // size)
