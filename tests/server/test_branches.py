"""Branches: a finished game tried otherwise, kept beside it, named, shared with whoever may look back at the game."""

from __future__ import annotations

import pytest

from bauhuette.client import Refused, Visitor
from tests.limits import Rounds
from tests.server.running import RunningServer


def refused(by: Visitor, method: str, path: str, body: object = None) -> str:
    with pytest.raises(Refused) as no:
        by.call(method, path, body)
    return no.value.code


def test_branches_are_kept_beside_the_game_and_seen_as_the_game_is(server: RunningServer) -> None:
    anna, zoe = server.visitor("Anna"), server.visitor("Zoe")
    game = anna.open("pillars", ["me", "open", "greedy"], spectators="off")
    ben = server.visitor("Ben").join(game.id)
    game.start()
    begun, rounds = game.refresh()["version"], Rounds("a move, whoever leads")
    while game.view["version"] == begun and rounds():
        for table in (game, ben):
            table.refresh()
            if table.my_turn:
                table.move(table.view["play"]["moves"][0])
    ben.command("resign")
    game.command("resign")
    beside = f"/api/tables/{game.id}/branches"
    path = anna.call("POST", beside, {"number": 0, "seat": 0})["id"]
    assert [(one["table"], one["status"], one["own"]) for one in anna.call("GET", beside)["branches"]] == [
        (path, "running", True)
    ]
    assert ben.visitor.call("GET", beside)["branches"] == [], "what somebody still plays is theirs"
    assert refused(ben.visitor, "GET", f"/api/tables/{path}/replay") == "spectators-off"
    anna.watch(path).command("resign")
    anna.call("PUT", f"/api/branches/{path}", {"name": "  The other\ncard "})
    shown = ben.visitor.call("GET", beside)["branches"]
    assert [(one["name"], one["by"], one["own"]) for one in shown] == [("The other card", "Anna", False)]
    assert ben.visitor.call("GET", f"/api/tables/{path}/replay?seat=0")["known"], "by the link, as the game itself"
    for way in ("", "/replay", "/replay?seat=0", "/analysis", "/record"):
        assert refused(zoe, "GET", f"/api/tables/{path}{way}") == "spectators-off"
    assert refused(zoe, "GET", beside) == "spectators-off"
    for by in (ben.visitor, zoe):
        assert refused(by, "PUT", f"/api/branches/{path}", {"name": "mine"}) == "not-found"
        assert refused(by, "DELETE", f"/api/branches/{path}") == "not-found"
    anna.call("DELETE", f"/api/branches/{path}")
    assert anna.call("GET", beside)["branches"] == []
    assert path not in [one["id"] for one in anna.call("GET", "/api/tables")["tables"]]
