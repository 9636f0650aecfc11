"""A tiny net learns for a moment on the processor. Skipped without PyTorch (see CONTRIBUTING.md)."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bauhuette.engine.errors import BauhuetteError
from bauhuette.engine.registry import load
from bauhuette.nets.net_files import net_for
from bauhuette.nets.policy_net import predict
from bauhuette.research.batch import Batch

torch = pytest.importorskip("torch", reason="needs PyTorch")

from bauhuette.train.evaluation import win_share  # noqa: E402
from bauhuette.train.games import CPU, TensorGames  # noqa: E402  # they import PyTorch
from bauhuette.train.policy_net import Learner  # noqa: E402
from bauhuette.train.progress import SELF_PLAY, Progress  # noqa: E402
from bauhuette.train.recipes import recipe_for  # noqa: E402
from bauhuette.train.selfplay import FIRST_VALUES, SelfPlay, TrainingSpeed  # noqa: E402
from bauhuette.train.training import TrainingRequest, train  # noqa: E402

TINY = recipe_for("pillars")._replace(width=32, layers=2, games_on_cpu=64, steps=8, portion_on_cpu=256)
SEATS = 3


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


def request_for(folder: Path, seconds: float, resume: bool = False, device: str = CPU) -> TrainingRequest:
    """The clock advances a hundredth of a second at every reading, so load changes nothing."""
    looks = count()
    return TrainingRequest(
        load("pillars"), SEATS, seconds / 60, device, 1, folder, resume, "a test", "en", 1, lambda: next(looks) / 100
    )


def test_a_net_learns_to_beat_random_players_and_resumes(tmp_path: Path) -> None:
    """Imitation for most of the time: a moment is enough for that."""
    progress: list[Progress] = []
    way = TINY._replace(imitation=0.8)
    files = train(request_for(tmp_path, 8), progress.append, way)
    last = progress[-1]
    assert last.stage == SELF_PLAY
    share, doubt = last.shares["random"]
    assert share - doubt > 1 / SEATS
    _net, card = net_for(load("pillars"), files.net)
    assert (card.seats, card.command, card.device) == (SEATS, "a test", CPU)
    page = files.page.read_text(encoding="utf-8")
    assert page.count("<polyline") == 5
    assert "http" not in page.replace("http://www.w3.org", "")

    again: list[Progress] = []
    train(request_for(tmp_path, 0.5, resume=True), again.append, way)
    assert again[0].decisions >= last.decisions
    assert again[-1].seconds > last.seconds
    assert all(progress.stage == SELF_PLAY for progress in again)


def test_a_stored_net_predicts_like_its_learner() -> None:
    game = load("pillars")
    batch = Batch(game, 32, SEATS, seed=2)
    batch.play_random(np.arange(32) * 5)
    rows = batch.observe(scaled=True)
    learner = Learner(torch.arange(0, rows.shape[1], 3), game.MOVES.size, 32, 3, CPU)
    with torch.no_grad():
        logits, values = learner(torch.from_numpy(rows)[:, learner.columns])
    for row, liked, value in zip(rows, logits.numpy(), values.numpy(), strict=True):
        found = predict(learner.stored(), row)
        assert np.allclose(found.moves, liked, atol=1e-4)
        assert abs(found.value - value) < 1e-4


def test_a_training_starts_from_a_stored_net(tmp_path: Path) -> None:
    """It imitates nothing again, and with no time to learn the net stays the same."""
    way, game = TINY._replace(imitation=0.5), load("pillars")
    first = train(request_for(tmp_path / "first", 2), lambda _: None, way)
    progress: list[Progress] = []
    second = train(request_for(tmp_path / "second", 0)._replace(begin=first.net), progress.append, way)
    assert {one.stage for one in progress} == {SELF_PLAY}
    before, after = (net_for(game, files.net)[0] for files in (first, second))
    assert np.array_equal(before.moves.weight, after.moves.weight)
    third = train(request_for(tmp_path / "third", 2)._replace(begin=first.net), lambda _: None, way)
    assert not np.array_equal(before.moves.weight, net_for(game, third.net)[0].moves.weight)


def test_the_last_potential_holds_until_the_next_evaluation(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that ends resets it: in the next game it is zero."""
    games = TensorGames(load("pillars"), 4, SEATS, 1, CPU, 1)
    play = SelfPlay(Learner([0, 1], load("pillars").MOVES.size, 8, 2, CPU), games, TINY._replace(shaping=1.0, paid=4))
    asked = []

    def potential() -> Any:
        asked.append(1)
        return torch.full((4, SEATS), float(len(asked)))

    monkeypatch.setattr(games, "potential", potential)
    play.memory.over[1, 2] = True
    for step in range(6):
        play.memory.potentials[step] = play._potential(step)
    assert play.memory.potentials[:6, 0, 0].tolist() == [1, 1, 1, 1, 2, 2]
    assert play.memory.potentials[:6, 2, 0].tolist() == [1, 1, 0, 0, 2, 2]


def test_an_untrained_net_wins_little_among_greedy() -> None:
    """A net that values every move alike makes the first one."""
    game = load("pillars")
    learner = Learner(torch.arange(4), game.MOVES.size, 8, 1, CPU)
    torch.nn.init.zeros_(learner.moves.weight)
    torch.nn.init.zeros_(learner.moves.bias)
    share, doubt = win_share(learner, game, SEATS, "greedy", 300, 3, CPU, 1)
    assert share + doubt < 1 / SEATS
    assert 0 < doubt < 0.06


def test_impossible_trainings_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BauhuetteError, match="not a device"):
        train(request_for(tmp_path, 1, device="abacus"), print, TINY)
    with pytest.raises(BauhuetteError, match="no checkpoint"):
        train(request_for(tmp_path, 1, resume=True), print, TINY)


def test_trust_in_the_policy_begins_with_its_moves_and_seldom_tries_others() -> None:
    way = TINY._replace(trust=4.0)
    game = load("pillars")
    games = TensorGames(game, 64, SEATS, 5, CPU, 1)
    learner = Learner(torch.arange(9), game.MOVES.size, 16, 1, CPU, way.trust)
    assert torch.equal(learner.best(games), games.advice())
    play = SelfPlay(learner, games, way)
    play.round(TrainingSpeed(way.pace, way.curiosity, way.portion_on_cpu))
    memory = play.memory
    differs = (memory.moves != memory.advice)[memory.teaches].float().mean()
    assert 0 < differs < 0.5
    assert not learner.moves.weight.any()  # only values have been learned so far


def test_the_penalty_pulls_choices_back_to_the_policys() -> None:
    """With nothing to gain, a strong penalty undoes what a net had against the policy's move."""
    game, way = load("pillars"), TINY._replace(trust=3.0, lessons=20)
    games = TensorGames(game, 64, SEATS, 6, CPU, 1)
    learner = Learner(torch.arange(9), game.MOVES.size, 16, 1, CPU, way.trust)
    torch.nn.init.normal_(learner.moves.bias, std=4.0)
    play = SelfPlay(learner, games, way)
    play.rounds = FIRST_VALUES

    def agreement() -> float:
        return float((learner.best(games) == games.advice()).float().mean())

    before = agreement()
    for _ in range(6):
        play.round(TrainingSpeed(0.05, 1000.0, way.portion_on_cpu))
    assert agreement() > before + 0.1
