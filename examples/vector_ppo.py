"""PPO on `gymnasium.make_vec`, in one file, laid out as CleanRL's ppo.py: with masks and `AutoresetMode.NEXT_STEP`.

    pip install torch 'bauhuette[research]'
    python examples/vector_ppo.py pillars --seats 3 --decisions 60000      # minutes; writes vector_ppo.npz
    bauhuette arena pillars --seats 3 --bots examples/vector_ppo.py:Learned,random --games 60

One learner a game among fixed opponents; `ppo.py` learns by self-play instead, which takes longer and goes further.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from torch import nn

from bauhuette.nets.features import features_of
from bauhuette.nets.policy_net import scaled_features
from bauhuette.research.gym import name_of

FILE = "VECTOR_PPO"  # the environment variable with the net's path
FORBIDDEN = -1e9


def layers(inputs: int, outputs: int, width: int = 128) -> Any:
    return nn.Sequential(
        nn.Linear(inputs, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh(), nn.Linear(width, outputs)
    )


class Learned:
    """Plays the offered move with the highest logit, inferred with NumPy."""

    name = "vector_ppo"

    def __init__(self, game: Any, weights: Any = None) -> None:
        self.features = features_of(game)
        stored = np.load(os.environ.get(FILE, "vector_ppo.npz")) if weights is None else weights
        self.layers = [(stored[f"weight{i}"].T, stored[f"bias{i}"]) for i in range(3)]

    def choose(self, hidden: Any, moves: Any, budget: Any = None) -> int:  # noqa: ARG002
        row: Any = scaled_features(self.features, hidden, int(hidden.to_move))  # type: ignore[arg-type]
        for i, (weight, bias) in enumerate(self.layers):
            row = np.tanh(row @ weight + bias) if i < 2 else row @ weight + bias
        offered = np.asarray(moves)
        return int(offered[np.argmax(row[offered])])


def arrays_of(actor: Any) -> dict[str, Any]:
    linear = [layer for layer in actor if isinstance(layer, nn.Linear)]
    weights = {f"weight{i}": layer.weight.detach().numpy().copy() for i, layer in enumerate(linear)}
    return weights | {f"bias{i}": layer.bias.detach().numpy().copy() for i, layer in enumerate(linear)}


def main(args: Sequence[str] | None = None, report: Callable[[int, Any], None] | None = None) -> Learned:
    """Return the trained agent; `report` gets the agent at four points of the training."""
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("game", nargs="?", default="pillars")
    given.add_argument("--seats", type=int, default=3)
    given.add_argument("--opponents", default="greedy")
    given.add_argument("--decisions", type=int, default=60_000)
    given.add_argument("--games", type=int, default=16, help="side by side")
    given.add_argument("--steps", type=int, default=64, help="of each game between two updates")
    given.add_argument("--pace", type=float, default=5e-4)
    given.add_argument("--seed", type=int, default=1)
    given.add_argument("--out", type=Path, default=Path("vector_ppo.npz"))
    options = given.parse_args(args)

    torch.manual_seed(options.seed)
    table: dict[str, Any] = {"seats": options.seats, "opponents": options.opponents}
    envs: Any = gymnasium.make_vec(name_of(options.game), num_envs=options.games, **table)
    game, (seen, infos) = envs.unwrapped.game, envs.reset(seed=options.seed)
    features, n = seen.shape[1], options.games
    actor, critic = layers(features, envs.single_action_space.n), layers(features, 1)
    adam = torch.optim.Adam([*actor.parameters(), *critic.parameters()], lr=options.pace, eps=1e-5)

    def choices(rows: Any, masks: Any) -> Any:
        return torch.distributions.Categorical(logits=actor(rows).masked_fill(~masks, FORBIDDEN))

    decisions, reported = 0, -1
    while decisions < options.decisions:
        if report is not None and 4 * decisions // options.decisions > reported:
            reported = 4 * decisions // options.decisions
            report(decisions, Learned(game, arrays_of(actor)))
        adam.param_groups[0]["lr"] = options.pace * (1 - decisions / options.decisions)
        rows, masks, moves, chances, values, rewards, overs, running = ([] for _ in range(8))
        for _ in range(options.steps):
            row, mask = torch.from_numpy(seen), torch.from_numpy(infos["action_mask"])
            with torch.no_grad():
                dice = choices(row, mask)
                move = dice.sample()
                chances.append(dice.log_prob(move))
                values.append(critic(row).squeeze(1))
            rows.append(row)
            masks.append(mask)
            moves.append(move)
            running.append(torch.from_numpy(infos["_action_mask"]))  # in a finished row nothing is decided
            seen, reward, over, _, infos = envs.step(move.numpy())
            rewards.append(torch.from_numpy(reward).float())
            overs.append(torch.from_numpy(over).float())
        with torch.no_grad():
            ahead, gain = critic(torch.from_numpy(seen)).squeeze(1), torch.zeros(n)
            gains: list[Any] = []
            for t in reversed(range(options.steps)):
                goes_on = 1 - overs[t]
                gain = rewards[t] + goes_on * ahead - values[t] + 0.95 * goes_on * gain
                ahead = values[t]
                gains.insert(0, gain)
        kept = torch.cat(running)
        decisions += int(kept.sum())
        data = [torch.cat(part)[kept] for part in (rows, masks, moves, chances, gains, values)]
        for _ in range(4):
            for part in torch.randperm(len(data[0])).chunk(4):
                x, mask, move, chance, gain, value = (one[part] for one in data)
                dice = choices(x, mask)
                ratio, better = (dice.log_prob(move) - chance).exp(), (gain - gain.mean()) / (gain.std() + 1e-8)
                loss = -torch.min(ratio * better, ratio.clamp(0.8, 1.2) * better).mean()
                loss = loss + 0.5 * (critic(x).squeeze(1) - gain - value).square().mean()
                loss = loss - 0.01 * dice.entropy().mean()
                adam.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_([*actor.parameters(), *critic.parameters()], 0.5)
                adam.step()
    weights = arrays_of(actor)
    if report is not None:
        report(decisions, Learned(game, weights))
    np.savez(options.out, **weights)
    print(f"written: {options.out}")
    return Learned(game, weights)


if __name__ == "__main__":
    main()
