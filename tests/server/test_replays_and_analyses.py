"""Replays and analyses of finished games, of tables here and of record files."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, insert, update

import bauhuette as bh
from bauhuette.analysis.serialise import VERSION
from bauhuette.client import Refused, Visitor
from bauhuette.engine.jit import COMPILED
from bauhuette.match.record_reader import read_record, replay
from bauhuette.server.storage import schema
from bauhuette.server.storage.store import database_url, engine_for
from bauhuette.server.tables.replay_schemas import Analysis, AnalysisState
from bauhuette.server.workers.analysis_queue import SLICE, AnalysisJob
from bauhuette.server.workers.pool import Lost
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
        table.game.redact(hidden, 0)
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
    for forged, reason in ((edition, "not allowed"), (crafted, "planned[0]: 32767")):
        with pytest.raises(Refused) as refused:
            opened(anna, forged)
        assert reason in str(refused.value)
        verdict = anna.call("POST", "/api/verify", {"record": forged})
        assert reason in verdict["refusal"]["text"]


def test_the_shelf_is_bounded(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bauhuette.server.workers.untrusted_records.SHELF", 1)
    anna, record = server.visitor("Anna"), read_record(RECORD)
    first = opened(anna, record)["id"]
    second = opened(anna, {**record, "comment": "another copy"})["id"]
    assert anna.call("GET", f"/api/records/{second}/replay/1")["number"] == 1
    with pytest.raises(Refused):
        anna.call("GET", f"/api/records/{first}/replay/1")


FEW = 12 if COMPILED else 1  # determinizations


def test_an_analysis_grows_and_tells_only_what_is_new(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start(determinizations=FEW)
    queue = server.app.state.application.analysis_queue
    advance, told = queue._advance, list[AnalysisState]()

    async def advance_and_note(job: AnalysisJob) -> None:
        await advance(job)
        told.append(await queue.state(job.key, known=5))

    monkeypatch.setattr(queue, "_advance", advance_and_note)
    anna = server.visitor("Anna")
    key = opened(anna, read_record(RECORD))["id"]
    path = f"/api/records/{key}/analysis"
    assert anna.call("GET", path)["status"] == "none"
    state = analysed(anna, path)
    assert state["done"] == state["of"] == len(state["analysis"]["moves"])
    assert [one.done for one in told] == [min(SLICE * (i + 1), state["of"]) for i in range(len(told))]
    assert {one.status for one in told[:-1]} == {"running"}
    first = told[0].analysis
    assert first is not None
    assert [move.number for move in first.moves] == list(range(6, SLICE + 1))
    assert first.accounts, "summed up as far as it is"
    for move in state["analysis"]["moves"]:
        assert sum(move["shares"]) == pytest.approx(1)
    assert anna.call("POST", path)["status"] == "done"


def test_an_analysis_that_is_interrupted_continues_where_it_was(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker dies, then the server: what was evaluated is kept, and the figures are those of one that was not."""
    first = start(determinizations=FEW)
    queue, anna = first.app.state.application.analysis_queue, first.visitor("Anna of the red door")
    table = anna.open("pillars", ["me", "greedy", "greedy"])
    table.start()
    play_to_the_end(table)
    path = f"/api/tables/{table.id}/analysis"
    look, asked = queue._slice, list[int]()

    async def fail_twice_then_stop(job: AnalysisJob) -> bytes:
        asked.append(job.done)
        if len(asked) in (2, 3):
            raise Lost("crashed")
        if len(asked) > 5:
            await asyncio.sleep(3600)
        found: bytes = await look(job)
        return found

    monkeypatch.setattr(queue, "_slice", fail_twice_then_stop)
    anna.call("POST", path)
    rounds = Rounds("three slices are kept")
    while anna.call("GET", path)["done"] < 3 * SLICE and rounds():
        time.sleep(0.05)
    assert asked[:5] == [0, SLICE, SLICE, SLICE, 2 * SLICE]
    first.stop()
    second = start(determinizations=FEW)
    again = second.same(anna)
    kept = again.call("GET", path)
    assert (kept["status"], kept["done"], len(kept["analysis"]["moves"])) == ("none", 3 * SLICE, 3 * SLICE)
    look, later = second.app.state.application.analysis_queue._slice, list[int]()

    async def note(job: AnalysisJob) -> bytes:
        later.append(job.done)
        found: bytes = await look(job)
        return found

    monkeypatch.setattr(second.app.state.application.analysis_queue, "_slice", note)
    found = analysed(again, path)
    assert later[0] == 3 * SLICE, "nothing is evaluated twice"
    assert found["analysis"]["moves"][: 3 * SLICE] == kept["analysis"]["moves"]
    assert "red door" not in json.dumps(found)
    change(second, delete(schema.analyses))
    second.app.state.application.analysis_queue._known.clear()
    assert analysed(again, path) == found, "the same, whatever happened on the way"
    change(second, update(schema.analyses).values(version=1))
    second.app.state.application.analysis_queue._known.clear()
    assert again.call("GET", path)["status"] == "outdated"
    assert again.call("POST", path)["status"] in ("waiting", "running"), "made again on demand"


def change(server: RunningServer, statement: Any) -> None:
    engine = engine_for(database_url(server.settings.database))
    with engine.begin() as connection:
        connection.execute(statement)
    engine.dispose()


def analysed(visitor: Visitor, path: str) -> Any:
    state = visitor.call("POST", path)
    rounds = Rounds("a game is analysed")
    while state["status"] in ("waiting", "running") and rounds():
        time.sleep(0.1)
        state = visitor.call("GET", path)
    assert state["status"] == "done"
    return state


def test_too_many_analyses_are_sent_away(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bauhuette.server.workers.analysis_queue.WAITING", 0)
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
    empty = Analysis(version=VERSION, of=0, start=[], moves=[], turns=[], accounts=[])
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
