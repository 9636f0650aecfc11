"""Play at a remote table from Python. A bot in ten lines:

    from bauhuette.client import Visitor

    me = Visitor("http://localhost:8000", name="Robot")
    with me.join("http://localhost:8000/t/...") as table:
        for view in table.turns():
            table.move(view["play"]["moves"][0])
        print(table.view["play"]["outcome"])

Connections come back by themselves; a command is sent again until it is answered and is carried out once.
"""

from __future__ import annotations

import json
import random
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from http.cookiejar import CookieJar
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import ClientConnection, connect

View = dict[str, Any]
ANSWER_WITHIN_S = 30.0  # or a call fails
GIVE_UP_S = 60.0


class Refused(Exception):
    """The server said no: `.code`, `.rule`, the sentence as text."""

    def __init__(self, refusal: Mapping[str, Any]) -> None:
        super().__init__(refusal["text"])
        self.code: str = refusal["code"]
        self.rule: str | None = refusal.get("rule")
        self.facts: dict[str, Any] = refusal.get("facts", {})


class Stale(Exception):
    """The game has moved on; `table.view` is fresh."""


class Visitor:
    """A guest, or a person with an account, at one server."""

    def __init__(
        self, address: str, name: str | None = None, lang: str = "en", cookies: CookieJar | None = None
    ) -> None:
        """`cookies` of an earlier visit make it the same person."""
        self.address = address.rstrip("/")
        self.lang = lang
        self.cookies = CookieJar() if cookies is None else cookies
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))
        self.call("GET", "/api/me")
        if name is not None:
            self.call("POST", "/api/me", {"name": name})

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """One REST call; `Refused` says why not."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json", "accept-language": self.lang}
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        try:
            with self._opener.open(request, timeout=ANSWER_WITHIN_S) as response:
                text = response.read()
        except urllib.error.HTTPError as error:
            with error:
                raise Refused(json.loads(error.read())["refusal"]) from None
        return json.loads(text) if text else None

    def log_in(self, name: str, password: str) -> None:
        self.call("POST", "/api/session", {"name": name, "password": password})

    def open(self, game: str, seats: Sequence[str], **wishes: Any) -> RemoteTable:
        """A new table; seats are `me`, `open`, `here:Ben` (at the same device) or a level of bots.

        Further wishes: options, clock, spectators ...
        """
        forms = [_seat_wish(seat) for seat in seats]
        info = self.call("POST", "/api/tables", {"game": game, "seats": forms, **wishes})
        return RemoteTable(self, info["id"])

    def join(self, link: str, seat: int | None = None) -> RemoteTable:
        """Sit down at the table of a link (or id), or return to the seat held there."""
        table = RemoteTable(self, link.rstrip("/").rpartition("/")[2])
        if table.view["seat"] is None:
            table.command("join", seat=seat)
        return table

    def watch(self, link: str) -> RemoteTable:
        return RemoteTable(self, link.rstrip("/").rpartition("/")[2])

    def record(self, table: str) -> dict[str, Any]:
        """The record of a finished game; `bauhuette.api.replay` replays and verifies it."""
        found: dict[str, Any] = self.call("GET", f"/api/tables/{table}/record")
        return found


def _seat_wish(seat: str) -> dict[str, Any]:
    if seat.startswith("here:"):
        return {"kind": "here", "name": seat.removeprefix("here:")}
    return {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat}


class RemoteTable:
    """A connection to one table; `view` is always the newest view."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor = visitor
        self.id = table
        self.view: View = {"version": 0, "seat": None}
        self.log: list[dict[str, Any]] = []  # everything the views have told since this table was opened here
        self.chat: list[dict[str, Any]] = []
        self.note = ""
        self._told: View = {}  # the last view as the server knows it
        self._sits_at: int | None = None
        self._open = ExitStack()
        self._socket: ClientConnection | None = None
        self._connect()

    def __enter__(self) -> RemoteTable:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()
        self._socket = None

    @property
    def link(self) -> str:
        return f"{self.visitor.address}/t/{self.id}"

    @property
    def is_over(self) -> bool:
        return bool(self.view["status"] == "over")

    @property
    def my_turn(self) -> bool:
        return bool(self.view["play"] and self.view["play"]["moves"])

    # --- commands ---

    def move(self, move: Mapping[str, Any] | str | int) -> None:
        """Make a move: one of the offered ones, or its notation or id."""
        form = move["id"] if isinstance(move, Mapping) and "id" in move else move
        self.command("move", version=self.view["version"], move=form)

    def undo(self) -> None:
        self.command("undo", version=self.view["version"])

    def sit(self, seat: int | None) -> View:
        """On a shared device, show and play this one of the caller's seats; None shows the public view."""
        self._sits_at, self.log = seat, []
        before = self.view = self.view | {"version": 0}  # a new connection, too, gets everything this seat knows
        try:
            assert self._socket is not None
            self._socket.send(json.dumps({"type": "sit", "seat": seat}))
        except ConnectionClosed:
            self._connect()
        return self.wait_for(lambda view: view is not before and view["seat"] == seat)

    def start(self) -> None:
        self.command("start")

    def say(self, text: str) -> None:
        self.command("chat", text=text)

    def command(self, do: str, **args: Any) -> int:
        """Send a command until it is answered; the version at which it counted."""
        command = {"id": f"c-{uuid4().hex}", "do": do, **args}
        answer = self._ask({"type": "command", "command": command}, command["id"])
        if answer["result"] == "refused":
            raise Refused(answer["refusal"])
        if answer["result"] == "stale":
            self._until(lambda: self.view["version"] >= answer["version"])
            raise Stale(self.view["version"])
        self._until(lambda: self.view["version"] >= answer["version"])
        return int(answer["version"])

    def why_not(self, move: Mapping[str, Any] | str | int) -> Refused | None:
        """The reason against a move, or None if it is offered."""
        question = uuid4().hex
        refusal = self._ask({"type": "why", "id": question, "move": move}, question)["refusal"]
        return None if refusal is None else Refused(refusal)

    def preview(self, *moves: Mapping[str, Any] | str | int) -> list[dict[str, Any]]:
        """What moves will do; of all that are offered if none is named. Nothing unless you are asked for a move."""
        question = uuid4().hex
        message = {"type": "preview", "id": question, "moves": list(moves)}
        previews: list[dict[str, Any]] = self._ask(message, question)["previews"]
        return previews

    def plan(self, agreed: bool = False) -> list[dict[str, Any]]:
        """The best sequence of moves for the current step; a rated game becomes unrated, to which you must agree."""
        question = uuid4().hex
        answer = self._ask({"type": "plan", "id": question, "agreed": agreed}, question)
        if answer["refusal"] is not None:
            raise Refused(answer["refusal"])
        moves: list[dict[str, Any]] = answer["moves"]
        return moves

    def hint(self, agreed: bool = False) -> list[dict[str, Any]]:
        """The moves worth thinking about, best first; a rated game becomes unrated, to which you must agree."""
        question = uuid4().hex
        answer = self._ask({"type": "hint", "id": question, "agreed": agreed}, question)
        if answer["refusal"] is not None:
            raise Refused(answer["refusal"])
        advice: list[dict[str, Any]] = answer["advice"]
        return advice

    def tutor(self, on: bool) -> None:
        """Turn a tutor on or off; everyone at the table sees it, and the game is no longer rated."""
        self.command("tutor", on=on)

    def weigh(self) -> dict[str, Any]:
        """All offered moves as `weights`, best first, and `shares` of the win; for those who play with a tutor."""
        question = uuid4().hex
        answer: dict[str, Any] = self._ask({"type": "weigh", "id": question}, question)
        if answer["refusal"] is not None:
            raise Refused(answer["refusal"])
        return answer

    def turns(self) -> Iterator[View]:
        """The view, every time it is your turn, to the end of the game."""
        while True:
            self._until(lambda: self.my_turn or self.is_over)
            if self.is_over:
                return
            version = self.view["version"]
            yield self.view
            self._until(partial(self._is_newer_than, version))

    def _is_newer_than(self, version: int) -> bool:
        return self.is_over or bool(self.view["version"] > version)

    def wait_for(self, wanted: Callable[[View], bool]) -> View:
        """The first view of which something is true."""
        self._until(lambda: wanted(self.view))
        return self.view

    def wait_until_over(self) -> View:
        return self.wait_for(lambda _: self.is_over)

    def wait_for_chat(self, lines: int) -> None:
        self._until(lambda: len(self.chat) >= lines)

    def refresh(self) -> View:
        """The newest view that has arrived, without waiting for another."""
        try:
            while True:
                self._receive(timeout=0)
        except TimeoutError:
            return self.view
        except ConnectionClosed:
            self._connect()
            return self.view

    # --- the connection ---

    def _connect(self) -> None:
        parts = urlsplit(self.visitor.address)
        scheme = "wss" if parts.scheme == "https" else "ws"
        known = f"since={self.view['version']}&lang={self.visitor.lang}&changes=1"
        known += f"&seat={self._sits_at}" if self._sits_at is not None else ""
        cookie = "; ".join(f"{c.name}={c.value}" for c in self.visitor.cookies)
        begun = time.monotonic()
        while True:
            try:
                address = f"{scheme}://{parts.netloc}/api/tables/{self.id}/socket?{known}"
                connecting = connect(address, additional_headers={"cookie": cookie}, max_size=None, compression=None)
                self.close()
                self._socket = self._open.enter_context(connecting)
                self._until_view()
                return
            except (OSError, InvalidHandshake, InvalidURI, ConnectionClosed):
                if time.monotonic() - begun > GIVE_UP_S:
                    raise
                time.sleep(random.uniform(0.1, 1.0))

    def _until_view(self) -> None:
        while self._receive()["type"] not in ("view", "change"):
            pass

    def _receive(self, timeout: float | None = None) -> dict[str, Any]:
        assert self._socket is not None
        message: dict[str, Any] = json.loads(self._socket.recv(timeout))
        if message["type"] == "view":
            self._take(message)
        elif message["type"] == "change":
            self._take(changed(self._told, message))
        elif message["type"] == "welcome":
            self.chat, self.note = message["chat"], message["note"]
        elif message["type"] == "chat":
            self.chat.append(message["line"])
        elif message["type"] == "bye" and message["refusal"]["code"] not in ("stopping", "slow", "busy"):
            raise Refused(message["refusal"])
        return message

    def _take(self, view: View) -> None:
        self._told = view
        if len(view["held"]) > 1 and view["seat"] != self._sits_at:
            return  # sent before the device changed hands
        last = self.log[-1]["version"] if self.log else -1
        self.view = view
        self.log += [entry for entry in view["log"] if entry["version"] > last]

    def _ask(self, question: dict[str, Any], own: str) -> dict[str, Any]:
        while True:
            try:
                assert self._socket is not None
                self._socket.send(json.dumps(question))
                while True:
                    message = self._receive()
                    if message.get("id") == own:
                        return message
                    if message["type"] == "fault":
                        self._heed(message)
                        break
            except ConnectionClosed:
                self._connect()

    def _heed(self, fault: dict[str, Any]) -> None:
        """Wait if the server asks for it; anything else is final."""
        if fault["retry_after_ms"] is None and fault["refusal"]["code"] != "busy":
            raise Refused(fault["refusal"])
        time.sleep((fault["retry_after_ms"] or 500) / 1000)

    def _until(self, done: Callable[[], bool]) -> None:
        while not done():
            try:
                self._receive()
            except ConnectionClosed:
                self._connect()


def changed(view: View, change: Mapping[str, Any]) -> View:
    """Return the view that a message `change` makes of the one before, which stays as it is."""
    told = view | {"version": change["version"], "now": change["now"], "log": change["log"]}
    own: set[int] = {id(told)}  # parts that were copied here
    for pointer, value in change["set"].items():
        *steps, last = pointer[1:].split("/")
        at: Any = told
        for step in steps:
            key = _key_in(at, step)
            if id(at[key]) not in own:
                at[key] = at[key].copy()
                own.add(id(at[key]))
            at = at[key]
        at[_key_in(at, last)] = value
    return told


def _key_in(part: Any, step: str) -> int | str:
    return int(step) if isinstance(part, list) else step.replace("~1", "/").replace("~0", "~")
