"""The process that workers are forked from: it has the rules of all games in memory, so a worker is there at once.

It runs no thread and does nothing but load games, fork and kill, one line of JSON after the other from the server's
end of a socket pair. A worker's own socket comes with the line that asks for it. When the server goes, all go.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import socket
import sys
from typing import Any

import orjson

from bauhuette.bots.search.search import warm_up_search
from bauhuette.engine.registry import load
from bauhuette.engine.warmup import warm_up
from bauhuette.server.workers.sandbox import SandboxLimits, confine, die_with_parent
from bauhuette.server.workers.worker import work_on

REAP_S = 0.5
LINE = 4096


class ForkServer:
    def __init__(self, line: socket.socket) -> None:
        self.line = line
        self.children: set[int] = set()  # not waited for yet, so their numbers are theirs

    def serve(self) -> None:
        with contextlib.suppress(ConnectionError):
            while self._next():
                pass
        for child in self.children:
            os.kill(child, signal.SIGKILL)

    def _next(self) -> bool:
        """One wish of the server; False when it has gone."""
        ready = select.select([self.line], [], [], REAP_S)[0]
        self._reap()
        if not ready:
            return True
        text, files, _, _ = socket.recv_fds(self.line, LINE, 1)
        if text:
            self.line.sendall(orjson.dumps(self._done(orjson.loads(text), files)) + b"\n")
        return bool(text)

    def _done(self, wish: dict[str, Any], files: list[int]) -> dict[str, Any]:
        if wish["do"] == "load":
            game = load(wish["game"])
            warm_up(game, lambda *_: None)
            warm_up_search(game, lambda *_: None)
            return {}
        if wish["do"] == "kill":
            if wish["pid"] in self.children:
                os.kill(wish["pid"], signal.SIGKILL)
            return {}
        return self._fork(SandboxLimits(**wish["limits"]), socket.socket(fileno=files[0]))

    def _fork(self, limits: SandboxLimits, line: socket.socket) -> dict[str, Any]:
        pid = os.fork()
        if pid == 0:
            self._be_worker(limits, line)
        line.close()
        self.children.add(pid)
        return {"pid": pid}

    def _be_worker(self, limits: SandboxLimits, line: socket.socket) -> None:
        """Never returns."""
        try:
            self.line.close()
            die_with_parent()
            confine(limits)
            work_on(line)
        finally:
            os._exit(0)

    def _reap(self) -> None:
        while self.children:
            pid, _ = os.waitpid(-1, os.WNOHANG)
            if not pid:
                return
            self.children.discard(pid)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    die_with_parent()
    ForkServer(socket.socket(fileno=int(sys.argv[1]))).serve()


if __name__ == "__main__":
    main()
