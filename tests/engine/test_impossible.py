"""Positions in which every number is possible, but not all of them together: refused with the field and the reason."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import bauhuette as bh
from bauhuette.engine.position import BrokenPosition, from_position
from bauhuette.match.table import Table
from tests.limits import Rounds

Edit = Callable[[dict[str, Any]], None]


def reach(key: str, phase: str) -> dict[str, Any]:
    """A position of a random game in this phase."""
    for seed in range(20):
        table: Table = bh.game(key).table(seats=3, seed=seed)
        luck = Random(seed)
        rounds = Rounds("reach")
        while table.outcome is None and table.version < 400 and rounds():
            if table.phase == phase:
                return table.position()
            table.play(luck.choice(table.offered().tolist()))
    raise AssertionError(f"{key}: {phase} is never reached")


def give_a_card_away(position: dict[str, Any]) -> None:
    card = position["hand"][0].pop()
    position["hand"][1].append(card)
    position["known"][1].append(card)
    position["hand_size"][0] -= 1
    position["hand_size"][1] += 1


def a_trick_of_no_king(position: dict[str, Any]) -> None:
    """One card of every hand, so that all still have as many as the others."""
    for p in range(3):
        card = next(card for card in position["hand"][p] if card != "king")
        position["hand"][p].remove(card)
        position["kings_trick"].append(card)
        position["hand_size"][p] -= 1


def one_card_given(position: dict[str, Any]) -> None:
    """One of every hand, as three tricks of one seat and nine of a seat that is not there."""
    for p in range(3):
        card = position["hand"][p].pop()
        position["hand_size"][p] -= 1
        position["given"][0].append(card)
    position["tricks_given"] = [3, 0, 0, 9]


def alfred_leads(position: dict[str, Any]) -> None:
    """As the first of many cards."""
    p = next(p for p in range(3) if "alfred-builder" in position["hand"][p])
    position["hand"][p].remove("alfred-builder")
    position["hand_size"][p] -= 1
    position["trick"][0], position["trick_size"] = "alfred-builder", 1
    position["leader"], position["to_move"] = p, (p + 1) % 3


def nobody_has_tom(position: dict[str, Any]) -> None:
    position["phase"] = 1
    asked = position["to_move"]
    for cards in position["given"]:
        if "tom-builder" in cards:
            cards.remove("tom-builder")
            position["given"][(asked + 1) % 3].append("tom-builder")
    position["used"], position["converted"] = [], 0


def nothing_to_give_up(position: dict[str, Any]) -> None:
    position["phase"] = 3
    position["materials"][position["to_move"]] = [0, 0, 0, 0]


def put(name: str, *path: int, value: Any) -> Edit:
    def edit(position: dict[str, Any]) -> None:
        cell: Any = position
        *way, last = (name, *path)
        for step in way:
            cell = cell[step]
        cell[last] = value

    return edit


def another_asked(position: dict[str, Any]) -> None:
    position["to_move"] = (position["to_move"] + 1) % 3


def a_higher_bid(position: dict[str, Any]) -> None:
    position["bid"][position["to_move"]] = position["bid"][position["leader"]]


def a_false_announcement(position: dict[str, Any]) -> None:
    """The top card of the closed pile is said to be of another kind."""
    card = position["pile"][1][0]
    kinds = ("corner", "tower", "gate", "town-hall", "church")
    true = next(i for i, kind in enumerate(kinds) if kind in card)
    position["told"][1][0] = 1 + (true + 1) % len(kinds)


def a_city_nobody_founded(position: dict[str, Any]) -> None:
    """A single card, as if it had been laid alone."""
    position["city"][0][0] = position["pile"][1].pop()
    position["pile"][1].append(None)
    position["pile_size"][1] -= 1
    position["city_size"][0] = 1


def more_than_the_purse(position: dict[str, Any]) -> None:
    position["price"] = position["money"][position["leader"]] + 1


def a_plan_nobody_works_at(position: dict[str, Any]) -> None:
    site = next(k for k, holder in enumerate(position["holder"]) if holder == position["to_move"])
    position["planned"][site] = 63 & ~position["built"][site]


CASES = [
    ("pillars", "trick", give_a_card_away, "hand_size", "the same number of cards"),
    ("pillars", "trick", another_asked, "to_move", "the seat that follows in the trick"),
    ("pillars", "trick", a_trick_of_no_king, "kings_trick", "the king has been played"),
    ("pillars", "trick", one_card_given, "tricks_given", "one card of each seat"),
    ("pillars", "trick", put("tricks_given", value=[3, 0, 0, 9]), "tricks_given", "one card of each seat"),
    ("pillars", "convert", put("tricks_given", value=[3, 0, 0, 9]), "tricks_given", "one card of each seat"),
    ("pillars", "trick", alfred_leads, "trick", "the last card of a hand"),
    ("pillars", "convert", nobody_has_tom, "phase", "Tom Builder"),
    ("pillars", "convert", nothing_to_give_up, "phase", "too many materials"),
    ("pillars", "convert", put("last_trick", 0, value=None), "last_trick", "a card of each seat, or none"),
    ("contest", "offer", put("phase", value=8), "closing", "when a pile has run out"),
    ("contest", "offer", put("closing", value=1), "closing", "when a pile has run out"),
    ("contest", "raise", a_higher_bid, "bid", "the leader's is the highest"),
    ("contest", "roll", a_false_announcement, "seen", "an announced kind is true"),
    ("contest", "roll", a_city_nobody_founded, "founded", "three cards in one turn"),
    ("baumeister", "bid", more_than_the_purse, "lot", "its bidder can pay it"),
    ("baumeister", "build", a_plan_nobody_works_at, "heads", "a piece with all its heads is planned"),
    ("baumeister", "hire", put("owed", 0, value=1), "owed", "only while it strikes"),
    ("baumeister", "build", put("deal_seat", value=0), "deal_seat", "a lender"),
    ("cologne", "act", put("phase", value=2), "turn", "turn, phase and counters agree"),
    ("cologne", "act", put("attack", value="mayor"), "turn", "turn, phase and counters agree"),
]


@pytest.mark.parametrize(("key", "phase", "edit", "field", "reason"), CASES)
def test_impossible_positions_say_why(key: str, phase: str, edit: Edit, field: str, reason: str) -> None:
    game = bh.game(key).rules
    position = reach(key, phase)
    from_position(game, position)
    edit(position)
    with pytest.raises(BrokenPosition) as refused:
        from_position(game, position)
    assert refused.value.facts["field"] == field
    assert reason in refused.value.text("en")
    assert refused.value.text("de") != refused.value.text("en")
