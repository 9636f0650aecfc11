"""People among each other: not to hear, not to meet, to tell the host; friends, invitations, seeking; ways back in."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import insert, select, update

from bauhuette.client import Refused, RemoteTable, Visitor
from bauhuette.engine.errors import BauhuetteError
from bauhuette.server.hosting.admin import moderation_of
from bauhuette.server.notifications.push import b64
from bauhuette.server.settings import Settings
from bauhuette.server.storage import schema
from tests.limits import PATIENT_S
from tests.server.running import Processes, RunningServer, caller, description

PAGES = Path(__file__).parents[2] / "web" / "src" / "text" / "people"


def page_words() -> set[str]:
    """The messages of the pages about people, in both languages."""
    german, english = ((PAGES / f"{lang}.ftl").read_text(encoding="utf-8").splitlines() for lang in ("de", "en"))
    keys = {line.partition(" = ")[0] for line in english if " = " in line}
    assert keys == {line.partition(" = ")[0] for line in german if " = " in line}
    return keys


PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    file = tmp_path_factory.mktemp("people") / "t.sqlite3"
    running = RunningServer(Settings(database=str(file), pace=(0.0, 0.0), limits=0.0, sweep_every=0.2))
    yield running
    running.stop()


def member(server: RunningServer, name: str) -> Visitor:
    visitor = server.visitor(name)
    visitor.call("POST", "/api/accounts", {"name": name, "password": PASSWORD})
    return visitor


def refused(visitor: Visitor, method: str, path: str, body: Any = None) -> str:
    with pytest.raises(Refused) as no:
        visitor.call(method, path, body)
    return no.value.code


def friends(one: Visitor, other: Visitor) -> None:
    """By name, from both sides."""
    for asks, asked in ((one, other), (other, one)):
        asks.call("POST", "/api/friends", {"account": asked.call("GET", "/api/me")["account"]})


def handle(reader: Visitor, name: str) -> str:
    found = reader.call("GET", "/api/friends")["friends"]
    return str(next(one["handle"] for one in found if one["name"] == name))


# --- not to hear, not to meet ---


def test_who_is_muted_is_not_heard_from_then_on_nor_when_one_comes_back(server: RunningServer) -> None:
    anna = server.visitor("Anna").open("pillars", ["me", "open", "open"])
    ben, cleo = (server.visitor(name).join(anna.id) for name in ("Ben", "Cleo"))
    ben.say("first")
    anna.wait_for_chat(1)
    anna.visitor.call("POST", "/api/ties", {"kind": "mute", "who": {"table": anna.id, "line": 1}})
    ben.say("second")
    cleo.say("third")
    cleo.wait_for_chat(3)
    anna.wait_for_chat(2)
    assert [line["text"] for line in anna.chat] == ["first", "third"]
    assert [line["text"] for line in anna.visitor.watch(anna.id).chat] == ["third"]
    assert [line["text"] for line in cleo.chat] == ["first", "second", "third"]
    muted = anna.visitor.call("GET", "/api/ties/mute")["ties"]
    assert [one["name"] for one in muted] == ["Ben"]
    assert refused(ben.visitor, "DELETE", f"/api/ties/mute/{muted[0]['handle']}") == "not-found"
    anna.visitor.call("DELETE", f"/api/ties/mute/{muted[0]['handle']}")
    assert len(anna.visitor.watch(anna.id).chat) == 3
    assert (
        refused(anna.visitor, "POST", "/api/ties", {"kind": "mute", "who": {"table": anna.id, "seat": 0}}) == "yourself"
    )
    assert refused(anna.visitor, "POST", "/api/ties", {"kind": "mute", "who": {}}) == "not-found"


def test_who_is_blocked_does_not_sit_down_see_or_befriend(server: RunningServer) -> None:
    dora, emil = member(server, "dora"), member(server, "emil")
    friends(dora, emil)
    dora.call("PUT", "/api/privacy", {"games": "everybody", "ratings": "everybody"})
    assert emil.call("GET", "/api/profiles/dora")["played"] == 0
    dora.call("POST", "/api/ties", {"kind": "block", "who": {"account": "emil"}})
    table = dora.open("pillars", ["me", "open", "open"])
    with pytest.raises(Refused, match="cannot sit down"):
        emil.join(table.id)
    assert emil.call("GET", "/api/profiles/dora")["played"] is None
    assert emil.call("GET", "/api/profiles/dora")["relation"] == "other"  # they are not told
    assert dora.call("GET", "/api/profiles/emil")["relation"] == "blocked"
    emil.call("POST", "/api/friends", {"account": "dora"})
    assert dora.call("GET", "/api/friends") == {"friends": [], "asks": [], "asked": []}
    theirs = emil.open("pillars", ["me", "open", "open"])
    with pytest.raises(Refused, match="cannot sit down"):
        dora.join(theirs.id)


# --- the host of the server ---


@pytest.fixture(scope="module")
def host(server: RunningServer) -> Visitor:
    boss = member(server, "boss")
    with moderation_of(server.settings.database) as at:
        assert at.appoint("boss") == "boss"
    return boss


HOST_PAGES = [
    ("GET", "/api/host/tables", None),
    ("GET", "/api/host/people", None),
    ("GET", "/api/host/reports", None),
    ("GET", "/api/host/limits", None),
    ("POST", "/api/host/reports/x/settled", None),
    ("POST", "/api/host/bans", {"person": "x"}),
    ("DELETE", "/api/host/bans/x", None),
    ("POST", "/api/host/tables/x/closed", {}),
    ("PUT", "/api/host/announcement", {}),
    ("PUT", "/api/host/club", {"name": "x", "text": "x"}),
    ("PUT", "/api/host/editions/x", {"approved": True, "standard": False}),
]


def test_only_accounts_that_were_appointed_are_hosts(server: RunningServer, host: Visitor) -> None:
    guest, other = server.visitor("Gast"), member(server, "other")
    for method, path, body in HOST_PAGES:
        assert refused(guest, method, path, body) == "only-hosts"
        assert refused(other, method, path, body) == "only-hosts"
    paths = description()["paths"]
    known = {(method.upper(), path) for path in paths if path.startswith("/api/host/") for method in paths[path]}
    assert len(known) == len(HOST_PAGES)  # none is forgotten here
    assert host.call("GET", "/api/club")["host"]
    assert not other.call("GET", "/api/club")["host"]
    with moderation_of(server.settings.database) as at:
        with pytest.raises(BauhuetteError):
            at.appoint("Gast")
        at.appoint("other")
        at.dismiss("other")
    assert refused(other, "GET", "/api/host/tables") == "only-hosts"


def test_a_host_sees_tables_people_and_reports_but_nothing_hidden(server: RunningServer, host: Visitor) -> None:
    fay = server.visitor("Fay").open("pillars", ["me", "greedy", "greedy"], spectators="off")
    fay.start()
    told = host.call("GET", "/api/host/tables?status=running")["tables"]
    mine = next(one for one in told if one["id"] == fay.id)
    assert mine["people"] == ["Fay"]
    assert set(mine) == {"id", "game", "status", "created", "changed", "listed", "people"}
    for path in ("", "/record", "/replay", "/analysis"):
        assert refused(host, "GET", f"/api/tables/{fay.id}{path}") == "spectators-off"
    with pytest.raises(Refused, match="spectators"):
        host.watch(fay.id)
    host.call("POST", f"/api/host/tables/{fay.id}/closed", {"reason": "too late"})
    fay.wait_for(lambda view: view["status"] == "over")
    assert refused(host, "POST", "/api/host/tables/unknown/closed", {}) == "not-found"


def test_reports_reach_the_host_who_sends_away_and_admits_again(server: RunningServer, host: Visitor) -> None:
    gil = server.visitor("Gil").open("pillars", ["me", "open", "open"], rated=False)
    hal = server.visitor("Hal").join(gil.id)
    gil.visitor.call(
        "POST", "/api/reports", {"who": {"table": gil.id, "seat": 1}, "kind": "insults", "text": "<b>he</b>"}
    )
    one = next(one for one in host.call("GET", "/api/host/reports")["reports"] if one["about"] == "Hal")
    assert (one["by"], one["kind"], one["text"], one["table"]) == ("Gil", "insults", "<b>he</b>", gil.id)
    host.call("POST", "/api/host/bans", {"person": one["person"], "days": 1, "reason": "insults"})
    assert refused(hal.visitor, "GET", f"/api/tables/{gil.id}") == "banned"
    banned = host.call("GET", "/api/host/people?kind=banned")["people"]
    assert [who["name"] for who in banned] == ["Hal"]
    host.call("DELETE", f"/api/host/bans/{one['person']}")
    hal.visitor.call("GET", f"/api/tables/{gil.id}")
    host.call("POST", f"/api/host/reports/{one['id']}/settled")
    again = next(two for two in host.call("GET", "/api/host/reports")["reports"] if two["id"] == one["id"])
    assert again["settled_by"] == "boss"
    assert refused(host, "POST", f"/api/host/reports/{one['id']}/settled") == "not-found"


def test_two_seats_of_a_rated_table_from_one_place_are_told_to_the_host(server: RunningServer, host: Visitor) -> None:
    def flagged(table: RemoteTable) -> list[str]:
        return [one["kind"] for one in host.call("GET", "/api/host/reports")["reports"] if one["table"] == table.id]

    ida = server.member("ida")
    rated, unrated = (ida.open("pillars", ["me", "open", "open"], rated=counts) for counts in (True, False))
    jan = server.member("jan")
    for table in (rated, unrated):
        jan.join(table.id)
    assert flagged(rated) == ["one-device"]  # the same address and the same program
    assert flagged(unrated) == []
    stored = json.dumps([list(map(str, row)) for row in rows(server, select(schema.sittings))])
    assert "127.0.0.1" not in stored


def test_a_kicked_person_does_not_come_back_as_a_fresh_guest(processes: Callable[..., Processes]) -> None:
    cluster = processes(trusted_proxies=("127.0.0.1",))
    here, there = cluster.servers[0], cluster.servers[-1]

    def joins(browser: httpx.Client, table: str, **headers: str) -> str:
        path, command = f"/api/tables/{table}/commands", {"id": uuid4().hex, "do": "join"}
        answer = browser.post(path, json=command, headers=headers)
        told = answer.json().get("answer") or answer.json()
        return str((told.get("refusal") or {"code": "sits"})["code"])

    with caller(here, 1) as anna, caller(here, 2) as ben:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        table = anna.post("/api/tables", json={"game": "pillars", "seats": seats}).json()["id"]
        assert joins(ben, table) == "sits"
        kick = {"id": uuid4().hex, "do": "kick", "seat": 1}
        assert anna.post(f"/api/tables/{table}/commands", json=kick).json()["answer"]["result"] == "accepted"
        assert joins(ben, table) == "kicked"
    with caller(there, 2) as fresh:
        assert joins(fresh, table) == "kicked"
    with caller(there, 2) as other_program:
        assert joins(other_program, table, **{"user-agent": "another"}) == "kicked"
    with caller(there, 1) as at_the_hosts:
        assert joins(at_the_hosts, table) == "sits"
    with caller(there, 3) as elsewhere:
        assert joins(elsewhere, table) == "sits"


def rows(server: RunningServer, query: Any) -> list[Any]:
    with server.app.state.application.store.engine.connect() as connection:
        return list(connection.execute(query))


def test_the_club_and_its_announcement(server: RunningServer, host: Visitor) -> None:
    guest = server.visitor("Gast")
    host.call("PUT", "/api/host/club", {"name": "Die\u202e Hütte", "text": "Jeden Freitag"})
    assert guest.call("GET", "/api/club") == {"name": "Die Hütte", "text": "Jeden Freitag", "host": False}
    host.call("PUT", "/api/host/announcement", {"de": "", "en": "Tonight"})
    assert guest.call("GET", "/api/notice")["text"] == "Tonight"
    host.call("PUT", "/api/host/announcement", {})
    assert guest.call("GET", "/api/notice")["text"] is None
    limits = {one["name"] for one in host.call("GET", "/api/host/limits")["limits"]}
    assert limits >= {"messages", "codes-here"}
    assert {f"host-limit-{name}" for name in limits} == {key for key in page_words() if key.startswith("host-limit-")}


# --- finding people ---


def test_friends_by_name_see_who_is_here_and_others_do_not(server: RunningServer) -> None:
    kai, lea, mia = (member(server, name) for name in ("kai", "lea", "mia"))
    kai.call("POST", "/api/friends", {"account": "lea"})
    assert [one["name"] for one in kai.call("GET", "/api/friends")["asked"]] == ["lea"]
    assert lea.call("GET", "/api/friends")["friends"] == []  # one alone is no friendship
    assert [one["name"] for one in lea.call("GET", "/api/friends")["asks"]] == ["kai"]
    assert lea.call("GET", "/api/profiles/kai")["played"] is None
    lea.call("POST", "/api/friends", {"account": "kai"})
    assert lea.call("GET", "/api/profiles/kai")["played"] == 0  # what is for friends is seen
    assert [(one["name"], one["here"]) for one in lea.call("GET", "/api/friends")["friends"]] == [("kai", True)]
    kai.call("PUT", "/api/privacy", {"presence": "nobody"})
    assert [one["here"] for one in lea.call("GET", "/api/friends")["friends"]] == [False]
    assert mia.call("GET", "/api/friends")["friends"] == []
    lea.call("DELETE", f"/api/friends/{handle(lea, 'kai')}")
    assert kai.call("GET", "/api/friends") == {"friends": [], "asks": [], "asked": []}


def test_a_link_makes_a_friend_once(server: RunningServer) -> None:
    ned, ole, pia = (server.visitor(name) for name in ("Ned", "Ole", "Pia"))
    path = ned.call("POST", "/api/friend-link")["path"].replace("/friend/", "/api/friend-link/")
    assert refused(ned, "POST", path) == "yourself"
    path = ned.call("POST", "/api/friend-link")["path"].replace("/friend/", "/api/friend-link/")
    ole.call("POST", path)
    assert refused(pia, "POST", path) == "bad-code"
    assert [one["name"] for one in ned.call("GET", "/api/friends")["friends"]] == ["Ole"]


def test_invitations_arrive_and_are_for_friends(server: RunningServer) -> None:
    quin, rosa, stranger = (member(server, name) for name in ("quin", "rosa", "stranger"))
    friends(quin, rosa)
    table = quin.open("pillars", ["me", "open", "open"])
    path = f"/api/tables/{table.id}/invitations"
    quin.call("POST", path, {"handle": handle(quin, "rosa")})
    (call,) = rosa.call("GET", "/api/invitations")["invitations"]
    assert (call["by"], call["game"], call["path"]) == ("quin", "pillars", f"/t/{table.id}")
    assert refused(stranger, "POST", path, {"handle": handle(quin, "rosa")}) == "not-seated"
    quin.call("POST", "/api/friends", {"account": "stranger"})
    waiting = quin.call("GET", "/api/friends")["asked"][0]["handle"]
    assert refused(quin, "POST", path, {"handle": waiting}) == "only-friends"
    rosa.call("DELETE", f"/api/invitations/{table.id}")
    assert rosa.call("GET", "/api/invitations")["invitations"] == []


def test_who_seeks_the_same_game_is_led_to_one_table(server: RunningServer) -> None:
    tim, ute, vera, will = (server.visitor(name) for name in ("Tim", "Ute", "Vera", "Will"))
    wish = {"game": "pillars", "seats": 3}
    assert tim.call("PUT", "/api/seek", wish)["path"] is None
    assert will.call("PUT", "/api/seek", wish | {"tempo": "days"})["path"] is None
    assert ute.call("PUT", "/api/seek", wish)["path"] is None
    path = vera.call("PUT", "/api/seek", wish)["path"]
    for visitor in (tim, ute):
        assert visitor.call("GET", "/api/seek")["path"] == path
        assert visitor.call("GET", "/api/seek") == {"wish": None, "path": None}  # led once
    assert will.call("GET", "/api/seek")["path"] is None
    table = vera.watch(path)
    assert {seat["name"] for seat in table.view["seats"]} == {"Tim", "Ute", "Vera"}
    assert table.view["status"] == "running"
    assert not table.view["rated"], "guests are among them"
    will.call("DELETE", "/api/seek")
    assert will.call("GET", "/api/seek")["wish"] is None
    assert refused(will, "PUT", "/api/seek", wish | {"game": "chess"}) == "not-found"
    assert refused(will, "PUT", "/api/seek", wish | {"seats": 2}) == "malformed"


def test_who_seeks_their_like_is_not_led_to_the_strong(server: RunningServer) -> None:
    xaver, yuki = member(server, "xaver"), server.visitor("Yuki")
    user = next(row.id for row in rows(server, select(schema.users)) if row.account == "xaver")
    strong = {"game": "contest", "player": user, "mu": 45.0, "sigma": 1.0, "games": 50}
    with server.app.state.application.store.engine.begin() as connection:
        connection.execute(schema.ratings.insert().values(**strong))
    wish = {"game": "contest", "seats": 3, "strength": "alike"}
    xaver.call("PUT", "/api/seek", wish)
    server.visitor("Zita").call("PUT", "/api/seek", wish)
    assert yuki.call("PUT", "/api/seek", wish)["path"] is None


# --- ways back in ---


def test_a_code_brings_another_device_in_once_and_not_too_late(server: RunningServer) -> None:
    anna = server.visitor("Anna")
    table = anna.open("pillars", ["me", "open", "open"])
    code = anna.call("POST", "/api/device-code", {})["code"]
    phone = server.visitor("somebody")
    assert phone.call("POST", "/api/session/code", {"code": code.lower().replace("-", " ")})["name"] == "Anna"
    assert [info["id"] for info in phone.call("GET", "/api/tables")["tables"]] == [table.id]
    assert refused(server.visitor("thief"), "POST", "/api/session/code", {"code": code}) == "bad-code"
    late = anna.call("POST", "/api/device-code", {})["code"]
    with server.app.state.application.store.engine.begin() as connection:
        connection.execute(update(schema.codes).values(until=1))
    assert refused(phone, "POST", "/api/session/code", {"code": late}) == "bad-code"


def test_a_printed_code_helps_when_everything_is_lost(server: RunningServer) -> None:
    anna = member(server, "anna.k")
    first, second = (anna.call("POST", "/api/recovery-code", {"password": PASSWORD}) for _ in range(2))
    assert second["until"] is None
    lost = server.visitor("somebody")
    assert refused(lost, "POST", "/api/session/code", {"code": first["code"]}) == "bad-code"  # replaced
    assert lost.call("POST", "/api/session/code", {"code": second["code"]})["account"] == "anna.k"
    stored = " ".join(str(row) for row in rows(server, select(schema.codes)))
    assert second["code"].replace("-", "") not in stored


def test_a_printed_code_sets_a_password_where_that_is_lost_too_and_a_device_s_does_not(server: RunningServer) -> None:
    anna, guest = member(server, "anna.l"), server.visitor("Gast")
    proof = {"password": PASSWORD}
    code = anna.call("POST", "/api/device-code", proof)["code"]
    wish = {"code": code, "password": "battery staple"}
    assert refused(guest, "POST", "/api/session/code", wish) == "malformed"
    code = anna.call("POST", "/api/recovery-code", proof)["code"]
    guest.call("POST", "/api/session/code", {"code": code, "password": "battery staple"})
    assert anna.call("GET", "/api/me")["account"] is None  # everybody else was logged out
    assert refused(guest, "POST", "/api/device-code", proof) == "bad-password"
    guest.call("POST", "/api/device-code", {"password": "battery staple"})


def test_everything_about_me_is_one_file_without_what_opens_doors(server: RunningServer) -> None:
    bea, _ = member(server, "bea"), member(server, "friend.of.bea")
    table = bea.open("pillars", ["me", "open", "open"])
    table.say("my own words")
    bea.call("POST", "/api/friends", {"account": "friend.of.bea"})
    found = bea.call("GET", "/api/everything")
    assert [one["id"] for one in found["tables"]] == [table.id]
    assert found["chat"][0]["text"] == "my own words"
    assert [one["kind"] for one in found["ties"]] == ["friend"]
    assert "argon2" not in json.dumps(found)
    known = rows(server, select(schema.sessions.c.id))
    assert not any(row.id in json.dumps(found) for row in known)


def test_what_i_may_export_of_a_running_game_depends_on_nothing_hidden(server: RunningServer) -> None:
    """Events stored before version 1.0 hold a hash without a key, by which hands could be guessed."""
    bea = member(server, "bea.exports")
    table = bea.open("pillars", ["me", "greedy", "greedy"])
    table.start()
    next(table.turns())
    table.move(table.view["play"]["moves"][0])
    old = json.dumps({"seat": 0, "move": "done", "luck": 7, "hash": "00f1e2d3c4b5a697", "by": "person"})
    [me] = rows(server, select(schema.users.c.id).where(schema.users.c.account == "bea.exports"))
    new = {"number": 9999, "kind": "moved", "at": 0, "actor": me.id, "command": "", "body": old}
    with server.app.state.application.store.engine.begin() as connection:
        connection.execute(insert(schema.events).values(table_id=table.id, **new))
    [exported] = bea.call("GET", "/api/everything")["tables"]
    assert [one["kind"] for one in exported["events"]] == ["started", "moved", "moved"]
    assert all(set(one["body"]) <= {"seat", "move", "by"} for one in exported["events"])


def test_a_passkey_that_is_made_up_lets_nobody_in(server: RunningServer) -> None:
    mallory, _ = server.visitor("Mallory"), member(server, "cleo")
    options = mallory.call("POST", "/api/session/challenge")["options"]
    assert options["challenge"]
    made_up = {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": {"clientDataJSON": "e30"}}
    assert refused(mallory, "POST", "/api/session/passkey", {"credential": made_up}) == "bad-passkey"
    assert refused(mallory, "POST", "/api/passkeys", {"credential": made_up, "name": "mallory"}) == "bad-passkey"
    assert mallory.call("GET", "/api/me")["account"] is None
    mallory.call("POST", "/api/passkeys/offer", {})
    assert refused(mallory, "POST", "/api/passkeys", {"credential": made_up, "name": "cleo"}) == "name-taken"


class Authenticator:
    """A device that signs as browsers have it sign, for `localhost`."""

    HOST, ORIGIN = "localhost", "http://localhost"

    def __init__(self, server: RunningServer, user: str, name: str) -> None:
        self.server, self.id = server, name
        self.key = ec.generate_private_key(ec.SECP256R1())
        numbers = self.key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (numbers.x, numbers.y))
        public = bytes.fromhex("a5010203262001215820") + x + bytes.fromhex("225820") + y  # COSE: EC2, ES256, P-256
        row = {"id": name, "user_id": user, "public_key": public, "counter": 0, "name": "", "created": 1}
        with server.app.state.application.store.engine.begin() as connection:
            connection.execute(schema.passkeys.insert().values(**row))

    def ask(self, visitor: Visitor, method: str, path: str, body: Any = None) -> httpx.Response:
        cookies = {cookie.name: cookie.value or "" for cookie in visitor.cookies}
        headers = {"origin": self.ORIGIN, "host": "localhost"}
        return httpx.request(
            method, self.server.address + path, json=body, cookies=cookies, headers=headers, timeout=PATIENT_S
        )

    def signed(self, visitor: Visitor) -> dict[str, Any]:
        challenge = self.ask(visitor, "POST", "/api/session/challenge").json()["options"]["challenge"]
        said = json.dumps({"type": "webauthn.get", "challenge": challenge, "origin": self.ORIGIN}).encode()
        data = sha256(self.HOST.encode()).digest() + b"\x05" + bytes(4)
        signature = self.key.sign(data + sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        answer = {"clientDataJSON": b64(said), "authenticatorData": b64(data), "signature": b64(signature)}
        return {"id": self.id, "rawId": self.id, "type": "public-key", "response": answer}


def test_who_has_passkeys_alone_confirms_by_one_and_is_asked_for_no_password(server: RunningServer) -> None:
    visitors, keys = dict[str, Visitor](), dict[str, Authenticator]()
    for name in ("pia", "pola"):
        visitors[name] = server.visitor(name)
        visitors[name].call("POST", "/api/me", {"name": name})
        user = rows(server, select(schema.users.c.id).where(schema.users.c.name == name))[0].id
        with server.app.state.application.store.engine.begin() as connection:
            connection.execute(update(schema.users).where(schema.users.c.id == user).values(account=name))
        keys[name] = Authenticator(server, user, {"pia": "AAAAAAAA", "pola": "BBBBBBBB"}[name])
    pia, key = visitors["pia"], keys["pia"]
    ways = pia.call("GET", "/api/passkeys")
    assert (len(ways["passkeys"]), ways["password"]) == (1, False)
    used = key.signed(pia)
    wishes: list[dict[str, Any]] = [{}, {"credential": keys["pola"].signed(pia)}, {"credential": used}]
    for proof in wishes:  # none, somebody else's, the answer to an older question
        assert key.ask(pia, "DELETE", "/api/account", proof).json()["refusal"]["code"] == "bad-passkey"
        answer = key.ask(pia, "POST", "/api/password", {"new": "battery staple", **proof})
        assert answer.json()["refusal"]["code"] == "bad-passkey"
    assert rows(server, select(schema.users.c.password).where(schema.users.c.account == "pia"))[0].password is None

    pola = visitors["pola"]
    assert (
        keys["pola"].ask(pola, "DELETE", "/api/account", {"credential": keys["pola"].signed(pola)}).status_code == 204
    )
    answer = key.ask(pia, "POST", "/api/password", {"new": "battery staple", "credential": key.signed(pia)})
    assert answer.status_code == 204
    back = server.visitor("somebody")
    back.call("POST", "/api/session", {"name": "pia", "password": "battery staple"})
    assert back.call("GET", "/api/passkeys")["password"]
    # From now on the password is asked for; a passkey does not stand in for it.
    answer = key.ask(back, "DELETE", "/api/account", {"credential": key.signed(back)})
    assert answer.json()["refusal"]["code"] == "bad-password"
    back.call("DELETE", "/api/account", {"password": "battery staple"})
