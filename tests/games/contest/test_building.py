"""Building: C30 to C40."""

from __future__ import annotations

import pytest

from bauhuette.match.table import Table

from .arrange import City, arranged, city, hand, offered, play, why


def builder(row: City, cards: str, phase: str = "act", **facts: object) -> Table:
    """Seat 0 has this city and these cards in the hand."""
    extra = {"closing": 1, "final_left": 3} if phase == "final" else {}
    return arranged(cities=(row, (), ()), hands=(cards.split(), (), ()), phase=phase, **extra, **facts)  # type: ignore[arg-type]


def lays(table: Table) -> list[str]:
    return [move for move in offered(table) if move.split()[0] in ("found", "left", "right", "fill")]


def test_first_build_is_three_cards() -> None:
    """C30: exactly three; what was begun must be finished."""
    table = builder((), "gate-2 church-4 tower-1 gate-5")
    play(table, "found church-4")
    assert why(table, "done") == 30
    play(table, "left gate-2")
    assert why(table, "done") == 30
    play(table, "right tower-1")
    assert city(table, 0) == ["gate-2", "church-4", "tower-1"]
    assert offered(table) == ["done"]


@pytest.mark.parametrize("cards", ["gate-2 church-4", "gate-2 gate-3 gate-4", "town-hall-5 town-hall-6 gate-2"])
def test_first_build_must_be_possible(cards: str) -> None:
    """C30: no beginning without an end."""
    table = builder((), cards)
    assert offered(table) == ["done"]
    assert {why(table, f"found {card}") for card in cards.split()} == {30}


def test_first_build_does_not_run_into_a_dead_end() -> None:
    """C30: gate, church and gate fit in one order only."""
    table = builder((), "gate-2 gate-3 church-4")
    play(table, "found gate-2")
    assert lays(table) == ["left church-4", "right church-4"]
    play(table, "left church-4")
    assert lays(table) == ["left gate-3"]


def test_first_build_may_have_a_corner_tower() -> None:
    """C30, C37: but only one before the final round."""
    table = builder((), "left-corner-1 gate-2 right-corner-1")
    assert offered(table) == ["done"]
    table = builder((), "left-corner-1 gate-2 church-4")
    assert why(play(table, "found left-corner-1"), "left gate-2") == 36
    play(table, "right gate-2", "right church-4")
    assert city(table, 0) == ["left-corner-1", "gate-2", "church-4"]


def test_cards_are_added_at_the_ends() -> None:
    """C31: from the hand, left or right, with nothing moved."""
    table = builder(("gate-2", "church-4", "tower-1"), "church-5 gate-3")
    assert why(table, "left church-6") == 31
    assert why(table, "found gate-3") == 31
    play(table, "left church-5", "right gate-3")
    assert city(table, 0) == ["church-5", "gate-2", "church-4", "tower-1", "gate-3"]
    assert hand(table, 0) == []
    assert why(builder((), "gate-3"), "left gate-3") == 31


def test_gap_is_filled() -> None:
    """C32: a gap, and only a gap, may be closed."""
    table = builder(("gate-2", None, "tower-1"), "church-5 church-6")
    assert [why(table, f"fill church-5 {place}") for place in (1, 2, 3, 4)] == [32, 0, 32, 32]
    play(table, "fill church-5 2")
    assert city(table, 0) == ["gate-2", "church-5", "tower-1"]


def test_three_at_once() -> None:
    """C33: then only the end of the turn is left."""
    table = builder(("gate-2", "church-4", "tower-1"), "church-5 gate-3 gate-4 church-6")
    play(table, "left church-5", "right gate-3", "left gate-4")
    assert why(table, "left church-6") == 33
    assert offered(table) == ["done"]


def test_one_town_hall() -> None:
    """C34: also when it stands far away."""
    table = builder(("town-hall-5", "church-4", "tower-1"), "town-hall-6")
    assert {why(table, f"{end} town-hall-6") for end in ("left", "right")} == {34}


def test_neighbours() -> None:
    """C35: not two of a kind; tower and corner tower are one kind."""
    table = builder(("gate-2", "church-4", "tower-1"), "gate-3 tower-2 right-corner-1")
    assert [why(table, f"left {card}") for card in ("gate-3", "tower-2")] == [35, 0]
    assert [why(table, f"right {card}") for card in ("gate-3", "tower-2", "right-corner-1")] == [0, 35, 35]


def test_corner_towers_are_ends() -> None:
    """C36: a left one leftmost, a right one rightmost, nothing beyond, none in a gap."""
    table = builder(("left-corner-1", "church-4", None, "gate-2"), "church-5 tower-1", phase="final")
    assert {why(table, f"left {card}") for card in ("church-5", "tower-1")} == {36}
    table = builder(("church-4", None, "gate-2"), "left-corner-1 right-corner-1")
    assert [why(table, f"left {side}-corner-1") for side in ("left", "right")] == [0, 36]
    assert [why(table, f"right {side}-corner-1") for side in ("left", "right")] == [36, 0]
    assert why(table, "fill left-corner-1 2") == 36


def test_second_corner_tower_waits() -> None:
    """C37: one before the final round, both in it."""
    row = ("left-corner-1", "church-4", "gate-2")
    assert why(builder(row, "right-corner-1"), "right right-corner-1") == 37
    assert why(builder(row, "right-corner-1", phase="final"), "right right-corner-1") == 0


def test_both_corner_towers_in_the_final_round() -> None:
    """C37, C52: even as a first build."""
    table = builder((), "left-corner-1 gate-2 right-corner-1", phase="final")
    play(table, "found gate-2", "left left-corner-1", "right right-corner-1")
    assert city(table, 0) == ["left-corner-1", "gate-2", "right-corner-1"]


def test_across_a_gap() -> None:
    """C38: no neighbours across it; what fills it suits both sides."""
    table = builder(("gate-2", None, "gate-3"), "gate-4 church-4 tower-1")
    assert [why(table, f"fill {card} 2") for card in ("gate-4", "church-4", "tower-1")] == [35, 0, 0]
    table = builder(("gate-2", None, None, "church-4"), "church-5 gate-4")
    assert [why(table, f"fill church-5 {place}") for place in (2, 3)] == [0, 35]
    assert [why(table, f"fill gate-4 {place}") for place in (2, 3)] == [35, 0]


def test_lost_city_is_founded_anew() -> None:
    """C39: with one to three cards, since it is not the first build."""
    table = builder((), "gate-2 church-4", founded=[1, 0, 0, 0])
    play(table, "found gate-2")
    assert why(table, "done") == 0
    play(table, "right church-4", "done")
    assert city(table, 0) == ["gate-2", "church-4"]


def test_width() -> None:
    """C40: 32 places."""
    row = ["gate-2", *[None] * 30, "gate-3"]
    table = builder(row, "church-4")
    assert {why(table, f"{end} church-4") for end in ("left", "right")} == {40}
    assert why(table, "fill church-4 17") == 0


def test_a_laid_card_stays() -> None:
    """C31: all have seen it, so it cannot be taken back."""
    table = builder(("gate-2", "church-4", "tower-1"), "church-5")
    play(table, "left church-5")
    assert not table.view(0)["undo"]
