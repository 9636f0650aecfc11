"""Was anything hidden in what a browser received? Held against the stored truth.

    python -m tests.server.received_frames DATABASE RECEIVED.json

RECEIVED.json is a list of the texts a browser received: frames of sockets and bodies of answers. Every view in them is
derived anew from a world in which all that its reader cannot know is dealt differently, and must be the same: state,
offered moves, every piece of news, every plan. No text may hold the secret of a game that is not over.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bauhuette.client import changed
from bauhuette.engine.game import Game
from bauhuette.engine.record import SPECTATOR
from bauhuette.engine.registry import load
from bauhuette.engine.types import MoveId
from bauhuette.match.match import Match
from bauhuette.match.play_state import planned
from bauhuette.server.access.views import offered_move
from bauhuette.server.storage.store import Store, database_url
from bauhuette.testkit.random_games import determinized, hidden, offered


class Leak(Exception):
    """A text tells more than its reader may know."""


class FullState:
    """A stored table, as it was after each of its events."""

    def __init__(self, match: Match, states: dict[int, Any]) -> None:
        self.game = match.game
        self.secret = match.setup.secret.hex()
        self.states = states  # after each event, by number
        self.told = {step.version: step.after for step in match.steps}  # what each step told, by version

    def other_world(self, version: int, seat: int) -> Any:
        """The same to this reader, and different in all the reader cannot know."""
        truth = self.states[version]
        world = determinized(self.game, hidden(self.game, truth, seat), seat, version)
        world.rng = truth.rng
        return world

    def news(self, version: int, seat: int) -> list[dict[str, Any]]:
        after = self.told[version]
        if after is None:
            return []
        world = determinized(self.game, hidden(self.game, after, seat), seat, version)
        return self.game.NEWS.json(hidden(self.game, world, seat))


async def truth_of(store: Store, table: str) -> FullState:
    row = await store.load(table)
    assert row is not None, f"no table {table}"
    match = Match(row.setup, load(row.setup.game))
    states = {}
    for event in await store.events_after(table, 0):
        match.apply(event)
        if match.table is not None:
            states[event.number] = match.table.state.copy()
    return FullState(match, states)


def views_in(message: Any) -> Iterator[dict[str, Any]]:
    """Views stand alone in a frame, or beside the answer to a command."""
    if isinstance(message, dict):
        if message.get("type") == "view":
            yield message
        elif isinstance(message.get("view"), dict):
            yield message["view"]


class Check:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.truths: dict[str, FullState] = {}
        self.last: dict[str, Any] | None = None
        self.told: dict[int, dict[str, Any]] = {}  # the last view of each version, for the changes that follow it
        self.views = 0
        self.different = 0  # views whose other world really is another one: else the comparison shows nothing

    async def text(self, text: str) -> None:
        message = json.loads(text) if text[:1] in "{[" else None  # words and rules come as plain text
        if isinstance(message, dict) and message.get("type") == "change":
            message = changed(self.told[message["since"]], message)
        for view in views_in(message):
            self.told[view["version"]] = view
            await self.view(view)
        if isinstance(message, dict) and message.get("type") == "plan":
            self.plan(message)
        over = self.last is not None and self.last["status"] == "over"
        for table, truth in self.truths.items():
            if not over and truth.secret in text:
                raise Leak(f"the secret of {table}: {text[:200]}")

    async def view(self, view: dict[str, Any]) -> None:
        self.last = view
        if view["play"] is None:
            return
        table = view["table"]
        if table not in self.truths or view["version"] not in self.truths[table].states:
            self.truths[table] = await truth_of(self.store, table)
        truth = self.truths[table]
        seat = SPECTATOR if view["seat"] is None else int(view["seat"])
        world = truth.other_world(view["version"], seat)
        self.views += 1
        self.different += world.tobytes() != truth.states[view["version"]].tobytes()
        same("state", view, view["play"]["state"], truth.game.view(hidden(truth.game, world, seat)))
        if view["play"]["moves"]:
            same("moves", view, view["play"]["moves"], moves_in(truth.game, world))
        for entry in view["log"]:
            same("news", view, entry["news"], truth.news(entry["version"], seat))

    def plan(self, answer: dict[str, Any]) -> None:
        assert self.last is not None
        truth, seat = self.truths[self.last["table"]], self.last["seat"]
        if not answer["moves"]:
            return
        found = planned(truth.game, hidden(truth.game, truth.other_world(answer["version"], seat), seat))
        same("plan", answer, answer["moves"], [offered_move(truth.game, move) for move in found])


def moves_in(game: Game, world: Any) -> list[dict[str, Any]]:
    return [offered_move(game, MoveId(move)) for move in offered(game, world).tolist()]


def same(what: str, where: dict[str, Any], received: Any, derived: Any) -> None:
    """Compared as they travel."""
    if received != json.loads(json.dumps(derived)):
        raise Leak(f"{what} of version {where['version']}: received {received}, derived {derived}")


async def check(database: str, texts: list[str]) -> Check:
    store = Store(database_url(database))
    checked = Check(store)
    try:
        for text in texts:
            await checked.text(text)
    finally:
        store.close()
    return checked


def main(database: str, received: str) -> int:
    try:
        checked = asyncio.run(check(database, json.loads(Path(received).read_text(encoding="utf-8"))))
    except Leak as leak:
        print(leak, file=sys.stderr)
        return 1
    print(json.dumps({"views": checked.views, "different": checked.different}))
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
