"""Tournaments on a server: entered, played, sealed, killed; what strangers learn of them."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from bauhuette.client import Refused, RemoteTable, Visitor
from bauhuette.match.commands import start
from bauhuette.match.commands.game_end import Unseal
from bauhuette.server.access.permissions import Action, may
from tests.limits import Rounds
from tests.match.at_a_table import ANNA, BEN, happen, new_match, play_until, sitting
from tests.server import bot_tournament
from tests.server.running import RunningServer, play_to_the_end

Start = Callable[..., RunningServer]


def announced(by: Visitor, **wishes: Any) -> str:
    charter = {"name": "Cup", "game": "pillars", "seats": 3, "rounds": 2, **wishes}
    return str(by.call("POST", "/api/tournaments", charter)["id"])


def ask(by: Visitor, tournament: str, do: str, **args: Any) -> dict[str, Any]:
    body = {"id": f"c-{uuid4().hex}", "command": {"do": do, **args}}
    told: dict[str, Any] = by.call("POST", f"/api/tournaments/{tournament}/commands", body)
    return told


def look(by: Visitor, tournament: str) -> dict[str, Any]:
    told: dict[str, Any] = by.call("GET", f"/api/tournaments/{tournament}")
    return told


def until(by: Visitor, tournament: str, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    rounds = Rounds("the tournament goes on")
    while not wanted(view := look(by, tournament)) and rounds():
        time.sleep(0.02)
    return view


def own_table(by: Visitor, tournament: str) -> RemoteTable:
    view = look(by, tournament)
    boards = view["rounds"][-1]["boards"]
    own = [board for board in boards if any(chair["entrant"] == view["me"] for chair in board["chairs"])]
    return by.watch(own[0]["table"])


def test_people_and_bots_play_the_same_deal_and_nothing_is_told_before_all_are_done(server: RunningServer) -> None:
    """By the order of entry Anna and Ben sit in different groups."""
    anna, ben, zoe = (server.visitor(name) for name in ("Anna", "Ben", "Zoe"))
    cup_id = announced(anna, form="knockout", duplicate=True, clock={"kind": "days", "seconds": 3 * 86_400})
    for who in (anna, ben):
        assert ask(who, cup_id, "enter")["me"]
    with pytest.raises(Refused, match="already"):
        ask(anna, cup_id, "enter")
    with pytest.raises(Refused, match="organiser"):
        ask(zoe, cup_id, "enter-bot", level="random", count=4)
    ask(anna, cup_id, "enter-bot", level="random", count=4)
    with pytest.raises(Refused, match="organiser"):
        ask(ben, cup_id, "start")
    assert ask(anna, cup_id, "start")["status"] == "running"
    until(ben, cup_id, lambda view: all(board["to_move"] is not None for board in view["rounds"][0]["boards"]))
    assert any(board["deadline"] for board in look(zoe, cup_id)["rounds"][0]["boards"]), "a slow game has its clock"
    with own_table(anna, cup_id) as annas, own_table(ben, cup_id) as bens:
        assert annas.view["commitment"] == bens.view["commitment"], "the same luck"
        with pytest.raises(Refused, match="same deal"):
            zoe.watch(annas.id)
        play_to_the_end(annas)
        _check_sealed(anna, zoe, cup_id, annas.id)
        ask(ben, cup_id, "withdraw")
        assert bens.wait_for(lambda view: any(seat["handed"] for seat in view["seats"])), "a bot plays on"
    view = until(zoe, cup_id, lambda view: view["rounds"][0]["done"])
    first = view["rounds"][0]
    assert all(board["scores"] and not board["sealed"] for board in first["boards"])
    assert len(first["averages"]) == 3
    assert next(row["place"] for row in view["standings"][0] if row["entrant"] == 2) is None
    until(zoe, cup_id, lambda _: is_open(zoe, annas.id))
    assert anna.record(annas.id)["moves"]
    closing = {"id": "close-it-now", "command": {"do": "close"}}
    for _ in range(2):
        anna.call("POST", f"/api/tournaments/{cup_id}/commands", closing)
    assert look(zoe, cup_id)["status"] == "over"


def test_what_a_bot_plays_for_a_person_is_not_their_result(server: RunningServer) -> None:
    anna, ben = server.visitor("Anna"), server.visitor("Ben")
    cup_id = announced(anna, rounds=1)
    for who in (anna, ben):
        ask(who, cup_id, "enter")
    ask(anna, cup_id, "enter-bot", level="random", count=1)
    ask(anna, cup_id, "start")
    until(anna, cup_id, lambda view: view["rounds"][0]["boards"][0]["to_move"] is not None)
    with own_table(anna, cup_id) as annas, own_table(ben, cup_id) as bens:
        assert annas.view["stake"] == "round-and-rating"
        annas.command("hand", level="greedy")
        running = until(ben, cup_id, lambda view: bool(view["rounds"][0]["boards"][0]["given_up"]))
        assert running["rounds"][0]["boards"][0]["given_up"] == [annas.view["seat"]], "shown as a bot while it plays"
        play_to_the_end(bens)
    view = until(ben, cup_id, lambda view: view["rounds"][0]["done"])
    board, seat = view["rounds"][0]["boards"][0], annas.view["seat"]
    rows = {row["entrant"]: row for row in view["standings"][0]}
    assert board["given_up"] == [seat]
    assert (rows[1]["points"], rows[1]["scored"], rows[1]["cells"][0]["kind"]) == (0, 0, "given-up")
    own = next(i for i, chair in enumerate(board["chairs"]) if chair["entrant"] == 2)
    assert rows[2]["points"] == sum(rank > board["ranks"][own] for rank in board["ranks"]), "the bot's place stands"


def is_open(by: Visitor, table: str) -> bool:
    try:
        return bool(by.call("GET", f"/api/tables/{table}/replay"))
    except Refused as refused:
        return refused.code != "sealed"


def _check_sealed(player: Visitor, stranger: Visitor, cup_id: str, table: str) -> None:
    view = until(stranger, cup_id, lambda view: any(board["sealed"] for board in view["rounds"][0]["boards"]))
    sealed = next(board for board in view["rounds"][0]["boards"] if board["table"] == table)
    assert sealed["scores"] is sealed["ranks"] is None
    assert all(row["points"] == row["scored"] == 0 for row in view["standings"][0])
    for who, what in ((stranger, ""), (stranger, "/replay"), (player, "/replay"), (player, "/replay/3")):
        with pytest.raises(Refused, match="same deal"):
            who.call("GET", f"/api/tables/{table}{what}")
    for what in ("/record", "/analysis"):
        with pytest.raises(Refused, match="same deal"):
            player.call("GET", f"/api/tables/{table}{what}")
    assert player.call("GET", f"/api/tables/{table}")["seed"] is None


def test_refusals_of_tournaments(server: RunningServer) -> None:
    anna, twin = server.visitor("Anna"), server.visitor("Anna")
    cup_id = announced(anna)
    ask(anna, cup_id, "enter")
    with pytest.raises(Refused, match="name"):
        ask(twin, cup_id, "enter")
    with pytest.raises(Refused, match="At least"):
        ask(anna, cup_id, "start")
    with pytest.raises(Refused, match="not entered"):
        ask(twin, cup_id, "withdraw")
    with pytest.raises(Refused):
        ask(anna, cup_id, "enter-bot", level="nobody")
    for wish in ({"seats": 2}, {"game": "chess"}, {"name": "\u200b"}, {"options": {"x": 1}}, {"level": "nobody"}):
        with pytest.raises(Refused):
            announced(anna, **wish)
    with pytest.raises(Refused):
        look(anna, "nothing-here")


@pytest.mark.thorough
def test_two_processes_count_every_result_once(start: Start, postgres: str) -> None:
    one, other = start(database=postgres, sweep_every=0.05), start(database=postgres, sweep_every=0.05)
    anna = one.visitor("Anna")
    there = other.same(anna)
    cup_id = announced(anna, rounds=2)
    ask(anna, cup_id, "enter-bot", level="random", count=3)
    ask(there, cup_id, "start")
    view = until(anna, cup_id, lambda view: view["status"] == "over")
    assert [len(round_["boards"]) for round_ in view["rounds"]] == [1, 1]
    assert sum(row["points"] for row in view["standings"][0]) == 2 * 3
    assert look(there, cup_id)["standings"] == view["standings"]
    assert not any(board["void"] for round_ in view["rounds"] for board in round_["boards"]), "none is read too early"


@pytest.mark.thorough
def test_killed_in_the_middle_with_somebody_dropping_out(tmp_path: Path) -> None:
    """The long run of 64 players and six rounds is `python -m tests.server.bot_tournament`."""
    wish = bot_tournament.Wish(players=6, rounds=2, seats=3, kills=1, drops=1)
    database = tmp_path / "bot_tournament.sqlite3"
    with bot_tournament.serving(database) as server:
        view = bot_tournament.play(server, wish)
    assert bot_tournament.check(database, view, wish)["results"] == 4


def test_whoever_is_forgotten_has_no_name_in_a_tournament(server: RunningServer) -> None:
    anna, ben = server.visitor("Anna"), server.visitor("Benjamin")
    cup_id = announced(anna)
    ask(ben, cup_id, "enter")
    assert look(anna, cup_id)["entrants"][0]["name"] == "Benjamin"
    ben.call("DELETE", "/api/account", {})
    assert "Benjamin" not in str(until(anna, cup_id, lambda view: view["entrants"][0]["name"] != "Benjamin"))


@pytest.mark.parametrize("spectators", ["off", "public", "after"])
def test_sealed_tables_show_nothing_to_anybody_who_does_not_sit_there(spectators: str) -> None:
    seats = (sitting(ANNA), sitting(BEN), {"user": "", "name": "greedy", "level": "greedy"})
    match = new_match(*seats, spectators=spectators, host="", tournament="cup", sealed=True)
    assert not any(may(act, match, "x") for act in Action)
    happen(match, start.StartGame.by_server(match))
    assert not any(may(act, match, "x") for act in Action)
    play_until(match, lambda m: m.status == "over")
    assert not any(may(act, match, "x") for act in Action)
    assert not may(Action.KNOW, match, "ben")
    assert may(Action.WATCH, match, "ben")
    happen(match, Unseal.decide(match))
    assert may(Action.WATCH, match, "x") == (spectators != "off")
    assert may(Action.KNOW, match, "ben")
