"""Imitate the game's policy, also in positions the net's own moves lead to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch.nn import functional

from bauhuette.train.games import TensorGames
from bauhuette.train.policy_net import Learner, sample

LOOKS, STRIDE = 300, 4  # observations that show which columns are used, and moves between them
BOLD = 0.15  # share of random moves meanwhile
PACE = 1e-3
POLICYS, OWN = 0.6, 0.35  # shares of the moves made; the rest is random
OFTEN = 50  # lessons between two reports


def columns_in_use(games: TensorGames) -> Any:
    """Return the features ever set in games of the policy with some random moves; the others teach nothing."""
    every = torch.arange(len(games.batch.features), device=games.device)
    used = torch.zeros(len(every), dtype=torch.bool, device=games.device)
    for _ in range(LOOKS):
        used |= (games.rows(every) != 0).any(0)
        for _ in range(STRIDE):
            bold = torch.rand(len(games), device=games.device) < BOLD
            games.step(torch.where(bold, games.random_moves(), games.advice()))
    return torch.nonzero(used)[:, 0]


def imitate(
    learner: Learner,
    games: TensorGames,
    portion: int,
    until: float,
    clock: Callable[[], float],
    report: Callable[[float, int], None],
) -> int:
    """Learn the policy's moves until `clock` reaches `until`; return the number of decisions learned from."""
    optimiser = torch.optim.AdamW(learner.modules.parameters(), PACE, weight_decay=1e-4)
    start, lessons = clock(), 0
    while (now := clock()) < until:
        left = (until - now) / max(1e-9, until - start)
        for group in optimiser.param_groups:
            group["lr"] = PACE * max(0.05, left)
        agreement, logits, advice = _lesson(learner, games, portion, optimiser)
        _make_moves(games, logits, advice)
        lessons += 1
        if lessons % OFTEN == 0:
            report(float(agreement), lessons * len(games))
    return lessons * len(games)


def _lesson(learner: Learner, games: TensorGames, portion: int, optimiser: Any) -> tuple[Any, Any, Any]:
    rows, mask, advice = games.rows(learner.columns), games.mask(), games.advice().clone()
    found = torch.empty(mask.shape, device=games.device)
    for part in torch.randperm(len(games), device=games.device).split(portion):
        logits, _ = learner.masked_logits(rows[part], mask[part], advice[part])
        loss = functional.cross_entropy(logits, advice[part])
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()
        found[part] = logits.detach()
    return (found.argmax(-1) == advice).float().mean(), found, advice


def _make_moves(games: TensorGames, logits: Any, advice: Any) -> None:
    whose = torch.rand(len(games), device=games.device)
    moves = torch.where(
        whose < POLICYS, advice, torch.where(whose < POLICYS + OWN, sample(logits), games.random_moves())
    )
    games.step(moves)
