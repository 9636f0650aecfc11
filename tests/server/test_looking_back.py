"""Replays and analyses of finished games, of tables here and of record files."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, update

import bauhuette as bh
from bauhuette.analysis.writing import VERSION
from bauhuette.client import Refused, Visitor
from bauhuette.engine.jit import COMPILED
from bauhuette.match.record import read_record, replay
from bauhuette.server import bodies
from bauhuette.server.storage import schema
from bauhuette.server.storage.store import database_url, engine_for
from bauhuette.server.workers.analyst import Analysis
from tests.limits import Rounds
from tests.server.running import RunningServer, play_to_the_end

RECORD = Path(__file__).parents[1] / "games" / "pillars" / "records" / "last-advantage.json"
Start = Callable[..., RunningServer]


def opened(visitor: Visitor, record: Any) -> dict[str, Any]:
    found: dict[str, Any] = visitor.call("POST", "/api/records", {"record": record})
    return found


def test_a_record_file_can_be_replayed_as_every_seat_saw_it(server: RunningServer) -> None:
    anna, record = server.visitor("Anna"), read_record(RECORD)
    found = opened(anna, record)
    table = replay(record)
    assert (found["game"], found["moves"]) == ("pillars", table.version)
    whole = anna.call("GET", f"/api/records/{found['id']}/replay?seat=1")
    assert [entry["version"] for entry in whole["log"]] == list(range(table.version + 1))
    assert [seat["name"] for seat in whole["seats"]] == list(table.names)
    assert whole["outcome"] == record["result"]
    first = anna.call("GET", f"/api/records/{found['id']}/replay/0?seat=1")
    assert [bool(seat["hand"]) and not seat["hidden_cards"] for seat in first["state"]["seats"]].index(True) == 1
    last = anna.call("GET", f"/api/records/{found['id']}/replay/999999")
    assert (last["number"], last["to_move"]) == (table.version, None)


def test_every_step_is_what_the_rules_say(server: RunningServer) -> None:
    anna, record = server.visitor("Anna"), read_record(RECORD)
    key, table = opened(anna, record)["id"], replay(record)
    for number in (0, 1, 17, table.version - 1):
        step = anna.call("GET", f"/api/records/{key}/replay/{number}?seat=0")
        state = table.past[number].before
        assert step["to_move"] == int(state.to_move)
        hidden = state.copy()
        table.game.hide(hidden, 0)
        assert step["state"] == json.loads(json.dumps(table.game.view(hidden)))


def test_a_damaged_record_is_refused_with_the_place(server: RunningServer) -> None:
    anna, record = server.visitor("Anna"), read_record(RECORD)
    record["moves"][3] = "play king"
    with pytest.raises(Refused) as refused:
        opened(anna, record)
    assert refused.value.code == "bad-record"
    assert "moves[3]" in str(refused.value)
    with pytest.raises(Refused) as foreign:
        opened(anna, {"format": "chess"})
    assert foreign.value.code == "bad-record"
    for path in (
        "/api/records/unknown/replay",
        f"/api/records/{opened(anna, read_record(RECORD))['id']}/replay?seat=3",
    ):
        with pytest.raises(Refused) as unknown:
            anna.call("GET", path)
        assert unknown.value.code == "not-found"


def test_nothing_of_a_stranger_reaches_compiled_rules(server: RunningServer) -> None:
    """Neither an edition, which would be compiled, nor a number that no field of a record can hold."""
    anna, record = server.visitor("Anna"), read_record(RECORD)
    edition = {**record, "edition": "0123", "edition_values": {"craftsman.carpenter.value": 7}}
    position = bh.game("baumeister").table(seed=1).position()
    position["planned"] = [32767] * len(position["planned"])
    crafted = {**bh.game("baumeister").table(seed=1).record(), "position": position}
    for forged, reason in ((edition, "not admitted"), (crafted, "planned[0]: 32767")):
        with pytest.raises(Refused) as refused:
            opened(anna, forged)
        assert reason in str(refused.value)
        verdict = anna.call("POST", "/api/verify", {"record": forged})
        assert reason in verdict["refusal"]["text"]


def test_the_shelf_is_bounded(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bauhuette.server.workers.foreign.SHELF", 1)
    anna, record = server.visitor("Anna"), read_record(RECORD)
    first = opened(anna, record)["id"]
    second = opened(anna, {**record, "comment": "another copy"})["id"]
    assert anna.call("GET", f"/api/records/{second}/replay/1")["number"] == 1
    with pytest.raises(Refused):
        anna.call("GET", f"/api/records/{first}/replay/1")


@pytest.mark.skipif(not COMPILED, reason="weighing moves interpreted takes minutes")
def test_a_game_is_weighed_with_progress(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    on_way, progress = Analysis.on_way, list[tuple[str, int]]()

    def note(self: Analysis, found: bytes) -> None:
        on_way(self, found)
        progress.append((self.status, self.done))

    monkeypatch.setattr(Analysis, "on_way", note)
    server = start(analysis_seconds=0.5)
    anna = server.visitor("Anna")
    key = opened(anna, read_record(RECORD))["id"]
    path = f"/api/records/{key}/analysis"
    assert anna.call("GET", path)["status"] == "none"
    state = weighed(anna, path)
    assert state["done"] == state["of"] == len(state["analysis"]["moves"])
    assert {status for status, _ in progress} == {"running"}
    assert [done for _, done in progress] == sorted(done for _, done in progress)
    assert 0 < progress[-1][1] <= state["of"]
    for move in state["analysis"]["moves"]:
        assert sum(move["shares"]) == pytest.approx(1)
    assert anna.call("POST", path)["status"] == "done"


@pytest.mark.thorough
@pytest.mark.skipif(not COMPILED, reason="weighing moves interpreted takes minutes")
def test_an_analysis_of_a_table_is_made_once_and_names_nobody(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    first = start(analysis_seconds=0.5)
    house, told_when_stored = first.app.state.house, list[str]()
    keep = house.store.keep_analysis

    async def keep_and_note(table: str, found: bodies.Analysis) -> None:
        told_when_stored.append((await house.analyst.state(table)).status)
        await keep(table, found)

    monkeypatch.setattr(house.store, "keep_analysis", keep_and_note)
    anna = first.visitor("Anna of the red door")
    table = anna.open("pillars", ["me", "greedy", "greedy"])
    table.start()
    play_to_the_end(table)
    path = f"/api/tables/{table.id}/analysis"
    found = weighed(anna, path)
    assert "red door" not in json.dumps(found)
    assert told_when_stored == ["running"], "stored before it is shown"
    first.stop()
    second = start(analysis_seconds=3600.0)
    assert second.same(anna).call("GET", path) == found
    assert second.same(anna).call("POST", path) == found
    second.stop()
    change(second, update(schema.analyses).values(version=1))
    third = start(analysis_seconds=0.5)
    assert third.same(anna).call("GET", path)["status"] == "none"


def change(server: RunningServer, statement: Any) -> None:
    engine = engine_for(database_url(server.settings.database))
    with engine.begin() as connection:
        connection.execute(statement)
    engine.dispose()


def weighed(visitor: Visitor, path: str) -> Any:
    state = visitor.call("POST", path)
    rounds = Rounds("a game is weighed")
    while state["status"] in ("waiting", "running") and rounds():
        time.sleep(0.1)
        state = visitor.call("GET", path)
    assert state["status"] == "done"
    return state


def test_too_many_analyses_are_sent_away(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bauhuette.server.workers.analyst.WAITING", 0)
    anna = server.visitor("Anna")
    key = opened(anna, read_record(RECORD))["id"]
    with pytest.raises(Refused) as refused:
        anna.call("POST", f"/api/records/{key}/analysis")
    assert refused.value.code == "crowded"


def test_running_games_are_neither_replayed_nor_weighed(server: RunningServer) -> None:
    """Not even if somebody had got figures of theirs into the database."""
    anna = server.visitor("Anna")
    table = anna.open("pillars", ["me", "greedy", "greedy"])
    table.start()
    empty = bodies.Analysis(version=VERSION, start=[], moves=[], costliest=[], accounts=[])
    kept = {"table_id": table.id, "version": VERSION, "body": empty.model_dump_json()}
    change(server, insert(schema.analyses).values(kept))
    for method, path in (("GET", "replay"), ("GET", "replay/0"), ("GET", "analysis"), ("POST", "analysis")):
        with pytest.raises(Refused) as refused:
            anna.call(method, f"/api/tables/{table.id}/{path}")
        assert refused.value.code == "not-over"


# --- what if ---


def test_a_finished_game_goes_on_otherwise_as_a_seat_that_knows_what_it_knew(server: RunningServer) -> None:
    anna = server.visitor("Anna")
    table = anna.open("pillars", ["me", "greedy", "greedy"])
    table.start()
    assert refusal_of(anna, table.id, 20) == "not-over"
    play_to_the_end(table)
    path = f"/api/tables/{table.id}"
    log = anna.call("GET", f"{path}/replay")["log"]
    for seat in (0, 1):
        number = next(entry["version"] - 1 for entry in log[20:] if entry["seat"] == seat)
        info = anna.call("POST", f"{path}/branches", {"number": number, "seat": seat})
        assert (info["status"], info["held"], info["seats"][2]["level"]) == ("running", [seat], "greedy")
        branch = anna.watch(info["id"])
        then = anna.call("GET", f"{path}/replay/{number}?seat={seat}")
        assert branch.view["play"]["state"] == then["state"]
        assert not branch.view["rated"]
    play_to_the_end(branch)
    assert refusal_of(anna, table.id, 10**6) == "not-found"
    assert refusal_of(server.visitor("Zoe"), table.id, 20) == "only-players"


def refusal_of(visitor: Visitor, table: str, number: int) -> str:
    with pytest.raises(Refused) as refused:
        visitor.call("POST", f"/api/tables/{table}/branches", {"number": number, "seat": 0})
    return refused.value.code
