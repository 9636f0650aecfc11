"""The observer finds every rule that lets a seat know too much, and reports nothing otherwise."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from bauhuette.engine.visibility import (
    CardMoved,
    CardPlace,
    CardShown,
    PlacesShuffled,
    SortTold,
    UnknownCard,
    VisibilityModel,
    known_cards,
)
from bauhuette.testkit.observer import KnowsTooMuch, Observer

from .broken import BREAKS

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("key", sorted(BREAKS))
def test_every_broken_rule_is_found(key: str) -> None:
    """In a new process, because only interpreted rules can be replaced."""
    told = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.testkit.broken", key],
        cwd=ROOT,
        env={**os.environ, "BAUHUETTE_JIT": "off"},
        capture_output=True,
        text=True,
        check=True,
    )
    verdicts = json.loads(told.stdout)
    assert verdicts.pop("nothing is broken") is None
    assert len(verdicts) >= 4
    assert [name for name, verdict in verdicts.items() if verdict is None] == []


# --- the observer's layouts, on a table of three kinds of cards ---

A, B, C = range(3)
CARDS = {"ace": 1, "king": 2, "boy": 3}
NEWS: Mapping[str, Any] = {
    "moves": lambda n, _b, _a: [CardMoved(n["from"], n["to"], n.get("card"), n.get("seen_by", ()))],
    "shown": lambda n, _b, _a: [CardShown(n["place"], n["card"])],
    "told": lambda n, _b, _a: [SortTold(n["place"], n["sort"])],
    "mixed": lambda n, _b, _a: [PlacesShuffled(n["sources"], n["target"])],
}


def table(hand_a: list[str | None], hand_b: list[str | None], pile: list[str | None], stack: int) -> dict[str, Any]:
    return {"hand a": hand_a, "hand b": hand_b, "pile": pile, "stack": [None] * stack}


def watch(reader: int, view: dict[str, Any], cards: Mapping[str, int] = CARDS) -> Observer:
    def place(name: str, **settings: Any) -> CardPlace:
        return CardPlace(name, lambda shown: known_cards(shown[name]), **settings)

    places = [place("hand a", open_to=[A]), place("hand b", open_to=[B]), place("pile"), place("stack", ordered=True)]
    sorts = {card: "person" if card != "ace" else "thing" for card in cards}
    return Observer(VisibilityModel(cards, places, NEWS, sorts), reader, view)


def moves(source: str, target: str, card: str | None = None, *seen_by: int) -> dict[str, Any]:
    return {"kind": "moves", "from": source, "to": target, "card": card, "seen_by": seen_by}


def test_a_card_among_several_is_lost_when_one_leaves_unseen() -> None:
    """C has seen the king go into the hand of b; b discards one of two cards face down."""
    c = watch(C, table([None, None], [None], [], 3))
    c.hears([moves("hand a", "hand b", "king", A, B, C)], table([None], [None, None], [], 3))
    c.check({"hand b": ["king", UnknownCard()]})
    c.hears([moves("hand b", "pile")], table([None], [None], [None], 3))
    assert len(c.layouts) == 2
    c.check({"hand b": [UnknownCard()], "pile": [UnknownCard()]})
    for place in ("hand b", "pile"):
        with pytest.raises(KnowsTooMuch, match="reader 2 knows king"):
            c.check({place: ["king"]})


def test_an_only_card_is_followed() -> None:
    c = watch(C, table([None], [], [], 5))
    c.hears([moves("hand a", "hand b", "ace", C)], table([], [None], [], 5))
    c.hears([moves("hand b", "pile", "ace", B)], table([], [], [None], 5))
    c.check({"pile": ["ace"]})


def test_news_of_an_unseen_card_is_knowing_too_much() -> None:
    c = watch(C, table([None], [], [], 5))
    with pytest.raises(KnowsTooMuch, match="reader 2 is told that ace went from hand a"):
        c.hears([moves("hand a", "pile", "ace", A)], table([], [], [None], 5))


def test_counting_is_allowed() -> None:
    """All kings and boys lie open: what is left is the ace, wherever it goes."""
    c = watch(C, table([None] * 6, [], [], 0))
    for n, card in enumerate(("king", "king", "boy", "boy", "boy"), start=1):
        c.hears([moves("hand a", "pile", card, C)], table([None] * (6 - n), [], [None] * n, 0))
    c.check({"hand a": ["ace"]})
    c.hears([moves("hand a", "hand b", "ace", A, B)], table([], [None], [None] * 5, 0))


def test_twins_cannot_be_told_apart() -> None:
    """B plays a king: it may have been the one c has seen, so the other card may be anything."""
    c = watch(C, table([None], [None], [], 4))
    c.hears([moves("hand a", "hand b", "king", C)], table([], [None, None], [], 4))
    c.hears([moves("hand b", "pile", "king", A, B, C)], table([], [None], [None], 4))
    with pytest.raises(KnowsTooMuch):
        c.check({"hand b": ["king"]})


def test_own_cards_are_seen_and_shuffled_ones_forgotten() -> None:
    a = watch(A, table(["ace"], [None], [], 4))
    a.check({"hand a": ["ace"]})
    a.hears([moves("hand a", "pile", "ace", A)], table([], [None], [None], 4))
    a.check({"pile": ["ace"]}, located=["ace"])
    a.hears([{"kind": "mixed", "sources": ["pile"], "target": "stack"}], table([], [None], [], 5))
    with pytest.raises(KnowsTooMuch, match="knows where ace is"):
        a.check({}, located=["ace"])


def test_news_of_the_top_card_follows_the_card() -> None:
    c = watch(C, table([], [], [], 6))
    c.hears([{"kind": "told", "place": "stack", "sort": "thing"}], table([], [], [], 6))
    c.hears([moves("stack", "hand a")], table([None], [], [], 5))
    c.check({"hand a": [UnknownCard("thing")]})
    c.check({"hand a": ["ace"]})  # there is only one such card
    with pytest.raises(KnowsTooMuch):
        c.check({"hand a": [UnknownCard("person")]})


def test_cards_that_move_without_news_are_refused() -> None:
    c = watch(C, table([None], [], [], 5))
    with pytest.raises(AssertionError, match="hand a: 0 cards, but by the news"):
        c.hears([], table([], [], [None], 5))


def test_impossible_news_are_refused() -> None:
    c = watch(C, table([None], [], [], 5))
    c.hears([moves("hand a", "pile", "ace", C)], table([], [], [None], 5))
    with pytest.raises(AssertionError, match="sees what cannot be"):
        c.hears([moves("stack", "hand a", "ace", C)], table([None], [], [None], 4))
