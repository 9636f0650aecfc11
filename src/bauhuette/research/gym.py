"""Gymnasium: one learner in each game, against bots. Importing this module registers every game.

    env = gymnasium.make("bauhuette/pillars-v1", seats=3, opponents="foreman")
    seen, info = env.reset(seed=1)
    seen, reward, terminated, truncated, info = env.step(choose(seen, info["action_mask"]))

The version is that of the game's rules. `env.action_space.sample()` is an offered move; a move that is not offered
raises `BadMove`. Many games at once, against opponents that come with the game:

    envs = GymVector("pillars", num_envs=256, opponents="greedy")
    seen, infos = envs.reset(seed=1)
    seen, rewards, terminated, truncated, infos = envs.step(choose(seen, infos["action_mask"]))

The learner of game i sits on seat i modulo the number of seats. Rewards come at the end (see `Ended`); then the last
observation is shown, and the next step deals a new game whatever its action (`AutoresetMode.NEXT_STEP`). Only the
actions of running games are checked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from bauhuette.bots.registry import UnknownBot, bot
from bauhuette.engine.catalogue import game_keys, meta_of
from bauhuette.engine.eyes import MoveId, Seat
from bauhuette.engine.game import Game
from bauhuette.engine.luck import LAST
from bauhuette.engine.outside import seat_at, whole
from bauhuette.engine.record import MAX_SEATS
from bauhuette.engine.registry import load
from bauhuette.match.kernel import BadTable
from bauhuette.nets.features import features_of
from bauhuette.research.batch import MOST_GAMES, bad_move, check_table, checked_moves, fresh_games, lanes_of
from bauhuette.research.extras import need
from bauhuette.research.memory import games_in, memory_of
from bauhuette.research.single import Single

gymnasium: Any = need("gymnasium", "research")
vector: Any = need("gymnasium.vector", "research")
batch_space: Any = need("gymnasium.vector.utils", "research").batch_space

NAMESPACE = "bauhuette"
OPPONENTS = ("random", "greedy")
LARGEST = float(2**31)  # no number of any record is larger


class Offered(gymnasium.spaces.Discrete):  # type: ignore[misc]
    """All moves of a game; a sample is one of those that are offered now."""

    offered: Any = None

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        return super().sample(self.offered if mask is None and probability is None else mask, probability)


class GymEnv(gymnasium.Env):  # type: ignore[misc]
    """One game. `opponents` is a bot for all other seats or a list, one for each of them in turn order; `seat` is the
    learner's, else another one in every game. A move that is not offered raises `BadMove`; with `replace_illegal` an
    offered one is drawn instead, and `info["replaced"]` says so: for learners without masks, and for `check_env`, which
    knows none.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012  (Gymnasium's)

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, int] | None = None,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = None,
        render_mode: str | None = None,
        replace_illegal: bool = False,
    ) -> None:
        self.game = load(game) if isinstance(game, str) else game
        self.seats = seats if seats is not None else max(self.game.meta.seats)
        self.features = features_of(self.game)
        self.render_mode = render_mode
        self._single = Single(self.game, self.seats, options)
        self._fixed = None if seat is None else seat_at(seat, self.seats)
        self._replaces = replace_illegal
        names = [opponents] * (self.seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != self.seats - 1:
            raise BadTable("bad-seats", seats=len(names) + 1, known=str(self.seats))
        self._bots = [bot(name, self.game) for name in names]
        self.action_space = Offered(self.game.MOVES.size)
        self.observation_space = gymnasium.spaces.Box(-LARGEST, LARGEST, (len(self.features),), np.float32)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        del options
        self._single.deal(self._luck())
        self.seat = Seat(int(self.np_random.integers(self.seats))) if self._fixed is None else self._fixed
        self._others_move()
        return self._seen(), self._info()

    def _luck(self) -> int:
        return int(self.np_random.integers(1, LAST, endpoint=True))

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        replaced = self._replaces and action not in (legal := self._single.legal())
        self._single.play(self.np_random.choice(legal) if replaced else action)
        self._others_move()
        over = self._single.to_move is None
        info = self._info() | ({"replaced": True} if replaced else {})
        return self._seen(), self._single.rewards()[self.seat], over, False, info

    def _others_move(self) -> None:
        while (asked := self._single.to_move) not in (None, self.seat):
            hidden = self._single.hidden(asked)
            hidden.rng = self._luck()
            chooses = self._bots[(asked - self.seat) % self.seats - 1]
            self._single.play(chooses.choose(hidden, np.array(self._single.legal(), np.int64)))

    def _seen(self) -> Any:
        return self._single.observe(self.seat, self.features)

    def _info(self) -> dict[str, Any]:
        self.action_space.offered = self._single.mask()
        return {"action_mask": self.action_space.offered.copy()}


class GymVector(vector.VectorEnv):  # type: ignore[misc]
    """`num_envs` games; opponents are `random` or `greedy`, the game's own policy."""

    metadata = {"autoreset_mode": vector.AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012  (Gymnasium's)

    def __init__(
        self,
        game: str | Game,
        num_envs: int,
        seats: int | None = None,
        options: Mapping[str, int] | None = None,
        opponents: str = "greedy",
    ) -> None:
        if opponents not in OPPONENTS:
            raise UnknownBot("unknown-bot", name=opponents, known=", ".join(OPPONENTS))
        self.game = load(game) if isinstance(game, str) else game
        self.seats = seats if seats is not None else max(self.game.meta.seats)
        check_table(self.game, self.seats, options or {})
        self.num_envs = whole("num_envs", num_envs, 1, MOST_GAMES)
        self.features = features_of(self.game)
        self.options = options or {}
        self.learners = np.arange(num_envs, dtype=np.int64) % self.seats
        self._sensible = opponents == "greedy"
        self._lanes = lanes_of(self.game)
        self._out = np.zeros(self.game.MOVES.size, np.int64)
        self._hidden = np.zeros(self.game.STATE.itemsize // 8, np.int64)
        self.single_action_space = gymnasium.spaces.Discrete(self.game.MOVES.size)
        self.single_observation_space = gymnasium.spaces.Box(-LARGEST, LARGEST, (len(self.features),), np.float32)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in ("_lanes", "_games")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._lanes = lanes_of(self.game)
        if "_memory" in kept:
            self._games = games_in(kept["_memory"], self.game)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:  # noqa: ARG002
        super().reset(seed=seed)
        luck = int(self.np_random.integers(2**62)) if seed is None else seed
        self._games = fresh_games(self.game, self.num_envs, self.seats, luck, self.options)
        self._memory = memory_of(self._games)
        self._lanes.deal_lanes(self._memory)
        self._turn(np.full(self.num_envs, -1, np.int64))
        return self._observe(), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        moves = np.where(self._games["over"] > 0, 0, checked_moves(self.game, actions, self.num_envs))
        self._refuse_bad_moves(moves)
        rewards = self._turn(moves)
        over = self._games["over"] > 0
        return self._observe(), rewards, over, np.zeros(self.num_envs, np.bool_), self._infos()

    def _refuse_bad_moves(self, moves: Any) -> None:
        i = self._lanes.forbidden_lane(self._memory, moves)
        if i >= 0:
            raise bad_move(self.game, self._games[i], i, MoveId(int(moves[i])))

    def _turn(self, moves: Any) -> Any:
        """The learners' rewards."""
        results = np.zeros((self.num_envs, 2, MAX_SEATS), np.int64)
        rewards = np.zeros((self.num_envs, self.seats))
        lanes, learners = self._lanes, self.learners
        lanes.turn_lanes(self._memory, moves, learners, self._sensible, self._out, results, rewards)
        return rewards[np.arange(self.num_envs), learners]

    def _observe(self) -> Any:
        rows = np.empty((self.num_envs, len(self.features)), np.float32)
        self._lanes.observe_lanes(self._memory, self.learners, self._hidden, rows)
        return rows

    def _infos(self) -> dict[str, Any]:
        """Gymnasium's vector environments mark with an underscore for which games an entry holds."""
        mask = np.empty((self.num_envs, self.game.MOVES.size), np.bool_)
        self._lanes.mask_lanes(self._memory, self._out, mask)
        running = self._games["over"] == 0
        return {"action_mask": mask, "_action_mask": running}

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is held open."""


def name_of(key: str) -> str:
    """Under which Gymnasium knows a game."""
    return f"{NAMESPACE}/{key}-v{meta_of(key).rules_version}"


for _key in game_keys():
    gymnasium.register(
        name_of(_key),
        entry_point=f"{__name__}:GymEnv",
        vector_entry_point=f"{__name__}:GymVector",
        kwargs={"game": _key},
    )
