"""Nets are stored whole, with a card, and refused where they do not fit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bauhuette.engine.registry import load
from bauhuette.nets.net_files import BadNet, MeasuredStrength, net_for, read_net, write_net
from tests.nets.random_net import card_of, random_net


def test_a_net_is_read_as_it_was_written(tmp_path: Path) -> None:
    game, file = load("pillars"), tmp_path / "pillars-4.npz"
    strength = [MeasuredStrength("greedy", 100, 0.5, 0.4, 0.6, "bauhuette arena pillars")]
    net, card = random_net(game), card_of(game, 4, strength=strength)
    write_net(file, net, card)
    found, told = net_for(game, file)
    assert told == card
    assert np.array_equal(found.columns, net.columns)
    for mine, other in zip((*found.layers, found.moves, found.value), (*net.layers, net.moves, net.value), strict=True):
        assert all(np.array_equal(a, b) for a, b in zip(mine, other, strict=True))
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("other", "says"),
    [
        ({"game": "contest"}, "is a net for contest, not for pillars"),
        ({"rules_version": 0}, "trained with rules version 0; the current one is"),
        ({"edition": "abc"}, "trained with edition abc"),
        ({"features_version": 99}, "trained with features version 99"),
        ({"names": "0"}, "trained with other features or moves"),
    ],
)
def test_a_net_that_does_not_fit_is_refused_with_the_reason(tmp_path: Path, other: Any, says: str) -> None:
    game, file = load("pillars"), tmp_path / "pillars-4.npz"
    write_net(file, random_net(game), card_of(game, 4, **other))
    with pytest.raises(BadNet, match=says):
        net_for(game, file)


def test_a_file_that_is_no_net_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    for content in (b"", b"PK\x03\x04 no archive"):
        file.write_bytes(content)
        with pytest.raises(BadNet, match=r"net\.npz is not a readable net"):
            read_net(file)
    np.savez(file, columns=np.arange(3))
    with pytest.raises(BadNet, match="not a readable net"):
        read_net(file)
    with pytest.raises(BadNet, match="not a readable net"):
        read_net(tmp_path / "missing.npz")
