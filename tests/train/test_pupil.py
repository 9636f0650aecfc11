"""A small net learns from a large one for a moment, on the processor. Skipped where PyTorch is missing."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from bauhuette.engine.registry import load
from bauhuette.nets.store import SHIPPED, BadNet, pupil_for

torch = pytest.importorskip("torch", reason="needs PyTorch")

from bauhuette.train.pupil import Taught, teach  # noqa: E402  # they import PyTorch
from bauhuette.train.run import Wish  # noqa: E402


def wish_for(folder: Path, seats: int) -> Wish:
    """The clock goes on by a hundredth of a second at every look, so that load changes nothing."""
    looks = count()
    return Wish(load("pillars"), seats, 0.02, "cpu", 1, folder, False, "a test", "en", 1, lambda: next(looks) / 100)


def test_a_pupil_comes_to_do_as_its_teacher_does(tmp_path: Path) -> None:
    torch.set_num_threads(1)
    told = list[Taught]()
    file = teach(wish_for(tmp_path, 3), SHIPPED / "pillars-3.npz", told.append)
    assert told[-1].agreement > max(0.5, told[0].agreement)
    _pupil, card = pupil_for(load("pillars"), file)
    assert (card.seats, card.command, card.trust) == (3, "a test", None)


def test_a_teacher_for_another_number_of_seats_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadNet, match="4 seats"):
        teach(wish_for(tmp_path, 4), SHIPPED / "pillars-3.npz", lambda _taught: None)
