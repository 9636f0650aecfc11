"""One training from the first look to the stored net: imitation, self-play, progress, checkpoints, a page."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import torch

from bauhuette.bots.net import NetBot
from bauhuette.engine.game import Game
from bauhuette.engine.outside import BadArgument
from bauhuette.nets.store import BadNet, Card, net_for, stands_for, write_net
from bauhuette.train.games import CPU, CUDA, Games
from bauhuette.train.imitation import columns_in_use, imitate
from bauhuette.train.learner import Learner
from bauhuette.train.page import training_page
from bauhuette.train.progress import IMITATION, SELF_PLAY, Progress
from bauhuette.train.selfplay import Pace, SelfPlay
from bauhuette.train.versus import win_share
from bauhuette.train.ways import Way, way_for

OPPONENTS = ("random", "greedy")
MEASURE = ("greedy",)  # for those who trust its policy
MEASURED, MEASURED_ON_CPU = 2048, 128  # games for one look
LEAST_PACE, LEAST_CURIOSITY = 0.1, 0.2  # of those at the start, in the end
FEW = 256  # games for compiling
SCOUTS = 1024  # games that show which features are used
SEEDS = 1000  # between the deals of two trainings; a training's own deals, and those it is measured by, lie in between
IMITATED, PLAYED, SEEN, LOOKED_AT = 1, 2, 3, 100

Report = Callable[[Progress], None]
Clock = Callable[[], float]


class Wish(NamedTuple):
    """What was asked for."""

    game: Game
    seats: int
    minutes: float
    device: str  # cuda, cpu, or nothing: cuda where there is one
    seed: int
    folder: Path
    resume: bool
    command: str
    lang: str
    cores: int = os.cpu_count() or 1
    clock: Clock = time.monotonic
    against: Path | None = None  # a net's file: learn to beat it, beginning as it is
    begin: Path | None = None  # a net's file: learn on from it


class Files(NamedTuple):
    """What a training leaves."""

    net: Path
    checkpoint: Path
    page: Path


def files_of(wish: Wish) -> Files:
    stem = f"{wish.game.meta.key}-{wish.seats}" + ("-against" if wish.against else "")
    return Files(*(wish.folder / f"{stem}{suffix}" for suffix in (".npz", ".pt", ".html")))


def device_of(wish: Wish) -> str:
    if wish.device not in ("", CPU, CUDA):
        raise BadArgument("train-device", found=wish.device)
    return wish.device or (CUDA if torch.cuda.is_available() else CPU)


def train(wish: Wish, told: Report, way: Way | None = None) -> Files:
    """Trains for as long as asked for; `--resume` goes on where the checkpoint in the folder stands."""
    wish.folder.mkdir(parents=True, exist_ok=True)
    training = Training(wish, way or way_for(wish.game.meta.key), told)
    training.run()
    return training.files


class Training:
    """What a training holds while it runs."""

    def __init__(self, wish: Wish, way: Way, told: Report) -> None:
        self.wish, self.way, self.told = wish, way, told
        self.files = files_of(wish)
        self.device = device_of(wish)
        self.began = self.until = 0.0
        self.seconds = 0.0  # of earlier runs
        self.decisions = 0
        self.games = 0
        self.curve: list[Progress] = []
        torch.manual_seed(wish.seed)
        torch.set_float32_matmul_precision("high")

    def run(self) -> None:
        self._deal(FEW, SEEN).warm_up()  # compiling is not learning
        self.began = self.wish.clock()
        self.until = self.began + 60 * self.wish.minutes
        kept = self._checkpoint() if self.wish.resume else None
        rival = self._net_in(self.wish.against)
        begun = self._net_in(self.wish.against or self.wish.begin)
        learner = begun or self._new_learner() if kept is None else self._kept_learner(kept)
        n = self.way.games if self.device == CUDA else self.way.games_on_cpu
        if kept is None and begun is None and self._trust() is None:
            self._imitate(learner, n)
        play = SelfPlay(learner, self._deal(n, PLAYED + len(self.curve)), self.way, rival)
        if kept is not None:
            play.optimiser.load_state_dict(kept["optimiser"])
            play.rounds = kept["rounds"]
        self._play(learner, play)

    def _deal(self, n: int, number: int) -> Games:
        seed = SEEDS * self.wish.seed + number
        games = Games(self.wish.game, n, self.wish.seats, seed, self.device, self.wish.cores)
        games.spread_out(self.way.spread, seed)
        return games

    def _net_in(self, file: Path | None) -> Learner | None:
        """A new copy of a stored net, for the number of seats asked for."""
        if file is None:
            return None
        net, card = net_for(self.wish.game, file)
        if card.seats != self.wish.seats:
            raise BadNet("no-net", game=self.wish.game.meta.key, seats=self.wish.seats)
        return Learner.of(net, card.trust, self.device)

    def _portion(self) -> int:
        return self.way.portion if self.device == CUDA else self.way.portion_on_cpu

    def _new_learner(self) -> Learner:
        columns = columns_in_use(self._deal(SCOUTS if self.device == CUDA else self.way.games_on_cpu, SEEN))
        return self._learner(columns)

    def _learner(self, columns: Any) -> Learner:
        way = self.way
        return Learner(columns, self.wish.game.MOVES.size, way.width, way.layers, self.device, self._trust())

    def _trust(self) -> float | None:
        return self.way.trust or None

    def _imitate(self, learner: Learner, n: int) -> None:
        games = self._deal(n, IMITATED)
        until = self.wish.clock() + self.way.imitation * (self.until - self.wish.clock())

        def told(agreement: float, decisions: int) -> None:
            self.told(self._progress(IMITATION, decisions, agreement=agreement))

        self.decisions += imitate(learner, games, min(self._portion(), n // 4), until, self.wish.clock, told)

    def _play(self, learner: Learner, play: SelfPlay) -> None:
        start = self.wish.clock()
        mark = 0 if self._trust() is None else 1  # who trusts the policy begins as good as it
        while True:
            share = (self.wish.clock() - start) / max(1e-9, self.until - start)
            if share * self.way.looks >= mark or share >= 1:
                self._look(learner, play)
                mark += 1
            if share >= 1:
                return
            self._round(play, share)

    def _round(self, play: SelfPlay, share: float) -> None:
        rate = self.way.pace * max(LEAST_PACE, 1 - share)
        curiosity = self.way.curiosity * max(LEAST_CURIOSITY, 1 - share)
        round_told = play.round(Pace(rate, curiosity, self._portion()))
        self.decisions += round_told.decisions
        self.games += round_told.games
        self._last = round_told

    _last: Any = None

    def _look(self, learner: Learner, play: SelfPlay) -> None:
        """Measures the net and keeps everything, so that a training that is cut off has not been in vain."""
        wish, n = self.wish, MEASURED if self.device == CUDA else MEASURED_ON_CPU
        seed = SEEDS * wish.seed + LOOKED_AT + len(self.curve)
        rivals: dict[str, str | Learner] = {name: name for name in (OPPONENTS if self._trust() is None else MEASURE)}
        if play.rival:
            rivals = {NetBot.name: play.rival}
        shares = {
            name: tuple(win_share(learner, wish.game, wish.seats, rival, n, seed, self.device, wish.cores))
            for name, rival in rivals.items()
        }
        last = self._last
        shown = {} if last is None else {"entropy": last.entropy, "explained": last.explained}
        progress = self._progress(SELF_PLAY, self.decisions, shares=shares, **shown)
        self.curve.append(progress)
        self.told(progress)
        self._keep(learner, play)

    def _progress(self, stage: str, decisions: int, **shown: Any) -> Progress:
        seconds = self.seconds + self.wish.clock() - self.began
        return Progress(stage, seconds, decisions, self.games, **shown)

    # --- what is kept ---

    def _keep(self, learner: Learner, play: SelfPlay) -> None:
        wish, progress = self.wish, self.curve[-1]
        card = Card(
            seats=wish.seats,
            command=wish.command,
            seed=wish.seed,
            seconds=round(progress.seconds, 1),
            decisions=self.decisions,
            device=_device_name(self.device),
            settings=self.way._asdict(),
            trust=learner.trust,
            **stands_for(wish.game),
        )
        write_net(self.files.net, learner.stored(), card)
        kept = {
            "fits": stands_for(wish.game) | {"seats": wish.seats, "way": tuple(self.way)},
            "columns": learner.columns.cpu(),
            "modules": learner.modules.state_dict(),
            "optimiser": play.optimiser.state_dict(),
            "rounds": play.rounds,
            "decisions": self.decisions,
            "games": self.games,
            "curve": [tuple(progress) for progress in self.curve],
        }
        beside = self.files.checkpoint.with_suffix(".part")
        torch.save(kept, beside)
        beside.replace(self.files.checkpoint)
        self.files.page.write_text(training_page(card, wish.game, self.curve, wish.lang), encoding="utf-8")

    def _checkpoint(self) -> dict[str, Any]:
        file = self.files.checkpoint
        if not file.exists():
            raise BadArgument("train-nothing-kept", file=str(file))
        kept: dict[str, Any] = torch.load(file, map_location=self.device, weights_only=True)
        if kept["fits"] != stands_for(self.wish.game) | {"seats": self.wish.seats, "way": tuple(self.way)}:
            raise BadArgument("train-other-kept", file=str(file))
        return kept

    def _kept_learner(self, kept: dict[str, Any]) -> Learner:
        learner = self._learner(kept["columns"])
        learner.modules.load_state_dict(kept["modules"])
        self.curve = [Progress.again(told) for told in kept["curve"]]
        self.decisions, self.games, self.seconds = kept["decisions"], kept["games"], self.curve[-1].seconds
        return learner


def _device_name(device: str) -> str:
    return str(torch.cuda.get_device_name()) if device == CUDA else CPU
