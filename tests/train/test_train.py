"""A tiny net learns for a moment on the processor. Skipped where PyTorch is missing (see CONTRIBUTING.md)."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bauhuette.engine.registry import load
from bauhuette.engine.trouble import Trouble
from bauhuette.nets.look import opinion
from bauhuette.nets.store import net_for
from bauhuette.research.batch import Batch

torch = pytest.importorskip("torch", reason="needs PyTorch")

from bauhuette.train.games import CPU, Games  # noqa: E402  # they import PyTorch
from bauhuette.train.learner import Learner  # noqa: E402
from bauhuette.train.progress import SELF_PLAY, Progress  # noqa: E402
from bauhuette.train.run import Wish, train  # noqa: E402
from bauhuette.train.selfplay import FIRST_VALUES, Pace, SelfPlay  # noqa: E402
from bauhuette.train.versus import win_share  # noqa: E402
from bauhuette.train.ways import way_for  # noqa: E402

TINY = way_for("pillars")._replace(width=32, layers=2, games_on_cpu=64, steps=8, portion_on_cpu=256)
SEATS = 3


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


def wish_for(folder: Path, seconds: float, resume: bool = False, device: str = CPU) -> Wish:
    """The clock goes on by a hundredth of a second at every look, so that load changes nothing."""
    looks = count()
    return Wish(
        load("pillars"), SEATS, seconds / 60, device, 1, folder, resume, "a test", "en", 1, lambda: next(looks) / 100
    )


def test_a_net_learns_to_beat_random_players_and_goes_on_later(tmp_path: Path) -> None:
    """Imitation for most of the time: what a moment is enough for."""
    told: list[Progress] = []
    way = TINY._replace(imitation=0.8)
    files = train(wish_for(tmp_path, 8), told.append, way)
    last = told[-1]
    assert last.stage == SELF_PLAY
    share, doubt = last.shares["random"]
    assert share - doubt > 1 / SEATS
    _net, card = net_for(load("pillars"), files.net)
    assert (card.seats, card.command, card.device) == (SEATS, "a test", CPU)
    page = files.page.read_text(encoding="utf-8")
    assert page.count("<polyline") == 5
    assert "http" not in page.replace("http://www.w3.org", "")

    again: list[Progress] = []
    train(wish_for(tmp_path, 0.5, resume=True), again.append, way)
    assert again[0].decisions >= last.decisions
    assert again[-1].seconds > last.seconds
    assert all(progress.stage == SELF_PLAY for progress in again)


def test_what_is_stored_thinks_as_what_has_learned() -> None:
    game = load("pillars")
    batch = Batch(game, 32, SEATS, seed=2)
    batch.play_random(np.arange(32) * 5)
    rows = batch.observe(scaled=True)
    learner = Learner(torch.arange(0, rows.shape[1], 3), game.MOVES.size, 32, 3, CPU)
    with torch.no_grad():
        logits, values = learner(torch.from_numpy(rows)[:, learner.columns])
    for row, liked, value in zip(rows, logits.numpy(), values.numpy(), strict=True):
        found = opinion(learner.stored(), row)
        assert np.allclose(found.moves, liked, atol=1e-4)
        assert abs(found.value - value) < 1e-4


def test_a_training_goes_on_from_a_stored_net(tmp_path: Path) -> None:
    """Nothing is imitated again, and with no time to learn it is the same net."""
    way, game = TINY._replace(imitation=0.5), load("pillars")
    first = train(wish_for(tmp_path / "first", 2), lambda _: None, way)
    told: list[Progress] = []
    second = train(wish_for(tmp_path / "second", 0)._replace(begin=first.net), told.append, way)
    assert {progress.stage for progress in told} == {SELF_PLAY}
    before, after = (net_for(game, files.net)[0] for files in (first, second))
    assert np.array_equal(before.moves.weight, after.moves.weight)
    third = train(wish_for(tmp_path / "third", 2)._replace(begin=first.net), lambda _: None, way)
    assert not np.array_equal(before.moves.weight, net_for(game, third.net)[0].moves.weight)


def test_between_looks_at_the_estimate_its_last_promise_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that ends meanwhile takes its promises with it: the next one has promised nobody anything."""
    games = Games(load("pillars"), 4, SEATS, 1, CPU, 1)
    play = SelfPlay(Learner([0, 1], load("pillars").MOVES.size, 8, 2, CPU), games, TINY._replace(shaping=1.0, paid=4))
    asked = []

    def promise() -> Any:
        asked.append(1)
        return torch.full((4, SEATS), float(len(asked)))

    monkeypatch.setattr(games, "promise", promise)
    play.memory.over[1, 2] = True
    for step in range(6):
        play.memory.promises[step] = play._promise(step)
    assert play.memory.promises[:6, 0, 0].tolist() == [1, 1, 1, 1, 2, 2]
    assert play.memory.promises[:6, 2, 0].tolist() == [1, 1, 0, 0, 2, 2]


def test_who_makes_the_first_move_offered_wins_little_among_greedy() -> None:
    """A net that likes every move alike makes the first one."""
    game = load("pillars")
    learner = Learner(torch.arange(4), game.MOVES.size, 8, 1, CPU)
    torch.nn.init.zeros_(learner.moves.weight)
    torch.nn.init.zeros_(learner.moves.bias)
    share, doubt = win_share(learner, game, SEATS, "greedy", 300, 3, CPU, 1)
    assert share + doubt < 1 / SEATS
    assert 0 < doubt < 0.06


def test_what_cannot_be_trained_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="no device"):
        train(wish_for(tmp_path, 1, device="abacus"), print, TINY)
    with pytest.raises(Trouble, match="no checkpoint"):
        train(wish_for(tmp_path, 1, resume=True), print, TINY)


def test_who_trusts_the_policy_begins_with_its_moves_and_tries_others_seldom() -> None:
    way = TINY._replace(trust=4.0)
    game = load("pillars")
    games = Games(game, 64, SEATS, 5, CPU, 1)
    learner = Learner(torch.arange(9), game.MOVES.size, 16, 1, CPU, way.trust)
    assert torch.equal(learner.best(games), games.advice())
    play = SelfPlay(learner, games, way)
    play.round(Pace(way.pace, way.curiosity, way.portion_on_cpu))
    memory = play.memory
    differs = (memory.moves != memory.advice)[memory.teaches].float().mean()
    assert 0 < differs < 0.5
    assert not learner.moves.weight.any()  # only values were learned yet


def test_choices_are_pulled_back_to_the_policys() -> None:
    """With nothing to gain, a strong pull undoes what a net had against the policy's move."""
    game, way = load("pillars"), TINY._replace(trust=3.0, lessons=20)
    games = Games(game, 64, SEATS, 6, CPU, 1)
    learner = Learner(torch.arange(9), game.MOVES.size, 16, 1, CPU, way.trust)
    torch.nn.init.normal_(learner.moves.bias, std=4.0)
    play = SelfPlay(learner, games, way)
    play.rounds = FIRST_VALUES

    def agreement() -> float:
        return float((learner.best(games) == games.advice()).float().mean())

    before = agreement()
    for _ in range(6):
        play.round(Pace(0.05, 1000.0, way.portion_on_cpu))
    assert agreement() > before + 0.1
