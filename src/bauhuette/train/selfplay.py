"""Learning by playing oneself: proximal policy optimisation (PPO) over many games side by side.

All seats of most games are the learner's; in some the others play the game's policy (`guests`), and only its own seat
teaches. Against a rival, a net that learns nothing more, all others are the rival's: so it is learned how to beat it.
Rewards come at the end. Where the estimate shapes them, each seat is paid now and then (`paid`) what the estimate
promises it more than before, and gives it back when the end says otherwise: in the sum nothing changes, but it is told
sooner.

Choices are pulled back to what they were before anything was learned (Kullback-Leibler divergence): to any offered
move, which is the usual reward for entropy, or where the learner trusts the policy, to its move and seldom another.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import torch

from bauhuette.train.games import Games
from bauhuette.train.learner import HALF, NEVER, Learner, drawn
from bauhuette.train.ways import Way

CLIP = 0.2
VALUE_WEIGHT = 0.5
GRADIENT = 1.0  # at most this long
FIRST_VALUES = 6  # rounds in which only values are learned: those of an imitated policy are not known yet


class Pace(NamedTuple):
    """How fast it goes at the moment."""

    rate: float
    curiosity: float
    portion: int


class Told(NamedTuple):
    """What a round has shown."""

    decisions: int
    games: int
    entropy: float
    explained: float  # share of the differences between results that values foresaw


class Memory:
    """A round of play, step by step."""

    def __init__(self, steps: int, n: int, seats: int, columns: int, moves: int, device: str) -> None:
        def room(*shape: int, dtype: Any = torch.float32) -> Any:
            return torch.zeros((steps, n, *shape), dtype=dtype, device=device)

        self.rows = room(columns, dtype=HALF if device != "cpu" else torch.float32)
        self.mask = room(moves, dtype=torch.bool)
        self.advice = room(dtype=torch.int64)
        self.moves = room(dtype=torch.int64)
        self.seats = room(dtype=torch.int64)
        self.chances = room()  # logarithms
        self.values = room()
        self.over = room(dtype=torch.bool)
        self.rewards = room(seats)
        self.promises = torch.zeros((steps + 1, n, seats), device=device)
        self.teaches = room(dtype=torch.bool)


class SelfPlay:
    """The games, the net that plays them and what it learns from them."""

    def __init__(self, learner: Learner, games: Games, way: Way, rival: Learner | None = None) -> None:
        self.learner, self.games, self.way, self.rival = learner, games, way, rival
        n, seats = len(games), games.seats
        self.memory = Memory(way.steps, n, seats, len(learner.columns), games.mask().shape[1], learner.device)
        self.optimiser = torch.optim.AdamW(learner.modules.parameters(), way.pace, weight_decay=1e-4)
        self.rounds = 0
        numbers = torch.arange(n, device=learner.device)
        self._guests = numbers < (1 if rival else way.guests) * n
        self._own_seat = numbers % seats

    def round(self, pace: Pace) -> Told:
        """Play some moves in each game, then learn from them."""
        with torch.no_grad():
            self._play()
            advantages, returns = self._weigh()
        entropy = self._learn(advantages, returns, pace)
        self.rounds += 1
        memory = self.memory
        explained = 1 - float((memory.values - returns).var() / returns.var().clamp(min=1e-9))
        return Told(int(memory.teaches.sum()), int(memory.over.sum()), entropy, explained)

    def _play(self) -> None:
        memory, games = self.memory, self.games
        for step in range(self.way.steps):
            memory.rows[step] = games.rows(self.learner.columns)
            memory.mask[step] = games.mask()
            memory.advice[step] = games.advice()
            memory.seats[step] = games.to_move()
            memory.promises[step] = self._promise(step)
            logits, memory.values[step] = self.learner.weigh(memory.rows[step], memory.mask[step], memory.advice[step])
            moves = drawn(logits)
            is_guest = self._guests & (memory.seats[step] != self._own_seat)
            theirs = self.rival.best(games) if self.rival else memory.advice[step]
            moves = torch.where(is_guest, theirs, moves)
            memory.moves[step] = moves
            memory.chances[step] = torch.log_softmax(logits, -1).gather(1, moves[:, None])[:, 0]
            memory.teaches[step] = ~is_guest & (memory.mask[step].sum(-1) > 1)
            ended = games.step(moves)
            memory.over[step] = ended.over
            memory.rewards[step] = ended.rewards
        memory.promises[-1] = self._promise(0)

    def _promise(self, step: int) -> Any:
        """What the estimate said last; a game that has begun since then promises everybody the same: nothing."""
        if not self.way.shaping:
            return 0.0
        if step % self.way.paid == 0:
            return self.way.shaping * self.games.promise()
        return self.memory.promises[step - 1].masked_fill(self.memory.over[step - 1][:, None], 0.0)

    def _weigh(self) -> tuple[Any, Any]:
        """Advantages of the moves made, and returns, backwards; each seat's next own decision is what follows."""
        memory, games = self.memory, self.games
        seats = [self.learner(games.rows(self.learner.columns, seat))[1] for seat in range(games.seats)]
        value, gain = torch.stack(seats, 1), torch.zeros((len(games), games.seats), device=self.learner.device)
        paid, advantages = torch.zeros_like(gain), torch.zeros_like(memory.values)
        for step in reversed(range(self.way.steps)):
            over, seat = memory.over[step][:, None], memory.seats[step][:, None]
            value, gain = value.masked_fill(over, 0.0), gain.masked_fill(over, 0.0)
            promised, then = memory.promises[step], memory.promises[step + 1]
            paid = torch.where(over, memory.rewards[step] - promised, paid + then - promised)
            own = memory.values[step][:, None]
            advantage = paid.gather(1, seat) + value.gather(1, seat) - own
            advantage = advantage + self.way.foresight * gain.gather(1, seat)
            advantages[step] = advantage[:, 0]
            chosen = memory.mask[step].sum(-1, keepdim=True) > 1  # what is forced is no step of its own
            value = torch.where(chosen, value.scatter(1, seat, own), value)
            gain = torch.where(chosen, gain.scatter(1, seat, advantage), gain)
            paid = torch.where(chosen, paid.scatter(1, seat, 0.0), paid)
        return advantages, advantages + memory.values

    def _learn(self, advantages: Any, returns: Any, pace: Pace) -> float:
        memory = self.memory
        teaching = torch.nonzero(memory.teaches.flatten())[:, 0]
        if not len(teaching):
            return 0.0
        told = advantages.flatten()[teaching]
        advantages = (advantages - told.mean()) / (told.std() + 1e-6)
        for group in self.optimiser.param_groups:
            group["lr"] = pace.rate
        entropy = torch.zeros(())
        for _ in range(self.way.lessons):
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
        logits, value = self.learner.weigh(memory.rows.flatten(0, 1)[part], mask, advice)
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
