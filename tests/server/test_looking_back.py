"""Replays and analyses of finished games, of tables here and of record files."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import bauhuette as bh
from bauhuette.analysis.review import Review
from bauhuette.client import Refused, Visitor
from bauhuette.engine.jit import COMPILED
from bauhuette.match.record import read_record, replay
from bauhuette.server.sight.looking_back import analysis_of
from tests.limits import Rounds
from tests.server.running import RunningServer

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
def test_a_game_is_weighed_with_progress(start: Start) -> None:
    server = start(analysis_seconds=0.5)
    anna = server.visitor("Anna")
    key = opened(anna, read_record(RECORD))["id"]
    path = f"/api/records/{key}/analysis"
    assert anna.call("GET", path)["status"] == "none"
    state = anna.call("POST", path)
    seen = {state["status"]}
    rounds = Rounds("a game is weighed with progress")
    while state["status"] in ("waiting", "running") and rounds():
        time.sleep(0.1)
        state = anna.call("GET", path)
        seen.add(state["status"])
    assert state["status"] == "done"
    assert state["done"] == state["of"] == len(state["analysis"]["moves"])
    assert seen >= {"waiting", "running"} or "running" in seen
    for move in state["analysis"]["moves"]:
        assert sum(move["shares"]) == pytest.approx(1)
    assert anna.call("POST", path)["status"] == "done"


@pytest.mark.parametrize(("key", "has_luck"), [("pillars", True), ("baumeister", False)])
def test_where_no_move_had_luck_no_figure_pretends_so(key: str, has_luck: bool) -> None:
    table = bh.game(key).table(seats=3, seed=1)
    greedy = bh.bot("greedy", key)
    rounds = Rounds("a game")
    while table.to_move is not None and rounds():
        table.play(table.ask(greedy))
    assert (analysis_of(Review(table, (), ())).luck is not None) == has_luck


def test_too_many_analyses_are_sent_away(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bauhuette.server.workers.analyst.WAITING", 0)
    anna = server.visitor("Anna")
    key = opened(anna, read_record(RECORD))["id"]
    with pytest.raises(Refused) as refused:
        anna.call("POST", f"/api/records/{key}/analysis")
    assert refused.value.code == "crowded"


def test_running_games_are_neither_replayed_nor_weighed(server: RunningServer) -> None:
    anna = server.visitor("Anna")
    table = anna.open("pillars", ["me", "greedy", "greedy"])
    table.start()
    for method, path in (("GET", "replay"), ("GET", "replay/0"), ("GET", "analysis"), ("POST", "analysis")):
        with pytest.raises(Refused) as refused:
            anna.call(method, f"/api/tables/{table.id}/{path}")
        assert refused.value.code == "not-over"
