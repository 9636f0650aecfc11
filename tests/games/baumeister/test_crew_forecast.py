"""What a crew could put up, what a contract would bring, and who is hit by what: as the view tells it."""

from __future__ import annotations

from typing import Any

from bauhuette.games.baumeister.cards import CONTRACTS
from bauhuette.match.table import Table

from .arrange import RULEBOOK_CREW, begin, contracts, hires, play, purse, scene, stacked_event


def seat_of(table: Table, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = table.view(None)["state"]["seats"][seat]
    return found


def choosing(crew: str, offer: str = "great-city-gate small-house", round_number: int = 2) -> Table:
    table = scene(2, round_number)
    contracts(table, {"watchtower": 1}, offer)
    hires(table, 0, crew)
    return begin(table, "choose")


def test_b34_a_gate_takes_the_rulebooks_crew_two_rounds() -> None:
    """Sides F A each, gables M each, roofs A each: one master puts up one gable a round."""
    outlook = seat_of(choosing(RULEBOOK_CREW))["outlook"]["great-city-gate"]
    assert sorted(outlook["rounds"]) == [1, 1, 2, 2, 2, 2]
    assert outlook["wages"] == 2 * 14_000
    assert outlook["even"] == 70_000 - 28_000
    assert outlook["lacks"] is None


def test_b27_talers_on_a_contract_raise_the_bid_that_breaks_even() -> None:
    table = choosing(RULEBOOK_CREW)
    plain = seat_of(table)["outlook"]["small-house"]["even"]
    table.state.bonus[CONTRACTS.index("small-house")] = 5
    assert seat_of(table)["outlook"]["small-house"]["even"] == plain + 5_000


def test_b34_without_a_master_the_gate_lacks_one() -> None:
    outlook = seat_of(choosing("F F J A A"))["outlook"]["great-city-gate"]
    assert (outlook["rounds"], outlook["lacks"], outlook["wages"], outlook["even"]) == (None, "master", None, None)


def test_b48_what_is_not_finished_in_time_promises_nothing() -> None:
    table = choosing(RULEBOOK_CREW, round_number=6)
    outlook = seat_of(table)["outlook"]
    assert outlook["great-city-gate"]["rounds"] is not None
    assert outlook["great-city-gate"]["even"] is None
    assert seat_of(choosing("J J J A A J", round_number=6))["outlook"]["small-house"]["even"] is not None


def test_b13_hiring_shows_what_one_more_worker_could_build() -> None:
    table = scene(2)
    hires(table, 0, "J A")
    begin(table, "hire")
    possible = seat_of(table)["possible"]
    at = CONTRACTS.index("small-house")
    assert (possible["now"][at], possible["apprentice"][at], possible["journeyman"][at]) == (2, 3, 3)
    assert seat_of(choosing("J A"))["possible"] is None


def test_b13_the_wage_sum_with_one_more_ends_with_the_scale() -> None:
    table = scene(2)
    hires(table, 0, "M M M M M J")
    assert seat_of(begin(table, "hire"))["wages_with"] == {
        "master": None,
        "foreman": None,
        "journeyman": None,
        "apprentice": 29_000,
    }


def test_b11_the_opportunities_of_hiring_are_counted() -> None:
    table = begin(scene(2), "hire")
    assert table.view(None)["state"]["opportunity"] == {"number": 1, "of": 3}
    play(table, "pass", "pass")
    assert table.view(None)["state"]["opportunity"] == {"number": 2, "of": 3}


def test_b42_payday_counts_what_the_plan_finishes() -> None:
    table = scene(2)
    contracts(table, {"small-house": 0})
    hires(table, 0, "J J J J A A")
    purse(table, 0, 20_000)
    stacked_event(table, "masters-demand")
    begin(table, "draw")
    assert seat_of(table)["payday"] == {"income": {}, "left": 6_000}
    for move in table.plan()[:-1]:
        table.play(move)
    assert seat_of(table)["payday"] == {"income": {"small-house": 50_000}, "left": 56_000}


def test_b32_extra_wages_stand_at_each_worker() -> None:
    table = scene(2)
    contracts(table, {"small-house": 0})
    hires(table, 0, "M J A")
    stacked_event(table, "journeymen-demand")
    begin(table, "draw")
    assert [worker["extra"] for worker in seat_of(table)["crew"]] == [0, 1_000, 1_000]


def test_b33_every_weakness_names_its_events() -> None:
    traits = begin(scene(2), "hire").view(None)["state"]["traits"]
    assert traits["S"] == {"rest": ["cold-and-damp"], "dismiss": ["wounded-pride"], "extra": []}
    assert traits["C"] == {"rest": ["brawl"], "dismiss": [], "extra": ["fit-of-rage"]}


def test_b46_loans_say_what_they_bring_and_cost_now_and_later() -> None:
    table = choosing(RULEBOOK_CREW)
    assert table.view(None)["state"]["loans"]["small"] == {"payout": 10_000, "back": 13_000, "late": 15_000}
    table.state.contracts_used = table.state.contracts_shown
    assert table.view(None)["state"]["loans"]["large"] == {"payout": 30_000, "back": 40_000, "late": 40_000}
