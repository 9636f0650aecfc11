"""PPO by self-play on `Batch`, in one file, in the manner of CleanRL. The learning net plays all seats.

    pip install torch
    python examples/ppo.py pillars --seats 3 --minutes 3        # writes ppo.npz
    bauhuette arena pillars --seats 3 --bots examples/ppo.py:Learned,greedy --games 60
    bauhuette play pillars --seats me,examples/ppo.py:Learned,greedy

Each seat's decisions are a separate trajectory: advantages go from one decision of a seat to its next, across the moves
of others, and the reward comes at the end of the game.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from bauhuette.nets.features import features_of
from bauhuette.nets.policy_net import scaled_features
from bauhuette.research import Batch

FILE = "PPO_NET"  # the environment variable with the net's path
FORBIDDEN = -1e9


def body(inputs: int, width: int, outputs: int) -> Any:
    return nn.Sequential(
        nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, outputs)
    )


def choices(policy: Any, seen: Any, mask: Any) -> Any:
    logits = policy(seen).masked_fill(~mask, FORBIDDEN)
    return torch.distributions.Categorical(logits=logits)


def looked_at(batch: Batch, seat: Any = None) -> Any:
    return torch.from_numpy(batch.observe(seat, scaled=True)).clamp(-8, 8)


def played_against(policy: Any, key: str, seats: int, opponent: str, games: int, seed: int) -> float:
    """Return the mean reward, -1 to 1, of a seat that plays the net's best moves against `random` or `greedy`."""
    batch = Batch(key, games, seats, seed=seed)
    mine, rewards = np.arange(games) % seats, np.full(games, np.nan)
    while np.isnan(rewards).any():
        others = batch.random_moves() if opponent == "random" else batch.sensible_moves()
        with torch.no_grad():
            best = choices(policy, looked_at(batch), torch.from_numpy(batch.legal_mask())).logits.argmax(1).numpy()
        ended = batch.step(np.where(batch.to_move == mine, best, others), check=False)
        new = (ended.over > 0) & np.isnan(rewards)
        rewards[new] = ended.rewards[new, mine[new]]
    return float(rewards.mean())


class Rollout:
    """Some steps of all games, with what is learned from them."""

    def __init__(self, batch: Batch, policy: Any, value: Any, steps: int, keep: float) -> None:
        n, moves = len(batch), batch.game.MOVES.size
        self.seen = torch.zeros(steps, n, len(batch.features))
        self.mask = torch.zeros(steps, n, moves, dtype=torch.bool)
        self.made = torch.zeros(steps, n, dtype=torch.long)
        self.chance, self.worth = torch.zeros(steps, n), torch.zeros(steps, n)
        seats, overs, rewards = np.zeros((steps, n), np.int64), np.zeros((steps, n), np.bool_), []
        for t in range(steps):
            self.seen[t], self.mask[t] = looked_at(batch), torch.from_numpy(batch.legal_mask())
            seats[t] = batch.to_move
            with torch.no_grad():
                dice = choices(policy, self.seen[t], self.mask[t])
                self.made[t] = dice.sample()
                self.chance[t], self.worth[t] = dice.log_prob(self.made[t]), value(self.seen[t]).squeeze(1)
            ended = batch.step(self.made[t].numpy(), check=False)
            overs[t] = ended.over > 0
            rewards.append(ended.rewards)
        with torch.no_grad():
            ahead = np.stack([value(looked_at(batch, s)).squeeze(1).numpy() for s in range(batch.seats)], axis=1)
        self.gain = torch.from_numpy(gains(seats, overs, np.stack(rewards), self.worth.numpy(), ahead, keep))

    def flat(self) -> list[Any]:
        gain = self.gain.flatten()
        wanted = gain + self.worth.flatten()
        there = (self.seen, self.mask, self.made, self.chance)
        return [*(one.flatten(0, 1) for one in there), (gain - gain.mean()) / (gain.std() + 1e-8), wanted]


def gains(seats: Any, overs: Any, rewards: Any, worth: Any, ahead: Any, keep: float) -> Any:
    """Return generalised advantages, seat by seat: `ahead` is each seat's value after the last step."""
    found, lanes = np.zeros_like(worth), np.arange(worth.shape[1])
    ahead, before = ahead.copy(), np.zeros_like(ahead)
    for t in reversed(range(len(worth))):
        ended = overs[t]
        ahead[ended], before[ended] = rewards[t][ended], 0.0
        seat = seats[t]
        found[t] = ahead[lanes, seat] - worth[t] + keep * before[lanes, seat]
        ahead[lanes, seat], before[lanes, seat] = worth[t], found[t]
    return found


def learn(policy: Any, value: Any, adam: Any, data: Sequence[Any], parts: int, clip: float, curiosity: float) -> None:
    for some in torch.randperm(len(data[0])).chunk(parts):
        seen, mask, made, chance, gain, wanted = (one[some] for one in data)
        dice = choices(policy, seen, mask)
        ratio = (dice.log_prob(made) - chance).exp()
        better = torch.min(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain).mean()
        missed = (value(seen).squeeze(1) - wanted).square().mean()
        loss = -better + 0.5 * missed - curiosity * dice.entropy().mean()
        adam.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_([*policy.parameters(), *value.parameters()], 0.5)
        adam.step()


class Learned:
    """The net at a table, inferred with NumPy: it makes the offered move with the highest logit."""

    name = "ppo"

    def __init__(self, game: Any) -> None:
        stored = np.load(os.environ.get(FILE, "ppo.npz"))
        if str(stored["game"]) != game.meta.key:
            raise ValueError(f"this net learned {stored['game']}, not {game.meta.key}")
        self.features = features_of(game)
        self.layers = [(stored[f"weight{i}"].T, stored[f"bias{i}"]) for i in range(3)]

    def choose(self, hidden: Any, moves: Any, budget: Any = None) -> int:  # noqa: ARG002
        row = np.clip(scaled_features(self.features, hidden, int(hidden.to_move)), -8, 8)  # type: ignore[arg-type]
        for i, (weight, bias) in enumerate(self.layers):
            row = row @ weight + bias
            row = np.maximum(row, 0) if i < 2 else row
        return int(moves[int(np.argmax(row[np.asarray(moves)]))])


def save(policy: Any, key: str, path: Path) -> None:
    layers = [layer for layer in policy if isinstance(layer, nn.Linear)]
    arrays = {f"weight{i}": layer.weight.detach().numpy() for i, layer in enumerate(layers)}
    np.savez(path, game=key, **arrays, **{f"bias{i}": layer.bias.detach().numpy() for i, layer in enumerate(layers)})


def main(args: Sequence[str] | None = None) -> float:
    """Return the final mean reward against random players."""
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("game", nargs="?", default="pillars")
    given.add_argument("--seats", type=int, default=3)
    given.add_argument("--minutes", type=float, default=3.0)
    given.add_argument("--games", type=int, default=128, help="side by side")
    given.add_argument("--steps", type=int, default=64, help="of each game between two lessons")
    given.add_argument("--width", type=int, default=256)
    given.add_argument("--pace", type=float, default=5e-4)
    given.add_argument("--curiosity", type=float, default=0.01)
    given.add_argument("--measured", type=int, default=120, help="games of a measurement")
    given.add_argument("--seed", type=int, default=1)
    given.add_argument("--out", type=Path, default=Path("ppo.npz"))
    options = given.parse_args(args)

    torch.manual_seed(options.seed)
    batch = Batch(options.game, options.games, options.seats, seed=options.seed)
    batch.play_random(np.arange(options.games, dtype=np.int64) % 50)  # so that games do not all end at once
    policy = body(len(batch.features), options.width, batch.game.MOVES.size)
    value = body(len(batch.features), options.width, 1)
    adam = torch.optim.Adam([*policy.parameters(), *value.parameters()], lr=options.pace, eps=1e-5)
    until, lesson, reward = time.monotonic() + 60 * options.minutes, 0, 0.0
    while True:
        last = time.monotonic() >= until
        if lesson % 20 == 0 or last:
            found = {
                name: played_against(policy, options.game, options.seats, name, options.measured, seed=999)
                for name in ("random", "greedy")
            }
            reward = found["random"]
            done = lesson * options.games * options.steps
            print(f"{done:>9} decisions: {found['random']:+.2f} against random, {found['greedy']:+.2f} against greedy")
        if last:
            break
        data = Rollout(batch, policy, value, options.steps, keep=0.95).flat()
        for _ in range(3):
            learn(policy, value, adam, data, parts=4, clip=0.2, curiosity=options.curiosity)
        lesson += 1
    save(policy, options.game, options.out)
    print(f"written: {options.out}")
    return reward


if __name__ == "__main__":
    main()
