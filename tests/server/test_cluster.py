"""Several processes at one PostgreSQL, told of each other's doings by Redis, which may die."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable

import pytest

from bauhuette.client import RemoteTable, Visitor
from bauhuette.server.tables.fanout import Heard
from bauhuette.server.tables.registry import TableRegistry
from tests.limits import Rounds
from tests.server import outage
from tests.server.running import RunningServer

Start = Callable[..., RunningServer]


def people_at(servers: list[RunningServer]) -> list[RemoteTable]:
    visitors = [servers[i % len(servers)].visitor(name) for i, name in enumerate(("Anna", "Ben", "Cleo"))]
    first = visitors[0].open("pillars", ["me", "open", "open"])
    tables = [first, *(visitor.join(first.id) for visitor in visitors[1:])]
    first.wait_for(lambda view: all(seat["kind"] == "person" for seat in view["seats"]))
    first.start()
    return tables


def test_a_game_over_two_processes(start: Start, postgres: str, redis: str) -> None:
    servers = [start(database=postgres, redis=redis) for _ in range(2)]
    tables = people_at(servers)
    tables[1].say("hello from the other side")
    tables[0].wait_for_chat(1)
    some_moves([tables], 15)
    shown = [server.same(tables[0].visitor).call("GET", f"/api/tables/{tables[0].id}") for server in servers]
    assert shown[0]["version"] == shown[1]["version"] == 2 + 1 + 15
    assert shown[0]["play"] == shown[1]["play"]


def test_who_is_connected_to_another_process_is_seen_and_missed(start: Start, postgres: str, redis: str) -> None:
    servers = [start(database=postgres, redis=redis, poll_every=60.0) for _ in range(2)]
    tables = people_at(servers)
    ben, bens_seat = tables[1], 1
    anna = tables[0]
    anna.wait_for(lambda view: bool(view["seats"][bens_seat]["connected"]))
    ben.close()
    anna.wait_for(lambda view: not view["seats"][bens_seat]["connected"])
    servers[1].same(ben.visitor).watch(ben.id)
    anna.wait_for(lambda view: bool(view["seats"][bens_seat]["connected"]))


def test_a_process_is_told_of_its_own_tables_alone(
    start: Start, postgres: str, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise every process would hear every move that is made anywhere."""
    heard: set[tuple[str, str]] = set()
    hear = TableRegistry.heard

    async def note(self: TableRegistry, news: Heard) -> None:
        heard.add((self.fanout.me, news.table))
        await hear(self, news)

    monkeypatch.setattr(TableRegistry, "heard", note)
    servers = [start(database=postgres, redis=redis, poll_every=60.0, sweep_every=0.1) for _ in range(2)]
    shared, alone = people_at(servers), people_at(servers[:1])
    some_moves([alone, shared], 6)
    other = servers[1].app.state.application.fanout.me
    assert (other, shared[0].id) in heard
    assert (other, alone[0].id) not in heard


def test_without_redis_the_database_is_enough(start: Start, postgres: str) -> None:
    servers = [start(database=postgres, poll_every=0.1) for _ in range(2)]
    tables = people_at(servers)
    for _ in range(6):
        one_move(tables)


def test_of_two_that_sit_down_at_once_one_gets_the_seat(start: Start, postgres: str) -> None:
    servers = [start(database=postgres) for _ in range(2)]
    table = servers[0].visitor("Anna").open("pillars", ["me", "open", "greedy"])
    rivals = [server.visitor(name) for server, name in zip(servers, ("Ben", "Cleo"), strict=True)]
    answers: list[str] = []

    def sit(visitor: Visitor) -> None:
        command = {"id": "sit-down-here", "do": "join", "seat": 1}
        answers.append(visitor.call("POST", f"/api/tables/{table.id}/commands", command)["answer"]["result"])

    threads = [threading.Thread(target=sit, args=(visitor,)) for visitor in rivals]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert sorted(answers) == ["accepted", "refused"]


def test_the_same_command_at_two_processes_counts_once(start: Start, postgres: str) -> None:
    servers = [start(database=postgres) for _ in range(2)]
    anna = servers[0].visitor("Anna")
    table = anna.open("pillars", ["me", "greedy", "greedy"])
    there = servers[1].same(anna)
    there.call("GET", f"/api/tables/{table.id}")
    command = {"id": "start-the-game", "do": "start"}
    path = f"/api/tables/{table.id}/commands"
    results = [visitor.call("POST", path, command)["answer"] for visitor in (anna, there)]
    assert [answer["result"] for answer in results] == ["accepted", "duplicate"]
    assert results[0]["version"] == results[1]["version"]


@pytest.mark.thorough
@pytest.mark.usefixtures("redis_program")
def test_redis_dies_and_comes_back_in_the_middle(postgres: str) -> None:
    """Few tables here; `python -m tests.server.outage redis --tables 100` takes as many as one likes."""
    done = outage.redis_dies(postgres, tables=6, moves=20)
    assert done["tables"] == 6
    assert done["moves"] >= 6 * 20
    assert 0 < done["moves before trouble 1"] < done["moves before trouble 2"] < done["moves"]


@pytest.mark.thorough
@pytest.mark.usefixtures("postgres_programs")
def test_postgresql_crashes_and_restarts_in_the_middle() -> None:
    """A cluster of its own: killed and recovered from its log, later restarted in order."""
    done = outage.postgresql_restarts(tables=6, moves=20)
    assert done["tables"] == 6
    assert done["moves"] >= 6 * 20
    assert 0 < done["moves before trouble 1"] < done["moves before trouble 2"] < done["moves"]


def some_moves(games: list[list[RemoteTable]], moves: int) -> None:
    for tables in games:
        for _ in range(moves):
            one_move(tables)


def one_move(tables: list[RemoteTable]) -> None:
    """Everybody has seen the newest state before the next move is made."""
    newest = max(tables, key=lambda table: int(table.view["version"])).view
    for table in tables:
        table.wait_for(lambda view: bool(view["version"] >= newest["version"]))
    mover = tables[int(newest["play"]["to_move"])]
    mover.move(mover.view["play"]["moves"][0])


def test_the_slowest_tempo_of_those_who_play_counts_in_every_process(start: Start, postgres: str, redis: str) -> None:
    servers = [start(database=postgres, redis=redis, poll_every=60.0) for _ in range(2)]
    tables = people_at(servers)  # Anna and Cleo here, Ben at the other process
    loaded = [server.app.state.application.registry.loaded[tables[0].id] for server in servers]

    def wish(table: RemoteTable, tempo: str) -> None:
        assert table._socket is not None
        table._socket.send(json.dumps({"type": "tempo", "tempo": tempo, "once": False}))

    def both(tempo: str) -> None:
        rounds = Rounds(f"every process goes on {tempo}")
        for server, live in zip(servers, loaded, strict=True):
            while server.seen(live.tempo) != tempo and rounds():
                pass

    both("calm")
    wish(tables[0], "instant")
    wish(tables[2], "instant")
    wish(tables[1], "quick")
    both("quick")
    wish(tables[1], "instant")
    both("instant")
