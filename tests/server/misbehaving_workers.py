"""A fork server whose workers misbehave if what they are given says so, as hostile records would make them."""

from __future__ import annotations

import ctypes
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from typing import Any

import orjson

from bauhuette.server.workers import fork_server, worker
from bauhuette.server.workers.worker import Found, Given


def break_down() -> None:
    ctypes.string_at(0)  # as compiled rules do that leave an array


def loop_forever() -> None:
    while True:
        pass


def eat_memory() -> None:
    eaten = [bytearray(1 << 24) for _ in range(1 << 16)]
    assert eaten


def wait_to_be_killed() -> None:
    time.sleep(3600)


def call_home() -> None:
    """Fails, unless the worker has a network: nothing listens, but the loopback device must be there to say so."""
    with socket.socket() as line:
        line.settimeout(2)
        try:
            line.connect(("127.0.0.1", int(os.environ["ROGUE_PORT"])))
        except OSError:
            return
    os.kill(os.getpid(), signal.SIGTERM)


def write_a_file() -> None:
    try:
        with open(os.environ["ROGUE_FILE"], "wb") as file:  # noqa: PTH123
            file.write(b"x")
    except OSError:
        return
    os.kill(os.getpid(), signal.SIGTERM)


DEEDS: dict[str, Callable[[], None]] = {
    fault.__name__: fault
    for fault in (break_down, loop_forever, eat_memory, wait_to_be_killed, call_home, write_a_file)
}


def misbehaving(job: worker.Job) -> worker.Job:
    def done(given: Given, body: bytes) -> Found:
        wish: Any = orjson.loads(body).get("record", {}).get("comment") if body[:1] == b"{" else None
        if wish in DEEDS:
            DEEDS[wish]()
        if given["job"] == "choose" and "ROGUE_BOTS" in os.environ:
            DEEDS[os.environ["ROGUE_BOTS"]]()
        yield from job(given, body)

    return done


if __name__ == "__main__":
    worker.JOBS |= {name: misbehaving(job) for name, job in worker.JOBS.items()}
    sys.argv[0] = fork_server.__file__
    fork_server.main()
