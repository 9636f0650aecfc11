"""Gymnasium: a vector environment with one learner in each game, against opponents that come with the game.

    envs = GymVector("pillars", num_envs=256, opponents="greedy")
    seen, infos = envs.reset(seed=1)
    seen, rewards, terminated, truncated, infos = envs.step(choose(seen, infos["action_mask"]))

The learner of game i sits on seat i modulo the number of seats. Rewards come at the end (see `Ended`); then the last
observation is shown, and the next step deals a new game whatever its action (`AutoresetMode.NEXT_STEP`). Only the
actions of running games are checked.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from bauhuette.engine.game import Game
from bauhuette.engine.record import MAX_SEATS
from bauhuette.engine.registry import load
from bauhuette.research.batch import bad_move, check_table, fresh_games, lanes_of
from bauhuette.research.extras import Missing, need
from bauhuette.research.features import features_of
from bauhuette.research.words import words_in

gymnasium: Any = need("gymnasium", "research")
vector: Any = need("gymnasium.vector", "research")
batch_space: Any = need("gymnasium.vector.utils", "research").batch_space

OPPONENTS = ("random", "greedy")
LARGEST = float(2**31)  # no number of any record is larger


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
            raise Missing("unknown-bot", name=opponents, known=", ".join(OPPONENTS))
        self.game = load(game) if isinstance(game, str) else game
        self.seats = seats if seats is not None else max(self.game.meta.seats)
        check_table(self.game, self.seats, options or {})
        self.num_envs = num_envs
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

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:  # noqa: ARG002
        super().reset(seed=seed)
        luck = int(self.np_random.integers(2**62)) if seed is None else seed
        self._games = fresh_games(self.game, self.num_envs, self.seats, luck, self.options)
        self._words = words_in(self._games)
        self._lanes.deal_lanes(self._words)
        self._turn(np.full(self.num_envs, -1, np.int64))
        return self._observe(), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        moves = np.where(self._games["over"] > 0, 0, np.asarray(actions, np.int64))
        self._refuse_bad_moves(moves)
        rewards = self._turn(moves)
        over = self._games["over"] > 0
        return self._observe(), rewards, over, np.zeros(self.num_envs, np.bool_), self._infos()

    def _refuse_bad_moves(self, moves: Any) -> None:
        i = self._lanes.forbidden_lane(self._words, moves)
        if i >= 0:
            raise bad_move(self.game, self._games[i], i, int(moves[i]))

    def _turn(self, moves: Any) -> Any:
        """The learners' rewards."""
        results = np.zeros((self.num_envs, 2, MAX_SEATS), np.int64)
        rewards = np.zeros((self.num_envs, self.seats), np.float32)
        lanes, learners = self._lanes, self.learners
        lanes.turn_lanes(self._words, moves, learners, self._sensible, self._out, results, rewards)
        return rewards[np.arange(self.num_envs), learners].astype(np.float64)

    def _observe(self) -> Any:
        rows = np.empty((self.num_envs, len(self.features)), np.float32)
        self._lanes.observe_lanes(self._words, self.learners, self._hidden, rows)
        return rows

    def _infos(self) -> dict[str, Any]:
        """Gymnasium's vector environments mark with an underscore for which games an entry holds."""
        mask = np.empty((self.num_envs, self.game.MOVES.size), np.bool_)
        self._lanes.mask_lanes(self._words, self._out, mask)
        running = self._games["over"] == 0
        return {"action_mask": mask, "_action_mask": running}

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is held open."""
