"""A pupil learns to play as a large net does (`nets/pupil.py` says what it is for).

Many games are played side by side, mostly by the large net and partly by the pupil, so that it also learns what to do
where its own moves lead. At every position it is pulled towards what the large net thinks of all offered moves.
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
from bauhuette.nets.look import FARTHEST
from bauhuette.nets.pupil import WIDTHS, Pupil
from bauhuette.nets.store import BadNet, Card, net_for, stands_for, write_small
from bauhuette.train.games import CUDA, Games
from bauhuette.train.learner import NEVER, Learner, drawn
from bauhuette.train.run import SEEDS, Wish, device_of
from bauhuette.train.versus import win_share
from bauhuette.train.ways import way_for

PACE, LEAST_PACE = 2e-3, 0.02
TEACHERS, OWN = 0.6, 0.35  # shares of the moves that are made; the rest is random
LOOKS = 5  # at how far it has come
MEASURED, MEASURED_ON_CPU = 1024, 64  # games among greedy players for one look
LOOKED_AT = 200  # deals of looks lie so far behind those of the lessons
NO_TRUST = -1.0


class Taught(NamedTuple):
    """How far it has come: how often its favourite is its teacher's, and what it wins among greedy players."""

    seconds: float
    decisions: int
    agreement: float
    share: float
    doubt: float


Report = Callable[[Taught], None]


def teach(wish: Wish, teachers_file: Path, told: Report) -> Path:
    """Teaches for as long as asked for; the file of the pupil."""
    torch.manual_seed(wish.seed)
    device = device_of(wish)
    net, card = net_for(wish.game, teachers_file)
    if card.seats != wish.seats:
        raise BadNet("no-net", game=wish.game.meta.key, seats=wish.seats)
    lessons = Lessons(wish, Learner.of(net, card.trust, device), device)
    taught = lessons.give(told)
    wish.folder.mkdir(parents=True, exist_ok=True)
    file = wish.folder / f"pupil-{wish.game.meta.key}-{wish.seats}.npz"
    its_card = Card(
        seats=wish.seats,
        command=wish.command,
        seed=wish.seed,
        seconds=round(taught.seconds, 1),
        decisions=taught.decisions,
        device=device,
        settings={"agreement": taught.agreement, "share among greedy": taught.share},
        trust=card.trust,
        **stands_for(wish.game),
    )
    write_small(file, lessons.pupil.stored(features_of(wish.game)), its_card)
    return file


class PupilNet:
    """As it learns."""

    def __init__(self, teacher: Learner) -> None:
        self.teacher = teacher
        widths = (len(teacher.columns), *WIDTHS, teacher.moves.out_features)
        self.layers = nn.ModuleList(map(nn.Linear, widths, widths[1:])).to(teacher.device)

    def weigh(self, rows: Any, mask: Any, advice: Any) -> Any:
        """Nothing is left of what is not offered; it trusts the policy as far as its teacher does."""
        first, second, last = self.layers
        far = functional.relu(second(functional.relu(first(rows.float().clamp(-FARTHEST, FARTHEST)))))
        logits = last(far)
        return logits.masked_fill(~mask, NEVER) + self.teacher.prior(logits, advice)

    def best(self, games: Games) -> Any:
        with torch.no_grad():
            return self.weigh(games.rows(self.teacher.columns), games.mask(), games.advice()).argmax(-1)

    def stored(self, features: Features) -> Pupil:
        first, second, last = self.layers
        columns = self.teacher.columns.cpu().numpy().astype(np.int32)
        trust = NO_TRUST if self.teacher.trust is None else self.teacher.trust
        return Pupil(
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


class Lessons:
    def __init__(self, wish: Wish, teacher: Learner, device: str) -> None:
        self.wish, self.teacher, self.device = wish, teacher, device
        self.pupil = PupilNet(teacher)
        way, seed = way_for(wish.game.meta.key), SEEDS * wish.seed
        n = way.games if device == CUDA else way.games_on_cpu
        self.games = Games(wish.game, n, wish.seats, seed, device, wish.cores)
        self.games.warm_up()
        self.games.spread_out(way.spread, seed)
        self.optimiser = torch.optim.Adam(self.pupil.layers.parameters(), PACE)
        self.lessons = 0

    def give(self, told: Report) -> Taught:
        clock, minutes = self.wish.clock, self.wish.minutes
        began, looks = clock(), 0
        while True:
            share = (clock() - began) / (60 * minutes)
            for group in self.optimiser.param_groups:
                group["lr"] = PACE * max(LEAST_PACE, 0.5 * (1 + float(np.cos(np.pi * min(1.0, share)))))
            agreement = self._lesson()
            if share * LOOKS >= looks + 1 or share >= 1:
                looks += 1
                taught = self._look(clock() - began, agreement, looks)
                told(taught)
                if share >= 1:
                    return taught

    def _lesson(self) -> float | Any:
        games, teacher = self.games, self.teacher
        rows, mask, advice = games.rows(teacher.columns), games.mask(), games.advice().clone()
        with torch.no_grad():
            theirs, _ = teacher.weigh(rows, mask, advice)
        own = self.pupil.weigh(rows, mask, advice)
        liked = torch.softmax(theirs, -1)
        loss = -(liked * torch.log_softmax(own, -1)).sum(-1)[mask.sum(-1) > 1].mean()
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        self.optimiser.step()
        whose = torch.rand(len(games), device=self.device)
        others = torch.where(whose < TEACHERS + OWN, drawn(own.detach()), games.random_moves())
        agreement = (own.argmax(-1) == theirs.argmax(-1)).float().mean()
        games.step(torch.where(whose < TEACHERS, drawn(theirs), others))
        self.lessons += 1
        return agreement

    def _look(self, seconds: float, agreement: Any, number: int) -> Taught:
        wish, n = self.wish, MEASURED if self.device == CUDA else MEASURED_ON_CPU
        seed = SEEDS * wish.seed + LOOKED_AT + number
        found = win_share(self.pupil, wish.game, wish.seats, "greedy", n, seed, self.device, wish.cores)
        return Taught(seconds, self.lessons * len(self.games), float(agreement), *found)


def _array(tensor: Any) -> Any:
    return tensor.detach().float().cpu().numpy().copy()
