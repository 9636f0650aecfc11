"""MaskablePPO of sb3-contrib on our Gymnasium environment, without code of our own.

pip install sb3-contrib
python examples/sb3_maskable.py pillars --seats 3 --decisions 60000        # minutes; writes sb3.zip
bauhuette arena pillars --seats 3 --bots examples/sb3_maskable.py:Learned,random --games 60
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

from bauhuette.nets.features import features_of
from bauhuette.nets.policy_net import scaled_features
from bauhuette.research.gym import name_of

FILE = "SB3_NET"  # the environment variable with the net's path


class Learned:
    """The model at a table."""

    name = "sb3"

    def __init__(self, game: Any, model: Any = None) -> None:
        self.game = game
        self.features = features_of(game)
        self.model = model or MaskablePPO.load(os.environ.get(FILE, "sb3.zip"))

    def choose(self, hidden: Any, moves: Any, budget: Any = None) -> int:  # noqa: ARG002
        mask = np.zeros(self.game.MOVES.size, np.bool_)
        mask[np.asarray(moves)] = True
        seen = scaled_features(self.features, hidden, int(hidden.to_move))  # type: ignore[arg-type]
        return int(self.model.predict(seen, action_masks=mask, deterministic=True)[0])


def mean_reward(model: Any, env: Any, games: int) -> float:
    """Return the mean reward of its best moves."""
    total = 0.0
    for seed in range(games):
        seen, over = env.reset(seed=seed)[0], False
        while not over:
            move = model.predict(seen, action_masks=env.unwrapped.action_masks(), deterministic=True)[0]
            seen, reward, over, _, _ = env.step(int(move))
            total += reward
    return total / games


class Reporting(BaseCallback):  # type: ignore[misc]
    """Hand the agent to `report` at four points of the training."""

    def __init__(self, report: Callable[[int, Any], None], agent: Learned, decisions: int) -> None:
        super().__init__()
        self.report, self.agent, self.between, self.next = report, agent, decisions // 4, 0

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= self.next:
            self.next += self.between
            self.report(self.num_timesteps, self.agent)

    def _on_step(self) -> bool:
        return True


def main(args: Sequence[str] | None = None, report: Callable[[int, Any], None] | None = None) -> float:
    """Return the final mean reward against the opponents, -1 to 1."""
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("game", nargs="?", default="pillars")
    given.add_argument("--seats", type=int, default=3)
    given.add_argument("--opponents", default="random")
    given.add_argument("--decisions", type=int, default=60_000)
    given.add_argument("--portion", type=int, default=512, help="steps of each of the 8 games between two lessons")
    given.add_argument("--measured", type=int, default=60, help="games of a measurement")
    given.add_argument("--seed", type=int, default=1)
    given.add_argument("--out", type=Path, default=Path("sb3.zip"))
    options = given.parse_args(args)

    table: dict[str, Any] = {"seats": options.seats, "opponents": options.opponents}
    name = name_of(options.game)
    envs = make_vec_env(name, n_envs=8, seed=options.seed, env_kwargs=table)
    net = {"net_arch": [256, 256]}
    model = MaskablePPO(
        "MlpPolicy", envs, n_steps=options.portion, gamma=1.0, ent_coef=0.01, policy_kwargs=net, seed=options.seed
    )
    env: Any = gymnasium.make(name, **table)
    if report is None:
        print(f"before: {mean_reward(model, env, options.measured):+.2f} against {options.opponents}")
    agent = Learned(env.unwrapped.game, model)
    model.learn(options.decisions, Reporting(report, agent, options.decisions) if report else None)
    if report is not None:  # who gets the agent measures it
        report(model.num_timesteps, agent)
        return 0.0
    reward = mean_reward(model, env, options.measured)
    print(f"after {model.num_timesteps} decisions: {reward:+.2f} against {options.opponents}")
    model.save(options.out)
    print(f"written: {options.out}")
    return reward


if __name__ == "__main__":
    main()
