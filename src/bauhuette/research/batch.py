"""Many games of one kind side by side, as NumPy arrays.

    batch = Batch("pillars", n=4096, seats=4, seed=7)
    while training:
        seen, mask = batch.observe(), batch.legal_mask()
        ended = batch.step(choose(seen, mask))

Each game has its own stream of luck, so game i of a batch depends on the seed, i and the moves made, and on nothing
else: not on the number of games, cores, or the device. A finished game is replaced by a new deal at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bauhuette.engine.eyes import MoveId
from bauhuette.engine.game import Game
from bauhuette.engine.jit import BOUNDS, COMPILED
from bauhuette.engine.luck import luck_of_move, secret_from_number
from bauhuette.engine.outside import BadArgument, NoSuchSeat, seat_at, whole
from bauhuette.engine.record import MAX_SEATS, Cells, new_records
from bauhuette.engine.registry import load
from bauhuette.engine.specialise import specialised
from bauhuette.engine.trouble import Trouble, shortened
from bauhuette.nets.features import Features, features_of, sources_of
from bauhuette.research import memory
from bauhuette.research.awake import Awake
from bauhuette.research.memory import games_in, memory_of, reader_on_processor

Mask = npt.NDArray[np.bool_]
Rows = npt.NDArray[np.float32]


MOST_GAMES = 1 << 28  # of one batch
MOST_CORES = 1 << 10
MOST_STEPS = 1 << 40


class BadMove(Trouble):
    """A move handed to a batch that its game does not offer; nothing was played."""


class Ended(NamedTuple):
    """What a step ended: `over[i]` is 0 while game i runs, else 1 + how it ended (see the game's ENDINGS).

    Rewards are zero in running games. In finished ones each seat gets (seats it beat - seats that beat it) divided
    by (seats - 1): 1 for a sole winner, -1 for a sole loser, 0 in the sum. NumPy arrays, or device arrays on CUDA.
    """

    over: Any
    scores: Any
    ranks: Any
    rewards: Any


class Estimates(NamedTuple):
    """What seats may expect in running games, one row a game: from the truth, so for rewards and not for players.

    `scores` are those of the end by the game's own estimate; seats further apart than `spread` are nearly decided.
    """

    scores: Any
    spread: Any


_lanes: dict[str, Any] = {}  # by the package of the game


def lanes_of(game: Game) -> Any:
    if game.package not in _lanes:
        given = {"as_record": reader_on_processor(game), "write_row": features_of(game).writer(game.package)}
        _lanes[game.package] = specialised(
            "bauhuette.research.lanes", game, made_from=(*sources_of(game), Path(str(memory.__file__))), **given
        )
    return _lanes[game.package]


def fresh_games(game: Game, n: int, seats: int, seed: int, options: Mapping[str, int]) -> Any:
    """Empty records with their seats, options and luck."""
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
        self._hold(games, whole("cores", cores, 1, MOST_CORES))
        self._share_out("deal_lanes", self._memory)

    def _hold(self, games: Any, cores: int) -> None:
        n = len(games)
        self._lanes = lanes_of(self.game)
        self._games = games
        self._memory = memory_of(games)
        self._shares = [slice(n * c // cores, n * (c + 1) // cores) for c in range(cores)]
        self._outs = [np.zeros(self.game.MOVES.size, np.int64) for _ in self._shares]
        self._results = [np.zeros((2, MAX_SEATS), np.int64) for _ in self._shares]
        self._hidden = [np.zeros(self.game.STATE.itemsize // 8, np.int64) for _ in self._shares]
        self._scales = [self.features.scale for _ in self._shares]
        self._awake = Awake(self, cores) if cores > 1 and COMPILED and not BOUNDS else None

    def copy(self) -> Batch:
        """Another batch whose games stand like these, with the same luck to come."""
        return Batch._holding(self.game, self.seats, self._memory.copy(), len(self._shares))

    def __deepcopy__(self, _memo: Any) -> Batch:
        return self.copy()

    def __reduce__(self) -> Any:
        return Batch._holding, (self.game, self.seats, self._memory, len(self._shares))

    @classmethod
    def _holding(cls, game: Game, seats: int, memory: Any, cores: int) -> Batch:
        batch: Batch = object.__new__(cls)
        batch.game, batch.seats, batch.features = game, seats, features_of(game)
        batch._hold(games_in(memory, game), cores)
        return batch

    def __len__(self) -> int:
        return len(self._games)

    def _share_out(self, loop: str, *arrays: Any) -> list[Any]:
        """A loop of `lanes.py` for all games, core by core beside each other: what it returned for each share.

        Of an array each share is given its rows; of a list, the array at its place.
        """
        lanes = getattr(self._lanes, loop)
        if self._awake is not None:
            return list(self._awake.run(lanes, self._shares, arrays))
        shared = enumerate(self._shares)
        return [lanes(*(a[k] if isinstance(a, list) else a[share] for a in arrays)) for k, share in shared]

    @property
    def phases(self) -> Cells:
        """What is going on in each game, as an index into the game's PHASES."""
        return np.asarray(self._games["phase"], np.int64)

    @property
    def to_move(self) -> Cells:
        """The seat asked in each game."""
        return np.asarray(self._games["to_move"], np.int64)

    def legal_mask(self, out: Mask | None = None) -> Mask:
        """Which moves the seat to move may make: one row a game, one column a move (see the game's MOVES).

        `out`, here and in `observe`, is an array to write to, as NumPy's functions have it: large new arrays are slow,
        because the system hands out their memory page by page.
        """
        mask: Mask = self._target(out, self.game.MOVES.size, np.bool_)
        self._share_out("mask_lanes", self._memory, self._outs, mask)
        return mask

    def observe(self, seat: int | Cells | None = None, out: Rows | None = None, scaled: bool = False) -> Rows:
        """What the seat to move, or another one, knows of each game; `features.names` names the columns.

        `scaled`: times `features.scale`, so that numbers are about as large as the zeros and ones beside them.
        """
        seats = self.to_move if seat is None else checked_seats(seat, len(self), self.seats)
        rows: Rows = self._target(out, len(self.features), np.float32)
        self._share_out("observe_lanes", self._memory, seats, self._hidden, rows)
        if scaled:
            self._share_out("scale_lanes", rows, self._scales)
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
        """One move in each game. A move that is not offered raises `BadMove`, and no game is changed.

        Without `check` that is left to the caller, who took the moves from `legal_mask` or `random_moves`; only what is
        no move of the game at all is refused then. Rules that are given a move they do not offer can do anything.
        """
        moves = checked_moves(self.game, moves, len(self))
        if check:
            self._refuse_bad_moves(moves)
        return self._step(moves)

    def _refuse_bad_moves(self, moves: Cells) -> None:
        firsts = self._share_out("forbidden_lane", self._memory, moves)
        for share, first in zip(self._shares, firsts, strict=True):
            if first >= 0:
                i = share.start + first
                raise bad_move(self.game, self._games[i], i, MoveId(int(moves[i])))

    def _step(self, moves: Cells) -> Ended:
        over = np.empty(len(self), np.int64)
        results = np.zeros((len(self), 2, MAX_SEATS), np.int64)
        rewards = np.zeros((len(self), self.seats))
        self._share_out("step_lanes", self._memory, moves, over, results, rewards)
        return Ended(over, results[:, 0, : self.seats], results[:, 1, : self.seats], rewards)

    def random_moves(self) -> Cells:
        """A legal move for each game, drawn from the game's own luck."""
        moves = np.empty(len(self), np.int64)
        self._share_out("pick_lanes", self._memory, self._outs, moves)
        return moves

    def sensible_moves(self) -> Cells:
        """For each game the move of its policy, the greedy bot: a teacher, or an opponent."""
        moves = np.empty(len(self), np.int64)
        self._share_out("advise_lanes", self._memory, self._outs, moves)
        return moves

    def estimates(self) -> Estimates:
        """What each seat may expect in the end, by the game's own estimate: the master's, where its playouts stop."""
        expected, spread = np.zeros((len(self), MAX_SEATS)), np.empty(len(self))
        self._share_out("weigh_lanes", self._memory, expected, spread)
        return Estimates(expected[:, : self.seats], spread)

    def scores(self) -> Cells:
        """The score of each seat as the games stand: from the truth, so for rewards and not for players."""
        results = np.zeros((len(self), 2, MAX_SEATS), np.int64)
        self._share_out("stand_lanes", self._memory, results)
        return results[:, 0, : self.seats]

    def play_random(self, steps: int | Cells) -> int:
        """`steps` times `step(random_moves())` in one go; how many games ended.

        With a number for each game: for a start at which not all of them are equally far.
        """
        given = checked_steps(steps, len(self))
        counts = np.zeros(len(self), np.int64)
        self._share_out("play_lanes", self._memory, self._outs, given, counts, self._results)
        return int(counts.sum())

    def truth(self) -> bytes:
        """All records, byte for byte: for comparing batches, not for players."""
        return bytes(self._memory.tobytes())


def checked_moves(game: Game, moves: Any, n: int) -> Cells:
    """One move of the game for each of `n` games, whole numbers all; offered or not."""
    given = _as_array(moves)
    if given is None or given.shape != (n,):
        raise BadMove("batch-shape", found=str(getattr(given, "shape", shortened(moves))), wanted=n)
    if given.dtype.kind not in "iu":
        raise BadMove("batch-kind", found=str(given.dtype))
    for i in np.flatnonzero((given < 0) | (given >= game.MOVES.size)):
        game.MOVES.known(given[i])  # raises what says so
    return np.ascontiguousarray(given, np.int64)


def checked_steps(steps: Any, n: int) -> Cells:
    """How many moves in each of `n` games, from one number for all or an array of them."""
    given = np.asarray(steps) if isinstance(steps, np.ndarray) else np.asarray(whole("steps", steps, 0, MOST_STEPS))
    if given.dtype.kind not in "iu" or given.shape not in ((), (n,)):
        raise BadArgument("bad-target", wanted=f"int64[{n}]")
    for extreme in (given.min(initial=0), given.max(initial=0)):
        whole("steps", extreme, 0, MOST_STEPS)
    return np.broadcast_to(given.astype(np.int64), n).copy()


def checked_seats(seat: Any, n: int, seats: int) -> Cells:
    """A seat for each of `n` games, from one for all or an array of them."""
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
    """Game `i` does not offer this move: why."""
    text = game.MOVES.print(move)  # refuses what is no move at all, which guards must not be asked
    return BadMove("batch-move", game=i, text=text, rule=f"{game.meta.rule_prefix}{game.guard(s, move)}")


def check_table(game: Game, seats: int, options: Mapping[str, int]) -> None:
    """Raises what a table with these seats and options would raise."""
    from bauhuette.match.table import Table

    Table(game, seats, options=options)
