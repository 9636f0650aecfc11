"""Moves are taken apart by their table: whatever the order of its families, the same rules are asked."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from bauhuette.engine.dispatch import dispatch, reader, writer
from bauhuette.engine.domains import SEAT, Names, Ordinals, Range
from bauhuette.engine.game import Game
from bauhuette.engine.moves import Family, MoveSpace

RECORDS = Path(__file__).parents[1] / "games"
FAMILIES = (
    Family("bid", amount=Range(3, 5)),
    Family("give", card=Names("card", ("church", "gate")), place=Ordinals(3), victim=SEAT),
    Family("pass"),
)
OVER = 99


def rules_that_tell(told: list[tuple[Any, ...]]) -> dict[str, Any]:
    """The rules of a game that only says how it was asked."""

    def why_not_bid(s: Any, amount: int) -> int:  # noqa: ARG001
        return amount

    def do_bid(s: Any, amount: int) -> None:  # noqa: ARG001
        told.append(("bid", amount))

    def why_not_give(s: Any, card: int, place: int, victim: int) -> int:  # noqa: ARG001
        return 100 * card + 10 * place + victim

    def do_give(s: Any, card: int, place: int, victim: int) -> None:  # noqa: ARG001
        told.append(("give", card, place, victim))

    def why_not_pass(s: Any) -> int:  # noqa: ARG001
        return 0

    def do_pass(s: Any) -> None:  # noqa: ARG001
        told.append(("pass",))

    return {**locals(), "__name__": "a_game", "__file__": __file__}


class Running:
    over = 0


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bauhuette.engine.jit.COMPILED", False)


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_every_family_is_asked_with_its_own_parameters(order: tuple[int, ...]) -> None:
    moves = MoveSpace(*(FAMILIES[i] for i in order))
    told: list[tuple[Any, ...]] = []
    guard, apply = dispatch(moves, rules_that_tell(told), over=OVER)
    for move in moves.ids():
        family, indices = moves.parts(move)
        told.clear()
        apply(Running, move)
        values = [indices[name] + domain.base for name, domain in family.params.items()]
        assert told == [(family.name, *values)]
        assert guard(Running, move) == sum(value * 10**i for i, value in enumerate(reversed(values)))
        assert writer(moves, family.name)(*values) == move
        for name, value in zip(family.params, values, strict=True):
            assert reader(moves, family.name, name)(move) == value


def test_amounts_are_themselves_and_places_are_counted_from_nought() -> None:
    moves = MoveSpace(*FAMILIES)
    assert [reader(moves, "bid", "amount")(moves.parse(text)) for text in ("bid 3", "bid 5")] == [3, 5]
    assert [reader(moves, "give", "place")(moves.parse(f"give gate {i} b")) for i in (1, 3)] == [0, 2]


def test_rules_stand_in_chapters_too_but_once() -> None:
    told: list[tuple[Any, ...]] = []
    rules, chapter = rules_that_tell(told), ModuleType("chapter")
    chapter.__dict__.update(do_pass=rules.pop("do_pass"), why_not_pass=rules["why_not_pass"])
    moves = MoveSpace(*FAMILIES)
    _, apply = dispatch(moves, rules, chapter, over=OVER)
    apply(Running, moves.first("pass"))
    assert told == [("pass",)]
    chapter.__dict__.update(do_bid=lambda s, amount: None)  # noqa: ARG005
    with pytest.raises(TypeError, match="more than one do_bid"):
        dispatch(moves, rules, chapter, over=OVER)


def test_after_the_end_nothing_is_allowed() -> None:
    class Over:
        over = 1

    guard, _ = dispatch(MoveSpace(*FAMILIES), rules_that_tell([]), over=OVER)
    assert guard(Over, 0) == OVER


def test_something_can_follow_every_move() -> None:
    told: list[tuple[Any, ...]] = []
    _, apply = dispatch(MoveSpace(*FAMILIES), rules_that_tell(told), over=OVER, then=lambda _s: told.append(("then",)))
    apply(Running, 0)
    assert told == [("bid", 3), ("then",)]


def test_an_author_is_told_what_is_missing_or_does_not_fit() -> None:
    rules = rules_that_tell([])
    del rules["do_pass"]
    with pytest.raises(TypeError, match=r"a_game has no do_pass\(s\) for the moves 'pass'"):
        dispatch(MoveSpace(*FAMILIES), rules, over=OVER)
    rules = rules_that_tell([])
    rules["why_not_give"] = lambda s, place, card, victim: 0  # noqa: ARG005
    with pytest.raises(TypeError, match=r"takes \(s, place, card, victim\), not \(s, card, place, victim\)"):
        dispatch(MoveSpace(*FAMILIES), rules, over=OVER)


REORDERED = """
import sys
from pathlib import Path
from bauhuette.engine import moves

begin = moves.MoveSpace.__init__
moves.MoveSpace.__init__ = lambda self, *families: begin(self, *reversed(families))
from bauhuette.match.record_reader import read_record, replay
for path in sys.argv[1:]:
    record = read_record(Path(path))
    table = replay(record)
    assert table.record()["result"] == record["result"], path
    print(table.game.MOVES.families[-1].name, len(record["moves"]))
"""


def test_the_order_of_families_is_nobodys_business(game: Game) -> None:
    """A whole recorded game, by its notation, with the table of moves turned around: every hash is the same."""
    records = sorted((RECORDS / game.meta.key / "records").glob("*.json"))
    shortest = min(records, key=lambda path: path.stat().st_size)
    run = subprocess.run(
        [sys.executable, "-c", REORDERED, str(shortest)],
        env={**os.environ, "BAUHUETTE_JIT": "off"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.split()[0] == game.MOVES.families[0].name
