"""Phase 4."""

from __future__ import annotations

import pytest

from bauhuette.games.baumeister.cards import BUILDING, CATEGORIES, SETTLED, STAGES, WALL
from bauhuette.match.table import Table

from .arrange import against, begin, built, contracts, hires, offered, play, scene, stands


def site(contract: str, crew: str, *parts: str, seats: int = 2) -> Table:
    """Seat a builds at a contract, of which some parts may stand; seat b has work, too."""
    table = scene(seats)
    other = "town-hall" if contract != "town-hall" else "house"
    contracts(table, {contract: 0, other: 1})
    built(table, contract, " ".join(parts))
    hires(table, 0, crew)
    hires(table, 1, "M F A")
    return begin(table, "build")


@pytest.mark.parametrize(
    ("piece", "able"),
    [("town-hall-gable-1", 1), ("watchtower-gable-1", 2), ("watchtower-side-1", 3), ("house-side-1", 4)],
)
def test_minimum_qualification(piece: str, able: int) -> None:
    """B34: the four pictures of the rulebook: a master; a foreman or better; a journeyman or better; anybody."""
    contract = piece.rpartition("-")[0].rpartition("-")[0]
    table = site(contract, "M F J A")
    assert offered(table, "assign") >= {f"assign {c} {piece}" for c in CATEGORIES[:able]}
    assert {against(table, f"assign {c} {piece}") for c in CATEGORIES[able:]} <= {"B34"}


@pytest.mark.parametrize("pair", [("foreman", "apprentice"), ("foreman", "journeyman"), ("master", "apprentice")])
def test_a_piece_with_two_heads_needs_both(pair: tuple[str, str]) -> None:
    """B35: the fifth picture: a foreman and an apprentice, or two who can do more."""
    table = site("great-city-gate", "M F J A", "side-2", "gable-1", "gable-2")
    for category in pair:
        play(table, f"assign {category} great-city-gate-side-1")
    assert against(table, "assign journeyman great-city-gate-side-1") == "B37"
    play(table, "done")
    assert "side-1" in stands(table, "great-city-gate")


def test_a_piece_short_of_heads_is_not_put_up() -> None:
    """B35, B41."""
    table = site("great-city-gate", "F A", "side-2", "gable-1", "gable-2")
    play(table, "assign foreman great-city-gate-side-1", "done")
    assert "side-1" not in stands(table, "great-city-gate")


def test_the_wrong_second_head() -> None:
    """B34, B35: two journeymen cannot do a foreman's part."""
    table = site("great-city-gate", "J J A", "side-2", "gable-1", "gable-2")
    play(table, "assign journeyman great-city-gate-side-1")
    assert against(table, "assign journeyman great-city-gate-side-1") == "B34"
    assert against(table, "assign apprentice great-city-gate-side-1") == "B34"


def test_nobody_works_twice() -> None:
    """B36."""
    table = site("watchtower", "M J", "side-1", "gable-1")
    play(table, "assign journeyman watchtower-side-2")
    assert against(table, "assign journeyman watchtower-side-2") == "B37"
    assert against(table, "assign journeyman watchtower-gable-2") == "B36"
    play(table, "assign master watchtower-gable-2", "done")
    assert stands(table, "watchtower") == {"side-1", "side-2", "gable-1", "gable-2"}


def test_own_contracts_several_at_once() -> None:
    """B37: but no piece of another player, and none twice."""
    table = scene(2)
    contracts(table, {"house": 0, "small-city-wall": 0, "town-hall": 1})
    built(table, "house", "side-1 gable-1")
    hires(table, 0, "M F J A A A")
    begin(table, "build")
    assert against(table, "assign foreman town-hall-side-1") == "B37"
    assert against(table, "assign apprentice house-side-1") == "B37"
    assert against(table, "assign apprentice small-house-side-1") == "B37"
    play(table, "assign apprentice house-side-2", "assign foreman house-gable-2")
    play(table, "assign journeyman small-city-wall-wall-1-main", "assign apprentice small-city-wall-wall-1-side-1")
    play(table, "done")
    assert stands(table, "house") == {"side-1", "side-2", "gable-1", "gable-2"}
    assert stands(table, "small-city-wall") == {"wall-1-main", "wall-1-side-1"}


@pytest.mark.parametrize(
    ("moves", "parts"),
    [
        (["apprentice house-side-1"], set()),
        (["apprentice house-side-1", "apprentice house-side-2"], set()),
        (["foreman house-gable-1"], set()),
        (["foreman house-gable-1", "apprentice house-side-2"], {"gable-1", "side-2"}),
    ],
)
def test_a_building_begins_with_a_side_and_a_gable(moves: list[str], parts: set[str]) -> None:
    """B38, B41: what has no hold is not put up."""
    table = site("house", "F F A A")
    play(table, *(f"assign {move}" for move in moves), "done")
    assert stands(table, "house") == parts


def test_the_roof_waits_for_four_walls() -> None:
    """B39: walls and roof may go up in one round."""
    table = site("house", "F F J J A A")
    assert against(table, "assign journeyman house-roof-1") == "B39"
    play(table, "assign apprentice house-side-1", "assign apprentice house-side-2", "assign foreman house-gable-1")
    assert against(table, "assign journeyman house-roof-1") == "B39"
    play(table, "assign foreman house-gable-2", "assign journeyman house-roof-1", "assign journeyman house-roof-2")
    play(table, "done")
    assert len(stands(table, "house")) == 6


def test_city_walls_one_after_the_other() -> None:
    """B40: both may go up in one round."""
    table = site("small-city-wall", "J J A A A A")
    wall = "small-city-wall-wall"
    assert against(table, f"assign journeyman {wall}-2-main") == "B40"
    play(table, f"assign journeyman {wall}-1-main", f"assign apprentice {wall}-1-side-1")
    assert against(table, f"assign journeyman {wall}-2-main") == "B40"
    play(table, f"assign apprentice {wall}-1-side-2", f"assign journeyman {wall}-2-main")
    play(table, f"assign apprentice {wall}-2-side-1", "done")
    assert stands(table, "small-city-wall") == {
        "wall-1-main",
        "wall-1-side-1",
        "wall-1-side-2",
        "wall-2-main",
        "wall-2-side-1",
    }


@pytest.mark.parametrize("moves", [["journeyman {}-1-main"], ["apprentice {}-1-side-1", "apprentice {}-1-side-2"]])
def test_each_wall_begins_with_main_and_side_part(moves: list[str]) -> None:
    """B40."""
    table = site("small-city-wall", "J A A")
    play(table, *(f"assign {move.format('small-city-wall-wall')}" for move in moves), "done")
    assert stands(table, "small-city-wall") == set()


def test_the_second_wall_needs_its_main_part_too() -> None:
    """B40."""
    table = site("small-city-wall", "A A", "wall-1-main", "wall-1-side-1", "wall-1-side-2")
    play(table, "assign apprentice small-city-wall-wall-2-side-1", "done")
    assert stands(table, "small-city-wall") == {"wall-1-main", "wall-1-side-1", "wall-1-side-2"}


def test_planning_goes_in_turn_and_can_be_undone() -> None:
    """B41: workers are back after building; who has nothing to build is not asked."""
    table = scene(3, hammer=1)
    contracts(table, {"house": 0, "town-hall": 1})
    for seat in range(3):
        hires(table, seat, "M F A")
    begin(table, "build")
    assert table.to_move == 1
    play(table, "assign master town-hall-gable-1")
    table.undo(1)
    play(table, "done")
    assert table.to_move == 0, "seat c owns nothing"
    play(table, "done")
    assert table.state.idle.sum() == 0
    assert table.phase == "hire"


def test_everything_that_can_stand() -> None:
    """B38, B39, B40: a building has 13 stages from nothing to finished, a city wall 7."""
    assert [int((stages >= 0).sum()) for stages in STAGES] == [13, 7]
    assert all(SETTLED[kind, mask] == mask for kind in (0, 1) for mask in STAGES[kind] if mask >= 0)
    assert 0b111000 not in STAGES[WALL], "no second wall without the first"
    assert 0b110011 not in STAGES[BUILDING], "no roof on two walls"
