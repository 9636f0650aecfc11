"""Scoring, the next hand and the end: P16 to P36."""

from __future__ import annotations

from typing import Any

import pytest

from bauhuette.engine.examples import example_named

from .arrange import ADVANTAGES, all_cards, final_card, kinds, news, news_to_the_end_of_the_hand, offered, scoring, seat

QUIET = ["prior-philip", "toolmaker-blue", "toolmaker-red", "toolmaker-orange"]  # seat 0 is given this last trick


def scored(table: Any, p: int = 0) -> dict[str, Any]:
    return next(i for i in news_to_the_end_of_the_hand(table) if i["kind"] == "scored" and i["seat"] == p)


def points(table: Any, p: int = 0) -> int:
    return int(seat(table, p)["score"])


# --- whose tricks ---


def test_trickless_player_is_given_the_kings_trick() -> None:
    """P16, P29: seat 3 has no trick, so it is given the king's trick and the king's 3 points."""
    table = final_card(QUIET, [["ellen"], ["quarry-1"], ["quarry-2"], []], ["king", "carpenter-orange"])
    table.play("play toolmaker-orange")
    assert {"kind": "kings-trick-given", "receiver": 3} in news(table)
    assert {"carpenter-orange", "king"} <= set(seat(table, 3)["given"])
    assert seat(table, 3)["tricks"] == 1
    assert scored(table, 3) == {"kind": "scored", "seat": 3, "points": 4, "converted": 0, "craftsmen": 1, "others": 3}


def test_two_trickless_players_get_nothing() -> None:
    """P17: then nobody is given the king's trick, and it scores for nobody."""
    table = final_card(QUIET, [["ellen"], ["quarry-1"], [], []], ["king", "carpenter-orange"])
    table.play("play toolmaker-orange")
    assert "kings-trick-lapses" in kinds(table)
    told = [item for item in news_to_the_end_of_the_hand(table) if item["kind"] == "scored"]
    assert [item["points"] for item in told[2:]] == [0, 0]


def test_nobody_trickless_lets_the_kings_trick_lapse() -> None:
    """P16, P17: everybody has a trick."""
    table = final_card(QUIET, [["ellen"], ["quarry-1"], ["forest-1"], ["forest-2"]], ["king"])
    table.play("play toolmaker-orange")
    assert "kings-trick-lapses" in kinds(table)


# --- the rulebook's scoring ---


def test_worked_example_seven_points() -> None:
    """P18, P19, P21, P27, P28, P29: own carpenter and mortar mixer, the blue carpenter, quarry, forest, Ellen,
    William and the painter, with one sand from an earlier hand: 3 + 2 + 2 * 1 + 1 + 2 - 3 = 7."""
    one = example_named("pillars", "a-hand-of-seven")
    last = ["painter", "forest-1"]  # the trick that decides takes them along
    cards = [card for card in one.row() if card not in last]
    assert {*cards, *last} == set(one.row())
    plays = ["painter", "stonemason-blue", "stonemason-red", "forest-1"]
    stock = [[1, 0, 0, 0], *[[0] * 4] * 3]
    table = final_card(plays, [cards, ["king"], ["ellen"][:0], []], [], materials=stock, stack=["helper"])
    table.play("play forest-1")
    assert {"kind": "advantage-kept", "seat": 0, "card": "painter"} in news(table)
    assert seat(table, 0)["materials"] == {"sand": 1, "wood": 1, "stone": 1, "metal": 0}
    assert offered(table) == ["convert carpenter wood", "convert mortar-mixer sand", "done"]
    for move in ("convert carpenter wood", "convert mortar-mixer sand", "done"):
        table.play(move)
    assert scored(table) == {"kind": "scored", "seat": 0, "points": 7, "converted": 5, "craftsmen": 2, "others": 0}
    assert points(table) == one.total() == 7
    assert sum(int(count.amount.replace("−", "-")) for count in one.counts if not count.is_total) == 7
    assert seat(table, 0)["kept"] == ["painter"]


# --- materials ---


def test_neutral_cards_bring_materials() -> None:
    """P19: quarry a stone, forest wood, gravel pit sand, Alfred metal."""
    cards = ["quarry-1", "quarry-2", "forest-1", "gravel-pit-1", "alfred-builder", "master-builder-green"]
    table = final_card(QUIET, [cards, ["ellen"], ["forest-2"], ["gravel-pit-2"]], ["king"])
    table.play("play toolmaker-orange")
    assert seat(table, 0)["materials"] == {"sand": 1, "wood": 1, "stone": 2, "metal": 1}


def test_tom_builder_brings_a_material_of_choice() -> None:
    """P20: asked before converting, among all four."""
    table = scoring(["tom-builder", "toolmaker-green"])
    assert offered(table) == ["tom sand", "tom wood", "tom stone", "tom metal"]
    table.play("tom metal")
    assert offered(table) == ["convert toolmaker metal", "done"]
    refusal = table.why_not("tom sand")
    assert refusal is not None
    assert refusal.rule_id == "P20"


# --- conversions ---


@pytest.mark.parametrize(
    ("card", "stock", "move", "worth"),
    [
        ("toolmaker-green", "metal", "convert toolmaker metal", 5),
        ("stonemason-green", "stone", "convert stonemason stone", 4),
        ("carpenter-green", "wood", "convert carpenter wood", 3),
        ("mortar-mixer-green", "sand", "convert mortar-mixer sand", 2),
        ("master-builder-green", "sand", "convert master-builder sand", 1),
        ("master-builder-green", "wood", "convert master-builder wood", 2),
        ("master-builder-green", "stone", "convert master-builder stone", 3),
        ("master-builder-green", "metal", "convert master-builder metal", 4),
    ],
)
def test_own_craftsmen_convert_one_material(card: str, stock: str, move: str, worth: int) -> None:
    """P21, P22, P27: each once, for what is printed, and one point for the craftsman himself."""
    table = scoring([card], f"{stock} {stock}")
    table.play(move)
    refusal = table.why_not(move)
    assert refusal is not None
    assert refusal.rule_id == ("P22" if "master" in card else "P21")
    table.play("done")
    told = {"kind": "scored", "seat": 0, "points": worth + 1, "converted": worth, "craftsmen": 1, "others": 0}
    assert scored(table) == told
    assert seat(table, 0)["materials"][stock] == 1


def test_foreign_craftsmen_score_nothing() -> None:
    """P18: they neither convert nor count."""
    table = scoring(["toolmaker-blue", "carpenter-green"], "metal wood")
    assert offered(table) == ["convert carpenter wood", "done"]
    table.play("done")
    assert points(table) == 1


@pytest.mark.parametrize(
    ("keeper", "stock", "move", "worth"),
    [("potter", "sand", "convert potter sand", 3), ("bell-founder", "metal", "convert bell-founder metal", 5)],
)
def test_potter_and_bell_founder(keeper: str, stock: str, move: str, worth: int) -> None:
    """P23: for whoever keeps them, once in each scoring."""
    table = scoring([], f"{stock} {stock}", [keeper])
    table.play(move)
    refusal = table.why_not(move)
    assert refusal is not None
    assert refusal.rule_id == "P23"
    table.play("done")
    assert points(table) == worth


def test_brick_burner_makes_a_stone_of_sand() -> None:
    """P24: once, and the stone can be converted at once."""
    table = scoring(["stonemason-green"], "sand sand", ["brick-burner"])
    table.play("convert brick-burner sand")
    assert {"kind": "burned", "seat": 0, "material": "sand", "made": "stone"} in news(table)
    assert offered(table) == ["convert stonemason stone", "done"]
    refusal = table.why_not("convert brick-burner sand")
    assert refusal is not None
    assert refusal.rule_id == "P24"
    table.play("convert stonemason stone")
    table.play("done")
    assert points(table) == 4 + 1


def test_helper_converts_any_number() -> None:
    """P25: each material for one point, as many as wanted."""
    table = scoring([], "sand sand metal wood", ["helper"])
    for move in ("sand", "sand", "metal"):
        table.play(f"convert helper {move}")
    refusal = table.why_not("convert helper stone")
    assert refusal is not None
    assert refusal.rule_id == "P25"
    table.play("done")
    assert points(table) == 3
    assert seat(table, 0)["materials"] == {"sand": 0, "wood": 1, "stone": 0, "metal": 0}


def test_converting_is_voluntary() -> None:
    """P26: one may be done with everything still to convert; a seat without any choice is not asked."""
    table = scoring(["toolmaker-green", "carpenter-green"], "metal wood")
    table.play("done")
    assert points(table) == 2
    assert "hand-begins" in kinds(table)
    refusal = table.why_not("done")
    assert refusal is not None
    assert refusal.rule_id == "P26"


def test_conversions_wait_for_the_scoring() -> None:
    """P18: not while cards are played; and no card is played while scoring."""
    table = scoring(["carpenter-green"], "wood")
    refusal = table.why_not("play king")
    assert refusal is not None
    assert refusal.rule_id == "P18"
    table.play("done")
    refusal = table.why_not("convert carpenter wood")
    assert refusal is not None
    assert refusal.rule_id == "P18"


# --- points ---


@pytest.mark.parametrize(
    ("card", "worth"),
    [
        ("king", 3), ("prior-philip", 2), ("ellen", 2), ("lady-aliena", 1),
        ("regan-hamleigh", -1), ("bishop-waleran", -2), ("william-hamleigh", -3),
    ],
)  # fmt: skip
def test_people_bring_or_cost_points(card: str, worth: int) -> None:
    """P29, P30: also below zero."""
    table = scoring([card, "mortar-mixer-green"], "sand")
    table.play("done")
    assert points(table) == worth + 1


def test_painter_pays_in_every_scoring() -> None:
    """P28: one point for whoever keeps him."""
    table = scoring(["carpenter-green"], "wood", ["painter"])
    table.play("done")
    assert points(table) == 1 + 1


def test_a_hand_may_score_below_zero() -> None:
    """P30: William, Waleran and Regan cost 6 points; the pad says so."""
    table = scoring(["william-hamleigh", "bishop-waleran", "regan-hamleigh", "carpenter-green"], "wood")
    table.play("done")
    assert points(table) == -5
    assert seat(table, 0)["pad"][0] == -5


# --- what is kept ---


def test_three_materials_are_carried_over() -> None:
    """P31: whoever has more gives up what they choose, one by one, until three are left."""
    table = scoring(["carpenter-green"], "wood wood stone metal sand")
    table.play("done")
    assert offered(table) == ["drop sand", "drop wood", "drop stone", "drop metal"]
    table.play("drop wood")
    table.play("drop sand")
    assert seat(table, 0)["materials"] == {"sand": 0, "wood": 1, "stone": 1, "metal": 1}
    assert "hand-begins" in kinds(table)
    refusal = table.why_not("drop stone")
    assert refusal is not None
    assert refusal.rule_id == "P31"


def test_nothing_is_given_up_after_the_last_hand() -> None:
    """P31, P35: there is no hand to carry over into."""
    table = scoring(["carpenter-green"], "wood wood stone metal sand", last_hand=True)
    table.play("done")
    assert table.outcome is not None


def test_advantage_card_works_in_the_hand_it_was_won() -> None:
    """P32: the potter of the last trick converts at once, and stays with its keeper in the next hand."""
    plays = ["toolmaker-green", "quarry-1", "potter", "gravel-pit-1"]
    table = final_card(
        plays,
        [["ellen"], ["forest-1"], ["forest-2"], ["quarry-2"]],
        ["king"],
        stack=["helper"],
        materials=[[0] * 4] * 4,
    )
    table.play("play gravel-pit-1")
    assert seat(table, 0)["kept"] == ["potter"]
    table.play("convert potter sand")
    table.play("done")
    assert points(table) == 3 + 1 + 2
    assert seat(table, 0)["kept"] == ["potter"]


def test_advantage_card_in_a_lapsed_kings_trick_returns() -> None:
    """P33, P34: it goes under the stack, everybody knows it there, and one more hand is played."""
    given = [["ellen"], ["quarry-1"], ["forest-1"], ["forest-2"]]
    known = [[], [], [], ["toolmaker-orange"], ["painter"]]
    table = final_card(QUIET, given, ["king", "painter"], stack=["helper"], known=known)
    table.play("play toolmaker-orange")
    assert {"kind": "advantage-returns", "card": "painter"} in news(table)
    assert news_to_the_end_of_the_hand(table)[-1]["kind"] == "hand-begins"
    position = table.position()
    assert position["stack"][0] == "painter"
    assert any("helper" in hand for hand in position["hand"])
    assert table.hidden(None).stack[0] == table.state.stack[0]


def test_next_hand_deals_everything_else_again() -> None:
    """P34: all cards but the kept ones, and exactly one new advantage card."""
    table = scoring(["carpenter-green"], "wood", ["potter"])
    table.play("done")
    hands = table.position()["hand"]
    dealt = {card for hand in hands for card in hand}
    assert dealt == {card for card in all_cards(4) if card not in ADVANTAGES} | {"bell-founder"}
    assert seat(table, 0)["tricks"] == 0
    assert table.view(None)["state"]["hand_number"] == 2


def test_end_after_the_last_advantage_card() -> None:
    """P35: nothing is left on the stack."""
    table = scoring(["carpenter-green"], "wood", last_hand=True)
    table.play("done")
    assert table.outcome is not None
    assert table.outcome.reason == "last-advantage"
    assert table.to_move is None
    refusal = table.why_not("done")
    assert refusal is not None
    assert refusal.rule_id == "P35"


def test_most_points_win_and_equals_share() -> None:
    """P36: materials and advantage cards count nothing."""
    table = scoring(["carpenter-green"], "metal metal metal", ["potter", "helper", "painter"], last_hand=True)
    position = table.position()
    position["score"] = [5, 9, 7, 7]
    position["pad"] = [[score, *[0] * 15] for score in position["score"]]
    table = type(table)(table.game, 4, b"x", position=position)
    table.play("done")
    assert table.outcome is not None
    assert (table.outcome.scores, table.outcome.ranks) == ([7, 9, 7, 7], [2, 1, 2, 2])
