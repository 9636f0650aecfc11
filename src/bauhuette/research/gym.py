"""Gymnasium: one learner in each game, against bots. Importing this module registers every game.

    import gymnasium, bauhuette.research.gym

    env = gymnasium.make("bauhuette/Pillars-v0", seats=3, opponents="foreman")
    seen, info = env.reset(seed=1)
    seen, reward, terminated, truncated, info = env.step(choose(seen, info["action_mask"]))

Masks are in `info` and, for MaskablePPO of sb3-contrib, in `env.unwrapped.action_masks()`; `env.action_space.sample()`
is an offered move. Many games at once:

    envs = gymnasium.make_vec("bauhuette/Pillars-v0", num_envs=256, opponents="greedy")
    seen, infos = envs.reset(seed=1)
    seen, rewards, terminated, truncated, infos = envs.step(choose(seen, infos["action_mask"]))

Against `greedy` or `random`, which come with the game, these run in compiled code; other bots are asked one by one. The
learner of game i sits on seat i modulo the number of seats. Rewards come at the end (see `Ended`); then the last
observation is returned with a mask that allows action `NO_OP` alone, and the next step deals a new game for any action
(`AutoresetMode.NEXT_STEP`). Only the actions of running games are checked; `infos["_action_mask"]` marks them.

The number after `v` is the version of the environments' own interface; `made_of` gives rules, edition and features.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from bauhuette.bots.protocol import Bot
from bauhuette.engine.catalogue import game_keys
from bauhuette.engine.game import Game
from bauhuette.engine.record import MAX_SEATS
from bauhuette.engine.registry import load
from bauhuette.engine.rng import LAST
from bauhuette.engine.types import MoveId, Seat
from bauhuette.engine.validation import seat_at, whole
from bauhuette.nets.features import features_of
from bauhuette.research.batch import (
    MOST_GAMES,
    BadMove,
    bad_move,
    batch_rules_of,
    check_table,
    checked_moves,
    fresh_games,
)
from bauhuette.research.observation import SCALED, ObservationFormat, one_of
from bauhuette.research.opponents import Opponent, opponents_of
from bauhuette.research.optional_imports import need
from bauhuette.research.record_layout import games_in, memory_of
from bauhuette.research.rendering import MODES, rendered, text_of
from bauhuette.research.single import Single

gymnasium: Any = need("gymnasium", "research")
vector: Any = need("gymnasium.vector", "research")
batch_space: Any = need("gymnasium.vector.utils", "research").batch_space

NAMESPACE = "bauhuette"
VERSION = 0  # of the interface of environments
COMPILED_OPPONENTS = ("random", "greedy")
REPLACE, LOSE, RAISE = "replace", "lose", "raise"
LOSS = -1.0
NO_OP = 0  # what the mask of a finished game allows: the next step deals for any action


class Offered(gymnasium.spaces.Discrete):  # type: ignore[misc]
    """The space of all moves of a game; a sample is an offered move."""

    offered: Any = None

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        return super().sample(self.offered if mask is None and probability is None else mask, probability)


def made_of(game: Game) -> dict[str, Any]:
    """Return what a result depends on besides the name of an environment."""
    rules, features = game.meta.rules_version, features_of(game).version
    return {"game": game.meta.key, "rules": rules, "edition": game.edition, "features": features}


class GymEnv(gymnasium.Env):  # type: ignore[misc]
    """One game.

    `opponents`: a bot for all other seats or a list in turn order; a bot is any name of docs/bots.md (`foreman`, `net`,
    `my.py:Cautious` ...), a class called with the game, or an object with `choose`. `seat`: the learner's; by default
    another one in every game. `observation`: `scaled`, `raw` or `dict` (see `observation.py`). `illegal`: the effect of
    a move that is not offered. `replace`: an offered move is drawn instead and `info["replaced"]` is set, for learners
    and checks without masks; `lose`: the game is over, reward -1; `raise`: `BadMove` with the rule against it.
    `render_mode`: `ansi` (what the learner sees, as text) or `rgb_array` (the same as a picture).
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012  (Gymnasium's)

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, int] | None = None,
        opponents: Opponent | Sequence[Opponent] = "greedy",
        seat: int | None = None,
        observation: str = SCALED,
        illegal: str = REPLACE,
        render_mode: str | None = None,
    ) -> None:
        self.game = load(game) if isinstance(game, str) else game
        self.seats = seats if seats is not None else max(self.game.meta.seats)
        self.features = features_of(self.game)
        self.render_mode = None if render_mode is None else one_of("render_mode", render_mode, MODES)
        self.illegal = one_of("illegal", illegal, (REPLACE, LOSE, RAISE))
        self._single = Single(self.game, self.seats, options)
        self._fixed = None if seat is None else seat_at(seat, self.seats)
        self._bots = opponents_of(self.game, opponents, self.seats)
        self._format = ObservationFormat(self.game, observation)
        self.action_space = Offered(self.game.MOVES.size)
        self.observation_space = self._format.space(gymnasium.spaces)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        del options
        self._single.deal(self._draw_seed())
        self.seat = Seat(int(self.np_random.integers(self.seats))) if self._fixed is None else self._fixed
        self._others_move()
        return self._seen(), self._info()

    def _draw_seed(self) -> int:
        return int(self.np_random.integers(1, LAST, endpoint=True))

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        try:
            self._single.play(action)
        except BadMove:
            if self.illegal == RAISE:
                raise
            if self.illegal == LOSE:
                return self._seen(), LOSS, True, False, self._info() | {"lost_by_illegal_move": True}
            self._single.play(self.np_random.choice(self._single.legal()))
            return self._after({"replaced": True})
        return self._after({})

    def _after(self, more: dict[str, Any]) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self._others_move()
        over = self._single.to_move is None
        return self._seen(), self._single.rewards()[self.seat], over, False, self._info() | more

    def _others_move(self) -> None:
        while (asked := self._single.to_move) not in (None, self.seat):
            hidden = self._single.hidden(asked)
            hidden.rng = self._draw_seed()
            chooses = self._bots[(asked - self.seat) % self.seats - 1]
            self._single.play(chooses.choose(hidden, np.array(self._single.legal(), np.int64)))

    def _seen(self) -> Any:
        return self._format.of(self._single.observe(self.seat, self.features))

    def _info(self) -> dict[str, Any]:
        self.action_space.offered = self._single.mask()
        return {"action_mask": self.action_space.offered.copy(), "seat": int(self.seat)}

    def action_masks(self) -> Any:
        """Return which moves are offered, as MaskablePPO needs it."""
        return self.action_space.offered.astype(np.bool_)

    def render(self) -> Any:
        return (
            rendered(self.render_mode, text_of(self.game, self._single.state, self.seat)) if self.render_mode else None
        )


class GymVector(vector.VectorEnv):  # type: ignore[misc]
    """`num_envs` games; `seats`, `options`, `opponents` and `observation` as in `GymEnv`.

    A move that is not offered raises `BadMove`, and nothing is played.
    """

    metadata = {"autoreset_mode": vector.AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012  (Gymnasium's)

    def __init__(
        self,
        game: str | Game,
        num_envs: int,
        seats: int | None = None,
        options: Mapping[str, int] | None = None,
        opponents: Opponent | Sequence[Opponent] = "greedy",
        observation: str = SCALED,
    ) -> None:
        self.game = load(game) if isinstance(game, str) else game
        self.seats = seats if seats is not None else max(self.game.meta.seats)
        check_table(self.game, self.seats, options or {})
        self.num_envs = whole("num_envs", num_envs, 1, MOST_GAMES)
        self.features = features_of(self.game)
        self.options = options or {}
        self.learners = np.arange(num_envs, dtype=np.int64) % self.seats
        self._sensible = opponents == "greedy"
        compiled = opponents in COMPILED_OPPONENTS if isinstance(opponents, str) else False
        self._bots = None if compiled else opponents_of(self.game, opponents, self.seats)
        self._format = ObservationFormat(self.game, observation)
        self._rules = batch_rules_of(self.game)
        self._out = np.zeros(self.game.MOVES.size, np.int64)
        self._hidden = np.zeros(self.game.STATE.itemsize // 8, np.int64)
        self.single_action_space = gymnasium.spaces.Discrete(self.game.MOVES.size)
        self.single_observation_space = self._format.space(gymnasium.spaces)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in ("_rules", "_games")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._rules = batch_rules_of(self.game)
        if "_memory" in kept:
            self._games = games_in(kept["_memory"], self.game)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:  # noqa: ARG002
        super().reset(seed=seed)
        first_seed = int(self.np_random.integers(2**62)) if seed is None else seed
        self._games = fresh_games(self.game, self.num_envs, self.seats, first_seed, self.options)
        self._memory = memory_of(self._games)
        self._rules.deal_all(self._memory)
        self._turn(np.full(self.num_envs, -1, np.int64))
        return self._observe(), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        moves = np.where(self._games["over"] > 0, NO_OP, checked_moves(self.game, actions, self.num_envs))
        self._refuse_bad_moves(moves)
        rewards = self._turn(moves)
        over = self._games["over"] > 0
        return self._observe(), rewards, over, np.zeros(self.num_envs, np.bool_), self._infos()

    def _refuse_bad_moves(self, moves: Any) -> None:
        i = self._rules.first_forbidden(self._memory, moves)
        if i >= 0:
            raise bad_move(self.game, self._games[i], i, MoveId(int(moves[i])))

    def _turn(self, moves: Any) -> Any:
        """Make the learners' moves and the answers; return the learners' rewards."""
        results = np.zeros((self.num_envs, 2, MAX_SEATS), np.int64)
        rewards = np.zeros((self.num_envs, self.seats))
        learners = self.learners
        if self._bots is None:
            self._rules.turn_all(self._memory, moves, learners, self._sensible, self._out, results, rewards)
        else:
            for i, move in enumerate(moves.tolist()):
                self._turn_with_bots(self._bots, i, move, rewards[i])
        return rewards[np.arange(self.num_envs), learners]

    def _turn_with_bots(self, bots: Sequence[Bot], i: int, move: int, rewards: Any) -> None:
        """Like `turn_one`, with bots that have to be asked."""
        one, learner = Single.in_memory(self.game, self._memory[i]), int(self.learners[i])
        if one.to_move is None:
            self._rules.deal_alone(self._memory[i])
        elif move >= 0:
            one.play(MoveId(move))
        while (asked := one.to_move) not in (None, learner):
            hidden = one.hidden(asked)
            hidden.rng = int(self.np_random.integers(1, LAST, endpoint=True))
            chooses = bots[(asked - learner) % self.seats - 1]
            one.play(chooses.choose(hidden, np.array(one.legal(), np.int64)))
        rewards[:] = one.rewards()

    def _observe(self) -> Any:
        rows = np.empty((self.num_envs, len(self.features)), np.float32)
        self._rules.observe_all(self._memory, self.learners, self._hidden, rows)
        return self._format.of(rows)

    def _infos(self) -> dict[str, Any]:
        """Return the masks; as Gymnasium has it, an entry with an underscore marks the games it holds for."""
        running = self._games["over"] == 0
        return {"action_mask": self.action_masks(), "_action_mask": running}

    def action_masks(self) -> Any:
        """Return the offered moves, one row a game; in games that are over `NO_OP` alone."""
        mask = np.empty((self.num_envs, self.game.MOVES.size), np.bool_)
        self._rules.mask_all(self._memory, self._out, mask)
        mask[self._games["over"] > 0, NO_OP] = True
        return mask

    def close_extras(self, **kwargs: Any) -> None:
        """There is nothing to close."""


def name_of(key: str) -> str:
    """Return Gymnasium's name of a game."""
    return f"{NAMESPACE}/{''.join(part.capitalize() for part in key.split('_'))}-v{VERSION}"


for _key in game_keys():
    gymnasium.register(
        name_of(_key),
        entry_point=f"{__name__}:GymEnv",
        vector_entry_point=f"{__name__}:GymVector",
        kwargs={"game": _key},
    )
