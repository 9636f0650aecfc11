"""Kills itself at every statement of the move path, and looks what is left.

    python -m tests.server.crash sqlite:////tmp/crash.sqlite3 [every] [first]

A child is forked for each statement. It opens the database as a new process would, sends the command of the one before
it once more, then a new move, and is killed by SIGKILL when the n-th line of the move path is about to run. The parent
counts: no accepted move lost, none twice, the stored snapshot is the state the events lead to.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import threading
from collections import Counter
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import Any
from uuid import uuid4

from sqlalchemy import select

import bauhuette
from bauhuette.engine.registry import load
from bauhuette.match.commands.start import StartGame
from bauhuette.match.events import Actor
from bauhuette.match.match import Match
from bauhuette.server.metrics import Metrics
from bauhuette.server.settings import Settings
from bauhuette.server.storage import database, schema
from bauhuette.server.storage.store import Store, engine_for, event_from, setup_from
from bauhuette.server.tables.commands import MoveCommand, answer_to
from bauhuette.server.tables.fanout import Fanout
from bauhuette.server.tables.open_table import now_ms
from bauhuette.server.tables.registry import TableRegistry
from tests.limits import Rounds
from tests.match.at_a_table import ANNA, BEN, CLEO, new_match, sitting

PACKAGE = str(Path(bauhuette.__file__).parent)
PATH = tuple(f"{PACKAGE}{os.sep}{folder}{os.sep}" for folder in ("match", "server"))
COMMIT = "do_commit"  # where SQLAlchemy hands the commit to the driver


class Trap:
    """Counts the lines of the move path in all threads, and springs at one of them."""

    def __init__(self, at: int) -> None:
        self.at = at
        self.armed = False
        self.count = 0

    def set(self) -> None:
        threading.settrace(self.trace)
        sys.settrace(self.trace)

    def trace(self, frame: FrameType, event: str, _: Any) -> Any:
        code = frame.f_code
        if not code.co_filename.startswith(PATH) and code.co_name != COMMIT:
            return None
        if event == "line" and self.armed:
            self.count += 1
            if self.count == self.at:
                os.kill(os.getpid(), signal.SIGKILL)
        return self.trace


async def child(url: str, table: str, trap: Trap, last: dict[str, Any] | None, number: int, told: int) -> None:
    """A process that starts, repeats what was not answered, and then moves."""
    store = Store(url)
    registry = TableRegistry(store, Settings(), Fanout(), Metrics())
    live = await registry.find(table)
    if last is not None:
        answer = await answer_to(registry, live, Actor(last["user"], ""), MoveCommand(**last["command"]), "en")
        _tell(told, {"again": answer.result, "id": answer.id, "version": answer.version})
    match = live.match
    if match.to_move is None:
        _tell(told, {"over": True})
        os._exit(0)
    assert match.table is not None
    user = match.seats[match.to_move].user
    move = int(match.table.offered()[0])
    command = MoveCommand(id=f"command-{number:06}", do="move", version=match.version, move=move)
    _tell(told, {"sent": {"user": user, "command": command.model_dump()}})
    trap.armed = True
    answer = await answer_to(registry, live, Actor(user, ""), command, "en")
    trap.armed = False
    _tell(told, {"answer": answer.result, "id": answer.id, "lines": trap.count})
    os._exit(0)


def _tell(told: int, what: dict[str, Any]) -> None:
    os.write(told, json.dumps(what).encode() + b"\n")


def forked(url: str, table: str, at: int, last: dict[str, Any] | None, number: int) -> dict[str, Any]:
    """What a child told before it died."""
    heard, told = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(heard)
        trap = Trap(at)
        trap.set()
        asyncio.run(child(url, table, trap, last, number, told))
    os.close(told)
    with os.fdopen(heard, "rb") as pipe:
        lines = pipe.read().splitlines()
    _, status = os.waitpid(pid, 0)
    found: dict[str, Any] = {"killed": os.WIFSIGNALED(status)}
    for line in lines:
        found |= json.loads(line)
    assert os.WIFSIGNALED(status) or os.WEXITSTATUS(status) == 0, "a child failed by itself"
    return found


def new_table(url: str) -> str:
    """A running table of three people, stored."""
    table = uuid4().hex

    async def begin() -> None:
        store = Store(url)
        registry = TableRegistry(store, Settings(), Fanout(), Metrics())
        setup = new_match(sitting(ANNA), sitting(BEN), sitting(CLEO), seed=now_ms()).setup
        live = await registry.open(replace(setup, id=table))
        async with live.lock:
            await registry.store_and_tell(live, ANNA, "start-it", lambda: StartGame.decide(live.match, ANNA))
        await registry.close()
        store.close()

    asyncio.run(begin())
    return table


def stored_commands(url: str, table: str) -> Counter[str]:
    """How often each command is stored; the snapshot must be what the events lead to."""
    engine = engine_for(url)
    with engine.connect() as connection:
        row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).one()
        of_table = select(schema.events).where(schema.events.c.table_id == table)
        events = connection.execute(of_table.order_by(schema.events.c.number)).all()
    engine.dispose()
    match = Match.fold(setup_from(row), load(row.game), map(event_from, events))
    assert match.table is not None
    assert row.version == match.number, "version and events differ"
    assert row.snapshot == match.table.state.tobytes(), "snapshot and events differ"
    return Counter(event.command for event in events)


def crash_everywhere(url: str, every: int = 1, first: int = 1) -> dict[str, int]:
    """Kill at every line (or every so manieth); what was found."""
    engine = engine_for(url)
    database.migrate(engine)
    engine.dispose()
    table = new_table(url)
    last: dict[str, Any] | None = None
    report = {"kills": 0, "stored": 0, "told": 0, "not stored": 0}
    at, number, killed = first, 0, True
    rounds = Rounds("crash everywhere", seconds=7200.0)
    while killed and rounds():
        number += 1
        found = forked(url, table, at, last, number)
        stored = stored_commands(url, table)
        assert all(count == 1 for count in stored.values()), f"stored twice at line {at}"
        if last is not None and "again" in found:
            assert stored[last["command"]["id"]] == 1, f"lost at line {at}"
            assert found["again"] == ("duplicate" if last["stored"] else "accepted"), found
        if found.get("over"):  # go on with another game
            table, last = new_table(url), None
            continue
        killed = found["killed"]
        report["kills"] += killed
        if "sent" not in found:  # killed while the command before was repeated: repeat it again
            continue
        last = found["sent"]
        last["stored"] = stored[last["command"]["id"]] == 1
        report["stored" if last["stored"] else "not stored"] += 1
        if found.get("answer") == "accepted":
            assert last["stored"], f"accepted but lost at line {at}"
            report["told"] += 1
        at += every
    report["lines"] = found["lines"]
    return report


if __name__ == "__main__":
    print(json.dumps(crash_everywhere(sys.argv[1], *map(int, sys.argv[2:]))))
