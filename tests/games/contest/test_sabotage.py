"""Sabotage: C39, C41 to C49."""

from __future__ import annotations

import pytest

from bauhuette.match.table import Table

from .arrange import City, arranged, city, kinds, news, offered, play, purse, seen, state, why, with_die

PLAIN: City = ("gate-2", "church-4", "gate-3")
SHIELDED: City = ("gate-2", "tower-1", "gate-3")


def attacker(cities: tuple[City, ...] = ((), PLAIN, ()), **facts: object) -> Table:
    return arranged(**{"cities": cities, "saboteurs": (1, 0, 0), "sizes": (9, 12), **facts})  # type: ignore[arg-type]


def test_needs_a_saboteur_and_no_building() -> None:
    """C41: one's own saboteur, instead of building."""
    assert why(attacker(saboteurs=(0, 1, 0)), "attack b 1") == 41
    table = attacker((("church-5", "gate-4", "church-6"), PLAIN, ()), hands=(("gate-5",), (), ()))
    assert why(table, "attack b 1") == 0
    assert why(play(table, "left gate-5"), "attack b 1") == 41


def test_one_in_a_turn() -> None:
    """C41: afterwards the turn is over."""
    table = with_die(1, lambda luck: attacker(saboteurs=(2, 0, 0), luck=luck), "attack b 1")
    assert (table.phase, table.to_move) == ("roll", 1)


def test_fewest_shields() -> None:
    """C42: the one of the others with the fewest shields, of equals any, who has a building at all."""
    table = attacker((PLAIN, SHIELDED, ("church-5", "gate-4", "church-6")), hands=((), (), ()))
    assert [why(table, f"attack {seat} 1") for seat in "abcd"] == [43, 42, 0, 42]
    table = attacker(((), SHIELDED, ()))
    assert [why(table, f"attack {seat} 1") for seat in "bc"] == [0, 42]
    table = attacker(((), SHIELDED, ("church-5", "tower-2", "church-6")))
    assert [why(table, f"attack {seat} 1") for seat in "bc"] == [0, 0]


def test_buildings_only() -> None:
    """C42: a gap cannot be attacked, nor a place outside."""
    table = attacker(((), ("gate-2", None, "gate-3"), ()))
    assert [why(table, f"attack b {place}") for place in (1, 2, 3, 4)] == [0, 42, 0, 42]


def test_not_oneself() -> None:
    """C43: neither the city nor the hand."""
    table = attacker((PLAIN, (), ()), hands=(("church-5", "church-6", "gate-4", "gate-5", "tower-1"), (), ()))
    assert [why(table, move) for move in ("attack a 1", "raid a")] == [43, 43]


def test_dot_destroys() -> None:
    """C44: the building is gone; C47: it goes under the lower pile, C48: the saboteur to the supply."""
    table = with_die(0, lambda luck: attacker(luck=luck), "attack b 2")
    assert city(table, 1) == ["gate-2", None, "gate-3"]
    assert state(table)["piles"]["open"][-1]["card"] == "church-4"
    assert (seen(table, 0)["saboteurs"], state(table)["supply"]) == (0, 5)
    assert (table.phase, table.to_move) == ("roll", 1)


@pytest.mark.parametrize("pips", [1, 2])
def test_low_roll(pips: int) -> None:
    """C45: nothing happens; C48: the saboteur goes back."""
    table = with_die(pips, lambda luck: attacker(luck=luck), "attack b 2")
    assert city(table, 1) == list(PLAIN)
    assert state(table)["supply"] == 5
    assert "failed" in kinds(table)


@pytest.mark.parametrize("pips", [3, 4, 5])
def test_ransom(pips: int) -> None:
    """C46: the owner may pay the value to the attacker."""
    table = with_die(pips, lambda luck: attacker(luck=luck), "attack b 2")
    assert (table.phase, table.to_move) == ("ransom", 1)
    assert offered(table) == ["pay", "refuse"]
    play(table, "pay")
    assert city(table, 1) == list(PLAIN)
    assert [purse(table, p) for p in range(3)] == [14, 6, 10]
    assert (table.phase, table.to_move) == ("roll", 1)


def test_ransom_refused() -> None:
    """C46: who will not pay loses the building."""
    table = with_die(3, lambda luck: attacker(luck=luck), "attack b 2")
    play(table, "refuse")
    assert city(table, 1) == ["gate-2", None, "gate-3"]
    assert purse(table, 1) == 10
    assert state(table)["supply"] == 5


def test_ransom_without_money() -> None:
    """C46: who cannot pay is asked all the same, so that nobody learns what is in the purse."""
    table = with_die(3, lambda luck: attacker(money=(10, 3, 10), luck=luck), "attack b 2")
    assert (table.phase, offered(table)) == ("ransom", ["refuse"])
    assert why(table, "pay") == 46


def test_level_piles() -> None:
    """C47: the attacker chooses."""
    table = with_die(0, lambda luck: attacker(sizes=(10, 10), luck=luck), "attack b 2")
    assert (table.phase, table.to_move) == ("tuck", 0)
    play(table, "tuck closed")
    assert state(table)["piles"]["closed"][-1]["card"] == "church-4"
    assert (table.phase, table.to_move) == ("roll", 1)


@pytest.mark.parametrize("place", [1, 3])
def test_end_destroyed(place: int) -> None:
    """C39: the city is shorter, without a gap."""
    table = with_die(0, lambda luck: attacker(luck=luck), f"attack b {place}")
    assert city(table, 1) == [card for i, card in enumerate(PLAIN, 1) if i != place]


@pytest.mark.parametrize("place", [1, 4])
def test_end_beside_a_gap_destroyed(place: int) -> None:
    """C39: gaps at the end go with it."""
    row = ("gate-2", None, "church-4", "gate-3") if place == 1 else ("gate-2", "church-4", None, "gate-3")
    table = with_die(0, lambda luck: attacker(((), row, ()), luck=luck), f"attack b {place}")
    assert len(city(table, 1)) == 2
    assert None not in city(table, 1)


def test_last_building_destroyed() -> None:
    """C39: nothing is left of the city."""
    table = with_die(0, lambda luck: attacker(((), ("gate-2",), ()), luck=luck), "attack b 1")
    assert city(table, 1) == []


def test_raid() -> None:
    """C49: five cards are at risk, whatever the shields; the card is shown and goes under the lower pile."""
    five = ("church-5", "church-6", "gate-4", "gate-5", "tower-1")
    table = attacker(((), ("left-corner-1", "gate-2", "tower-2"), ()), hands=((), five, ()))
    play(table, "raid b")
    (raided,) = [item for item in news(table) if item["kind"] == "raided"]
    assert raided["card"] in five
    assert state(table)["piles"]["open"][-1]["card"] == raided["card"]
    assert seen(table, 1)["hidden_cards"] == 4
    assert state(table)["supply"] == 5
    assert (table.phase, table.to_move) == ("roll", 1)


def test_raid_draws_blindly() -> None:
    """C49: any card may be drawn."""
    five = ("church-5", "church-6", "gate-4", "gate-5", "tower-1")
    drawn = set()
    for luck in range(60):
        table = play(attacker(((), (), ()), hands=((), five, ()), luck=luck), "raid b")
        drawn |= {item["card"] for item in news(table) if item["kind"] == "raided"}
    assert drawn == set(five)


def test_small_hand_is_safe() -> None:
    """C49: four cards are not enough."""
    four = ("church-5", "church-6", "gate-4", "gate-5")
    assert why(attacker(hands=((), four, ())), "raid b") == 49
    assert why(attacker(hands=((), four, ())), "raid d") == 49
