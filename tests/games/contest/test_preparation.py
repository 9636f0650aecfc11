"""Preparation, the buildings and income: C1 to C15. Position in, move, position out."""

from __future__ import annotations

import pytest

from bauhuette.games.contest.view import card_facts
from bauhuette.match.table import Table

from .arrange import GAME, arranged, kinds, news, offered, play, purse, seen, state, why, with_die

FRESH = {seats: [Table(GAME, seats, bytes([seed + 1])) for seed in range(24)] for seats in (3, 4)}


def test_players() -> None:
    """C1: three or four."""
    assert GAME.meta.seats == (3, 4)


@pytest.mark.parametrize("seats", [3, 4])
def test_piles(seats: int) -> None:
    """C2: two piles of twenty; everybody sees the top of the open pile and no other card."""
    tops = set()
    for table in FRESH[seats]:
        for reader in (None, 0, 1):
            piles = state(table, reader)["piles"]
            assert [len(pile) for pile in piles.values()] == [20, 20]
            known = [card["card"] for pile in piles.values() for card in pile if card["card"]]
            assert known == [piles["open"][0]["card"]]
        tops.add(piles["open"][0]["card"])
    assert len(tops) > 5


@pytest.mark.parametrize("seats", [3, 4])
def test_money(seats: int) -> None:
    """C3: 10 talers each, the rest in the bank; nobody sees another's purse."""
    table = FRESH[seats][0]
    assert state(table)["bank"] == 90 - 10 * seats
    assert [seen(table, p, by=0)["money"] for p in range(seats)] == [10, *[None] * (seats - 1)]
    assert [seen(table, p)["money"] for p in range(seats)] == [None] * seats


def test_saboteurs() -> None:
    """C4: five in the supply; who has which is open."""
    assert state(FRESH[3][0])["supply"] == 5
    assert [seen(arranged(saboteurs=(2, 0, 1)), p)["saboteurs"] for p in range(3)] == [2, 0, 1]


def test_bound_of_a_purse() -> None:
    """C5: income raises what a seat can own at most, spending is for everybody to remember."""
    table = with_die(4, lambda luck: arranged(phase="roll", tops=("church-9", None), luck=luck), "roll")
    assert seen(table, 0, by=1)["most"] == 14
    play(table, "offer open", "bid 6", "pass", "pass")
    assert (purse(table, 0), int(table.state.most[0])) == (8, 14)


def test_bound_restarts_with_an_empty_purse() -> None:
    """C5, C17: an opening bid of nothing shows an empty purse; so does a bid that cannot be paid."""
    table = arranged(phase="offer", money=(0, 10, 10), most=[30, 10, 10, 0])
    play(table, "offer open", "bid 0")
    assert seen(table, 0, by=1)["most"] == 0
    table = arranged(phase="offer", money=(3, 10, 10), most=[30, 10, 10, 0])
    play(table, "offer open", "bid 9", "pass", "pass")
    assert seen(table, 0, by=1)["most"] == 0


def test_bound_by_the_bank() -> None:
    """C5: nobody owns more than is outside the bank and the reader's own purse."""
    table = arranged(money=(4, 5, 6), most=[60, 60, 60, 0])
    assert seen(table, 1, by=0)["most"] == 11
    assert seen(table, 1)["most"] == 15


def test_first_player() -> None:
    """C6: anybody may begin; then it goes around."""
    assert {table.to_move for table in FRESH[4]} == {0, 1, 2, 3}
    table = arranged(turn=2)
    assert play(table, "done").to_move == 0


def test_buildings() -> None:
    """C7: forty buildings with the printed values."""
    facts = card_facts()
    values: dict[str, list[int]] = {}
    for card in facts.values():
        values.setdefault(card["sort"], []).extend([card["value"]] * card["copies"])
    assert values == {
        "left-corner": [1, 1, 2, 2, 3],
        "right-corner": [1, 1, 2, 2, 3],
        "tower": [1, 1, 2, 2, 3, 3],
        "gate": [2, 2, 3, 3, 3, 4, 4, 4, 5, 5],
        "town-hall": [5, 5, 6, 6, 7, 7],
        "church": [4, 5, 5, 6, 6, 7, 8, 9],
    }


def test_coins_and_shields() -> None:
    """C8: one or two coins on gates alone; C9: shields on towers and corner towers alone."""
    facts = card_facts().values()
    assert {card["sort"] for card in facts if card["coins"]} == {"gate"}
    assert {card["coins"] for card in facts if card["sort"] == "gate"} == {1, 2}
    assert {card["sort"] for card in facts if card["shields"]} == {"tower", "left-corner", "right-corner"}


def test_order_of_the_steps() -> None:
    """C10: income, auction, then building or sabotage; building is optional."""
    table = arranged(phase="roll", money=(10, 10, 10))
    assert offered(table) == ["roll"]
    assert {why(table, move) for move in ("offer open", "bid 1", "pass", "done", "found gate-2")} == {10}
    table = with_die(1, lambda luck: arranged(phase="roll", luck=luck), "roll")
    assert offered(table) == ["offer open", "offer closed"]
    play(table, "offer open", "bid 1", "pass", "pass")
    assert "done" in offered(table)
    assert play(table, "done").phase == "roll"


@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5])
def test_roll(pips: int) -> None:
    """C11: as many talers from the bank."""
    table = with_die(pips, lambda luck: arranged(phase="roll", luck=luck), "roll")
    assert purse(table, 0) == 10 + pips
    assert state(table)["bank"] == 60 - pips


def test_gates_pay() -> None:
    """C12: each coin on a gate of the city one taler, also with the dot."""
    gates = ("gate-2", "church-4", "gate-4")
    table = with_die(3, lambda luck: arranged(cities=(gates, (), ()), phase="roll", luck=luck), "roll")
    assert purse(table, 0) == 10 + 3 + 2 + 1
    table = with_die(0, lambda luck: arranged(cities=(gates, (), ()), phase="roll", luck=luck), "roll")
    assert purse(table, 0) == 10 + 2 + 1


def test_dot() -> None:
    """C13: no talers, but a saboteur from the supply."""
    table = with_die(0, lambda luck: arranged(phase="roll", luck=luck), "roll")
    assert purse(table, 0) == 10
    assert (seen(table, 0)["saboteurs"], state(table)["supply"]) == (1, 4)
    assert table.phase == "offer"


def test_dot_without_supply() -> None:
    """C14: from another player of choice, or from nobody."""
    table = with_die(0, lambda luck: arranged(phase="roll", saboteurs=(1, 4, 0), luck=luck), "roll")
    assert offered(table) == ["take b", "spare"]
    assert [why(table, f"take {seat}") for seat in "abcd"] == [14, 0, 14, 14]
    play(table, "take b")
    assert [seen(table, p)["saboteurs"] for p in range(3)] == [2, 3, 0]
    assert table.phase == "offer"


def test_saboteur_may_be_spared() -> None:
    """C14: one need not take it."""
    table = with_die(0, lambda luck: arranged(phase="roll", saboteurs=(0, 4, 1), luck=luck), "roll")
    play(table, "spare")
    assert table.phase == "offer"
    assert seen(table, 0)["saboteurs"] == 0


def test_no_saboteur_anywhere_else() -> None:
    """C14: who has all five gets none."""
    table = with_die(0, lambda luck: arranged(phase="roll", saboteurs=(5, 0, 0), luck=luck), "roll")
    assert "no-saboteur" in kinds(table)
    assert table.phase == "offer"


def test_bank_runs_short() -> None:
    """C15: it pays what it has."""
    table = with_die(5, lambda luck: arranged(phase="roll", money=(30, 30, 28), luck=luck), "roll")
    assert (purse(table, 0), state(table)["bank"]) == (32, 0)
    assert {"kind": "short", "seat": 0, "paid": 2} in news(table)
