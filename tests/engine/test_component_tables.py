"""What is printed on the components can be read, with the origin of every value and the reason."""

from __future__ import annotations

import pytest

from bauhuette.cli.library import show_cards
from bauhuette.engine.catalogue import words_of
from bauhuette.engine.component_tables import SIGNS, printed, printed_json, printed_values, reason_key
from bauhuette.engine.game import Game
from bauhuette.engine.localisation import LANGUAGES


def test_every_value_that_is_not_the_rulebooks_has_a_reason(game: Game) -> None:
    for lang in LANGUAGES:
        words = words_of(game.meta.key, lang)
        for group, values in printed_values(game.meta.key).items():
            for value in values:
                if value.origin != "rulebook":
                    assert words.say(reason_key(group, value.key.rpartition(".")[2], words)).endswith("."), value.key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_signs_stand_at_just_the_values_that_are_not_the_rulebooks(
    game: Game, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """For the terminal; the browser is sent the same tables."""
    show_cards(game.meta.key, None, lang)
    signs = tuple(f"  {sign}" for sign in SIGNS.values() if sign)
    rows = [line for line in capsys.readouterr().out.splitlines() if not line.startswith(signs)]
    words = words_of(game.meta.key, lang)
    shown = [v for g, vs in printed_values(game.meta.key).items() if words.has(f"printed-{g}") for v in vs]
    for origin in ("source", "owners", "reconstructed"):
        wanted = sum(value.origin == origin for value in shown)
        assert "\n".join(rows).count(SIGNS[origin]) == wanted
    assert shown


def test_names_are_words(game: Game) -> None:
    """No key is left where people read."""
    for lang in LANGUAGES:
        for group in printed(game.meta.key, lang):
            for row in group.rows:
                assert not row.name.islower() or " " in row.name or game.meta.key == "pillars", row.name
                assert all("_" not in cell.text for cell in row.cells)


def test_values_are_those_on_the_cards() -> None:
    king = next(row for group in printed("pillars", "en") for row in group.rows if row.name == "King")
    assert [cell for cell in king.cells if cell.origin][:2] == [("11", "source"), ("1", "rulebook")]
    for values, cell in (({}, ("11", "source")), ({"neutral.king.value": 12}, ("12", "edition"))):
        groups = printed_json("pillars", "en", values)
        king = next(row for group in groups for row in group["rows"] if row["name"] == "King")
        assert {"text": cell[0], "origin": cell[1]} in king["cells"]
        assert any("edition" in one["origins"] for group in groups for one in group["reasons"]) == bool(values)
