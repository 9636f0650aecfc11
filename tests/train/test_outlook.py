"""An outlook learns for a moment on the processor. Skipped where PyTorch is missing (see CONTRIBUTING.md)."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from bauhuette.engine.registry import load
from bauhuette.nets.store import outlook_for

torch = pytest.importorskip("torch", reason="needs PyTorch")

from bauhuette.train.outlook import Learned, train_outlook  # noqa: E402  # they import PyTorch
from bauhuette.train.run import Wish  # noqa: E402


def test_an_outlook_foresees_winners_better_than_the_estimate(tmp_path: Path) -> None:
    """The clock goes on by a hundredth of a second at every look, so that load changes nothing."""
    torch.set_num_threads(1)
    looks = count()
    game, told = load("pillars"), list[Learned]()
    wish = Wish(game, 3, 0.01, "cpu", 1, tmp_path, False, "a test", "en", 1, lambda: next(looks) / 100)
    file = train_outlook(wish, told.append)
    assert min(learned.outlook for learned in told) < told[0].estimate
    _outlook, card = outlook_for(game, file)
    assert (card.seats, card.command) == (3, "a test")
    assert card.settings["loss"] < card.settings["loss of the estimate"]
