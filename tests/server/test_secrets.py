"""Nothing that depends on the hidden state leaves the server while a table runs or is sealed.

Every endpoint, socket message and command of hosts is asked by every kind of caller in two worlds that differ only in
what this caller cannot know; the answers must be the same to the byte. An endpoint that only reads and needs only its
address is asked as it is; any other without a row here fails.
"""

from __future__ import annotations

import json
import logging
import re
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple, get_args

import pytest
from fastapi.routing import APIRoute
from httpx import Response
from typer.main import get_group
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from bauhuette.cli.commands.admin import admin
from bauhuette.client import changed
from bauhuette.engine.game import Game
from bauhuette.engine.record import SPECTATOR
from bauhuette.engine.registry import load
from bauhuette.match.events import DERIVED
from bauhuette.server.accounts.sessions import COOKIE
from bauhuette.server.tables import commands
from tests.limits import PATIENT_S, Rounds
from tests.plugins.needs import needs
from tests.plugins.selection import few
from tests.server.equivalent_servers import (
    DEALS,
    HOST,
    KINDS,
    PASSWORD,
    READERS,
    World,
    commitments,
    story_of,
    table_id,
    worlds_of,
)
from tests.server.running import fresh_postgres, postgres_is_there

Worlds = dict[int | None, World]
Pair = list[tuple[World, Response]]
TIME = re.compile(rb"\b1[6-9]\d{11}\b")  # milliseconds since 1970
PRESENCE = re.compile(rb'"(connected|watching)":\w+,')  # known a moment sooner or later
NEW_ID = re.compile(rb"(?<![\w-])[\w-]{16}(?![\w-])")  # of tables that were made meanwhile
PORT = re.compile(rb"127\.0\.0\.1:\d+")
ID = "c-12345678"


class Row(NamedTuple):
    """How an endpoint is asked: bodies, values of path parameters, queries; `new`: its answers hold random names."""

    bodies: tuple[Any, ...] = (None,)
    queries: tuple[str, ...] = ("",)
    new: bool = False
    last: bool = False  # it changes what others are answered


def row(*bodies: Any, queries: tuple[str, ...] = ("",), new: bool = False, last: bool = False) -> Row:
    return Row(bodies or (None,), queries, new, last)


def command(do: str, **args: Any) -> dict[str, Any]:
    return {"id": f"{ID}-{do}", "do": do, **args}


QUIET_COMMANDS = [
    command("move", version=0, move=0),
    command("move", version=9999, move="no such move"),
    command("undo", version=0),
    command("join", seat=1),
    command("kick", seat=1),
    command("seat", seat=1, level="greedy"),
    command("list", listed=True),
    command("salt", salt="x"),
    command("start"),
    command("return"),
    command("stand", wishes=[{"family": "no-such-family"}]),
    command("prepare", answers=[{"wish": {"family": "no-such-family"}}]),
    command("note", text="mine"),
    command("chat", text="good evening"),
]
LAST_COMMANDS = [
    command("undo", version=2),
    command("tutor", on=True),
    command("hand", level="greedy"),
    command("leave"),
    command("resign"),
]
REMATCH = command("rematch")
CLOSED_THEN = ("running", "over")  # after a host has closed one
OVER_THEN = ("asked", *CLOSED_THEN)  # after everybody has given up
SEATS = ("", "?seat=0", "?seat=1")
DESCRIPTIONS = ("GET /openapi.json", "GET /api/socket.schema.json")  # they name the fields
CLOSING = "POST /api/deals/{deal}/close"
BY_CHANGES = ("ben", "zoe", "guest")  # who are sent what is different, after a first view
MEASURED = ("hint", "weigh")  # questions whose answers are found in so much time

ROWS: dict[str, Row] = {
    "GET /metrics": row(new=True),
    "POST /api/lessons/{game}": row(new=True),
    "POST /api/me": row({"name": "a name"}, last=True),
    "POST /api/accounts": row({"name": "anna", "password": PASSWORD}),
    "POST /api/session": row({"name": "anna", "password": "not the password"}),
    "DELETE /api/session": row(last=True),
    "GET /api/sessions": row(new=True),
    "DELETE /api/sessions": row(last=True),
    "DELETE /api/sessions/{session}": row(),
    "POST /api/tables": row({"game": "pillars", "seats": [{"kind": "open"}] * 3}, new=True),
    "GET /api/open-tables": row(queries=("?status=running", "?status=lobby")),
    "GET /api/tables/{table}": row(queries=("", "?seat=0", "?seat=1", "?since=1")),
    "DELETE /api/tables/{table}": row(last=True),
    "POST /api/tables/{table}/commands": row(*QUIET_COMMANDS),
    "POST /api/tables/{table}/why": row({"move": 0}, {"move": "no such move"}, queries=SEATS),
    "GET /api/tables/{table}/replay": row(queries=SEATS),
    "GET /api/tables/{table}/replay/{number}": row(queries=SEATS),
    "GET /api/tables/{table}/ending": row(queries=SEATS),
    "POST /api/tables/{table}/analysis": row(),
    "POST /api/tables/{table}/branches": row({"number": 0, "seat": 0}, {"number": 0, "seat": 1}, new=True),
    "POST /api/records": row({}),
    "POST /api/records/{key}/analysis": row(),
    "POST /api/verify": row({}),
    "POST /api/vacation": row({"days": 3}, last=True),
    "DELETE /api/vacation": row(last=True),
    "GET /api/reminders": row(new=True),
    "POST /api/reminders": row({}),
    "POST /api/mailbox": row({"address": "a@example.org"}),
    "DELETE /api/mailbox": row(),
    "POST /api/mailbox/confirm": row({"token": "x"}),
    "POST /api/mail/stop/{token}": row(),
    "POST /api/devices": row({}),
    "DELETE /api/devices/{device}": row(),
    "POST /api/tournaments": row({}),
    "POST /api/tournaments/{tournament}/commands": row({}),
    "PUT /api/privacy": row({"ratings": "everybody", "games": "everybody", "presence": "friends"}),
    "POST /api/ties": row({}),
    "DELETE /api/ties/{kind}/{handle}": row(),
    "POST /api/reports": row({}),
    "POST /api/host/reports/{report}/settled": row(),
    "POST /api/host/bans": row({"person": "nobody-there"}),
    "DELETE /api/host/bans/{person}": row(),
    "POST /api/host/tables/{table}/closed": row({"reason": "spam"}, last=True),
    "PUT /api/host/announcement": row({}),
    "PUT /api/host/club": row({"name": "Club", "text": "Friday"}),
    "GET /api/host/limits": row(new=True),
    "POST /api/friends": row({"account": "zoe"}, last=True),
    "DELETE /api/friends/{handle}": row(),
    "POST /api/friend-link": row(new=True),
    "POST /api/friend-link/{code}": row(),
    "POST /api/tables/{table}/invitations": row({"handle": "x"}),
    "DELETE /api/invitations/{table}": row(),
    "PUT /api/seek": row({}),
    "DELETE /api/seek": row(),
    "POST /api/passkeys": row({}),
    "POST /api/passkeys/offer": row(new=True),
    "DELETE /api/passkeys/{key}": row({"password": "not the password"}),
    "POST /api/session/challenge": row(new=True),
    "POST /api/session/passkey": row({}),
    "POST /api/device-code": row({"password": "not the password"}, new=True),
    "POST /api/recovery-code": row({"password": "not the password"}, new=True),
    "POST /api/session/code": row({"code": "AAAA-AAAA"}),
    "POST /api/letter": row({"who": "anna"}),
    "POST /api/session/letter": row({"code": "x"}),
    "POST /api/password": row({"old": "not the password", "new": "quite another one"}),
    "DELETE /api/account": row({"password": PASSWORD}, last=True),
    "POST /api/puzzles/{game}/{puzzle}": row({"move": 0}),
    "POST /api/puzzles/{game}/{puzzle}/hint": row(),
    "POST /api/puzzles/{game}/{puzzle}/show": row(),
    "POST /api/tables/{table}/exercises/{number}": row({"move": 0}),
    "GET /api/deals/today": row(new=True),
    "POST /api/deals/today/{game}": row(new=True, last=True),
    "POST /api/deals": row({"game": "pillars", "seats": 3}, new=True),
    "POST /api/deals/{deal}/tables": row({"seat": 0}, {"seat": 1}, new=True, last=True),
    "POST /api/deals/{deal}/close": row(last=True),
    "PUT /api/branches/{table}": row({"name": "x"}),
    "DELETE /api/branches/{table}": row(),
    "POST /api/editions": row({"game": "pillars", "name": "mine"}, new=True),
    "PUT /api/editions/{edition}": row({"revision": 1, "values": {}}),
    "DELETE /api/editions/{edition}": row(),
    "POST /api/editions/{edition}/link": row(),
    "DELETE /api/editions/{edition}/link": row(),
    "POST /api/edition-files": row({"game": "pillars", "text": 'game = "pillars"'}, new=True),
    "POST /api/edition-checks": row({"game": "pillars", "values": {"neutral.king.value": 3}}),
    "PUT /api/host/editions/{edition}": row({"approved": True, "standard": True}),
}
PARAMETERS: dict[str, tuple[str, ...]] = {
    "deal": tuple(DEALS.values()),
    "number": ("0", "1"),
    "lang": ("en",),
    "account": ("anna", "ben"),
    "kind": ("mute", "block"),
    "day": ("2026-01-01",),
    "tournament": ("none",),
    "puzzle": ("1",),
}  # everything else is called x
SOCKET_ROWS: dict[str, list[dict[str, Any]]] = {
    "command": [],  # the same as over REST
    "sit": [{"seat": 1}, {"seat": None}],
    "tempo": [{"tempo": "instant"}],
    "why": [{"id": f"{ID}-why", "move": 0}],
    "plan": [{"id": f"{ID}-plan"}],
    "hint": [{"id": f"{ID}-hint"}],
    "weigh": [{"id": f"{ID}-weigh"}],
    "preview": [{"id": f"{ID}-preview"}, {"id": f"{ID}-planned", "after": [0]}],
    "ping": [{"version": 0}],
}
ADMIN_ROWS: dict[str, list[str]] = {
    "tables": ["--json"],
    "people": ["--json"],
    "bans": ["--json"],
    "log": ["--json"],
    "export": ["anna", "{file}"],
    "announce": ["--en", "Friday", "--de", "Freitag"],
    "host": ["zoe"],
    "ban": ["ben", "--reason", "spam"],
    "unban": ["ben"],
    "close": [table_id("running"), "--reason", "spam", "--yes"],
    "delete": ["anna", "--yes"],
}  # in this order


# --- nothing is left out ---


def routes_of(world: World) -> set[str]:
    found = set()
    for path, methods in world.server.app.openapi()["paths"].items():
        found |= {f"{method.upper()} {path}" for method in methods}
    hidden = [one for one in world.server.app.routes if isinstance(one, APIRoute) and not one.include_in_schema]
    return found | {f"{method} {one.path.replace(':path', '')}" for one in hidden for method in one.methods or ()}


def literals_of(union: Any, field: str) -> set[str]:
    models = get_args(get_args(union)[0])
    return {value for model in models for value in get_args(model.model_fields[field].annotation)}


def read_as_they_are(world: World) -> set[str]:
    """Endpoints that only read and need nothing but their address."""
    needing = {
        f"GET {path}"
        for path, methods in world.server.app.openapi()["paths"].items()
        for one in methods.get("get", {}).get("parameters", ())
        if one["in"] == "query" and one.get("required")
    }
    return {key for key in routes_of(world) if key.startswith("GET ")} - needing


def all_rows(world: World) -> dict[str, Row]:
    return ROWS | {key: row() for key in sorted(read_as_they_are(world) - set(ROWS))}


def test_every_endpoint_message_and_command_has_a_row(worlds: Worlds) -> None:
    assert routes_of(worlds[None]) == set(all_rows(worlds[None]))
    assert literals_of(commands.FromClient, "type") == set(SOCKET_ROWS)
    assert literals_of(commands.AnyCommand, "do") == {one["do"] for one in [*QUIET_COMMANDS, *LAST_COMMANDS, REMATCH]}
    assert set(ADMIN_ROWS) == set(get_group(admin).commands)


# --- what is compared ---


GAMES = ("pillars", "contest", "baumeister", "cologne")


@pytest.fixture(scope="module", params=few([*GAMES, *(f"{key}-postgresql" for key in GAMES)]))
def mode(request: pytest.FixtureRequest) -> str:
    """A game, on SQLite or on PostgreSQL with Redis."""
    return str(request.param)


@pytest.fixture(scope="module")
def played(mode: str) -> Game:
    return load(mode.partition("-")[0])


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory, mode: str, played: Game) -> Iterator[Worlds]:
    with laid_out(tmp_path_factory.mktemp("worlds"), mode, played) as found:
        yield found


@pytest.fixture
def ended_worlds(tmp_path: Path, mode: str, played: Game) -> Iterator[Worlds]:
    """Worlds whose games and accounts are ended; tests of the others may come later."""
    with laid_out(tmp_path, mode, played) as found:
        yield found


@contextmanager
def laid_out(folder: Path, mode: str, played: Game) -> Iterator[Worlds]:
    with ExitStack() as stack:
        database = str(folder / "people.sqlite3")
        if mode.endswith("-postgresql"):
            needs("PostgreSQL", postgres_is_there())
            needs("redis-server", shutil.which("redis-server") is not None)
            database = stack.enter_context(fresh_postgres())
        yield stack.enter_context(worlds_of(story_of(played), database, folder))


@pytest.fixture(scope="module")
def logged() -> Iterator[list[str]]:
    """Every line of the server's log while the worlds are asked."""
    lines: list[str] = []
    handler = logging.Handler(logging.DEBUG)
    handler.emit = lambda record: lines.append(record.getMessage())  # type: ignore[method-assign]
    loggers = [logging.getLogger(name) for name in ("bauhuette", "uvicorn")]
    levels = [one.level for one in loggers]
    for one in loggers:
        one.addHandler(handler)
        one.setLevel(logging.DEBUG)
    yield lines
    for one, level in zip(loggers, levels, strict=True):
        one.removeHandler(handler)
        one.setLevel(level)


@pytest.fixture(scope="module")
def kinds(thorough: bool) -> tuple[str, ...]:
    """The tables that are asked about."""
    return KINDS if thorough else ("running", "sealed", "over")


def calls(key: str, asked: Row, game: str, kinds: tuple[str, ...]) -> Iterator[tuple[str, str, Any]]:
    """Method, path and body of every way to ask an endpoint."""
    method, path = key.split(" ")
    names = re.findall(r"{(\w+)}", path)
    tables = {"table": tuple(map(table_id, kinds)), "path": tuple(f"t/{table_id(kind)}" for kind in kinds)}
    values = [(PARAMETERS | tables | {"game": (game,)}).get(name, ("x",)) for name in names]
    for chosen in product(*values):
        filled = path
        for name, value in zip(names, chosen, strict=True):
            filled = filled.replace(f"{{{name}}}", value)
        for query, body in product(asked.queries, asked.bodies):
            yield method, filled + query, body


def may_know(caller: str, path: str, over: tuple[str, ...] = ("over",)) -> bool:
    """Who has played knows everything once the game is over, unless others still play the deal."""
    return READERS[caller] != SPECTATOR and any(table_id(kind) in path for kind in over)


def asked_everywhere(worlds: Worlds, caller: str, method: str, path: str, body: Any) -> Pair:
    """The first world and the caller's twin of it, each with its answer; what changes a table is done in all worlds."""
    both = (None, READERS[caller])
    answers = {
        key: world.people[caller].request(method, path, json=body)
        for key, world in worlds.items()
        if method != "GET" or key in both
    }
    return [(worlds[key], answers[key]) for key in both]


def said(world: World, answer: Response) -> bytes:
    """An answer without what is different in every world: commitments, the time, the port, names of new tables."""
    text = b"%d %s" % (answer.status_code, answer.content)
    return NEW_ID.sub(b"id", plain(world, text))


def plain(world: World, text: bytes) -> bytes:
    for one in commitments(world):
        text = text.replace(one.encode(), b"commitment")
    return PORT.sub(b"server", TIME.sub(b"0", text))


def shape(value: Any) -> Any:
    """An answer without its texts and numbers."""
    if isinstance(value, dict):
        return {key: shape(one) for key, one in value.items()}
    return [shape(one) for one in value] if isinstance(value, list) else type(value).__name__


def same(one: bytes, other: bytes, where: str) -> None:
    """Fail with the place of the first difference."""
    if one != other:
        at = next((i for i, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), 0)
        start = max(0, at - 60)
        pytest.fail(f"{where}: {one[start : at + 60]!r} and {other[start : at + 60]!r}", pytrace=False)


def only_harmless(world: World, text: str, where: str) -> None:
    found = {what for canary, what in world.canaries.items() if canary in text}
    assert not found, f"{where} tells the {found}"


def only_unlisted(value: Any, where: str) -> None:
    if isinstance(value, dict):
        listed = {name for name in DERIVED if value.get(name) is not None}
        assert not listed, f"{where} tells the {listed}"
    for one in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        only_unlisted(one, where)


def compare(
    worlds: Worlds, caller: str, keys: list[str], game: str, kinds: tuple[str, ...], over: tuple[str, ...] = ("over",)
) -> int:
    compared, rows_of = 0, all_rows(worlds[None])
    for key in keys:
        for method, path, body in calls(key, rows_of[key], game, kinds):
            if not may_know(caller, path, over):  # what they may know, such as an analysis, is told elsewhere, too
                pair = asked_everywhere(worlds, caller, method, path, body)
                only_same(pair, f"{method} {path} {json.dumps(body)} by {caller}", rows_of[key].new)
                compared += 1
    return compared


def only_same(pair: Pair, where: str, new: bool = False) -> None:
    for world, answer in pair:
        only_harmless(world, answer.text, where)
        if not where.startswith(DESCRIPTIONS):
            only_unlisted(_parsed(answer), where)
    one, other = (shaped(answer) if new else said(world, answer) for world, answer in pair)
    same(one, other, where)


def shaped(answer: Response) -> bytes:
    return json.dumps([answer.status_code, shape(_parsed(answer))]).encode()


def _parsed(answer: Response) -> Any:
    is_json = answer.headers.get("content-type", "").startswith("application/json")
    return answer.json() if is_json and answer.content else None


def about_tables(key: str) -> bool:
    return any(part in key for part in ("{table}", "{deal}", "/tables", "/everything", "{path}"))


def keys_for(world: World, game: Game, caller: str, last: bool) -> list[str]:
    """What is not about tables is the same with other games, and is asked by one of each kind of people."""
    whole = game.meta.key == "pillars" and caller in ("anna", "rita", "guest")
    opens = (CLOSING,) if caller == HOST else ()  # by then all have played, so closing a deal opens it
    found = all_rows(world).items()
    return [key for key, one in found if one.last is last and key not in opens and (whole or about_tables(key))]


def test_nobody_is_answered_by_what_they_cannot_know(
    worlds: Worlds, played: Game, logged: list[str], kinds: tuple[str, ...]
) -> None:
    key = played.meta.key
    keys = {caller: keys_for(worlds[None], played, caller, last=False) for caller in READERS}
    assert sum(compare(worlds, caller, keys[caller], key, kinds) for caller in READERS) > 500
    assert logged
    for world in worlds.values():
        only_harmless(world, "\n".join(logged), "the log")


# --- sockets ---


def told(world: World, caller: str, kind: str, messages: list[dict[str, Any]], wishes: str = "") -> list[bytes]:
    """What comes over a socket: a welcome or why not, the answers in their order, the view after them."""
    address = world.server.address.replace("http", "ws")
    cookie = {"cookie": f"{COOKIE}={world.people[caller].cookies[COOKIE]}"}
    heard: list[bytes] = []
    with connect(f"{address}/api/tables/{table_id(kind)}/socket?since=0{wishes}", additional_headers=cookie) as socket:
        try:
            heard.append(socket.recv(PATIENT_S, decode=False))
            for message in [*messages, {"type": "ping", "version": 0}]:
                for one in (message, {"type": "ping"}):
                    socket.send(json.dumps(one))
                rounds = Rounds("told")
                while b'"pong"' not in heard[-1] and rounds():
                    heard.append(socket.recv(PATIENT_S, decode=False))
                heard[-1] = b"answered"
        except ConnectionClosed:
            heard.append(b"closed")
    views = [one for one in heard if one.startswith((b'{"type":"view"', b'{"type":"change"'))]
    others = [one for one in heard if one not in views]
    return [plain(world, PRESENCE.sub(b"", one)) for one in [*others, *_last_view(views)]]


def _last_view(views: list[bytes]) -> list[bytes]:
    """The last view with the log of all of them: how many are sent depends on who comes and goes meanwhile."""
    read: list[dict[str, Any]] = []
    for one in map(json.loads, views):
        read.append(changed(read[-1], one) if one["type"] == "change" else one)
    log = {entry["version"]: entry for view in read for entry in view["log"]}
    return [json.dumps(read[-1] | {"log": list(log.values())}, separators=(",", ":")).encode()] if read else []


def messages(kinds: set[str]) -> list[dict[str, Any]]:
    return [{"type": kind, **args} for kind in SOCKET_ROWS if kind in kinds for args in SOCKET_ROWS[kind]]


@pytest.mark.parametrize("kind", KINDS)
def test_nobody_is_told_over_a_socket_what_they_cannot_know(worlds: Worlds, kind: str) -> None:
    commands = [{"type": "command", "command": one} for one in QUIET_COMMANDS]
    for caller, reader in READERS.items():
        if may_know(caller, table_id(kind)):
            continue
        asked = commands + messages(set(SOCKET_ROWS) - set(MEASURED))
        wishes = "&changes=1" if caller in BY_CHANGES else ""
        heard = {key: told(world, caller, kind, asked, wishes) for key, world in worlds.items()}
        one, other = heard[None], heard[reader]
        same(b"\n".join(one), b"\n".join(other), f"{caller} at {kind}")
        assert len(one) > (1 if kind in DEALS and reader == SPECTATOR else len(asked))
        for key in (None, reader):
            only_harmless(worlds[key], b"\n".join(heard[key]).decode(), f"{caller} at {kind}")
            for text in heard[key]:
                only_unlisted(json.loads(text) if text.startswith(b"{") else None, f"{caller} at {kind}")


# --- hosts of the server, and what ends games ---


def ran(world: World, file: Path, name: str, arguments: list[str]) -> bytes:
    """What a command of hosts says and writes."""
    line = [name, *(str(file) if one == "{file}" else one for one in arguments)]
    done = CliRunner().invoke(admin, [*line, "--database", world.server.settings.database, "--lang", "en"])
    assert done.exit_code in (0, 2), f"{name}: {done.output}"  # 2: a table that is closed already
    text = done.output + (file.read_text(encoding="utf-8") if file.exists() else "")
    only_harmless(world, text, name)
    return NEW_ID.sub(b"id", plain(world, text.encode()).replace(str(file).encode(), b"file"))


def told_by(worlds: Worlds, name: str, folder: Path) -> None:
    heard = {key: ran(world, folder / f"{name}-{key}.json", name, ADMIN_ROWS[name]) for key, world in worlds.items()}
    same(heard[None], heard[SPECTATOR], name)


def test_what_hosts_and_endings_tell(
    ended_worlds: Worlds, played: Game, kinds: tuple[str, ...], tmp_path: Path
) -> None:
    """Resigning, deleting an account and closing a table reveal nothing to the caller."""
    told_by(ended_worlds, "close", tmp_path)
    for caller, kind, body in product(READERS, kinds, LAST_COMMANDS):
        path = f"/api/tables/{table_id(kind)}/commands"
        pair = asked_everywhere(ended_worlds, caller, "POST", path, body)
        ends = caller != "anna" or body["do"] == "resign"  # she is the first who gives up, so the next ends the game
        if not may_know(caller, path, OVER_THEN if ends else CLOSED_THEN):
            only_same(pair, f"{body} by {caller} at {kind}")
    for name in ADMIN_ROWS:
        told_by(ended_worlds, name, tmp_path)
    for caller in READERS:
        compare(
            ended_worlds,
            caller,
            keys_for(ended_worlds[None], played, caller, last=True),
            played.meta.key,
            kinds,
            OVER_THEN,
        )
        for kind in kinds:
            pair = asked_everywhere(ended_worlds, caller, "POST", f"/api/tables/{table_id(kind)}/commands", REMATCH)
            if not may_know(caller, table_id(kind), OVER_THEN):
                only_same(pair, f"rematch by {caller} at {kind}", new=True)
