"""Downtime, frozen databases and jumping clocks cost nobody time or a seat; presence holds without Redis."""

from __future__ import annotations

import asyncio
import gc
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from bauhuette.client import RemoteTable
from bauhuette.engine.types import Seat
from bauhuette.match.commands.game_end import ExcuseTime
from bauhuette.match.commands.moves import MakeMove
from bauhuette.match.table_options import Clock as Rule
from bauhuette.server import application
from bauhuette.server.storage import database, schema
from bauhuette.server.storage.store import Store, database_url, engine_for
from bauhuette.server.tables import downtime, open_table
from bauhuette.server.tables.downtime import GAP_MS, Downtime
from bauhuette.server.tables.scheduler import Duty
from tests.limits import PATIENT_S, Rounds
from tests.match.at_a_table import happen, mover, running
from tests.plugins.selection import few
from tests.server.running import RunningServer, free_port, wait_for_news

Start = Callable[..., RunningServer]
HOUR = 3_600_000


# --- downtime ---


class Clock:
    now = 1_000_000

    def __call__(self) -> int:
        return self.now


def test_gaps_between_beats_are_pauses(tmp_path: Path) -> None:
    async def what() -> None:
        store = Store(database_url(str(tmp_path / "t.sqlite3")))
        database.migrate(store.engine)
        clock = Clock()
        downtime = Downtime(store, "one", clock)
        await downtime.begin()
        assert downtime.pauses == []
        clock.now += 2000
        assert not await downtime.beat()
        clock.now += HOUR  # a jump, a frozen database or a process that was stopped: all the same
        assert downtime.overslept(clock.now)
        assert await downtime.beat()
        assert downtime.lost(0, clock.now) == HOUR
        assert downtime.lost(clock.now - 10, clock.now) == 10
        clock.now -= HOUR - 1  # and back again
        assert not await downtime.beat()
        clock.now += 5000
        again = Downtime(store, "two", clock)
        await again.begin()
        assert again.lost(0, clock.now + HOUR) == HOUR + 5000
        store.close()

    asyncio.run(what())


def test_while_another_process_lives_there_is_no_pause(postgres: str) -> None:
    async def what() -> None:
        store = Store(database_url(postgres).replace("postgresql://", "postgresql+psycopg://"))
        clock = Clock()
        one, other = Downtime(store, "one", clock), Downtime(store, "other", clock)
        await one.begin()
        await other.begin()
        for _ in range(3):
            clock.now += GAP_MS - 1
            assert not await one.beat()
        assert not await other.beat()  # it was away for long, but nobody needed it
        store.close()

    asyncio.run(what())


# --- clocks ---


def test_time_the_server_was_away_is_given_back_once() -> None:
    match = running(clock=Rule(kind="bank", seconds=60))
    seat = match.to_move
    assert seat is not None
    happen(match, ExcuseTime.decide(match, HOUR, 3_700_000), at=3_700_000)
    assert match.clocks.deadline() == 60_000 + HOUR
    assert match.excused == 3_700_000
    who, turn = mover(match), match.turn_version
    assert match.table is not None
    happen(
        match, MakeMove.decide(match, who, turn, int(match.table.offered()[0])), at=HOUR + 10_000
    )  # versions stay good
    rounds = Rounds("time the server was away is given back once")
    while match.to_move == seat and rounds():
        happen(match, MakeMove.decide(match, who, match.version, int(match.table.offered()[0])), at=HOUR + 10_000)
    assert match.clocks.left[seat] == 50_000


def people(server: RunningServer, **wishes: Any) -> tuple[RemoteTable, RemoteTable]:
    anna = server.member("Anna").open("pillars", ["me", "open", "greedy"], **wishes)
    ben = server.member("Ben").join(anna.id)
    anna.start()
    for table in (anna, ben):
        table.wait_for(lambda view: view["status"] == "running")
    rounds = Rounds("people")
    while not (anna.my_turn or ben.my_turn) and rounds():
        wait_for_news(anna)
        wait_for_news(ben)
    return anna, ben


def an_hour_passes(name: str) -> None:
    """Everything that is stored happened an hour ago: so long the server was away."""
    engine = engine_for(database_url(name))
    with engine.begin() as connection:
        for table, times in {
            schema.events: ("at",),
            schema.tables: ("created", "changed", "due"),
            schema.beats: ("at",),
            schema.pauses: ("since", "until"),
        }.items():
            connection.execute(update(table).values({time: table.c[time] - HOUR for time in times}))
    engine.dispose()


@pytest.mark.parametrize(
    "wishes",
    few(
        [
            {"clock": {"kind": "turn", "seconds": 600, "flag": "end"}},
            {"clock": {"kind": "bank", "seconds": 600, "flag": "end"}},
            {"absence": {"after_seconds": 600}},
        ]
    ),
)
def test_downtime_costs_nobody_time_or_a_seat(start: Start, tmp_path: Path, wishes: dict[str, Any]) -> None:
    name = str(tmp_path / "tables.sqlite3")
    before = start()
    anna, ben = people(before, **wishes)
    before.stop()
    an_hour_passes(name)
    after = start()
    table = after.same(anna.visitor).watch(anna.id)
    for _ in range(3):  # each is a round through the writer: what was due would have been stored by then
        table.say("still here")
    table.refresh()
    assert table.view["status"] == "running"
    assert not any(seat["handed"] for seat in table.view["seats"])
    assert table.view["rated"]
    if "clock" in wishes:
        table.wait_for(lambda view: view["now"] - view["clock_runs_since"] < HOUR / 2)
    mine = table if table.my_turn else after.same(ben.visitor).watch(anna.id)
    mine.move(mine.view["play"]["moves"][0])


def test_a_clock_that_jumps_an_hour_flags_nobody(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    anna, ben = people(server, clock={"kind": "turn", "seconds": 600, "flag": "end"})
    monkeypatch.setattr(open_table, "time", SimpleNamespace(time=lambda: time.time() + 3600, monotonic=time.monotonic))
    server.visitor("Zoe").watch(anna.id)  # somebody comes: the table looks at the clock
    before = ben.view["version"]
    anna.wait_for(lambda view: view["now"] - view["clock_runs_since"] < HOUR / 2 and view["version"] > before)
    mine = anna if anna.my_turn else ben
    mine.refresh()
    mine.move(mine.view["play"]["moves"][0])
    assert mine.view["status"] == "running"


# --- presence ---


def test_without_redis_nobody_is_handed_to_a_bot_while_connected_elsewhere(start: Start, postgres: str) -> None:
    one, other = (start(database=postgres, poll_every=0.1) for _ in range(2))
    anna = one.visitor("Anna").open("pillars", ["me", "open", "greedy"], absence={"after_seconds": 1})
    ben = other.visitor("Ben").join(anna.id)
    ben.close()
    ben = other.same(ben.visitor).watch(anna.id)  # seated people are known to be connected
    anna.wait_for(lambda view: bool(view["seats"][1]["connected"]))
    anna.start()
    ben.wait_for(lambda view: view["status"] == "running")
    registry = one.app.state.application.registry
    table = registry.loaded[anna.id]

    async def believe_nobody_and_act() -> None:
        table.elsewhere.clear()
        await registry.scheduler._act(table, Duty("absence", Seat(1), 0), table.match.turn_version)

    one.on_loop(believe_nobody_and_act())
    assert table.is_connected(1)
    assert not table.match.seats[1].handed


@pytest.mark.thorough
def test_what_is_noted_of_who_goes_may_be_cut_off_before_it_begins(start: Start, postgres: str) -> None:
    """As when the server stops in the same moment. Python tells of what is never awaited, and the test fails."""
    server = start(database=postgres)
    anna = server.visitor("Anna").open("pillars", ["me", "open", "greedy"])
    registry = server.app.state.application.registry

    async def go_and_stop() -> None:
        table = registry.loaded[anna.id]
        before = set(registry._tasks)
        registry._note_presence(table, next(iter(table.listeners)), downtime.go)
        (begun,) = registry._tasks - before
        begun.cancel()
        await asyncio.wait([begun])

    server.on_loop(go_and_stop())
    gc.collect()


# --- frozen ---


def faults(table: RemoteTable) -> Iterator[dict[str, Any]]:
    rounds = Rounds("faults")
    while rounds():
        message = table._receive(timeout=PATIENT_S)
        if message["type"] == "fault":
            yield message


def test_whoever_is_connected_is_told_that_nothing_can_be_stored(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(application, "BEAT_MS", 100)
    monkeypatch.setattr(application, "PATIENCE_MS", 100)
    table = server.visitor("Anna").open("pillars", ["me", "open", "greedy"])
    held = asyncio.Event()

    async def frozen() -> bool:
        await held.wait()
        return False

    registry = server.app.state.application.registry
    monkeypatch.setattr(registry.downtime, "beat", frozen)
    assert next(faults(table))["refusal"]["code"] == "busy"
    answer = httpx.get(f"{server.address}/readyz", timeout=PATIENT_S)
    assert answer.json()["broken"] == ["writes"]
    assert (answer.status_code, answer.json()["status"]) == (503, "broken")
    monkeypatch.undo()

    async def thaw() -> None:
        held.set()

    server.on_loop(thaw())
    rounds = Rounds("whoever is connected is told that nothing can be stored")
    while httpx.get(f"{server.address}/readyz", timeout=PATIENT_S).status_code != 200 and rounds():
        time.sleep(0.05)


@pytest.mark.thorough
@pytest.mark.usefixtures("redis_program")
def test_a_frozen_redis_is_noticed_and_chat_crosses_all_the_same(start: Start, postgres: str, tmp_path: Path) -> None:
    port = free_port()
    program = shutil.which("redis-server")
    assert program is not None
    silent = ["--save", "", "--appendonly", "no", "--dir", str(tmp_path), "--loglevel", "warning"]
    redis = subprocess.Popen([program, "--port", str(port), *silent], stdout=subprocess.DEVNULL)
    try:
        servers = [start(database=postgres, redis=f"redis://127.0.0.1:{port}", poll_every=0.2) for _ in range(2)]

        def until(wanted: str) -> None:
            rounds = Rounds("until")
            while (
                any(httpx.get(f"{s.address}/readyz", timeout=PATIENT_S).json()["redis"] != wanted for s in servers)
                and rounds()
            ):
                time.sleep(0.05)

        until("ok")
        anna = servers[0].visitor("Anna").open("pillars", ["me", "open", "greedy"])
        ben = servers[1].visitor("Ben").join(anna.id)
        os.kill(redis.pid, signal.SIGSTOP)
        until("away")
        anna.say("can you hear me?")
        ben.wait_for_chat(1)
        os.kill(redis.pid, signal.SIGCONT)
        until("ok")
    finally:
        redis.kill()
        redis.wait(60)
