"""Editions of cologne: what an owner of the printed game may change, and what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bauhuette.bots.simple import GreedyBot
from bauhuette.engine.catalogue import game_folder, words_of
from bauhuette.engine.edition import data_of, differences, laid_over, plain_values, read_folder, values_in
from bauhuette.engine.edition_validation import BadEdition
from bauhuette.engine.registry import load
from bauhuette.games.cologne.edition_checks import check_edition
from bauhuette.match.record_reader import replay
from bauhuette.match.table import Table


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
    assert origins == {"rulebook", "source", "reconstructed", "ours"}


def test_other_values_make_another_game(tmp_path: Path) -> None:
    text = '[tiles.andreas]\npoints = 4\nstones = ["grey"]\n[thresholds.two]\nthreshold = 50\n'
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
    ("[encounters.mayor]\ncount = 5\n", "encounters.mayor.count"),
    ("[stones.white]\ncount = 21\n", "stones.white.count"),
    ("[stones.white]\nat_each_gate = 4\n", "stones.white.at_each_gate"),
    ("[dots.stolkgasse]\nstart = 2\n", "dots.pantaleonstor.start"),
    (streets("dom eigelstein neumarkt"), "streets"),
    (streets("dom nowhere"), "streets.dom nowhere"),
    (streets("-pantaleonswall pantaleonstor").replace("gate-4 pantaleonswall\n", ""), "streets"),
    (streets("dom dom"), "streets.dom dom"),
    (streets("trankgasse dom"), "streets.dom trankgasse"),
    ('[streets]\n"gate-1 eigelstein" = 1\n', "streets.gate-1 eigelstein"),
    ('[dice]\nstone = ["x", "x", "x", "x", "x", "x"]\n', "dice.stone"),
    ('[tiles.andreas]\nstones = ["white", "white"]\n', "tiles.andreas.stones"),
    ("[tiles.andreas]\nstones = []\n", "tiles.andreas.stones"),
    ("[tiles.dom]\npoints = 5\n", "tiles.dom.points"),
]


@pytest.mark.parametrize(("text", "key"), REFUSED)
def test_refused_with_file_key_and_reason(tmp_path: Path, text: str, key: str) -> None:
    path = edition(tmp_path, text)
    with pytest.raises(BadEdition) as refusal:
        load("cologne", path)
    facts: dict[str, Any] = refusal.value.facts
    assert key in facts["key"].split(", ")
    assert facts["file"] == str(path)
    assert refusal.value.text("de") != refusal.value.text("en")


def test_streets_may_be_drawn_anew(tmp_path: Path) -> None:
    """An owner of the printed board may hand in its streets."""
    game = load("cologne", edition(tmp_path, streets("eigelstein thuermchenswall")))
    assert game.edition != load("cologne").edition


def test_single_streets_start_dots_and_stones_may_differ(tmp_path: Path) -> None:
    """What an owner sees: one street less and one more, a start number on another dot, a tile with fewer stones."""
    text = """
    [streets]
    "eigelstein gate-1" = false
    "eigelstein thuermchenswall" = true
    [dots]
    stolkgasse.start = 0
    neumarkt.start = 1
    [tiles.andreas]
    stones = ["white"]
    """
    game, ours = load("cologne", edition(tmp_path, text)), load("cologne")
    mine, standard = (data_of(package) for package in (game.package, ours.package))
    assert set(standard["streets"].splitlines()) - set(mine["streets"].splitlines()) == {"gate-1 eigelstein"}
    assert set(mine["streets"].splitlines()) - set(standard["streets"].splitlines()) == {"eigelstein thuermchenswall"}
    assert ("start" in mine["dots"]["stolkgasse"], mine["dots"]["neumarkt"]["start"]) == (False, 1)
    assert replay(Table(game, 2, bytes(32)).record()).game.edition == game.edition


def test_the_same_streets_are_the_same_edition(tmp_path: Path) -> None:
    """Taking a street out and adding it again changes nothing."""
    text = '[streets]\n"eigelstein gate-1" = true\n'
    assert load("cologne", edition(tmp_path, text)).edition == load("cologne").edition


ROWS = """
[dots]
thuermchenswall = false
[dots.dot-1]
x = 700
y = 110
start = 0
[streets]
"gate-1 thuermchenswall" = false
"thuermchenswall kunibertsklostergasse" = false
"dot-1 gate-1" = true
"dot-1 kunibertsklostergasse" = true
"""


def test_a_board_may_have_another_dot_and_lack_one_of_ours(tmp_path: Path) -> None:
    """Played to its end and replayed; the board has the new dot under its name."""
    game = load("cologne", edition(tmp_path, ROWS))
    fields = game.facts()["board"]["fields"]
    assert (fields["dot-1"]["x"], "thuermchenswall" in fields) == (700, False)
    assert ["dot-1", "gate-1"] in [sorted(street) for street in game.facts()["board"]["streets"]]
    assert words_of("cologne", "de").name("field", "dot-1") == "Roter Punkt 1"
    table, bot = Table(game, 2, bytes(32)), GreedyBot(game)
    while table.outcome is None:
        table.play(table.ask(bot))
    again = replay(table.record())
    assert (again.game.edition, again.outcome) == (game.edition, table.outcome)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (ROWS.replace("y = 110\n", ""), "dots.dot-1.y"),
        (ROWS.replace("dot-1", "dot-13"), "dots.dot-13.x"),
        (ROWS.replace("dots.dot-1]", "gates.dot-1]"), "gates.dot-1.x"),
        (ROWS.replace('"gate-1 thuermchenswall" = false\n', ""), "streets.gate-1 thuermchenswall"),
        (ROWS.replace("[dots]", "[dots]\nstolkgasse = false"), "dots.pantaleonstor.start"),
    ],
)
def test_other_rows_are_refused_with_the_reason(tmp_path: Path, text: str, key: str) -> None:
    with pytest.raises(BadEdition) as refusal:
        load("cologne", edition(tmp_path, text))
    assert key in refusal.value.facts["key"].split(", ")


def test_records_replay_after_ours_gets_or_loses_a_dot() -> None:
    """Differences from another standard are rows added and left out."""
    base = read_folder(game_folder("cologne"))
    values = {"dots.dot-1.x": 700, "dots.dot-1.y": 110, "dots.thuermchenswall": False}
    tree = laid_over(base, plain_values(base), values)
    assert differences(base, tree) == values
    assert "thuermchenswall" not in tree["dots"]
