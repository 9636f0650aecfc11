"""Self-play: proximal policy optimisation (PPO) over many games side by side.

In most games the learner plays all seats; in some the others play the game's policy (`guests`), and only its own seat
teaches. Against a rival, a fixed net, all others are the rival's: so the learner learns to beat it. Rewards come at the
end. Potential-based shaping by the game's evaluation pays each seat the change of its potential now and then (`paid`)
and takes it back at the end: the sum stays the same, but feedback comes sooner.

A penalty (Kullback-Leibler divergence) pulls choices back to the prior: to any offered move, which is the usual entropy
bonus, or where the learner trusts the policy, to the policy's move.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import torch

from bauhuette.train.games import TensorGames
from bauhuette.train.policy_net import HALF, NEVER, Learner, sample
from bauhuette.train.recipes import Recipe

CLIP = 0.2
VALUE_WEIGHT = 0.5
GRADIENT = 1.0  # longest gradient
FIRST_VALUES = 6  # first rounds, in which only values are learned: those of an imitated policy are unknown


class TrainingSpeed(NamedTuple):
    """The current learning rate, weight of the penalty and batch size."""

    rate: float
    curiosity: float
    portion: int


class RoundReport(NamedTuple):
    """The figures of a round."""

    decisions: int
    games: int
    entropy: float
    explained: float  # explained variance of the results


class RoundMemory:
    """A round of play, step by step."""

    def __init__(self, steps: int, n: int, seats: int, columns: int, moves: int, device: str) -> None:
        def room(*shape: int, dtype: Any = torch.float32) -> Any:
            return torch.zeros((steps, n, *shape), dtype=dtype, device=device)

        self.rows = room(columns, dtype=HALF if device != "cpu" else torch.float32)
        self.mask = room(moves, dtype=torch.bool)
        self.advice = room(dtype=torch.int64)
        self.moves = room(dtype=torch.int64)
        self.seats = room(dtype=torch.int64)
        self.chances = room()  # log-probabilities of the moves
        self.values = room()
        self.over = room(dtype=torch.bool)
        self.rewards = room(seats)
        self.potentials = torch.zeros((steps + 1, n, seats), device=device)
        self.teaches = room(dtype=torch.bool)


class SelfPlay:
    """The games, the net that plays them, and its optimiser."""

    def __init__(self, learner: Learner, games: TensorGames, recipe: Recipe, rival: Learner | None = None) -> None:
        self.learner, self.games, self.recipe, self.rival = learner, games, recipe, rival
        n, seats = len(games), games.seats
        self.memory = RoundMemory(recipe.steps, n, seats, len(learner.columns), games.mask().shape[1], learner.device)
        self.optimiser = torch.optim.AdamW(learner.modules.parameters(), recipe.pace, weight_decay=1e-4)
        self.rounds = 0
        numbers = torch.arange(n, device=learner.device)
        self._guests = numbers < (1 if rival else recipe.guests) * n
        self._own_seat = numbers % seats

    def round(self, pace: TrainingSpeed) -> RoundReport:
        """Play some moves in each game, then learn from them."""
        with torch.no_grad():
            self._play()
            advantages, returns = self._advantages()
        entropy = self._learn(advantages, returns, pace)
        self.rounds += 1
        memory = self.memory
        explained = 1 - float((memory.values - returns).var() / returns.var().clamp(min=1e-9))
        return RoundReport(int(memory.teaches.sum()), int(memory.over.sum()), entropy, explained)

    def _play(self) -> None:
        memory, games = self.memory, self.games
        for step in range(self.recipe.steps):
            memory.rows[step] = games.rows(self.learner.columns)
            memory.mask[step] = games.mask()
            memory.advice[step] = games.advice()
            memory.seats[step] = games.to_move()
            memory.potentials[step] = self._potential(step)
            logits, memory.values[step] = self.learner.masked_logits(
                memory.rows[step], memory.mask[step], memory.advice[step]
            )
            moves = sample(logits)
            is_guest = self._guests & (memory.seats[step] != self._own_seat)
            theirs = self.rival.best(games) if self.rival else memory.advice[step]
            moves = torch.where(is_guest, theirs, moves)
            memory.moves[step] = moves
            memory.chances[step] = torch.log_softmax(logits, -1).gather(1, moves[:, None])[:, 0]
            memory.teaches[step] = ~is_guest & (memory.mask[step].sum(-1) > 1)
            ended = games.step(moves)
            memory.over[step] = ended.over
            memory.rewards[step] = ended.rewards
        memory.potentials[-1] = self._potential(0)

    def _potential(self, step: int) -> Any:
        """Return the last potential; in a game begun since it is zero for every seat."""
        if not self.recipe.shaping:
            return 0.0
        if step % self.recipe.paid == 0:
            return self.recipe.shaping * self.games.potential()
        return self.memory.potentials[step - 1].masked_fill(self.memory.over[step - 1][:, None], 0.0)

    def _advantages(self) -> tuple[Any, Any]:
        """Return advantages and returns (GAE), backwards; each seat's next state is its own next decision."""
        memory, games = self.memory, self.games
        seats = [self.learner(games.rows(self.learner.columns, seat))[1] for seat in range(games.seats)]
        value, gain = torch.stack(seats, 1), torch.zeros((len(games), games.seats), device=self.learner.device)
        paid, advantages = torch.zeros_like(gain), torch.zeros_like(memory.values)
        for step in reversed(range(self.recipe.steps)):
            over, seat = memory.over[step][:, None], memory.seats[step][:, None]
            value, gain = value.masked_fill(over, 0.0), gain.masked_fill(over, 0.0)
            promised, then = memory.potentials[step], memory.potentials[step + 1]
            paid = torch.where(over, memory.rewards[step] - promised, paid + then - promised)
            own = memory.values[step][:, None]
            advantage = paid.gather(1, seat) + value.gather(1, seat) - own
            advantage = advantage + self.recipe.foresight * gain.gather(1, seat)
            advantages[step] = advantage[:, 0]
            chosen = memory.mask[step].sum(-1, keepdim=True) > 1  # a forced move is not a step of its own
            value = torch.where(chosen, value.scatter(1, seat, own), value)
            gain = torch.where(chosen, gain.scatter(1, seat, advantage), gain)
            paid = torch.where(chosen, paid.scatter(1, seat, 0.0), paid)
        return advantages, advantages + memory.values

    def _learn(self, advantages: Any, returns: Any, pace: TrainingSpeed) -> float:
        memory = self.memory
        teaching = torch.nonzero(memory.teaches.flatten())[:, 0]
        if not len(teaching):
            return 0.0
        report = advantages.flatten()[teaching]
        advantages = (advantages - report.mean()) / (report.std() + 1e-6)
        for group in self.optimiser.param_groups:
            group["lr"] = pace.rate
        entropy = torch.zeros(())
        for _ in range(self.recipe.lessons):
            for part in teaching[torch.randperm(len(teaching), device=teaching.device)].split(pace.portion):
                loss, entropy = self._loss(part, advantages.flatten()[part], returns.flatten()[part], pace.curiosity)
                self.optimiser.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.learner.modules.parameters(), GRADIENT)
                self.optimiser.step()
        return float(entropy)

    def _loss(self, part: Any, advantages: Any, returns: Any, curiosity: float) -> tuple[Any, Any]:
        memory = self.memory
        mask, advice = memory.mask.flatten(0, 1)[part], memory.advice.flatten()[part]
        logits, value = self.learner.masked_logits(memory.rows.flatten(0, 1)[part], mask, advice)
        loss = VALUE_WEIGHT * (value - returns).pow(2).mean()
        chances = torch.log_softmax(logits, -1)
        entropy = -(chances.exp() * chances.masked_fill(~mask, 0)).sum(-1).mean()
        if self.rounds < FIRST_VALUES:
            return loss, entropy.detach()
        own = chances.gather(1, memory.moves.flatten()[part][:, None])[:, 0]
        ratio = (own - memory.chances.flatten()[part]).exp()
        gain = torch.min(ratio * advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * advantages)
        first = torch.log_softmax(self.learner.prior(logits, advice).masked_fill(~mask, NEVER), -1)
        away = (chances.exp() * (chances - first).masked_fill(~mask, 0)).sum(-1).mean()
        return loss - gain.mean() + curiosity * away, entropy.detach()
