"""Distil a policy net into a rollout net (see `nets/rollout_net.py`).

Many games are played side by side, mostly by the policy net (the teacher) and partly by the rollout net (the student),
so that it also learns positions its own moves lead to. At every position it is trained towards the teacher's
probabilities of all offered moves.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from bauhuette.nets.features import Features, features_of
from bauhuette.nets.net_files import BadNet, Card, identity_of, net_for, write_small
from bauhuette.nets.policy_net import FARTHEST
from bauhuette.nets.rollout_net import WIDTHS, RolloutNet
from bauhuette.train.evaluation import win_share
from bauhuette.train.games import CUDA, TensorGames
from bauhuette.train.policy_net import NEVER, Learner, sample
from bauhuette.train.recipes import recipe_for
from bauhuette.train.training import SEEDS, TrainingRequest, device_of

PACE, LEAST_PACE = 2e-3, 0.02
TEACHERS, OWN = 0.6, 0.35  # shares of the moves made; the rest is random
LOOKS = 5  # progress reports
MEASURED, MEASURED_ON_CPU = 1024, 64  # games among greedy players for one report
LOOKED_AT = 200  # distance of the reports' deals from those of the lessons
NO_TRUST = -1.0


class DistillationProgress(NamedTuple):
    """The student's progress: how often it agrees with its teacher, and its wins among greedy players."""

    seconds: float
    decisions: int
    agreement: float
    share: float
    doubt: float


Report = Callable[[DistillationProgress], None]


def distil(request: TrainingRequest, teachers_file: Path, report: Report) -> Path:
    """Distil for the requested time; return the file of the rollout net."""
    torch.manual_seed(request.seed)
    device = device_of(request)
    net, card = net_for(request.game, teachers_file)
    if card.seats != request.seats:
        raise BadNet("no-net", game=request.game.meta.key, seats=request.seats)
    lessons = RolloutData(request, Learner.of(net, card.trust, device), device)
    progress = lessons.run(report)
    request.folder.mkdir(parents=True, exist_ok=True)
    file = request.folder / f"pupil-{request.game.meta.key}-{request.seats}.npz"
    its_card = Card(
        seats=request.seats,
        command=request.command,
        seed=request.seed,
        seconds=round(progress.seconds, 1),
        decisions=progress.decisions,
        device=device,
        settings={"agreement": progress.agreement, "share among greedy": progress.share},
        trust=card.trust,
        **identity_of(request.game),
    )
    write_small(file, lessons.student.stored(features_of(request.game)), its_card)
    return file


class RolloutModule:
    """The rollout net in PyTorch."""

    def __init__(self, teacher: Learner) -> None:
        self.teacher = teacher
        widths = (len(teacher.columns), *WIDTHS, teacher.moves.out_features)
        self.layers = nn.ModuleList(map(nn.Linear, widths, widths[1:])).to(teacher.device)

    def masked_logits(self, rows: Any, mask: Any, advice: Any) -> Any:
        """Return logits with moves not offered masked and the teacher's prior added."""
        first, second, last = self.layers
        far = functional.relu(second(functional.relu(first(rows.float().clamp(-FARTHEST, FARTHEST)))))
        logits = last(far)
        return logits.masked_fill(~mask, NEVER) + self.teacher.prior(logits, advice)

    def best(self, games: TensorGames) -> Any:
        with torch.no_grad():
            return self.masked_logits(games.rows(self.teacher.columns), games.mask(), games.advice()).argmax(-1)

    def stored(self, features: Features) -> RolloutNet:
        first, second, last = self.layers
        columns = self.teacher.columns.cpu().numpy().astype(np.int32)
        trust = NO_TRUST if self.teacher.trust is None else self.teacher.trust
        return RolloutNet(
            columns,
            features.scale[columns],
            _array(first.weight).T.copy(),
            _array(first.bias),
            _array(second.weight).T.copy(),
            _array(second.bias),
            _array(last.weight),
            _array(last.bias),
            np.array([trust], np.float32),
        )


class RolloutData:
    def __init__(self, request: TrainingRequest, teacher: Learner, device: str) -> None:
        self.request, self.teacher, self.device = request, teacher, device
        self.student = RolloutModule(teacher)
        recipe, seed = recipe_for(request.game.meta.key), SEEDS * request.seed
        n = recipe.games if device == CUDA else recipe.games_on_cpu
        self.games = TensorGames(request.game, n, request.seats, seed, device, request.cores)
        self.games.warm_up()
        self.games.spread_out(recipe.spread, seed)
        self.optimiser = torch.optim.Adam(self.student.layers.parameters(), PACE)
        self.lessons = 0

    def run(self, report: Report) -> DistillationProgress:
        clock, minutes = self.request.clock, self.request.minutes
        began, looks = clock(), 0
        while True:
            share = (clock() - began) / (60 * minutes)
            for group in self.optimiser.param_groups:
                group["lr"] = PACE * max(LEAST_PACE, 0.5 * (1 + float(np.cos(np.pi * min(1.0, share)))))
            agreement = self._lesson()
            if share * LOOKS >= looks + 1 or share >= 1:
                looks += 1
                progress = self._look(clock() - began, agreement, looks)
                report(progress)
                if share >= 1:
                    return progress

    def _lesson(self) -> float | Any:
        games, teacher = self.games, self.teacher
        rows, mask, advice = games.rows(teacher.columns), games.mask(), games.advice().clone()
        with torch.no_grad():
            theirs, _ = teacher.masked_logits(rows, mask, advice)
        own = self.student.masked_logits(rows, mask, advice)
        target = torch.softmax(theirs, -1)
        loss = -(target * torch.log_softmax(own, -1)).sum(-1)[mask.sum(-1) > 1].mean()
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        self.optimiser.step()
        whose = torch.rand(len(games), device=self.device)
        others = torch.where(whose < TEACHERS + OWN, sample(own.detach()), games.random_moves())
        agreement = (own.argmax(-1) == theirs.argmax(-1)).float().mean()
        games.step(torch.where(whose < TEACHERS, sample(theirs), others))
        self.lessons += 1
        return agreement

    def _look(self, seconds: float, agreement: Any, number: int) -> DistillationProgress:
        request, n = self.request, MEASURED if self.device == CUDA else MEASURED_ON_CPU
        seed = SEEDS * request.seed + LOOKED_AT + number
        found = win_share(self.student, request.game, request.seats, "greedy", n, seed, self.device, request.cores)
        return DistillationProgress(seconds, self.lessons * len(self.games), float(agreement), *found)


def _array(tensor: Any) -> Any:
    return tensor.detach().float().cpu().numpy().copy()
