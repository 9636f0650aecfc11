"""One training from the first game to the stored net: imitation, self-play, progress, checkpoints, a page."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import torch

from bauhuette.bots.net import NetBot
from bauhuette.engine.game import Game
from bauhuette.engine.validation import BadArgument
from bauhuette.nets.net_files import BadNet, Card, identity_of, net_for, write_net
from bauhuette.train.evaluation import win_share
from bauhuette.train.games import CPU, CUDA, TensorGames
from bauhuette.train.imitation import columns_in_use, imitate
from bauhuette.train.page import training_page
from bauhuette.train.policy_net import Learner
from bauhuette.train.progress import IMITATION, SELF_PLAY, Progress
from bauhuette.train.recipes import Recipe, recipe_for
from bauhuette.train.selfplay import SelfPlay, TrainingSpeed

OPPONENTS = ("random", "greedy")
MEASURE = ("greedy",)  # for learners that trust the game's policy
MEASURED, MEASURED_ON_CPU = 2048, 128  # games for one report
LEAST_PACE, LEAST_CURIOSITY = 0.1, 0.2  # at the end, as a share of the start
FEW = 256  # games for compiling
SCOUTS = 1024  # games that show which features are used
SEEDS = (
    1000  # distance of the seeds of two trainings; a training's own deals, and those it is measured by, lie in between
)
IMITATED, PLAYED, SEEN, LOOKED_AT = 1, 2, 3, 100

Report = Callable[[Progress], None]
Clock = Callable[[], float]


class TrainingRequest(NamedTuple):
    """What to train, and how long."""

    game: Game
    seats: int
    minutes: float
    device: str  # cuda, cpu, or empty: cuda if available
    seed: int
    folder: Path
    resume: bool
    command: str
    lang: str
    cores: int = os.cpu_count() or 1
    clock: Clock = time.monotonic
    against: Path | None = None  # a net's file: start from it and learn to beat it
    begin: Path | None = None  # a net's file: start from it


class TrainingFiles(NamedTuple):
    """The files of a training."""

    net: Path
    checkpoint: Path
    page: Path


def files_of(request: TrainingRequest) -> TrainingFiles:
    stem = f"{request.game.meta.key}-{request.seats}" + ("-against" if request.against else "")
    return TrainingFiles(*(request.folder / f"{stem}{suffix}" for suffix in (".npz", ".pt", ".html")))


def device_of(request: TrainingRequest) -> str:
    if request.device not in ("", CPU, CUDA):
        raise BadArgument("train-device", found=request.device)
    return request.device or (CUDA if torch.cuda.is_available() else CPU)


def train(request: TrainingRequest, report: Report, recipe: Recipe | None = None) -> TrainingFiles:
    """Train for the requested time; with `resume` go on from the checkpoint in the folder."""
    request.folder.mkdir(parents=True, exist_ok=True)
    training = TrainingRun(request, recipe or recipe_for(request.game.meta.key), report)
    training.run()
    return training.files


class TrainingRun:
    """The state of a running training."""

    def __init__(self, request: TrainingRequest, recipe: Recipe, report: Report) -> None:
        self.request, self.recipe, self.report = request, recipe, report
        self.files = files_of(request)
        self.device = device_of(request)
        self.began = self.until = 0.0
        self.seconds = 0.0  # of earlier runs
        self.decisions = 0
        self.games = 0
        self.curve: list[Progress] = []
        torch.manual_seed(request.seed)
        torch.set_float32_matmul_precision("high")

    def run(self) -> None:
        self._deal(FEW, SEEN).warm_up()  # compile before the clock starts
        self.began = self.request.clock()
        self.until = self.began + 60 * self.request.minutes
        kept = self._checkpoint() if self.request.resume else None
        rival = self._net_in(self.request.against)
        begun = self._net_in(self.request.against or self.request.begin)
        learner = begun or self._new_learner() if kept is None else self._stored_learner(kept)
        n = self.recipe.games if self.device == CUDA else self.recipe.games_on_cpu
        if kept is None and begun is None and self._trust() is None:
            self._imitate(learner, n)
        play = SelfPlay(learner, self._deal(n, PLAYED + len(self.curve)), self.recipe, rival)
        if kept is not None:
            play.optimiser.load_state_dict(kept["optimiser"])
            play.rounds = kept["rounds"]
        self._play(learner, play)

    def _deal(self, n: int, number: int) -> TensorGames:
        seed = SEEDS * self.request.seed + number
        games = TensorGames(self.request.game, n, self.request.seats, seed, self.device, self.request.cores)
        games.spread_out(self.recipe.spread, seed)
        return games

    def _net_in(self, file: Path | None) -> Learner | None:
        """Load a new copy of a stored net, for the requested number of seats."""
        if file is None:
            return None
        net, card = net_for(self.request.game, file)
        if card.seats != self.request.seats:
            raise BadNet("no-net", game=self.request.game.meta.key, seats=self.request.seats)
        return Learner.of(net, card.trust, self.device)

    def _portion(self) -> int:
        return self.recipe.portion if self.device == CUDA else self.recipe.portion_on_cpu

    def _new_learner(self) -> Learner:
        columns = columns_in_use(self._deal(SCOUTS if self.device == CUDA else self.recipe.games_on_cpu, SEEN))
        return self._learner(columns)

    def _learner(self, columns: Any) -> Learner:
        recipe = self.recipe
        return Learner(columns, self.request.game.MOVES.size, recipe.width, recipe.layers, self.device, self._trust())

    def _trust(self) -> float | None:
        return self.recipe.trust or None

    def _imitate(self, learner: Learner, n: int) -> None:
        games = self._deal(n, IMITATED)
        until = self.request.clock() + self.recipe.imitation * (self.until - self.request.clock())

        def report(agreement: float, decisions: int) -> None:
            self.report(self._progress(IMITATION, decisions, agreement=agreement))

        self.decisions += imitate(learner, games, min(self._portion(), n // 4), until, self.request.clock, report)

    def _play(self, learner: Learner, play: SelfPlay) -> None:
        start = self.request.clock()
        mark = 0 if self._trust() is None else 1  # with trust in the policy the net begins as good as it
        while True:
            share = (self.request.clock() - start) / max(1e-9, self.until - start)
            if share * self.recipe.looks >= mark or share >= 1:
                self._measure_and_store(learner, play)
                mark += 1
            if share >= 1:
                return
            self._round(play, share)

    def _round(self, play: SelfPlay, share: float) -> None:
        rate = self.recipe.pace * max(LEAST_PACE, 1 - share)
        curiosity = self.recipe.curiosity * max(LEAST_CURIOSITY, 1 - share)
        played = play.round(TrainingSpeed(rate, curiosity, self._portion()))
        self.decisions += played.decisions
        self.games += played.games
        self._last = played

    _last: Any = None

    def _measure_and_store(self, learner: Learner, play: SelfPlay) -> None:
        """Measure the net and store everything, so that an interrupted training is not lost."""
        request, n = self.request, MEASURED if self.device == CUDA else MEASURED_ON_CPU
        seed = SEEDS * request.seed + LOOKED_AT + len(self.curve)
        rivals: dict[str, str | Learner] = {name: name for name in (OPPONENTS if self._trust() is None else MEASURE)}
        if play.rival:
            rivals = {NetBot.name: play.rival}
        shares = {
            name: tuple(win_share(learner, request.game, request.seats, rival, n, seed, self.device, request.cores))
            for name, rival in rivals.items()
        }
        last = self._last
        shown = {} if last is None else {"entropy": last.entropy, "explained": last.explained}
        progress = self._progress(SELF_PLAY, self.decisions, shares=shares, **shown)
        self.curve.append(progress)
        self.report(progress)
        self._store(learner, play)

    def _progress(self, stage: str, decisions: int, **shown: Any) -> Progress:
        seconds = self.seconds + self.request.clock() - self.began
        return Progress(stage, seconds, decisions, self.games, **shown)

    # --- storage ---

    def _store(self, learner: Learner, play: SelfPlay) -> None:
        request, progress = self.request, self.curve[-1]
        card = Card(
            seats=request.seats,
            command=request.command,
            seed=request.seed,
            seconds=round(progress.seconds, 1),
            decisions=self.decisions,
            device=_device_name(self.device),
            settings=self.recipe._asdict(),
            trust=learner.trust,
            **identity_of(request.game),
        )
        write_net(self.files.net, learner.stored(), card)
        kept = {
            "fits": identity_of(request.game) | {"seats": request.seats, "way": tuple(self.recipe)},
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
        self.files.page.write_text(training_page(card, request.game, self.curve, request.lang), encoding="utf-8")

    def _checkpoint(self) -> dict[str, Any]:
        file = self.files.checkpoint
        if not file.exists():
            raise BadArgument("train-nothing-kept", file=str(file))
        kept: dict[str, Any] = torch.load(file, map_location=self.device, weights_only=True)
        if kept["fits"] != identity_of(self.request.game) | {"seats": self.request.seats, "way": tuple(self.recipe)}:
            raise BadArgument("train-other-kept", file=str(file))
        return kept

    def _stored_learner(self, kept: dict[str, Any]) -> Learner:
        learner = self._learner(kept["columns"])
        learner.modules.load_state_dict(kept["modules"])
        self.curve = [Progress.again(report) for report in kept["curve"]]
        self.decisions, self.games, self.seconds = kept["decisions"], kept["games"], self.curve[-1].seconds
        return learner


def _device_name(device: str) -> str:
    return str(torch.cuda.get_device_name()) if device == CUDA else CPU
