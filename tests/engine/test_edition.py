"""Editions: values are overridden, and bad ones refused with file, key and reason."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import bauhuette as bh
from bauhuette.engine import edition as editions
from bauhuette.engine.catalogue import game_folder
from bauhuette.engine.edition_validation import BadEdition
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
        (PILLARS + "[craftsman.plumber]\nvalue = 3", "craftsman.plumber.value: The game has no such value"),
        (PILLARS + "[craftsman.carpenter]\nvalue = 12", "craftsman.carpenter.value: 12 is not between 0 and 11"),
        (PILLARS + '[craftsman.carpenter]\nvalue = "six"', "“six” does not fit here; our value is 6"),
        (PILLARS + "[neutral.quarry]\ncopies = 3", "Neutral cards: the game has 15, not 16"),
        (
            PILLARS + "[neutral]\nking.copies = 0\nquarry.copies = 3",
            "neutral.king.copies: There is exactly one of this card, not 0",
        ),
        (
            PILLARS + "[neutral.king]\nvalue = 10",
            "craftsman.master-builder.value, neutral.king.value: No card is as high as the king: 10",
        ),
        (
            PILLARS + '[neutral.quarry]\ngives = "gold"',
            "“gold” does not exist here. Possible: sand, wood, stone, metal",
        ),
        (PILLARS + "complete = true", "materials.start: A complete edition must give this value"),
        (PILLARS + "[craftsman", "is not valid TOML: see line 2"),
        (PILLARS + "[neutral.king]\npoints = " + "9" * 5000, "is not valid TOML"),
        (PILLARS + "[neutral.king]\npoints = 0x" + "f" * 9000, "neutral.king.points: … is not between"),
        (PILLARS + f"[{'a.' * 9000}a]\nx = 1", "The game has no such value"),
        (PILLARS + f"name = {'[' * 9000}", "is not valid TOML"),
    ],
)
def test_bad_editions_are_refused(tmp_path: Path, text: str, message: str) -> None:
    path = write(tmp_path, text)
    with pytest.raises(BadEdition, match=message) as refused:
        bh.game("pillars", edition=path)
    assert str(path) in str(refused.value)
    assert refused.value.text("de") != refused.value.text("en")


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        (
            '[streets]\n"dom gate-1" = true\n"gate-1 dom" = true',
            {
                "de": "Zwei Straßen verbinden dieselben Orte: Dom, Eigelsteintor (I).",
                "en": "Two streets join the same places: Cathedral, Eigelsteintor (I).",
            },
        ),
        (
            'streets = """\ndom gate-1\n"""',
            {
                "de": "Kein Weg führt zu 85 Orten, darunter St. Aposteln",
                "en": "No way leads to 85 places, among them St.",
            },
        ),
        (
            "[stones.white]\ncount = 10000000",
            {"de": "liegt nicht zwischen 0 und 60", "en": "is not between 0 and 60"},
        ),
        ("[tiles.georg]\npoints = 0", {"de": "0 liegt nicht zwischen 1 und 20", "en": "0 is not between 1 and 20"}),
    ],
)
def test_refusals_of_a_board_name_its_places(tmp_path: Path, text: str, sentences: dict[str, str]) -> None:
    with pytest.raises(BadEdition) as refused:
        bh.game("cologne", edition=write(tmp_path, f'game = "cologne"\n{text}\n'))
    for lang, sentence in sentences.items():
        assert sentence in refused.value.text(lang)


def test_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadEdition, match="cannot be read"):
        bh.game("pillars", edition=tmp_path / "none.toml")


def test_fewer_copies_rename_no_card(tmp_path: Path) -> None:
    """Both notations are read: version 0.1 numbered copies only where there were several."""
    changes = "[neutral.quarry]\ncopies = 3\n[neutral.forest]\ncopies = 1\n"
    persons = "[neutral.prior-philip]\ncopies = 2\n[neutral.gravel-pit]\ncopies = 1\n"
    game = bh.game("pillars", edition=write(tmp_path, f'game = "pillars"\n{changes}{persons}'))
    usual, moves = bh.game("pillars").rules.MOVES, game.rules.MOVES
    printed = {moves.print(move) for move in moves.ids()}
    added = {"play quarry-3", "play prior-philip-2"}
    assert {usual.print(move) for move in usual.ids()} ^ printed == added | {"play forest-2", "play gravel-pit-2"}
    for former, now in (("forest", "forest-1"), ("prior-philip-1", "prior-philip")):
        assert moves.parse(f"play {former}") == moves.parse(f"play {now}")
    for ambiguous in (moves, "quarry"), (usual, "forest"):
        with pytest.raises(bh.BauhuetteError):
            ambiguous[0].parse(f"play {ambiguous[1]}")
    table = game.table(seats=4, seed=1)
    assert all(move.text("de") for move in table.moves())
    position = table.position()
    former = json.loads(
        json.dumps(position).replace('"forest-1"', '"forest"').replace('"prior-philip"', '"prior-philip-1"')
    )
    assert former != position
    assert game.table(seats=4, position=former).position() == position
