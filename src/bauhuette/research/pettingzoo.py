"""PettingZoo: every game as an AEC environment with action masks.

    env = bauhuette.research.pettingzoo.env("pillars", seats=4)

Agents are the seats `seat_0` to `seat_3`. Observations are dictionaries: the features a seat knows and the mask of its
moves; `observation` gives the features `scaled` (the default), `raw` or as a `dict` by field (see `observation.py`).
`render_mode` is `ansi` or `rgb_array`: what the seat to move sees, as the terminal draws it. A move that is not offered
raises `BadMove`; to end the game instead, wrap the environment in PettingZoo's `TerminateIllegalWrapper`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from bauhuette.engine.errors import shortened
from bauhuette.engine.game import Game
from bauhuette.engine.registry import load
from bauhuette.engine.types import Seat
from bauhuette.engine.validation import NoSuchSeat, whole
from bauhuette.nets.features import features_of
from bauhuette.research.observation import SCALED, ObservationFormat, one_of
from bauhuette.research.optional_imports import need
from bauhuette.research.rendering import MODES, rendered, text_of
from bauhuette.research.single import Single

spaces: Any = need("gymnasium.spaces", "research")
pettingzoo: Any = need("pettingzoo", "research")

MOST_CYCLES = 1 << 40


def env(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, int] | None = None,
    max_cycles: int | None = None,
    observation: str = SCALED,
    render_mode: str | None = None,
) -> Any:
    """Create the environment, with PettingZoo's check of the order of calls."""
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

    return OrderEnforcingWrapper(GameEnv(game, seats, options, max_cycles, observation, render_mode))


class GameEnv(pettingzoo.AECEnv):  # type: ignore[misc]
    """One game; `max_cycles` truncates it after that many moves."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, int] | None = None,
        max_cycles: int | None = None,
        observation: str = SCALED,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = load(game) if isinstance(game, str) else game
        seats = seats if seats is not None else max(self.game.meta.seats)
        name = f"bauhuette_{self.game.meta.key}_v{self.game.meta.rules_version}"
        self.metadata = {"name": name, "render_modes": list(MODES), "render_fps": 2, "is_parallelizable": False}
        self.render_mode = None if render_mode is None else one_of("render_mode", render_mode, MODES)
        self.max_cycles = None if max_cycles is None else whole("max_cycles", max_cycles, 1, MOST_CYCLES)
        self.features = features_of(self.game)
        self._format = ObservationFormat(self.game, observation)
        self._single = Single(self.game, seats, options)
        self._rng = np.random.default_rng()
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.action_spaces = {agent: spaces.Discrete(self.game.MOVES.size) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}

    def _observation_space(self) -> Any:
        return spaces.Dict(
            {
                "observation": self._format.space(spaces),
                "action_mask": spaces.Box(0, 1, (self.game.MOVES.size,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:  # noqa: ARG002  (PettingZoo's signature)
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._single.deal(int(self._rng.integers(2**62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._moves = 0
        self._select_agent()

    def _select_agent(self) -> None:
        seat = self._single.to_move
        self.agent_selection = self.possible_agents[seat] if seat is not None else self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return features and mask; the mask is empty unless the agent is to move."""
        seat = self._seat_of(agent)
        asked = seat == self._single.to_move
        mask = self._single.mask() if asked else np.zeros(self.game.MOVES.size, np.int8)
        return {"observation": self._format.of(self._single.observe(seat, self.features)), "action_mask": mask}

    def action_mask(self, agent: str) -> Any:
        """Return which moves an agent may make: none unless it is to move."""
        return self.observe(agent)["action_mask"]

    def _seat_of(self, agent: Any) -> Seat:
        if agent not in self.possible_agents:
            raise NoSuchSeat("no-such-seat", seat=shortened(agent), last=len(self.possible_agents) - 1)
        return Seat(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._single.play(action)
        self._moves += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._single.to_move is None:
            self.rewards = dict(zip(self.agents, self._single.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._moves == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select_agent()

    def render(self) -> Any:
        """Render what the seat to move sees."""
        if self.render_mode is None:
            return None
        return rendered(self.render_mode, text_of(self.game, self._single.state, self._single.to_move))

    def close(self) -> None:
        """There is nothing to close."""
