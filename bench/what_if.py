"""How fast could the server be if a part of its work cost nothing, or were done another way?

    python bench/what_if.py                                    each alone, then all, each beside boardgame.io's memory
    python bench/what_if.py --seconds 30 --tables 100
    python bench/what_if.py --ways nothing one-commit-each threads --rounds 3 --alone     without boardgame.io, in turns

Bounds for what tuning can bring: `views`: only the seat to move gets a view, the others two numbers; that is more than
views as differences or an encoding shared between seats can ever save. `storing`: nothing is written. Other ways:
`one-commit-each`: events that arrive together are committed separately. `threads`: views are made in two threads beside
the event loop. Never for real tables: a view in a thread can see half of a move.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
from asyncio import Future
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import orjson

from bauhuette.cli.main import main as serve
from bauhuette.match.events import Event
from bauhuette.server.http.table_socket import Connection
from bauhuette.server.storage import writer
from bauhuette.server.storage.event_log import Summary
from bauhuette.server.storage.store import Store

HERE = Path(__file__).parent
FREE = ("nothing", "views", "storing", "views,storing")


def views_cost_nothing() -> None:
    whole = Connection._view

    def view(self: Connection) -> bytes:
        match = self.live.match
        if match.table is None or match.to_move is None or match.seat_of(self.user, self.who.seat) == match.to_move:
            return whole(self)
        self._dirty = False
        self.sent = match.version
        told = {"type": "view", "version": match.version, "status": match.status, "play": {"to_move": match.to_move}}
        return orjson.dumps(told)

    Connection._view = view  # type: ignore[method-assign]  # the point of this program


def storing_costs_nothing() -> None:
    async def append(self: Store, table: str, happened: Event, summary: Summary) -> None: ...

    Store.append = append  # type: ignore[method-assign]  # the point of this program


def every_move_has_a_commit_of_its_own() -> None:
    writer.BATCH = 1


def views_are_made_in_threads() -> None:
    threads = ThreadPoolExecutor(2)

    def flush(self: Connection) -> None:
        self._flushes = False
        if self.socket.is_held_up or self.ended.is_set():
            return
        texts = [message.model_dump_json().encode() for message in self._out]
        self._out.clear()
        if not self._dirty:
            self.socket.write(texts)
            return
        self._flushes = True  # until the view is there

        def written(view: Future[bytes]) -> None:
            self._flushes = False
            self.socket.write([*texts, view.result()])
            if self._dirty or self._out:
                self._flush_soon()

        self._loop.run_in_executor(threads, self._view).add_done_callback(written)

    Connection._flush = flush  # type: ignore[method-assign]  # the point of this program


PARTS = {
    "views": views_cost_nothing,
    "storing": storing_costs_nothing,
    "one-commit-each": every_move_has_a_commit_of_its_own,
    "threads": views_are_made_in_threads,
}


def measure(free: str, options: argparse.Namespace) -> list[float]:
    """Return the moves per CPU second of ours and, unless run alone, of boardgame.io's."""
    program = [sys.executable, str(HERE / "load.py"), "--every", "0", "--port", str(options.port)]
    program += [] if options.alone else ["--boardgame-io", "memory"]
    program += ["--tables", str(options.tables), "--seconds", str(options.seconds), "--free", free]
    out = subprocess.run(program, capture_output=True, text=True, check=True).stdout
    rows = [line for line in out.splitlines() if "moves per CPU second" in line]
    return [float(row.partition(" moves per CPU second")[0].split()[-1]) for row in rows]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument(
        "--ways", nargs="+", default=FREE, help="parts that cost nothing, or other ways; the first counts as 1"
    )
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--port", type=int, default=8765)
    options = parser.parse_args()
    rounds = [{way: measure(way, options) for way in options.ways} for _ in range(options.rounds)]
    for way in options.ways:
        ours, *theirs = ([one[way][i] for one in rounds] for i in range(1 if options.alone else 2))
        times = statistics.median(one[way][0] / one[options.ways[0]][0] for one in rounds)
        speeds = " ".join(f"{one:6.0f}" for one in ours)
        line = f"{way:16} {speeds} moves per CPU second, {times:.2f} times {options.ways[0]}"
        for peer in theirs:
            beside = statistics.median(own / other for own, other in zip(ours, peer, strict=True))
            line += f"; boardgame.io {' '.join(f'{one:6.0f}' for one in peer)}, {beside:.2f} times that"
        print(line, flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["server"]:  # started by `load.py --free` instead of the server itself
        for part in sys.argv[2].split(","):
            PARTS.get(part, lambda: None)()
        sys.argv[1:3] = []
        serve()
    else:
        main()
