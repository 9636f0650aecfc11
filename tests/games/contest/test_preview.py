"""What is foretold of a move: C11 to C14, C20, C26, C44 to C49."""

from __future__ import annotations

from bauhuette.bots.registry import bot
from bauhuette.match.table import Table
from tests.limits import Rounds

from .arrange import GAME, arranged


def auction(money: tuple[int, int, int]) -> Table:
    table = arranged(money=money, phase="offer", tops=("church-7", None))
    table.play("offer open")
    table.play("bid 2")
    return table


def test_a_bid_says_what_it_leaves_and_where_the_money_goes() -> None:
    table = auction((10, 10, 10))
    assert table.preview("bid 5") == "5 leaves you 5 talers. 2 to A, 3 to the bank."
    assert table.preview("bid 10", "de") == "Mit 10 bleibt dir nichts. 5 davon an A, 5 in die Kasse."


def test_a_bid_nobody_could_pay_is_called_a_bluff() -> None:
    assert auction((10, 4, 10)).preview("bid 5") == (
        "Bluff: you have 4. If your bid stays highest, all of it goes to the bank."
    )


def test_a_building_says_what_it_brings() -> None:
    table = arranged(cities=(("town-hall-5",), (), ()), hands=(("gate-3", "tower-1"), (), ()))
    assert table.preview("left gate-3") == "Worth 3. 2 talers more every turn."
    assert table.preview("right tower-1", "de") == "Zählt 1. Ein Schild mehr."


def test_a_roll_says_what_cannot_come() -> None:
    """C14, C15."""
    alone = arranged(phase="roll", saboteurs=(5, 0, 0))
    assert alone.preview("roll") == "Brings up to 5 talers; a dot brings nothing, because all saboteurs are yours."
    poor = arranged(phase="roll", money=(30, 30, 27))
    assert poor.preview("roll", "de") == "Bringt bis zu 5 Taler oder einen Saboteur. In der Kasse sind nur noch 3."


def test_of_what_is_not_offered_nothing_is_foretold() -> None:
    table = arranged(phase="roll")
    assert [table.preview(move) for move in ("bid 3", "pass", "done", "pay", "tuck open")] == [""] * 5
    assert table.preview("roll") == "Brings up to 5 talers or a saboteur."


def test_whole_games_go_as_foretold() -> None:
    """Whoever buys has as much left as was foretold of the bid."""
    table, greedy, bought = Table(GAME, 3, b"foretold"), bot("greedy", GAME), 0
    left: dict[int, int] = {}
    rounds = Rounds("whole games go as foretold")
    while table.to_move is not None and rounds():
        seat, move = table.to_move, table.ask(greedy)
        lines = GAME.preview(table.hidden(seat), move.id)
        if lines and lines[0].key == "bid":
            left[seat] = lines[0].facts["left"].number
        table.play(move)
        for item in GAME.NEWS.json(table.hidden(None)):
            if item["kind"] in ("bought", "bought-kind", "bought-unseen"):
                assert table.view(item["seat"])["state"]["seats"][item["seat"]]["money"] == left[item["seat"]]
                bought += 1
    assert bought > 10
