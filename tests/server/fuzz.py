"""Nonsense over the socket: malformed, oversized, wrong seat, wrong table, replayed, from the future.

    python -m tests.server.fuzz 1000000       so many messages; prints what the server answered

Nothing of it may change a table or hurt the server. Oversized messages and broken frames cost the connection.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
from collections import Counter
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bauhuette.client import RemoteTable
from bauhuette.server.settings import Settings
from bauhuette.server.wire import MESSAGE_BYTES
from tests.limits import Rounds
from tests.server.running import RunningServer

PATIENCE_S = 60.0  # for one answer
WINDOW = 200  # messages sent before their answers are counted
SCRAPS: list[Any] = [
    None, True, False, 0, -1, 1, 17, 2**31, 2**63, -(2**70), 1e308, 0.5, "", "a", "\u0000", "ä€😀", "x" * 300,
    "../../etc/passwd", "' OR 1=1 --", "<script>", "play king", "pass", "done", [], {}, [[]],
    {"family": "play", "args": {"card": "king"}},
    {"family": "play", "args": {}}, {"__proto__": 1}, "c-12345678", "join", "move", "command", [None] * 50,
]  # fmt: skip
DOINGS = (
    *("move", "undo", "join", "kick", "seat", "start", "salt", "return", "rematch", "leave"),
    *("hand", "stand", "prepare", "zz"),
)


class Fuzzer:
    """Makes messages that must not have any effect. `table` is somebody else's turn, or nobody's."""

    def __init__(self, seed: int, view: dict[str, Any], used: list[str]) -> None:
        self.luck = random.Random(seed)
        self.view = view
        self.used = used  # ids of commands that were accepted from this very person

    def message(self) -> str | bytes:
        maker = self.luck.choice(
            (self.garbage, self.scrap, self.broken_json, self.command, self.command, self.wrong_shape, self.replayed)
        )
        made = maker()
        return made if isinstance(made, (str, bytes)) else json.dumps(made)

    def garbage(self) -> str:
        return "".join(chr(self.luck.randrange(1, 0x2FF)) for _ in range(self.luck.randrange(0, 60)))

    def scrap(self) -> Any:
        return self.luck.choice(SCRAPS)

    def broken_json(self) -> str:
        whole = json.dumps(self.command())
        return whole[: self.luck.randrange(len(whole))]

    def command(self) -> dict[str, Any]:
        """Well formed, but by somebody who may not: a spectator, or a seat that is not asked, or in another version."""
        do = self.luck.choice(DOINGS)
        version = self.luck.choice([0, 1, self.view["version"], self.view["version"] + 1, 2**31])
        move = self.luck.choice([self.luck.randrange(0, 200), "play king", "done", {"family": "done", "args": {}}])
        extra: dict[str, dict[str, Any]] = {
            "move": {"version": version, "move": move},
            "undo": {"version": version},
            "join": {"seat": self.luck.choice([None, 0, 1, 2, 3])},
            "kick": {"seat": self.luck.randrange(4)},
            "seat": {"seat": self.luck.randrange(4), "level": self.luck.choice([None, "greedy", "zzz"])},
            "salt": {"salt": "salt"},
            "hand": {"level": "genius"},
            "stand": {"wishes": [{"family": "dance"}], "until": "game"},
            "prepare": {"answers": [{"wish": {"family": "dance"}, "after": {"seat": 7, "family": "play"}}]},
        }
        seat = {"as_seat": 0} if self.luck.random() < 0.1 else {}  # the seat never comes from the message
        command = {"id": f"fuzz-{self.luck.getrandbits(64):x}", "do": do, **extra.get(do, {}), **seat}
        return {"type": "command", "command": command}

    def wrong_shape(self) -> Any:
        message = self.command()
        target = self.luck.choice([message, message["command"]])
        key = self.luck.choice([*target, "extra"])
        if self.luck.random() < 0.3:
            target.pop(key, None)
        else:
            target[key] = self.luck.choice(SCRAPS)
        return message

    def replayed(self) -> dict[str, Any]:
        command = self.command()
        command["command"] = {"id": self.luck.choice(self.used), "do": "move", "version": 1, "move": 0}
        return command


def harmless(message: str | bytes) -> bool:
    """Leaving and cancelling one's own instructions is everybody's right; that is left out."""
    text = message.encode() if isinstance(message, str) else message
    return b'"leave"' not in text and b'"wishes": []' not in text


async def fuzz(table: RemoteTable, fuzzer: Fuzzer, messages: int) -> Counter[str]:
    counts: Counter[str] = Counter()
    cookie = "; ".join(f"{c.name}={c.value}" for c in table.visitor.cookies)
    address = f"{table.visitor.address.replace('http', 'ws')}/api/tables/{table.id}/socket"
    rounds = Rounds("fuzz", seconds=7200.0)
    while counts["sent"] < messages and rounds():
        try:
            async with connect(address, additional_headers={"cookie": cookie}, compression=None) as socket:
                rounds_within = Rounds("fuzz", seconds=7200.0)
                while counts["sent"] < messages and rounds_within():
                    await _some(socket, fuzzer, min(WINDOW, messages - counts["sent"]), counts)
        except ConnectionClosed:
            counts["closed"] += 1
    return counts


async def _some(socket: Any, fuzzer: Fuzzer, messages: int, counts: Counter[str]) -> None:
    """A window of messages, each with exactly one answer; now and then an oversized one ends the connection."""
    expected = 0
    for _ in range(messages):
        message = fuzzer.message()
        if harmless(message):
            await socket.send(message)
            counts["sent"] += 1
            expected += 1
            if expected % 32 == 0:
                expected -= await _answers(socket, expected, counts)
    await _answers(socket, expected, counts)
    if fuzzer.luck.random() < 0.05:
        counts["oversized"] += 1
        await socket.send("x" * (MESSAGE_BYTES + 1))
        rounds = Rounds("some", seconds=7200.0)
        while rounds():
            await _heard(socket)


async def _heard(socket: Any) -> Any:
    async with asyncio.timeout(PATIENCE_S):
        return await socket.recv()


async def _answers(socket: Any, expected: int, counts: Counter[str]) -> int:
    for _ in range(expected):
        answer = json.loads(await _heard(socket))
        rounds = Rounds("answers", seconds=7200.0)
        while answer["type"] in ("welcome", "view", "chat") and rounds():
            answer = json.loads(await _heard(socket))
        refusal = answer.get("refusal") or {}
        counts[f"{answer.get('result', answer['type'])} {refusal.get('code', '')}".strip()] += 1
    return expected


def tables_to_fuzz(server: RunningServer) -> tuple[list[RemoteTable], list[str]]:
    """A running game: somebody who is not asked, and a spectator."""
    people = [server.visitor(name) for name in ("Anna", "Ben", "Cleo", "Zoe")]
    first = people[0].open("pillars", ["me", "open", "open"])
    tables = [first, people[1].join(first.link), people[2].join(first.link)]
    first.start()
    for table in tables:
        table.wait_for(lambda view: view["status"] == "running")
    for number in count(1):
        mover = tables[first.view["play"]["to_move"]]
        mover.wait_for(lambda view: bool(view["play"]["moves"]))
        command = {"id": f"used-before-{number}", "do": "move", "version": mover.view["version"]}
        command["move"] = mover.view["play"]["moves"][0]["id"]
        version = mover.visitor.call("POST", f"/api/tables/{mover.id}/commands", command)["answer"]["version"]
        first.wait_for(partial(_has_come_to, version))
        if tables[first.view["play"]["to_move"]] is not mover:
            break
    return [mover, people[3].watch(first.link)], [command["id"]]


def _has_come_to(version: int, view: dict[str, Any]) -> bool:
    return bool(view["version"] >= version)


def main(messages: int, seed: int = 1) -> Counter[str]:
    with tempfile.TemporaryDirectory() as folder:
        server = RunningServer(Settings(database=str(Path(folder) / "fuzz.sqlite3"), limits=0.0))
        try:
            tables, used = tables_to_fuzz(server)
            before = state_of(server, tables[0].id)
            total: Counter[str] = Counter()
            for table in tables:
                fuzzer = Fuzzer(seed, before[2], used)
                total += asyncio.run(fuzz(table, fuzzer, messages // len(tables)))
            assert state_of(server, tables[0].id)[:2] == before[:2], f"the table has changed: {total}"
            return total
        finally:
            server.stop()


def state_of(server: RunningServer, table: str) -> tuple[int, bytes, dict[str, Any]]:
    match = server.app.state.application.registry.loaded[table].match
    return match.version, match.table.state.tobytes(), {"version": match.version}


if __name__ == "__main__":
    print(json.dumps(main(int(sys.argv[1]))))
