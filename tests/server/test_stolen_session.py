"""A stolen session: what it can do is what the table of `docs/people.md` says, gone through row by row."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy import select, update

from bauhuette.client import Visitor
from bauhuette.server.accounts import passkeys
from bauhuette.server.storage import schema
from tests.server.running import RunningServer, description, free_port
from tests.server.test_notifications import Browser
from tests.server.test_people import PASSWORD, Authenticator, member, refused, rows

Start = Callable[..., RunningServer]
DOCS = Path(__file__).parents[2] / "docs" / "people.md"
ROW = re.compile(r"^\| `([A-Z]+) (/api/\S+)` \|.*\| (yes|no) \|$", re.MULTILINE)
WAYS = r"/api/(account|accounts|password|passkeys|session|sessions|device-code|recovery-code|letter|mailbox|devices)\b"
COMES_IN = {  # each asks for what it is
    ("POST", "/api/accounts"),
    ("POST", "/api/session"),
    ("POST", "/api/session/challenge"),
    ("POST", "/api/session/passkey"),
    ("POST", "/api/session/code"),
    ("POST", "/api/letter"),
    ("POST", "/api/session/letter"),
}
NEEDS: dict[str, dict[str, Any]] = {
    "/api/password": {"new": "battery staple"},
    "/api/mailbox": {"address": "thief@example.org"},
    "/api/passkeys": {"credential": {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": {}}},
    "/api/devices": Browser("https://fcm.googleapis.com/x").subscription(),
}


class Row(NamedTuple):
    method: str
    path: str
    proof: bool


TABLE = [Row(method, path, asked == "yes") for method, path, asked in ROW.findall(DOCS.read_text(encoding="utf-8"))]
GUARDED, FREE = ([row for row in TABLE if row.proof is asked] for asked in (True, False))


@pytest.fixture
def server(start: Start) -> RunningServer:
    way = f"smtp://127.0.0.1:{free_port()}"
    return start(url="https://games.example.org", mail=way, mail_from="games@example.org")


def kept(server: RunningServer) -> list[Any]:
    """Every way in."""
    u = schema.users.c
    people = rows(server, select(u.id, u.account, u.password).order_by(u.id))
    others = (schema.codes, schema.mailboxes, schema.passkeys)
    return [people, *(rows(server, select(table.c["id" if "id" in table.c else "user_id"])) for table in others)]


def passkey_member(server: RunningServer, name: str) -> tuple[Visitor, Authenticator]:
    """Without a password."""
    visitor = server.visitor(name)
    visitor.call("POST", "/api/me", {"name": name})
    with server.app.state.application.store.engine.begin() as connection:
        named = schema.users.c.name == name
        user = connection.execute(select(schema.users.c.id).where(named)).scalar_one()
        connection.execute(update(schema.users).where(named).values(account=name))
    return visitor, Authenticator(server, user, "AAAAAAAA")


def test_the_table_knows_every_address_that_has_to_do_with_ways_in() -> None:
    described = description()["paths"]
    found = {(method.upper(), path) for path, methods in described.items() for method in methods}
    ways = {one for one in found if re.match(WAYS, one[1]) and one[0] != "GET"}
    assert {(row.method, row.path) for row in TABLE} - {("GET", "/api/everything")} == ways - COMES_IN
    assert GUARDED
    assert FREE


def test_a_thief_of_a_session_opens_no_way_in_and_closes_none(server: RunningServer) -> None:
    anna = member(server, "anna")
    anna.call("POST", "/api/recovery-code", {"password": PASSWORD})
    anna.call("POST", "/api/mailbox", {"address": "anna@example.org", "password": PASSWORD})
    paula, key = passkey_member(server, "paula")
    before = kept(server)
    for row in GUARDED:
        path, body = row.path.replace("{key}", "AAAAAAAA"), NEEDS.get(row.path, {})
        codes = [refused(anna, row.method, path, body), refused(anna, row.method, path, body | wrong(row))]
        expected = "bad-passkey" if row.path == "/api/passkeys" else "bad-password"  # nothing was offered
        assert codes == [expected] * 2, row
        assert key.ask(paula, row.method, path, body).json()["refusal"]["code"] == "bad-passkey", row
    assert kept(server) == before


def wrong(row: Row) -> dict[str, str]:
    if row.path == "/api/passkeys":
        return {}
    return {"old" if row.path == "/api/password" else "password": "not the one"}


def test_what_signs_is_not_what_brings_a_new_passkey(server: RunningServer) -> None:
    """A challenge to come in, which everybody is given, does not stand in for the offer that asks for proof."""
    paula, key = passkey_member(server, "paula")
    asked = select(schema.codes.c.kind)
    credential = key.signed(paula)
    assert [row.kind for row in rows(server, asked)] == ["sign"]
    answer = key.ask(paula, "POST", "/api/passkeys", {"credential": credential})
    assert answer.json()["refusal"]["code"] == "bad-passkey"
    assert [row.kind for row in rows(server, asked)] == ["sign"]  # was not even tried


def test_what_one_process_asked_another_may_hear_once_and_from_one_session(start: Start, postgres: str) -> None:
    here, there = (start(database=postgres) for _ in range(2))
    paula, key = passkey_member(here, "paula")
    wish = {"credential": key.signed(paula)}  # asked by the first
    key.server = there
    thief = there.visitor("Mallory")
    assert key.ask(thief, "POST", "/api/session/passkey", wish).json()["refusal"]["code"] == "bad-passkey"
    assert key.ask(paula, "POST", "/api/device-code", wish).status_code == 201
    assert key.ask(paula, "POST", "/api/device-code", wish).json()["refusal"]["code"] == "bad-passkey"
    key.server = here
    assert key.ask(paula, "POST", "/api/device-code", wish).json()["refusal"]["code"] == "bad-passkey"


def test_a_challenge_that_is_too_old_or_was_replaced_is_no_longer_good(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    paula, key = passkey_member(server, "paula")
    replaced = key.signed(paula)
    monkeypatch.setattr(passkeys, "CHALLENGE_MS", -1)
    for credential in (key.signed(paula), replaced):
        answer = key.ask(paula, "POST", "/api/device-code", {"credential": credential})
        assert answer.json()["refusal"]["code"] == "bad-passkey"


def test_the_owner_may_by_password_and_by_passkey(server: RunningServer) -> None:
    anna = member(server, "anna")
    paula, key = passkey_member(server, "paula")
    for path in ("/api/passkeys/offer", "/api/device-code", "/api/recovery-code", "/api/mailbox"):
        body = NEEDS.get(path, {})
        anna.call("POST", path, body | {"password": PASSWORD})
        assert key.ask(paula, "POST", path, body | {"credential": key.signed(paula)}).status_code < 300
    answer = key.ask(paula, "DELETE", "/api/passkeys/AAAAAAAA", {"credential": key.signed(paula)})
    assert answer.json()["refusal"]["code"] == "last-way-in"
    key.ask(paula, "POST", "/api/password", {"new": "battery staple", "credential": key.signed(paula)})
    back = server.visitor("somebody")
    back.log_in("paula", "battery staple")
    back.call("DELETE", "/api/passkeys/AAAAAAAA", {"password": "battery staple"})


@pytest.mark.parametrize("row", FREE, ids=lambda row: f"{row.method} {row.path}")
def test_what_only_ends_something_asks_for_nothing(server: RunningServer, row: Row) -> None:
    anna = member(server, "anna")
    there = anna.call("POST", "/api/devices", NEEDS["/api/devices"])["devices"][0]["id"]
    session = anna.call("GET", "/api/sessions")["sessions"][0]["id"]
    path = row.path.replace("{device}", there).replace("{session}", session)
    if row.path == "/api/mailbox/confirm":  # whoever reads the mail has the code; nobody else can make one up
        assert refused(anna, row.method, path, {"code": "A" * 32}) == "not-found"
    else:
        anna.call(row.method, path, NEEDS.get(row.path))


def test_a_guest_is_asked_for_nothing(server: RunningServer) -> None:
    guest = server.visitor("Gast")
    for row in GUARDED:
        if row.path in ("/api/password", "/api/passkeys", "/api/passkeys/{key}", "/api/account"):
            continue
        guest.call(row.method, row.path, NEEDS.get(row.path, {}))
    assert refused(guest, "POST", "/api/password", {"new": "battery staple"}) == "no-account"
    guest.call("DELETE", "/api/account", {})
