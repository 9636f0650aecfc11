"""One bad row harms one table; ratings are made up for, once; what nobody needs is let go."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import Callable
from json import JSONDecodeError
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import delete, func, select, update

from bauhuette.client import Refused, RemoteTable, Visitor
from bauhuette.server.hosting import serving
from bauhuette.server.storage import schema
from bauhuette.server.storage.store import Store, database_url
from bauhuette.server.tables import registry
from tests.limits import PATIENT_S, Rounds
from tests.plugins.selection import few
from tests.server.running import RunningServer, play_to_the_end
from tests.server.test_sessions import run

Start = Callable[..., RunningServer]
E, T = schema.events, schema.tables


def finished(server: RunningServer, by: Visitor | None = None, **wishes: Any) -> RemoteTable:
    table = (by or server.visitor("Anna")).open("pillars", ["me", "greedy", "greedy"], **wishes)
    table.start()
    play_to_the_end(table)
    return table


DAMAGES: dict[str, Callable[[str], Any]] = {
    "the last event is missing": lambda t: delete(E).where(
        E.c.table_id == t, E.c.number == select(func.max(E.c.number)).where(E.c.table_id == t).scalar_subquery()
    ),
    "an event in the middle is missing": lambda t: delete(E).where(E.c.table_id == t, E.c.number == 3),
    "an event that is no JSON": lambda t: update(E).where(E.c.table_id == t, E.c.number == 3).values(body="{"),
    "an event of an unknown kind": lambda t: update(E).where(E.c.table_id == t, E.c.number == 3).values(kind="danced"),
    "another state": lambda t: (
        update(E).where(E.c.table_id == t, E.c.number == 1).values(body=json.dumps({"hash": "0" * 32}))
    ),
    "a setup that is no JSON": lambda t: update(T).where(T.c.id == t).values(setup="nonsense"),
    "a setup without seats": lambda t: update(T).where(T.c.id == t).values(setup="{}"),
    "a game that does not exist": lambda t: (
        update(T).where(T.c.id == t).values(setup=func.replace(T.c.setup, '"game": "pillars"', '"game": "chess"'))
    ),
}


@pytest.mark.parametrize("damage", few(DAMAGES, 2))
def test_one_bad_row_harms_one_table(start: Start, tmp_path: Path, damage: str) -> None:
    server = start()
    anna = server.visitor("Anna")
    bad = anna.open("pillars", ["me", "greedy", "greedy"], listed=True)
    bad.start()
    rounds = Rounds("one bad row harms one table")
    while bad.view["version"] < 6 and rounds():
        bad.refresh()
        if bad.my_turn:
            bad.move(bad.view["play"]["moves"][0])
    good = anna.open("pillars", ["me", "open", "open"], listed=True)
    server.stop()
    name = str(tmp_path / "tables.sqlite3")
    run(server, DAMAGES[damage](bad.id))
    run(server, update(T).where(T.c.id == bad.id).values(due=1))
    again = start(database=name)
    anna = again.same(anna)
    with pytest.raises(Refused, match="damaged"):
        anna.call("GET", f"/api/tables/{bad.id}")
    with pytest.raises(Refused, match="damaged"):
        anna.watch(bad.id)
    mine = anna.call("GET", "/api/tables")["tables"]
    listed = {info["id"]: info["damaged"] for info in mine}
    assert listed == {bad.id: True, good.id: False}
    for status in ("lobby", "running"):
        anna.call("GET", f"/api/open-tables?status={status}")
    open_tables = anna.call("GET", "/api/open-tables")["tables"]
    assert [info["id"] for info in open_tables] == [good.id]
    assert "bauhuette_tables_damaged 1" in httpx.get(f"{again.address}/metrics", timeout=PATIENT_S).text
    other = anna.open("pillars", ["me", "greedy", "greedy"])  # the sweep goes on
    other.start()
    other.command("hand", level="greedy")
    other.wait_until_over()
    rounds = Rounds("one bad row harms one table")
    while run(server, select(T.c.due).where(T.c.id == bad.id))[0].due is not None and rounds():
        anna.call("GET", "/api/me")


def test_what_fails_for_a_moment_puts_no_table_to_sleep(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server just started stumbles over a table at which bots are to move; nobody opens it, and it goes on."""
    server = start(pace=(60.0, 60.0))
    table = server.visitor("Anna").open("pillars", ["me", "greedy", "greedy"])
    table.start()
    table.command("hand", level="greedy")
    table.close()
    server.stop()
    run(server, update(T).where(T.c.id == table.id).values(due=1))
    whole, stumbles = registry._folded, iter((True, True))

    def stumbling(*args: Any) -> Any:
        if next(stumbles, False):
            raise KeyError("for a moment")
        return whole(*args)

    monkeypatch.setattr(registry, "_folded", stumbling)
    again = start()
    rounds = Rounds("the table is opened after all")
    while table.id not in again.app.state.application.registry.loaded and rounds():
        again.visitor("Ben")
    assert not again.app.state.application.registry.damaged


def test_whoever_stumbles_over_a_row_leaves_no_connection_in_the_past(start: Start) -> None:
    server = start()
    bad = finished(server)
    server.stop()
    run(server, DAMAGES["an event that is no JSON"](bad.id))

    async def stumble_and_go_on() -> int:
        store = Store(database_url(server.settings.database))
        with pytest.raises(JSONDecodeError) as kept:  # as long as somebody holds the error, it holds what was unread
            await store.events_after(bad.id, 0)
        run(server, update(T).where(T.c.id == bad.id).values(due=1))
        await store.rest(bad.id)
        store.close()
        return len(kept.traceback)

    assert asyncio.run(stumble_and_go_on())
    assert run(server, select(T.c.due).where(T.c.id == bad.id))[0].due is None


@pytest.mark.thorough
def test_export_goes_on_and_gives_what_is_left_raw(start: Start, tmp_path: Path) -> None:
    server = start()
    bad, good = finished(server), finished(server)
    server.stop()
    run(server, DAMAGES["an event in the middle is missing"](bad.id))
    assert serving.export(server.settings.database, tmp_path / "records") == 2
    assert {file.name for file in (tmp_path / "records").iterdir()} == {f"{bad.id}.damaged.json", f"{good.id}.json"}
    raw = json.loads((tmp_path / "records" / f"{bad.id}.damaged.json").read_text(encoding="utf-8"))["damaged"]
    numbers = [event["number"] for event in raw["events"]]
    assert 3 not in numbers
    assert numbers[-1] == raw["version"]


@pytest.mark.thorough
def test_a_rating_that_was_not_written_is_made_up_for_once(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed(*_: Any) -> None:
        """As if the process had died between the last move and the rating."""

    with monkeypatch.context() as dead:
        dead.setattr(Store, "settle", killed)
        server = start(sweep_every=600.0)
        table = finished(server, by=server.member("Anna"), rated=True)
        server.stop()
    assert run(server, select(schema.ratings)) == []
    again = start(database=str(tmp_path / "tables.sqlite3"), sweep_every=0.05)
    rounds = Rounds("a rating that was not written is made up for once")
    while not run(again, select(T.c.rated).where(T.c.id == table.id))[0].rated and rounds():
        httpx.get(f"{again.address}/healthz", timeout=PATIENT_S)
    counts = {row.player: row.games for row in run(again, select(schema.ratings))}
    again.stop()
    third = start(database=str(tmp_path / "tables.sqlite3"), sweep_every=0.05)
    third.visitor("Ben").open("pillars", ["me", "open", "open"])
    assert {row.player: row.games for row in run(third, select(schema.ratings))} == counts
    assert set(counts.values()) == {1}


# --- what is kept in memory ---


def loaded_tables(server: RunningServer) -> dict[str, Any]:
    loaded: dict[str, Any] = server.app.state.application.registry.loaded
    return loaded


def test_finished_and_idle_tables_are_let_go(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    assert registry.KEEP_OVER_S < 60
    assert registry.KEEP_IDLE_S < 600
    over = finished(server)
    waiting = over.visitor.open("pillars", ["me", "open", "open"])
    watched = over.visitor.open("pillars", ["me", "open", "open"])
    for table in (over, waiting):
        table.close()
    assert {over.id, waiting.id, watched.id} <= set(loaded_tables(server))
    monkeypatch.setattr(registry, "KEEP_OVER_S", 0.0)
    rounds = Rounds("finished and idle tables are let go")
    while over.id in loaded_tables(server) and rounds():
        over.visitor.call("GET", "/api/me")
    assert waiting.id in loaded_tables(server)
    monkeypatch.setattr(registry, "KEEP_IDLE_S", 0.0)
    rounds = Rounds("finished and idle tables are let go")
    while waiting.id in loaded_tables(server) and rounds():
        over.visitor.call("GET", "/api/me")
    assert watched.id in loaded_tables(server)
    assert over.visitor.call("GET", f"/api/tables/{over.id}")["status"] == "over"


def test_whoever_holds_a_table_while_it_is_forgotten_holds_the_only_one(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = server.visitor("Anna").open("pillars", ["me", "open", "open"])
    table.close()
    tables = server.app.state.application.registry

    async def race() -> tuple[bool, bool]:
        first = await tables.find(table.id)
        monkeypatch.setattr(registry, "KEEP_IDLE_S", -1.0)
        rounds = Rounds("race")
        while first.listeners and rounds():
            await asyncio.sleep(0.01)
        tables.forget_idle()
        gone = table.id not in tables.loaded
        return gone, await tables.find(table.id) is first

    assert server.on_loop(race()) == (True, True)


@pytest.mark.thorough
def test_a_forgotten_table_leaves_nothing_behind(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "KEEP_OVER_S", 0.0)
    for _ in range(3):
        table = finished(server)
        table.close()
    rounds = Rounds("a forgotten table leaves nothing behind")
    while (loaded_tables(server) or server.app.state.application.registry._in_use) and rounds():
        server.visitor("x")
        gc.collect()
