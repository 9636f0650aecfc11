"""End of the game and scoring: C50 to C60, with the rulebook's four examples."""

from __future__ import annotations

import pytest

from bauhuette.engine.examples import EMPTY, example_named, examples
from bauhuette.match.table import Table

from .arrange import City, arranged, city, kinds, news, offered, play, state, why, with_die


def scored(row: City, left: str = "") -> Table:
    """The last `done` of a final round, by seat 2; seat 0 has this city and these cards left."""
    table = arranged(cities=(row, (), ()), hands=(left.split(), (), ()), phase="final", turn=2, closing=1, final_left=1)
    return play(table, "done")


def points(row: City, left: str = "") -> int:
    outcome = scored(row, left).outcome
    assert outcome is not None
    return outcome.scores[0]


@pytest.mark.parametrize("pile", ["open", "closed"])
def test_last_card_of_a_pile(pile: str) -> None:
    """C50: after it that player may still act, then comes the final round."""
    sizes = (1, 9) if pile == "open" else (9, 1)
    table = play(arranged(phase="offer", sizes=sizes), f"offer {pile}", "bid 1", "pass", "pass")
    assert "last-card" in kinds(table)
    assert (table.phase, table.to_move) == ("act", 0)
    play(table, "done")
    assert (table.phase, table.to_move) == ("final", 1)


def test_returned_card_does_not_prolong() -> None:
    """C50: neither an unsold one nor a destroyed one."""
    table = arranged(phase="offer", money=(1, 1, 1), sizes=(1, 9))
    play(table, "offer open", "bid 2", "pass", "pass")
    assert len(state(table)["piles"]["open"]) == 1
    assert play(table, "done").phase == "final"
    row = ("gate-2", "church-4", "gate-3")

    def closing(luck: int) -> Table:
        table = arranged(
            cities=((), row, ()), saboteurs=(1, 0, 0), phase="offer", sizes=(1, 9), tops=("church-9", None), luck=luck
        )
        return play(table, "offer open", "bid 1", "pass", "pass")

    table = with_die(0, closing, "attack b 2")
    assert len(state(table)["piles"]["open"]) == 1
    assert table.phase == "final"


def test_final_round() -> None:
    """C51: everybody once, up to three cards and nothing else; C52: from the next player to the one who closed."""
    table = arranged(
        cities=((), ("gate-2", "church-4", "gate-3"), ()),
        hands=((), ("church-5", "church-6"), ()),
        saboteurs=(0, 1, 0),
        sizes=(1, 9),
        phase="offer",
        tops=("tower-1", None),
    )
    play(table, "offer open", "bid 1", "pass", "pass", "done")
    assert why(table, "attack c 1") == 51
    assert why(table, "raid c") == 51
    assert why(table, "roll") == 10
    play(table, "left church-5", "right church-6", "done")
    assert (table.phase, table.to_move) == ("final", 2)
    play(table, "done")
    assert table.to_move == 0
    play(table, "done")
    assert table.outcome is not None
    assert table.outcome.reason == "open-pile"
    assert why(table, "done") == 51


def test_first_build_in_the_final_round() -> None:
    """C52: exactly three cards."""
    table = arranged(hands=(("gate-2", "church-4", "tower-1"), (), ()), phase="final", closing=2, final_left=1)
    play(table, "found gate-2")
    assert why(table, "done") == 30
    play(table, "right church-4", "right tower-1", "done")
    assert city(table, 0) == ["gate-2", "church-4", "tower-1"]
    assert table.outcome is not None
    assert table.outcome.reason == "closed-pile"


@pytest.mark.parametrize("name", ["no-middle", "everything", "gap", "open-end"])
def test_worked_example(name: str) -> None:
    """C53 to C58: the cities of the rulebook, as they stand in the rules text: 46, 47, 34 and 30 points."""
    one = example_named("contest", name)
    row = [None if key == EMPTY else key for key in one.row()]
    left = " ".join(one.row(1)) if len(one.rows) > 1 else ""
    assert points(row, left) == one.total()
    told = next(item for item in news(scored(row, left)) if item["kind"] == "scored")
    figures = [int(count.amount.replace("−", "-")) for count in one.counts if not count.is_total]
    assert sum(figures) == one.total()
    assert told["buildings"] == figures[0]
    assert told["extra"] - told["minus"] == sum(figures[1:])


def test_totals_of_the_rulebook() -> None:
    """The four results printed there."""
    assert [one.total() for one in examples("contest", "en")] == [46, 47, 34, 30]


def test_complete_city() -> None:
    """C54: both corner towers and no gap."""
    assert points(["left-corner-1", "gate-2", "right-corner-1"]) == 4 + 5
    assert points(["left-corner-1", None, "right-corner-1"]) == 2
    assert points(["gate-2", "church-4", "right-corner-1"]) == 7


def test_town_hall_in_the_middle() -> None:
    """C55: exactly in the middle."""
    assert points(["left-corner-1", "town-hall-5", "right-corner-2"]) == 8 + 10
    assert points(["left-corner-1", "town-hall-5", "gate-2", "right-corner-2"]) == 10


def test_equal_churches() -> None:
    """C56: as many on the left as on the right, not none; wherever they stand."""
    row = ["left-corner-1", "church-4", "gate-2", "town-hall-5", "church-5", "right-corner-2"]
    assert points(row) == 19 + 5
    assert points(["left-corner-1", "gate-2", "town-hall-5", "tower-1", "gate-3", "right-corner-2"]) == 14
    assert points(["left-corner-1", "church-4", "gate-2", "church-5", "right-corner-2"]) == 14


def test_equal_corner_towers() -> None:
    """C57: of the same value."""
    assert points(["left-corner-2", "gate-2", "right-corner-2"]) == 6 + 5
    assert points(["left-corner-1", "gate-2", "right-corner-2"]) == 5


def test_cards_in_hand() -> None:
    """C58: cost their value."""
    assert points((), "church-9 gate-2") == -11


def test_money_and_saboteurs() -> None:
    """C59: worth nothing."""
    table = arranged(money=(30, 0, 0), saboteurs=(5, 0, 0), phase="final", turn=2, closing=1, final_left=1)
    outcome = play(table, "done").outcome
    assert outcome is not None
    assert outcome.scores[0] == 0


def test_ranks() -> None:
    """C60: most points win, equals share their rank."""
    rows = (("gate-5", "church-4"), ("church-9",), ("gate-2",))
    table = arranged(cities=rows, phase="final", turn=1, closing=1, final_left=1, sizes=(15, 20))
    outcome = play(table, "done").outcome
    assert outcome is not None
    assert outcome.scores[:2] == [9, 9]
    assert outcome.ranks[:2] == [1, 1]
    assert outcome.ranks[2] == 3


def test_points_of_a_running_game() -> None:
    """C53: the table shows what stands."""
    table = arranged(cities=(("left-corner-2", "gate-2", "church-4"), (), ()))
    assert state(table)["seats"][0]["points"]["buildings"] == 8
    assert "done" in offered(table)
