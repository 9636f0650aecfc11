"""Train a value net on the results of the policy's games (see `nets/value_net.py`).

Games are cheap, so there are many: for half of the time they are played, on all cores, and then the net learns from
them what the game's evaluation misses. The net with the smallest loss on held-out games is stored.
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
from bauhuette.nets.net_files import Card, identity_of, write_small
from bauhuette.nets.value_net import FAR, FARTHEST, NEAR, ValueNet
from bauhuette.research.batch import fresh_games
from bauhuette.research.record_layout import memory_of, reader_on_processor
from bauhuette.train.training import TrainingRequest, device_of

BUFFER_ROWS = 4000  # rows
MOST_CHAPTERS = 400  # of one game
RANDOM_SHARE = 0.03  # the share of random moves in an average game
POSITIONS = 12  # positions kept of a game, about
SAMPLES = 3  # buffers that show which features are used, and how many positions a game has
HELD_OUT = 0.1
PLAYED = 0.5  # share of the time for playing
PACE, LEAST_PACE, PORTION, DROPPED, DECAY = 1e-3, 0.03, 8192, 0.1, 0.1
SLOWLY = 0.005  # how fast the mean of the weights, which is stored, follows them
SEEDS = 1000


class PositionBuffer(NamedTuple):
    """The buffer of one thread; see `data_generation.py`."""

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


class ValueLosses(NamedTuple):
    """How well the winner is predicted, as mean loss on held-out games; less is better."""

    positions: int
    games: int
    evaluation: float
    value_net: float


Report = Callable[[ValueLosses], None]


def train_value_net(request: TrainingRequest, report: Report) -> Any:
    """Train for the requested time and write the best net; return its file."""
    torch.manual_seed(request.seed)
    features = features_of(request.game)
    threads = [ThreadGames(request.game, request.seats, SEEDS * request.seed + core) for core in range(request.cores)]
    columns, keep = sample_columns(threads[0])
    begun = request.clock()
    until = begun + 60 * request.minutes
    positions = generate_positions(
        threads, columns, keep, features, lambda: request.clock() < begun + PLAYED * (until - begun)
    )
    device = device_of(request)
    found = ValueData(positions, request.seats, device)
    net, learned = found.learn(lambda: (request.clock() - begun) / (until - begun), report)
    request.folder.mkdir(parents=True, exist_ok=True)
    file = request.folder / f"outlook-{request.game.meta.key}-{request.seats}.npz"
    card = Card(
        seats=request.seats,
        command=request.command,
        seed=request.seed,
        seconds=round(request.clock() - begun, 1),
        decisions=learned.positions,
        device=device,
        settings={"loss of the estimate": learned.evaluation, "loss": learned.value_net, "games": learned.games},
        **identity_of(request.game),
    )
    write_small(file, net.stored(columns, features), card)
    return file


class ThreadGames:
    """The games of one thread."""

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        features = features_of(game)
        given = {"as_record": reader_on_processor(game), "write_row": features.writer(game.package)}
        self._code: Any = specialised("bauhuette.train.data_generation", game, made_from=sources_of(game), **given)
        self._games = fresh_games(game, 1, seats, seed, {})
        self._out = np.zeros(game.MOVES.size, np.int64)
        self.buffer = PositionBuffer(
            np.zeros((BUFFER_ROWS, len(features)), np.float32),
            np.zeros((BUFFER_ROWS, MAX_SEATS), np.float32),
            np.zeros((BUFFER_ROWS, MAX_SEATS), np.float32),
            np.zeros(BUFFER_ROWS, np.int64),
            np.zeros(BUFFER_ROWS, np.int64),
            np.zeros((2, MAX_SEATS), np.int64),
            np.zeros(MAX_SEATS),
            MOST_CHAPTERS,
        )

    def generate(self, keep: float) -> PositionBuffer:
        rows = self._code.generate(memory_of(self._games)[0], self._out, RANDOM_SHARE, keep, self.buffer)
        cut = {
            name: getattr(self.buffer, name)[:rows] for name in ("rows", "estimates", "shares", "observers", "games")
        }
        return self.buffer._replace(**cut)


def sample_columns(thread: ThreadGames) -> tuple[Any, float]:
    """Return which columns are ever used, and what share of the positions to keep."""
    used: Any = False
    for _ in range(SAMPLES):
        buffer = thread.generate(1.0)
        used = used | (buffer.rows != 0).any(0)
    a_game = len(buffer.games) / (1 + int(buffer.games[-1]))
    return np.flatnonzero(used), min(1.0, POSITIONS / a_game)


def generate_positions(
    threads: list[ThreadGames], columns: Any, keep: float, features: Features, goes_on: Callable[[], bool]
) -> Positions:
    """Play games on all cores: compiled rules run in parallel."""
    scale = features.scale[columns]

    def play(thread: ThreadGames) -> Iterator[Positions]:
        while goes_on():
            buffer = thread.generate(keep)
            rows = np.clip(buffer.rows[:, columns] * scale, -FARTHEST, FARTHEST).astype(np.float16)
            yield Positions(rows, buffer.estimates.copy(), buffer.shares.copy(), buffer.games.copy())

    with ThreadPoolExecutor(len(threads)) as pool:
        buffers = [buffer for part in pool.map(lambda thread: list(play(thread)), threads) for buffer in part]
    games, first = [], 0
    for buffer in buffers:
        games.append(buffer.games + first)
        first = int(games[-1][-1]) + 1
    rows, estimates, shares = (
        np.concatenate([getattr(buffer, name) for buffer in buffers]) for name in ("rows", "estimates", "shares")
    )
    return Positions(rows, estimates, shares, np.concatenate(games))


class ValueModule:
    """The value net in PyTorch; before training it equals the game's evaluation."""

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

    def weights(self) -> dict[str, Any]:
        return {name: part.clone() for name, part in self.modules.state_dict().items()}

    def stored(self, columns: Any, features: Features) -> ValueNet:
        layers = [part for layer in (self.first, self.second, self.last) for part in (layer.weight.T, layer.bias)]
        weights = [part.detach().float().cpu().numpy().copy() for part in (*layers, self.faith.weight[0])]
        return ValueNet(columns.astype(np.int32), features.scale[columns], *weights)


class ValueData:
    """The training data on a device; some games are held out."""

    def __init__(self, positions: Positions, seats: int, device: str) -> None:
        self.rows, self.estimates, self.shares, games = (torch.as_tensor(part).to(device) for part in positions)
        self.estimates, self.shares = self.estimates[:, :seats], self.shares[:, :seats]
        self.estimates = self.estimates - self.estimates.mean(1, keepdim=True)
        self.games = int(games.max()) + 1
        held_out = (torch.rand(self.games, device=device) < HELD_OUT)[games]
        self.learned, self.held = torch.nonzero(~held_out)[:, 0], torch.nonzero(held_out)[:, 0]
        self.device, self.seats = device, seats

    def learn(self, spent: Callable[[], float], report: Report) -> tuple[ValueModule, ValueLosses]:
        net, mean = (ValueModule(self.rows.shape[1], self.seats, self.device) for _ in range(2))
        mean.modules.load_state_dict(net.weights())
        by_evaluation = self._loss(net)  # untrained: the game's evaluation alone
        best, kept = by_evaluation, mean.weights()
        optimiser = torch.optim.AdamW(net.modules.parameters(), PACE, weight_decay=DECAY)
        start = spent()
        while (share := (spent() - start) / max(1e-9, 1 - start)) < 1:
            for group in optimiser.param_groups:
                group["lr"] = PACE * max(LEAST_PACE, 0.5 * (1 + float(np.cos(np.pi * share))))
            for part in self.learned[torch.randperm(len(self.learned), device=self.device)].split(PORTION):
                self._lesson(net, mean, optimiser, part)
            loss = self._loss(mean)
            report(ValueLosses(len(self.learned), self.games, by_evaluation, loss))
            if loss < best:
                best, kept = loss, mean.weights()
        mean.modules.load_state_dict(kept)
        return mean, ValueLosses(len(self.learned), self.games, by_evaluation, best)

    def _lesson(self, net: ValueModule, mean: ValueModule, optimiser: Any, part: Any) -> None:
        rows = functional.dropout(self.rows[part].float(), DROPPED)
        loss = _loss_of(net(rows, self.estimates[part]), self.shares[part]).mean()
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()
        with torch.no_grad():
            for slow, fast in zip(mean.modules.parameters(), net.modules.parameters(), strict=True):
                slow.lerp_(fast, SLOWLY)

    def _loss(self, net: ValueModule) -> float:
        with torch.no_grad():
            losses = [
                _loss_of(net(self.rows[part].float(), self.estimates[part]), self.shares[part])
                for part in self.held.split(8 * PORTION)
            ]
        return float(torch.cat(losses).mean())


def _loss_of(logits: Any, shares: Any) -> Any:
    return -(shares * torch.log_softmax(logits, -1)).sum(-1)
