"""Resigning, leaving and putting away, over real sockets: what others see, what counts, what stays in whose list."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any

import pytest

from bauhuette.client import Refused, RemoteTable, Visitor
from bauhuette.match.record_reader import replay
from bauhuette.server.storage import ratings
from tests.limits import Rounds
from tests.server.running import RunningServer, play_to_the_end

Start = Callable[..., RunningServer]
BY_TWO = ["me", "open", "greedy"]


def two(server: RunningServer, **wishes: Any) -> tuple[RemoteTable, RemoteTable]:
    """Anna's game with Ben and a bot, running."""
    anna = server.member("Anna").open("pillars", BY_TWO, **wishes)
    ben = server.member("Ben").join(anna.id)
    anna.start()
    ben.wait_for(lambda view: view["status"] == "running")
    return anna, ben


def listed(visitor: Visitor) -> list[str]:
    return [table["id"] for table in visitor.call("GET", "/api/tables")["tables"]]


def put_away(visitor: Visitor, table: str) -> None:
    visitor.call("DELETE", f"/api/tables/{table}")


def why_not_put_away(visitor: Visitor, table: str) -> str:
    with pytest.raises(Refused) as refused:
        put_away(visitor, table)
    return refused.value.code


# --- resigning ---


def test_others_play_on_beside_a_bot_and_who_resigned_is_last(server: RunningServer) -> None:
    anna, ben = two(server)
    ben.command("resign")
    view = anna.wait_for(lambda view: view["seats"][1]["resigned"])
    assert (view["seats"][1]["handed"], view["seats"][1]["level"], view["seats"][1]["name"]) == (False, "greedy", "Ben")
    assert view["rated"]
    assert not ben.view["play"]["moves"]
    for command in ({"do": "return"}, {"do": "resign"}, {"do": "hand", "level": "greedy"}):
        with pytest.raises(Refused, match="have resigned"):
            ben.command(**command)
    play_to_the_end(anna)
    outcome = anna.view["play"]["outcome"]
    assert anna.view["ended"] == "rules"
    assert outcome["ranks"][1] == 3
    assert ben.wait_until_over()["play"]["outcome"] == outcome
    assert ben.visitor.call("GET", f"/api/tables/{ben.id}/replay?seat=1")["outcome"] == outcome
    assert replay(ben.visitor.record(ben.id)).outcome is not None


def test_alone_against_bots_it_is_over_at_once_and_a_rematch_begins(start: Start) -> None:
    first = start()
    anna = first.visitor("Anna").open("pillars", ["me", "greedy", "greedy"])
    anna.start()
    anna.wait_for(lambda view: bool(view["play"]["moves"]))
    anna.command("resign")
    view = anna.wait_until_over()
    assert view["ended"] == "resigned"
    assert view["play"]["outcome"]["ranks"][0] == 3
    assert view["play"]["outcome"]["reason"] == "resigned"
    assert replay(anna.visitor.record(anna.id)).outcome is None, "the record is of a game that its rules did not end"
    anna.command("rematch")
    again = RemoteTable(anna.visitor, anna.wait_for(lambda view: bool(view["rematch"]))["rematch"])
    again.start()
    assert not again.view["seats"][0]["resigned"]
    first.stop()
    with sqlite3.connect(first.settings.database) as rows:
        assert rows.execute("SELECT status, due FROM tables WHERE id = ?", [anna.id]).fetchone() == ("over", None)
    second = start()
    found = second.same(anna.visitor).call("GET", f"/api/tables/{anna.id}")
    assert (found["ended"], found["play"]["outcome"]) == ("resigned", view["play"]["outcome"])


def test_a_rated_game_counts_it_as_a_loss(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "LEAST_MOVES", 0)
    monkeypatch.setattr(ratings, "ONE_ADDRESS", 1.0)
    anna, ben = two(server)
    ben.command("resign")
    anna.command("resign")
    assert anna.wait_until_over()["rated"]

    def rating(one: RemoteTable) -> dict[str, float]:
        """As they see it themselves."""
        rows = one.visitor.call("GET", "/api/profile")["ratings"]
        return next((row for row in rows if (row["game"], row["seats"]) == ("pillars", 0)), {})

    rounds = Rounds("the rating is written beside the answer")
    while not rating(anna) and rounds():
        pass
    assert rating(anna)["games"] == rating(ben)["games"] == 1
    assert rating(ben)["points"] < min(1500, rating(anna)["points"])


def test_what_a_bot_finishes_is_marked_and_not_the_persons_result(server: RunningServer) -> None:
    anna = server.visitor("Anna")
    anna.call("POST", "/api/accounts", {"name": "anna", "password": "correct horse"})
    table = anna.open("pillars", ["me", "random", "random"])
    table.start()
    table.wait_for(lambda _: table.my_turn)
    table.move(table.view["play"]["moves"][0])
    assert table.view["stake"] == "rating"
    table.command("hand", level="greedy")
    table.wait_until_over()
    record = anna.record(table.id)
    own = [number for number, past in enumerate(replay(record).past, 1) if past.seat == 0]
    assert record["stand_ins"] == own[1:], "all but the first move of the seat"
    rounds = Rounds("the game is counted")
    while not (games := anna.call("GET", "/api/profiles/anna/games")["games"]) and rounds():
        pass
    assert next(seat["given_up"] for seat in games[0]["seats"] if seat["own"])
    assert anna.call("GET", "/api/profiles/anna/games?result=won")["games"] == []
    assert [one["id"] for one in anna.call("GET", "/api/profiles/anna/games?result=lost")["games"]] == [table.id]
    assert anna.call("GET", "/api/profiles/anna")["won"] == 0


def test_the_same_resignation_counts_once_and_nobody_resigns_for_another(server: RunningServer) -> None:
    anna, ben = two(server)
    command = {"id": "i-give-up-now", "do": "resign"}
    path = f"/api/tables/{anna.id}/commands"
    answers = [ben.visitor.call("POST", path, command)["answer"] for _ in range(2)]
    assert [answer["result"] for answer in answers] == ["accepted", "duplicate"]
    assert answers[0]["version"] == answers[1]["version"]
    stranger = server.visitor("Zoe").call("POST", path, {"id": "let-them-lose", "do": "resign"})["answer"]
    assert stranger["refusal"]["code"] == "not-seated"
    other = ben.visitor.call("POST", f"{path}?seat=0", {"id": "anna-gives-up", "do": "resign"})["answer"]
    assert other["refusal"]["code"] in ("not-seated", "resigned")
    assert not anna.wait_for(lambda view: view["seats"][1]["resigned"])["seats"][0]["resigned"]


def test_at_one_device_each_resigns_for_themselves(server: RunningServer) -> None:
    table = server.visitor("Anna").open("pillars", ["me", "here:Ben", "here:Cleo"])
    table.start()
    with pytest.raises(Refused, match="name the one you play for"):
        table.command("resign")
    table.sit(1)
    table.command("resign")
    view = table.wait_for(lambda view: view["seats"][1]["resigned"])
    assert [seat["resigned"] for seat in view["seats"]] == [False, True, False]
    table.sit(0)
    table.command("resign")
    assert table.wait_until_over()["play"]["outcome"]["ranks"] == [2, 3, 1]


# --- one's own list ---


def test_a_table_is_put_away_only_where_nobody_waits(server: RunningServer) -> None:
    anna, ben = two(server)
    assert listed(ben.visitor) == [ben.id]
    assert why_not_put_away(ben.visitor, ben.id) == "still-playing"
    ben.command("resign")
    info = ben.visitor.call("GET", "/api/tables")["tables"][0]
    assert not info["your_turn"]
    put_away(ben.visitor, ben.id)
    assert listed(ben.visitor) == []
    assert listed(anna.visitor) == [anna.id], "it is Ben's list alone"
    assert ben.visitor.call("GET", f"/api/tables/{ben.id}")["seat"] == 1, "the link still leads there"
    play_to_the_end(anna)
    put_away(anna.visitor, anna.id)
    assert listed(anna.visitor) == []
    for nobody in (server.visitor("Zoe"), server.visitor("Yvo")):
        assert why_not_put_away(nobody, anna.id) == "not-seated"
    assert why_not_put_away(anna.visitor, "nowhere0") == "not-found"


def test_what_is_put_away_is_still_forgotten_with_the_person(server: RunningServer) -> None:
    anna = server.visitor("Annabella").open("pillars", ["me", "greedy", "greedy"])
    anna.start()
    anna.command("resign")
    put_away(anna.visitor, anna.id)
    anna.visitor.call("DELETE", "/api/account", {})
    with sqlite3.connect(server.settings.database) as rows:
        assert "Annabella" not in str(rows.execute("SELECT setup FROM tables").fetchall())


def test_whoever_leaves_before_the_start_has_the_table_off_the_list_until_they_are_back(server: RunningServer) -> None:
    anna = server.visitor("Anna").open("pillars", ["me", "open", "open"])
    ben = server.visitor("Ben").join(anna.id)
    assert why_not_put_away(ben.visitor, ben.id) == "still-playing"
    ben.command("leave")
    assert listed(ben.visitor) == []
    ben.command("join")
    assert listed(ben.visitor) == [anna.id]
    anna.command("leave")
    assert listed(anna.visitor) == []


def test_what_was_put_away_is_back_with_whoever_sits_down_again(server: RunningServer) -> None:
    anna = server.visitor("Anna").open("pillars", ["me", "open", "open"])
    ben = server.visitor("Ben").join(anna.id)
    with sqlite3.connect(server.settings.database) as rows:
        rows.execute("UPDATE members SET put_away = 1")
    assert listed(ben.visitor) == []
    ben.command("leave")
    ben.command("join")
    assert listed(ben.visitor) == [anna.id]


def test_lessons_stay_off_the_list_until_one_plays_on(server: RunningServer) -> None:
    anna = server.visitor("Anna")
    plan = anna.call("GET", "/api/lessons/pillars")
    lesson = RemoteTable(anna, anna.call("POST", "/api/lessons/pillars")["id"])
    assert listed(anna) == []
    for move in (one["move"]["id"] for one in plan["moves"]):
        lesson.wait_for(lambda view: bool(view["play"]["moves"]))
        lesson.move(move)
    lesson.wait_for(lambda view: view["version"] > plan["length"] and bool(view["play"]["moves"]))
    assert listed(anna) == [], "left at its last step"
    lesson.move(lesson.view["play"]["moves"][0])
    assert listed(anna) == [lesson.id], "a game of one's own"


def test_who_leaves_the_course_has_a_game_of_their_own(server: RunningServer) -> None:
    anna = server.visitor("Anna")
    lesson = RemoteTable(anna, anna.call("POST", "/api/lessons/pillars")["id"])
    lesson.move("play william-hamleigh")
    assert listed(anna) == [lesson.id]


def test_a_damaged_table_can_be_put_away(start: Start) -> None:
    first = start()
    anna = first.visitor("Anna").open("pillars", ["me", "greedy", "greedy"])
    anna.start()
    first.stop()
    with sqlite3.connect(first.settings.database) as rows:
        rows.execute("""UPDATE events SET body = replace(body, '"hash":"', '"hash":"x')""")
    second = start()
    visitor = second.same(anna.visitor)
    assert [table["damaged"] for table in visitor.call("GET", "/api/tables")["tables"]] == [True]
    put_away(visitor, anna.id)
    assert listed(visitor) == []


@pytest.mark.thorough
def test_processes_agree_on_who_has_resigned(start: Start, postgres: str) -> None:
    one, other = (start(database=postgres, poll_every=0.1) for _ in range(2))
    anna = one.visitor("Anna").open("pillars", BY_TWO)
    ben = other.visitor("Ben").join(anna.id)
    anna.wait_for(lambda view: view["seats"][1]["kind"] == "person")
    anna.start()
    ben.wait_for(lambda view: view["status"] == "running")
    ben.command("resign")
    anna.wait_for(lambda view: view["seats"][1]["resigned"])
    put_away(one.same(ben.visitor), anna.id)
    assert listed(ben.visitor) == []
