"""A tournament of bots on a server that is killed again and again, while people drop out: every result counts once.

    python -m tests.server.bot_tournament                                            64 players, six rounds, three kills
    python -m tests.server.bot_tournament --players 8 --rounds 2 --kills 1           a quick one

The server is a process of its own (`bauhuette serve`), ended by SIGKILL while its tables play and started again on the
same database. At the end the database is looked at from outside: the events of the tournament against its tables.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from uuid import uuid4

from bauhuette.client import Visitor
from tests.limits import Rounds
from tests.server.running import free_port


class Wish(NamedTuple):
    players: int = 64
    rounds: int = 6
    seats: int = 4
    kills: int = 3
    drops: int = 6
    game: str = "pillars"
    duplicate: int = 0
    form: str = "swiss"


class Server:
    """`bauhuette serve` in a process that can be killed."""

    def __init__(self, database: Path | str, *options: str) -> None:
        self.database = database
        self.options = options
        self.port = free_port()
        self.begin()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def begin(self) -> None:
        options = ["--port", str(self.port), "--database", str(self.database), "--limits", "0", "--log-level", "ERROR"]
        options += self.options
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bauhuette", "serve", *options],
            stdout=subprocess.DEVNULL,
            stderr=sys.stderr if os.environ.get("CUP_LOG") else subprocess.DEVNULL,
            env={**os.environ, "BAUHUETTE_JIT": "off"},  # starts in half the time
        )
        rounds = Rounds("the server starts")
        while rounds():
            with contextlib.suppress(OSError):
                Visitor(self.address)
                return
            time.sleep(0.1)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def kill_and_begin(self) -> None:
        self.kill()
        self.begin()


@contextlib.contextmanager
def serving(database: Path | str, *options: str) -> Iterator[Server]:
    server = Server(database, *options)
    try:
        yield server
    finally:
        server.kill()


class Organiser:
    """Asks again until there is an answer: a command is carried out once."""

    def __init__(self, address: str) -> None:
        self.visitor = Visitor(address, "Organiser")
        self.link = ""

    def announce(self, wish: Wish) -> None:
        charter = {"name": "Cup", "game": wish.game, "seats": wish.seats, "rounds": wish.rounds, "form": wish.form}
        made = self.visitor.call("POST", "/api/tournaments", charter | {"duplicate": bool(wish.duplicate)})
        self.link = f"/api/tournaments/{made['id']}"

    def ask(self, do: str, **args: Any) -> dict[str, Any]:
        body = {"id": f"c-{uuid4().hex}", "command": {"do": do, **args}}
        return self._patiently("POST", f"{self.link}/commands", body)

    def look(self) -> dict[str, Any]:
        return self._patiently("GET", self.link, None)

    def _patiently(self, method: str, path: str, body: Any) -> dict[str, Any]:
        rounds = Rounds(path)
        while rounds():
            with contextlib.suppress(OSError):
                told: dict[str, Any] = self.visitor.call(method, path, body)
                return told
            time.sleep(0.05)
        raise AssertionError


def counted(view: dict[str, Any]) -> int:
    return sum(board["done"] for one in view["rounds"] for board in one["boards"])


def play(server: Server, wish: Wish) -> dict[str, Any]:
    """To the end, with kills and withdrawals spread over it."""
    organiser = Organiser(server.address)
    organiser.announce(wish)
    half = wish.players // 2
    organiser.ask("enter-bot", level="greedy", count=half)
    organiser.ask("enter-bot", level="random", count=wish.players - half)
    organiser.ask("start")
    tables = -(-wish.players // wish.seats) * wish.rounds
    kills = [tables * (i + 1) // (wish.kills + 1) for i in range(wish.kills)]
    drops = [(tables * i // (wish.drops + 1), i) for i in range(1, wish.drops + 1)]
    rounds = Rounds("the tournament", seconds=3600.0)
    view = organiser.look()
    while view["status"] != "over" and rounds():
        done = counted(view)
        if kills and done >= kills[0]:
            kills.pop(0)
            server.kill_and_begin()
        if drops and done >= drops[0][0]:
            organiser.ask("withdraw", entrant=drops.pop(0)[1] * 3)
        time.sleep(0.1)
        view = organiser.look()
    assert not kills, "all kills happened before the end"
    return view


def check(database: Path, view: dict[str, Any], wish: Wish) -> dict[str, int]:
    """Every table of every round has a result that counts once, and it is the result of the table's own record."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        events = [
            json.loads(body)
            for (body,) in connection.execute(
                "SELECT body FROM tournament_events WHERE kind = 'counted' ORDER BY number"
            )
        ]
        played = dict(connection.execute("SELECT id, status FROM tables").fetchall())
        boards = connection.execute("SELECT table_id, round, number, counted, sealed FROM tournament_boards").fetchall()
    often = Counter((event["round"], event["board"]) for event in events)
    assert set(often.values()) == {1}, "a result counted twice"
    assert set(often) == {(row[1], row[2]) for row in boards}, "a result is missing"
    assert set(played) == {row[0] for row in boards}, "a table too many or too few"
    assert set(played.values()) == {"over"}
    assert all(row[3] and not row[4] for row in boards)
    assert len(view["rounds"]) == wish.rounds
    assert not any(board["void"] for one in view["rounds"] for board in one["boards"]), "a result was read too early"
    for one in view["rounds"]:
        seated = [chair["entrant"] for board in one["boards"] for chair in board["chairs"] if chair["entrant"]]
        assert len(seated) == len(set(seated)), "somebody sits twice"
    if not wish.duplicate and wish.form == "swiss":
        _check_points(view)
    met = Counter(
        tuple(sorted((a["entrant"], b["entrant"])))
        for one in view["rounds"]
        for board in one["boards"]
        for i, a in enumerate(board["chairs"])
        for b in board["chairs"][i + 1 :]
        if a["entrant"] and b["entrant"]
    )
    return {"tables": len(boards), "results": len(events), "most_meetings": max(met.values())}


def _check_points(view: dict[str, Any]) -> None:
    """The standings once more, from the results that are shown."""
    gone = {entrant["number"]: entrant["gone"] for entrant in view["entrants"]}
    points: Counter[int] = Counter()
    for one in view["rounds"]:
        for board in one["boards"]:
            for seat, chair in enumerate(board["chairs"]):
                others = [rank for i, rank in enumerate(board["ranks"]) if i != seat]
                own = board["ranks"][seat]
                points[chair["entrant"]] += 2 * sum(r > own for r in others) + sum(r == own for r in others)
    for row in view["standings"][0]:
        if gone[row["entrant"]] is None:
            assert row["points"] * 2 == points[row["entrant"]], row


def main(wish: Wish) -> dict[str, Any]:
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "cup.sqlite3"
        with serving(database) as server:
            view = play(server, wish)
        figures = check(database, view, wish)
    return {**wish._asdict(), **figures, "seconds": round(time.monotonic() - begun)}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    for name, default in Wish._field_defaults.items():
        parser.add_argument(f"--{name}", type=type(default), default=default)
    print(json.dumps(main(Wish(**vars(parser.parse_args())))))
