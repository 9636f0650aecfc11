"""Encounter cards: K39 to K59. Position in, move, position out."""

from __future__ import annotations

from typing import Any

import pytest

from bauhuette.match.table import Table
from tests.limits import Rounds

from .arrange import (
    CARDS,
    CHURCHES,
    GAME,
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


def holding(*cards: str, **layout: Any) -> Table:
    """Seat a holds these cards."""
    return arrange(hands={"a": cards}, **layout)


def test_cards_are_played_in_ones_own_turn_even_before_the_roll() -> None:
    """K39: a card one holds; others not."""
    table = holding("mayor", before_roll=True)
    assert "mayor" in offered(table)
    assert refused(table, "poison b") == "K39"
    other = arrange(hands={"b": ["mayor"]})
    assert refused(other, "mayor") == "K39"


def test_three_cards_a_turn() -> None:
    """K39, K43: the fourth of one turn must wait; the stolen card counts like any other."""
    table = arrange(hands={"a": ["mayor", "mayor", "thief"], "b": ["mayor"]})
    play(table, "mayor", "mayor", "steal b", "allow")
    assert seat(table, 0, 0)["hand"] == ["mayor"]
    assert refused(table, "mayor") == "K43"
    assert "discard mayor" in offered(table)
    play(table, "end")
    assert "mayor" in offered(table)


def test_audience_counts_among_the_three() -> None:
    """K43: after three cards no visit."""
    assert refused(holding("archbishop", carts={"a1": "dom"}, played=3), "visit 1") == "K43"


def test_discarding_is_free() -> None:
    """K40: any number, face down, not counted, before the roll too; not cards one lacks."""
    table = holding("mayor", "thief", "guard", before_roll=True)
    play(table, "discard guard", "discard thief")
    assert state(table)["played"] == 0
    assert len(seat(table, 0)["hand"]) == 1
    assert state(table)["discards"] == [None, None]
    assert state(table, 0)["discards"] == ["thief", "guard"]
    assert refused(table, "discard guard") == "K40"


def test_played_cards_lie_on_the_discards() -> None:
    """K41: and everybody has seen them."""
    table = play(holding("mayor"), "mayor")
    assert state(table)["discards"] == ["mayor"]


def all_but(*cards: str) -> list[str]:
    """Kinds of all cards but these, one entry a copy."""
    rest = [kind for kind, copies in CARDS.items() for _ in range(copies)]
    for card in cards:
        rest.remove(card)
    return rest


def test_discards_are_shuffled_when_the_pile_is_empty() -> None:
    """K41: 29 cards come back, one of them is drawn, and nobody knows any more where they are."""
    table = roll_until("reshuffled", hands={"b": ["mayor"]}, discards=all_but("mayor"))
    assert state(table)["deck"] == 28
    assert state(table)["discards"] == []
    assert not any(map(any, table.position()["seen"]))


def test_no_cards_at_all() -> None:
    """K42: a card symbol brings nothing when there is neither pile nor discards; with empty gates one rolls again.

    With thirty cards it cannot come to that; an edition might have it.
    """
    cases: list[tuple[dict[str, list[str]] | None, set[str]]] = [
        (None, {"no-card", "delivered", "nothing"}),
        ({}, {"delivered"}),
    ]
    for gates, wanted in cases:
        table = arrange(before_roll=True, gates=gates)
        table.state.deck[:] = table.state.deck_count = 0
        assert {kinds(rolled)[1] for rolled in rolls(table, 200)} == wanted
        assert seat(table, 0)["hand"] == []


@pytest.mark.parametrize(
    ("card", "key"),
    [
        ("abbess-caecilien", "caecilien"),
        ("abbot-gross-st-martin", "gross-st-martin"),
        ("abbess-maria-im-kapitol", "maria-im-kapitol"),
        ("abbot-pantaleon", "pantaleon"),
    ],
)
def test_abbots(card: str, key: str) -> None:
    """K44: two points more for whoever has the tile, at any later time; nothing for others."""
    table = holding(card, owners={key: "a"})
    before = scores(table)[0]
    play(table, f"bonus {card}")
    assert scores(table)[0] == before + 2
    assert church(table, key)["abbot"]
    assert refused(holding(card, owners={key: "b"}), f"bonus {card}") == "K44"
    assert refused(holding(card), f"bonus {card}") == "K44"


def test_abbot_at_once() -> None:
    """K44: in the very turn in which the church is completed."""
    table = holding(
        "abbot-pantaleon",
        carts={"a1": "pantaleon"},
        loads={"a1": "white"},
        built={"pantaleon": {"a": ["grey", "grey"]}},
    )
    play(table, "build 1", "bonus abbot-pantaleon")
    assert scores(table) == [7, 0]


def won_in_anothers_turn(*hand: str, key: str = "pantaleon") -> Table:
    """Seat a completes a church that seat b wins."""
    stones = {"pantaleon": ["grey", "grey"], "gereon": ["grey", "grey"]}[key]
    return arrange(
        hands={"b": hand},
        carts={"a1": key},
        loads={"a1": "white"},
        built={key: {"b": stones}},
        hammers=("andreas", "georg", "ursula"),
    )


def test_abbot_in_anothers_turn() -> None:
    """K45: the winner is asked at once, may lay it out or keep it; it counts for nobody's three."""
    table = play(won_in_anothers_turn("abbot-pantaleon"), "build 1")
    assert (table.to_move, table.phase) == (1, "bonus")
    assert set(offered(table)) == {"allow", "bonus abbot-pantaleon"}
    assert refused(table, "end") == refused(table, "discard abbot-pantaleon") == "K45"
    later = Table(GAME, 2, b"later", position=table.position())
    play(table, "bonus abbot-pantaleon")
    assert scores(table) == [0, 7]
    assert (table.to_move, table.phase, state(table)["played"]) == (0, "act", 0)
    play(later, "allow")
    assert (later.to_move, later.phase) == (0, "act")
    play(later, "end")
    assert "bonus abbot-pantaleon" in offered(later)


def test_the_winner_is_asked_whatever_the_hand() -> None:
    """K45: also without the card, so that the question tells nothing; not without cards, nor where no abbot is."""
    table = play(won_in_anothers_turn("mayor"), "build 1")
    assert table.to_move == 1
    assert offered(table) == ["allow"]
    assert play(won_in_anothers_turn(), "build 1").to_move == 0
    assert play(won_in_anothers_turn("mayor", key="gereon"), "build 1").to_move == 0


def test_mayor() -> None:
    """K46: a whole second turn, dice included; two mayors give two."""
    table = play(holding("mayor", "mayor"), "mayor", "mayor", "end")
    for _ in range(2):
        assert (table.to_move, table.phase, state(table)["actions"]) == (0, "roll", 4)
        play(table, "roll")
        rounds = Rounds("mayor")
        while "end" not in offered(table) and rounds():
            table.play(offered(table)[0])
        play(table, "end")
    assert table.to_move == 1


def test_thief() -> None:
    """K47: a card of the other's, unseen by third parties; it is kept, discarded or played."""
    table = arrange(3, hands={"a": ["thief"], "b": ["mayor"]})
    play(table, "steal b", "allow")
    assert seat(table, 1)["hand"] == []
    assert {"mayor", "discard mayor", "end"} <= set(offered(table))
    for reader in (0, 1):
        assert seat(table, 0, reader)["hand"] == ["mayor"]
        assert news(table, reader)[-1] == {"kind": "stole", "seat": 0, "victim": 1, "card": "mayor"}
    for outsider in (2, None):
        assert seat(table, 0, outsider)["hand"] == [None]
        assert kinds(table, outsider)[-1] == "stole-hidden"


def test_thief_draws_at_random() -> None:
    """K47: each of the three cards is drawn sometimes."""
    drawn = set()
    for number in range(40):
        table = arrange(hands={"a": ["thief"], "b": ["mayor", "guard", "notary"]}, secret=bytes([number]))
        drawn |= set(seat(play(table, "steal b", "allow"), 0, 0)["hand"])
    assert drawn == {"mayor", "guard", "notary"}


def test_thief_needs_somebody_with_cards() -> None:
    """K47: neither oneself, nor an empty hand, nor a seat that is not there."""
    table = arrange(3, hands={"a": ["thief", "mayor"], "b": ["guard"]})
    assert [refused(table, f"steal {victim}") for victim in "acd"] == ["K47"] * 3
    assert "steal b" in offered(table)


def test_victim_still_knows_a_stolen_card_on_the_discards() -> None:
    """K40, K47: whoever knew the card knows where it went."""
    table = arrange(3, hands={"a": ["thief"], "b": ["mayor"]})
    play(table, "steal b", "allow", "discard mayor")
    assert [state(table, reader)["discards"] for reader in (0, 1, 2)] == [["mayor", "thief"]] * 2 + [["thief", None]]


def test_archbishop() -> None:
    """K48: an action of its own that ends the cart's turn; two points, and the card lies open for good."""
    table = play(holding("archbishop", carts={"a1": "dom"}), "visit 1")
    assert scores(table) == [2, 0]
    assert seat(table, 0)["audiences"] == 1
    assert state(table)["discards"] == []
    assert state(table)["actions"] == 3
    assert refused(table, "move 1 burgmauer") == "K29"


def test_poisoner() -> None:
    """K49: the next turn has two actions, the one after it four again."""
    table = play(holding("poisoner"), "poison b", "end")
    assert (table.to_move, state(table)["actions"]) == (1, 2)
    assert "weak" in kinds(table)
    assert state(table)["discards"] == ["poisoner"]
    assert refused(holding("poisoner"), "poison a") == "K49"
    assert refused(holding("poisoner"), "poison c") == "K49"


def test_poison_ends_with_the_turn() -> None:
    """K49: a second turn by the mayor is not weakened."""
    table = arrange(hands={"a": ["poisoner"], "b": ["mayor"]}, secret=b"calm")
    play(table, "poison b", "allow", "end", "mayor", "roll")
    rounds = Rounds("poison ends with the turn")
    while "end" not in offered(table) and rounds():
        table.play(offered(table)[0])
    play(table, "end")
    assert (table.to_move, state(table)["actions"]) == (1, 4)


def test_trader() -> None:
    """K50: one point up or down, in exchange with the supply, wherever the carts are."""
    gates = {"gate-1": ["grey"], "gate-5": ["white"]}
    table = holding("trader", gates=gates)
    trades = {move for move in offered(table) if move.startswith("trade")}
    assert trades == {"trade gate-1 grey-white", "trade gate-1 grey-black", "trade gate-5 white-grey"}
    assert refused(table, "trade gate-5 white-black") == refused(table, "trade gate-2 white-grey") == "K50"
    supply = state(table)["supply"]
    play(table, "trade gate-1 grey-black")
    assert state(table)["gates"]["gate-1"] == {"white": 0, "grey": 0, "black": 1}
    assert state(table)["supply"] == {**supply, "grey": supply["grey"] + 1, "black": supply["black"] - 1}


def test_trader_needs_the_stone_in_the_supply() -> None:
    """K50: no grey stone is left to be had."""
    gates = {gate: ["grey"] * 3 for gate in ("gate-1", "gate-2", "gate-3", "gate-4")}
    gates |= {"gate-5": ["white"]}
    built = {"andreas": {"a": ["grey"] * 2}, "georg": {"a": ["grey"]}}
    table = holding("trader", gates=gates, built=built, hammers=("ursula",))
    assert refused(table, "trade gate-5 white-grey") == "K50"


def site(stones: dict[str, list[str]], *cards: str, seats: int = 3, **layout: Any) -> Table:
    """Stones lie at Georg (seven points); seat a holds the cards."""
    hammers = ("andreas", "gereon", "ursula")
    return arrange(seats, hands={"a": cards}, built={"georg": stones}, hammers=hammers, **layout)


def test_notary() -> None:
    """K51: with the most points there, or as many as another, at a church that has been begun."""
    assert "secure georg" in offered(site({"a": ["black"], "b": ["white"]}, "notary"))
    assert "secure georg" in offered(site({"a": ["grey"], "b": ["grey"]}, "notary"))
    assert refused(site({"a": ["white"], "b": ["grey"]}, "notary"), "secure georg") == "K51"
    assert refused(site({"a": ["white"]}, "notary"), "secure andreas") == "K51"
    table = play(site({"a": ["black"], "b": ["white"]}, "notary"), "secure georg")
    assert church(table, "georg")["notary"] == 0
    assert church(table, "georg")["given"] == [3, 1, 0]


def test_nobody_else_builds_at_a_secured_church() -> None:
    """K52: its holder does, others do not, and nobody secures it again."""
    layout: dict[str, Any] = {"carts": {"a1": "georg", "b1": "georg"}, "loads": {"a1": "white", "b1": "white"}}
    rights = [int(key == "georg") - 1 for key in CHURCHES]
    table = site({"a": ["black"]}, spent=("notary",), notary=rights, **layout)
    assert "build 1" in offered(table)
    table = site({"a": ["black"], "b": ["black"]}, spent=("notary",), notary=rights, turn=1, to_move=1, **layout)
    assert refused(table, "build 1") == "K52"
    assert refused(site({"a": ["black"]}, "notary", spent=("notary",), notary=rights), "secure georg") == "K52"


def test_notary_asks_nobody() -> None:
    """K52: a guard does not help, so the other is not even asked."""
    table = arrange(
        hands={"a": ["notary"], "b": ["guard"]}, built={"georg": {"a": ["grey"], "b": ["grey"]}}, hammers=("andreas",)
    )
    play(table, "secure georg")
    assert table.to_move == 0


def test_notary_needs_a_stone_and_leaves_with_the_church() -> None:
    """K53: no right where one has nothing; when the church is complete the card is discarded."""
    table = site({"b": ["white"]}, "notary")
    assert refused(table, "secure georg") == "K53"
    table = site({"a": ["black", "black"]}, "notary", carts={"a1": "georg"}, loads={"a1": "white"})
    play(table, "secure georg", "build 1")
    assert state(table)["discards"] == ["notary"]
    assert church(table, "georg")["notary"] is None


def test_saboteur() -> None:
    """K54: the victim's next turn is left out; then the card is discarded."""
    table = arrange(3, hands={"a": ["saboteur"]})
    assert refused(table, "sabotage a") == refused(table, "sabotage d") == "K54"
    play(table, "sabotage b")
    assert seat(table, 1)["sabotaged"]
    play(table, "end")
    assert table.to_move == 2
    assert "skipped" in kinds(table)
    assert state(table)["discards"] == ["saboteur"]


def test_one_card_of_a_kind_before_a_player() -> None:
    """K55: no second poisoner, no second saboteur while one lies there."""
    table = holding("poisoner", "saboteur", spent=("poisoner",), poisoned=[0, 1, 0, 0])
    assert refused(table, "poison b") == "K55"
    assert "sabotage b" in offered(table)
    table = holding("saboteur", spent=("saboteur",), sabotaged=[0, 1, 0, 0])
    assert refused(table, "sabotage b") == "K55"


def test_poison_waits_for_the_next_real_turn() -> None:
    """K55: whoever is both sabotaged and poisoned misses a turn and stays poisoned."""
    table = arrange(hands={"a": ["poisoner", "saboteur"]})
    play(table, "poison b", "sabotage b", "end")
    assert table.to_move == 0
    assert seat(table, 1)["poisoned"]
    assert state(table)["discards"] == ["saboteur"]


def test_forger() -> None:
    """K56: one of one's own stones for one of another's, wherever the carts are; no guard helps."""
    table = arrange(
        3,
        hands={"a": ["forger"], "b": ["guard"]},
        built={"georg": {"a": ["white"], "b": ["black", "white"]}, "andreas": {"b": ["white"]}},
        hammers=("ursula",),
    )
    assert {move for move in offered(table) if move.startswith("forge")} == {"forge georg b white-black"}
    for wrong in ("georg c white-black", "georg b grey-black", "georg a white-black", "andreas b white-grey"):
        assert refused(table, f"forge {wrong}") == "K56"
    play(table, "forge georg b white-black")
    assert table.to_move == 0
    assert church(table, "georg")["given"] == [3, 2, 0]
    assert church(table, "georg")["built"][1] == {"white": 2, "grey": 0, "black": 0}


def test_forging_right_after_the_first_stone() -> None:
    """K56: with a stone laid in this very turn."""
    table = site({"b": ["black"]}, "forger", carts={"a1": "georg"}, loads={"a1": "white"})
    assert refused(table, "forge georg b white-black") == "K56"
    play(table, "build 1", "forge georg b white-black")
    assert church(table, "georg")["given"] == [3, 1, 0]


def test_forging_changes_no_order_and_heeds_no_notary() -> None:
    """K57: seat b laid last and still counts as such; the notary of seat b does not protect the stones."""
    rights = [2 * int(key == "georg") - 1 for key in CHURCHES]
    table = site({"a": ["white"], "b": ["black"]}, "forger", spent=("notary",), notary=rights)
    latest = church(table, "georg")["latest"]
    play(table, "forge georg b white-black")
    assert church(table, "georg")["latest"] == latest == [1, 2, 0]


ATTACKS = [("thief", "steal b"), ("poisoner", "poison b"), ("saboteur", "sabotage b")]


@pytest.mark.parametrize(("card", "move"), ATTACKS)
def test_guard(card: str, move: str) -> None:
    """K58: the attack fails, both cards are discarded, the attacker's turn goes on."""
    table = arrange(hands={"a": [card], "b": ["guard"]})
    play(table, move)
    assert (table.to_move, table.phase) == (1, "react")
    assert set(offered(table)) == {"allow", "guard"}
    play(table, "guard")
    assert set(state(table)["discards"]) == {card, "guard"}
    assert (table.to_move, table.phase) == (0, "act")
    assert not seat(table, 1)["poisoned"]
    assert not seat(table, 1)["sabotaged"]
    assert seat(table, 0)["hand"] == []


def test_guard_is_never_played_in_ones_own_turn() -> None:
    """K58."""
    assert refused(holding("guard"), "guard") == "K58"


@pytest.mark.parametrize(("card", "move"), ATTACKS)
def test_asking_tells_nothing(card: str, move: str) -> None:
    """K59: with and without a guard the attacker and everybody else see the same; only the answer tells."""
    tables = [play(arrange(3, hands={"a": [card], "b": [held]}), move) for held in ("guard", "mayor")]
    for reader in (0, 2, None):
        assert tables[0].view(reader) == tables[1].view(reader)
    assert offered(tables[1]) == ["allow"]
    assert refused(tables[1], "guard") == "K58"
    assert refused(tables[0], "end") == "K59"
    assert refused(arrange(), "allow") == "K59"


def test_an_empty_hand_is_not_asked() -> None:
    """K59: everybody sees that no guard can be there."""
    table = play(arrange(hands={"a": ["poisoner"]}), "poison b")
    assert table.to_move == 0
    assert seat(table, 1)["poisoned"]


def test_attack_before_the_roll_returns_before_the_roll() -> None:
    """K39, K59: after the answer the dice are still to be rolled."""
    table = arrange(hands={"a": ["poisoner"], "b": ["mayor"]}, before_roll=True)
    play(table, "poison b", "allow")
    assert (table.to_move, table.phase) == (0, "roll")
    assert refused(table, "end") == "K21"
