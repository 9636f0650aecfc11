"""What a worker process does: one job after the other, until the server hangs up.

A worker is given what its job needs and nothing else: a record from outside, or what one seat knows.
"""

from __future__ import annotations

import json
import logging
import os
import sys
from collections import OrderedDict
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import islice
from typing import Any, Protocol

import numpy as np
import orjson
from pydantic import ValidationError

from bauhuette.analysis.review import PositionEvaluator
from bauhuette.analysis.serialise import step_json
from bauhuette.analysis.tutor import explained_from, weights_from
from bauhuette.bots.levels import LevelBot
from bauhuette.bots.personality import split_name
from bauhuette.bots.protocol import Bot, Budget
from bauhuette.bots.registry import bot
from bauhuette.bots.search.search import warm_up_search
from bauhuette.engine.edition_validation import BadEdition
from bauhuette.engine.errors import BauhuetteError
from bauhuette.engine.game import Game
from bauhuette.engine.jit import interpret, use_compiled
from bauhuette.engine.localisation import LANGUAGES
from bauhuette.engine.record import from_bytes
from bauhuette.engine.registry import load_overridden
from bauhuette.engine.warmup import is_warm, warm_up
from bauhuette.match.hint import hints_from
from bauhuette.match.play_state import planned
from bauhuette.match.record_reader import BadRecord, game_of, replay
from bauhuette.match.table import Table
from bauhuette.server.access.replay import replay_of, seats_of_record, step_of
from bauhuette.server.access.views import offered_move
from bauhuette.server.tables.replay_schemas import RecordToVerify
from bauhuette.server.wire import where_of
from bauhuette.server.workers.edition_files import read_edition
from bauhuette.server.workers.protocol import frame, receive

log = logging.getLogger("bauhuette.server")

KEPT = 4  # records a worker need not replay again

Given = dict[str, Any]
Found = Iterator[bytes]  # progress, and at last the answer
Job = Callable[[Given, bytes], Found]


class NotCompiled(Exception):
    """A search that is not compiled or not loaded yet, and that is not done within a worker's limits."""

    def __init__(self, game: Game) -> None:
        self.game = "" if game.overrides else game.meta.key  # another edition is compiled for its caller


# --- records ---

_tables: OrderedDict[str, Table] = OrderedDict()


def table_of(given: Given, body: bytes) -> Table:
    """The table of a record, replayed and checked; as the rules are written if they are not compiled yet."""
    key = given["key"]
    if key not in _tables:
        record = RecordToVerify.model_validate_json(body).record
        game = game_of(record, given["editions"])
        if not is_ready(game, given["ready"]):
            interpret(game.package)
        _tables[key] = replay(record, given["editions"])
        if len(_tables) > KEPT:
            _tables.popitem(last=False)
    return _tables[key]


def is_ready(game: Game, ready: list[str]) -> bool:
    """Our own editions are loaded when the server starts; one that the host allows is compiled when it is first met."""
    return is_warm(game) if game.overrides else game.meta.key in ready


def judge(given: Given, body: bytes) -> Found:
    """The verdict on a record whose moves, states and luck are as the rules and its seed say."""
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
    """Some steps of a review, after those that are done; the shares at the start with the first."""
    table = table_of(given, body)
    if not is_ready(table.game, given["ready"]):
        raise NotCompiled(table.game)
    use_compiled(table.game.package)
    evaluator = PositionEvaluator(table, given["determinizations"])
    start = () if given["done"] else evaluator.start()
    steps = islice(evaluator.steps(given["done"], tuple(given["before"]) or start), given["count"])
    found = [step_json(table.game, step, lambda move: offered_move(table.game, move)) for step in steps]
    yield orjson.dumps({"start": start, "steps": found})


def compile_edition(given: Given, body: bytes) -> Found:
    """The rules of an edition that the host allows; the compiled code is kept for all workers to come."""
    record = RecordToVerify.model_validate_json(body).record
    game = game_of(record, given["editions"])
    warm_up(game, lambda *_: None)
    warm_up_search(game, lambda *_: None)
    yield b"{}"


# --- editions ---


def read_edition_file(given: Given, body: bytes) -> Found:
    yield json.dumps(read_edition(given["game"], body)._asdict()).encode()


# --- bots ---


@lru_cache(16)
def bot_of(level: str, game: str, values: str) -> Bot:
    """Return a bot; personalities of a level share the memory of its search, so they search one after the other."""
    plain, temper = split_name(level)
    played = load_overridden(game, values)
    if not temper:
        return bot(level, played)
    sober = bot_of(plain, game, values)
    assert isinstance(sober, LevelBot)
    return LevelBot(played, plain, temper, sober.search)


def played_here(given: Given) -> Game:
    """Return the game of a table, in its edition, which the server has checked and compiled."""
    return load_overridden(given["game"], given["values"])


def choose(given: Given, body: bytes) -> Found:
    """A bot's move: the record is what its seat knows, the moves are those offered."""
    game = played_here(given)
    size = game.STATE.itemsize
    hidden, moves = from_bytes(game.STATE, body[:size]), np.frombuffer(body[size:], np.int64).copy()
    seconds = given["seconds"]
    budget = None if seconds is None else Budget(seconds=seconds)
    chosen = bot_of(given["level"], given["game"], given["values"]).choose(hidden, moves, budget)
    yield orjson.dumps(int(chosen))


def hint(given: Given, body: bytes) -> Found:
    game = played_here(given)
    found = hints_from(game, (), from_bytes(game.STATE, body), given["seat"], given["determinizations"])
    yield orjson.dumps([advice.json() for advice in found])


def explain(given: Given, body: bytes) -> Found:
    """A hint with the reason why its move is better than the best of those that are not as good."""
    game = played_here(given)
    yield orjson.dumps(explained_from(game, from_bytes(game.STATE, body), given["seat"], given["determinizations"]))


def weigh(given: Given, body: bytes) -> Found:
    game = played_here(given)
    hidden = from_bytes(game.STATE, body)
    yield orjson.dumps(weights_from(game, hidden, given["seat"], given["determinizations"]).json())


def plan(given: Given, body: bytes) -> Found:
    game = played_here(given)
    yield orjson.dumps(planned(game, from_bytes(game.STATE, body)))


JOBS: dict[str, Job] = {
    job.__name__: job
    for job in (
        *(judge, course, step, analyse, compile_edition, read_edition_file),
        *(choose, hint, explain, weigh, plan),
    )
}


# --- one after the other ---


class Channel(Protocol):
    """The way to the server and back."""

    def recv(self, count: int, /) -> bytes: ...
    def sendall(self, data: bytes, /) -> None: ...


class Pipes:
    """Return standard input and output; what is printed by mistake goes to standard error instead."""

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
    except NotCompiled as cold:
        return {"kind": "cold", "game": cold.game}
    except (BadRecord, BadEdition) as bad:
        return _refused(bad)
    except ValidationError as error:
        return {"kind": "malformed", "where": where_of(error)}
    except Exception:
        log.exception("%s failed", given["job"])
        return {"kind": "failed"}
    return {"kind": "done"}


def _refused(bad: BauhuetteError) -> dict[str, Any]:
    """Facts and sentences as text: the server must not need anything of the game to pass them on."""
    facts = {name: str(fact) for name, fact in bad.facts.items()}
    texts = {lang: _safe(bad, lang) for lang in LANGUAGES}
    return {"kind": "refused", "facts": facts, "texts": texts}


def _safe(trouble: BauhuetteError, lang: str) -> str:
    """Half a surrogate pair in a record is no text that can travel."""
    return trouble.text(lang).encode("utf-8", "replace").decode()


if __name__ == "__main__":
    work_on(Pipes())
