"""The public API of tables: moves, views, undo, positions."""

from __future__ import annotations

import json
from typing import Any

import pytest

import bauhuette as bh
from bauhuette.engine.catalogue import UnknownGame, game_keys
from bauhuette.engine.game import Game
from bauhuette.engine.moves import NotAMove
from bauhuette.engine.position import BadPosition
from bauhuette.engine.types import MoveId, Seat
from bauhuette.engine.validation import BadArgument, NoSuchSeat
from bauhuette.match.play_state import BadTable, CannotUndo, NotOffered
from bauhuette.match.table import Table
from tests.limits import Rounds


def test_games_have_keys_and_titles() -> None:
    assert bh.games()["pillars"]["de"] == "Die Säulen der Erde: Das Kartenspiel"
    with pytest.raises(UnknownGame, match=r"There is no game “chess”; there are: .*pillars"):
        bh.game("chess")


def test_the_same_seed_gives_the_same_game() -> None:
    game = bh.game("pillars")
    assert game.table(seats=4, seed=7).position() == game.table(seats=4, seed=7).position()
    assert game.table(seats=4, seed=7).position() != game.table(seats=4, seed=8).position()
    assert game.table(seats=4).position() != game.table(seats=4).position()


def test_moves_are_played_in_any_form() -> None:
    table = bh.game("pillars").table(seats=4, seed=7)
    move = table.moves()[0]
    for form in (move, str(move), move.id):
        other = bh.game("pillars").table(seats=4, seed=7)
        other.play(form)
        assert other.version == 1
    assert (move.family, list(move.args)) == ("play", ["card"])
    assert move.text("de") != move.text("en")


def test_wrong_moves_change_nothing_and_give_a_reason() -> None:
    table = bh.game("pillars").table(seats=4, seed=7)
    before = table.state.tobytes()
    with pytest.raises(NotAMove):
        table.play("fly")
    with pytest.raises(NotAMove):
        table.play(MoveId(10_000))
    with pytest.raises(NotOffered, match=r"“done” is not possible now .P26.") as refused:
        table.play("done")
    assert refused.value.reason("de") == "Gerade wird nichts umgewandelt."
    other = bh.game("contest")
    for ask in (table.play, table.why_not, table.preview):
        with pytest.raises(NotAMove, match="of another game or edition; this table plays pillars"):
            ask(other.table(seats=3, seed=1).moves()[0])
    with pytest.raises(BadTable, match="“greedy” was made for contest; this table plays pillars"):
        table.ask(bh.bot("greedy", other))
    with pytest.raises(CannotUndo, match="No move has been made yet"):
        table.undo()
    with pytest.raises(NoSuchSeat, match="no seat '0'; its seats are the numbers 0 to 3"):
        table.view("0")  # type: ignore[arg-type]
    assert table.state.tobytes() == before
    assert table.version == 0


def test_bad_tables_are_refused() -> None:
    with pytest.raises(BadArgument, match="'4' is neither a number nor a list of names"):
        bh.game("pillars").table(seats="4")
    with pytest.raises(BadTable, match="5 seats are not possible; possible: 3, 4"):
        bh.game("pillars").table(seats=5)
    with pytest.raises(BadTable, match="no option “speed”"):
        bh.game("pillars").table(options={"speed": 1})


def spoil(shown: Any) -> None:
    """Empty every list and dictionary in a view."""
    if isinstance(shown, dict | list):
        for part in list(shown.values() if isinstance(shown, dict) else shown):
            spoil(part)
        shown.clear()


def test_a_view_can_be_edited_without_spoiling_the_next(game: Game, seats: int) -> None:
    table = Table(game, seats, b"seed")
    before = json.dumps(table.view(0))
    spoil(table.view(0))
    assert json.dumps(table.view(0)) == before


def test_views_are_json_and_hide_the_others() -> None:
    table = bh.game("pillars").table(seats=4, seed=7)
    for seat in (0, 1, 2, 3, None):
        view = json.loads(json.dumps(table.view(seat)))
        for p, other in enumerate(view["state"]["seats"]):
            visible = set(other["hand"]) - {"lady-aliena"}
            assert bool(visible) == (p == seat)
        assert bool(view["moves"]) == (seat == table.to_move)


def test_undo_reverts_conversions_but_no_played_card() -> None:
    table = bh.game("pillars").table(seats=4, seed=7)
    with pytest.raises(CannotUndo):
        table.undo()
    rounds = Rounds("undo takes back conversions but no played card")
    while table.phase != "convert" and rounds():
        table.play(table.moves()[0])
        if table.phase == "trick":
            with pytest.raises(CannotUndo):
                table.undo()
    before, seat, version = table.state.tobytes(), table.to_move, table.version
    table.play(table.moves()[0])
    assert table.view(seat)["undo"]
    with pytest.raises(CannotUndo):
        table.undo(seat=Seat((seat or 0) + 1))
    table.undo(seat=seat)
    assert (table.state.tobytes(), table.version) == (before, version)


def test_position_is_editable_json(game: Game, seats: int) -> None:
    table = Table(game, seats, b"seed")
    position = json.loads(json.dumps(table.position()))
    assert Table(game, seats, b"seed", position=position).view(0)["state"] == table.view(0)["state"]


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("seats", 7, "7 seats are not possible"),
        ("hand", [], r"field hand: it must have the form \[4 values\]"),
        ("hand", [["carpenter-pink"], [], [], []], r"field hand\[0\]: “carpenter-pink” is not a name"),
        ("hand", [["king"], ["king"], [], []], "every card must be in exactly one place"),
        ("score", [5, 0, 0, 0], "field score: a score is the sum of its pad"),
        ("materials", [[-1, 0, 0, 0]] * 4, r"field materials\[0\]\[0\]: −1 is not between 0 and"),
        ("leader", "Anna", "field leader: Anna is not possible"),
        ("leader", 1 << 40, "field leader: 1099511627776 is not between 0 and 3"),
        ("phase", 9, "field phase: 9 is not between 0 and 3"),
        ("phase", 2, "there are cards in hands during tricks and only then"),
        ("to_move", -1, "field to_move: −1 is not between 0 and 3"),
        ("trick_size", 3, "as many cards as trick_size says"),
        ("stack_size", 0, "as many advantage cards as stack_size says"),
        ("colour", "red", "field colour: the game has no such field"),
        ("leader", 9, "field leader: 9 is not between 0 and 3"),
        ("to_move", 1, "field to_move: the seat that follows in the trick is to move"),
    ],
)
def test_bad_positions_name_the_field(field: str, value: Any, message: str) -> None:
    game = bh.game("pillars")
    position = game.table(seats=4, seed=7).position()
    with pytest.raises((BadPosition, BadTable), match=message):
        game.table(position={**position, field: value})


def test_missing_field_is_named() -> None:
    game = bh.game("pillars")
    position = game.table(seats=4, seed=7).position()
    del position["hand"]
    with pytest.raises(BadPosition, match="field hand: this field is missing"):
        game.table(position=position)


def test_every_game_opens_with_its_default_seats() -> None:
    for key in game_keys():
        table = bh.game(key).table(seed=1)
        assert len(table.names) == max(bh.game(key).meta.seats)
        assert table.moves()
