"""What is foretold of a move: P9 to P13, P21 to P31."""

from __future__ import annotations

from bauhuette.bots.registry import bot
from bauhuette.match.table import Table
from tests.limits import Rounds

from .arrange import GAME, tricks

REST = ["carpenter-red", "forest-2"]


def test_the_last_card_of_a_trick_settles_it() -> None:
    table = tricks(
        [["quarry-1"], ["forest-1"], ["forest-2"], ["quarry-2", "king"]],
        ["master-builder-red", "carpenter-blue", "toolmaker-red"],
    )
    assert table.preview("play quarry-2") == "Goes to C."
    assert table.preview("play king", "de") == "Der Stich wird beiseitegelegt; du spielst danach aus."


def test_what_may_still_follow_is_said() -> None:
    hands = [["master-builder-green", "quarry-1"], ["king", "ellen"], ["master-builder-blue", "forest-1"], REST]
    table = tricks(hands)
    assert table.preview("play master-builder-green") == "Goes to you unless the King or another 10 is played. 1 point."
    assert table.preview("play quarry-1", "de") == "Offen: Jede Karte, die noch kommen kann, ist höher."


def test_only_what_is_still_out_is_feared() -> None:
    def led(card: str, *others: str) -> str:
        return tricks([[card, "quarry-1"], [others[0], "forest-1"], [others[1], "gravel-pit-1"], REST]).preview(
            f"play {card}"
        )

    assert led("master-builder-green", "master-builder-blue", "ellen").startswith(
        "Goes to you unless another 10 is played."
    )
    assert led("carpenter-green", "master-builder-blue", "carpenter-blue").startswith(
        "Goes to you unless a card of 6 or higher is played that is not yours."
    )
    assert led("stonemason-green", "master-builder-blue", "ellen").startswith(
        "Goes to you unless a card above 4 is played that is not yours."
    )
    last = tricks([[], [], [], ["king"]], ["master-builder-red", "carpenter-blue", "toolmaker-red"])
    assert last.preview("play king") == "The trick is set aside."


def test_the_cards_that_still_take_a_trick_away_are_named_where_they_are_few() -> None:
    hands = [["master-builder-green", "quarry-1"], ["king", "ellen"], ["master-builder-blue", "forest-1"], REST]
    table = tricks(hands)

    def named(card: str) -> list[object]:
        facts = GAME.preview(table.hidden(0), table.move_id(f"play {card}"))[0].json()["facts"]
        return [fact["value"] for name, fact in facts.items() if name.startswith("taker")]

    assert named("master-builder-green") == ["king", "master-builder-blue"]
    assert named("quarry-1") == []


def test_a_card_that_cannot_fall_now_is_not_feared() -> None:
    """P8: Alfred Builder, a 1 as the potter is, falls in the last trick only."""
    hands = [
        ["potter", "toolmaker-red"],
        ["alfred-builder", "forest-1"],
        ["forest-2", "king"],
        ["quarry-1", "quarry-2"],
    ]
    assert tricks(hands).preview("play potter") == "Goes to you unless the King is played."
    last = tricks([["potter"], ["alfred-builder"], ["forest-2"], ["quarry-1"]])
    assert last.preview("play potter") == "Goes to you unless another 1 is played."


def test_cards_that_would_have_taken_it_and_are_gone_are_named_too() -> None:
    hands = [["master-builder-green", "quarry-1"], ["king", "ellen"], ["master-builder-blue", "forest-1"], REST]
    table = tricks(hands)
    facts = GAME.preview(table.hidden(0), table.move_id("play master-builder-green"))[0].json()["facts"]
    gone = [fact["value"] for name, fact in facts.items() if name.startswith("gone")]
    assert gone == ["master-builder-red", "master-builder-orange"]  # the King and the blue one are still out


def test_what_a_trick_brings_is_named_too() -> None:
    """Materials by kind, and the own craftsmen, who pay for them."""
    hands = [["master-builder-green", "quarry-1"], ["king", "ellen"], ["quarry-2"], ["forest-2"]]
    table = tricks(hands, ["forest-1", "tom-builder"], leader=2)
    lines = GAME.preview(table.hidden(0), table.move_id("play master-builder-green"))
    materials, points = (line.json()["facts"] for line in lines[1:])
    assert [fact["value"] for fact in materials.values()] == [2, "wood"]  # Tom's is chosen later
    assert [fact["value"] for fact in points.values()] == [1, "master-builder-green"]


def test_only_the_king_can_take_it_away() -> None:
    hands = [["master-builder-green", "quarry-1"], ["king", "ellen"], ["quarry-2", "forest-1"], REST]
    assert tricks(hands).preview("play master-builder-green") == "Goes to you unless the King is played. 1 point."


def test_of_what_is_not_offered_nothing_is_foretold() -> None:
    table = tricks([["quarry-1", "forest-1"], ["king", "ellen"], ["quarry-2", "gravel-pit-1"], REST])
    assert [table.preview(move) for move in ("play king", "done", "tom stone", "drop wood")] == [""] * 4


def test_whole_games_go_as_foretold() -> None:
    """Who is foretold to be given a trick for sure is given it; what a conversion is said to bring, it brings."""
    table, greedy, sure = Table(GAME, 4, b"foretold"), bot("greedy", GAME), 0
    promised: int | None = None
    rounds = Rounds("whole games go as foretold")
    while table.to_move is not None and rounds():
        move = table.ask(greedy)
        lines = GAME.preview(table.hidden(table.to_move), move.id)
        for line in lines:
            if line.key in ("trick", "trick-sure"):
                promised = line.facts["seat"].number
        table.play(move)
        for item in GAME.NEWS.json(table.hidden(None)):
            if item["kind"] == "converted":
                assert lines[0].facts["points"].number == item["points"]
            if item["kind"] == "trick-given":
                assert promised in (None, item["receiver"])
                sure += promised is not None
                promised = None
            if item["kind"] == "kings-trick":
                assert promised is None
    assert sure > 20
