"""Every standard edition of a game is kept: after one of our values is corrected, all stored records still replay."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bauhuette.engine.catalogue import game_folder, game_keys
from bauhuette.engine.edition import differences, edition_hash, laid_over, plain_values, read_folder
from bauhuette.engine.standard_editions import FOLDER, overrides_of

GAMES = Path(__file__).parent / "games"
PACKAGE = Path(__file__).parents[1] / "src" / "bauhuette"

# One value of each game: as it stands in cards.toml, and as it would be after a correction.
CORRECTIONS = {
    "baumeister": ("cost = { is = 3000,", "cost = { is = 4000,"),
    "cologne": ("andreas          = { points = { is = 6,", "andreas          = { points = { is = 5,"),
    "contest": ("coins = { is = 2,", "coins = { is = 1,"),
    "pillars": ("value = { is = 2,", "value = { is = 3,"),
}

REPLAY = """
import sys
from pathlib import Path
from bauhuette.match.record_reader import BadRecord, read_record, replay
for path in sorted(Path(sys.argv[1]).glob("*.json")):
    try:
        table = replay(read_record(path))
    except BadRecord as error:
        print(path.name, "refused", error.message)
    else:
        print(path.name, "replayed", len(table.game.overrides))
"""


def replayed_by(package: Path, key: str) -> list[str]:
    """Replay the stored records of a game with a copy of the package."""
    environment = {**os.environ, "PYTHONPATH": str(package.parent), "BAUHUETTE_JIT": "off"}
    command = [sys.executable, "-c", REPLAY, str(GAMES / key / "records")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, cwd=package.parent)
    return done.stdout.splitlines()


@pytest.mark.parametrize("key", game_keys())
def test_records_replay_after_a_value_is_corrected(tmp_path: Path, key: str) -> None:
    """Without the former edition they would be refused: that is tried, too."""
    copy = tmp_path / "bauhuette"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("static", "manual", "__pycache__"))
    today = [line.split() for line in replayed_by(copy, key)]
    assert {how for _, how, _ in today} == {"replayed"}
    cards = copy / "games" / key / "cards.toml"
    before, after = CORRECTIONS[key]
    text = cards.read_text(encoding="utf-8")
    assert before in text
    cards.write_text(text.replace(before, after, 1), encoding="utf-8")
    assert replayed_by(copy, key) == [f"{name} replayed {int(values) + 1}" for name, _, values in today]
    shutil.rmtree(copy / "games" / key / FOLDER)
    assert replayed_by(copy, key) == [f"{name} refused record-edition" for name, _, _ in today]


@pytest.mark.parametrize("key", game_keys())
def test_every_standard_edition_is_named_by_its_hash(key: str) -> None:
    files = sorted((game_folder(key) / FOLDER).glob("*.json"))
    assert [edition_hash(json.loads(file.read_text(encoding="utf-8"))) for file in files] == [f.stem for f in files]


def test_values_are_found_relative_to_the_edition_they_were_written_for(tmp_path: Path) -> None:
    """A record of an owner's edition names its differences from the standard of its time."""
    shutil.copytree(game_folder("contest"), tmp_path / "contest", ignore=shutil.ignore_patterns("__pycache__"))
    folder = tmp_path / "contest"
    base, theirs = read_folder(folder), {"card.gate-5.coins": 2}
    edition = edition_hash(laid_over(base, plain_values(base), theirs))
    assert overrides_of(folder, theirs, edition) == theirs
    cards = folder / "cards.toml"
    cards.write_text(cards.read_text(encoding="utf-8").replace("start = { is = 10,", "start = { is = 12,"), "utf-8")
    assert overrides_of(folder, theirs, edition) == {"tent.start": 10, **theirs}
    assert overrides_of(folder, {}, edition) is None


def test_differences_are_what_was_laid_over() -> None:
    base = read_folder(game_folder("pillars"))
    values = {"craftsman.carpenter.pays": 6, "materials.start": {"sand": 2, "wood": 1, "stone": 1, "metal": 0}}
    assert differences(base, laid_over(base, plain_values(base), values)) == values
    assert differences(base, plain_values(base)) == {}
