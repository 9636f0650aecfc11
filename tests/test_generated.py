"""Generated files are current; if not: `make gen`."""

from __future__ import annotations

import pytest

from bauhuette.engine.catalogue import game_folder, game_keys
from bauhuette.testkit.generate import Generated, generated
from bauhuette.testkit.rule_ids import ids_source


@pytest.mark.parametrize("key", game_keys())
def test_rule_ids_are_current(key: str) -> None:
    assert (game_folder(key) / "ids.py").read_text(encoding="utf-8") == ids_source(key)


TYPES = [file for file in generated() if file.path.suffix == ".ts"]


@pytest.mark.parametrize("file", TYPES, ids=lambda file: file.name)
def test_types_of_the_web_client_are_current(file: Generated) -> None:
    assert file.is_current


def test_every_generated_file_is_there() -> None:
    """Other tests check that pages, playthroughs and the wire are current."""
    missing = [file.name for file in generated() if not file.path.is_file()]
    assert not missing
