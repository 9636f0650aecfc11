"""Phase 5 and the end of the game."""

from __future__ import annotations

import numpy as np
import pytest

from bauhuette.games.baumeister.cards import CONTRACTS
from bauhuette.match.table import Table

from .arrange import (
    against,
    begin,
    built,
    contracts,
    hires,
    lends,
    offered,
    play,
    purse,
    scene,
    stacked_event,
    talers,
    told,
)

WHOLE = "side-1 side-2 gable-1 gable-2 roof-1 roof-2"


def payday(table: Table) -> Table:
    return begin(table, "income")


def test_finished_contracts_are_paid_and_leave() -> None:
    """B42: unfinished ones bring nothing."""
    table = scene(2)
    contracts(table, {"house": 0, "town-hall": 0, "watchtower": 1})
    built(table, "house", WHOLE)
    built(table, "town-hall", "side-1 gable-1")
    payday(table)
    assert (talers(table, 0), talers(table, 1)) == (95_000, 40_000)
    states = {key: contract["place"] for key, contract in table.view(None)["state"]["contracts"].items()}
    assert states == {"house": "paid", "town-hall": "owned", "watchtower": "owned"}


def test_wages_are_due_in_any_case() -> None:
    """B43."""
    table = scene(2)
    hires(table, 0, "M F J A A")
    payday(table)
    assert (talers(table, 0), talers(table, 1)) == (26_000, 40_000)


def test_who_cannot_pay_must_borrow() -> None:
    """B44, B45: the seat chooses, as often as it takes."""
    table = scene(2)
    hires(table, 0, "M M M M M F")
    purse(table, 0, 1_000)
    payday(table)
    assert (table.phase, table.to_move) == ("borrow", 0)
    assert offered(table) == {"borrow small", "borrow large"}
    play(table, "borrow small", "borrow small")
    assert talers(table, 0) == 21_000
    assert offered(table) == {"borrow small", "borrow large"}
    play(table, "borrow small")
    assert talers(table, 0) == 31_000 - 29_000
    assert table.state.loans[0].tolist() == [3, 0]
    assert table.state.loans_taken[0] == 3


def test_a_large_loan() -> None:
    """B45: and both kinds together."""
    table = scene(2)
    hires(table, 0, "M F J A A")
    purse(table, 0, 0)
    lends(table, 0, small=1)
    payday(table)
    play(table, "borrow large")
    assert talers(table, 0) == 16_000
    assert table.view(1)["state"]["seats"][0]["loans"] == {"small": 1, "large": 1}


def test_no_loan_otherwise() -> None:
    """B44."""
    table = begin(scene(2), "hire")
    assert against(table, "borrow small") == "B44"


@pytest.mark.parametrize(("hidden", "small", "large"), [(True, 13_000, 38_000), (False, 15_000, 40_000)])
def test_repayment_early_and_late(hidden: bool, small: int, large: int) -> None:
    """B46: early while face-down contracts are left."""
    table = scene(2)
    contracts(table, {"house": 0}, offer="town-hall", hidden=hidden)
    purse(table, 0, 60_000)
    lends(table, 0, small=1, large=1)
    begin(table, "hire")
    play(table, "repay small")
    assert talers(table, 0) == 60_000 - small
    assert (table.phase, table.to_move) == ("hire", 0), "repaying does not use up the turn"
    play(table, "repay large")
    assert talers(table, 0) == 60_000 - small - large
    assert against(table, "repay small") == "B46"


def test_repayment_needs_the_cash_and_the_moment() -> None:
    """B46: at any time on one's own turn, but not with an opening bid or wages owed."""
    table = scene(2)
    contracts(table, {"house": 0, "watchtower": 1}, offer="town-hall city-wall")
    lends(table, 0, small=1, large=1)
    begin(table, "choose")
    assert "repay small" in offered(table)
    assert "repay large" in offered(table)
    play(table, "auction town-hall")
    assert against(table, "repay small") == "B46"
    play(table, "bid 12", "bid 13")
    assert "repay small" in offered(table)
    play(table, "repay large")
    assert against(table, "repay small") == "B46"
    assert offered(table) == {"pass"}


def test_no_repayment_while_wages_are_owed() -> None:
    """B46."""
    table = scene(2)
    hires(table, 0, "M M M M M F")
    purse(table, 0, 20_000)
    lends(table, 0, small=1)
    payday(table)
    assert against(table, "repay small") == "B46"


def test_the_hammer_goes_to_the_left() -> None:
    """B47."""
    table = payday(scene(3, 2, hammer=2))
    assert table.state.round_number == 3
    assert table.state.hammer == 0
    assert table.to_move == 0


def test_the_game_ends_after_six_rounds() -> None:
    """B48: then nothing is possible any more."""
    table = scene(2, 6)
    contracts(table, {"house": 0}, offer="town-hall")
    payday(table)
    assert table.outcome is not None
    assert table.outcome.reason == "six-rounds"
    assert against(table, "pass") == "B48"


@pytest.mark.parametrize(("awarded", "last"), [(3, 4), (4, 5), (5, 6)])
def test_one_more_round_after_the_last_contract(awarded: int, last: int) -> None:
    """B49: the example of the rulebook: awarded in round 4, over after round 5; that round has no contracts."""
    table = scene(2, awarded)
    contracts(table, {"house": 0}, offer="city-wall", hidden=False)
    hires(table, 0, "apprentice-1 apprentice-2")
    stacked_event(table, "brawl", "guild-feast")
    begin(table, "choose")
    play(table, "auction city-wall", "bid 3", "pass")
    assert table.state.last_round == last
    play(table, "done", *["pass"] * 6)
    assert table.state.round_number == last
    assert table.phase == "build", "no economy card, no choice"
    assert table.state.economy_shown == 0
    play(table, "done")
    assert table.outcome is not None
    assert table.outcome.reason == ("six-rounds" if last == 6 else "all-awarded")


def test_contracts_left_unsold_do_not_end_the_game() -> None:
    """B49."""
    table = scene(2, 3)
    contracts(table, {"house": 0}, offer="city-wall", hidden=False)
    begin(table, "choose")
    play(table, "pass", "pass")
    assert table.state.last_round == 6


@pytest.mark.parametrize(
    ("parts", "pays"),
    [
        ("", 0),
        ("side-1 gable-1", 20_000),
        ("side-1 side-2 gable-1 gable-2 roof-1", 80_000),
        ("side-1 gable-1 gable-2", 40_000),
    ],
)
def test_unfinished_contracts_at_the_end(parts: str, pays: int) -> None:
    """B50: 20,000 less for every missing piece, never below nothing."""
    table = scene(2, 6)
    contracts(table, {"town-hall": 0})
    built(table, "town-hall", parts)
    payday(table)
    assert table.outcome is not None
    assert table.outcome.scores == [40_000 + pays, 40_000]
    assert "salvaged" in {news["kind"] for news in told(table)}


@pytest.mark.parametrize(("hidden", "sums"), [(True, 51_000), (False, 55_000)])
def test_loans_are_deducted(hidden: bool, sums: int) -> None:
    """B51: with the sum that holds then; a score may be negative."""
    table = scene(3, 6)
    contracts(table, {"house": 1}, offer="town-hall", hidden=hidden)
    lends(table, 0, small=1, large=1)
    payday(table)
    assert table.outcome is not None
    assert table.outcome.scores == [40_000 - sums, 40_000, 40_000]
    assert table.outcome.ranks == [3, 1, 1], "equals share the victory"


def test_while_the_game_runs_debts_count() -> None:
    """B51."""
    table = scene(2)
    lends(table, 1, large=1)
    begin(table, "hire")
    assert table.standing().scores == [40_000, 2_000]
    assert np.all(table.state.holder == -1)
    assert len(CONTRACTS) == 12
