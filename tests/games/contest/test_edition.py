"""Editions: what an owner of the physical game may hand in."""

from __future__ import annotations

from pathlib import Path

import pytest

from bauhuette.engine.catalogue import game_folder
from bauhuette.engine.edition import read_folder, values_in
from bauhuette.engine.edition_validation import BadEdition
from bauhuette.engine.registry import load


def write(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(f'game = "contest"\n{text}', encoding="utf-8")
    return path


def test_shields_and_coins_are_an_editions_business(tmp_path: Path) -> None:
    """C8, C9: other coins and shields make another edition, the default stays as it is."""
    mine = load("contest", write(tmp_path, "[card.gate-5]\ncoins = 2\n[card.tower-1]\nshields = 2\n"))
    assert mine.edition != load("contest").edition
    assert mine.overrides == {"card.gate-5.coins": 2, "card.tower-1.shields": 2}


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[card.gate-5]\ncoins = 7\n", "card.gate-5.coins"),
        ("[card.gate-5]\ncopies = 3\n", "card.gate-5.copies"),
        ("[card.gate-5]\nvalue = 6\n", "card.gate-5.value"),
        ("[card.gate-6]\nvalue = 6\n", "card.gate-6.value"),
        ("[coin.gold]\npieces = 1\n", "tent.start"),
    ],
)
def test_impossible_editions_are_refused(tmp_path: Path, text: str, key: str) -> None:
    """C3, C7: with the key to blame."""
    with pytest.raises(BadEdition) as caught:
        load("contest", write(tmp_path, text))
    assert caught.value.facts["key"].split(", ")[-1] == key


def test_every_printed_value_has_an_origin() -> None:
    """C7: rulebook, source or reconstructed."""
    origins = {value.key: value.origin for value in values_in(read_folder(game_folder("contest")))}
    assert set(origins.values()) == {"rulebook", "source", "reconstructed"}
    assert {key for key, origin in origins.items() if origin == "reconstructed"} == {
        f"card.gate-{value}.coins" for value in (2, 3, 4, 5)
    }
