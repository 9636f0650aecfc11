"""Nobody knows more than a careful person at the table: cards lie face down, and who looks away from them forgets.

The rulebook: a drawn card is one "die nur er sich anschließend anschaut" (p. 4); one may "verdeckt abwerfen oder für
einen späteren Einsatz aufheben und dafür verdeckt vor sich auf den Tisch legen" (p. 6).
"""

from __future__ import annotations

from typing import Any

import pytest

from bauhuette.engine.types import Seat
from bauhuette.match.table import Table
from tests.limits import Rounds

from .arrange import CARDS, arrange, kinds, news, play, roll_until, seat, state

ALL_SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
WITH_A_THIRD = pytest.mark.parametrize("seats", [3, 4])
A, B, C = range(3)


def robbed(seats: int, *others: str, **layout: Any) -> Table:
    """Seat a has stolen the mayor, the only card of seat b, and holds other cards besides."""
    hands = {"a": ["thief", *others], "b": ["mayor"], **layout.pop("more", {})}
    return play(arrange(seats, hands=hands, **layout), "steal b", "allow")


def outsiders(seats: int) -> list[int | None]:
    return [None, *range(2, seats)]


def hidden_bytes(table: Table, reader: int | None) -> bytes:
    return bytes(table.hidden(None if reader is None else Seat(reader)).tobytes())


@ALL_SEATS
def test_the_robbed_player_knows_the_card_in_the_thiefs_hand(seats: int) -> None:
    """K47; p. 4, 6: the victim knows which card is gone; nobody else does."""
    table = robbed(seats, "trader")
    assert seat(table, A, B)["hand"] == ["mayor", None]
    for reader in outsiders(seats):
        assert seat(table, A, reader)["hand"] == [None, None]


@ALL_SEATS
def test_one_of_several_cards_discarded_face_down_is_any_of_them(seats: int) -> None:
    """K40; p. 6, "verdeckt abgeworfen": the robbed player cannot tell whether the stolen card was discarded."""
    stolen, other = robbed(seats, "trader"), robbed(seats, "trader")
    play(stolen, "discard mayor")
    play(other, "discard trader")
    for reader in (B, *outsiders(seats)):
        assert hidden_bytes(stolen, reader) == hidden_bytes(other, reader)
        assert kinds(stolen, reader) == ["discarded-hidden"]
    assert seat(stolen, A, B)["hand"] == [None]
    assert state(stolen, B)["discards"] == ["thief", None]
    assert state(stolen, A)["discards"] == ["mayor", "thief"]


@ALL_SEATS
def test_an_only_card_discarded_face_down_is_known_to_those_who_knew_it(seats: int) -> None:
    """K40, K47: there is nothing else it could have been."""
    table = play(robbed(seats), "discard mayor")
    assert news(table, B) == [{"kind": "discarded", "seat": A, "card": "mayor"}]
    assert state(table, B)["discards"] == ["mayor", "thief"]
    for reader in outsiders(seats):
        assert state(table, reader)["discards"] == ["thief", None]


@ALL_SEATS
def test_playing_one_of_two_alike_leaves_the_other_unknown(seats: int) -> None:
    """K41: the mayor played may be the stolen one, so of the card that is left the robbed player knows nothing."""
    twins = play(robbed(seats, "mayor"), "mayor")
    alone = play(robbed(seats, "trader"), "mayor")
    assert seat(twins, A, B)["hand"] == [None]
    for reader in (B, *outsiders(seats)):
        assert hidden_bytes(twins, reader) == hidden_bytes(alone, reader)


@ALL_SEATS
def test_alike_cards_all_known_stay_known(seats: int) -> None:
    """K40, K47: two mayors, both stolen from the same player: whichever is discarded, the other is a mayor."""
    table = arrange(seats, hands={"a": ["thief", "thief"], "b": ["mayor", "mayor"]})
    play(table, "steal b", "allow", "steal b", "allow", "discard mayor")
    assert seat(table, A, B)["hand"] == ["mayor"]
    assert news(table, B) == [{"kind": "discarded", "seat": A, "card": "mayor"}]


@ALL_SEATS
def test_of_three_cards_one_discarded_may_be_either_of_the_known(seats: int) -> None:
    """K40: two mayors and an unknown card: at least one mayor is left, and that is all the robbed player knows."""
    table = arrange(seats, hands={"a": ["thief", "thief", "guard"], "b": ["mayor", "mayor"]})
    play(table, "steal b", "allow", "steal b", "allow", "discard guard")
    assert seat(table, A, B)["hand"] == ["mayor", None]
    assert kinds(table, B) == ["discarded-hidden"]


def second_theft(seats: int, *others: str) -> dict[str, Table]:
    """Seat c has stolen from seat a, by the card that was taken; seat a had stolen the mayor of seat b."""
    found = {}
    for number in range(40):
        hands = {"a": ["thief", *others], "b": ["mayor"], "c": ["thief"]}
        table = arrange(seats, hands=hands, secret=bytes([number]))
        play(table, "steal b", "allow")
        table.state.turn = table.state.to_move = C
        play(table, "steal a", "allow")
        (card,) = seat(table, C, C)["hand"]
        found[card] = table
    return found


@WITH_A_THIRD
def test_a_second_thief_takes_any_of_several(seats: int) -> None:
    """K47; p. 6: neither the first victim nor anybody else is told which card went on."""
    tables = second_theft(seats, "trader")
    assert set(tables) == {"mayor", "trader"}
    for reader in (B, None, *range(3, seats)):
        assert len({hidden_bytes(table, reader) for table in tables.values()}) == 1
    table = tables["mayor"]
    assert seat(table, C, B)["hand"] == seat(table, A, B)["hand"] == [None]
    assert kinds(table, B)[-1] == "stole-hidden"
    assert seat(table, C, A)["hand"] == ["mayor"]


@WITH_A_THIRD
def test_an_only_card_stolen_again_stays_known(seats: int) -> None:
    """K47: the first victim knows what the second thief has taken."""
    table = second_theft(seats)["mayor"]
    assert seat(table, C, B)["hand"] == ["mayor"]
    assert seat(table, C, None)["hand"] == [None]
    assert news(table, B)[-1] == {"kind": "stole", "seat": C, "victim": A, "card": "mayor"}


@ALL_SEATS
def test_stealing_back_one_of_several(seats: int) -> None:
    """K47: the thief sees the card; what it may have been before is not known any more."""
    table = arrange(seats, hands={"a": ["thief", "mayor"], "b": ["mayor", "thief"]}, secret=b"2")
    rounds = Rounds("stealing back one of several")
    while seat(play(table, "steal b", "allow"), A, A)["hand"].count("mayor") != 2 and rounds():
        table = arrange(seats, hands={"a": ["thief", "mayor"], "b": ["mayor", "thief"]}, secret=table.secret + b"x")
    table.state.turn = table.state.to_move = B
    assert seat(table, A, B)["hand"] == ["mayor", None]
    play(table, "steal a", "allow")
    assert seat(table, B, B)["hand"] == ["mayor"]
    assert seat(table, A, B)["hand"] == [None], "the mayor left behind may never have been b's"


@ALL_SEATS
def test_a_reshuffle_hides_the_discards_and_not_the_hands(seats: int) -> None:
    """K41: whoever knew a card in a hand knows it still; what was discarded is a pile again."""
    discards = [kind for kind, n in CARDS.items() for _ in range(n - (kind in ("thief", "mayor")))]
    before = robbed(seats, discards=discards)
    before.state.turn = before.state.to_move = B
    before.state.rolled, before.state.phase = 0, 0
    for number in range(2000):
        table = Table(before.game, seats, number.to_bytes(4, "big"), position=before.position())
        if "reshuffled" in kinds(play(table, "roll"), None):
            break
    assert seat(table, A, B)["hand"] == ["mayor"]
    for reader in (A, B, *outsiders(seats)):
        assert state(table, reader)["discards"] == []


@ALL_SEATS
def test_a_drawn_card_is_seen_by_its_owner_alone(seats: int) -> None:
    """K25; p. 4: "zieht ... eine Begegnungskarte, die nur er sich anschließend anschaut"."""
    table = roll_until("drew-hidden", seats=seats)
    (card,) = seat(table, A, A)["hand"]
    assert news(table, A)[-1] == {"kind": "drew", "seat": A, "card": card}
    for reader in (B, *outsiders(seats)):
        assert seat(table, A, reader)["hand"] == [None]
        assert kinds(table, reader)[-1] == "drew-hidden"
