"""Every address of the API has a door, and every kind of visitor finds it open or shut as `docs/rights.md` says."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from bauhuette.client import RemoteTable, Visitor
from bauhuette.server.hosting.admin import moderation_of
from bauhuette.server.hosting.permissions_page import Address, Requirement, addresses
from bauhuette.server.http.asgi import make_app
from bauhuette.server.settings import Settings
from tests.server.running import RunningServer, description
from tests.server.test_people import member

ALL = addresses(make_app(Settings(database=":memory:")))
BODIES = {
    "/api/tables/{table}/commands": {"id": "knock-knock", "do": "chat", "text": "hello"},
    "/api/tables/{table}/why": {"move": 0},
    "/api/tables/{table}/branches": {"number": 0, "seat": 0},
    "/api/tables/{table}/exercises/{number}": {"move": 0},
    "/api/tables/{table}/invitations": {"handle": "x"},
    "/api/host/bans": {"person": "x"},
    "/api/host/club": {"name": "x", "text": "x"},
}
SHUT = {"spectators-off", "only-players", "not-seated"}


class Company:
    """A private table that runs, and everybody who might knock."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self.seated = server.visitor("Anna")
        self.table: RemoteTable = self.seated.open("pillars", ["me", "greedy", "greedy"], spectators="off")
        self.table.start()
        self.visitors: dict[str, Visitor] = {
            "guest": server.visitor("Gast"),
            "member": member(server, "member"),
            "host": member(server, "chief"),
        }
        with moderation_of(server.settings.database) as at:
            at.appoint("chief")

    def knock(self, visitor: Visitor, at: Address) -> tuple[int, str]:
        path = at.path.replace("{table}", self.table.id).replace("{number}", "0")
        path = path.replace("{report}", "x").replace("{person}", "x")
        cookies = {cookie.name: cookie.value or "" for cookie in visitor.cookies}
        body = None if at.method == "GET" else BODIES.get(at.path, {})
        answer = httpx.request(at.method, self.server.address + path, json=body, cookies=cookies)
        refused = answer.json()["refusal"]["code"] if answer.status_code >= 400 else ""
        return answer.status_code, refused


@pytest.fixture(scope="module")
def company(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Company]:
    file = tmp_path_factory.mktemp("doors") / "t.sqlite3"
    server = RunningServer(Settings(database=str(file), pace=(0.0, 0.0), limits=0.0))
    yield Company(server)
    server.stop()


def behind(door: Requirement) -> list[Address]:
    return [one for one in ALL if one.door is door]


@pytest.mark.parametrize("who", ["guest", "member", "host"])
@pytest.mark.parametrize("at", behind(Requirement.TABLE), ids=lambda at: f"{at.method} {at.path}")
def test_a_private_table_is_shut_to_whoever_does_not_sit_there(company: Company, at: Address, who: str) -> None:
    status, code = company.knock(company.visitors[who], at)
    assert (status, code in SHUT) == (403, True), (who, at, status, code)


@pytest.mark.parametrize("at", behind(Requirement.TABLE), ids=lambda at: f"{at.method} {at.path}")
def test_and_open_to_who_sits_there(company: Company, at: Address) -> None:
    """What a running game does not give yet is refused for that reason, not for who asks."""
    status, code = company.knock(company.seated, at)
    assert status < 500
    assert code not in SHUT, (at, status, code)


@pytest.mark.parametrize("who", ["guest", "member", "host"])
@pytest.mark.parametrize("at", behind(Requirement.HOST), ids=lambda at: f"{at.method} {at.path}")
def test_the_host_s_page_is_for_hosts(company: Company, at: Address, who: str) -> None:
    status, code = company.knock(company.visitors[who], at)
    assert status < 500
    assert (code == "only-hosts") == (who != "host"), (at, status, code)


def test_every_address_has_a_door_and_no_door_is_empty() -> None:
    described = description()["paths"]
    known = {(method.upper(), path) for path, methods in described.items() for method in methods}
    assert {(one.method, one.path) for one in ALL} == known
    assert all(behind(door) for door in Requirement)
    assert {one.path for one in behind(Requirement.OPEN) if one.path.startswith("/api")} == {
        "/api/words/server/{lang}",
        "/api/words/{game}/{lang}",
        "/api/rules/{game}/{lang}",
        "/api/mail/stop/{token}",  # mail programs come without a cookie; the signed token says whose mail ends
    }
