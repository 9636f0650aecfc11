"""Chapter 6."""

from __future__ import annotations

from itertools import product

import pytest

from bauhuette.engine.position import BrokenPosition
from bauhuette.games.baumeister.cards import CATEGORIES, EVENTS
from bauhuette.match.table import Table
from tests.limits import Rounds

from .arrange import (
    GAME,
    against,
    begin,
    built,
    contracts,
    crew_of,
    hires,
    offered,
    opened,
    play,
    purse,
    scene,
    stands,
    talers,
    top,
    wages,
)


def test_picking_a_worker_costs_a_thousand() -> None:
    """B52: any worker of a stack but the top one, who is free; in round 1, too."""
    table = opened(2, pick=1)
    stack = table.view(1)["state"]["stacks"]["master"]["workers"]
    assert None not in stack, "the stacks lie spread for all"
    wanted = stack[5]["key"]
    assert against(table, f"pick {top(table, 'master')}") == "B52"
    play(table, f"pick {wanted}")
    assert crew_of(table, 0) == [wanted]
    assert (talers(table, 0), wages(table, 0)) == (39_000, 5_000)
    assert against(table, f"pick {wanted}") == "B52"


def test_picking_keeps_to_the_wage_limit_and_the_purse() -> None:
    """B13, B52."""
    table = scene(2, pick=1)
    hires(table, 0, "M M M M M F")
    purse(table, 1, 0)
    begin(table, "hire")
    master = table.view(0)["state"]["stacks"]["master"]["workers"][1]["key"]
    assert against(table, f"pick {master}") == "B13"
    play(table, "pass")
    assert against(table, f"pick {master}") == "B52"


def test_no_picking_without_the_variant() -> None:
    """B52."""
    assert against(opened(2), "pick master-1") == "B52"


def test_two_events_a_round() -> None:
    """B53."""
    table = begin(scene(2, second_event=1), "draw")
    rounds = Rounds("two events a round")
    while table.phase in ("rest", "release") and rounds():
        play(table, str(table.moves()[0]))
    assert table.state.events_left == 16
    assert table.state.round_number == 3


def lending(lender_done: bool = True) -> Table:
    """Seat b builds and lacks a master; seat a has one idle."""
    table = scene(2, hammer=0 if lender_done else 1, lend=1)
    contracts(table, {"house": 0, "town-hall": 1})
    built(table, "town-hall", "side-1 side-2 gable-1")
    hires(table, 0, "M A")
    hires(table, 1, "F A")
    begin(table, "build")
    return play(table, "done") if lender_done else table


def test_lending_for_the_fee_offered() -> None:
    """B54: the worker helps for this round; his wage stays with his employer."""
    table = lending()
    assert against(table, "assign master town-hall-gable-2") == "B36"
    play(table, "request a master")
    assert table.phase == "fee"
    assert against(table, "done") == "B10"
    play(table, "fee 6")
    assert (table.phase, table.to_move) == ("answer", 0)
    play(table, "accept")
    assert (table.phase, table.to_move) == ("build", 1)
    assert (talers(table, 0), talers(table, 1)) == (46_000, 34_000)
    play(table, "assign master town-hall-gable-2", "done")
    assert "gable-2" in stands(table, "town-hall")
    assert (talers(table, 0), talers(table, 1)) == (40_000, 29_000), "wages paid by the employers"


def test_lending_counter_offer() -> None:
    """B54: one counter-offer, higher than the offer; then yes or no."""
    table = lending()
    play(table, "request a master", "fee 3")
    assert against(table, "fee 3") == "B54"
    play(table, "fee 9")
    assert (table.phase, table.to_move) == ("counter", 1)
    assert offered(table) == {"accept", "refuse"}
    play(table, "accept")
    assert talers(table, 0) == 49_000


def test_lending_refused() -> None:
    """B54: three requests a round and no more."""
    table = lending()
    for _ in range(3):
        play(table, "request a master", "fee 1", "refuse")
    assert against(table, "request a master") == "B54"
    assert talers(table, 1) == 40_000


def test_lending_counter_refused() -> None:
    """B54: and a lender who has not built yet may lend as well."""
    table = lending(lender_done=False)
    assert table.to_move == 1
    play(table, "request a master", "fee 1", "fee 2", "refuse")
    assert (table.phase, table.to_move) == ("build", 1)


def test_fees_are_cash() -> None:
    """B20, B54."""
    table = lending()
    purse(table, 1, 4_000)
    play(table, "request a master")
    assert against(table, "fee 5") == "B20"
    play(table, "fee 4")
    assert against(table, "fee 5") == "B20", "no more than the borrower has"


def test_no_lending_of_busy_or_missing_workers() -> None:
    """B54: nor without the variant, nor from oneself."""
    table = lending()
    assert against(table, "request a journeyman") == "B54"
    assert against(table, "request b foreman") == "B54"
    assert against(table, "request c master") == "B54"
    plain = scene(2)
    contracts(plain, {"house": 0})
    hires(plain, 0, "F A")
    hires(plain, 1, "M")
    begin(plain, "build")
    assert against(plain, "request b master") == "B54"


OTHER_VARIANTS = [dict(zip(("pick", "second_event", "hand"), on, strict=True)) for on in product((0, 1), repeat=3)]


def lent_master(seats: int, crew_of_a: str, **variants: int) -> Table:
    """Seat a builds first and has borrowed the master of seat b; everybody has a site."""
    table = scene(seats, lend=1, **variants)
    sites = ("house", "town-hall", "small-house", "small-city-gate")
    contracts(table, {site: seat for seat, site in enumerate(sites[:seats])})
    hires(table, 0, crew_of_a)
    hires(table, 1, "M A")
    begin(table, "build")
    return play(table, "request b master", "fee 2", "accept")


@pytest.mark.parametrize("variants", OTHER_VARIANTS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_borrowed_worker_is_not_lent_on(seats: int, variants: dict[str, int]) -> None:
    """B54; ch. 6: "Wer unbeschäftigte Arbeiter besitzt, kann diese ... ausleihen": a borrower does not own the worker.

    Not to a third player, and not back to its employer.
    """
    table = play(lent_master(seats, "F A", **variants), "done")
    for seat in range(1, seats):
        assert table.to_move == seat
        assert against(table, "request a master") == "B54"
        assert "request a foreman" in offered(table), "what a employs itself is lent"
        play(table, "done")
    assert table.state.borrowed.sum() == 0, "after the building phase the worker is given back"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_own_worker_beside_a_borrowed_one_is_lent(seats: int) -> None:
    """B54: one of two masters is one's own; the borrowed one cannot be asked for after the own one has gone."""
    table = play(lent_master(seats, "M A"), "done", "request a master", "fee 1", "accept")
    assert against(table, "request a master") == "B54"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_borrowed_workers_work_first(seats: int) -> None:
    """B54: whoever puts a master to work keeps their own free for others."""
    table = lent_master(seats, "M A")
    before = table.view(0)["state"]["seats"][0]
    assert (before["idle"]["master"], before["borrowed"]["master"]) == (2, 1)
    play(table, "assign master house-side-1")
    after = table.view(0)["state"]["seats"][0]
    assert (after["idle"]["master"], after["borrowed"]["master"]) == (1, 0)
    play(table, "done")
    assert "request a master" in offered(table)


def test_a_position_with_more_borrowed_than_idle_workers_is_refused() -> None:
    """B54."""
    position = lent_master(2, "F A").position()
    position["borrowed"][0][CATEGORIES.index("master")] = 2
    with pytest.raises(BrokenPosition, match="idle"):
        Table(GAME, 2, b"lent", position=position)


def test_three_events_in_hand() -> None:
    """B55: known to their holder alone; the start player chooses."""
    table = scene(2, hammer=1, hand=1)
    begin(table, "draw")
    assert (table.phase, table.to_move) == ("play", 1)
    hand = table.view(1)["state"]["seats"][1]["hand"]
    assert len(hand) == 3
    assert table.view(0)["state"]["seats"][1]["hand"] == []
    assert table.view(0)["state"]["seats"][1]["hidden_cards"] == 3
    assert table.view(None)["state"]["seats"][0]["hidden_cards"] == 3
    assert offered(table, "play") == {f"play {event}" for event in hand}
    missing = next(event for event in EVENTS if event not in hand)
    assert against(table, f"play {missing}") == "B55"
    play(table, f"play {hand[1]}")
    assert table.state.hand_size.tolist() == [3, 2, 0, 0]
    assert EVENTS[table.hidden(0).events[table.state.events_left - 1]] == hand[1]


def test_the_second_event_comes_from_the_stack() -> None:
    """B53, B55."""
    table = begin(scene(2, hand=1, second_event=1), "draw")
    play(table, str(table.moves()[0]))
    rounds = Rounds("the second event comes from the stack")
    while table.phase in ("rest", "release") and rounds():
        play(table, str(table.moves()[0]))
    assert table.state.hand_size.tolist() == [2, 3, 0, 0]
    assert table.state.events_left == 16 - 5
