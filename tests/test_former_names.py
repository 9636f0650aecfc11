"""Public names of version 0.1 work for one more release, with a warning."""

from __future__ import annotations

import pytest

import bauhuette as bh
from bauhuette.engine.registry import load


@pytest.mark.parametrize(("former", "name"), [("Trouble", "BauhuetteError"), ("Advice", "Hint")])
def test_a_former_class_is_its_successor(former: str, name: str) -> None:
    with pytest.warns(DeprecationWarning, match=name):
        assert getattr(bh, former) is getattr(bh, name)


@pytest.mark.parametrize(("former", "name"), [("hide", "redact"), ("imagine", "determinize"), ("estimate", "evaluate")])
def test_a_former_function_of_a_game_is_its_successor(former: str, name: str) -> None:
    game = load("pillars")
    with pytest.warns(DeprecationWarning, match=name):
        assert getattr(game, former) is getattr(game, name)


def test_an_unknown_name_is_an_error() -> None:
    with pytest.raises(AttributeError, match="nothing"):
        load("pillars").nothing  # type: ignore[attr-defined]  # noqa: B018
