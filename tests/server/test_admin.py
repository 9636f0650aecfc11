"""What hosts do about tables and people: in the database once, and in every running process soon after."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from typer.testing import CliRunner, Result

import bauhuette as bh
from bauhuette.cli.main import app
from bauhuette.cli.time_format import moment
from bauhuette.client import Refused, RemoteTable, Visitor
from bauhuette.engine.errors import BauhuetteError
from bauhuette.match.commands.seating import RenameSitter
from bauhuette.match.events import SERVER, Event
from bauhuette.server.hosting.admin import moderation_of
from bauhuette.server.storage import moderation_events, schema
from bauhuette.server.storage.event_log import Appended, Summary, append
from bauhuette.server.storage.store import database_url, engine_for
from bauhuette.server.tables.open_table import now_ms
from tests.limits import until
from tests.plugins.selection import few
from tests.server.running import RunningServer, play_to_the_end

Start = Callable[..., RunningServer]
SOON = {"poll_every": 0.05}


def admin(database: str, *arguments: str, given: str = "", lang: str = "en") -> Result:
    return CliRunner().invoke(app, ["admin", *arguments, "--database", database, "--lang", lang], input=given)


def done(database: str, *arguments: str) -> str:
    result = admin(database, *arguments)
    assert result.exit_code == 0, result.output
    return result.output


def listed(database: str, *arguments: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(done(database, *arguments, "--json"))
    return found


def id_of(database: str, name: str) -> str:
    return str(next(one["id"] for one in listed(database, "people") if one["name"] == name))


def refused_by(table: RemoteTable) -> Refused:
    """Why the server ended a connection."""
    with pytest.raises(Refused) as refused:
        table._until(lambda: False)
    return refused.value


@pytest.fixture
def two(database: str, start: Start) -> list[RunningServer]:
    """All processes of an installation: one on SQLite, two on PostgreSQL."""
    return [start(database=database, **SOON) for _ in range(2 if "://" in database else 1)]


# --- bans ---


def test_whoever_is_banned_goes_everywhere_and_is_told_why_in_their_language(
    two: list[RunningServer], database: str
) -> None:
    first, last = two[0], two[-1]
    anna, ben = first.visitor("Anna"), Visitor(last.address, "Ben", "de")
    table = anna.open("pillars", ["me", "open", "greedy"])
    bens = ben.join(table.id)
    table.start()
    done(database, "ban", "Ben", "--reason", "spam", "--until", "7d")
    refusal = refused_by(bens)
    assert refusal.code == "banned"
    assert "gesperrt" in str(refusal)
    assert "Du hast immer wieder dasselbe gesendet" in str(refusal)
    for server in two:
        until(partial(_knows_bans, server))
    for ask in (
        lambda: ben.open("pillars", ["me", "greedy", "greedy"]),
        lambda: ben.call("POST", "/api/lessons/pillars"),
        lambda: ben.watch(table.id),
        lambda: ben.call("GET", f"/api/tables/{table.id}"),
        lambda: ben.call("POST", f"/api/tables/{table.id}/commands", {"id": "c-1234567", "do": "chat", "text": "hm"}),
        lambda: ben.call("POST", "/api/me", {"name": "Bernd"}),
    ):
        with pytest.raises(Refused, match="gesperrt"):
            ask()
    assert ben.call("GET", "/api/me")["name"] == "Ben", "they may still see and delete what is theirs"
    table.wait_for(lambda view: view["seats"][1]["handed"])  # nobody waits for them
    assert [one["reason"] for one in listed(database, "bans")] == ["spam"]
    done(database, "unban", "Ben")
    until(lambda: _lets_in(ben, table.id))
    assert listed(database, "bans") == []


def _knows_bans(server: RunningServer) -> bool:
    return bool(server.app.state.application.moderation_sync.bans._by_user)


def _lets_in(visitor: Visitor, table: str) -> bool:
    try:
        visitor.watch(table).close()
    except Refused:
        return False
    return True


def test_an_address_can_be_banned_and_a_ban_ends_by_itself(two: list[RunningServer], database: str) -> None:
    anna = two[0].visitor("Anna")
    table = anna.open("pillars", ["me", "open", "open"])
    done(database, "ban", "--address", "127.0.0.1", "--reason", "come back tomorrow")
    assert "come back tomorrow" in str(refused_by(table))
    moderation_sync = two[-1].app.state.application.moderation_sync
    until(lambda: moderation_sync.bans._by_address)  # each process reads what was done in its own time
    stranger = Visitor(two[-1].address)
    with pytest.raises(Refused, match="come back tomorrow"):
        stranger.open("pillars", ["me", "greedy", "greedy"])
    (ban,) = moderation_sync.bans._by_address.values()
    assert moderation_sync.bans.of("anybody", "127.0.0.1", ban.since) is ban
    assert type(moderation_sync.bans)([ban._replace(until=ban.since + 5)]).of("", "127.0.0.1", ban.since + 5) is None
    done(database, "unban", "--address", "127.0.0.1")
    until(lambda: _lets_in(stranger, table.id))


# --- tables ---


def test_a_table_is_closed_for_everybody_once(two: list[RunningServer], database: str) -> None:
    anna, ben = two[0].visitor("Anna"), two[-1].visitor("Ben")
    running = anna.open("pillars", ["me", "open", "greedy"], listed=True)
    bens = ben.join(running.id)
    running.start()
    waiting = anna.open("contest", ["me", "open", "open"], listed=True)
    assert {one["id"]: one["status"] for one in listed(database, "tables")} == {
        running.id: "running",
        waiting.id: "lobby",
    }
    assert [one["id"] for one in listed(database, "tables", "--status", "lobby", "--person", "Anna")] == [waiting.id]
    assert [one["id"] for one in listed(database, "tables", "--game", "pillars")] == [running.id]
    for table in (running, waiting):
        done(database, "close", table.id, "--reason", "the club closes", "--yes")
    for table in (running, bens, waiting):
        view = table.wait_for(lambda view: view["status"] == "over")
        assert (view["ended"], view["closed"]) == ("closed", "the club closes")
    with pytest.raises(Refused, match="while the game is running"):
        running.command("hand", level="greedy")
    with pytest.raises(Refused):
        waiting.command("join")
    assert anna.record(running.id)["seed"], "what was played stays"
    with pytest.raises(Refused, match="after the end"):
        anna.record(waiting.id)
    again = admin(database, "close", running.id, "--yes")
    assert (again.exit_code, again.output) == (2, f"The table {running.id} is over already.\n")
    assert [one["what"] for one in listed(database, "log")] == ["closed", "closed"]
    events = [event for event in _events(database, running.id) if event.kind == "closed"]
    assert len(events) == 1


def _events(database: str, table: str) -> list[Any]:
    engine = engine_for(database_url(database))
    e = schema.events
    with engine.connect() as connection:
        rows = list(connection.execute(select(e).where(e.c.table_id == table).order_by(e.c.number)))
    engine.dispose()
    return rows


def test_a_table_is_closed_while_it_is_played_at(two: list[RunningServer], database: str) -> None:
    """Moves and the closing want the same numbers; whoever comes second is told, and nothing is lost or doubled."""
    tables = [two[0].visitor("Anna").open("pillars", ["me", "greedy", "greedy"]) for _ in range(3)]
    for table in tables:
        table.start()
        table.command("hand", level="greedy")

    def was_closed(table: RemoteTable) -> bool:
        with moderation_of(database) as at:
            try:
                at.close(table.id, "")
            except BauhuetteError:  # it was over by then
                return False
        return True

    with ThreadPoolExecutor(3) as hosts:
        closed = list(hosts.map(was_closed, tables))
    for table, by_host in zip(tables, closed, strict=True):
        view = table.wait_until_over()
        assert view["ended"] == ("closed" if by_host else "rules")
        numbers = [event.number for event in _events(database, table.id)]
        assert numbers == list(range(1, len(numbers) + 1))
    assert len(listed(database, "log")) == closed.count(True)


def test_a_move_comes_between_the_two_halves_of_a_closing(
    two: list[RunningServer], database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process and a host that each held what the other wants would wait for ever, until the database lets one go."""
    table = two[0].visitor("Anna").open("pillars", ["me", "greedy", "greedy"])
    table.start()
    table.wait_for(lambda _: table.my_turn)  # nobody else moves
    number = _events(database, table.id)[-1].number + 1
    draft = RenameSitter(id_of(database, "Anna"), "Anna").draft()
    event = Event(number, draft.kind, now_ms(), SERVER.user, "", draft.body)
    moved = Appended(table.id, event, Summary(now_ms(), "running", None, None, None, None, None, None))
    engine, process = engine_for(database_url(database)), ThreadPoolExecutor(1)
    stored: list[Future[None]] = []

    def store() -> None:
        with engine.begin() as connection:
            append(connection, [moved])

    def store_half(*arguments: Any) -> Any:
        """The host has read the table's row, and on PostgreSQL holds it, but has not written yet."""
        if not stored:
            stored.append(process.submit(store))
            with suppress(TimeoutError):
                stored[0].result(0.5)
        return whole(*arguments)

    whole = moderation_events._store
    monkeypatch.setattr(moderation_events, "_store", store_half)
    with process, moderation_of(database) as at:
        at.close(table.id, "")
    error = stored[0].exception()
    engine.dispose()
    assert error is None or isinstance(error, IntegrityError), "whoever came second finds the number taken"
    came_first = error is None
    assert [event.number for event in _events(database, table.id)] == list(range(1, number + 1 + came_first))
    assert table.wait_until_over()["ended"] == "closed"


# --- people ---


def test_a_deleted_person_is_forgotten_and_the_others_games_stay(two: list[RunningServer], database: str) -> None:
    anna, ben = two[0].visitor("Anna"), two[-1].visitor("Ben")
    over = anna.open("pillars", ["me", "open", "greedy"])
    bens = ben.join(over.id)
    over.start()
    bens.say("a line of Ben")
    play_to_the_end(over, bens)
    running = anna.open("pillars", ["me", "open", "greedy"])
    bens = ben.join(running.id)
    running.start()
    bens.say("another line of Ben")
    running.wait_for_chat(1)
    lobby = anna.open("pillars", ["me", "open", "open"])
    ben.join(lobby.id)
    asked = admin(database, "delete", "Ben", given="n\n")
    assert (asked.exit_code, "Nothing has changed." in asked.output) == (1, True)
    gone = id_of(database, "Ben")
    done(database, "delete", "Ben", "--yes", "--reason", "asked by letter")
    running.wait_for(lambda view: view["seats"][1]["name"] == "—" and view["seats"][1]["handed"])
    lobby.wait_for(lambda view: view["seats"][1]["kind"] == "open")
    for server in two:
        fresh = server.same(anna)
        until(partial(_sees_nobody, fresh, over.id))
        until(partial(_hears_nothing, fresh, running.id))
    assert bh.replay(anna.record(over.id)).outcome is not None
    engine = engine_for(database_url(database))
    with engine.connect() as connection:
        everything = {t.name: repr(connection.execute(select(t)).all()) for t in schema.metadata.sorted_tables}
    engine.dispose()
    assert not [name for name, rows in everything.items() if "Ben" in rows]
    (entry,) = listed(database, "log")
    assert (entry["what"], entry["target"], entry["reason"]) == ("deleted", gone, "asked by letter")
    assert entry["by"], "a user of this machine"
    assert ben.call("GET", "/api/me")["name"] != "Ben", "the cookie lets nobody in"


def _sees_nobody(visitor: Visitor, table: str) -> bool:
    return bool(visitor.call("GET", f"/api/tables/{table}")["seats"][1]["name"] == "—")


def _hears_nothing(visitor: Visitor, table: str) -> bool:
    with visitor.watch(table) as connected:
        return [line["text"] for line in connected.chat] == ["…"]


def test_a_guest_deletes_themselves_without_a_password(two: list[RunningServer], database: str) -> None:
    ben = two[0].visitor("Ben")
    table = ben.open("pillars", ["me", "open", "open"])
    ben.call("DELETE", "/api/account", {})
    assert ben.call("GET", "/api/me")["name"] != "Ben"
    with pytest.raises(Refused):
        table._until(lambda: False)
    assert not [one for one in listed(database, "people") if one["name"] == "Ben"]
    assert [(one["what"], one["by"]) for one in listed(database, "log")] == [("deleted", "")]
    cleo = two[0].visitor("Cleo")
    cleo.call("POST", "/api/accounts", {"name": "Cleo", "password": "mortar and stone"})
    with pytest.raises(Refused, match="do not match"):
        cleo.call("DELETE", "/api/account", {})


def test_everything_about_a_person_in_one_file(server: RunningServer, tmp_path: Path) -> None:
    database = server.settings.database
    anna, ben = server.visitor("Anna"), server.visitor("Ben")
    anna.call("POST", "/api/accounts", {"name": "Anna", "password": "mortar and stone"})
    table = anna.open("pillars", ["me", "open", "greedy"], rated=False)
    bens = ben.join(table.id)
    table.say("hello")
    bens.say("a word of Ben's")
    table.command("note", text="he bluffs")
    table.start()
    file = tmp_path / "anna.json"
    done(database, "export", "anna", str(file))
    assert file.stat().st_mode & 0o077 == 0
    text = file.read_text(encoding="utf-8")
    found = json.loads(text)
    assert found["person"][0]["account"] == "anna"
    assert [line["text"] for line in found["chat"]] == ["hello"]
    assert found["notes"] == [{"table_id": table.id, "text": "he bluffs"}]
    assert [event["kind"] for event in found["tables"][0]["events"]] == ["started"]
    assert not [secret for secret in ("argon2", "a word of Ben", "password") if secret in text]
    again = admin(database, "export", "anna", str(file))
    assert (again.exit_code, "already" in again.output) == (2, True)


# --- announcements ---


def test_what_is_announced_is_shown_in_both_languages_and_taken_back(two: list[RunningServer], database: str) -> None:
    readers = [Visitor(server.address, lang=lang) for server in two for lang in ("de", "en")]

    def shown() -> list[str | None]:
        return [reader.call("GET", "/api/notice")["text"] for reader in readers]

    assert not any(shown())
    done(database, "announce", "We pause at eight.", "--de", "Um acht ist Pause.", "--until", "2h")
    until(lambda: shown() == ["Um acht ist Pause.", "We pause at eight."] * len(two))
    moderation_sync = two[0].app.state.application.moderation_sync
    assert moderation_sync.notice.text("en", moderation_sync.notice.until) is None, "it ends by itself"
    done(database, "announce", "Five minutes")
    until(lambda: shown() == ["Five minutes"] * len(readers))
    done(database, "announce", "--take-back")
    until(lambda: not any(shown()))
    assert admin(database, "announce", "--take-back").exit_code == 2
    assert [one["what"] for one in listed(database, "log")] == ["taken-back", "announced", "announced"]


# --- without a server, and mistakes ---


def test_it_works_while_no_server_runs(start: Start, tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")
    server = start(**SOON)
    anna, ben = server.visitor("Anna"), server.visitor("Ben")
    closed = anna.open("pillars", ["me", "open", "greedy"])
    left = anna.open("pillars", ["me", "open", "greedy"])
    ben.join(left.id)
    left.start()
    server.stop()
    done(database, "close", closed.id, "--yes")
    done(database, "ban", "Ben")
    done(database, "announce", "We are back.")
    again = start(database=database, **SOON)
    anna, ben = again.same(anna), again.same(ben)
    assert anna.call("GET", f"/api/tables/{closed.id}")["ended"] == "closed"
    with pytest.raises(Refused, match="banned"):
        ben.watch(left.id)
    assert anna.watch(left.id).view["seats"][1]["handed"]
    assert anna.call("GET", "/api/notice")["text"] == "We are back."


@pytest.mark.parametrize("lang", few(["de", "en"]))
def test_mistakes_are_one_line_and_change_nothing(server: RunningServer, lang: str) -> None:
    database = server.settings.database
    for name in ("Anna", "Anna"):
        server.visitor(name)
    before = listed(database, "log")
    for arguments in (
        ["close", "no-such-table", "--yes"],
        ["ban", "nobody"],
        ["ban", "Anna"],
        ["ban"],
        ["ban", "Anna", "--address", "::1"],
        ["ban", "--address", "not an address"],
        ["unban", "--address", "203.0.113.7"],
        ["ban", "--address", "203.0.113.7", "--until", "yesterday"],
        ["ban", "--address", "203.0.113.7", "--until", "2001-01-01"],
        ["delete", "nobody", "--yes"],
        ["export", "nobody", "nowhere.json"],
        ["close", "-6starts-with-a-dash", "--yes"],
        ["announce"],
        ["tables", "--status", "odd"],
        ["people", "--kind", "odd"],
    ):
        result = admin(database, *arguments, lang=lang)
        assert result.exit_code == 2, arguments
        assert len(result.output.strip().splitlines()) == 1, result.output
    assert listed(database, "log") == before
    missing = admin(database + "x", "tables", lang=lang)
    assert missing.exit_code == 2


@pytest.mark.parametrize("lang", few(["en", "de"]))
def test_lists_are_for_people_too(server: RunningServer, lang: str) -> None:
    database = server.settings.database
    table = server.visitor("Anna").open("pillars", ["me", "open", "open"])
    Visitor(server.address)
    done(database, "ban", "Anna", "--reason", "name")
    for what, shown in (("tables", table.id), ("people", "Anna"), ("bans", id_of(database, "Anna")), ("log", "name")):
        result = admin(database, what, lang=lang)
        assert shown in result.output, what
        assert "admin-" not in result.output
    assert [one["name"] for one in listed(database, "people", "--kind", "banned")] == ["Anna"]
    assert [one["name"] for one in listed(database, "people", "--kind", "guests", "--name", "ann")] == ["Anna"]
    assert listed(database, "people", "--kind", "accounts") == []


def test_ends_as_people_write_them() -> None:
    assert moment("") is None
    assert moment("12h", now=1000.0) == (1000 + 12 * 3600) * 1000
    assert moment("2w", now=0.0) == 14 * 86_400_000
    later = moment("2100-01-02 03:04", now=0.0)
    assert later is not None
    assert time.strftime("%Y-%m-%d %H:%M", time.localtime(later / 1000)) == "2100-01-02 03:04"
