"""A value net learns for a moment on the processor. Skipped without PyTorch (see CONTRIBUTING.md)."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from bauhuette.engine.registry import load
from bauhuette.nets.net_files import small_net_for
from bauhuette.nets.value_net import ValueNet

torch = pytest.importorskip("torch", reason="needs PyTorch")

from bauhuette.train.training import TrainingRequest  # noqa: E402
from bauhuette.train.value_net import ValueLosses, train_value_net  # noqa: E402  # they import PyTorch


def test_a_value_net_predicts_winners_better_than_the_evaluation(tmp_path: Path) -> None:
    """The clock advances a hundredth of a second at every reading, so load changes nothing."""
    torch.set_num_threads(1)
    looks = count()
    game, progress = load("pillars"), list[ValueLosses]()
    wish = TrainingRequest(game, 3, 0.01, "cpu", 1, tmp_path, False, "a test", "en", 1, lambda: next(looks) / 100)
    file = train_value_net(wish, progress.append)
    assert min(learned.value_net for learned in progress) < progress[0].evaluation
    _outlook, card = small_net_for(game, file, ValueNet)
    assert (card.seats, card.command) == (3, "a test")
    assert card.settings["loss"] < card.settings["loss of the estimate"]
