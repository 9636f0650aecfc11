"""Attacks a live server in every way we know of while four people play, and prints how long they waited.

    python -m tests.server.siege [--seconds 300] [--calm 60]

A server of its own is started on the loopback device; what X-Forwarded-For says is believed there, so that every
attacker comes from an address of its own. The people play during a calm and then during the siege. Waits of both are
printed beside each other: for the answer to a move, for a bot's move, for a page. The attackers are a process of their
own with the lowest priority, because in earnest they have machines of their own; what they need of this one all the
same is part of what the people notice.
"""

from __future__ import annotations

import argparse
import contextlib
import copy
import http.client
import json
import multiprocessing
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import bauhuette as bh
from bauhuette.client import Refused, RemoteTable, Visitor
from bauhuette.match.record_reader import read_record
from tests.limits import Rounds
from tests.server.running import free_port

PEOPLE = (("pillars", "master"), ("pillars", "journeyman"), ("contest", "foreman"), ("cologne", "journeyman"))
RECORD = Path(__file__).parents[1] / "games" / "pillars" / "records" / "last-advantage.json"
SPAWNING = multiprocessing.get_context("spawn")
PATIENCE_S = 120.0  # longer, if the machine is so busy that somebody has not moved yet
EXTREMES: tuple[Any, ...] = (-1, -32768, 32767, 2**31, 2**63, 10**30, 1.5, None, "\ud800", "\x00", [], {}, True)


# --- people ---


class Waits:
    """Seconds people waited, by what for."""

    def __init__(self) -> None:
        self.by_kind: defaultdict[str, list[float]] = defaultdict(list)

    def note(self, kind: str, began: float) -> None:
        self.by_kind[kind].append(time.perf_counter() - began)


class Person(threading.Thread):
    """Plays one game after the other, and looks at a page now and then."""

    def __init__(self, siege: Siege, number: int) -> None:
        super().__init__(daemon=True)
        self.siege = siege
        self.game, self.level = PEOPLE[number]
        self.visitor = Visitor(siege.address, f"Person {number}")
        self.luck = random.Random(number)
        self.moves: Counter[str] = Counter()  # by phase of the siege
        self.trouble = ""

    def run(self) -> None:
        while not self.siege.is_over.is_set():
            try:
                with self.visitor.open(self.game, ["me", self.level, "journeyman"]) as table:
                    table.start()
                    self._play(table)
            except (Refused, OSError) as error:  # looked at when all is over
                self.trouble = f"{self.siege.phase}: {error}"
                time.sleep(1)

    def _play(self, table: RemoteTable) -> None:
        while not (table.is_over or self.siege.is_over.is_set()):
            began, version = time.perf_counter(), table.view["version"]
            if table.my_turn:
                table.move(self.luck.choice(table.view["play"]["moves"]))
                self.siege.waits[self.siege.phase].note("move", began)
                self.moves[self.siege.phase] += 1
                self._look()
                time.sleep(self.luck.uniform(0.1, 0.5))
            else:
                table.wait_for(lambda view, seen=version: view["version"] > seen)  # type: ignore[misc]
                self.siege.waits[self.siege.phase].note(f"bot ({self.level})", began)

    def _look(self) -> None:
        began = time.perf_counter()
        self.visitor.call("GET", "/api/open-tables")
        self.siege.waits[self.siege.phase].note("page", began)


# --- attackers ---


Attack: TypeAlias = "Callable[[Attacker], None]"


class Attacker:
    """Somebody at an address of its own; every answer is counted."""

    def __init__(self, army: Army, attack: Attack, number: int) -> None:
        self.army = army
        self.attack = attack
        self.answers: Counter[int] = Counter()  # by status; 0 is no answer
        self.from_where = f"198.51.100.{number % 250 + 1}"
        self.luck = random.Random(number)
        self.cookie = ""

    def send(self, method: str, path: str, body: Any = None, raw: bytes | None = None) -> Any:
        """One request on a connection of its own; None if there was no answer."""
        headers = {"x-forwarded-for": self.from_where, "content-type": "application/json", "cookie": self.cookie}
        data = raw if raw is not None else None if body is None else json.dumps(body).encode()
        line = http.client.HTTPConnection("127.0.0.1", self.army.port, timeout=20)
        try:
            line.request(method, path, data, headers)
            answer = line.getresponse()
            self.cookie = (answer.getheader("set-cookie") or self.cookie).partition(";")[0]
            self.answers[answer.status] += 1
            return json.loads(answer.read() or b"null")
        except (OSError, http.client.HTTPException, ValueError):
            self.answers[0] += 1
            return None
        finally:
            line.close()

    def go_on(self) -> None:
        while not self.army.is_over.is_set():
            with contextlib.suppress(OSError):
                self.attack(self)
            self.army.is_over.wait(0.02)

    def socket(self, table: str) -> socket.socket:
        """The socket of a table, on which nothing is ever read."""
        line = socket.create_connection(("127.0.0.1", self.army.port), 5)
        upgrade = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
        key = "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        own = f"host: x\r\ncookie: {self.cookie}\r\nx-forwarded-for: {self.from_where}\r\n"
        line.send(f"GET /api/tables/{table}/socket HTTP/1.1\r\n{own}{upgrade}{key}\r\n".encode())
        return line


def bad_records(me: Attacker) -> None:
    record = copy.deepcopy(me.luck.choice(me.army.records))
    if record["position"]:
        field = me.luck.choice(list(record["position"]))
        value = record["position"][field]
        spot: Any = record["position"] if not isinstance(value, list) or not value else value
        key: Any = field if spot is record["position"] else me.luck.randrange(len(value))
        spot[key] = me.luck.choice(EXTREMES)
    else:
        record[me.luck.choice(list(record))] = me.luck.choice(EXTREMES)
    me.send("POST", me.luck.choice(("/api/verify", "/api/records")), {"record": record})


def editions(me: Attacker) -> None:
    record = copy.deepcopy(me.army.records[0])
    record["edition_values"] = {"craftsman": {"carpenter": {"value": me.luck.randrange(50)}}}
    me.send("POST", "/api/verify", {"record": record})


def huge_records(me: Attacker) -> None:
    record = copy.deepcopy(me.army.records[0])
    record["comment"] = "x" * 1_900_000
    me.send("POST", "/api/verify", {"record": record})


def tables_of_masters(me: Attacker) -> None:
    """As many as one may have, all of them watched, so that their bots do not wait."""
    lines = []
    for _ in range(30):
        found = me.send(
            "POST", "/api/tables", {"game": "baumeister", "seats": [{"kind": "bot", "level": "master"}] * 4}
        )
        if found and "id" in found:
            command = {"do": "start", "id": f"siege-{me.luck.getrandbits(60):x}"}
            me.send("POST", f"/api/tables/{found['id']}/commands", command)
            with contextlib.suppress(OSError):
                lines.append(me.socket(found["id"]))
    me.army.is_over.wait(20)
    for line in lines:
        line.close()


def tables_that_run_by_themselves(me: Attacker) -> None:
    me.cookie = ""
    found = me.send("POST", "/api/tables", {"game": "pillars", "seats": [{"kind": "bot", "level": "greedy"}] * 3})
    if found and "id" in found:
        me.send("POST", f"/api/tables/{found['id']}/commands", {"do": "start", "id": f"s-{me.luck.getrandbits(60):x}"})


def passwords(me: Attacker) -> None:
    me.send("POST", "/api/session", {"name": "somebody", "password": f"password {me.luck.random()}"})


def many_sockets(me: Attacker) -> None:
    found = me.send("POST", "/api/tables", {"game": "pillars", "seats": [{"kind": "me"}] + [{"kind": "open"}] * 2})
    lines = []
    for _ in range(300):
        with contextlib.suppress(OSError):
            lines.append(me.socket(found["id"] if found and "id" in found else "nothing"))
    for line in lines:
        with contextlib.suppress(OSError):
            line.send(me.luck.randbytes(200))
    me.army.is_over.wait(10)
    for line in lines:
        line.close()


def half_open_requests(me: Attacker) -> None:
    lines = []
    for _ in range(100):
        with contextlib.suppress(OSError):
            lines.append(socket.create_connection(("127.0.0.1", me.army.port), 5))
            lines[-1].send(b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n" + b"x-a: b\r\n" * 5)
    me.army.is_over.wait(10)
    for line in lines:
        line.close()


def bad_paths(me: Attacker) -> None:
    path = me.luck.choice(
        ("/%00", "/" + "a" * 300, "/api/tables/%00", "/api/tables/%ed%a0%80", "/api/ratings/..%2f..", "/..%2f..%2fetc")
    )
    me.send(me.luck.choice(("GET", "HEAD", "PUT", "DELETE")), path)


def nonsense(me: Attacker) -> None:
    raw = me.luck.choice((b"[" * 8000, b'{"record":' + b"1" * 5000 + b"}", b"\xff\xfe", b'{"record":1e999}', b"{}"))
    me.send("POST", me.luck.choice(("/api/verify", "/api/records", "/api/tables", "/api/session")), raw=raw)


ATTACKS: dict[Attack, int] = {  # how many do it at a time
    bad_records: 2,
    editions: 1,
    huge_records: 1,
    tables_of_masters: 1,
    tables_that_run_by_themselves: 1,
    passwords: 4,
    many_sockets: 1,
    half_open_requests: 1,
    bad_paths: 1,
    nonsense: 1,
}


class Army:
    """All attackers, each in a thread."""

    def __init__(self, port: int, records: list[dict[str, Any]], is_over: Event) -> None:
        self.port = port
        self.records = records
        self.is_over = is_over
        kinds = [attack for attack, count in ATTACKS.items() for _ in range(count)]
        self.attackers = [Attacker(self, attack, number) for number, attack in enumerate(kinds, start=1)]

    def attack(self) -> dict[str, Counter[int]]:
        """Until it is over; what was answered, by attack."""
        threads = [threading.Thread(target=one.go_on, daemon=True) for one in self.attackers]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        answers: defaultdict[str, Counter[int]] = defaultdict(Counter)
        for one in self.attackers:
            answers[one.attack.__name__] += one.answers
        return dict(answers)


def army_goes_on(
    port: int, records: list[dict[str, Any]], is_there: Event, is_over: Event, answers: Queue[dict[str, Counter[int]]]
) -> None:
    """What the process of the attackers does."""
    os.nice(19)
    is_there.set()
    answers.put(Army(port, records, is_over).attack())


# --- the siege ---


class Report(NamedTuple):
    waits: dict[str, Waits]
    answers: dict[str, Counter[int]]  # of attackers: by attack and status; 0 is no answer
    people: list[Person]
    is_alive: bool


class Siege:
    def __init__(self, port: int) -> None:
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self.phase = "calm"
        self.waits = {"calm": Waits(), "siege": Waits()}
        self.is_over = SPAWNING.Event()
        self.records = [read_record(RECORD)] + [bh.game(key).table(seed=1).record() for key in bh.games()]
        for key in bh.games():
            table = bh.game(key).table(seed=2)
            self.records.append({**table.record(), "position": table.position()})

    def run(self, calm: float, seconds: float) -> Report:
        people = [Person(self, number) for number in range(len(PEOPLE))]
        for person in people:
            person.start()
        time.sleep(calm)
        is_there, answers = SPAWNING.Event(), SPAWNING.Queue()
        army = SPAWNING.Process(target=army_goes_on, args=(self.port, self.records, is_there, self.is_over, answers))
        army.start()
        assert is_there.wait(PATIENCE_S), "the attackers do not come"
        self.phase = "siege"
        time.sleep(seconds)
        latest = time.monotonic() + PATIENCE_S
        while not all(person.moves["siege"] for person in people) and time.monotonic() < latest:
            time.sleep(0.5)
        self.is_over.set()
        answered = answers.get(timeout=PATIENCE_S)
        army.join(PATIENCE_S)
        for person in people:
            person.join(30)
        return Report(self.waits, answered, people, self._is_alive())

    def has_workers(self) -> bool:
        """Whether rules are loaded everywhere, so that what is measured is not how long that takes."""
        try:
            return bool(Visitor(self.address).call("POST", "/api/verify", {"record": self.records[0]}))
        except OSError:
            return False

    def _is_alive(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/readyz", timeout=20) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False


@contextlib.contextmanager
def besieged(folder: Path, *options: str) -> Iterator[Siege]:
    """A server in a process of its own."""
    port = free_port()
    program = [sys.executable, "-m", "bauhuette", "serve", "--port", str(port), "--log-level", "CRITICAL"]
    wishes = ["--database", str(folder / "tables.sqlite3"), "--trusted-proxy", "127.0.0.1", *options]
    server = subprocess.Popen([*program, *wishes])
    siege = Siege(port)
    try:
        rounds = Rounds("besieged", seconds=600.0)
        while not siege._is_alive() and rounds():
            assert server.poll() is None, "the server did not start"
            time.sleep(0.2)
        rounds = Rounds("besieged", seconds=600.0)
        while not siege.has_workers() and rounds():
            time.sleep(0.2)
        yield siege
    finally:
        server.terminate()
        server.wait(30)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--calm", type=float, default=60.0)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, besieged(Path(folder)) as siege:
        report = siege.run(wish.calm, wish.seconds)
        with urllib.request.urlopen(f"{siege.address}/metrics") as answer:
            lines = answer.read().decode().splitlines()
    show(report)
    print(*(line for line in lines if line.startswith("bauhuette_workers_total")), sep="\n")


def show(report: Report) -> None:
    print(f"alive: {report.is_alive}; moves of people: {[dict(person.moves) for person in report.people]}")
    print(f"trouble of people: {[person.trouble for person in report.people if person.trouble]}")
    for kind, calm in sorted(report.waits["calm"].by_kind.items()):
        siege = report.waits["siege"].by_kind.get(kind) or [float("nan")]
        for name, of in (("p50", statistics.median), ("p95", p95)):
            before, then = of(calm), of(siege)
            print(f"{kind:18} {name} {before * 1000:8.1f} ms  {then * 1000:8.1f} ms  {then / before:6.2f} times")
    for attack, answers in report.answers.items():
        print(f"{attack:30} {dict(sorted(answers.items()))}")


def p95(waits: list[float]) -> float:
    return sorted(waits)[int(len(waits) * 0.95)]


if __name__ == "__main__":
    main()
