"""One connection: slow readers, hasty writers, odd frames."""

from __future__ import annotations

import asyncio
import copy
import json
import socket
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import connect

from bauhuette.client import changed
from bauhuette.match.commands.moves import MakeMove
from bauhuette.match.commands.start import StartGame
from bauhuette.match.events import Actor
from bauhuette.match.match import Match
from bauhuette.server.access.views import changes, table_view
from bauhuette.server.feature import Feature
from bauhuette.server.http import timeouts
from bauhuette.server.http.table_socket import READ_AHEAD, WAITING, Connection
from bauhuette.server.http.websocket_protocol import FramedSocket
from bauhuette.server.limits.connection_limits import RawConnections
from bauhuette.server.limits.rate_limits import RateLimits
from bauhuette.server.metrics import Metrics
from bauhuette.server.refusals import Denied
from bauhuette.server.settings import Settings
from bauhuette.server.storage import database
from bauhuette.server.storage.store import Store, database_url
from bauhuette.server.tables import commands
from bauhuette.server.tables.fanout import Fanout
from bauhuette.server.tables.open_table import TRY_LATER, OpenTable
from bauhuette.server.tables.registry import TableRegistry
from bauhuette.server.wire import Code
from tests.limits import PATIENT_S, Rounds
from tests.match.at_a_table import ANNA, BEN, CLEO, mover, new_match, sitting
from tests.server.running import RunningServer


class FakeSocket:
    """Keeps what is written."""

    def __init__(self) -> None:
        self.is_held_up = False
        self.written: list[dict[str, Any]] = []
        self.listens = True

    def write(self, texts: Iterable[bytes]) -> None:
        self.written += [json.loads(text) for text in texts]

    def listen(self, on: bool) -> None:
        self.listens = on

    def views(self) -> list[dict[str, Any]]:
        return [message for message in self.written if message["type"] == "view"]


class NobodyReads:
    def heard(self, text: str) -> None: ...
    def held_up(self) -> None: ...
    def may_write(self) -> None: ...


class At:
    """A running table with a connection of Anna's."""

    def __init__(self, registry: TableRegistry, live: OpenTable) -> None:
        self.registry = registry
        self.live = live
        self.socket = FakeSocket()
        self.anna = Connection(
            cast("FramedSocket", self.socket), registry, live, ANNA, "anna's", "en", live.match.version, RateLimits(0.0)
        )
        registry.arrived(live, self.anna)

    async def somebody_moves(self) -> None:
        match = self.live.match
        assert match.table is not None
        assert match.to_move is not None
        who: Actor = mover(match)
        move = int(match.table.offered()[0])
        async with self.live.lock:
            await self.registry.store_and_tell(
                self.live, who, "", lambda: MakeMove.decide(match, who, match.version, move)
            )

    async def until(self, done: Callable[[], bool]) -> None:
        rounds = Rounds("until")
        while not done() and rounds():
            await asyncio.sleep(0.001)


def at_a_table(folder: Path, what: Callable[[At], Awaitable[None]], **wishes: Any) -> None:
    async def run() -> None:
        store = Store(database_url(str(folder / "one.sqlite3")))
        database.migrate(store.engine)
        registry = TableRegistry(store, Settings(**wishes), Fanout(), Metrics())
        live = await registry.open(new_match(*map(sitting, (ANNA, BEN, CLEO))).setup)
        async with live.lock:
            await registry.store_and_tell(live, ANNA, "", lambda: StartGame.decide(live.match, ANNA))
        await what(At(registry, live))
        await registry.close()
        store.close()

    asyncio.run(run())


def test_a_reader_of_changes_comes_to_the_same_views(tmp_path: Path) -> None:
    """A whole view first, then what is different; a whole one again to who asks for it, or sits down elsewhere."""

    async def what(at: At) -> None:
        other = FakeSocket()
        by = Connection(
            cast("FramedSocket", other), at.registry, at.live, ANNA, "s", "en", 0, RateLimits(0.0), changes=True
        )
        at.registry.arrived(at.live, by)
        by.changed()
        await at.until(lambda: bool(other.views()))
        view = other.views()[0]
        for number in range(30):
            if number == 20:
                by.heard('{"type":"ping","version":0}')
            read = len(other.written)
            at.live.hurried = number % 3 == 0
            await at.somebody_moves()
            await at.until(lambda: by.sent == at.live.match.version and not by._dirty)
            for message in other.written[read:]:
                if message["type"] == "change":
                    assert message["since"] == view["version"]
                    kept, view = copy.deepcopy(view), changed(before := view, message)
                    assert before == kept, "the view before stays as it is"
                elif message["type"] == "view":
                    view = message
            match = at.live.match
            whole = table_view(match, ANNA.user, 0, at.live.presence(), view["now"])
            assert view | {"log": []} == json.loads(json.dumps(whole | {"log": []}))
            assert view["log"] == whole["log"][-len(view["log"]) :]
        assert len(other.views()) == 2, "one at first, one after the ping"
        assert {message["type"] for message in at.socket.written} == {"view"}, "who did not ask for changes"
        longest = max(len(json.dumps(one)) for one in other.written if one["type"] == "change")
        assert longest < len(json.dumps(view))

    at_a_table(tmp_path, what)


@pytest.mark.parametrize(
    ("before", "after", "different"),
    [
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]}, {"/b/1": 3}),
        ({"b": [1, 2]}, {"b": [1, 2, 3]}, {"/b": [1, 2, 3]}),
        ({"a": {"x/y": 1, "~": 2}}, {"a": {"x/y": 4, "~": 5}}, {"/a/x~1y": 4, "/a/~0": 5}),
        ({"a": {"x": 1}}, {"a": {"y": 1}}, {"/a": {"y": 1}}),
        ({"a": None}, {"a": {"y": 1}}, {"/a": {"y": 1}}),
        ({"a": [{"x": 1}, {"x": 2}]}, {"a": [{"x": 1}, {"x": 3}]}, {"/a/1": {"x": 3}}),
        ({"a": {"b": {"c": {"d": 1}, "e": 1}}}, {"a": {"b": {"c": {"d": 2}, "e": 1}}}, {"/a/b/c": {"d": 2}}),
    ],
)
def test_changes_are_found_and_made(before: Any, after: Any, different: Any) -> None:
    assert changes(before, after) == different
    head = {"version": 2, "now": 3, "log": []}
    assert changed(before, head | {"set": different}) == after | head


def test_a_slow_reader_skips_to_the_newest_view(tmp_path: Path) -> None:
    async def what(at: At) -> None:
        await at.until(lambda: bool(at.socket.views()))
        at.socket.is_held_up = True
        before = at.live.match.version
        for _ in range(5):
            await at.somebody_moves()
        await asyncio.sleep(0.01)
        assert len(at.socket.views()) == 1
        at.socket.is_held_up = False
        at.anna.may_write()
        await at.until(lambda: len(at.socket.views()) == 2)
        newest = at.socket.views()[-1]
        assert newest["version"] == before + 5
        assert [entry["version"] for entry in newest["log"]] == list(range(before + 1, before + 6))

    at_a_table(tmp_path, what)


def test_too_many_waiting_answers_end_the_connection(tmp_path: Path) -> None:
    async def what(at: At) -> None:
        at.socket.is_held_up = True
        for i in range(WAITING + 1):
            assert at.anna.closing is None, i
            at.anna.heard('{"type":"ping"}')
            await at.until(lambda: not at.anna._works)
        assert at.anna.closing is not None
        assert at.anna.closing[1].code == "slow"

    at_a_table(tmp_path, what)


def test_a_reader_that_stays_slow_is_given_up(tmp_path: Path) -> None:
    async def what(at: At) -> None:
        at.anna.held_up()
        at.anna.may_write()  # in time
        await asyncio.sleep(0.1)
        assert not at.anna.ended.is_set()
        at.anna.held_up()
        await at.until(at.anna.ended.is_set)
        assert at.anna.closing is not None
        assert at.anna.closing[1].code == "slow"

    at_a_table(tmp_path, what, send_timeout=0.05)


def test_who_sends_faster_than_it_is_answered_is_not_listened_to_meanwhile(tmp_path: Path) -> None:
    async def what(at: At) -> None:
        for _ in range(READ_AHEAD - 1):
            at.anna.heard('{"type":"ping"}')
        assert at.socket.listens
        for _ in range(200):  # all of these can lie in one packet
            at.anna.heard('{"type":"ping"}')
        assert not at.socket.listens

        def pongs() -> int:
            return sum(message["type"] == "pong" for message in at.socket.written)

        await at.until(lambda: not at.anna._works and pongs() >= READ_AHEAD - 1 + 200)
        assert at.socket.listens
        assert at.anna.closing is None
        assert pongs() == READ_AHEAD - 1 + 200

    at_a_table(tmp_path, what)


def test_only_a_silent_peer_is_pinged(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(WebSocketsSansIOProtocol, "send_keepalive_ping", lambda _: done.append("ping"))
    monkeypatch.setattr(WebSocketsSansIOProtocol, "schedule_ping", lambda _: done.append("later"))
    line = object.__new__(FramedSocket)
    line.reader, line.close_sent, line.frames = NobodyReads(), False, [b"{}"]
    line.send_receive_event_to_app()
    line.send_keepalive_ping()
    line.send_keepalive_ping()
    assert done == ["later", "ping"]


def test_where_a_person_plays_from_is_noted_once(tmp_path: Path) -> None:
    noted: list[tuple[str, str]] = []

    class Notes(Feature):
        async def sat_down(self, match: Match, user: str, address: str) -> None:  # noqa: ARG002  # as it is called
            noted.append((user, address))

    async def what(at: At) -> None:
        at.registry.features = [Notes()]
        free = {"user": "", "name": "", "level": None}
        live = await at.registry.open(new_match(sitting(ANNA), sitting(CLEO), free, id="another").setup)
        told = partial(commands.answer_to, at.registry, live)
        await told(BEN, commands.JoinCommand(id="ben-sits-down", do="join"), "en", "here")
        await told(ANNA, commands.StartCommand(id="anna-starts", do="start"), "en", "here")
        for number in range(6):
            match = live.match
            assert match.table is not None
            move = int(match.table.offered()[0])
            step = commands.MoveCommand(id=f"move-{number:05}", do="move", version=match.version, move=move)
            assert (await told(mover(match), step, "en", "here")).result == "accepted"
        assert sorted(noted) == sorted((who.user, "here") for who in (ANNA, BEN, CLEO))

    at_a_table(tmp_path, what)


def test_a_view_that_fails_ends_the_connection_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> Any:
        raise ValueError

    async def what(at: At) -> None:
        other: Any = FakeSocket()
        at.registry.arrived(at.live, Connection(other, at.registry, at.live, BEN, "ben's", "en", 0, RateLimits(0.0)))
        await at.until(lambda: bool(at.socket.views() and other.views()))
        monkeypatch.setattr(at.anna, "_view", fail)
        await at.somebody_moves()
        await at.until(lambda: len(other.views()) == 2)
        assert at.anna.closing is not None
        assert at.anna.closing[1].code == "internal"

    at_a_table(tmp_path, what)


def test_an_answer_comes_with_its_view(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One piece on the wire, the answer first."""
    pieces: list[list[str]] = []

    async def what(at: At) -> None:
        await at.until(lambda: bool(at.socket.views()))
        monkeypatch.setattr(at.socket, "write", lambda texts: pieces.append([json.loads(t)["type"] for t in texts]))
        match = at.live.match
        assert match.table is not None
        who = mover(match)
        at.anna.who, at.anna.user = who, who.user
        move = {"id": "the-command", "do": "move", "version": match.version, "move": int(match.table.offered()[0])}
        at.anna.heard(json.dumps({"type": "command", "command": move}))
        await at.until(lambda: bool(pieces))
        assert pieces == [["answer", "view"]]

    at_a_table(tmp_path, what)


# --- on a real line ---


def connected(server: RunningServer) -> Any:
    anna = server.visitor("Anna")
    table = anna.open("pillars", ["me", "open", "open"])
    return _connect(anna, table.id)


def _connect(visitor: Any, table: str) -> Any:
    cookie = "; ".join(f"{c.name}={c.value}" for c in visitor.cookies)
    address = f"{visitor.address.replace('http', 'ws')}/api/tables/{table}/socket"
    return connect(address, additional_headers={"cookie": cookie}, compression=None)


def next_of(socket: Any, kind: str) -> dict[str, Any]:
    for _ in range(100):
        message: dict[str, Any] = json.loads(socket.recv(timeout=PATIENT_S))
        if message["type"] == kind:
            return message
    raise AssertionError(f"a hundred messages, and none of them {kind}")


def test_messages_in_pieces_and_as_bytes_are_understood(server: RunningServer) -> None:
    with connected(server) as socket:
        next_of(socket, "view")
        socket.send(iter(['{"type":', '"pi', 'ng"}']))
        next_of(socket, "pong")
        socket.send(b'{"type":"ping"}')
        next_of(socket, "pong")
        for _ in range(50):
            socket.send('{"type":"ping"}')
        for _ in range(50):
            next_of(socket, "pong")


def test_text_that_is_none_ends_the_connection(server: RunningServer) -> None:
    with connected(server) as socket:
        next_of(socket, "view")
        socket.send(b'{"type":\xff}', text=True)
        with pytest.raises(ConnectionClosedError) as closed:
            next_of(socket, "pong")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1007


def test_a_long_message_arrives_whole(server: RunningServer) -> None:
    """Longer than a frame with a short length can be."""
    anna = server.visitor("Anna")
    table = anna.open("pillars", ["me", "open", "open"])
    for i in range(140):
        table.command("chat", text=f"{i} " + "x" * 490)
    with _connect(anna, table.id) as socket:
        text = socket.recv(timeout=PATIENT_S)
        assert len(text) > 65536
        assert [line["text"].split()[0] for line in json.loads(text)["chat"]] == [str(i) for i in range(140)]


def test_a_connection_is_told_why_it_ends(server: RunningServer) -> None:
    with connected(server) as socket:
        next_of(socket, "view")
        registry = server.app.state.application.registry
        (live,) = registry.loaded.values()
        for listener in list(live.listeners):
            listener._loop.call_soon_threadsafe(listener.close, TRY_LATER, Denied(Code.SLOW))
        bye = next_of(socket, "bye")
        assert bye["refusal"]["code"] == "slow"
        with pytest.raises(ConnectionClosedError) as closed:
            socket.recv(timeout=PATIENT_S)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == TRY_LATER


def test_a_table_stays_open_for_longer_than_a_request_may_take(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = server.visitor("Anna").open("pillars", ["me", "open", "open"])
    monkeypatch.setattr(timeouts, "REQUEST_S", 0.2)
    with table.visitor.watch(table.id) as again:  # a machine that is slower than this tries it again
        socket = again._socket
        time.sleep(4 * timeouts.REQUEST_S)
        assert socket is not None
        socket.send('{"type":"ping"}')
        next_of(socket, "pong")


# --- raw connections ---


def silent(server: RunningServer, address: str = "127.0.0.1") -> socket.socket:
    """Connect from an address of the loopback network, and say nothing."""
    return socket.create_connection(("127.0.0.1", server.port), PATIENT_S, source_address=(address, 0))


def everything(line: socket.socket) -> bytes:
    """Read until the server hangs up."""
    return b"".join(iter(partial(line.recv, 4096), b""))


def test_silent_connections_of_one_address_are_few(start: Callable[..., RunningServer]) -> None:
    server = start(limits=1.0, connections_per_address=4)
    with ExitStack() as held:
        lines = [held.enter_context(silent(server)) for _ in range(4)]
        rounds = Rounds("all are counted")
        while server.seen(lambda: counted(server)) < 4 and rounds():
            time.sleep(0.01)
        with silent(server) as fifth:
            assert everything(fifth).startswith(b"HTTP/1.1 429")
        with silent(server, "127.0.0.2") as bystander:
            bystander.sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
            assert everything(bystander).startswith(b"HTTP/1.1 200")
        lines[0].close()
        rounds = Rounds("there is room again")
        while server.seen(lambda: counted(server)) > 3 and rounds():
            time.sleep(0.01)
        anna = server.visitor("Anna")  # urllib closes every connection
        table = anna.open("pillars", ["me", "open", "open"])  # one stays open as a socket
        with silent(server) as fifth:
            assert everything(fifth).startswith(b"HTTP/1.1 429")
        table.close()
    rounds = Rounds("nothing is left open")
    while server.seen(lambda: counted(server)) and rounds():
        time.sleep(0.01)


def counted(server: RunningServer) -> int:
    return int(server.app.state.application.connections.inside.total())


def test_a_proxy_brings_as_many_connections_as_it_likes() -> None:
    known = RawConnections(1, ["10.0.0.0/8", "::1", "unix"])
    for proxy in ("10.1.2.3", "::ffff:10.1.2.3", "::1", "unix"):
        assert all(known.arrive(proxy) for _ in range(3)), proxy
    assert [known.arrive(host) for host in ("11.1.2.3", "11.1.2.3", "2001:db8::1", "2001:db8::2")] == [
        True,
        False,
        True,
        False,
    ]


def test_a_refused_socket_is_closed_at_once(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether or not the peer answers; uvicorn alone would wait for its goodbye."""
    table = server.visitor("Anna").open("pillars", ["me", "open", "open"])
    init = FramedSocket.__init__

    def patient(self: FramedSocket, *args: Any, **kwargs: Any) -> None:
        init(self, *args, **kwargs)
        self.close_timeout = 10 * PATIENT_S

    monkeypatch.setattr(FramedSocket, "__init__", patient)
    monkeypatch.setattr(FramedSocket, "start_keepalive", lambda _: None)
    with silent(server) as stranger:
        stranger.settimeout(PATIENT_S / 4)
        head = f"GET /api/tables/{table.id}/socket HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\nupgrade: websocket\r\n"
        key = "connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        stranger.sendall((head + key).encode())
        answer = everything(stranger)
    assert answer.startswith(b"HTTP/1.1 101")
    assert b"no-session" in answer
