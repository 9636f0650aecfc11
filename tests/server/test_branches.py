"""Branches: a finished game tried otherwise, kept beside it, named, shared with whoever may look back at the game."""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path

import pytest

from bauhuette.cli.replay import replay_link
from bauhuette.cli.server_login import visiting
from bauhuette.client import Refused, RemoteTable, Visitor
from tests.limits import Rounds
from tests.server.running import RunningServer


def refused(by: Visitor, method: str, path: str, body: object = None) -> str:
    with pytest.raises(Refused) as no:
        by.call(method, path, body)
    return no.value.code


def some_move(*tables: RemoteTable) -> None:
    begun, rounds = tables[0].refresh()["version"], Rounds("a move, whoever leads")
    while tables[0].view["version"] == begun and rounds():
        for table in tables:
            table.refresh()
            if table.my_turn:
                table.move(table.view["play"]["moves"][0])


def test_branches_are_kept_beside_the_game_and_seen_as_the_game_is(server: RunningServer) -> None:
    anna, zoe = server.visitor("Anna"), server.visitor("Zoe")
    game = anna.open("pillars", ["me", "open", "greedy"], spectators="off")
    ben = server.visitor("Ben").join(game.id)
    game.start()
    some_move(game, ben)
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


class Typed(StringIO):
    """Somebody sits before it."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("lang", "step", "over"), [("en", "branches", "over"), ("de", "zweige", "zu Ende")])
def test_the_terminal_lists_shares_and_opens_the_branches_of_a_servers_game(
    server: RunningServer,
    lang: str,
    step: str,
    over: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    with visiting(server.visitor("Host").address, lang, name="Anna") as anna:
        game = anna.open("pillars", ["me", "greedy", "greedy"])
        game.start()
        some_move(game)
        game.command("resign")
        beside = f"/api/tables/{game.id}/branches"
        done, still = (anna.call("POST", beside, {"number": 0, "seat": 0})["id"] for _ in range(2))
        anna.watch(done).command("resign")
        anna.call("PUT", f"/api/branches/{done}", {"name": "The other card"})
        first = [one["table"] for one in anna.call("GET", beside)["branches"]].index(done) + 1
    here = game.link.rpartition("/t/")[0]
    lines = [step, f"{step} 7", f"{step} {3 - first}", f"{step} {first}", "quit", step, "quit"]
    monkeypatch.setattr(sys, "stdin", Typed("".join(f"{line}\n" for line in lines)))
    assert replay_link(f"{here}/replay/{game.id}", None, lang, True) == 0
    told = capsys.readouterr().out
    assert told.count(f"{first}. The other card: Anna, ") == 2, "listed, opened, and back at the game"
    assert f", {over}, {here}/replay/{done}" in told
    assert f"bauhuette play --join {here}/t/{still}" in told, "one that is still played is not looked back at"
    assert ("There is no such branch" in told) == (lang == "en")
