"""Many games of one kind side by side, as NumPy arrays.

    batch = Batch("pillars", n=4096, seats=4, seed=7)
    while training:
        seen, mask = batch.observe(), batch.legal_mask()
        ended = batch.step(choose(seen, mask))

Each game has its own stream of random numbers, so game i of a batch depends on the seed, i and the moves made alone:
not on the number of games, cores, or the device. A finished game is replaced by a new deal at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bauhuette.engine.errors import BauhuetteError, shortened
from bauhuette.engine.game import Game
from bauhuette.engine.jit import BOUNDS, COMPILED
from bauhuette.engine.record import MAX_SEATS, Cells, new_records
from bauhuette.engine.registry import load
from bauhuette.engine.rng import luck_of_move, secret_from_number
from bauhuette.engine.specialise import specialised
from bauhuette.engine.types import MoveId
from bauhuette.engine.validation import BadArgument, NoSuchSeat, seat_at, whole
from bauhuette.nets.features import Features, features_of, sources_of
from bauhuette.research import record_layout
from bauhuette.research.record_layout import games_in, memory_of, reader_on_processor
from bauhuette.research.spinning_pool import SpinningPool

Mask = npt.NDArray[np.bool_]
Rows = npt.NDArray[np.float32]


MOST_GAMES = 1 << 28  # of one batch
MOST_CORES = 1 << 10
MOST_STEPS = 1 << 40


class BadMove(BauhuetteError):
    """A move in a batch that its game does not offer; nothing was played."""


class Ended(NamedTuple):
    """The games a step ended: `over[i]` is 0 while game i runs, else 1 + its ending (see the game's ENDINGS).

    Rewards are zero in running games. In finished ones each seat gets (seats it beat - seats that beat it) divided by
    (seats - 1): 1 for a sole winner, -1 for a sole loser, summing to 0. NumPy arrays, or device arrays on CUDA.
    """

    over: Any
    scores: Any
    ranks: Any
    rewards: Any


class Estimates(NamedTuple):
    """The game's evaluation of running games, one row a game; from full states, so for rewards and not for players.

    `scores` are the expected scores at the end; seats further apart than `spread` are nearly decided.
    """

    scores: Any
    spread: Any


_rules: dict[str, Any] = {}  # by the package of the game


def batch_rules_of(game: Game) -> Any:
    if game.package not in _rules:
        given = {"as_record": reader_on_processor(game), "write_row": features_of(game).writer(game.package)}
        _rules[game.package] = specialised(
            "bauhuette.research.batch_rules",
            game,
            made_from=(*sources_of(game), Path(str(record_layout.__file__))),
            **given,
        )
    return _rules[game.package]


def fresh_games(game: Game, n: int, seats: int, seed: int, options: Mapping[str, int]) -> Any:
    """Return empty records with their seats, options and random seeds."""
    games = new_records(game.STATE, whole("n", n, 1, MOST_GAMES))
    games.seats = seats
    for k, option in enumerate(game.meta.options):
        games.options[:, k] = options.get(option.name, option.default)
    secret = secret_from_number(seed)
    games.rng = [luck_of_move(secret, ("batch",), i) for i in range(n)]
    return games


class Batch:
    """`n` games of one kind; `cores` threads share the work."""

    def __init__(
        self,
        game: str | Game,
        n: int,
        seats: int | None = None,
        seed: int = 0,
        options: Mapping[str, int] | None = None,
        cores: int = 1,
    ) -> None:
        self.game = load(game) if isinstance(game, str) else game
        self.seats = seats if seats is not None else max(self.game.meta.seats)
        self.features: Features = features_of(self.game)
        check_table(self.game, self.seats, options or {})
        games = fresh_games(self.game, n, self.seats, seed, options or {})
        self._set_up(games, whole("cores", cores, 1, MOST_CORES))
        self._run_loop("deal_all", self._memory)

    def _set_up(self, games: Any, cores: int) -> None:
        n = len(games)
        self._rules = batch_rules_of(self.game)
        self._games = games
        self._memory = memory_of(games)
        self._shares = [slice(n * c // cores, n * (c + 1) // cores) for c in range(cores)]
        self._outs = [np.zeros(self.game.MOVES.size, np.int64) for _ in self._shares]
        self._results = [np.zeros((2, MAX_SEATS), np.int64) for _ in self._shares]
        self._hidden = [np.zeros(self.game.STATE.itemsize // 8, np.int64) for _ in self._shares]
        self._scales = [self.features.scale for _ in self._shares]
        self._pool = SpinningPool(self, cores) if cores > 1 and COMPILED and not BOUNDS else None

    def copy(self) -> Batch:
        """Return an independent batch in the same states, with the same random numbers to come."""
        return Batch._with_memory(self.game, self.seats, self._memory.copy(), len(self._shares))

    def __deepcopy__(self, _memo: Any) -> Batch:
        return self.copy()

    def __reduce__(self) -> Any:
        return Batch._with_memory, (self.game, self.seats, self._memory, len(self._shares))

    @classmethod
    def _with_memory(cls, game: Game, seats: int, memory: Any, cores: int) -> Batch:
        batch: Batch = object.__new__(cls)
        batch.game, batch.seats, batch.features = game, seats, features_of(game)
        batch._set_up(games_in(memory, game), cores)
        return batch

    def __len__(self) -> int:
        return len(self._games)

    def _run_loop(self, loop: str, *arrays: Any) -> list[Any]:
        """Run a loop of `batch_rules.py` for all games, in parallel on the cores; return its results by share.

        Of an array each share gets its rows; of a list, the array at its place.
        """
        compiled = getattr(self._rules, loop)
        if self._pool is not None:
            return list(self._pool.run(compiled, self._shares, arrays))
        shared = enumerate(self._shares)
        return [compiled(*(a[k] if isinstance(a, list) else a[share] for a in arrays)) for k, share in shared]

    @property
    def phases(self) -> Cells:
        """The phase of each game, as an index into the game's PHASES."""
        return np.asarray(self._games["phase"], np.int64)

    @property
    def to_move(self) -> Cells:
        """The seat to move in each game."""
        return np.asarray(self._games["to_move"], np.int64)

    def legal_mask(self, out: Mask | None = None) -> Mask:
        """Return the moves the seat to move may make: one row a game, one column a move (see the game's MOVES).

        `out`, here and in `observe`, is an array to write to, as in NumPy: large new arrays are slow, because the
        system hands out their memory page by page.
        """
        mask: Mask = self._target(out, self.game.MOVES.size, np.bool_)
        self._run_loop("mask_all", self._memory, self._outs, mask)
        return mask

    def observe(self, seat: int | Cells | None = None, out: Rows | None = None, scaled: bool = False) -> Rows:
        """Return what the seat to move, or the given one, knows of each game; `features.names` names the columns.

        `scaled` multiplies by `features.scale`, which brings numbers to about the size of the zeros and ones beside
        them.
        """
        seats = self.to_move if seat is None else checked_seats(seat, len(self), self.seats)
        rows: Rows = self._target(out, len(self.features), np.float32)
        self._run_loop("observe_all", self._memory, seats, self._hidden, rows)
        if scaled:
            self._run_loop("scale_all", rows, self._scales)
        return rows

    def _target(self, out: Any, columns: int, dtype: Any) -> Any:
        if out is None:
            return np.empty((len(self), columns), dtype)
        if (
            not isinstance(out, np.ndarray)
            or out.shape != (len(self), columns)
            or out.dtype != dtype
            or not out.flags.c_contiguous
        ):
            shape = f"{np.dtype(dtype)}[{len(self)}, {columns}]"
            raise BadArgument("bad-target", wanted=shape)
        return out

    def step(self, moves: Any, check: bool = True) -> Ended:
        """Make one move in each game. If a move is not offered, raise `BadMove` and change no game.

        With `check=False` only numbers that are no move of the game are refused: take moves from `legal_mask` or
        `random_moves`. A move that is not offered has undefined effects.
        """
        moves = checked_moves(self.game, moves, len(self))
        if check:
            self._refuse_bad_moves(moves)
        return self._step(moves)

    def _refuse_bad_moves(self, moves: Cells) -> None:
        firsts = self._run_loop("first_forbidden", self._memory, moves)
        for share, first in zip(self._shares, firsts, strict=True):
            if first >= 0:
                i = share.start + first
                raise bad_move(self.game, self._games[i], i, MoveId(int(moves[i])))

    def _step(self, moves: Cells) -> Ended:
        over = np.empty(len(self), np.int64)
        results = np.zeros((len(self), 2, MAX_SEATS), np.int64)
        rewards = np.zeros((len(self), self.seats))
        self._run_loop("step_all", self._memory, moves, over, results, rewards)
        return Ended(over, results[:, 0, : self.seats], results[:, 1, : self.seats], rewards)

    def random_moves(self) -> Cells:
        """Return a legal move for each game, drawn by the game's own random numbers."""
        moves = np.empty(len(self), np.int64)
        self._run_loop("pick_all", self._memory, self._outs, moves)
        return moves

    def sensible_moves(self) -> Cells:
        """Return for each game the move of its policy, the greedy bot: a teacher, or an opponent."""
        moves = np.empty(len(self), np.int64)
        self._run_loop("advise_all", self._memory, self._outs, moves)
        return moves

    def estimates(self) -> Estimates:
        """Return the game's evaluation of each state, as used where a search's playouts stop."""
        expected, spread = np.zeros((len(self), MAX_SEATS)), np.empty(len(self))
        self._run_loop("evaluate_all", self._memory, expected, spread)
        return Estimates(expected[:, : self.seats], spread)

    def scores(self) -> Cells:
        """Return each seat's current score; from full states, so for rewards and not for players."""
        results = np.zeros((len(self), 2, MAX_SEATS), np.int64)
        self._run_loop("stand_all", self._memory, results)
        return results[:, 0, : self.seats]

    def play_random(self, steps: int | Cells) -> int:
        """Make `steps` times `step(random_moves())` in one call; return how many games ended.

        With an array of steps, one for each game, games start at different points.
        """
        given = checked_steps(steps, len(self))
        counts = np.zeros(len(self), np.int64)
        self._run_loop("play_all", self._memory, self._outs, given, counts, self._results)
        return int(counts.sum())

    def truth(self) -> bytes:
        """Return all records' bytes: to compare batches, not for players."""
        return bytes(self._memory.tobytes())


def checked_moves(game: Game, moves: Any, n: int) -> Cells:
    """Return one move number for each of `n` games as an array; offered or not."""
    given = _as_array(moves)
    if given is None or given.shape != (n,):
        raise BadMove("batch-shape", found=str(getattr(given, "shape", shortened(moves))), wanted=n)
    if given.dtype.kind not in "iu":
        raise BadMove("batch-kind", found=str(given.dtype))
    for i in np.flatnonzero((given < 0) | (given >= game.MOVES.size)):
        game.MOVES.known(given[i])  # raises the error that says so
    return np.ascontiguousarray(given, np.int64)


def checked_steps(steps: Any, n: int) -> Cells:
    """Return the number of moves for each of `n` games, from one for all or an array."""
    given = np.asarray(steps) if isinstance(steps, np.ndarray) else np.asarray(whole("steps", steps, 0, MOST_STEPS))
    if given.dtype.kind not in "iu" or given.shape not in ((), (n,)):
        raise BadArgument("bad-target", wanted=f"int64[{n}]")
    for extreme in (given.min(initial=0), given.max(initial=0)):
        whole("steps", extreme, 0, MOST_STEPS)
    return np.broadcast_to(given.astype(np.int64), n).copy()


def checked_seats(seat: Any, n: int, seats: int) -> Cells:
    """Return a seat for each of `n` games, from one for all or an array."""
    given = _as_array(seat)
    if given is None or given.dtype.kind not in "iu" or given.shape not in ((), (n,)):
        raise NoSuchSeat("no-such-seat", seat=shortened(seat), last=seats - 1)
    for one in given[(given < 0) | (given >= seats)].flat:
        seat_at(int(one), seats)
    return np.broadcast_to(given.astype(np.int64), n).copy()


def _as_array(given: Any) -> Any:
    try:
        return np.asarray(given)
    except (ValueError, TypeError, OverflowError):
        return None


def bad_move(game: Game, s: Any, i: int, move: MoveId) -> BadMove:
    """Return the error for a move game `i` does not offer, with the reason."""
    text = game.MOVES.print(move)  # raises if it is no move at all: guards must not be asked
    return BadMove("batch-move", game=i, text=text, rule=f"{game.meta.rule_prefix}{game.guard(s, move)}")


def check_table(game: Game, seats: int, options: Mapping[str, int]) -> None:
    """Raise what a table with these seats and options would raise."""
    from bauhuette.match.table import Table

    Table(game, seats, options=options)
