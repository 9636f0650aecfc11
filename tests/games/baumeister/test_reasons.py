"""Patterns of Baumeister: a position in which each holds, and one in which it does not."""

from __future__ import annotations

from pathlib import Path

from bauhuette.match.table import Table
from tests.games.reasoned import Held, of, patterns_in, playout_since, untested
from tests.limits import Rounds

from .arrange import GAME, begin, built, contracts, crew_of, hires, lends, offered, purse, scene, stacked_event

ALL_BUT_ONE = "side-1 side-2 gable-1 gable-2 roof-1"


def after(table: Table, *moves: str) -> Held:
    """What holds after these moves and, where there is no other choice, the rest of the round."""
    begun = len(table.past)
    number = int(table.state.round_number)
    for move in moves:
        table.play(move)
    rounds = Rounds("the game goes on to what is tested")
    while table.to_move is not None and int(table.state.round_number) == number and rounds():
        choice = offered(table)
        table.play(next((one for one in ("pass", "done") if one in choice), min(choice)))
    return patterns_in(GAME, playout_since(GAME, table, begun))


def house(crew: str = "M", round_number: int = 2) -> Table:
    """Seat 0 owns a house in which only one roof piece is missing."""
    table = scene(2, round_number)
    contracts(table, {"house": 0})
    built(table, "house", ALL_BUT_ONE)
    hires(table, 0, crew)
    stacked_event(table, "guild-feast")
    return begin(table, "build")


def roof(table: Table) -> list[str]:
    return [min(offered(table, "assign master"))]


def test_every_pattern_is_tested() -> None:
    assert not untested(GAME, Path(__file__).read_text(encoding="utf-8"))


def test_a_building_is_finished_in_this_round() -> None:
    """B37, B42: one worker at the last piece, or none."""
    table = house("M M M")
    moves = []
    rounds = Rounds("the game goes on to what is tested")
    while (roofs := sorted(offered(table, "assign"))) and rounds():
        table.play(roofs[0])
        moves.append(roofs[0])
    found = after(house("M M M"), *moves, "done")
    assert of("finishes-now", found) == {("finishes-now", "house")}
    assert of("finishes", found) == {("finishes", 0, "house")}
    assert of("builds-now", found) == {("builds-now", "house")}
    idle = after(house("M M M"), "done")
    for name in ("finishes-now", "finishes", "builds-now"):
        assert not of(name, idle)


def test_a_building_is_not_finished_in_time() -> None:
    """B50: the last round ends with a piece missing; before the last round there is still time."""
    assert of("not-in-time", after(house(round_number=6), "done")) == {("not-in-time", 0, "house")}
    assert not of("not-in-time", after(house(), "done"))


def auction(contract: str) -> Table:
    """The last round: what is bought now is paid for as it stands."""
    table = scene(2, 6)
    contracts(table, offer=contract)
    purse(table, 0, 150_000)
    purse(table, 1, 150_000)
    return begin(table, "choose")


def test_contracts_bring_more_or_less_than_they_cost() -> None:
    """B19, B50: six missing pieces leave 120,000 less than the price, or nothing."""
    table = auction("house")
    found = after(table, "auction house", "bid 5", "pass")
    assert of("overpays", found) == {("overpays", 0, "house")}
    assert not of("bargain", found)
    assert not of("wins-for", found)


def test_a_finished_contract_is_a_bargain() -> None:
    """B42: bought for 5,000, then finished and paid."""

    def bought(seat: int) -> Held:
        table = scene(2, 6)
        contracts(table, offer="house")
        hires(table, seat, "M M M M M M")
        purse(table, 0, 150_000)
        purse(table, 1, 150_000)
        stacked_event(table, "bad-weather")
        begin(table, "choose")
        begun = len(table.past)
        for move in ("auction house", "bid 5", "pass") if seat == 0 else ("auction house", "bid 5", "bid 6", "pass"):
            table.play(move)
        built(table, "house", "side-1 side-2 gable-1 gable-2")
        rounds = Rounds("the game goes on to what is tested")
        while table.to_move is not None and rounds():
            choice = offered(table)
            table.play(next((one for one in ("pass", "done") if one in choice), min(choice)))
        return patterns_in(GAME, playout_since(GAME, table, begun))

    mine, others = bought(0), bought(1)
    assert of("bargain", mine) == {("bargain", 0, "house")}
    assert of("wins-for", mine) == {("wins-for", "house", 5)}
    assert of("bargain", others) == {("bargain", 1, "house")}
    assert not of("wins-for", others)
    assert not of("overpays", mine)


def test_wages_force_a_loan() -> None:
    """B44."""
    table = scene(2)
    hires(table, 0, "M M M M M F")
    purse(table, 0, 1_000)
    begin(table, "income")
    assert of("loan-forced", after(table, "borrow large")) == {("loan-forced", 0, "large")}
    assert not of("loan-forced", after(house(), "done"))


def test_a_loan_is_repaid_while_it_is_cheap() -> None:
    """B46."""

    def repaid(hidden: bool) -> Held:
        table = scene(2)
        contracts(table, {}, hidden=hidden)
        lends(table, 0, small=1)
        return of("repays-early", after(begin(table, "hire"), "repay small"))

    assert repaid(True) == {("repays-early", "small")}
    assert repaid(False) == set()


def test_workers_stand_idle() -> None:
    """B43: three masters, at most one of them at work; a worker who works is not idle."""
    table = house("M M M")
    assert of("stands-idle", after(table, "done")) == {("stands-idle", "master")}
    busy = house("M")
    found = after(busy, *roof(busy), "done")
    assert not of("stands-idle", found)


def test_a_dismissed_worker_is_not_paid() -> None:
    """B14."""
    table = scene(2)
    hires(table, 0, "A A")
    begin(table, "hire")
    worker = crew_of(table, 0)[0]
    assert of("saves-wage", after(table, f"dismiss {worker}")) == {("saves-wage", worker)}
    assert not of("saves-wage", after(house(), "done"))


def test_an_event_strikes_a_worker() -> None:
    """B29, B33: fire strikes one of three workers, whom the seat chooses."""
    table = scene(2)
    hires(table, 0, "A A A")
    contracts(table, offer="house")
    stacked_event(table, "fire")
    begin(table, "choose")
    worker = crew_of(table, 0)[1]
    assert of("struck", after(table, "pass", "pass", f"rest {worker}")) == {("struck", worker)}
    assert not of("struck", after(house(), "done"))
