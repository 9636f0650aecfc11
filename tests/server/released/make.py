"""Fills a database as people would have, with the code of a released version, and writes it down as SQL.

    PYTHONPATH=<checkout of that version>/src:. python -m tests.server.released.make > <schema>.sql

Uses nothing but what every version has: the command `serve` and the client.
"""

from __future__ import annotations

import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from bauhuette.client import RemoteTable, Visitor

MOST_ROUNDS = 2000  # of waiting for the server, and of a game


def fill(address: str) -> None:
    """Accounts and guests; a finished, a running and a waiting table; chat, notes, ratings."""
    anna, ben, cleo = (Visitor(address, name) for name in ("Anna", "Ben", "Cleo"))
    for one, name in ((anna, "Anna"), (ben, "Ben")):
        one.call("POST", "/api/accounts", {"name": name, "password": "mortar and stone"})
    over = anna.open("pillars", ["me", "open", "greedy"])
    bens = ben.join(over.id)
    over.say("Grüß Gott, good luck — ⛪")
    bens.command("note", text="she bluffs")
    over.start()
    for _ in range(MOST_ROUNDS):
        if over.is_over:
            break
        for table in (over, bens):
            table.refresh()
            if table.my_turn:
                table.move(table.view["play"]["moves"][0])
    running = ben.open("pillars", ["me", "open", "open"], clock={"kind": "bank", "seconds": 600}, rated=False)
    others = [anna.join(running.id), cleo.join(running.id)]
    running.command("salt", salt="pepper")
    running.start()
    for _ in range(9):
        for table in (running, *others):
            table.refresh()
            if table.my_turn:
                table.move(table.view["play"]["moves"][0])
                break
    for game, seats in (("baumeister", 2), ("cologne", 3)):
        for length in (25, MOST_ROUNDS):  # one that runs, one that is over
            play(ben.open(game, ["me", *["greedy"] * (seats - 1)]), length)
    anna.open("contest", ["me", "open", "greedy"], spectators="off")
    time.sleep(1)  # the rating of the finished game is written beside the answer


def play(table: RemoteTable, length: int) -> None:
    """Make offered moves in turn."""
    table.start()
    for _, _ in zip(range(length), table.turns(), strict=False):
        moves = table.view["play"]["moves"]
        table.move(moves[table.view["version"] % len(moves)])


def main() -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    file = Path(tempfile.mkdtemp()) / "tables.sqlite3"
    serve = [sys.executable, "-m", "bauhuette", "serve", "--database", str(file), "--port", str(port)]
    server = subprocess.Popen([*serve, "--limits", "0", "--log-level", "ERROR"], stdout=sys.stderr)
    address = f"http://127.0.0.1:{port}"
    for _ in range(MOST_ROUNDS):
        try:
            urllib.request.urlopen(f"{address}/healthz").close()
            break
        except OSError:
            time.sleep(0.1)
    try:
        fill(address)
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(60)
    for line in sqlite3.connect(file).iterdump():
        print(line)


if __name__ == "__main__":
    main()
