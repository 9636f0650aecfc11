"""Editions: values are overridden, and bad ones refused with file, key and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

import bauhuette as bh
from bauhuette.engine import edition as editions
from bauhuette.engine.catalogue import game_folder
from bauhuette.engine.game import Game
from tests.limits import Rounds


def write(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_every_printed_value_has_a_known_origin(game: Game) -> None:
    values = list(editions.values_in(editions.read_folder(game_folder(game.meta.key))))
    assert values
    assert {value.origin for value in values} <= set(editions.ORIGINS)


def test_edition_changes_the_game(tmp_path: Path) -> None:
    """A helper of value 10 and a carpenter that pays 6; the default game stays as it was."""
    path = write(tmp_path, 'game = "pillars"\n[advantage.helper]\nvalue = 10\n[craftsman.carpenter]\npays = 6\n')
    mine, plain = bh.game("pillars", edition=path), bh.game("pillars")
    assert mine.rules.edition != plain.rules.edition
    table = mine.table(seats=4, seed=1)
    rounds = Rounds("edition changes the game")
    while table.to_move is not None and rounds():
        table.play(table.moves()[-1])
    record = table.record()
    assert record["edition_values"] == {"advantage.helper.value": 10, "craftsman.carpenter.pays": 6}
    assert bh.replay(record).outcome == table.outcome


PILLARS = 'game = "pillars"\n'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('game = "contest"', "an edition of “contest”, not of “pillars”"),
        ("", "an edition of “[?]”"),
        (PILLARS + "[craftsman.plumber]\nvalue = 3", "key craftsman.plumber.value: the game has no such value"),
        (PILLARS + "[craftsman.carpenter]\nvalue = 12", "craftsman.carpenter.value: 12 is not between 0 and 11"),
        (PILLARS + '[craftsman.carpenter]\nvalue = "six"', "does not have the form of 6"),
        (PILLARS + "[neutral.quarry]\ncopies = 3", r"neutral.\*.copies: 16 instead of 15"),
        (PILLARS + "[neutral]\nking.copies = 0\nquarry.copies = 3", "neutral.king.copies: 0 instead of 1"),
        (PILLARS + "[neutral.king]\nvalue = 10", "craftsman.master-builder.value: 10 must be below 10"),
        (PILLARS + '[neutral.quarry]\ngives = "gold"', "“gold” is not one of sand, wood, stone, metal"),
        (PILLARS + "complete = true", "key materials.start: a complete edition must give this value"),
        (PILLARS + "[craftsman", r"is not valid TOML: .*(line 2|end of document)"),
    ],
)
def test_bad_editions_are_refused(tmp_path: Path, text: str, message: str) -> None:
    path = write(tmp_path, text)
    with pytest.raises(editions.BadEdition, match=message) as refused:
        bh.game("pillars", edition=path)
    assert str(path) in str(refused.value)
    assert refused.value.text("de") != refused.value.text("en")


def test_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(editions.BadEdition, match="cannot be read"):
        bh.game("pillars", edition=tmp_path / "none.toml")


def test_copies_of_another_edition_can_be_said(tmp_path: Path) -> None:
    path = write(tmp_path, 'game = "pillars"\n[neutral.quarry]\ncopies = 3\n[neutral.forest]\ncopies = 1\n')
    game = bh.game("pillars", edition=path)
    table = game.table(seats=4, seed=1)
    assert {"quarry-3", "forest"} <= set(game.rules.MOVES.families[0].params["card"].keys)  # type: ignore[attr-defined]
    assert all(move.text("de") for move in table.moves())
