"""Construction sites: K11 to K19. Position in, move, position out."""

from __future__ import annotations

from typing import Any

import pytest

from bauhuette.match.table import Table

from .arrange import CHURCHES, arrange, church, kinds, news, offered, play, refused, scores, seat, state

OTHERS = ("georg", "gereon", "ursula")  # hammers left when Andreas has been begun


def at(key: str, stone: str, built: dict[str, list[str]] | None = None, seats: int = 2, **layout: Any) -> Table:
    """Cart 1 of seat a stands at a church with a stone."""
    sites = {key: built} if built else {}
    hammers = tuple(site for site in (*OTHERS, "andreas") if site not in sites)
    usual: dict[str, Any] = {"carts": {"a1": key}, "loads": {"a1": stone}, "built": sites, "hammers": hammers}
    return arrange(seats, **usual | layout)


@pytest.mark.parametrize(("stone", "points"), [("white", 1), ("grey", 2), ("black", 3)])
def test_what_stones_are_worth(stone: str, points: int) -> None:
    """K11: white 1, grey 2, black 3."""
    assert church(play(at("andreas", stone), "build 1"), "andreas")["given"] == [points, 0]


def test_some_churches_refuse_black() -> None:
    """K11: Gereon takes white and grey only."""
    assert refused(at("gereon", "black"), "build 1") == "K11"
    assert "build 1" in offered(at("gereon", "grey"))


def test_churches_not_released_are_closed() -> None:
    """K12: no hammer, no stones, no building."""
    assert refused(at("severin", "white"), "build 1") == "K12"


def test_begun_churches_stay_open() -> None:
    """K12: without a hammer, but with stones."""
    assert "build 1" in offered(at("severin", "white", {"b": ["grey"]}))


def test_the_first_stone_takes_the_hammer() -> None:
    """K13: the hammer goes, the stone lies on one's own area."""
    table = play(at("andreas", "grey"), "build 1")
    assert church(table, "andreas")["site"] == "begun"
    nothing = {"white": 0, "grey": 0, "black": 0}
    assert church(table, "andreas")["built"] == [{**nothing, "grey": 1}, nothing]
    assert seat(table, 0)["carts"][0]["load"] is None
    assert kinds(table) == ["laid", "begun"]


def test_next_group_comes_with_the_last_hammer() -> None:
    """K14: at once, four churches of those that waited, and they may be built on in the same turn."""
    table = at("andreas", "white", hammers=("andreas",), loads={"a1": "white", "a2": "white"})
    play(table, "build 1")
    released = [item["church"] for item in news(table) if item["kind"] == "released"]
    assert len(set(released)) == 4
    assert {key for key in CHURCHES if church(table, key)["site"] == "hammer"} == set(released)
    position = table.position()
    position["at"][0][1] = released[0]
    assert "build 2" in offered(Table(table.game, 2, b"next", position=position))


def test_no_group_comes_while_a_hammer_stands() -> None:
    """K14: it is not enough that most of them are off."""
    table = play(at("andreas", "white", hammers=("andreas", "georg")), "build 1")
    assert "released" not in kinds(table)


def test_after_the_third_group_no_more_come() -> None:
    """K14: all twelve have been released."""
    rest = [key for key in CHURCHES if key != "andreas"]
    table = play(at("andreas", "white", hammers=("andreas",), owners=dict.fromkeys(rest, "b")), "build 1")
    assert "released" not in kinds(table)


def test_value_is_met_exactly() -> None:
    """K15: five of six points lie there; grey would be too much, white fits."""
    five = {"b": ["grey", "black"]}
    assert refused(at("andreas", "grey", five), "build 1") == "K15"
    assert "build 1" in offered(at("andreas", "white", five))


def test_most_points_take_the_tile() -> None:
    """K16: the one who completes it gets nothing if another gave more."""
    table = play(at("andreas", "white", {"a": ["white"], "b": ["grey", "grey"]}), "build 1")
    assert church(table, "andreas")["owner"] == 1
    assert scores(table) == [0, 6]


def test_tie_goes_to_the_last_stone() -> None:
    """K17: three points each, and seat a laid the last one."""
    table = play(at("andreas", "grey", {"a": ["white"], "b": ["black"]}), "build 1")
    assert scores(table) == [6, 0]


@pytest.mark.parametrize(("order", "winner"), [("bc", 2), ("cb", 1)])
def test_a_third_completes_what_two_share(order: str, winner: int) -> None:
    """K17, the special situation: seats b and c gave two each, seat a completes with one; the later of them wins."""
    table = play(at("gereon", "white", {letter: ["grey"] for letter in order}, seats=3), "build 1")
    assert church(table, "gereon")["owner"] == winner


def test_stones_return_and_the_site_closes() -> None:
    """K18: all stones of a complete church go back, and nobody builds there any more."""
    layout = at("andreas", "white", {"a": ["black"], "b": ["grey"]}, loads={"a1": "white", "b1": "white"})
    before = state(layout)["supply"]
    table = play(layout, "build 1")
    assert state(table)["supply"] == {stone: count + 1 for stone, count in before.items()}
    assert church(table, "andreas")["built"] == [{"white": 0, "grey": 0, "black": 0}] * 2
    assert refused(at("andreas", "white", owners={"andreas": "b"}, hammers=OTHERS), "build 1") == "K18"


def test_points_lie_open() -> None:
    """K19: tiles, abbots and audiences; everybody sees the same score."""
    table = arrange(
        owners={"pantaleon": "a", "georg": "b"},
        hammers=("andreas", "gereon", "ursula"),
        spent=("abbot-pantaleon", "archbishop", "archbishop"),
        abbot=[int(key == "pantaleon") for key in CHURCHES],
        audiences=[1, 1, 0, 0],
    )
    assert scores(table) == [5 + 2 + 2, 7 + 2]
    assert [[row["score"] for row in state(table, reader)["seats"]] for reader in (0, 1, None)] == [[9, 9]] * 3
