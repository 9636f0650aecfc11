"""Distil a policy net for a moment, on the processor. Skipped without PyTorch."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from bauhuette.engine.registry import load
from bauhuette.nets.net_files import SHIPPED, BadNet, small_net_for
from bauhuette.nets.rollout_net import RolloutNet

torch = pytest.importorskip("torch", reason="needs PyTorch")

from bauhuette.train.rollout_net import DistillationProgress, distil  # noqa: E402  # they import PyTorch
from bauhuette.train.training import TrainingRequest  # noqa: E402


def request_for(folder: Path, seats: int) -> TrainingRequest:
    """The clock advances a hundredth of a second at every reading, so load changes nothing."""
    looks = count()
    return TrainingRequest(
        load("pillars"), seats, 0.02, "cpu", 1, folder, False, "a test", "en", 1, lambda: next(looks) / 100
    )


def test_a_student_learns_its_teachers_moves(tmp_path: Path) -> None:
    torch.set_num_threads(1)
    progress = list[DistillationProgress]()
    file = distil(request_for(tmp_path, 3), SHIPPED / "pillars-3.npz", progress.append)
    assert progress[-1].agreement > max(0.5, progress[0].agreement)
    _pupil, card = small_net_for(load("pillars"), file, RolloutNet)
    assert (card.seats, card.command, card.trust) == (3, "a test", None)


def test_a_teacher_for_another_number_of_seats_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadNet, match="4 seats"):
        distil(request_for(tmp_path, 4), SHIPPED / "pillars-3.npz", lambda _taught: None)
