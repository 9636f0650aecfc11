"""Who may see what: every cell of the table, and every way around it that somebody might try."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from bauhuette.client import Refused, RemoteTable, Visitor
from bauhuette.match.commands import start
from bauhuette.match.commands.seating import Join, Leave, SetSeat
from bauhuette.match.commands.substitution import HandOver, Resign
from bauhuette.match.events import Actor
from bauhuette.match.match import Match
from bauhuette.server.access.permissions import RIGHTS, Action, Role, findable, may, may_find, role_of
from bauhuette.server.names import skeleton
from bauhuette.server.storage.results import FinishedGame, ResultLine
from tests.limits import Rounds
from tests.match.at_a_table import ANNA, BEN, OPEN, ZOE, happen, new_match, play_until, sitting
from tests.server.running import RunningServer, play_to_the_end, wait_for_news

Start = Callable[..., RunningServer]
STATUSES = ("lobby", "running", "over")
RULES = ("off", "public", "after")
USERS = {
    Role.SEATED: "ben",
    Role.OUT: "dora",
    Role.HOST: "anna",
    Role.KICKED: "zoe",
    Role.INVITED: "cleo",
    Role.PEER: "paul",
    Role.STRANGER: "x",
}
DORA = Actor("dora", "Dora")


def table(status: str, spectators: str, listed: bool, rematch: bool) -> Match:
    """Hosted by Anna, who does not play; Ben plays, Zoe was sent away, Cleo may be invited; a bot plays for Dora."""
    invited = ("ben", "cleo", "dora") if rematch else ()
    seats = (sitting(BEN), OPEN, OPEN, sitting(DORA))
    match = new_match(*seats, spectators=spectators, listed=listed, invited=invited)
    happen(match, Join.decide(match, ZOE, 1), who=ZOE)
    happen(match, Leave.kick(match, ANNA, 1))
    for seat in (1, 2):
        happen(match, SetSeat.decide(match, ANNA, seat, "greedy" if status != "lobby" else None))
    if status != "lobby":
        happen(match, start.StartGame.decide(match, ANNA))
        happen(match, Resign.decide(match, DORA), who=DORA)
    match.peers.add("paul")
    if status == "over":
        play_until(match, lambda m: m.status == "over")
    return match


def expected(act: Action, role: Role, status: str, spectators: str, listed: bool, rematch: bool) -> bool:
    """The table once more, in other words."""
    plays = role in (Role.SEATED, Role.OUT)
    inside = plays or role is Role.HOST
    free_to_come = status == "lobby" and (listed or not rematch)
    if role is Role.KICKED:
        return False
    if act is Action.KNOW:
        return status == "over" and (plays or role is Role.PEER or spectators == "after")
    if act is Action.SECRET:
        return status == "over" and (plays or spectators == "after")
    if role is Role.PEER and act is Action.JOIN:
        return False
    if act is Action.REMATCH:
        return status == "over" and plays
    if act is Action.PUT_AWAY:
        return role is Role.OUT or (role is Role.SEATED and status == "over")
    if act is Action.INVITE:
        return status == "lobby" and role in (Role.SEATED, Role.HOST)
    if act is Action.JOIN:
        return status == "lobby" and (inside or role is Role.INVITED or free_to_come)
    if inside:
        return True
    looks_on = free_to_come or spectators != "off"
    if act is Action.FIND:
        return listed and looks_on
    return looks_on or (role is Role.INVITED and status == "lobby")


@pytest.mark.parametrize(
    ("status", "spectators", "listed", "rematch"), [*product(STATUSES, RULES, *[(False, True)] * 2)]
)
def test_every_cell(status: str, spectators: str, listed: bool, rematch: bool) -> None:
    match = table(status, spectators, listed, rematch)
    for act, role in product(Action, Role):
        if (role is Role.INVITED and not rematch) or (role is Role.OUT and status == "lobby"):
            continue
        user = USERS[role]
        assert role_of(match, user) is role
        assert may(act, match, user) == expected(act, role, status, spectators, listed, rematch), (act, role)
    assert set(RIGHTS) == set(Action)
    noted = findable(match)
    lines = tuple(
        ResultLine(i, sitter.user, "", None, False, False, 1, 0, None, None) for i, sitter in enumerate(match.seats)
    )
    kept = FinishedGame("", "", 3, 0, 0, None, False, match.host, noted.shown, noted.barred, lines)
    for user in USERS.values():  # what is noted at the end answers like the table itself
        assert may_find(kept, user) == may(Action.FIND, match, user)


def test_nobody_at_all_is_a_stranger() -> None:
    assert role_of(table("lobby", "off", False, False), "") is Role.STRANGER


def test_whoever_lets_a_bot_play_or_has_resigned_is_out_and_may_come_back_to_what_is_theirs() -> None:
    match = table("running", "off", False, False)
    assert role_of(match, "dora") is Role.OUT
    happen(match, HandOver.decide(match, BEN, "greedy"), who=BEN)
    assert role_of(match, "ben") is Role.OUT
    assert may(Action.WATCH, match, "dora")
    assert may(Action.CHAT, match, "ben")


# --- from outside ---


def at(server: RunningServer, **wishes: Any) -> tuple[RemoteTable, RemoteTable]:
    """Anna's table, with Ben."""
    anna = server.visitor("Anna").open("pillars", ["me", "open", "greedy"], **wishes)
    return anna, server.visitor("Ben").join(anna.id)


def is_sent_away(table: RemoteTable, sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        table.wait_for(lambda _: False)


def test_a_socket_opened_in_the_lobby_does_not_outlive_the_start(server: RunningServer) -> None:
    anna, ben = at(server, spectators="off")
    zoe = server.visitor("Zoe").watch(anna.id)
    anna.start()
    is_sent_away(zoe, "spectators")
    ben.wait_for(lambda view: view["status"] == "running")
    with pytest.raises(Refused, match="spectators"):
        zoe.visitor.call("GET", f"/api/tables/{anna.id}")


def test_whoever_is_kicked_is_out_and_stays_out(server: RunningServer) -> None:
    anna, ben = at(server)
    anna.command("kick", seat=1)
    is_sent_away(ben, "removed you from this table")
    for try_again in (ben.visitor.join, ben.visitor.watch):
        with pytest.raises(Refused, match="removed you from this table"):
            try_again(anna.id)
    path = f"/api/tables/{anna.id}"
    with pytest.raises(Refused, match="removed you from this table"):
        ben.visitor.call("POST", f"{path}/commands", {"id": "sit-down-again", "do": "join"})
    with pytest.raises(Refused, match="removed you from this table"):
        ben.visitor.call("POST", f"{path}/commands", {"id": "shout-from-outside", "do": "chat", "text": "hey"})
    assert server.visitor("Cleo").join(anna.id).view["seat"] == 1


def test_whoever_leaves_by_themselves_may_come_back(server: RunningServer) -> None:
    anna, ben = at(server)
    ben.command("leave")
    assert ben.visitor.join(anna.id).view["seat"] == 1


def test_a_kick_in_one_process_closes_the_socket_in_the_other(start: Start, postgres: str) -> None:
    one, other = (start(database=postgres, poll_every=0.1) for _ in range(2))
    anna = one.visitor("Anna").open("pillars", ["me", "open", "greedy"])
    ben = other.visitor("Ben").join(anna.id)
    anna.wait_for(lambda view: view["seats"][1]["kind"] == "person")
    anna.command("kick", seat=1)
    is_sent_away(ben, "removed you from this table")


def finished(server: RunningServer, **wishes: Any) -> tuple[RemoteTable, RemoteTable]:
    anna, ben = at(server, **wishes)
    anna.visitor.call("POST", "/api/accounts", {"name": "anna", "password": "correct horse"})
    anna = anna.visitor.watch(anna.id)
    anna.say("between us")
    anna.start()
    play_to_the_end(anna, ben)
    return anna, ben


def settled(server: RunningServer) -> None:
    """Everything that is over has been noted."""
    rounds = Rounds("results")
    while asyncio.run(server.app.state.application.store.unsettled()) and rounds():
        time.sleep(0.05)


def refused(visitor: Visitor, path: str, method: str = "GET") -> str:
    with pytest.raises(Refused) as no:
        visitor.call(method, path)
    return no.value.code


def test_a_profile_lists_only_what_its_reader_may_find(server: RunningServer) -> None:
    private, ben = finished(server, spectators="off")
    zoe = server.visitor("Zoe")

    def seen_by(visitor: Visitor) -> list[str]:
        return [info["id"] for info in visitor.call("GET", "/api/profiles/anna/games")["games"]]

    private.visitor.call("PUT", "/api/privacy", {"games": "everybody"})
    settled(server)

    assert seen_by(zoe) == []
    assert seen_by(ben.visitor) == [private.id]
    for path in ("", "/record", "/replay", "/replay/1", "/analysis"):
        assert refused(zoe, f"/api/tables/{private.id}{path}") == "spectators-off"
    with pytest.raises(Refused, match="spectators"):
        zoe.watch(private.id)


@pytest.mark.thorough
def test_tables_by_link_are_not_in_profiles_and_listed_ones_are(server: RunningServer) -> None:
    def seen() -> list[str]:
        return [game["id"] for game in server.visitor("Zoe").call("GET", "/api/profiles/anna/games")["games"]]

    anna, _ = finished(server)
    anna.visitor.call("PUT", "/api/privacy", {"games": "everybody"})
    settled(server)
    assert seen() == []
    listed = anna.visitor.open("pillars", ["me", "greedy", "greedy"], listed=True)
    listed.start()
    play_to_the_end(listed)
    settled(server)
    assert seen() == [listed.id]


def test_the_seed_is_for_players_unless_the_host_opens_everything(server: RunningServer) -> None:
    anna, ben = finished(server)
    zoe = server.visitor("Zoe")
    path = f"/api/tables/{anna.id}"
    assert zoe.call("GET", path)["seed"] is None
    assert zoe.watch(anna.id).view["seed"] is None
    assert zoe.call("GET", f"{path}/replay")["seed"] is None
    for place in ("/record", "/analysis", "/replay?seat=1", "/replay/3?seat=0"):
        assert refused(zoe, path + place) == "only-players"
    assert refused(zoe, f"{path}/analysis", "POST") == "only-players"
    assert ben.visitor.record(anna.id)["seed"] == ben.visitor.call("GET", path)["seed"]
    assert ben.visitor.call("GET", f"{path}/replay")["seed"]


def test_a_freed_seat_in_a_rematch_is_not_for_strangers(server: RunningServer) -> None:
    anna, ben = finished(server, spectators="off")
    anna.command("rematch")
    ben.wait_for(lambda view: view["rematch"] is not None)
    bens = ben.visitor.watch(ben.view["rematch"])
    bens.command("leave")
    zoe = server.visitor("Zoe")
    assert refused(zoe, f"/api/tables/{bens.id}") == "spectators-off"
    with pytest.raises(Refused, match="spectators"):
        zoe.join(bens.id)
    assert ben.visitor.join(bens.id).view["seat"] == 1


def test_a_rematch_that_can_be_watched_cannot_be_joined(server: RunningServer) -> None:
    anna, ben = finished(server)
    anna.command("rematch")
    ben.wait_for(lambda view: view["rematch"] is not None)
    again = ben.visitor.watch(ben.view["rematch"])
    again.command("leave")
    with pytest.raises(Refused, match="players of the last game"):
        server.visitor("Zoe").join(again.id)
    anna.visitor.watch(again.id).command("list", listed=True)  # the host lets everybody in
    assert server.visitor("Zoe").join(again.id).view["seat"] == 1


def test_strangers_ask_for_no_rematch(server: RunningServer) -> None:
    anna, _ = finished(server)
    with pytest.raises(Refused, match="no seat"):
        server.visitor("Zoe").watch(anna.id).command("rematch")


@pytest.mark.parametrize("name", ["Anna", "anna", "ＡＮＮＡ", "An na", "Аnna", "An\u3164na"])
def test_nobody_speaks_under_the_name_of_a_player(server: RunningServer, name: str) -> None:
    anna, _ = at(server)
    with pytest.raises(Refused, match="taken"):
        server.visitor(name).watch(anna.id).say("I resign")
    server.visitor("Zoe").watch(anna.id).say("hello")
    assert skeleton(name) == "anna"


# --- what others must not learn from a standing instruction ---


def test_nobody_else_learns_of_a_standing_instruction(server: RunningServer) -> None:
    tables = at(server)
    tables[0].start()
    rounds = Rounds("nobody else learns of a standing instruction")
    while not any(table.my_turn for table in tables) and rounds():  # luck decides who leads
        for table in tables:
            wait_for_news(table)
    watcher, waiting = sorted(tables, key=lambda table: not table.my_turn)
    waiting.refresh()
    watcher.refresh()
    before = dict(watcher.view)
    version = waiting.command("stand", wishes=[{"family": "play"}], until="game")
    assert version == before["version"]
    waiting.wait_for(lambda view: view["standing"] is not None)
    watcher.say("anything new?")  # whatever had been sent before this line would have arrived before it
    watcher.wait_for_chat(1)
    assert watcher.view == before
    again = watcher.visitor.call("GET", f"/api/tables/{watcher.id}")
    assert {k: again[k] for k in ("version", "seats")} == {k: before[k] for k in ("version", "seats")}
    lists = [visitor.call("GET", "/api/tables")["tables"][0] for visitor in (watcher.visitor,)]
    assert lists[0]["version"] == before["version"]
