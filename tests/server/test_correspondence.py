"""Slow games: what waits for whom, vacations; asked of a running server as a stranger would."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import update

from bauhuette.client import Refused, RemoteTable, Visitor
from bauhuette.server.storage import schema
from bauhuette.server.storage.store import database_url, engine_for
from tests.limits import Rounds, until
from tests.server.running import RunningServer

Start = Callable[..., RunningServer]
DAY = 86_400_000
THREE_DAYS = {"kind": "days", "seconds": 3 * 86_400}


def two_people(server: RunningServer, **wishes: Any) -> tuple[RemoteTable, RemoteTable]:
    """A table at which first one and then the other is asked."""
    anna = server.visitor("Anna").open("pillars", ["me", "open", "greedy"], **wishes)
    ben = server.visitor("Ben").join(anna.id)
    anna.start()
    until(lambda: fresh(anna).my_turn or fresh(ben).my_turn)
    return (anna, ben) if anna.my_turn else (ben, anna)


def fresh(table: RemoteTable) -> RemoteTable:
    table.refresh()
    return table


def waiting(who: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = who.call("GET", "/api/waiting")["tables"]
    return found


def test_what_waits_for_me(start: Start) -> None:
    server = start()
    first, second = two_people(server, clock=THREE_DAYS)
    [row] = waiting(first.visitor)
    assert row["path"] == f"/t/{first.id}"
    assert row["flag_at"] == first.view["flag_at"] == row["since"] + 3 * DAY
    assert first.view["warn_at"] == row["flag_at"] - DAY // 2
    assert waiting(second.visitor) == []
    rounds = Rounds("what waits for me")
    while fresh(first).my_turn and rounds():
        first.move(first.view["play"]["moves"][0])
    until(lambda: waiting(first.visitor) or waiting(second.visitor))
    first.visitor.open("pillars", ["me", "greedy", "greedy"]).start()  # bots do not wait
    assert len(waiting(first.visitor)) <= 1


def test_the_most_urgent_comes_first(start: Start) -> None:
    server = start()
    anna, ben = server.visitor("Anna"), server.visitor("Ben")
    tables = {}
    for name, clock in {
        "none": {"kind": "none"},
        "week": {"kind": "days", "seconds": 7 * 86_400},
        "day": {"kind": "days", "seconds": 86_400},
    }.items():
        table = anna.open("pillars", ["me", "open", "greedy"], clock=clock)
        other = ben.join(table.id)
        table.start()
        rounds = Rounds("the first turn")
        while not (fresh(table).my_turn or fresh(other).my_turn) and rounds():
            time.sleep(0.05)
        rounds = Rounds("urgent")
        while not fresh(table).my_turn and rounds():
            if fresh(other).my_turn:
                other.move(other.view["play"]["moves"][0])
        tables[table.id] = name
    assert [tables[row["id"]] for row in waiting(anna)] == ["day", "week", "none"]


def test_what_an_older_version_did_not_keep_is_found_out(start: Start, tmp_path: Any) -> None:
    server = start()
    first, _ = two_people(server)
    engine = engine_for(database_url(str(tmp_path / "tables.sqlite3")))
    with engine.begin() as connection:
        connection.execute(update(schema.tables).values(asked=None, asked_since=None))
    engine.dispose()
    until(lambda: waiting(first.visitor))
    assert waiting(first.visitor)[0]["since"] is not None


def test_whoever_is_on_vacation_loses_no_time(start: Start) -> None:
    server = start()
    first, second = two_people(server, clock=THREE_DAYS)
    before = first.view["flag_at"]
    now = int(time.time() * 1000)
    state = first.visitor.call("POST", "/api/vacation", {"until": now + 5 * DAY})
    assert state["until"] == now + 5 * DAY
    assert state["left_ms"] // DAY == 25
    seat = first.view["seat"]
    until(lambda: fresh(first).view["seats"][seat]["rest"] and fresh(second).view["seats"][seat]["rest"])
    assert first.view["seats"][seat]["rest"] == fresh(second).view["seats"][seat]["rest"]
    assert abs(first.view["flag_at"] - before - 5 * DAY) < DAY  # from now on, not from the turn's beginning
    assert waiting(first.visitor)[0]["flag_at"] == first.view["flag_at"] == second.view["flag_at"]

    with pytest.raises(Refused) as refused:
        first.visitor.call("POST", "/api/vacation", {"until": now + 5 * DAY})
    assert refused.value.code == "already-away"
    state = first.visitor.call("DELETE", "/api/vacation")
    assert state["until"] is None
    assert state["left_ms"] // DAY >= 29  # what was not used is given back
    until(lambda: abs(fresh(second).view["flag_at"] - before) < DAY)


def test_a_year_has_so_many_days_of_vacation(start: Start) -> None:
    anna = start().visitor("Anna")
    now = int(time.time() * 1000)
    for wish, code in (
        ({"until": now + 31 * DAY}, "vacation-spent"),
        ({"until": now - DAY}, "malformed"),
        ({"since": now + 400 * DAY, "until": now + 401 * DAY}, "malformed"),
        ({"since": now - 9 * DAY, "until": now + DAY}, "malformed"),
    ):
        with pytest.raises(Refused) as refused:
            anna.call("POST", "/api/vacation", wish)
        assert refused.value.code == code
    anna.call("POST", "/api/vacation", {"since": now + 10 * DAY, "until": now + 40 * DAY})
    assert anna.call("GET", "/api/vacation")["left_ms"] == 0
    assert anna.call("DELETE", "/api/vacation")["left_ms"] == 30 * DAY  # it had not begun
