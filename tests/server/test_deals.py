"""The deal of the day: the same for everybody, once each; what an attacker would try while the day runs."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bauhuette.client import Refused, RemoteTable, Visitor
from bauhuette.engine.rng import commitment_to
from bauhuette.engine.types import MoveId
from bauhuette.match.commands.advice import TakeHint
from bauhuette.match.commands.game_end import Unseal
from bauhuette.match.commands.moves import MakeMove
from bauhuette.match.commands.seating import SetSeat
from bauhuette.match.commands.start import AddSalt, StartGame
from bauhuette.match.events import SERVER, Actor
from bauhuette.match.refusal import CommandRefused as NotAllowed
from bauhuette.server.access.permissions import Action, Role, may, role_of, sealed
from bauhuette.server.deals import service
from bauhuette.server.deals import storage as stored
from bauhuette.server.training.service import DAY_MS
from tests.cli.terminal import RandomPlayer, converse
from tests.limits import Rounds
from tests.match.at_a_table import ANNA, BEN, happen, new_match, play_until, sitting
from tests.server.running import Day, RunningServer, description, wait_for_news

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
    application = server.app.state.application

    async def play() -> None:
        live = await application.registry.find(table.id)
        match = live.match
        async with live.lock:
            rounds = Rounds("the game ends")
            while (seat := match.to_move) is not None and rounds():
                level, first = match.seats[seat].level, MoveId(int(match.table.offered()[0]))
                move = first if level is None else await application.registry.scheduler._think(live, seat, level)
                draft = partial(MakeMove.for_seat, match, seat, move, by="bot" if level else "standing")
                with suppress(NotAllowed):  # while a bot thinks, another process at this table may have moved for it
                    await application.registry.store_and_tell(live, SERVER, "", draft)

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
    monkeypatch.setattr(service.DealService, "table_is_over", lambda *_: None)
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
    monkeypatch.setattr(service, "now_ms", lambda: day.now() + DAY_MS)
    assert deal(anna)["id"] == before


def refused(by: Visitor, method: str, path: str, body: Any = None) -> str:
    with pytest.raises(Refused) as no:
        by.call(method, path, body)
    return no.value.code


LOOKS = (
    "",
    "/replay",
    "/replay?seat=0",
    "/replay/3",
    "/replay/3?seat=1",
    "/record",
    "/analysis",
    "/branches",
    "/ending",
    "/facts",
)


def test_every_way_to_look_at_a_table_is_tried() -> None:
    known = {path for path, ways in description()["paths"].items() if "get" in ways and "{table}" in path}
    tried = {"/api/tables/{table}" + look.partition("?")[0].replace("/3", "/{number}") for look in LOOKS}
    assert known == tried


def sees_nothing(by: Visitor, table: str) -> None:
    for path in LOOKS:
        assert refused(by, "GET", f"/api/tables/{table}{path}") == "sealed", path
    cannot_look_into(by, table)
    for command in ({"do": "join"}, {"do": "chat", "text": "hey"}, {"do": "rematch"}):
        assert refused(by, "POST", f"/api/tables/{table}/commands", {"id": "let-me-in-now", **command}) == "sealed"
    with pytest.raises(Refused, match="stays sealed until"):
        by.watch(table)


def cannot_look_into(by: Visitor, table: str) -> None:
    assert refused(by, "POST", f"/api/tables/{table}/branches", {"number": 3, "seat": 0}) == "sealed"
    assert refused(by, "POST", f"/api/tables/{table}/analysis") == "sealed"
    assert refused(by, "POST", f"/api/tables/{table}/exercises/1", {"move": 0}) == "sealed"


def sees_own_seat_alone(by: Visitor, table: str, seat: int) -> None:
    """Of a game of theirs that is over."""
    path = f"/api/tables/{table}"
    assert by.call("GET", path)["seed"] is None
    replay = by.call("GET", f"{path}/replay?seat={seat}")
    assert (replay["seed"], replay["known"], replay["held"]) == (None, False, [seat])
    assert by.call("GET", f"{path}/replay/0?seat={seat}")["state"]
    for other in (f"?seat={(seat + 1) % 3}", f"?seat={(seat + 2) % 3}", ""):
        assert refused(by, "GET", f"{path}/replay{other}") == "sealed"
        assert refused(by, "GET", f"{path}/replay/0{other}") == "sealed"
    for look in ("/record", "/analysis", "/branches"):
        assert refused(by, "GET", f"{path}{look}") == "sealed"
    cannot_look_into(by, table)


def make_account(by: Visitor, name: str) -> None:
    by.call("POST", "/api/accounts", {"name": name, "password": "correct horse"})


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
    sees_own_seat_alone(anna, annas.id, before["seat"])

    bens = take_up(ben)
    sees_nothing(ben, annas.id)  # not while they play
    finish(server, bens)
    second = until(lambda: deal(ben), lambda one: one["state"] == "played")
    assert (second["players"], second["own"]) == (2, mine["own"]), "the same moves lead to the same result"
    assert (second["place"], second["best_table"]) == (1, None), "equals share the place"
    seat = before["seat"]
    dealt = [
        by.call("GET", f"/api/tables/{at.id}/replay/0?seat={seat}")["state"] for by, at in ((anna, annas), (ben, bens))
    ]
    assert dealt[0] == dealt[1], "the same cards"
    _who_has_played_sees_their_own_alone(anna, ben, annas.id, bens.id)
    _after_the_day(server, day, (anna, ben, zoe), annas.id, before)


def _who_has_not_played_sees_nothing(anna: Visitor, ben: Visitor, table: str) -> None:
    sees_nothing(ben, table)
    told = deal(ben)
    assert (told["best"], told["players"], told["points"]) == (None, 0, []), "guests are not counted to others"
    assert refused(ben, "GET", f"/api/deals/{told['id']}/places") == "sealed"
    assert not deal(anna)["listed"]
    make_account(anna, "anna")
    assert deal(anna)["listed"]
    told = deal(ben)
    assert (told["best"] is not None, told["players"], told["best_table"]) == (True, 1, None), "points only"
    anna.call("PUT", "/api/privacy", {"games": "everybody"})
    assert ben.call("GET", "/api/profiles/anna/games")["games"] == []
    assert not any(one["id"] == table for one in ben.call("GET", "/api/open-tables?status=running")["tables"])
    assert table not in str(ben.call("GET", "/api/tables")) + str(ben.call("GET", "/api/deals/today"))


def _who_has_played_sees_their_own_alone(anna: Visitor, ben: Visitor, annas: str, bens: str) -> None:
    sees_nothing(ben, annas)
    sees_own_seat_alone(ben, bens, deal(ben)["seat"])
    places = ben.call("GET", f"/api/deals/{deal(ben)['id']}/places")
    assert (places["players"], places["opened"]) == (2, False)
    assert [(row["place"], row["own"], row["table"]) for row in places["rows"]] == [(1, True, bens)]
    assert annas not in str(ben.call("GET", "/api/deals/today")) + str(ben.call("GET", "/api/everything"))
    assert deal(anna)["players"] == 1, "Ben is a guest"
    make_account(ben, "ben")
    ben.call("PUT", "/api/privacy", {"games": "nobody"})
    assert deal(anna)["players"] == 2


def _after_the_day(
    server: RunningServer, today: Day, people: tuple[Visitor, ...], table: str, before: dict[str, Any]
) -> None:
    anna, ben, zoe = people
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
    assert [row["name"] for row in rows] == ["anna", None], "Ben shows his games to nobody, Zoe is a guest"
    assert [row["own"] for row in zoe.call("GET", f"/api/deals/{after['id']}/places")["rows"]] == [False, False, True]
    bens = next(row["table"] for row in rows if row["name"] is None)
    assert "Ben" not in str(nobody.call("GET", f"/api/tables/{bens}/replay")["seats"])
    record = nobody.record(bens)
    assert (record["seats"][0], "Ben" in str(record)) == ("Someone", False)
    assert nobody.call("POST", "/api/verify", {"record": record})["valid"], "names are no part of what is checked"
    assert ben.record(bens)["seats"][0] == "Ben"
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
    assert [(row["place"], row["by_bot"], row["own"]) for row in rows] == [(None, True, True)]
    bens = take_up(ben)
    bens.command("resign")
    until(lambda: deal(ben), lambda one: one["state"] == "given-up")
    assert refused(ben, "GET", f"/api/tables/{bens.id}/record") == "sealed"


def test_nobody_is_advised_or_changes_the_luck(server: RunningServer) -> None:
    table = take_up(server.visitor("Anna"))
    rounds = Rounds("my turn")
    while not table.my_turn and rounds():
        table.refresh()
    with pytest.raises(Refused, match="there are no hints"):
        table.hint()
    for do, args in (("salt", {"salt": "x"}), ("start", {}), ("list", {"listed": True})):
        with pytest.raises(Refused):
            table.command(do, **args)


def test_the_rules_of_a_shared_deal_at_the_table() -> None:
    """Also in the moment between the making and the start of a table, and where a person hosts it."""
    for host in ("", ANNA.user):
        match = new_match(sitting(ANNA), sitting(BEN), BOT, BOT, host=host, deal="d", sealed=True, rated=False)
        with pytest.raises(NotAllowed):
            happen(match, AddSalt.decide(match, ANNA, "rain"))
        with pytest.raises(NotAllowed):
            happen(match, SetSeat.decide(match, ANNA, 2, "master"))
        happen(match, StartGame.by_server(match))
        with pytest.raises(NotAllowed, match="there are no hints"):
            TakeHint.decide(match, ANNA)
        match.peers.add("paul")
        assert not any(may(act, match, "paul") for act in (Action.WATCH, Action.KNOW, Action.CHAT, Action.JOIN)), (
            "while it runs"
        )
        play_until(match, lambda m: m.status == "over")
        assert role_of(match, "paul") is Role.PEER
        for user in ("paul", ANNA.user, "x", Actor("y", "Y").user):
            assert not any(may(act, match, user) for act in (Action.KNOW, Action.SECRET)), "before the deal is opened"
        assert not may(Action.WATCH, match, "paul")
        happen(match, Unseal.decide(match))
        assert all(may(act, match, user) for act in (Action.KNOW, Action.SECRET) for user in ("paul", ANNA.user, "x"))


def test_a_host_who_does_not_play_does_not_look_on() -> None:
    match = new_match(sitting(BEN), BOT, BOT, BOT, deal="d", sealed=True)
    assert may(Action.WATCH, match, ANNA.user)
    happen(match, StartGame.decide(match, ANNA))
    assert role_of(match, ANNA.user) is Role.HOST
    assert not may(Action.WATCH, match, ANNA.user)


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
    make_account(anna, "anna")
    before = deal(anna)
    table = played(first, anna)
    first.stop()
    again = start()
    there = again.same(anna)
    after = deal(there)
    assert (after["commitment"], after["state"], after["place"]) == (before["commitment"], "played", 1)
    sees_nothing(again.visitor("Zoe"), table.id)
    assert deal(again.visitor("Ben"))["players"] == 1
    there.call("DELETE", "/api/account", {"password": "correct horse"})
    assert deal(again.visitor("Ben"))["players"] == 0, "who deletes the account leaves the places"


@pytest.mark.thorough
def test_a_sealed_table_of_other_rules_gives_no_record(start: Begin) -> None:
    """Its moves would tell what the other seats held."""
    first = start()
    anna = first.visitor("Anna")
    table = played(first, anna)
    first.stop()
    with sqlite3.connect(first.settings.database) as rows:
        other_rules = """replace(setup, '"rules_version": ', '"rules_version": 9')"""
        rows.execute(f"UPDATE tables SET setup = {other_rules} WHERE id = ?", [table.id])
        rows.execute(
            """UPDATE events SET body = replace(body, '"hash":"', '"hash":"x') WHERE table_id = ?""", [table.id]
        )
    rows.close()
    there = start().same(anna)
    assert refused(there, "GET", f"/api/tables/{table.id}") == "rules-changed"
    assert refused(there, "GET", f"/api/tables/{table.id}/record") == "sealed"


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
    with pytest.raises(Refused, match="plays it only once"):
        anna.join(bens.id)  # not a second time, at a friend's table
    with pytest.raises(Refused, match="cannot be changed"):
        annas.command("salt", salt="mine")
    with pytest.raises(Refused, match="cannot be changed"):
        bens.command("seat", seat=1, level="master")
    bens.command("seat", seat=1, level="journeyman")
    annas.command("start")
    sees_nothing(ben, annas.id)
    finish(server, annas)
    own = own_line(shared(anna, made["id"]))
    assert (own["points"] is not None, own["average"], own["most"]) == (True, None, 0)
    sees_own_seat_alone(anna, annas.id, 0)
    _others_are_told_nothing(ben, zoe, made["id"], annas.id)
    bens.command("start")
    finish(server, bens)
    assert own_line(shared(ben, made["id"]))["points"] == own["points"], "the same moves, the same result"
    _others_are_told_nothing(ben, zoe, made["id"], annas.id)
    assert refused(zoe, "POST", f"/api/deals/{made['id']}/close") == "not-host"
    zoes = sat_at(zoe, made["id"])
    assert anna.call("POST", f"/api/deals/{made['id']}/close")["closed"]
    after = until(lambda: shared(zoe, made["id"]), lambda view: bool(view["opened"]))
    assert commitment_to(bytes.fromhex(after["secret"])) == made["commitment"]
    for one in after["tables"]:
        assert [seat["matchpoints"] for seat in one["seats"]] == [0.5, 0.5, 0.5]
        assert all(seat["average"] == seat["points"] for seat in one["seats"])
    assert ben.call("GET", f"/api/tables/{annas.id}/replay?seat=1")["seats"][0]["name"] == "Anna"
    assert zoe.call("GET", f"/api/tables/{annas.id}/record")["seed"] == after["secret"]
    assert zoe.call("GET", f"/api/tables/{zoes.id}")["ended"] == "closed", "nothing begins any more"
    assert refused(server.visitor("Late"), "POST", f"/api/deals/{made['id']}/tables", {}) == "deal-over"
    assert [one["name"] for one in anna.call("GET", "/api/deals")["deals"]] == ["Sunday"]


def own_line(view: dict[str, Any]) -> dict[str, Any]:
    return next(seat for one in view["tables"] for seat in one["seats"] if seat["own"])


def _others_are_told_nothing(ben: Visitor, zoe: Visitor, deal_id: str, table: str) -> None:
    for by in (ben, zoe):
        view = shared(by, deal_id)
        assert (view["opened"], view["secret"]) == (False, None)
        others = [seat for one in view["tables"] for seat in one["seats"] if not one["own"]]
        assert all(seat["points"] is seat["average"] is seat["matchpoints"] is None for seat in others)
        sees_nothing(by, table)
        assert refused(by, "GET", f"/api/deals/{deal_id}/places") == "sealed"


def test_a_second_guest_who_resigns_learns_nothing_of_a_deal(start: Begin, database: str) -> None:
    """Ben plays with Anna, opens the same deal as a second guest and resigns there at once."""
    server = start(database=database)
    anna, ben, guest = server.visitor("Anna"), server.visitor("Ben"), server.visitor("Guest")
    made = anna.call("POST", "/api/deals", {"game": "pillars", "seats": 3})
    annas = sat_at(anna, made["id"])
    annas.command("seat", seat=1, level=None)
    ben.join(annas.id)
    annas.start()
    guests = sat_at(guest, made["id"], seat=1)
    guests.command("start")
    guests.command("resign")
    assert guest.call("GET", f"/api/tables/{guests.id}")["status"] == "over"
    sees_own_seat_alone(guest, guests.id, 1)
    sees_nothing(guest, annas.id)
    sees_nothing(ben, guests.id)
    others = [seat for one in shared(guest, made["id"])["tables"] for seat in one["seats"] if not one["own"]]
    assert all(seat["points"] is None for seat in others)
    assert refused(guest, "GET", f"/api/deals/{made['id']}/places") == "sealed"
    anna.call("POST", f"/api/deals/{made['id']}/close")
    sees_own_seat_alone(guest, guests.id, 1)  # Anna and Ben still play
    assert refused(server.visitor("Late"), "POST", f"/api/deals/{made['id']}/tables", {}) == "deal-over"


def test_a_guest_who_resigns_learns_nothing_of_the_day(start: Begin, database: str) -> None:
    server = start(database=database)
    anna, guest = server.visitor("Anna"), server.visitor("Guest")
    make_account(anna, "anna")
    annas = played(server, anna)
    guests = take_up(guest)
    guests.command("resign")
    mine = until(lambda: deal(guest), lambda one: one["state"] == "given-up")
    assert (mine["players"], mine["place"], mine["listed"], mine["best_table"]) == (2, None, False, None)
    rows = guest.call("GET", f"/api/deals/{mine['id']}/places")["rows"]
    assert [row["table"] for row in rows] == [guests.id]
    sees_own_seat_alone(guest, guests.id, mine["seat"])
    sees_nothing(guest, annas.id)
    assert deal(anna)["players"] == 1, "a guest is not counted to others"


def test_a_table_that_never_ends_does_not_keep_a_deal_sealed_for_ever(server: RunningServer, day: Day) -> None:
    anna = server.visitor("Anna")
    made = anna.call("POST", "/api/deals", {"game": "pillars", "seats": 3})
    annas = sat_at(anna, made["id"])
    annas.command("start")
    assert not anna.call("POST", f"/api/deals/{made['id']}/close")["opened"]
    day.number += 31
    opened = until(lambda: shared(anna, made["id"]), lambda view: bool(view["opened"]))
    assert opened["tables"][0]["status"] == "running"
    sees_own = anna.call("GET", f"/api/tables/{annas.id}")
    assert (sees_own["sealed"], sees_own["seed"]) == (False, None)


def test_a_closed_deal_waits_for_tables_that_are_played_and_not_for_idle_ones(day: Day) -> None:
    match = new_match(sitting(ANNA), BOT, BOT, BOT, deal="d", sealed=True)
    deal = stored.DealRow("d", "pillars", None, 4, {}, "journeyman", b"", "", "", 0, day.now(), False)
    match.changed = day.now() - 6 * DAY_MS
    assert service._is_waited_for(deal, match)
    match.changed -= DAY_MS
    assert not service._is_waited_for(deal, match)


def test_a_sealed_table_says_when_it_is_opened() -> None:
    for host, lang, said in (
        ("", "en", "until the day is over, at midnight"),
        ("", "de", "bis der Tag vorbei ist, um Mitternacht"),
        (ANNA.user, "en", "until it has ended and everyone has played"),
        (ANNA.user, "de", "bis er beendet ist und alle gespielt haben"),
    ):
        match = new_match(sitting(ANNA), BOT, BOT, BOT, host=host, deal="d", sealed=True)
        assert said in sealed(match).text(lang)


def test_who_gets_up_before_the_start_may_sit_down_elsewhere_but_plays_once(server: RunningServer) -> None:
    anna, ben = server.visitor("Anna"), server.visitor("Ben")
    made = anna.call("POST", "/api/deals", {"game": "pillars", "seats": 3})
    annas, bens = sat_at(anna, made["id"]), sat_at(ben, made["id"])
    bens.command("leave")
    annas.command("seat", seat=1, level=None)
    there = ben.join(annas.id)
    assert there.view["seat"] == 1
    claim = server.app.state.application.deals.store
    # As if another process had given them the other table in the same moment: only one of the two can begin.
    server.on_loop(claim.writer.run(lambda c: stored.take_place(c, made["id"], _user(there), bens.id, 0, annas.id)))
    with pytest.raises(Refused, match="plays it only once"):
        annas.command("start")


def _user(table: RemoteTable) -> str:
    return str(table.visitor.call("GET", "/api/everything")["id"])
