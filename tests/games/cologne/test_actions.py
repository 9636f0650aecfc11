"""The roll and the carts: K21 to K38. Position in, move, position out."""

from __future__ import annotations

import pytest

from .arrange import (
    CARDS,
    GATES,
    arrange,
    church,
    kinds,
    news,
    offered,
    play,
    refused,
    roll_until,
    rolls,
    scores,
    seat,
    state,
)

EMPTY: dict[str, list[str]] = {}


def families(moves: list[str]) -> set[str]:
    return {move.split()[0] for move in moves}


def test_dice_come_first_and_once() -> None:
    """K21: before the roll there is no action and no end, after it no second roll."""
    table = arrange(before_roll=True)
    assert offered(table) == ["roll"]
    assert refused(table, "move 1 andreas") == refused(table, "end") == "K21"
    play(table, "roll")
    assert refused(arrange(), "roll") == "K21"


def test_delivery() -> None:
    """K22: a stone of the rolled colour comes from the supply to the rolled gate."""
    table = roll_until("delivered")
    rolled, delivered = news(table)
    assert rolled["stone"] == delivered["stone"]
    assert rolled["gate"] == delivered["gate"]
    assert state(table)["gates"][delivered["gate"]][delivered["stone"]] >= 1
    assert sum(state(table)["supply"].values()) == 44


def test_faces_of_the_dice() -> None:
    """K22: over many rolls every face comes as often as it is there (two white, two X of six; six gates and cards)."""
    stones: list[str] = []
    gates: list[str] = []
    for table in rolls(arrange(before_roll=True), 1200):
        rolled = news(table)[0]
        stones.append(rolled["stone"])
        gates.append(rolled["gate"])
    for face, share in (("white", 2), ("grey", 1), ("black", 1), ("x", 2)):
        assert abs(stones.count(face) - 200 * share) < 65, face
    for face in (*GATES, "card"):
        assert abs(gates.count(face) - 200) < 65, face


def test_x_brings_nothing() -> None:
    """K23."""
    table = roll_until("nothing")
    assert news(table)[0]["stone"] == "x"
    assert sum(state(table)["supply"].values()) == 45


def test_full_gate_loses_the_delivery() -> None:
    """K23: three stones lie at every gate already."""
    table = roll_until("full", gates=dict.fromkeys(GATES, ["white"] * 3))
    assert sum(state(table)["supply"].values()) == 35


def test_stone_out_of_supply() -> None:
    """K24: all black stones lie elsewhere; a rolled black one does not come."""
    built = {"severin": {"a": ["white"]}, "georg": {"a": ["black"] * 2}, "maria-im-kapitol": {"a": ["black"] * 2}}
    built |= {"maria-lyskirchen": {"b": ["black"] * 2}, "gross-st-martin": {"b": ["black"] * 2}}
    gates = {gate: ["black"] for gate in GATES}
    loads = {"a1": "black", "a2": "black"}
    table = roll_until("short", built=built, gates=gates, loads=loads, hammers=("andreas",))
    assert news(table)[-1]["stone"] == "black"
    assert state(table)["supply"]["black"] == 0


def test_card_symbol_draws_a_card() -> None:
    """K25: whatever the stone die shows; only the drawer sees it."""
    table = roll_until("drew-hidden")
    assert news(table)[0]["gate"] == "card"
    assert sum(state(table)["supply"].values()) == 45
    hand = seat(table, 0, 0)["hand"]
    assert news(table, 0)[-1] == {"kind": "drew", "seat": 0, "card": hand[0]}
    for reader in (1, None):
        assert seat(table, 0, reader)["hand"] == [None]
        assert kinds(table, reader)[-1] == "drew-hidden"


def test_rolling_goes_on_when_nothing_lies_anywhere() -> None:
    """K26: without a stone at any gate every roll ends with a stone or a card, if need be after several."""
    times = []
    for table in rolls(arrange(before_roll=True, gates=EMPTY), 200):
        assert {"delivered", "drew-hidden"} & set(kinds(table))
        times.append(news(table)[0]["times"])
    assert max(times) > 2
    assert {news(table)[0]["times"] for table in rolls(arrange(before_roll=True), 50)} == {1}


def test_fourth_card_forces_a_discard() -> None:
    """K27: one of the four goes before anything else; then the three may be played."""
    table = roll_until("drew-hidden", hands={"a": ["mayor", "thief", "guard"], "b": ["trader"]})
    assert table.phase == "limit"
    assert families(offered(table)) == {"discard"}
    assert refused(table, "mayor") == refused(table, "end") == refused(table, "move 1 andreas") == "K27"
    play(table, "discard guard")
    assert table.phase == "act"
    assert len(seat(table, 0)["hand"]) == 3
    assert "mayor" in offered(table)
    assert news(table, 0) == [{"kind": "discarded", "seat": 0, "card": "guard"}]
    assert news(table, 1) == [{"kind": "discarded-hidden", "seat": 0}]


def test_four_actions_for_both_carts() -> None:
    """K28: shared as one likes; then only ending the turn is left."""
    table = play(arrange(), "move 1 andreas", "move 2 ulrepforte", "move 1 burgmauer", "move 2 kartause")
    assert state(table)["actions"] == 0
    assert offered(table) == ["end"]
    assert refused(table, "move 1 dom") == "K28"


def test_other_actions_end_the_carts_turn() -> None:
    """K29: after loading, cart 1 is done, cart 2 goes on."""
    table = play(arrange(carts={"a1": "gate-1"}), "load 1 white")
    assert refused(table, "move 1 eigelstein") == refused(table, "unload 1") == "K29"
    assert state(table)["actions"] == 3
    assert {move.split()[1] for move in offered(table) if move.startswith("move")} == {"2"}


def test_carts_go_along_streets() -> None:
    """K30: to the next dot or field, loaded or not."""
    table = arrange(loads={"a1": "black"})
    assert {move for move in offered(table) if move.startswith("move 1")} == {"move 1 ursula", "move 1 andreas"}
    assert refused(table, "move 1 dom") == "K30"
    play(table, "move 1 andreas")
    assert seat(table, 0)["carts"][0]["at"] == "andreas"


def test_a_cart_blocks_its_dot() -> None:
    """K31: for others and for one's own second cart."""
    for blocker in ("b1", "a2"):
        table = arrange(carts={"a1": "andreas", blocker: "burgmauer"})
        assert refused(table, "move 1 burgmauer") == "K31"


def test_fields_hold_any_number() -> None:
    """K32: churches, gates and the cathedral."""
    carts = {"a1": "burgmauer", "a2": "dom", "b1": "dom", "b2": "andreas"}
    table = arrange(carts=carts)
    assert {"move 1 dom", "move 1 andreas"} <= set(offered(table))
    carts = {"a1": "eigelstein", "a2": "gate-1", "b1": "gate-1", "b2": "gate-1"}
    assert "move 1 gate-1" in offered(arrange(carts=carts))


def test_building_takes_a_loaded_cart_at_a_church() -> None:
    """K33: neither without a stone nor elsewhere."""
    assert refused(arrange(carts={"a1": "andreas"}), "build 1") == "K33"
    assert refused(arrange(carts={"a1": "dom"}, loads={"a1": "white"}), "build 1") == "K33"
    table = play(arrange(carts={"a1": "andreas"}, loads={"a1": "white"}), "build 1")
    assert church(table, "andreas")["given"] == [1, 0]


def test_loading() -> None:
    """K34: an empty cart takes one of the stones that lie at its gate, and only there."""
    gates = {"gate-1": ["white", "black"]}
    table = arrange(carts={"a1": "gate-1", "a2": "gate-2"}, gates=gates)
    assert {move for move in offered(table) if move.startswith("load")} == {"load 1 white", "load 1 black"}
    assert refused(table, "load 1 grey") == refused(table, "load 2 white") == "K34"
    play(table, "load 1 black")
    assert seat(table, 0)["carts"][0]["load"] == "black"
    assert state(table)["gates"]["gate-1"] == {"white": 1, "grey": 0, "black": 0}
    full = arrange(carts={"a1": "gate-1"}, loads={"a1": "white"}, gates=gates)
    assert refused(full, "load 1 black") == "K34"
    site = arrange(carts={"a1": "andreas"}, built={"andreas": {"a": ["white"]}}, hammers=("georg",))
    assert refused(site, "load 1 white") == "K34"


def test_unloading() -> None:
    """K35: at a gate with room, nowhere else."""
    table = play(arrange(carts={"a1": "gate-1"}, loads={"a1": "grey"}), "unload 1")
    assert state(table)["gates"]["gate-1"] == {"white": 1, "grey": 1, "black": 0}
    full = arrange(carts={"a1": "gate-1"}, loads={"a1": "grey"}, gates={"gate-1": ["white"] * 3})
    assert refused(full, "unload 1") == "K35"
    assert refused(arrange(carts={"a1": "andreas"}, loads={"a1": "grey"}), "unload 1") == "K35"
    assert refused(arrange(carts={"a1": "gate-1"}), "unload 1") == "K35"


def test_visit_takes_the_card_and_the_place() -> None:
    """K36."""
    assert refused(arrange(carts={"a1": "dom"}), "visit 1") == "K36"
    assert refused(arrange(hands={"a": ["archbishop"]}), "visit 1") == "K36"
    assert "visit 1" in offered(arrange(carts={"a1": "dom"}, hands={"a": ["archbishop"]}))


def test_arriving_does_nothing() -> None:
    """K37: a cart that comes to a gate is still empty, one that comes to a site still loaded."""
    table = play(arrange(carts={"a1": "eigelstein"}), "move 1 gate-1")
    assert seat(table, 0)["carts"][0]["load"] is None
    assert kinds(table) == ["moved"]
    assert "load 1 white" in offered(table)
    table = play(arrange(loads={"a1": "white"}), "move 1 andreas")
    assert church(table, "andreas")["site"] == "hammer"
    table = play(arrange(carts={"a1": "burgmauer"}, hands={"a": ["archbishop"]}), "move 1 dom")
    assert scores(table) == [0, 0]


@pytest.mark.parametrize("before", [[], ["move 1 andreas"], ["move 1 andreas", "move 1 burgmauer"]])
def test_actions_may_be_given_up(before: list[str]) -> None:
    """K38: the turn ends when one says so, and the next one begins with four actions."""
    table = play(arrange(), *before, "end")
    assert table.to_move == 1
    assert state(table)["actions"] == 4


def test_actions_lapse_when_both_carts_are_done() -> None:
    """K29, K38: two actions are left, but no cart may use them."""
    table = play(arrange(carts={"a1": "gate-1", "a2": "gate-2"}), "load 1 white", "load 2 white")
    assert state(table)["actions"] == 2
    assert offered(table) == ["end"]


def test_every_card_can_be_drawn() -> None:
    """K25: over many rolls every kind of card comes."""
    drawn = set()
    for table in rolls(arrange(before_roll=True), 1500):
        drawn |= {item["card"] for item in news(table, 0) if item["kind"] == "drew"}
    assert drawn == set(CARDS)
