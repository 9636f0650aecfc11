"""Patterns of pillars: a position in which each holds, and one in which it does not."""

from __future__ import annotations

from pathlib import Path
from random import Random

from bauhuette.match.table import Table
from tests.games.reasoned import held, of, patterns_in, playout_since, untested
from tests.limits import Rounds

from .arrange import GAME, MATERIALS, final_card, offered, scoring, tricks


def after(table: Table, *moves: str) -> set[tuple[object, ...]]:
    return held(GAME, table, *moves)


def two_tricks() -> Table:
    """Seat 0 leads; all seats have two cards."""
    return tricks(
        [
            ["carpenter-green", "quarry-1"],
            ["prior-philip", "master-builder-green"],
            ["william-hamleigh", "forest-1"],
            ["toolmaker-red", "gravel-pit-1"],
        ]
    )


def test_every_pattern_is_tested() -> None:
    assert not untested(GAME, Path(__file__).read_text(encoding="utf-8"))


def test_a_trick_brings_and_burdens() -> None:
    """P11, P12: the green master builder gives the trick to green, whose carpenter lies in it."""
    plays = ("play carpenter-green", "play master-builder-green", "play william-hamleigh", "play gravel-pit-1")
    found = after(two_tricks(), *plays)
    assert of("trick-brings", found) == {
        ("trick-brings", 0, card) for card in ("carpenter-green", "master-builder-green", "gravel-pit-1")
    }
    assert of("trick-burdens", found) == {("trick-burdens", 0, "william-hamleigh")}
    assert not of("loses-craftsman", found)


def test_a_trick_for_another_brings_him_only_what_he_can_use() -> None:
    """P12, P18: Philip of 7 beats the carpenter, of 7 William is the later one: seat 2 is given the trick."""
    plays = ("play carpenter-green", "play prior-philip", "play william-hamleigh", "play toolmaker-red")
    found = after(two_tricks(), *plays)
    assert of("trick-brings", found) == {("trick-brings", 2, "prior-philip"), ("trick-brings", 2, "toolmaker-red")}
    assert of("trick-burdens", found) == {("trick-burdens", 2, "william-hamleigh")}
    assert of("loses-craftsman", found) == {("loses-craftsman", 2, "carpenter-green")}


def test_the_first_trick_is_this_trick() -> None:
    found = after(
        two_tricks(),
        *("play quarry-1", "play prior-philip", "play forest-1", "play gravel-pit-1"),
        *("play master-builder-green", "play william-hamleigh", "play toolmaker-red", "play carpenter-green"),
    )
    assert of("trick-brings", found) == {
        ("trick-brings", 1, card) for card in ("quarry-1", "prior-philip", "forest-1", "gravel-pit-1")
    }
    assert not of("trick-burdens", found)
    assert of("keeps-craftsman", found) == {("keeps-craftsman", "carpenter-green")}


def test_a_craftsman_that_is_played_is_not_kept() -> None:
    found = after(
        two_tricks(),
        *("play carpenter-green", "play prior-philip", "play forest-1", "play gravel-pit-1"),
        *("play master-builder-green", "play william-hamleigh", "play toolmaker-red", "play quarry-1"),
    )
    assert not of("keeps-craftsman", found)


def with_king() -> Table:
    return tricks(
        [
            ["king", "quarry-1"],
            ["carpenter-blue", "forest-1"],
            ["carpenter-red", "forest-2"],
            ["ellen", "gravel-pit-1"],
        ]
    )


def test_the_king_sets_this_trick_aside() -> None:
    found = after(with_king(), "play king", "play carpenter-blue", "play carpenter-red", "play ellen")
    assert of("king-sets-aside", found) == {
        ("king-sets-aside", 1, "carpenter-blue"),
        ("king-sets-aside", 2, "carpenter-red"),
    }
    assert not of("keeps-king", found)


def test_the_king_is_kept_for_a_later_trick() -> None:
    found = after(
        with_king(),
        *("play quarry-1", "play forest-1", "play carpenter-red", "play gravel-pit-1"),
        *("play forest-2", "play ellen", "play king", "play carpenter-blue"),
    )
    assert not of("king-sets-aside", found)
    assert of("keeps-king", found) == {("keeps-king", "king", "carpenter-blue")}


def test_who_gets_the_kings_trick_loses_nothing_by_it() -> None:
    """P16: seat 2 ends the hand without a trick."""
    table = final_card(
        ["quarry-1", "quarry-2", "forest-1", "forest-2"],
        [["gravel-pit-1"], ["ellen"], [], ["prior-philip"]],
        ["king", "carpenter-red"],
    )
    found = after(table, "play forest-2")
    assert of("kings-trick-to", found) == {("kings-trick-to", 2)}
    nobody = final_card(
        ["quarry-1", "quarry-2", "forest-1", "king"],
        [["gravel-pit-1"], ["ellen"], ["toolmaker-red"], ["prior-philip"]],
        [],
        stack=["potter"],
    )
    assert not of("kings-trick-to", after(nobody, "play king"))


def test_an_advantage_card_is_kept() -> None:
    """P32: the painter lies in the last trick, which goes to seat 0."""
    table = final_card(
        ["lady-aliena", "quarry-2", "forest-1", "painter"],
        [["gravel-pit-1"], ["ellen"], ["toolmaker-red"], ["prior-philip"]],
        [],
        stack=["potter"],
    )
    assert of("keeps-advantage", after(table, "play painter")) == {("keeps-advantage", 0, "painter")}
    assert not of("keeps-advantage", after(two_tricks(), "play quarry-1"))


def test_a_material_is_scored() -> None:
    """P21: the carpenter takes wood and no stone."""
    done = after(scoring(["carpenter-green"], "wood"), "done")
    assert not of("converts", done)
    assert of("converts", after(scoring(["carpenter-green"], "wood"), "convert carpenter wood")) == {
        ("converts", 0, "carpenter", "wood")
    }


def played_on(table: Table, luck: Random) -> None:
    """At random to the end of the next hand."""
    number = table.state.hand_number
    rounds = Rounds("the game goes on to what is tested")
    while table.to_move is not None and table.state.hand_number <= number + 1 and rounds():
        table.play(luck.choice(offered(table)))


def test_a_material_is_kept_for_the_next_hand() -> None:
    """P31: what seat 0 has after its scoring, does not take in the next hand, and converts there."""
    kept = set()
    for seed in range(40):
        table = scoring(["carpenter-green"], "wood sand")
        begun = len(table.past)
        table.play("done")
        played_on(table, Random(seed))
        claims = of("keeps-material", patterns_in(GAME, playout_since(GAME, table, begun)))
        took = [item.facts for past in table.past[begun:] for item in GAME.NEWS.read(past.after) if item.kind == "took"]
        new = {MATERIALS[facts["material"]] for facts in took if facts["seat"] == 0}
        assert {claim[2] for claim in claims} <= {"wood", "sand"} - new
        kept |= claims
    assert kept
    spent = scoring(["carpenter-green"], "wood")
    spent.play("convert carpenter wood")
    begun = len(spent.past)
    played_on(spent, Random(1))
    assert not of("keeps-material", patterns_in(GAME, playout_since(GAME, spent, begun)))
