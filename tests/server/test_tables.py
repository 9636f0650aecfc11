"""People at tables over real sockets."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable

import pytest

from bauhuette.client import Refused, RemoteTable, Stale, Visitor
from bauhuette.engine.jit import COMPILED
from bauhuette.match.record_reader import replay
from bauhuette.server.tables.socket_schemas import from_server
from tests.limits import Rounds
from tests.server.running import RunningServer, play_to_the_end, wait_for_news

Start = Callable[..., RunningServer]


def three_people(
    server: RunningServer, person: Callable[[str], Visitor] | None = None, **wishes: object
) -> list[RemoteTable]:
    """Guests, or `server.member` for a rated table."""
    anna, ben, cleo = ((person or server.visitor)(name) for name in ("Anna", "Ben", "Cleo"))
    table = anna.open("pillars", ["me", "open", "open"], **wishes)
    tables = [table, ben.join(table.link), cleo.join(table.link)]
    table.start()
    return tables


def asked(tables: list[RemoteTable]) -> RemoteTable:
    for table in tables:
        table.wait_for(lambda view: view["status"] == "running" and view["play"] is not None)
    newest = max(tables, key=lambda table: table.view["version"])
    mover = tables[int(newest.view["play"]["to_move"])]
    mover.wait_for(lambda view: bool(view["play"]["moves"]))
    return mover


def test_a_whole_game_with_a_bot_by_link(server: RunningServer) -> None:
    anna, ben = server.visitor("Anna"), server.visitor("Ben")
    table = anna.open("pillars", ["me", "open", "greedy"])
    other = ben.join(table.link)
    table.command("salt", salt="rain")
    table.start()
    play_to_the_end(table, other)
    assert table.view["play"]["outcome"]["reason"] == "last-advantage"
    record = ben.record(table.id)
    assert record["commitment"] == table.view["commitment"]
    assert record["seed"] == table.view["seed"]
    assert replay(record).outcome is not None
    verdict = ben.call("POST", "/api/verify", {"record": record})
    assert verdict["valid"]
    assert verdict["moves"] == len(record["moves"])
    record["moves"][3] = record["moves"][4]
    assert not ben.call("POST", "/api/verify", {"record": record})["valid"]


def test_the_same_command_counts_once(server: RunningServer) -> None:
    tables = three_people(server)
    mover = asked(tables)
    move = mover.view["play"]["moves"][0]["id"]
    command = {"id": "c-12345678", "do": "move", "version": mover.view["version"], "move": move}
    post = f"/api/tables/{mover.id}/commands"
    first = mover.visitor.call("POST", post, command)["answer"]
    again = mover.visitor.call("POST", post, command)["answer"]
    assert (first["result"], again["result"]) == ("accepted", "duplicate")
    assert first["version"] == again["version"]
    late = mover.visitor.call("POST", post, {**command, "id": "c-87654321"})
    assert late["answer"]["result"] == "stale"
    assert late["view"]["version"] == first["version"]


def test_refusals_come_with_rule_and_sentence_in_the_readers_language(server: RunningServer) -> None:
    mover = asked(three_people(server))
    with pytest.raises(Refused) as refused:
        mover.move("done")
    assert (refused.value.code, refused.value.rule) == ("not-offered", "P26")
    german = mover.visitor.call("POST", f"/api/tables/{mover.id}/why?lang=de", {"move": "done"})["refusal"]
    assert "nicht möglich" in german["text"] or "Jetzt" in german["text"]
    assert mover.why_not(mover.view["play"]["moves"][0]["id"]) is None


def test_only_the_seat_to_move_may_ask_why(server: RunningServer) -> None:
    tables = three_people(server)
    mover = asked(tables)
    other = next(table for table in tables if table is not mover)
    answer = other.why_not(0)
    assert answer is not None
    assert answer.code == "not-your-turn"


def test_who_comes_back_is_told_what_happened(server: RunningServer) -> None:
    tables = three_people(server)
    mover = asked(tables)
    away = next(table for table in tables if table is not mover)
    seen = away.view["version"]
    away.close()
    mover.move(mover.view["play"]["moves"][0])
    back = away.visitor.watch(away.link)
    fresh = away.visitor.call("GET", f"/api/tables/{away.id}?since={seen}")
    assert back.view["seat"] == away.view["seat"]
    assert [entry["version"] for entry in fresh["log"]] == list(range(seen + 1, fresh["version"] + 1))


def test_undo_over_the_wire(server: RunningServer) -> None:
    tables = three_people(server)
    for _ in range(400):
        mover = asked(tables)
        if mover.view["play"]["undo"]:
            before = mover.view["version"]
            mover.undo()
            assert mover.view["version"] == before + 1
            assert mover.view["log"][-1]["undone"]
            return
        mover.move(mover.view["play"]["moves"][0])
    pytest.fail("nothing to undo in a whole game")


def test_takeover_and_return(server: RunningServer) -> None:
    tables = three_people(server)
    mover = asked(tables)
    seat = mover.view["seat"]
    mover.command("hand", level="greedy")
    assert mover.view["seats"][seat]["handed"]
    assert mover.view["play"]["moves"] == []
    mover.wait_for(lambda view: view["play"]["to_move"] != seat)
    mover.command("return")
    assert not mover.view["seats"][seat]["handed"]
    rounds = Rounds("it is the turn of whoever is back")
    while (other := asked(tables)) is not mover and rounds():
        other.move(other.view["play"]["moves"][0])
    mover.move(mover.view["play"]["moves"][0])


def test_an_absent_player_is_replaced_and_comes_back(start: Start) -> None:
    server = start()
    tables = three_people(server, absence={"after_seconds": 1, "level": "random"})
    mover = asked(tables)
    seat = mover.view["seat"]
    mover.close()
    watcher = next(table for table in tables if table is not mover)
    watcher.wait_for(lambda view: view["seats"][seat]["handed"])
    watcher.wait_for(lambda view: view["play"]["to_move"] != seat)
    back = mover.visitor.join(mover.link)
    back.command("return")
    assert not back.view["seats"][seat]["handed"]


def test_a_fallen_flag_lets_a_bot_move(start: Start) -> None:
    tables = three_people(start(), clock={"kind": "turn", "seconds": 1, "flag": "bot"})
    mover = asked(tables)
    version, falls = mover.view["version"], mover.view["flag_at"]
    after = mover.wait_for(lambda view: view["version"] > version)
    assert after["now"] >= falls
    moved = next(entry for entry in mover.log if entry["version"] == version + 1)
    assert moved["seat"] == after["seat"]


def test_a_fallen_flag_ends_the_game_if_the_host_wants_it(start: Start) -> None:
    tables = three_people(start(), clock={"kind": "bank", "seconds": 1, "flag": "end"})
    tables[0].wait_until_over()
    assert tables[0].view["ended"] == "clock"
    assert tables[0].view["play"]["outcome"] is None


def test_standing_instructions_play_for_you(start: Start) -> None:
    tables = three_people(start())
    mover = asked(tables)
    for table in tables:
        table.command("stand", wishes=[{"family": "play"}], until="phase")
    mover.wait_for(lambda view: view["play"]["phase"] != "trick")
    assert mover.view["standing"] is None


def test_spectators_by_the_hosts_rule(server: RunningServer) -> None:
    zoe = server.visitor("Zoe")
    watched = three_people(server)[0]
    seen = zoe.watch(watched.link)
    assert seen.view["seat"] is None
    assert seen.view["play"]["moves"] == []
    known = [card for seat in seen.view["play"]["state"]["seats"] for card in seat["hand"]]
    assert known == ["lady-aliena"]  # whose holder leads, as everybody is told
    with pytest.raises(Refused, match="no seat"):
        seen.move(0)
    closed = three_people(server, spectators="off")[0]
    with pytest.raises(Refused, match="spectators"):
        zoe.watch(closed.link)
    with pytest.raises(Refused, match="spectators"):
        zoe.call("GET", f"/api/tables/{closed.id}")


def test_replay_only_after_the_end_and_by_the_hosts_rule(server: RunningServer) -> None:
    tables = three_people(server, spectators="after")
    zoe = server.visitor("Zoe")
    path = f"/api/tables/{tables[0].id}/replay/9?seat=1"
    with pytest.raises(Refused, match="after the end"):
        zoe.call("GET", path)
    with pytest.raises(Refused, match="after the end"):
        zoe.call("GET", f"/api/tables/{tables[0].id}/record")
    play_to_the_end(*tables)
    assert zoe.call("GET", path)["state"]["seats"][1]["hand"]
    moves = len(zoe.call("GET", f"/api/tables/{tables[0].id}/record")["moves"])
    whole = zoe.call("GET", f"/api/tables/{tables[0].id}/replay?seat=1")
    assert [entry["version"] for entry in whole["log"]] == list(range(moves + 1))
    assert zoe.call("GET", f"/api/tables/{tables[0].id}/replay/{moves}")["to_move"] is None


def test_rematch_with_the_same_people(server: RunningServer) -> None:
    tables = three_people(server, clock={"kind": "bank", "seconds": 1, "flag": "end"})
    tables[0].wait_until_over()
    tables[1].command("rematch")
    tables[0].wait_for(lambda view: view["rematch"] is not None)
    again = tables[0].visitor.join(tables[0].view["rematch"])
    assert [seat["name"] for seat in again.view["seats"]] == ["Anna", "Ben", "Cleo"]
    assert again.view["commitment"] != tables[0].view["commitment"]
    assert tables[2].visitor.watch(tables[0].view["rematch"]).view["seat"] == 2


def test_chat_and_notes(server: RunningServer) -> None:
    tables = three_people(server)
    tables[0].say("hello \u202e\u0000 <b>all</b>")
    tables[1].wait_for_chat(1)
    assert tables[1].chat[0]["text"] == "hello <b>all</b>"
    assert tables[1].chat[0]["name"] == "Anna"
    tables[1].command("note", text="Cleo has the king")
    assert tables[1].visitor.watch(tables[1].link).note == "Cleo has the king"
    assert tables[2].visitor.watch(tables[2].link).note == ""
    assert [line["text"] for line in tables[2].visitor.watch(tables[2].link).chat] == ["hello <b>all</b>"]


def test_chat_is_bounded(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bauhuette.server.storage.store.CHAT_KEPT", 5)
    table = server.visitor("Anna").open("pillars", ["me", "open", "open"])
    for i in range(8):
        table.command("chat", text=f"line {i}")
    with sqlite3.connect(server.settings.database) as connection:
        kept = connection.execute("SELECT text FROM chat ORDER BY number").fetchall()
    connection.close()
    assert [text for (text,) in kept] == [f"line {i}" for i in range(3, 8)]


def test_a_server_that_comes_back_finds_everything(start: Start) -> None:
    server = start()
    tables = three_people(server)
    tables[0].say("before the restart")
    mover = asked(tables)
    mover.move(mover.view["play"]["moves"][0])
    before = {table.view["seat"]: table.visitor.call("GET", f"/api/tables/{table.id}") for table in tables}
    server.stop()
    again = start()
    for table in tables:
        table.visitor.address = again.address
        fresh = table.visitor.watch(table.id)
        old = before[table.view["seat"]]
        assert fresh.view["version"] == old["version"]
        assert fresh.view["play"] == old["play"]
        assert fresh.chat[0]["text"] == "before the restart"


def test_bots_go_on_after_a_restart_when_somebody_looks(start: Start) -> None:
    server = start(pace=(0.2, 0.3))
    table = server.visitor("Anna").open("pillars", ["me", "greedy", "greedy"])
    table.start()
    table.command("hand", level="greedy")
    server.stop()
    again = start()
    table.visitor.address = again.address
    watched = table.visitor.watch(table.id)
    rounds = Rounds("bots go on after a restart when somebody looks")
    while not watched.is_over and rounds():
        wait_for_news(watched)


@pytest.mark.thorough
def test_bots_among_themselves_wait_until_they_are_watched(start: Start) -> None:
    server = start()
    anna = server.visitor("Anna")
    table = anna.open("pillars", ["greedy", "greedy", "greedy"])
    table.start()
    table.close()
    seen = anna.call("GET", f"/api/tables/{table.id}")["version"]
    again = _until_still(lambda: int(anna.call("GET", f"/api/tables/{table.id}")["version"]))
    assert again - seen < 100, "it plays on although nobody looks"
    watched = anna.watch(table.id)
    rounds = Rounds("bots among themselves wait until they are watched")
    while not watched.is_over and rounds():
        wait_for_news(watched)


def test_the_bots_of_a_slow_game_move_while_nobody_is_there(start: Start) -> None:
    anna = start().visitor("Anna")
    table = anna.open("pillars", ["me", "greedy", "greedy"])
    table.start()
    table.close()
    path = f"/api/tables/{table.id}"
    moves = 0
    rounds = Rounds("the bots of a slow game move while nobody is there")
    while moves < 5 and rounds():
        view = anna.call("GET", path)
        if view["play"]["to_move"] == 0:
            moves += 1
            first = view["play"]["moves"][0]["id"]
            body = {"do": "move", "id": f"slow-move-{moves}", "version": view["version"], "move": first}
            assert anna.call("POST", f"{path}/commands", body)["answer"]["result"] == "accepted"
    assert any(entry["seat"] for entry in anna.call("GET", path)["log"]), "bots have moved"


def _until_still(look: Callable[[], int]) -> int:
    """What is seen when it has not changed for a second."""
    seen, since = look(), time.monotonic()
    while time.monotonic() - since < 1.0:
        time.sleep(0.1)
        if (now := look()) != seen:
            seen, since = now, time.monotonic()
    return seen


def test_every_message_is_as_described(server: RunningServer) -> None:
    tables = three_people(server)
    messages = [tables[0].visitor.call("GET", f"/api/tables/{tables[0].id}")]
    mover = asked(tables)
    messages += [mover.view]
    play_to_the_end(*tables)
    messages += [tables[1].view]
    for message in messages:
        from_server.validate_python(message)


def test_a_stale_move_brings_a_fresh_view(server: RunningServer) -> None:
    tables = three_people(server)
    mover = asked(tables)
    old = mover.view["version"]
    mover.move(mover.view["play"]["moves"][0])
    with pytest.raises(Stale):
        mover.command("move", version=old, move=0)


@pytest.mark.skipif(not COMPILED, reason="a hint takes thousands of playouts")
def test_plans_and_hints_for_the_seat_that_is_asked(server: RunningServer) -> None:
    tables = three_people(server, server.member)
    mover = asked(tables)
    other = next(table for table in tables if table is not mover)
    for question in (mover.hint, mover.plan):  # the table is rated
        with pytest.raises(Refused, match="there are no hints"):
            question(agreed=True)
    for question in (other.hint, other.plan):
        with pytest.raises(Refused, match="not your turn"):
            question()
    # As an answer to the question: whoever waits for one would wait for ever.
    refused = other._ask({"type": "plan", "id": "a-question"}, "a-question")
    assert (refused["type"], refused["moves"], refused["refusal"]["code"]) == ("plan", [], "not-your-turn")
    alone = server.member("Dora").open("pillars", ["me", "greedy", "greedy"])
    alone.start()
    assert alone.view["rated"]
    alone.wait_for(lambda _: alone.my_turn)
    offered = [move["id"] for move in alone.view["play"]["moves"]]
    assert alone.hint(agreed=True)[0]["move"]["id"] in offered
    alone.wait_for(lambda view: not view["rated"])
    assert all(move["id"] in offered for move in alone.plan()[:1])
    alone.move(alone.view["play"]["moves"][0])


def test_previews_for_the_seat_that_is_asked(server: RunningServer) -> None:
    anna, ben = (server.visitor(name) for name in ("Anna", "Ben"))
    table = anna.open("cologne", ["me", "open"])
    tables = [table, ben.join(table.link)]
    table.start()
    mover = asked(tables)
    other = next(table for table in tables if table is not mover)
    [roll] = mover.preview()
    assert (roll["move"]["family"], [line["key"] for line in roll["says"]]) == ("roll", ["roll"])
    mover.move("roll")
    fields = mover.view["play"]["state"]["seats"][mover.view["seat"]]["carts"][0]["reach"]
    far = next(field for field, steps in fields.items() if steps == 2)
    [way] = mover.preview(f"move 1 {far}")
    assert way["says"][0] == {"key": "way", "tone": "", "facts": {"steps": {"domain": "number", "value": 2}}}
    assert other.preview() == other.preview("roll") == []
    with pytest.raises(Refused):
        mover.preview("no such move")


def test_a_bot_in_ten_lines(server: RunningServer) -> None:
    """As the client's own documentation shows it."""
    link = server.visitor("Host").open("pillars", ["open", "greedy", "greedy"]).link
    me = server.visitor("Robot")
    with me.join(link) as table:
        assert table.view["seat"] == 0


def test_a_stopping_server_says_so(start: Start) -> None:
    server = start()
    table = server.visitor("Anna").open("pillars", ["me", "greedy", "greedy"])
    server.server.should_exit = True
    assert table._socket is not None
    heard = [json.loads(text) for text in table._socket]
    assert heard[-1]["type"] == "bye"
    assert heard[-1]["refusal"]["code"] == "stopping"
    assert heard[-1]["reconnect_ms"][0] < heard[-1]["reconnect_ms"][1]


def test_a_lesson_is_a_table_that_answers_by_its_course(server: RunningServer) -> None:
    anna = server.visitor("Anna")
    plan = anna.call("GET", "/api/lessons/pillars")
    table = RemoteTable(anna, anna.call("POST", "/api/lessons/pillars")["id"])
    for move in [own["move"]["id"] for own in plan["moves"]]:
        table.wait_for(lambda view: bool(view["play"]["moves"]))
        table.move(move)
    table.wait_for(lambda view: len(view["log"]) > 0 and view["version"] > plan["length"])
    live = server.app.state.application.registry.loaded[table.id].match
    course = live.setup.course
    assert tuple(live.game.MOVES.print(past.move) for past in live.table.past)[: len(course)] == course
    assert not table.view["rated"]
    with pytest.raises(Refused):
        server.visitor("Ben").watch(table.link)


def test_who_leaves_the_course_of_a_lesson_plays_on(server: RunningServer) -> None:
    anna = server.visitor("Anna")
    table = RemoteTable(anna, anna.call("POST", "/api/lessons/pillars")["id"])
    table.move("play william-hamleigh")
    table.wait_for(lambda view: bool(view["play"]["moves"]))
    assert server.app.state.application.registry.loaded[table.id].match.next_of_course() is None
    with pytest.raises(Refused, match="does not exist"):
        anna.call("GET", "/api/lessons/chess")


@pytest.mark.thorough
def test_a_table_of_other_rules_stays_listed_and_downloadable(start: Start) -> None:
    first = start()
    anna = first.visitor("Anna")
    seats = ["me", "greedy", "greedy"]
    old, broken, good = (anna.open("pillars", seats) for _ in range(3))
    for table in (old, broken, good):
        table.start()
        table.wait_for(lambda view: bool(view["play"] and view["play"]["moves"]))
        table.close()
    first.stop()
    with sqlite3.connect(first.settings.database) as rows:
        other_rules = """replace(setup, '"rules_version": ', '"rules_version": 9')"""
        rows.execute(f"UPDATE tables SET due = 1, setup = {other_rules} WHERE id = ?", [old.id])
        rows.execute(
            """UPDATE events SET body = replace(body, '"hash":"', '"hash":"x') WHERE table_id = ?""", [broken.id]
        )
    rows.close()
    second = start()
    anna = second.same(anna)
    for table, code in ((old, "rules-changed"), (broken, "damaged")):
        with pytest.raises(Refused) as why:
            anna.call("GET", f"/api/tables/{table.id}")
        assert why.value.code == code
        with pytest.raises(Refused) as why:
            anna.watch(table.id)
        assert why.value.code == code
    shown = {info["id"]: info for info in anna.call("GET", "/api/tables")["tables"]}
    assert {table for table, info in shown.items() if info["damaged"]} == {broken.id}
    assert {table for table, info in shown.items() if info["outdated"]} == {old.id}
    assert set(shown) == {good.id, broken.id, old.id}
    assert shown[old.id]["seats"][0]["name"] == "Anna"
    kept = anna.call("GET", f"/api/tables/{old.id}/record")
    assert (kept["seed"], kept["hashes"], kept["position"]) == (None, None, None)  # another server could go on with it
    assert kept["moves"] == [] or all(isinstance(move, str) for move in kept["moves"])
    with pytest.raises(Refused) as why:
        second.visitor("Zoe").call("GET", f"/api/tables/{old.id}/record")
    assert why.value.code == "rules-changed"
    again = anna.watch(good.id)
    again.command("hand", level="greedy")  # the old table was due first; the server must not stumble over it
    again.wait_until_over()
