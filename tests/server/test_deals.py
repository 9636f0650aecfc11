"""The deal of the day: the same for everybody, once each; what an attacker would try while the day runs."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bauhuette.client import Refused, RemoteTable, Visitor
from bauhuette.engine.eyes import MoveId
from bauhuette.engine.luck import commitment_to
from bauhuette.match.events import SERVER, Who
from bauhuette.match.refusal import Refused as NotAllowed
from bauhuette.match.verbs.advising import Help
from bauhuette.match.verbs.playing import Play
from bauhuette.match.verbs.seating import Place
from bauhuette.match.verbs.starting import Salt, Start
from bauhuette.server.deals import office
from bauhuette.server.people.training import DAY_MS
from bauhuette.server.sight.rights import Act, Role, may, role_of
from bauhuette.server.storage import deals as stored
from tests.cli.terminal import RandomPlayer, converse
from tests.limits import Rounds
from tests.match.at_a_table import ANNA, BEN, happen, new_match, play_until, sitting
from tests.server.running import Day, RunningServer, wait_for_news

Begin = Callable[..., RunningServer]
BOT = {"user": "", "name": "journeyman", "level": "journeyman"}
pytestmark = pytest.mark.usefixtures("day")


def deal(by: Visitor, game: str = "pillars", day: str = "") -> dict[str, Any]:
    told = by.call("GET", f"/api/deals/days/{day}" if day else "/api/deals/today")
    found: dict[str, Any] = next(one for one in told["deals"] if one["game"] == game)
    return found


def take_up(by: Visitor, game: str = "pillars") -> RemoteTable:
    return by.watch(by.call("POST", f"/api/deals/today/{game}")["id"])


def until(look: Callable[[], dict[str, Any]], wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    rounds = Rounds("the deal is counted")
    while not wanted(found := look()) and rounds():
        time.sleep(0.02)
    return found


def finish(server: RunningServer, table: RemoteTable) -> None:
    """First offered moves of the person, and what the bots find, without pauses."""
    house = server.app.state.house

    async def play() -> None:
        live = await house.hall.find(table.id)
        match = live.match
        async with live.lock:
            rounds = Rounds("the game ends")
            while (seat := match.to_move) is not None and rounds():
                level, first = match.seats[seat].level, MoveId(int(match.table.offered()[0]))
                move = first if level is None else await house.hall.steward._think(live, seat, level)
                draft = partial(Play.for_seat, match, seat, move, by="bot" if level else "standing")
                with suppress(NotAllowed):  # while a bot thinks, another process at this table may have moved for it
                    await house.hall.store_and_tell(live, SERVER, "", draft)

    server.on_loop(play())
    table.refresh()


def played(server: RunningServer, by: Visitor) -> RemoteTable:
    table = take_up(by)
    finish(server, table)
    return table


def test_whoever_asks_right_after_the_last_move_finds_their_result(
    start: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing that the server does by itself comes before the question."""
    monkeypatch.setattr(office.Dealer, "_table_is_over", lambda *_: None)
    server = start(sweep_every=3600.0)
    anna = server.visitor("Anna")
    table = take_up(anna)
    finish(server, table)
    mine = deal(anna)
    assert (mine["state"], mine["place"], mine["players"]) == ("played", 1, 1)
    assert [row["place"] for row in anna.call("GET", f"/api/deals/{mine['id']}/places")["rows"]] == [1]


@pytest.mark.thorough
def test_whoever_plays_past_midnight_is_told_of_the_day_they_began(
    start: Begin, day: Day, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    server, typist = start(sweep_every=3600.0), RandomPlayer(4)

    def by_night(printed: str) -> str:
        day.number += 1
        return typist(printed)

    call = ["today", "pillars", "--server", server.address, "--plain", "--lang", "en"]
    printed = converse(monkeypatch, call, by_night)
    assert printed.exit_code == 0, printed.text
    assert "place 1 of 1" in printed.text


def test_a_day_that_ends_while_it_is_asked_for_is_answered_as_one_day(
    server: RunningServer, day: Day, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = server.visitor("Anna")
    before = deal(anna)["id"]
    monkeypatch.setattr(office, "now_ms", lambda: day.now() + DAY_MS)
    assert deal(anna)["id"] == before


def refused(by: Visitor, method: str, path: str, body: Any = None) -> str:
    with pytest.raises(Refused) as no:
        by.call(method, path, body)
    return no.value.code


LOOKS = ("", "/replay", "/replay?seat=0", "/replay/3", "/replay/3?seat=1", "/record", "/analysis")


def sees_nothing(by: Visitor, table: str) -> None:
    for path in LOOKS:
        assert refused(by, "GET", f"/api/tables/{table}{path}") == "sealed", path
    assert refused(by, "POST", f"/api/tables/{table}/analysis") == "sealed"
    assert refused(by, "POST", f"/api/tables/{table}/branches", {"number": 3, "seat": 0}) == "sealed"
    for command in ({"do": "join"}, {"do": "chat", "text": "hey"}, {"do": "rematch"}):
        assert refused(by, "POST", f"/api/tables/{table}/commands", {"id": "let-me-in-now", **command}) == "sealed"
    with pytest.raises(Refused, match="same deal"):
        by.watch(table)


def test_a_day_from_the_first_deal_to_the_open_books(server: RunningServer, day: Day) -> None:
    anna, ben, zoe = (server.visitor(name) for name in ("Anna", "Ben", "Zoe"))
    before = deal(anna)
    assert before["state"] == "open"
    assert before["secret"] is before["best"] is before["table"] is None
    assert {one["game"] for one in anna.call("GET", "/api/deals/today")["deals"]} == {
        "pillars",
        "contest",
        "baumeister",
        "cologne",
    }
    annas = take_up(anna)
    assert annas.view["commitment"] == before["commitment"], "what was published is what is played"
    assert annas.view["seat"] == before["seat"]
    assert annas.view["deal"] == before["id"]
    assert [seat["level"] for seat in annas.view["seats"]].count("journeyman") == 3
    assert take_up(anna).id == annas.id, "one table, however often"
    sees_nothing(ben, annas.id)
    finish(server, annas)
    mine = deal(anna)
    assert (mine["state"], mine["place"], mine["players"], mine["points"]) == ("played", 1, 1, [mine["own"]])
    assert take_up(anna).view["status"] == "over", "there is no second try"

    _who_has_not_played_sees_nothing(anna, ben, annas.id)
    _who_has_played_looks_back_without_the_luck(anna, annas.id)

    bens = take_up(ben)
    sees_nothing(ben, annas.id)  # not while they play
    finish(server, bens)
    second = until(lambda: deal(ben), lambda one: one["state"] == "played")
    assert (second["players"], second["own"]) == (2, mine["own"]), "the same moves lead to the same result"
    assert (second["place"], second["best_table"]) == (1, annas.id), "equals share the place, the first is shown"
    dealt = [ben.call("GET", f"/api/tables/{table.id}/replay/0?seat=0")["state"] for table in (annas, bens)]
    assert dealt[0] == dealt[1], "the same cards"
    _a_peer_sees_the_game_but_not_whose(ben, annas.id)
    _after_the_day(server, day, (anna, ben, zoe), annas.id, before)


def _who_has_not_played_sees_nothing(anna: Visitor, ben: Visitor, table: str) -> None:
    sees_nothing(ben, table)
    told = deal(ben)
    assert (told["best"] is not None, told["best_table"]) == (True, None), "points only"
    assert refused(ben, "GET", f"/api/deals/{told['id']}/places") == "sealed"
    anna.call("POST", "/api/accounts", {"name": "anna", "password": "correct horse"})
    anna.call("PUT", "/api/privacy", {"games": "everybody"})
    assert ben.call("GET", "/api/profiles/anna/games")["games"] == []
    assert not any(one["id"] == table for one in ben.call("GET", "/api/open-tables?status=running")["tables"])
    assert table not in str(ben.call("GET", "/api/tables")) + str(ben.call("GET", "/api/deals/today"))


def _who_has_played_looks_back_without_the_luck(anna: Visitor, table: str) -> None:
    path = f"/api/tables/{table}"
    assert anna.call("GET", path)["seed"] is None
    assert anna.call("GET", f"{path}/replay?seat=2")["seed"] is None
    assert refused(anna, "GET", f"{path}/record") == "sealed", "with the seed everybody's dice follow"
    assert anna.call("GET", f"{path}/analysis")["status"]
    branch = anna.call("POST", f"{path}/branches", {"number": 3, "seat": 0})
    assert branch["deal"] == ""


def _a_peer_sees_the_game_but_not_whose(ben: Visitor, table: str) -> None:
    ben.call("PUT", "/api/privacy", {"games": "nobody"})
    replay = ben.call("GET", f"/api/tables/{table}/replay?seat=1")
    assert replay["seed"] is None
    assert len(replay["log"]) > 10
    assert refused(ben, "GET", f"/api/tables/{table}/record") == "sealed"
    rows = ben.call("GET", f"/api/deals/{deal(ben)['id']}/places")["rows"]
    assert [(row["place"], row["name"], row["own"]) for row in rows] == [(1, "anna", False), (1, "Ben", True)]


def _after_the_day(
    server: RunningServer, today: Day, people: tuple[Visitor, ...], table: str, before: dict[str, Any]
) -> None:
    anna, _ben, zoe = people
    zoes = take_up(zoe)
    rounds = Rounds("her turn")
    while not zoes.my_turn and rounds():
        wait_for_news(zoes)
    zoes.move(zoes.view["play"]["moves"][0])
    day = zoe.call("GET", "/api/deals/today")["day"]
    today.number += 1
    after = until(lambda: deal(zoe, day=day), lambda one: one["secret"] is not None)
    assert commitment_to(bytes.fromhex(after["secret"])) == before["commitment"], "the luck was fixed before"
    assert (after["state"], after["place"]) == ("unfinished", None), "a place is for who played it to the end"
    nobody = server.visitor("Nobody")
    assert deal(nobody, day=day)["state"] == "missed"
    assert deal(nobody, day=day)["best_table"] == table
    assert nobody.call("GET", f"/api/tables/{table}/replay?seat=0")["seed"] == after["secret"]
    assert nobody.call("GET", f"/api/tables/{table}/record")["seed"] == after["secret"]
    assert anna.record(table)["seed"] == after["secret"]
    assert refused(nobody, "GET", f"/api/tables/{table}") == "spectators-off", "the table itself is nobody else's"
    rows = anna.call("GET", f"/api/deals/{after['id']}/places")["rows"]
    assert [row["name"] for row in rows][:2] == ["anna", None], "Ben shows his games to nobody"
    bens = next(row["table"] for row in rows if row["name"] is None)
    assert "Ben" not in str(nobody.call("GET", f"/api/tables/{bens}/replay")["seats"])
    archive = anna.call("GET", "/api/deals/days")["days"]
    assert [one["day"] for one in archive] == [day]
    assert next(one for one in archive[0]["deals"] if one["game"] == "pillars")["place"] == 1
    fresh = deal(zoe)
    assert fresh["commitment"] != before["commitment"]
    assert fresh["state"] == "open"


def test_who_gives_up_or_lets_a_bot_play_has_no_place(server: RunningServer) -> None:
    anna, ben, cleo = (server.visitor(name) for name in ("Anna", "Ben", "Cleo"))
    annas = take_up(anna)
    annas.command("hand", level="greedy")
    annas.command("return")
    finish(server, annas)
    first = until(lambda: deal(anna), lambda one: one["state"] == "given-up")
    assert (first["points"], first["place"]) == ([], None)
    assert first["best_table"] is None
    cleos = take_up(cleo)
    cleos.command("hand", level="greedy")
    finish(server, cleos)
    until(lambda: deal(cleo), lambda one: one["state"] == "given-up")
    rows = cleo.call("GET", f"/api/deals/{first['id']}/places")["rows"]
    assert [row["place"] for row in rows] == [None, None]
    assert next(row["by_bot"] for row in rows if row["own"])
    bens = take_up(ben)
    bens.command("resign")
    until(lambda: deal(ben), lambda one: one["state"] == "given-up")
    assert refused(ben, "GET", f"/api/tables/{bens.id}/record") == "sealed"


def test_nobody_is_advised_or_changes_the_luck(server: RunningServer) -> None:
    table = take_up(server.visitor("Anna"))
    rounds = Rounds("my turn")
    while not table.my_turn and rounds():
        table.refresh()
    with pytest.raises(Refused, match="nobody is advised"):
        table.hint()
    for do, args in (("salt", {"salt": "x"}), ("start", {}), ("list", {"listed": True})):
        with pytest.raises(Refused):
            table.command(do, **args)


def test_the_rules_of_a_shared_deal_at_the_table() -> None:
    """Also in the moment between the making and the start of a table, and where a person hosts it."""
    for host in ("", ANNA.user):
        match = new_match(sitting(ANNA), sitting(BEN), BOT, BOT, host=host, deal="d", sealed=True, rated=False)
        with pytest.raises(NotAllowed):
            happen(match, Salt.propose(match, ANNA, "rain"))
        with pytest.raises(NotAllowed):
            happen(match, Place.propose(match, ANNA, 2, "master"))
        happen(match, Start.by_server(match))
        with pytest.raises(NotAllowed, match="nobody is advised"):
            Help.propose(match, ANNA)
        match.peers.add("paul")
        assert not any(may(act, match, "paul") for act in (Act.WATCH, Act.KNOW, Act.CHAT, Act.JOIN)), "while it runs"
        play_until(match, lambda m: m.status == "over")
        assert role_of(match, "paul") is Role.PEER
        assert may(Act.KNOW, match, "paul")
        assert may(Act.KNOW, match, ANNA.user)
        for user in ("paul", ANNA.user, "x", Who("y", "Y").user):
            assert not may(Act.SECRET, match, user)
        assert not may(Act.KNOW, match, "x")
        assert not may(Act.WATCH, match, "paul")


def test_a_host_who_does_not_play_does_not_look_on() -> None:
    match = new_match(sitting(BEN), BOT, BOT, BOT, deal="d", sealed=True)
    assert may(Act.WATCH, match, ANNA.user)
    happen(match, Start.propose(match, ANNA))
    assert role_of(match, ANNA.user) is Role.HOST
    assert not may(Act.WATCH, match, ANNA.user)


@pytest.mark.thorough
def test_two_processes_deal_the_same_and_give_everybody_one_table(start: Begin, postgres: str) -> None:
    one, other = (start(database=postgres) for _ in range(2))
    anna = one.visitor("Anna")
    there = other.same(anna)
    with ThreadPoolExecutor(4) as pool:
        commitments = list(pool.map(lambda by: deal(by)["commitment"], [anna, there] * 2))
        tables = list(pool.map(lambda by: by.call("POST", "/api/deals/today/pillars")["id"], [anna, there] * 2))
    assert len(set(commitments)) == len(set(tables)) == 1
    table = there.watch(tables[0])
    finish(other, table)
    assert until(lambda: deal(anna), lambda told: told["state"] == "played")["place"] == 1
    sees_nothing(other.visitor("Zoe"), tables[0])


@pytest.mark.thorough
def test_a_restart_keeps_day_and_results(start: Begin) -> None:
    first = start()
    anna = first.visitor("Anna")
    before = deal(anna)
    table = played(first, anna)
    first.stop()
    again = start()
    there = again.same(anna)
    after = deal(there)
    assert (after["commitment"], after["state"], after["place"]) == (before["commitment"], "played", 1)
    sees_nothing(again.visitor("Zoe"), table.id)
    there.call("DELETE", "/api/account", {})
    nameless = again.visitor("Ben")
    assert deal(nameless)["players"] == 1, "what they reached stays, under nobody's name"


# --- deals of people ---


def shared(by: Visitor, deal_id: str) -> dict[str, Any]:
    told: dict[str, Any] = by.call("GET", f"/api/deals/{deal_id}")
    return told


def sat_at(by: Visitor, deal_id: str, seat: int = 0) -> RemoteTable:
    table = by.watch(by.call("POST", f"/api/deals/{deal_id}/tables", {"seat": seat})["id"])
    if table.view["status"] == "lobby":
        for i, one in enumerate(table.view["seats"]):
            if one["kind"] == "open":
                table.command("seat", seat=i, level="journeyman")
    return table


def test_friends_play_the_same_deal_at_several_tables(server: RunningServer) -> None:
    anna, ben, zoe = (server.visitor(name) for name in ("Anna", "Ben", "Zoe"))
    made = anna.call("POST", "/api/deals", {"game": "pillars", "seats": 3, "name": "Sunday"})
    annas, bens = sat_at(anna, made["id"]), sat_at(ben, made["id"])
    assert annas.id != bens.id, "each at a table of their own"
    assert annas.view["commitment"] == bens.view["commitment"] == made["commitment"]
    assert sat_at(anna, made["id"]).id == annas.id
    bens.command("seat", seat=1, level=None)
    with pytest.raises(Refused, match="a table of your own"):
        anna.join(bens.id)  # not a second time, at a friend's table
    with pytest.raises(Refused, match="same for all"):
        annas.command("salt", salt="mine")
    with pytest.raises(Refused, match="same for all"):
        bens.command("seat", seat=1, level="master")
    bens.command("seat", seat=1, level="journeyman")
    annas.command("start")
    sees_nothing(ben, annas.id)
    finish(server, annas)
    told = until(lambda: shared(anna, made["id"]), lambda view: bool(view["told"]))
    own = next(one for one in told["tables"] if one["own"])["seats"][0]
    assert (own["points"] is not None, own["average"], own["most"]) == (True, None, 0)
    _only_who_played_is_told(ben, zoe, made["id"], annas.id)
    bens.command("start")
    finish(server, bens)
    told = until(lambda: shared(ben, made["id"]), lambda view: bool(view["told"]))
    for one in told["tables"]:
        assert [seat["matchpoints"] for seat in one["seats"]] == [0.5, 0.5, 0.5], "the same moves, the same result"
        assert all(seat["average"] == seat["points"] for seat in one["seats"])
    assert ben.call("GET", f"/api/tables/{annas.id}/replay?seat=1")["seats"][0]["name"] == "Anna"
    assert refused(zoe, "POST", f"/api/deals/{made['id']}/close") == "not-host"
    zoes = sat_at(zoe, made["id"])
    assert anna.call("POST", f"/api/deals/{made['id']}/close")["closed"]
    after = until(lambda: shared(zoe, made["id"]), lambda view: bool(view["opened"]))
    assert commitment_to(bytes.fromhex(after["secret"])) == made["commitment"]
    assert zoe.call("GET", f"/api/tables/{zoes.id}")["ended"] == "closed", "nothing begins any more"
    assert refused(server.visitor("Late"), "POST", f"/api/deals/{made['id']}/tables", {}) == "deal-over"
    assert [one["name"] for one in anna.call("GET", "/api/deals")["deals"]] == ["Sunday"]


def _only_who_played_is_told(ben: Visitor, zoe: Visitor, deal_id: str, table: str) -> None:
    for by in (ben, zoe):
        view = shared(by, deal_id)
        assert not view["told"]
        assert all(seat["points"] is None for one in view["tables"] for seat in one["seats"])
        sees_nothing(by, table)
        assert refused(by, "GET", f"/api/deals/{deal_id}/places") == "sealed"


def test_who_gets_up_before_the_start_may_sit_down_elsewhere_but_plays_once(server: RunningServer) -> None:
    anna, ben = server.visitor("Anna"), server.visitor("Ben")
    made = anna.call("POST", "/api/deals", {"game": "pillars", "seats": 3})
    annas, bens = sat_at(anna, made["id"]), sat_at(ben, made["id"])
    bens.command("leave")
    annas.command("seat", seat=1, level=None)
    there = ben.join(annas.id)
    assert there.view["seat"] == 1
    claim = server.app.state.house.deals.store
    # As if another process had given them the other table in the same moment: only one of the two can begin.
    server.on_loop(claim.writer.run(lambda c: stored.take_place(c, made["id"], _user(there), bens.id, 0, annas.id)))
    with pytest.raises(Refused, match="a table of your own"):
        annas.command("start")


def _user(table: RemoteTable) -> str:
    return str(table.visitor.call("GET", "/api/everything")["id"])
