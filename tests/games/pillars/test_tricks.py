"""Preparation and tricks: P1 to P15. Position in, move, position out."""

from __future__ import annotations

import pytest

from bauhuette.engine.examples import example_named
from bauhuette.match.table import Table

from .arrange import ADVANTAGES, GAME, all_cards, kinds, news, seat, tricks

FRESH = {seats: [Table(GAME, seats, bytes([seed + 1])) for seed in range(20)] for seats in (3, 4)}


@pytest.mark.parametrize("seats", [3, 4])
def test_deal(seats: int) -> None:
    """P1, P5: all craftsmen, all neutral cards and one advantage card are dealt evenly, nine or ten each."""
    for table in FRESH[seats]:
        position = table.position()
        hands = position["hand"][:seats]
        assert [len(hand) for hand in hands] == [{3: 10, 4: 9}[seats]] * seats
        dealt = {card for hand in hands for card in hand}
        assert len(dealt & set(ADVANTAGES)) == 1
        assert dealt - set(ADVANTAGES) == set(all_cards(seats)) - set(ADVANTAGES)


def test_three_players_leave_a_colour_and_ellen_in_the_box() -> None:
    """P2: no orange craftsman and no Ellen with three players, both with four."""
    for table in FRESH[3]:
        assert not [c for hand in table.position()["hand"] for c in hand if c == "ellen" or c.endswith("orange")]
    assert any("ellen" in hand for hand in FRESH[4][0].position()["hand"])


def test_first_materials() -> None:
    """P3: one sand, one wood, one stone, no metal."""
    assert seat(FRESH[4][0], 2)["materials"] == {"sand": 1, "wood": 1, "stone": 1, "metal": 0}


def test_advantage_stack_is_shuffled_and_hidden() -> None:
    """P4: four cards remain on the stack, in every order over many deals, and nobody sees them."""
    tops = {table.position()["stack"][3] for table in FRESH[4]}
    assert len(tops) >= 4
    assert FRESH[4][0].view(0)["state"]["advantages_to_come"] == 4
    assert all(card == -1 for card in FRESH[4][0].hidden(0).stack[:4])


def test_lady_aliena_leads() -> None:
    """P6: her holder leads the first trick, with any card, and everybody knows who holds her."""
    for table in FRESH[4]:
        leader = table.to_move
        assert leader is not None
        assert "lady-aliena" in table.position()["hand"][leader]
        assert len(table.moves()) >= 8
        for reader in (0, 1, 2, 3, None):
            assert "lady-aliena" in table.view(reader)["state"]["seats"][leader]["hand"]


def test_any_card_may_be_played_in_turn() -> None:
    """P7: no suit to follow, and one plays from one's own hand only."""
    table = tricks([["quarry-1", "king"], ["carpenter-red", "ellen"], ["forest-1", "potter"], ["forest-2", "quarry-2"]])
    table.play("play quarry-1")
    assert table.to_move == 1
    assert [str(move) for move in table.moves()] == ["play carpenter-red", "play ellen"]
    refusal = table.why_not("play king")
    assert refusal is not None
    assert refusal.rule_id == "P7"


def test_alfred_only_as_the_last_card() -> None:
    """P8: Alfred Builder waits until he is alone in the hand."""
    table = tricks(
        [["alfred-builder", "king"], ["ellen", "potter"], ["forest-1", "quarry-2"], ["forest-2", "quarry-1"]]
    )
    assert [str(move) for move in table.moves()] == ["play king"]
    refusal = table.why_not("play alfred-builder")
    assert refusal is not None
    assert (refusal.rule_id, refusal.reason("de")) == (
        "P8",
        "Alfred Builder darfst du nur als letzte Karte spielen.",
    )
    table.play("play king")
    for move in ("play ellen", "play forest-1", "play forest-2"):
        table.play(move)
    assert table.to_move == 0
    assert [str(move) for move in table.moves()] == ["play alfred-builder"]


def test_worked_example_two_sixes() -> None:
    """P9, P10, P11, P14: the rulebook's trick. Quarry, blue carpenter, green carpenter, Ellen: of two sixes the later
    one is higher, it is green, so the green player is given the trick and leads, although red played it."""
    one = example_named("pillars", "two-sixes")
    assert one.row() == ["quarry-1", "carpenter-blue", "carpenter-green", "ellen"]
    others = ("king", "potter", "forest-1", "quarry-2")
    table = tricks([[card, other] for card, other in zip(one.row(), others, strict=True)])
    for card in one.row():
        table.play(f"play {card}")
    highest = next(piece.key for piece in one.rows[0].pieces if piece.matters)
    assert news(table)[-1] == {"kind": "trick-given", "receiver": 0, "player": 2, "card": highest}
    assert set(seat(table, 0)["given"]) == set(one.row())
    assert seat(table, 0)["tricks"] == 1
    assert table.to_move == 0


@pytest.mark.parametrize(
    ("plays", "receiver"),
    [
        (["lady-aliena", "carpenter-red", "prior-philip", "ellen"], 0),  # neutral: its player
        (["ellen", "carpenter-red", "prior-philip", "william-hamleigh"], 3),  # equal sevens: the later
        (["ellen", "painter", "quarry-1", "quarry-2"], 1),  # an advantage card: its player
        (["helper", "quarry-1", "lady-aliena", "quarry-2"], 2),  # nine and nine: the later
        (["master-builder-orange", "quarry-1", "lady-aliena", "quarry-2"], 3),  # a craftsman: his colour
    ],
)
def test_highest_card_takes_the_trick(plays: list[str], receiver: int) -> None:
    """P9, P10, P11, P12: by value, of equals the later, craftsmen for their colour, others for their player."""
    spare = ["king", "forest-1", "forest-2", "gravel-pit-1"]
    table = tricks([[card, other] for card, other in zip(plays, spare, strict=True)], stack=["bell-founder"])
    for card in plays:
        table.play(f"play {card}")
    assert news(table)[-1]["receiver"] == receiver
    assert table.to_move == receiver


def test_kings_trick_is_set_aside() -> None:
    """P13, P15: nobody is given the king's trick; whoever played the king leads."""
    hands = [["quarry-1", "ellen"], ["master-builder-blue", "potter"], ["king", "forest-1"], ["forest-2", "quarry-2"]]
    table = tricks(hands)
    for card in ("quarry-1", "master-builder-blue", "king", "forest-2"):
        table.play(f"play {card}")
    assert kinds(table) == ["played", "kings-trick"]
    assert set(table.view(None)["state"]["kings_trick"]) == {"quarry-1", "master-builder-blue", "king", "forest-2"}
    assert [seat(table, p)["tricks"] for p in range(3)] == [0, 0, 0]
    assert table.to_move == 2
