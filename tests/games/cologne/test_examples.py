"""The worked examples of the rules text, each played by the rules."""

from __future__ import annotations

from collections.abc import Mapping

from bauhuette.engine.examples import WorkedExample, example_named
from bauhuette.match.table import Table

from .arrange import HAMMERED, arrange, church, play, scores, seat


def example(name: str) -> WorkedExample:
    return example_named("cologne", name)


def figures(one: WorkedExample) -> list[int]:
    return [int(count.amount) for count in one.counts if not count.is_total]


def completed(one: WorkedExample) -> Table:
    """Row 0 is the church, then a row of stones for each seat; the last stone of the last row completes it."""
    (key,) = one.row()
    stones: Mapping[str, list[str]] = {"abc"[i]: one.row(i + 1) for i in range(len(one.rows) - 1)}
    builder = list(stones)[-1]
    *_, load = stones[builder]
    built = {name: row for name, row in stones.items() if name != builder}
    turn = "abc".index(builder)
    table = arrange(
        len(stones),
        carts={f"{builder}1": key},
        loads={f"{builder}1": load},
        built={key: built},
        hammers=tuple(one for one in HAMMERED if one != key),
        turn=turn,
        to_move=turn,
    )
    return play(table, "build 1")


def test_most_points() -> None:
    """K15, K16, page 3 of the rulebook: whoever contributed the most points to a church gets all of them."""
    one = example("most-points")
    table = completed(one)
    assert church(table, "andreas")["owner"] == 0
    assert scores(table) == [one.total(), 0]
    assert sum(figures(one)) == one.total()


def test_special_case() -> None:
    """K17, page 3 of the rulebook, the special situation: of equals whoever unloaded last, though a third completes."""
    one = example("special-case")
    table = completed(one)
    assert scores(table) == [0, one.total(), 0]
    assert figures(one) == [3, 3, 1]


def test_blocked_street() -> None:
    """K30, K31, page 5 of the rulebook, where a cart can go: not over a red dot on which another stands."""
    one = example("blocked-street")
    start, dot, goal = one.row()
    free = arrange(carts={"a1": start, "b1": "buttermarkt", "b2": "leystapel", "a2": "bayenturm"})
    blocked = arrange(carts={"a1": start, "b1": dot, "b2": "leystapel", "a2": "bayenturm"})
    steps = [seat(table, 0)["carts"][0]["reach"][goal] for table in (free, blocked)]
    assert steps == figures(one)
