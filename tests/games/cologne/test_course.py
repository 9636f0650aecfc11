"""Preparation, the course of the game and its end: K1 to K10, K20. Position in, move, position out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bauhuette.match.record_reader import read_record, replay
from bauhuette.match.table import Table
from tests.limits import Rounds

from .arrange import (
    CARDS,
    CHURCHES,
    GAME,
    GATES,
    arrange,
    kinds,
    news,
    offered,
    play,
    refused,
    scores,
    seat,
    state,
)

FRESH = {seats: [Table(GAME, seats, bytes([seed + 1])) for seed in range(30)] for seats in (2, 3, 4)}


def test_whoever_gave_most_takes_all() -> None:
    """K1: four of six points win the whole church, two of six nothing; value counts, not the number of stones."""
    table = arrange(
        carts={"a1": "andreas"},
        loads={"a1": "black"},
        built={"andreas": {"a": ["white"], "b": ["white", "white"]}},
        hammers=("georg", "gereon", "ursula"),
    )
    play(table, "build 1")
    assert scores(table) == [6, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_carts_start_on_their_dots(seats: int) -> None:
    """K2: two carts on the dots of one's number, no cards, no points."""
    dots = [
        ["stolkgasse", "pantaleonstor"],
        ["breite-strasse-west", "kartaeuserwall"],
        ["schaafenstrasse", "severinstrasse"],
        ["entenpfuhl", "waisenhausgasse"],
    ]
    table = FRESH[seats][0]
    for p in range(seats):
        assert [cart["at"] for cart in seat(table, p)["carts"]] == dots[p]
        assert seat(table, p)["hand"] == []
    assert scores(table) == [0] * seats


def test_one_white_stone_at_each_gate() -> None:
    """K3: 20 white, 15 grey and 15 black stones, five of the white ones at the gates."""
    shown = state(FRESH[2][0])
    assert [shown["gates"][gate] for gate in GATES] == [{"white": 1, "grey": 0, "black": 0}] * 5
    assert shown["supply"] == {"white": 15, "grey": 15, "black": 15}


def test_thirty_cards() -> None:
    """K4: all encounter cards lie face down, and luck decides which one comes."""
    position = FRESH[4][0].position()
    assert position["deck"] == list(CARDS.values())
    assert sum(position["deck"]) == state(FRESH[4][0])["deck"] == 30
    assert not FRESH[4][0].hidden(0).deck.any()


def test_four_hammers() -> None:
    """K5: four churches, any four, are marked at the start; the others wait."""
    marked = set()
    for table in FRESH[3]:
        sites = {key: row["site"] for key, row in state(table)["churches"].items()}
        assert sorted(sites.values()) == ["hammer"] * 4 + ["waiting"] * 8
        marked |= {key for key, site in sites.items() if site == "hammer"}
    assert marked == set(CHURCHES)


def test_seats_in_turn() -> None:
    """K20: the first seat begins, the others follow, then it begins again."""
    table = Table(GAME, 3, b"round")
    order = []
    for _ in range(6):
        order.append(table.to_move)
        play(table, "roll")
        rounds = Rounds("seats in turn")
        while "end" not in offered(table) and rounds():
            table.play(offered(table)[0])
        play(table, "end")
    assert order == [0, 1, 2, 0, 1, 2]


NEARLY = {"kunibert": "a", "severin": "a", "maria-lyskirchen": "a", "maria-im-kapitol": "a"}  # 30 points


def one_stone_short(turn: int, **fields: Any) -> Table:
    """Seat a has 30 of 35 points and five of the six points at Andreas; the seat on turn can lay the last."""
    letter = "ab"[turn]
    return arrange(
        carts={f"{letter}1": "andreas"},
        loads={f"{letter}1": "white"},
        built={"andreas": {"a": ["grey", "black"]}},
        owners=NEARLY,
        hammers=("georg", "gereon", "ursula"),
        turn=turn,
        to_move=turn,
        **fields,
    )


def test_goal_lets_the_round_be_played_out() -> None:
    """K6: seat a reaches 35 in its own turn; seat b still gets its turn, then it is over."""
    table = play(one_stone_short(0), "build 1")
    assert scores(table)[0] == 36
    assert kinds(table)[-1] == "goal"
    assert state(table)["last_round"]
    play(table, "end")
    assert table.to_move == 1
    play(table, "roll")
    rounds = Rounds("goal lets the round be played out")
    while table.to_move is not None and rounds():
        table.play("end" if "end" in offered(table) else offered(table)[0])
    assert table.outcome == ("goal", [36, 0], [1, 2])


def test_goal_reached_in_anothers_turn() -> None:
    """K6: seat b completes the church for seat a; all have had the same number of turns, so the game ends."""
    table = play(one_stone_short(1), "build 1", "end")
    assert table.outcome == ("goal", [36, 0], [1, 2])


SIX_POINTS_SHORT = {
    2: ("maria-im-kapitol", "maria-lyskirchen", "georg", "kunibert"),
    3: ("kunibert", "maria-lyskirchen", "aposteln"),
    4: ("kunibert", "severin"),
}


def about_to_win(seats: int, **hands: list[str]) -> Table:
    """Seat a, on turn, can reach the goal by a stone."""
    return arrange(
        seats,
        carts={"a1": "andreas"},
        loads={"a1": "white"},
        built={"andreas": {"a": ["grey", "black"]}},
        owners=dict.fromkeys(SIX_POINTS_SHORT[seats], "a"),
        hammers=("gereon", "ursula"),
        hands=hands,
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_has_won_takes_no_second_turn(seats: int) -> None:
    """K6, K46; p. 2: "Das Spiel endet, sobald ein Baumeister ... Punkten errungen hat"; the mayor came before."""
    table = play(about_to_win(seats, a=["mayor", "mayor"]), "mayor", "build 1")
    assert state(table)["last_round"]
    assert refused(table, "mayor") == "K46"
    assert play(table, "end").to_move == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_one_turn_is_made_up(seats: int) -> None:
    """K6, K46; p. 2: "die Möglichkeit, diesen Spielzug nachzuholen": one, not two by a mayor."""
    table = play(about_to_win(seats, b=["mayor"]), "build 1", "end")
    assert table.to_move == 1
    assert refused(table, "mayor") == "K46"
    play(table, "roll")
    assert refused(table, "mayor") in ("K46", "K27")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_before_the_goal_a_mayor_grants_a_turn(seats: int) -> None:
    """K46."""
    assert play(about_to_win(seats, a=["mayor"]), "mayor", "end").to_move == 0


@pytest.mark.parametrize(("seats", "goal"), [(2, 35), (3, 25), (4, 20)])
def test_goals(seats: int, goal: int) -> None:
    """K6: 35, 25 and 20 points for two, three and four players."""
    assert state(FRESH[seats][0])["goal"] == goal


def test_most_points_win_even_against_the_first_to_arrive() -> None:
    """K7: seat b overtakes in the turn it still gets."""
    table = play(one_stone_short(0), "build 1", "end")
    position = table.position()
    for c in range(len(CHURCHES)):
        if position["owner"][c] == 0:
            position["owner"][c] = 1
    position |= {"phase": 1, "rolled": 1}
    end = Table(GAME, 2, b"end", position=position)
    assert play(end, "end").outcome == ("goal", [0, 36], [2, 1])


def test_draw() -> None:
    """K7: equal points share the first rank."""
    owners = {"georg": "a", "kunibert": "a", "severin": "b", "maria-im-kapitol": "a", "maria-lyskirchen": "b"}
    owners |= {"gross-st-martin": "a", "andreas": "b", "ursula": "a", "caecilien": "b", "gereon": "b", "aposteln": "b"}
    table = arrange(owners=owners, hammers=("pantaleon",), turn=1, to_move=1)
    assert scores(table) == [36, 36]
    outcome = play(table, "end").outcome
    assert outcome is not None
    assert outcome.ranks == [1, 1]


def test_a_second_turn_belongs_to_its_round() -> None:
    """K8: seat a reaches the goal in its second turn; seat b makes up one turn, not two."""
    table = play(one_stone_short(0, hands={"a": ["mayor"]}), "mayor", "end", "roll", "build 1", "end")
    assert table.to_move == 1
    play(table, "roll")
    rounds = Rounds("a second turn belongs to its round")
    while "end" not in offered(table) and rounds():
        table.play(offered(table)[0])
    assert play(table, "end").outcome == ("goal", [36, 0], [1, 2])


def test_missed_turns_count_as_taken() -> None:
    """K8: seat b misses the turn it would have had in the last round, and the game is over."""
    table = arrange(
        carts={"a1": "andreas"},
        loads={"a1": "white"},
        built={"andreas": {"a": ["grey", "black"]}},
        owners=NEARLY,
        hammers=("georg", "gereon", "ursula"),
        spent=("saboteur",),
        sabotaged=[0, 1, 0, 0],
    )
    play(table, "build 1", "end")
    assert "skipped" in kinds(table)
    assert table.outcome == ("goal", [36, 0], [1, 2])


def test_all_churches_stand() -> None:
    """K9: in an edition with a goal of 200 points the last stone of the last church ends the game with its round."""
    record = read_record(Path(__file__).parent / "records" / "built.json")
    assert record["edition_values"] == {"thresholds.two.threshold": 200}
    table = replay(record)
    assert {row["site"] for row in state(table)["churches"].values()} == {"complete"}
    assert table.outcome is not None
    assert table.outcome.reason == "built"
    assert record["moves"][0] == "build 1"
    assert table.past[1].seat == 0
    assert table.past[-1].seat == 1


def test_bound_on_turns() -> None:
    """K10: after 400 turns the round is finished, and so is the game."""
    table = play(arrange(turns=399), "end", "roll")
    assert table.to_move == 1
    table = play(arrange(turns=400, turn=1, to_move=1), "end")
    assert table.outcome is not None
    assert table.outcome.reason == "turns"
    assert news(table) == []
