"""Phase 3."""

from __future__ import annotations

import pytest

from bauhuette.games.baumeister.cards import EVENTS
from bauhuette.match.table import Table

from .arrange import (
    against,
    begin,
    contracts,
    crew_of,
    face_down,
    hires,
    offered,
    play,
    scene,
    stacked_event,
    talers,
    wages,
)

SITES = {"great-city-gate": 0, "large-house": 1, "town-hall": 2}


def struck(event: str, *crews: str, **options: int) -> Table:
    """The event comes up; all have work, so that building stops for a question afterwards."""
    table = scene(len(crews), **options)
    contracts(table, dict(list(SITES.items())[: len(crews)]))
    for seat, crew in enumerate(crews):
        hires(table, seat, crew)
    stacked_event(table, event)
    return begin(table, "draw")


def test_an_event_holds_for_all_and_goes_beneath() -> None:
    """B28."""
    table = struck("brawl", "master-4 M F J A", "master-6 F F J A", "foreman-5 M M J A")
    assert EVENTS[table.state.events[-1]] == "brawl"
    assert {"master-4"} <= face_down(table, 0)
    assert {"master-6"} <= face_down(table, 1)
    assert {"foreman-5"} <= face_down(table, 2)
    assert EVENTS[table.hidden(None).events[-1]] == "brawl"


def test_face_down_workers_do_not_build_but_are_paid() -> None:
    """B29, B36, B43: and they are back afterwards."""
    table = struck("cold-and-damp", "master-1 foreman-2 apprentice-1 apprentice-2", "M F J A A")
    assert face_down(table, 0) == {"master-1", "apprentice-1"}
    assert against(table, "assign master great-city-gate-gable-1") == "B36"
    play(table, "assign foreman great-city-gate-side-1", "assign apprentice great-city-gate-side-1")
    play(table, "done", "done")
    assert face_down(table, 0) == set()
    assert talers(table, 0) == 40_000 - 11_000


@pytest.mark.parametrize(
    ("event", "letter_worker", "spared"),
    [
        ("cold-and-damp", "journeyman-1", "journeyman-2"),
        ("guild-feast", "journeyman-3", "journeyman-2"),
        ("brawl", "journeyman-5", "journeyman-2"),
        ("intrigue", "journeyman-2", "journeyman-1"),
        ("botched-work", "journeyman-4", "journeyman-2"),
    ],
)
def test_letters_are_turned(event: str, letter_worker: str, spared: str) -> None:
    """B33: S, L, C, I and N."""
    table = struck(event, f"{letter_worker} {spared} master-1", "M F J A A")
    assert letter_worker in face_down(table, 0)
    assert spared not in face_down(table, 0)


@pytest.mark.parametrize(
    ("event", "first", "second"),
    [
        ("plague", "journeyman-3", "foreman-3"),
        ("enticed-away", "journeyman-2", "foreman-2"),
        ("accident", "journeyman-4", "foreman-4"),
        ("wounded-pride", "journeyman-1", "foreman-1"),
    ],
)
def test_one_with_the_letter_is_dismissed(event: str, first: str, second: str) -> None:
    """B30, B31, B33: of two the seat chooses one; the wages fall at once."""
    table = struck(event, f"{first} {second} master-4", "foreman-5 foreman-6")
    assert table.phase == "release"
    assert offered(table, "dismiss") == {f"dismiss {first}", f"dismiss {second}"}
    assert against(table, "dismiss master-4") == "B30"
    assert against(table, "hire master") == "B10"
    play(table, f"dismiss {first}")
    assert wages(table, 0) == 9_000
    assert first not in crew_of(table, 0)


def test_the_only_one_goes_unasked() -> None:
    """B31."""
    table = struck("plague", "foreman-3 master-4 journeyman-1", "M F J A A")
    assert crew_of(table, 0) == ["master-4", "journeyman-1"]
    assert wages(table, 0) == 8_000


@pytest.mark.parametrize(("crew", "count"), [("M", 1), ("M F A A", 1), ("M F J A A A", 2)])
def test_fire_takes_one_in_three(crew: str, count: int) -> None:
    """B33: of the seat's choice, at least one."""
    table = struck("fire", crew, "M F J A A")
    for _ in range(count):
        if table.to_move == 0 and table.phase == "rest":
            assert against(table, f"rest {crew_of(table, 1)[0]}") == "B31"
            play(table, sorted(offered(table, "rest"))[0])
    assert len(face_down(table, 0)) == count


def test_epidemic_takes_one_of_every_category_with_two() -> None:
    """B33: which of them is the seat's choice (B31)."""
    table = struck("epidemic", "M F F A A A", "M F J A")
    assert table.phase == "rest"
    assert against(table, f"rest {crew_of(table, 0)[0]}") == "B31"
    play(table, f"rest {crew_of(table, 0)[2]}")
    assert offered(table, "rest") == {f"rest {w}" for w in crew_of(table, 0)[3:]}
    play(table, f"rest {crew_of(table, 0)[3]}")
    assert face_down(table, 0) == {crew_of(table, 0)[2], crew_of(table, 0)[3]}
    assert face_down(table, 1) == set()


def test_compulsory_labour_takes_one_of_the_highest() -> None:
    """B33."""
    table = struck("compulsory-labour", "F F J A", "M F J A A")
    assert offered(table, "rest") == {f"rest {w}" for w in crew_of(table, 0)[:2]}
    play(table, f"rest {crew_of(table, 0)[0]}")
    assert face_down(table, 1) == {crew_of(table, 1)[0]}, "a single master goes unasked"


def test_bad_weather_forbids_roofs() -> None:
    """B33: house walls and city walls may go up."""
    table = scene(2)
    contracts(table, {"house": 0, "city-wall": 0, "town-hall": 1})
    table.state.built[3] = 0b001111
    hires(table, 0, "M F J A A")
    hires(table, 1, "M F F A A")
    stacked_event(table, "bad-weather")
    begin(table, "draw")
    assert against(table, "assign journeyman house-roof-1") == "B33"
    assert "assign foreman city-wall-wall-1-main" in offered(table)


@pytest.mark.parametrize(
    ("event", "extra"), [("masters-demand", 2_000), ("journeymen-demand", 3_000), ("fit-of-rage", 1_000)]
)
def test_extra_wages(event: str, extra: int) -> None:
    """B32, B33, B43: reckoned for the crew on payday."""
    table = struck(event, "master-1 foreman-1 journeyman-5 apprentice-1 apprentice-2", "M F J A A")
    assert table.view(0)["state"]["seats"][0]["due"] == 14_000 + extra
    play(table, "done", "done")
    assert talers(table, 0) == 40_000 - 14_000 - extra


def test_with_two_events_only_face_up_workers_are_turned() -> None:
    """B32, B53: fire after the guild feast finds whoever is left."""
    table = scene(2, second_event=1)
    contracts(table, {"town-hall": 0, "great-city-gate": 1})
    hires(table, 0, "foreman-3 journeyman-3 master-1")
    hires(table, 1, "M F J A A")
    stacked_event(table, "guild-feast", "fire")
    begin(table, "draw")
    assert face_down(table, 0) == {"foreman-3", "journeyman-3", "master-1"}
    assert table.view(None)["state"]["events"] == ["guild-feast", "fire"]


def test_extra_wages_are_for_those_still_employed() -> None:
    """B32: a worker dismissed by the second event costs nothing extra."""
    table = scene(2, second_event=1)
    contracts(table, {"town-hall": 0, "great-city-gate": 1})
    hires(table, 0, "master-1 master-4")
    hires(table, 1, "M F J A A")
    stacked_event(table, "masters-demand", "wounded-pride")
    begin(table, "draw")
    assert crew_of(table, 0) == ["master-4"]
    assert table.view(0)["state"]["seats"][0]["due"] == 6_000
