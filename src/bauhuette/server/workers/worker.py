"""What a worker process does: one job after the other, until the server hangs up.

A worker is given what its job needs and nothing else: a record from outside, or what one seat knows.
"""

from __future__ import annotations

import logging
import os
import sys
from collections import OrderedDict
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Protocol

import numpy as np
import orjson
from pydantic import ValidationError

from bauhuette.analysis.review import Review, reviewing
from bauhuette.analysis.tutor import weights_from
from bauhuette.bots.levels import LevelBot
from bauhuette.bots.protocol import Bot, Budget
from bauhuette.bots.registry import bot
from bauhuette.bots.search.search import warm_up_search
from bauhuette.bots.temper import parted
from bauhuette.engine.game import Game
from bauhuette.engine.record import from_bytes
from bauhuette.engine.registry import load
from bauhuette.engine.trouble import Trouble
from bauhuette.engine.warmup import is_warm, warm_up
from bauhuette.engine.words import LANGUAGES
from bauhuette.match.hint import advice_from
from bauhuette.match.kernel import planned
from bauhuette.match.record import BadRecord, game_of, replay
from bauhuette.match.table import Table
from bauhuette.server import bodies
from bauhuette.server.sight.looking_back import analysis_of, replay_of, seats_of_record, step_of
from bauhuette.server.wire import where_of
from bauhuette.server.workers.frames import frame, receive

log = logging.getLogger("bauhuette.server")

KEPT = 4  # records a worker need not replay again

Given = dict[str, Any]
Found = Iterator[bytes]  # the last one is the answer, those before it say how far it is
Job = Callable[[Given, bytes], Found]


class Cold(Exception):
    """Rules that are not compiled or not loaded yet, and that is not done within a worker's limits."""

    def __init__(self, game: Game) -> None:
        self.game = "" if game.overrides else game.meta.key  # an edition of their own is compiled for whoever brings it


# --- records ---

_tables: OrderedDict[str, Table] = OrderedDict()


def table_of(given: Given, body: bytes) -> Table:
    """The table of a record, replayed and checked."""
    key = given["key"]
    if key not in _tables:
        record = bodies.RecordToVerify.model_validate_json(body).record
        game = game_of(record, given["editions"])
        if not is_ready(game, given["ready"]):
            raise Cold(game)
        _tables[key] = replay(record, given["editions"])
        if len(_tables) > KEPT:
            _tables.popitem(last=False)
    return _tables[key]


def is_ready(game: Game, ready: list[str]) -> bool:
    """Our own editions are loaded when the server starts; one that the host allows is compiled when it is first met."""
    return is_warm(game) if game.overrides else game.meta.key in ready


def judge(given: Given, body: bytes) -> Found:
    """What is said of a record whose moves, states and luck are as the rules and its seed say."""
    table = table_of(given, body)
    outcome = table.outcome
    yield orjson.dumps(
        {
            "game": table.game.meta.key,
            "seats": len(table.names),
            "moves": table.version,
            "outcome": outcome._asdict() if outcome else None,
        }
    )


def course(given: Given, body: bytes) -> Found:
    table = table_of(given, body)
    yield replay_of(table, table.outcome, seats_of_record(table), given["seat"], seed=True).model_dump_json().encode()


def step(given: Given, body: bytes) -> Found:
    yield step_of(table_of(given, body), given["number"], given["seat"]).model_dump_json().encode()


def analyse(given: Given, body: bytes) -> Found:
    table = table_of(given, body)
    found = Review(table, (), ())
    for found in reviewing(table, given["seconds"]):
        yield orjson.dumps({"done": len(found.steps), "of": len(table.past)})
    yield analysis_of(found).model_dump_json().encode()


def compile_edition(given: Given, body: bytes) -> Found:
    """The rules of an edition that the host allows; the compiled code is kept for all workers to come."""
    record = bodies.RecordToVerify.model_validate_json(body).record
    game = game_of(record, given["editions"])
    warm_up(game, lambda *_: None)
    warm_up_search(game, lambda *_: None)
    yield b"{}"


# --- bots ---


@lru_cache
def bot_of(level: str, game: str) -> Bot:
    """All tempers of a level share what its search has in memory: one at a time is asked here."""
    plain, temper = parted(level)
    if not temper:
        return bot(level, load(game))
    sober = bot_of(plain, game)
    assert isinstance(sober, LevelBot)
    return LevelBot(load(game), plain, temper, sober.search)


def choose(given: Given, body: bytes) -> Found:
    """A bot's move: the record is what its seat knows, the moves are those offered."""
    game = load(given["game"])
    size = game.STATE.itemsize
    hidden, moves = from_bytes(game.STATE, body[:size]), np.frombuffer(body[size:], np.int64).copy()
    seconds = given["seconds"]
    budget = None if seconds is None else Budget(seconds=seconds)
    yield orjson.dumps(int(bot_of(given["level"], given["game"]).choose(hidden, moves, budget)))


def hint(given: Given, body: bytes) -> Found:
    game = load(given["game"])
    found = advice_from(game, (), from_bytes(game.STATE, body), given["seat"])
    yield orjson.dumps([advice.json() for advice in found])


def weigh(given: Given, body: bytes) -> Found:
    game = load(given["game"])
    yield orjson.dumps(weights_from(game, from_bytes(game.STATE, body), given["seat"]).json())


def plan(given: Given, body: bytes) -> Found:
    game = load(given["game"])
    yield orjson.dumps(planned(game, from_bytes(game.STATE, body)))


def compile_search(given: Given, _: bytes) -> Found:
    """What bots that search need; compiled once for all workers to come."""
    warm_up_search(load(given["game"]), lambda *_: None)
    yield b"{}"


JOBS: dict[str, Job] = {
    job.__name__: job
    for job in (judge, course, step, analyse, compile_edition, choose, hint, weigh, plan, compile_search)
}


# --- one after the other ---


class Channel(Protocol):
    """The way to the server and back."""

    def recv(self, count: int, /) -> bytes: ...
    def sendall(self, data: bytes, /) -> None: ...


class Pipes:
    """Standard input and output; whatever prints something by mistake does not disturb what is said here."""

    def __init__(self) -> None:
        self._out = os.dup(sys.stdout.fileno())
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())

    def recv(self, count: int) -> bytes:
        return os.read(sys.stdin.fileno(), count)

    def sendall(self, data: bytes) -> None:
        while data:
            data = data[os.write(self._out, data) :]


def work_on(channel: Channel) -> None:
    while True:
        try:
            given, body = receive(channel)
        except (EOFError, ConnectionError):
            return
        channel.sendall(frame(_end_of(channel, given, body)))


def _end_of(channel: Channel, given: Given, body: bytes) -> dict[str, Any]:
    """What became of a job, after everything it found was sent."""
    try:
        for found in JOBS[given["job"]](given, body):
            channel.sendall(frame({"kind": "found"}, found))
    except MemoryError:
        return {"kind": "memory"}
    except Cold as cold:
        return {"kind": "cold", "game": cold.game}
    except BadRecord as bad:
        return _refused(bad)
    except ValidationError as error:
        return {"kind": "malformed", "where": where_of(error)}
    except Exception:
        log.exception("%s failed", given["job"])
        return {"kind": "failed"}
    return {"kind": "done"}


def _refused(bad: BadRecord) -> dict[str, Any]:
    """Facts and sentences as text: the server must not need anything of the game to pass them on."""
    facts = {name: str(fact) for name, fact in bad.facts.items()}
    texts = {lang: _safe(bad, lang) for lang in LANGUAGES}
    return {"kind": "refused", "facts": facts, "texts": texts}


def _safe(trouble: Trouble, lang: str) -> str:
    """Half a surrogate pair in a record is no text that can travel."""
    return trouble.text(lang).encode("utf-8", "replace").decode()


if __name__ == "__main__":
    work_on(Pipes())
