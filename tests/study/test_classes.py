"""Levels asked at the same decisions: what they lost, in which order they come out, and the bounds between them."""

from __future__ import annotations

import pytest

from bauhuette.analysis.account import class_of
from bauhuette.bots.levels import LEVELS
from bauhuette.engine.jit import COMPILED
from bauhuette.engine.registry import load
from bauhuette.study.classes import Effort, Levels, are_in_order, bounds_between, measured, steps_between

LOST = [dict(zip(LEVELS, losses, strict=True)) for losses in ((0.4, 0.1, 0.0, 0.0), (0.0, 0.1, 0.1, 0.02))]


def test_errors_order_and_bounds() -> None:
    levels = measured(LOST)
    assert [one.level for one in levels] == ["master", "foreman", "journeyman", "apprentice"]
    assert [one.error for one in levels] == pytest.approx([0.01, 0.05, 0.1, 0.2])
    assert are_in_order(levels)
    assert not are_in_order(levels[::-1])
    assert [mean for mean, _ in steps_between(LOST)] == pytest.approx([0.04, 0.05, 0.1])
    bounds = bounds_between(levels)
    assert bounds == pytest.approx([0.01 * 5**0.5, 0.05 * 2**0.5, 0.1 * 2**0.5])
    for one in levels:
        assert class_of(one.error, tuple(bounds)) == one.level


@pytest.mark.skipif(not COMPILED, reason="takes long without compiled rules")
def test_all_levels_are_asked_at_the_same_decisions() -> None:
    asked = Levels(load("pillars"), Effort(playouts=64, worlds=64, every=40))
    found = list(asked.asked(3, 1, 0))
    assert found
    assert all(set(one) == set(LEVELS) for one in found)
    assert all(abs(loss) <= 1.0 for one in found for loss in one.values())
    assert found == list(asked.asked(3, 1, 0))  # the same seed, the same figures
