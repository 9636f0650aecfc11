"""`bauhuette editions` lists, checks, compares and merges files."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from bauhuette.engine.catalogue import game_folder, game_keys
from bauhuette.engine.component_values import component_values
from bauhuette.engine.edition import read_folder, values_in
from bauhuette.engine.edition_merge import merged_files
from tests.cli.terminal import run

MINE = """game = "cologne"
name = "My copy"
printing = "Ornament 2022"
confirmed = ["tiles.andreas.points", "tiles.gereon.points", "dice.gate"]
[tiles.gereon]
points = 6
[streets]
"dom gate-1" = true
"eigelstein gate-1" = false
"""


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    """Two owners of one box who agree, and one of another."""
    theirs = MINE.replace("dom gate-1", "gate-1 dom")  # the same street
    texts = {"mine": MINE, "theirs": theirs, "third": MINE.replace("points = 6", "points = 4").replace("2022", "2019")}
    for name, text in texts.items():
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    (tmp_path / "other.toml").write_text("[tool]\nx = 1\n", encoding="utf-8")
    return [tmp_path / f"{name}.toml" for name in texts]


def test_editions_of_a_folder_are_listed_and_checked(files: list[Path]) -> None:
    listed = run("editions", "list", str(files[0].parent)).output
    assert listed.count("cologne · My copy · Ornament 20") == len(files)
    assert "3 values differ from ours, 2 of 257 checked" in listed
    assert "other.toml" not in listed
    assert run("editions", "check", *map(str, files)).exit_code == 0
    files[0].write_text(MINE.replace("points = 6", "points = 60"), encoding="utf-8")
    refused = run("editions", "check", *map(str, files), "--lang", "en")
    assert refused.exit_code == 1
    assert "St. Gereon, Points: 60 is not between 1 and 20" in refused.output
    assert run("editions", "list", str(files[0] / "nowhere")).exit_code == 2


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (("check", "none.toml"), "there is no such file"),
        (("check", "."), "it is a folder"),
        (("check", "chess.toml"), "names “chess” as its game; there are: baumeister, cologne"),
        (("compare", "mine.toml", "chess.toml"), "names “chess”"),
        (("merge", "pillars", "mine.toml"), "an edition of “cologne”, not of “pillars”"),
        (("merge", "pillars"), "give edition files"),
    ],
)
def test_bad_calls_are_refused_in_plain_words(
    files: list[Path], monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], said: str
) -> None:
    monkeypatch.chdir(files[0].parent)
    Path("chess.toml").write_text('game = "chess"\n', encoding="utf-8")
    refused = run("editions", *command, "--lang", "en")
    assert (refused.exit_code, said in refused.output) == (2, True)


def test_what_does_not_fit_is_said_where_editions_are_compared_and_merged(files: list[Path]) -> None:
    files[1].write_text(MINE.replace("points = 6", "points = 60"), encoding="utf-8")
    for command in ("compare",), ("merge", "cologne"):
        told = run("editions", *command, str(files[0]), str(files[1]), "--lang", "en")
        assert "theirs.toml: St. Gereon, Points: 60 is not between 1 and 20." in told.stderr


def test_two_editions_are_compared_value_by_value(files: list[Path]) -> None:
    output = run("editions", "compare", str(files[0])).output
    assert "St. Gereon, Points: 6 (ours: 5)" in output
    assert "Cathedral – Eigelsteintor (I): there (ours: not there)" in output
    assert "3 values differ." in output
    assert run("editions", "compare", str(files[0]), str(files[1])).output == "No value differs.\n"
    between = run("editions", "compare", str(files[0]), str(files[2]))
    assert between.output.splitlines() == ["St. Gereon, Points: 6 (the other: 4)", "One value differs."]


def test_owners_who_agree_change_the_data_files(files: list[Path], tmp_path: Path) -> None:
    """The diff applies; the values of the rulebook keep their origin."""
    names = [str(file) for file in files]
    few = run("editions", "merge", "cologne", *names)
    assert "Confirmed: 2. Changed: 0." in few.stderr
    assert '+andreas          = { points = { is = 6, origin = "owners" }' in few.stdout
    merged = run("editions", "merge", "cologne", *names, "--owners", "2")
    assert "Confirmed: 2. Changed: 3." in merged.stderr
    folder = tmp_path / "src" / "bauhuette" / "games" / "cologne"
    shutil.copytree(game_folder("cologne"), folder, ignore=shutil.ignore_patterns("__pycache__"))
    subprocess.run(["git", "apply", "-"], cwd=tmp_path, input=merged.stdout, text=True, check=True)
    before = {value.key: value for value in values_in(read_folder(game_folder("cologne")))}
    after = {value.key: value for value in values_in(read_folder(folder))}
    changed = {key: (one.value, one.origin) for key, one in after.items() if one != before[key]}
    streets = changed.pop("streets")
    assert changed == {"tiles.andreas.points": (6, "owners"), "tiles.gereon.points": (6, "owners")}
    assert "dom gate-1" in streets[0]
    assert "gate-1 eigelstein" not in streets[0]
    assert streets[1] == "reconstructed", "not all of its lines were looked at"


def test_owners_of_one_box_who_disagree_change_nothing(files: list[Path]) -> None:
    files[1].write_text(MINE.replace("points = 6", "points = 7"), encoding="utf-8")
    merged = run("editions", "merge", "cologne", *map(str, files[:2]), "--owners", "1", "--lang", "en")
    assert "disagree: 1.\n  St. Gereon, Points" in merged.stderr
    assert "gereon " not in "".join(line for line in merged.stdout.splitlines() if line[:1] in "+-")


def test_rules_and_cards_of_an_edition_show_its_values(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('game = "pillars"\n[neutral.king]\npoints = 4\n', encoding="utf-8")
    assert "Points 4*" in run("cards", "pillars", "--edition", str(file), "--lang", "en").output
    played = run("play", "pillars", "--edition", str(file), "--plain", "--lang", "en", typed="rules P9\n\n")
    assert "another edition" in played.output
    assert "King, Points: 4 (ours: 3)" in played.output


@pytest.mark.parametrize("key", game_keys())
def test_every_value_of_a_game_can_be_merged(key: str, tmp_path: Path) -> None:
    """All guesses confirmed: nothing but origins changes, and no guess is left."""
    confirmed = {one.key: one.value for one in component_values(key).values() if one.is_asked}
    folder = shutil.copytree(game_folder(key), tmp_path / key, ignore=shutil.ignore_patterns("__pycache__"))
    for file in merged_files(folder, key, confirmed):
        file.path.write_text(file.after, encoding="utf-8")
    before, after = (list(values_in(read_folder(one))) for one in (game_folder(key), folder))
    assert [one._replace(origin="") for one in before] == [one._replace(origin="") for one in after]
    kept = [one.origin for one in before if one.origin != "reconstructed"]
    assert [one.origin for one in after if one.origin != "owners"] == [one for one in kept if one != "owners"]
