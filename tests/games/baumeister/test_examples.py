"""The worked examples of the rulebook as they stand in the rules text, each played by the rules."""

from __future__ import annotations

import pytest

from bauhuette.engine.examples import WorkedExample, example_named
from bauhuette.games.baumeister.cards import CATEGORIES, ECONOMIES, ECONOMY_KIND, UNIT
from bauhuette.match.table import Table

from .arrange import (
    against,
    begin,
    contracts,
    crew_of,
    hires,
    lends,
    offered,
    owner,
    play,
    purse,
    scene,
    stacked_event,
    stands,
    talers,
    wages,
)

HEADS = dict(zip(CATEGORIES, "MFJA", strict=True))


def example(name: str) -> WorkedExample:
    return example_named("baumeister", name)


def figures(one: WorkedExample) -> list[int]:
    """The column of figures above the total; a dash is no figure."""
    return [int(count.amount.replace("−", "-")) for count in one.counts if not count.is_total and count.amount != "–"]


def test_wage_sum() -> None:
    """B8, B11, B13, chapter 4 of the rulebook: the first crew of five, whose marker lies on field 14."""
    one = example("wage-sum")
    table = scene()
    hires(table, 0, " ".join(HEADS[category] for category in one.row()))
    assert wages(table, 0) == one.total() * UNIT
    assert sum(figures(one)) == one.total() == 14


def test_three_opportunities() -> None:
    """B12 to B14, phase 1 of the rulebook: a foreman and an apprentice come, an apprentice with three traits goes."""
    one = example("three-opportunities")
    table = scene(2)
    hires(table, 0, "M F J apprentice-1 apprentice-12")
    before = wages(table, 0)
    begin(table, "hire")
    play(table, "hire foreman", "pass", "hire apprentice", "pass", "dismiss apprentice-12")
    assert one.row() == ["foreman", "apprentice", "apprentice"]
    assert (before, wages(table, 0)) == (figures(one)[0] * UNIT, one.total() * UNIT)
    assert sum(figures(one)) == one.total()
    stack = table.view(None)["state"]["stacks"]["apprentice"]["workers"]
    assert (stack[-1]["key"], len(stack[-1]["letters"])) == ("apprentice-12", 3)
    assert "apprentice-12" not in crew_of(table, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_very_bad_economy(seats: int) -> None:
    """B16, phase 2 of the rulebook: the one economy card it shows."""
    one = example("very-bad-economy")
    table = scene(seats)
    kinds = [int(kind) for kind in ECONOMY_KIND[table.state.economy]]
    at = kinds.index(ECONOMIES.index(one.row()[0]))
    table.state.economy[[0, at]] = table.state.economy[[at, 0]]
    begin(table, "reveal")
    assert len(table.view(None)["state"]["contracts"]) == figures(one)[seats - 2]
    assert table.view(None)["state"]["economy"] == "very-bad"


def test_auction() -> None:
    """B17, B19, phase 2 of the rulebook: 2,000, 5,000, a pass, 7,000, two passes."""
    one = example("auction")
    (contract,) = one.row()
    table = scene(4)
    contracts(table, offer=contract)
    begin(table, "choose")
    moves = ["pass" if count.amount == "–" else f"bid {count.amount}" for count in one.counts if not count.is_total]
    play(table, f"auction {contract}", *moves[:-1])
    assert owner(table, contract) == -1
    play(table, moves[-1])
    assert owner(table, contract) == 3
    assert [talers(table, p) for p in range(4)] == [40_000, 40_000, 40_000, 40_000 - one.total() * UNIT]


def site(contract: str, crew: str) -> Table:
    table = scene(2)
    contracts(table, {contract: 0})
    hires(table, 0, crew)
    return begin(table, "build")


@pytest.mark.parametrize(
    ("row", "piece"),
    list(enumerate(["town-hall-gable-1", "watchtower-gable-1", "watchtower-side-1", "house-side-1"])),
)
def test_heads(row: int, piece: str) -> None:
    """B34, phase 4 of the rulebook: the pictures of pieces with one head."""
    able = set(example("heads").row(row))
    table = site(piece.rpartition("-")[0].rpartition("-")[0], "M F J A")
    assert {category for category in CATEGORIES if f"assign {category} {piece}" in offered(table)} == able
    assert {against(table, f"assign {category} {piece}") for category in set(CATEGORIES) - able} <= {"B34"}


def test_large_house() -> None:
    """B34 to B36, B38, B39, phase 4 of the rulebook: contract 9 with a crew of five."""
    one = example("large-house")
    table = site("large-house", " ".join(HEADS[category] for category in one.row(0)))
    side, first, second = one.row(1)
    play(table, f"assign journeyman {side}", f"assign master {first}")
    play(table, f"assign foreman {second}", f"assign apprentice {second}")
    assert offered(table) == {"done"}, "nothing is left for the second apprentice"
    assert {against(table, f"assign apprentice {piece}") for piece in one.row(2)} == {"B34", "B39"}
    play(table, "done")
    assert stands(table, "large-house") == {piece.removeprefix("large-house-") for piece in one.row(1)}


@pytest.mark.parametrize("hidden", [True, False])
@pytest.mark.parametrize("loan", ["small", "large"])
def test_loans(loan: str, hidden: bool) -> None:
    """B45, B46, phase 5 of the rulebook: its table of loans."""
    one = example("loans")
    at = one.row().index(loan)
    payout, early, late = figures(one)[3 * at : 3 * at + 3]
    table = scene(2)
    contracts(table, {"house": 0}, offer="town-hall", hidden=hidden)
    purse(table, 0, 60_000)
    lends(table, 0, small=1, large=1)
    begin(table, "hire")
    play(table, f"repay {loan}")
    assert talers(table, 0) == 60_000 - (early if hidden else late) * UNIT
    poor = scene(2)
    hires(poor, 0, "A")
    purse(poor, 0, 0)
    begin(poor, "income")
    play(poor, f"borrow {loan}")
    assert talers(poor, 0) == payout * UNIT - 1_000


def test_last_contract() -> None:
    """B49, chapter 5 of the rulebook: awarded in round 4, over after round 5."""
    one = example("last-contract")
    awarded, last = figures(one)
    table = scene(2, awarded)
    contracts(table, {"house": 0}, offer="city-wall", hidden=False)
    hires(table, 0, "apprentice-1 apprentice-2")
    stacked_event(table, "brawl", "guild-feast")
    begin(table, "choose")
    play(table, "auction city-wall", "bid 3", "pass", "done", *["pass"] * 6)
    assert table.state.round_number == last
    assert table.phase == "build", "no contracts any more"
    play(table, "done")
    assert table.outcome is not None
