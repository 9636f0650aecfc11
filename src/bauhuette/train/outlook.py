"""An outlook learns from how games of the policy went on (`nets/outlook.py` says what it is for).

Games are cheap, so there are many: half of the time they are played, on all cores, and then the net learns from them
what the estimate does not see. What it is kept by is its loss on games it has not learned from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from bauhuette.engine.game import Game
from bauhuette.engine.record import MAX_SEATS
from bauhuette.engine.specialise import specialised
from bauhuette.nets.features import Features, features_of, sources_of
from bauhuette.nets.outlook import FAR, FARTHEST, NEAR, Outlook
from bauhuette.nets.store import Card, stands_for, write_small
from bauhuette.research.batch import fresh_games
from bauhuette.research.memory import memory_of, reader_on_processor
from bauhuette.train.run import Wish, device_of

SHEAF = 4000  # rows
MOST_CHAPTERS = 400  # of one game
BOLD = 0.03  # random moves in a game of middle mood
POSITIONS = 12  # of a game that are kept, about
SCOUTS = 3  # sheaves that show which features are used, and how many positions a game has
HELD_OUT = 0.1
PLAYED = 0.5  # share of the time
PACE, LEAST_PACE, PORTION, DROPPED, DECAY = 1e-3, 0.03, 8192, 0.1, 0.1
SLOWLY = 0.005  # how fast the mean of the weights, which is what is kept, follows them
SEEDS = 1000


class Sheaf(NamedTuple):
    """What one thread harvests; see `harvest.py`."""

    rows: Any
    estimates: Any
    shares: Any
    observers: Any
    games: Any
    result: Any
    expected: Any
    most_chapters: int


class Positions(NamedTuple):
    rows: Any  # scaled, the used columns only
    estimates: Any
    shares: Any
    games: Any


class Learned(NamedTuple):
    """How well the winner is foreseen, as a mean loss on games it has not learned from; less is better."""

    positions: int
    games: int
    estimate: float
    outlook: float


Report = Callable[[Learned], None]


def train_outlook(wish: Wish, told: Report) -> Any:
    """Trains for as long as asked for and writes the best one; its file."""
    torch.manual_seed(wish.seed)
    features = features_of(wish.game)
    fields = [Field(wish.game, wish.seats, SEEDS * wish.seed + core) for core in range(wish.cores)]
    columns, keep = scout(fields[0])
    begun = wish.clock()
    until = begun + 60 * wish.minutes
    positions = harvested(fields, columns, keep, features, lambda: wish.clock() < begun + PLAYED * (until - begun))
    device = device_of(wish)
    found = Lessons(positions, wish.seats, device)
    net, learned = found.learn(lambda: (wish.clock() - begun) / (until - begun), told)
    wish.folder.mkdir(parents=True, exist_ok=True)
    file = wish.folder / f"outlook-{wish.game.meta.key}-{wish.seats}.npz"
    card = Card(
        seats=wish.seats,
        command=wish.command,
        seed=wish.seed,
        seconds=round(wish.clock() - begun, 1),
        decisions=learned.positions,
        device=device,
        settings={"loss of the estimate": learned.estimate, "loss": learned.outlook, "games": learned.games},
        **stands_for(wish.game),
    )
    write_small(file, net.stored(columns, features), card)
    return file


class Field:
    """The games of one thread."""

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        features = features_of(game)
        given = {"as_record": reader_on_processor(game), "write_row": features.writer(game.package)}
        self._code: Any = specialised("bauhuette.train.harvest", game, made_from=sources_of(game), **given)
        self._games = fresh_games(game, 1, seats, seed, {})
        self._out = np.zeros(game.MOVES.size, np.int64)
        self.sheaf = Sheaf(
            np.zeros((SHEAF, len(features)), np.float32),
            np.zeros((SHEAF, MAX_SEATS), np.float32),
            np.zeros((SHEAF, MAX_SEATS), np.float32),
            np.zeros(SHEAF, np.int64),
            np.zeros(SHEAF, np.int64),
            np.zeros((2, MAX_SEATS), np.int64),
            np.zeros(MAX_SEATS),
            MOST_CHAPTERS,
        )

    def harvest(self, keep: float) -> Sheaf:
        rows = self._code.harvest(memory_of(self._games)[0], self._out, BOLD, keep, self.sheaf)
        cut = {name: getattr(self.sheaf, name)[:rows] for name in ("rows", "estimates", "shares", "observers", "games")}
        return self.sheaf._replace(**cut)


def scout(field: Field) -> tuple[Any, float]:
    """Which columns are ever used, and how many of the positions to keep."""
    used: Any = False
    for _ in range(SCOUTS):
        sheaf = field.harvest(1.0)
        used = used | (sheaf.rows != 0).any(0)
    a_game = len(sheaf.games) / (1 + int(sheaf.games[-1]))
    return np.flatnonzero(used), min(1.0, POSITIONS / a_game)


def harvested(
    fields: list[Field], columns: Any, keep: float, features: Features, goes_on: Callable[[], bool]
) -> Positions:
    """Games on all cores: compiled rules run beside each other."""
    scale = features.scale[columns]

    def reap(field: Field) -> Iterator[Positions]:
        while goes_on():
            sheaf = field.harvest(keep)
            rows = np.clip(sheaf.rows[:, columns] * scale, -FARTHEST, FARTHEST).astype(np.float16)
            yield Positions(rows, sheaf.estimates.copy(), sheaf.shares.copy(), sheaf.games.copy())

    with ThreadPoolExecutor(len(fields)) as pool:
        sheaves = [sheaf for part in pool.map(lambda field: list(reap(field)), fields) for sheaf in part]
    games, first = [], 0
    for sheaf in sheaves:
        games.append(sheaf.games + first)
        first = int(games[-1][-1]) + 1
    rows, estimates, shares = (
        np.concatenate([getattr(sheaf, name) for sheaf in sheaves]) for name in ("rows", "estimates", "shares")
    )
    return Positions(rows, estimates, shares, np.concatenate(games))


class OutlookNet:
    """As it learns: at first the estimate as it is."""

    def __init__(self, columns: int, seats: int, device: str) -> None:
        self.first, self.second, self.last = nn.Linear(columns, NEAR), nn.Linear(NEAR, FAR), nn.Linear(FAR, seats)
        self.faith = nn.Linear(1, 1, bias=False)
        nn.init.zeros_(self.last.weight)
        nn.init.zeros_(self.last.bias)
        nn.init.ones_(self.faith.weight)
        self.modules = nn.ModuleList([self.first, self.second, self.last, self.faith]).to(device)

    def __call__(self, rows: Any, estimates: Any) -> Any:
        near = functional.relu(self.first(rows))
        return self.last(functional.relu(self.second(near))) + self.faith.weight[0] * estimates

    def kept(self) -> dict[str, Any]:
        return {name: part.clone() for name, part in self.modules.state_dict().items()}

    def stored(self, columns: Any, features: Features) -> Outlook:
        layers = [part for layer in (self.first, self.second, self.last) for part in (layer.weight.T, layer.bias)]
        weights = [part.detach().float().cpu().numpy().copy() for part in (*layers, self.faith.weight[0])]
        return Outlook(columns.astype(np.int32), features.scale[columns], *weights)


class Lessons:
    """What is learned from, on a device; some games are held out."""

    def __init__(self, positions: Positions, seats: int, device: str) -> None:
        self.rows, self.estimates, self.shares, games = (torch.as_tensor(part).to(device) for part in positions)
        self.estimates, self.shares = self.estimates[:, :seats], self.shares[:, :seats]
        self.estimates = self.estimates - self.estimates.mean(1, keepdim=True)
        self.games = int(games.max()) + 1
        held_out = (torch.rand(self.games, device=device) < HELD_OUT)[games]
        self.learned, self.held = torch.nonzero(~held_out)[:, 0], torch.nonzero(held_out)[:, 0]
        self.device, self.seats = device, seats

    def learn(self, spent: Callable[[], float], told: Report) -> tuple[OutlookNet, Learned]:
        net, mean = (OutlookNet(self.rows.shape[1], self.seats, self.device) for _ in range(2))
        mean.modules.load_state_dict(net.kept())
        by_estimate = self._loss(net)  # nothing has been learned yet
        best, kept = by_estimate, mean.kept()
        optimiser = torch.optim.AdamW(net.modules.parameters(), PACE, weight_decay=DECAY)
        start = spent()
        while (share := (spent() - start) / max(1e-9, 1 - start)) < 1:
            for group in optimiser.param_groups:
                group["lr"] = PACE * max(LEAST_PACE, 0.5 * (1 + float(np.cos(np.pi * share))))
            for part in self.learned[torch.randperm(len(self.learned), device=self.device)].split(PORTION):
                self._lesson(net, mean, optimiser, part)
            loss = self._loss(mean)
            told(Learned(len(self.learned), self.games, by_estimate, loss))
            if loss < best:
                best, kept = loss, mean.kept()
        mean.modules.load_state_dict(kept)
        return mean, Learned(len(self.learned), self.games, by_estimate, best)

    def _lesson(self, net: OutlookNet, mean: OutlookNet, optimiser: Any, part: Any) -> None:
        rows = functional.dropout(self.rows[part].float(), DROPPED)
        loss = _loss_of(net(rows, self.estimates[part]), self.shares[part]).mean()
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()
        with torch.no_grad():
            for slow, fast in zip(mean.modules.parameters(), net.modules.parameters(), strict=True):
                slow.lerp_(fast, SLOWLY)

    def _loss(self, net: OutlookNet) -> float:
        with torch.no_grad():
            losses = [
                _loss_of(net(self.rows[part].float(), self.estimates[part]), self.shares[part])
                for part in self.held.split(8 * PORTION)
            ]
        return float(torch.cat(losses).mean())


def _loss_of(logits: Any, shares: Any) -> Any:
    return -(shares * torch.log_softmax(logits, -1)).sum(-1)
