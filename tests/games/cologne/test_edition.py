"""Editions of cologne: what an owner of the printed game may change, and what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bauhuette.engine.catalogue import game_folder
from bauhuette.engine.edition import BadEdition, data_of, read_folder, values_in
from bauhuette.engine.registry import load
from bauhuette.games.cologne.check import check_edition


def edition(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(f'game = "cologne"\n{text}', encoding="utf-8")
    return path


def test_default_values_hold_together() -> None:
    """Values 4 to 8 that sum up to 77: whoever gets them, somebody reaches the goal when all churches stand (K9)."""
    data = data_of("bauhuette.games.cologne")
    assert list(check_edition(data)) == []
    values = [tile["points"] for tile in data["tiles"].values()]
    assert sum(values) == 77
    assert (min(values), max(values)) == (4, 8)
    goals = [row["threshold"] for row in data["thresholds"].values()]
    for seats, goal in enumerate(goals, 2):
        assert sum(values) > seats * (goal - 1)


def test_every_value_has_an_origin() -> None:
    origins = {value.origin for value in values_in(read_folder(game_folder("cologne")))}
    assert origins == {"rulebook", "source", "reconstructed"}


def test_other_values_make_another_game(tmp_path: Path) -> None:
    text = '[tiles.andreas]\npoints = 4\nstones = ["white", "grey", "grey"]\n[thresholds.two]\nthreshold = 50\n'
    game = load("cologne", edition(tmp_path, text))
    assert game.edition != load("cologne").edition
    assert data_of(game.package)["tiles"]["andreas"]["points"] == 4


def streets(change: str = "") -> str:
    kept = [line for line in data_of("bauhuette.games.cologne")["streets"].splitlines() if line]
    lines = [line for line in kept if change.removeprefix("-") != line] if change.startswith("-") else [*kept, change]
    return "streets = '''\n" + "\n".join(lines) + "\n'''\n"


REFUSED = [
    ("[tiles.andreas]\npoints = 21\n", "tiles.andreas.points"),
    ('[tiles.andreas]\nstones = ["white", "grey", "red"]\n', "tiles.andreas.stones"),
    ('[dice]\nstone = ["white", "white", "grey", "black", "x", "y"]\n', "dice.stone"),
    ('[dice]\ngate = ["gate-1", "gate-2", "gate-3", "gate-4", "gate-6", "card"]\n', "dice.gate"),
    ('[encounters.abbot-pantaleon]\nchurch = "dom"\n', "encounters.abbot-pantaleon.church"),
    ("[encounters.mayor]\ncount = 5\n", "encounters.*.count"),
    ("[stones.white]\ncount = 21\n", "stones.*.count"),
    ("[stones.white]\nat_each_gate = 4\n", "stones.*.at_each_gate"),
    ("[dots.stolkgasse]\nstart = 2\n", "dots.*.start"),
    (streets("dom eigelstein neumarkt"), "streets"),
    (streets("dom nowhere"), "streets"),
    (streets("-pantaleonswall pantaleonstor").replace("gate-4 pantaleonswall\n", ""), "streets"),
    ("[tiles.dom]\npoints = 5\n", "tiles.dom.points"),
]


@pytest.mark.parametrize(("text", "key"), REFUSED)
def test_refused_with_file_key_and_reason(tmp_path: Path, text: str, key: str) -> None:
    path = edition(tmp_path, text)
    with pytest.raises(BadEdition) as refusal:
        load("cologne", path)
    facts: dict[str, Any] = refusal.value.facts
    assert facts["key"] == key
    assert facts["file"] == str(path)
    assert refusal.value.text("de") != refusal.value.text("en")


def test_streets_may_be_drawn_anew(tmp_path: Path) -> None:
    """An owner of the printed board may hand in its streets."""
    game = load("cologne", edition(tmp_path, streets("eigelstein thuermchenswall")))
    assert game.edition != load("cologne").edition
