"""Whoever guesses passwords waits, and nobody else does."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from bauhuette.client import Refused
from bauhuette.server.people.passwords import BY_ACCOUNT, BY_ADDRESS, WAITING, Guesses, Passwords, Patience
from tests.server.running import RunningServer

Start = Callable[..., RunningServer]


class Time:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize("patience", [BY_ACCOUNT, BY_ADDRESS])
def test_the_wait_doubles_up_to_the_longest_and_is_forgotten(patience: Patience) -> None:
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
    monkeypatch.undo()  # what makes it cheap for all other tests
    hasher = Passwords()._hasher
    assert (hasher.time_cost, hasher.memory_cost) >= (3, 64 * 1024)


def test_a_right_password_ends_the_wait_of_the_account(start: Start) -> None:
    server = start(limits=1.0)
    server.app.state.house.passwords.guesses.clock = Time()
    anna = server.visitor("Anna")
    anna.call("POST", "/api/accounts", {"name": "anna", "password": "correct horse"})
    other = server.visitor("other")
    for _ in range(BY_ACCOUNT.free - 1):
        with pytest.raises(Refused, match="do not match"):
            other.log_in("anna", "wrong horse")
    other.log_in("ANNA", "correct horse")
    for _ in range(BY_ACCOUNT.free):
        with pytest.raises(Refused, match="do not match"):
            other.log_in("Anna", "wrong horse")
    with pytest.raises(Refused, match="wait") as refused:  # even with the right one
        other.log_in("anna", "correct horse")
    assert refused.value.code == "rate-limited"


def test_guessing_names_is_limited_by_address(start: Start) -> None:
    server = start(limits=1.0)
    server.app.state.house.passwords.guesses.clock = Time()
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
