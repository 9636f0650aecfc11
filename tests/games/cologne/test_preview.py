"""What is foretold of a move is what it does."""

from __future__ import annotations

from typing import Any

from bauhuette.bots.registry import bot
from bauhuette.match.table import Table
from tests.limits import Rounds

from .arrange import GAME, arrange, news, seat

BEGUN = {"andreas": {"b": ("white",), "a": ("grey", "white")}}  # 4 of 6 points, 3 of them of seat a
HAMMERS = ("georg", "gereon", "ursula")


def on_the_way(steps: int, **layout: Any) -> Table:
    """Cart 1 of seat a carries a grey stone and is so many moves away from Andreas."""
    near = seat(arrange(carts={"a1": "andreas"}), 0)["carts"][0]["reach"]
    start = next(field for field, moves in near.items() if moves == steps)
    return arrange(carts={"a1": start}, loads={"a1": "grey"}, built=BEGUN, hammers=HAMMERS, **layout)


def test_the_way_and_what_can_be_done_there() -> None:
    """A field two moves away is no offered move, but it can be asked about."""
    assert on_the_way(2).preview("move 1 andreas") == "Two moves, then build: yours for 6."
    assert on_the_way(2, actions=2).preview("move 1 andreas") == "Two moves, no action left."
    assert on_the_way(2, actions=1).preview("move 1 andreas") == ""


def test_who_leads_at_a_church_that_is_not_completed() -> None:
    table = arrange(carts={"a1": "andreas"}, loads={"a1": "white"}, built=BEGUN, hammers=HAMMERS)
    assert table.preview("build 1") == "You lead 4 to 1 at St. Andreas, 1 missing."
    lone = {"andreas": {"b": ("black",)}}
    table = arrange(carts={"a1": "andreas"}, loads={"a1": "white"}, built=lone, hammers=HAMMERS)
    assert table.preview("build 1", "de") == "St. Andreas: 1 gegen 3, es fehlen 2."


def test_a_church_completed_for_somebody_else() -> None:
    built = {"andreas": {"b": ("black", "white")}}
    table = arrange(carts={"a1": "andreas"}, loads={"a1": "grey"}, built=built, hammers=HAMMERS)
    assert table.preview("build 1") == "St. Andreas goes to B for 6."


def test_attacks_depend_on_the_cards_of_the_victim() -> None:
    armed = arrange(hands={"a": ("saboteur",), "b": ("mayor", "trader")})
    assert armed.preview("sabotage b") == "B misses the next turn. A Guard could ward it off."
    assert arrange(hands={"a": ("saboteur",)}).preview("sabotage b") == "B misses the next turn."


def test_a_guard_is_feared_only_where_one_can_be() -> None:
    armed = arrange(hands={"a": ("thief",), "b": ("mayor", "trader")})
    assert armed.preview("steal b") == "You take one of the 2 cards of B. A Guard could ward it off."
    seen = arrange(hands={"a": ("thief", "guard", "guard"), "b": ("mayor",)}, discards=("guard", "guard"))
    assert seen.preview("steal b", "de") == "Du nimmst die einzige Karte von B."


def test_of_what_is_not_offered_nothing_is_foretold() -> None:
    table = arrange(carts={"a1": "andreas"})
    assert [table.preview(move) for move in ("build 1", "visit 1", "roll", "discard mayor", "guard")] == [""] * 5


def test_whole_games_go_as_foretold() -> None:
    """Whoever is foretold to get a church, gets it."""
    table, greedy, completed = Table(GAME, 3, b"foretold"), bot("greedy", GAME), 0
    rounds = Rounds("whole games go as foretold")
    while table.to_move is not None and rounds():
        move = table.ask(greedy)
        said = [line for line in GAME.preview(table.hidden(table.to_move), move.id) if line.key == "build-completes"]
        table.play(move)
        told = [(item["seat"], item["points"]) for item in news(table) if item["kind"] == "completed"]
        assert [(line.facts["seat"].number, line.facts["points"].number) for line in said] == told
        completed += len(told)
    assert completed > 3
