"""How fast could the server be if a part of its work cost nothing? Bounds for what tuning that part can bring.

    python bench/what_if.py                                    each alone, then all, each beside boardgame.io's memory
    python bench/what_if.py --seconds 30 --tables 100

`views`: only who is to move gets a view, the others two numbers. That is more than views as differences or an
encoding shared between seats can ever save. `storing`: nothing is written. Never for real tables.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

import orjson

from bauhuette.match.events import Event
from bauhuette.server.__main__ import main as serve
from bauhuette.server.http.sockets import Connection
from bauhuette.server.storage.appending import Summary
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


PARTS = {"views": views_cost_nothing, "storing": storing_costs_nothing}


def measure(free: str, wish: argparse.Namespace) -> None:
    program = [sys.executable, str(HERE / "load.py"), "--every", "0", "--boardgame-io", "memory"]
    program += ["--tables", str(wish.tables), "--seconds", str(wish.seconds), "--free", free]
    out = subprocess.run(program, capture_output=True, text=True, check=True).stdout
    rows = [line for line in out.splitlines() if "moves per CPU second" in line]
    ours, theirs = (float(row.partition(" moves per CPU second")[0].split()[-1]) for row in rows)
    print(
        f"{free:15} costs nothing: {ours:6.0f} and {theirs:6.0f} moves per CPU second, {ours / theirs:.2f} times",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0)
    wish = parser.parse_args()
    for free in FREE:
        measure(free, wish)


if __name__ == "__main__":
    if sys.argv[1:2] == ["server"]:  # what `load.py --free` starts instead of the server itself
        for part in sys.argv[2].split(","):
            PARTS.get(part, lambda: None)()
        sys.argv[1:3] = []
        serve()
    else:
        main()
