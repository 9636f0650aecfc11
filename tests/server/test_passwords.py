"""Whoever guesses passwords waits, and nobody else does."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from argon2 import PasswordHasher

from bauhuette.client import Refused
from bauhuette.server.accounts import passwords
from bauhuette.server.accounts.common_passwords import is_common
from bauhuette.server.accounts.passwords import BY_ACCOUNT, BY_ADDRESS, BY_DEVICE, WAITING, BackOff, Guesses, Passwords
from tests.server.running import Processes, RunningServer, caller

Start = Callable[..., RunningServer]


class Time:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize("patience", [BY_ACCOUNT, BY_ADDRESS])
def test_the_wait_doubles_up_to_the_longest_and_is_forgotten(patience: BackOff) -> None:
    time = Time()
    guesses = Guesses(time)
    waits = []
    for _ in range(patience.free + 15):
        waits.append(guesses.wait(patience, "ben"))
        time.now += waits[-1]
        guesses.count(patience, "ben")
    assert waits[: patience.free] == [0.0] * patience.free
    grown = waits[patience.free :]
    assert grown[:4] == [1.0, 2.0, 4.0, 8.0]
    assert grown[-1] == patience.longest
    assert guesses.wait(patience, "cleo") == 0.0
    time.now += 10 * patience.longest
    assert guesses.wait(patience, "ben") == 0.0


def test_a_hash_costs_what_argon2_recommends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "PasswordHasher", PasswordHasher)  # for all other tests it is made cheap
    hasher = Passwords()._hasher
    assert (hasher.time_cost, hasher.memory_cost) >= (3, 64 * 1024)


def test_a_right_password_ends_the_wait_of_the_account(start: Start) -> None:
    server = start(limits=1.0)
    server.app.state.application.passwords.guesses.clock = Time()
    anna = server.visitor("Anna")
    anna.call("POST", "/api/accounts", {"name": "anna", "password": "correct horse"})
    other = server.visitor("other")
    for _ in range(BY_ACCOUNT.free - 1):
        with pytest.raises(Refused, match="do not match"):
            other.log_in("anna", "wrong horse")
    other.log_in("ANNA", "correct horse")
    stranger = server.visitor("stranger")
    for _ in range(BY_ACCOUNT.free):
        with pytest.raises(Refused, match="do not match"):
            stranger.log_in("Anna", "wrong horse")
    with pytest.raises(Refused, match="wait") as refused:  # even with the right one
        stranger.log_in("anna", "correct horse")
    assert refused.value.code == "rate-limited"


CREDENTIALS = {"name": "anna", "password": "correct horse"}
WRONG = CREDENTIALS | {"password": "wrong horse"}


def test_strangers_who_guess_do_not_shut_the_owner_out(processes: Callable[..., Processes]) -> None:
    """Neither on a device on which the owner was inside before, nor in an open session."""
    cluster = processes(limits=1.0, trusted_proxies=("127.0.0.1",))
    for server in cluster.servers:
        server.app.state.application.passwords.guesses.clock = Time()
    known, inside = caller(cluster.next(), 1), caller(cluster.next(), 2)
    assert known.post("/api/accounts", json=CREDENTIALS).status_code == 201
    assert inside.post("/api/session", json=CREDENTIALS).status_code == 200
    assert known.delete("/api/session").status_code == 204
    found = []
    for number in range(BY_ACCOUNT.free + 2):
        with caller(cluster.next(), 100 + number) as stranger:
            found.append(stranger.post("/api/session", json=WRONG).status_code)
    assert found == [403] * BY_ACCOUNT.free + [429] * 2
    with caller(cluster.next(), 3) as stranger:  # the cookie of another account's device is no better
        stranger.post("/api/accounts", json=CREDENTIALS | {"name": "mallory"})
        assert stranger.post("/api/session", json=CREDENTIALS).status_code == 429
    cluster.next()
    assert known.post("/api/session", json=CREDENTIALS).status_code == 200
    assert inside.post("/api/password", json={"old": "correct horse", "new": "battery staple"}).status_code == 204
    for browser in (known, inside):
        browser.close()


@pytest.mark.parametrize("where", ["device", "session"])
def test_guesses_on_a_known_device_and_in_a_session_are_limited_too(start: Start, where: str) -> None:
    server = start(limits=1.0)
    server.app.state.application.passwords.guesses.clock = Time()
    anna = server.visitor("Anna")
    anna.call("POST", "/api/accounts", CREDENTIALS)
    path, body = {
        "device": ("/api/session", WRONG),
        "session": ("/api/password", {"old": "wrong horse", "new": "battery staple"}),
    }[where]
    codes = []
    for _ in range(BY_DEVICE.free + 1):
        with pytest.raises(Refused) as refused:
            anna.call("POST", path, body)
        codes.append(refused.value.code)
    assert codes == ["bad-password"] * BY_DEVICE.free + ["rate-limited"]
    server.visitor("elsewhere").log_in("anna", "correct horse")


def test_a_device_is_known_to_the_accounts_that_were_entered_on_it(server: RunningServer) -> None:
    devices = server.app.state.application.known_devices
    cookie = ""
    for user in ("u0", "u1", "u2", "u3", "u4"):
        cookie = devices.remember(cookie, user)
        assert devices.remember(cookie, user) is None
    assert [bool(devices.find(cookie, user)) for user in ("u0", "u1", "u4", "u5")] == [False, True, True, False]
    token = cookie.partition("~")[0]
    for forged in ("", "~", ".", "x.y", token[:-1], f"x{token}", token.replace(".", "..", 1), "\u00e4.\u00e4"):
        assert devices.find(forged, "u4") is None
    assert devices.remember("<script>;~\u00e4", "u1").count("~") == 0  # what is no token is dropped


COMMON = [
    "12345678",
    "password",
    " " * 8,
    "Password123!",
    "passwort",
    "qwertzuiop",
    "aaaaaaaa",
    "abcabcabc",
    "87654321",
]


@pytest.mark.parametrize(
    "password", [*COMMON, "passwort", "1q2w3e4r", "abcdefgh", "11112222", "2024-2024", "fussball1"]
)
def test_what_everybody_tries_first_is_common(password: str) -> None:
    assert is_common(password)


@pytest.mark.parametrize("password", ["correct horse", "mortar and stone", "Xk3#pq9v", "8273645019", "tower of babel"])
def test_other_passwords_are_not(password: str) -> None:
    assert not is_common(password, "anna")


def test_common_passwords_are_refused_wherever_one_is_chosen(server: RunningServer) -> None:
    anna = server.visitor("Anna")
    for password in (*COMMON[:3], "anna.berg1"):
        with pytest.raises(Refused) as refused:
            anna.call("POST", "/api/accounts", {"name": "anna.berg", "password": password})
        assert refused.value.code == "common-password"
    anna.call("POST", "/api/accounts", {"name": "anna.berg", "password": "correct horse"})
    code = anna.call("POST", "/api/recovery-code", {"password": "correct horse"})["code"]
    for path, body in (
        ("/api/password", {"old": "correct horse", "new": "password"}),
        ("/api/session/code", {"code": code, "password": "password"}),
    ):
        with pytest.raises(Refused) as refused:
            anna.call("POST", path, body)
        assert refused.value.code == "common-password"
    anna.call("POST", "/api/session/code", {"code": code, "password": "battery staple"})  # it was not used up


def test_guessing_names_is_limited_by_address(start: Start) -> None:
    server = start(limits=1.0)
    server.app.state.application.passwords.guesses.clock = Time()
    codes = []
    with httpx.Client(base_url=server.address, timeout=60) as guesser:
        for i in range(BY_ADDRESS.free + 1):
            answer = guesser.post("/api/session", json={"name": f"nobody{i}", "password": "correct horse"})
            codes.append(answer.json()["refusal"]["code"])
    assert codes == ["bad-password"] * BY_ADDRESS.free + ["rate-limited"]


def test_a_bystander_does_not_wait_for_passwords(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not one password is checked before the bystander has everything."""
    go_on, begun, checked = threading.Event(), threading.Event(), []

    def slow(_: Passwords, __: str, password: str) -> bool:
        begun.set()
        assert go_on.wait(60)
        checked.append(password)
        return False

    monkeypatch.setattr(Passwords, "_is_right", slow)
    bystander = server.visitor("Cleo")
    table = bystander.open("pillars", ["me", "open", "open"])
    guesses = 2 * WAITING

    def guess(i: int) -> int:
        credentials = {"name": f"nobody{i}", "password": "correct horse"}
        return httpx.post(f"{server.address}/api/session", json=credentials, timeout=60).status_code

    with ThreadPoolExecutor(guesses) as crowd:
        answers = [crowd.submit(guess, i) for i in range(guesses)]
        assert begun.wait(60)
        for _ in range(20):
            bystander.call("GET", f"/api/tables/{table.id}")
            bystander.call("POST", "/api/me", {"name": "Cleo"})
        assert checked == []
        go_on.set()
        codes = [answer.result(60) for answer in answers]
    assert set(codes) <= {403, 503}  # those that do not fit in are sent away at once
    assert codes.count(503) >= guesses - WAITING - len(checked)
    assert len(checked) >= WAITING
