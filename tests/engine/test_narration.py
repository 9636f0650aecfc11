"""What is said depends on what is true: sums of money, and the choices one has."""

from __future__ import annotations

import pytest

from bauhuette.engine.catalogue import words_of
from bauhuette.engine.narration import Narrator
from bauhuette.engine.news import NewsItem
from bauhuette.engine.registry import load
from bauhuette.engine.types import MoveId
from bauhuette.games.baumeister.moves import MOVES


@pytest.mark.parametrize(("lang", "written"), [("de", "8.000"), ("en", "8,000")])
def test_money_in_thousands_is_written_out(lang: str, written: str) -> None:
    words = words_of("baumeister", lang)
    assert f" {written}." in words.say("news-bid", seat="Anna", amount=8)
    assert words.say("news-found", seat="Anna", contract="X", amount=0).startswith(
        ("Anna bekommt die 0,", "Anna gets the 0 ")
    )


@pytest.mark.parametrize(("lang", "written"), [("de", "8.000–40.000"), ("en", "8,000–40,000")])
def test_a_range_of_money_has_its_thousands_at_both_ends(lang: str, written: str) -> None:
    """Not `8–40,000`."""
    assert written in words_of("baumeister", lang).say("move-bid", amount="8–40")


@pytest.mark.parametrize(
    ("phase", "offered", "said"),
    [
        ("hire", ["hire"], "take a worker from a stack"),
        ("hire", ["hire", "dismiss", "pass"], "hire a worker, dismiss one or pass"),
        ("hire", ["hire", "pass"], "hire a worker or pass"),
        ("hire", ["dismiss", "pass"], "dismiss a worker or pass"),
        ("choose", ["auction"], "choose a contract to auction"),
        ("choose", ["auction", "pass"], "choose a contract to auction, or pass"),
        ("build", ["assign", "done"], "assign your workers to pieces, then finish your building plan"),
        ("build", ["done"], "finish your building plan"),
        ("build", ["done", "request"], "borrow a worker or finish your building plan"),
        ("answer", ["accept", "refuse"], "accept the offer or refuse it"),
    ],
)
def test_only_choices_that_exist_are_asked_for(phase: str, offered: list[str], said: str) -> None:
    """B11, B13, B23, B54: no passing in the first round, no hiring at the end of the wage scale, and so on."""
    say = Narrator(load("baumeister"), "en", ("Anna", "Ben"))
    assert say.ask(phase, [MoveId(MOVES.first(family)) for family in offered]) == said


@pytest.mark.parametrize(
    ("card", "german", "english"),
    [
        ("mortar-mixer-green", "deinem grünen Mörtelmischer", "your green mortar mixer"),
        ("stonemason-blue", "deinem blauen Steinmetzen", "your blue stonemason"),
        ("gravel-pit-1", "deiner Kiesgrube", "your gravel pit"),
        ("prior-philip", "Prior Philip", "Prior Philip"),
    ],
)
def test_cards_take_the_form_of_the_sentence(card: str, german: str, english: str) -> None:
    game = load("pillars")
    kind = next(kind for kind in game.NEWS.kinds if kind.name == "trick-given")
    item = NewsItem(kind.name, {"receiver": 0, "player": 0, "card": kind.facts["card"].index(card)})
    said = [Narrator(game, lang, ("Anna", "Ben", "Cleo"), me=0).news(item) for lang in ("de", "en")]
    assert said == [f"Du holst den Stich mit {german}.", f"You take the trick with {english}."]
