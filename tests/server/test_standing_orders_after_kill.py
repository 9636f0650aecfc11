"""What a seat wants done outlives `kill -9`, and is done once, whichever process drives the table."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from bauhuette.client import Visitor
from bauhuette.server.storage import schema
from bauhuette.server.storage.store import database_url, engine_for
from tests.limits import Rounds
from tests.plugins.selection import few
from tests.server.bot_tournament import Server, serving
from tests.server.running import RunningServer

Start = Callable[..., RunningServer]
ORDERS = {
    "prepared": {"do": "prepare", "answers": [{"wish": {"family": "play"}, "after": None}]},
    "standing": {"do": "stand", "wishes": [{"family": "play"}], "until": "once"},
}


class Three:
    """People at a table of pillars: `first` is asked for a card, then `second`, then `third`. No socket is open."""

    def __init__(self, address: str) -> None:
        visitors = [Visitor(address, name) for name in ("Anna", "Ben", "Cleo")]
        tables = [visitors[0].open("pillars", ["me", "open", "open"])]
        tables += [visitor.join(tables[0].id) for visitor in visitors[1:]]
        tables[0].start()
        tables[0].wait_for(lambda view: view["status"] == "running")
        self.id, lead = tables[0].id, int(tables[0].view["play"]["to_move"])
        for table in tables:
            table.close()
        self.seats = [(lead + i) % 3 for i in range(3)]
        self.first, self.second, self.third = (visitors[seat] for seat in self.seats)

    def view(self, who: Visitor) -> dict[str, Any]:
        found: dict[str, Any] = who.call("GET", f"/api/tables/{self.id}")
        return found

    def command(self, who: Visitor, name: str, **wish: Any) -> None:
        answer = who.call("POST", f"/api/tables/{self.id}/commands", {"id": f"command-{name}", **wish})["answer"]
        assert answer["result"] == "accepted", answer

    def move(self, who: Visitor, name: str) -> None:
        view = self.view(who)
        self.command(who, name, do="move", version=view["version"], move=view["play"]["moves"][0]["id"])

    def is_asked(self, who: Visitor, seat: int) -> None:
        rounds = Rounds(f"seat {seat} is asked")
        while self.view(who)["play"]["to_move"] != self.seats[seat] and rounds():
            time.sleep(0.05)

    def moves(self, database: str) -> list[int]:
        """Who moved, as it is stored."""
        engine, e = engine_for(database_url(database)), schema.events.c
        with engine.connect() as connection:
            moved = select(e.body).where(e.table_id == self.id, e.kind == "moved").order_by(e.number)
            found = [self.seats.index(json.loads(body)["seat"]) for body in connection.execute(moved).scalars()]
        engine.dispose()
        return found


def elsewhere(who: Visitor, address: str) -> Visitor:
    """The same person at another process: the cookie is good everywhere."""
    other = Visitor(address)
    other.cookies, other._opener = who.cookies, who._opener
    return other


def is_used_up(three: Three, kind: str, database: str) -> None:
    """Answered once; of the trick's last card and whatever comes then the people decide themselves."""
    three.is_asked(three.third, 2)
    assert three.view(three.second)[kind] is None
    assert three.moves(database) == [0, 1]
    three.move(three.third, "third")
    assert three.moves(database) == [0, 1, 2]


@pytest.mark.parametrize("when", few(["after", "before"]))
@pytest.mark.parametrize("kind", few(ORDERS))
def test_a_server_that_is_killed_answers_once_when_it_is_back(tmp_path: Path, kind: str, when: str) -> None:
    """Killed before the others have moved, or when it was just about to answer."""
    file = tmp_path / "t.sqlite3"
    with serving(file) as server:
        three = Three(server.address)
        three.command(three.second, "order", **ORDERS[kind])
        if when == "before":
            server.kill_and_begin()
        assert three.view(three.second)[kind] is not None
        three.move(three.first, "first")
        if when == "after":
            server.kill_and_begin()
        is_used_up(three, kind, str(file))


@pytest.mark.thorough
@pytest.mark.parametrize("kind", ORDERS)
def test_another_process_answers_for_one_that_was_killed(postgres: str, redis: str, kind: str) -> None:
    with serving(postgres, "--redis", redis) as one, serving(postgres, "--redis", redis) as other:
        three = Three(one.address)
        three.command(three.second, "order", **ORDERS[kind])
        one.kill()
        move_on(three, other)
        three.move(three.first, "first")
        is_used_up(three, kind, postgres)


def move_on(three: Three, server: Server) -> None:
    people = (three.first, three.second, three.third)
    three.first, three.second, three.third = (elsewhere(who, server.address) for who in people)


@pytest.mark.parametrize("kind", few(ORDERS))
def test_of_two_processes_that_drive_a_table_one_answers(start: Start, postgres: str, redis: str, kind: str) -> None:
    one, other = (start(database=postgres, redis=redis) for _ in range(2))
    three = Three(one.address)
    three.second = elsewhere(three.second, other.address)
    watched = three.second.watch(three.id)  # both have the table open, and both are told of the move
    three.command(three.second, "order", **ORDERS[kind])
    three.move(three.first, "first")
    is_used_up(three, kind, postgres)
    watched.close()
