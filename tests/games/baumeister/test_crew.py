"""Preparation and phase 1."""

from __future__ import annotations

import pytest

from bauhuette.games.baumeister.cards import CATEGORIES, CONTRACTS, ECONOMY_KIND, LETTERS, WAGE, WORKERS
from tests.limits import Rounds

from .arrange import (
    GAME,
    against,
    begin,
    category_of,
    crew_of,
    hires,
    offered,
    opened,
    play,
    scene,
    talers,
    told,
    top,
    wages,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_forty_thousand(seats: int) -> None:
    """B1, B6: the first seat holds the hammer and is asked first."""
    table = opened(seats)
    assert [talers(table, p) for p in range(seats)] == [40_000] * seats
    assert table.state.hammer == 0
    assert table.to_move == 0
    assert table.phase == "hire"


def test_four_stacks_of_which_the_top_is_seen() -> None:
    """B2."""
    table = opened()
    stacks = table.view(None)["state"]["stacks"]
    assert {key: stack["left"] for key, stack in stacks.items()} == {
        "master": 8,
        "foreman": 9,
        "journeyman": 10,
        "apprentice": 13,
    }
    for stack in stacks.values():
        assert stack["workers"][0] is not None
        assert all(worker is None for worker in stack["workers"][1:])


def test_whoever_is_put_beneath_stays_known() -> None:
    """B2, B14."""
    table = scene()
    hires(table, 0, "master-3")
    play(begin(table, "hire"), "dismiss master-3")
    bottom = table.view(None)["state"]["stacks"]["master"]["workers"][-1]
    assert bottom["key"] == "master-3"


@pytest.mark.parametrize(("seats", "used"), [(2, 8), (3, 12), (4, 12)])
def test_two_players_use_eight_contracts(seats: int, used: int) -> None:
    """B3."""
    table = opened(seats)
    assert table.state.contracts_used == used
    assert table.view(None)["state"]["contracts_hidden"] == used
    assert table.view(None)["state"]["contracts"] == {}


def test_five_of_eleven_economy_cards() -> None:
    """B4: and nobody knows which."""
    table = opened()
    assert len(ECONOMY_KIND) == 11
    assert table.view(0)["state"]["economy_left"] == 5
    assert all(card == -1 for card in table.hidden(0).economy)


def test_sixteen_events_face_down() -> None:
    """B5."""
    table = opened()
    assert table.state.events_left == 16
    assert all(event == -1 for event in table.hidden(2).events)


def test_money_lies_open() -> None:
    """B7: every purse is seen by everybody, in talers; the bank may owe."""
    table = opened(4)
    for reader in (None, 0, 3):
        assert [seat["money"] for seat in table.view(reader)["state"]["seats"]] == [40_000] * 4


def test_workers_have_a_wage_and_one_to_three_letters() -> None:
    """B8."""
    assert WAGE.tolist() == [5, 4, 3, 1]
    assert len(WORKERS) == 40
    assert {int(mask).bit_count() for mask in LETTERS} == {1, 2, 3}
    assert sum(int(mask).bit_count() == 3 for mask in LETTERS) == 5


def test_a_contract_shows_cost_price_and_six_pieces() -> None:
    """B9."""
    table = scene(round_number=1)
    begin(table, "reveal")
    for contract in table.view(None)["state"]["contracts"].values():
        assert contract["cost"] < contract["price"]
        assert len(contract["pieces"]) == 6
        assert all(piece["needs"] for piece in contract["pieces"])
    assert len(CONTRACTS) == 12


def test_only_what_the_phase_asks_for() -> None:
    """B10."""
    table = opened()
    assert against(table, "auction town-hall") == "B10"
    assert against(table, "bid 5") == "B10"
    assert against(table, "rest master-1") == "B10"
    assert against(table, "assign master town-hall-gable-1") == "B10"
    assert against(table, "play brawl") == "B10"
    assert against(table, "done") == "B10"
    assert against(table, "accept") == "B10"
    assert against(table, "fee 2") == "B10"
    assert against(table, "request b master") == "B10"


def test_first_round_everybody_takes_five() -> None:
    """B11: in turn, without passing or dismissing."""
    table = opened(3)
    order = []
    for turn in range(15):
        assert offered(table) == {
            f"hire {c}" for c in CATEGORIES if GAME.guard(table.state, table.move_id(f"hire {c}")) == 0
        }
        assert against(table, "pass") == "B11"
        order.append(table.to_move)
        play(table, f"hire {CATEGORIES[turn % 4]}")
    assert order == [0, 1, 2] * 5
    assert [len(crew_of(table, p)) for p in range(3)] == [5, 5, 5]
    assert table.phase == "choose"


def test_no_dismissal_in_the_first_round() -> None:
    """B11."""
    table = opened()
    worker = top(table, "master")
    play(table, "hire master", "hire foreman", "hire foreman")
    assert against(table, f"dismiss {worker}") == "B11"


def test_later_three_opportunities_each() -> None:
    """B12: who passed may act again; also in round 6."""
    for round_number in (2, 6):
        table = scene(3, round_number, hammer=1)
        begin(table, "hire")
        order = []
        rounds = Rounds("later three opportunities each")
        while table.phase == "hire" and rounds():
            order.append(table.to_move)
            play(table, "hire apprentice" if len(order) == 4 else "pass")
        assert order == [1, 2, 0] * 3
        assert len(crew_of(table, 1)) == 1


def test_hiring_takes_the_top_worker_and_raises_the_wages() -> None:
    """B13."""
    table = begin(scene(), "hire")
    worker = top(table, "foreman")
    play(table, "hire foreman")
    assert crew_of(table, 0) == [worker]
    assert wages(table, 0) == 4_000
    assert told(table)[0] == {"kind": "hired", "seat": 0, "worker": worker, "wages": 4}


def test_wages_end_at_thirty_thousand() -> None:
    """B13: exactly 30,000 is allowed, more is not."""
    table = scene()
    hires(table, 0, "M M M M M A")
    begin(table, "hire")
    assert against(table, "hire master") == "B13"
    play(table, "hire foreman")
    assert wages(table, 0) == 30_000
    play(table, "pass", "pass")
    assert {against(table, f"hire {c}") for c in CATEGORIES} == {"B13"}


def test_dismissing_lowers_the_wages_at_once() -> None:
    """B14: and only one's own workers can be dismissed."""
    table = scene()
    hires(table, 0, "master-1 apprentice-2")
    hires(table, 1, "master-2")
    begin(table, "hire")
    assert against(table, "dismiss master-2") == "B14"
    assert against(table, "dismiss foreman-1") == "B14"
    play(table, "dismiss master-1")
    assert wages(table, 0) == 1_000
    assert category_of("master-1") == "master"


def test_an_empty_stack_offers_nobody() -> None:
    """B15."""
    table = scene(4)
    for seat in range(4):
        hires(table, seat, "M M")
    begin(table, "hire")
    assert against(table, "hire master") == "B15"
    play(table, f"dismiss {crew_of(table, 0)[0]}", "hire master")
    assert wages(table, 1) == 15_000
