"""Servers whose databases differ only in what a reader cannot know.

The first world is laid out from a real position. A twin of it replaces everything that one reader cannot know: the
cards and money hidden from it, the secrets of the tables, and with these all hashes, snapshots and random numbers.
"""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import httpx

from bauhuette.engine.game import Game
from bauhuette.engine.position import position_of
from bauhuette.engine.record import SPECTATOR, copy_of
from bauhuette.engine.rng import commitment_to, secret_from_number
from bauhuette.engine.types import FullState, MoveId, Seat
from bauhuette.engine.warmup import stage_of
from bauhuette.match.commands.moves import MakeMove
from bauhuette.match.commands.start import StartGame
from bauhuette.match.commands.substitution import Resign
from bauhuette.match.events import Actor
from bauhuette.match.match import Match
from bauhuette.match.setup import TableSetup
from bauhuette.match.state_hash import state_hash, unkeyed_hash
from bauhuette.match.table_options import Absence, Clock
from bauhuette.server.accounts.sessions import COOKIE
from bauhuette.server.deals import storage as deals
from bauhuette.server.deals.storage import DealRow
from bauhuette.server.hosting.admin import moderation_of
from bauhuette.server.metrics import Metrics
from bauhuette.server.settings import Settings
from bauhuette.server.storage.store import Store, database_url
from bauhuette.server.tables.fanout import Fanout
from bauhuette.server.tables.open_table import OpenTable, now_ms
from bauhuette.server.tables.registry import TableRegistry
from bauhuette.testkit.random_games import determinized, hidden, offered, states
from tests.limits import PATIENT_S, until
from tests.server.outage import OwnRedis
from tests.server.running import RunningServer, copied_postgres, description

PASSWORD = "mortar and stone"
SEATED = ("anna", "ben", "cleo", "dora")
READERS = {"anna": 0, "ben": 1, "hilda": SPECTATOR, "zoe": SPECTATOR, "rita": SPECTATOR, "guest": SPECTATOR}
HOST = "hilda"  # of the tables; she does not play
KINDS = (
    "asked",
    "running",
    "sealed",
    "sealed-over",
    "over",
)  # at the first anna is to move, at the others she has moved
DEALS = {"sealed": "deal-of-friends", "sealed-over": "deal-given-up"}
SETTINGS = Settings(pace=(3600.0, 3600.0), limits=0.0, sweep_every=3600.0, poll_every=3600.0)
EARLY = 12  # moves before a position: everybody has learnt something


def table_id(kind: str) -> str:
    return f"table-{kind}"


@dataclass(frozen=True)
class Story:
    """A position in which anna (seat 0) is to move, a move of hers that reveals nothing, and its twins."""

    game: Game
    seats: int
    move: MoveId
    worlds: dict[int | None, FullState]  # by the reader who cannot tell it from the first, which is under None


def story_of(game: Game, seed: int = 5) -> Story:
    seats = min(game.meta.seats)
    for number, s in enumerate(states(game, seats, seed)):
        if number < EARLY or s.to_move != 0 or s.over:
            continue
        worlds: dict[int | None, FullState] = {None: s}
        worlds |= {reader: determinized(game, hidden(game, s, reader), reader, number) for reader in {0, 1, SPECTATOR}}
        differ = all(worlds[reader].tobytes() != s.tobytes() for reader in (0, 1, SPECTATOR))
        for move in map(MoveId, offered(game, s).tolist()):
            if differ and _is_quiet(game, worlds, move):
                return Story(game, seats, move, worlds)
    raise AssertionError(f"no quiet move in a game of {game.meta.key}")


def _is_quiet(game: Game, worlds: dict[int | None, FullState], move: MoveId) -> bool:
    """Whether a move uses no random numbers and leaves every twin a twin."""
    after = {reader: _moved(game, world, move) for reader, world in worlds.items()}
    first = after[None]
    return first is not None and all(
        twin is not None and hidden(game, twin, reader).tobytes() == hidden(game, first, reader).tobytes()
        for reader, twin in after.items()
        if reader is not None
    )


def _moved(game: Game, s: FullState, move: MoveId) -> FullState | None:
    if move not in offered(game, s):
        return None
    after = copy_of(s)
    after.rng = 1
    stage_of(game).step(after, move)
    return after if after.rng == 1 and not after.over else None


class World:
    """A server with the tables of a story, and what must never be seen of it."""

    def __init__(self, server: RunningServer, cookies: dict[str, str], canaries: dict[str, str]) -> None:
        self.server = server
        self.canaries = canaries  # what is derived from the hidden state -> what it is
        self.people = {
            name: httpx.Client(
                base_url=server.address,
                cookies={COOKIE: cookie},
                timeout=PATIENT_S,
                headers={"accept-language": "en"},
                verify=False,
            )
            for name, cookie in cookies.items()
        }

    def close(self) -> None:
        for person in self.people.values():
            person.close()
        self.server.stop()


@contextmanager
def worlds_of(story: Story, database: str, folder: Path) -> Iterator[dict[int | None, World]]:
    """The first world under None, and a twin for every reader."""
    cookies, ids = _people(database)
    with ExitStack() as stack:
        found = {}
        for reader, state in story.worlds.items():
            copied = stack.enter_context(_copied(database, folder / f"{reader}.sqlite3"))
            secret = secret_from_number(77 if reader is None else 100 + reader)
            canaries = asyncio.run(_lay_out(copied, story, state, secret, ids))
            redis = stack.enter_context(_own_redis()) if "://" in database else ""
            server = RunningServer(replace(SETTINGS, database=copied, redis=redis))
            server.app.openapi_schema = description()
            found[reader] = World(server, cookies, canaries)
            stack.callback(found[reader].close)
            until(partial(_hears_redis, server), "Redis is heard")
        yield found


def _hears_redis(server: RunningServer) -> bool:
    return bool(server.app.state.application.redis != "away")


@contextmanager
def _own_redis() -> Iterator[str]:
    """A Redis for one of the servers: tables have the same ids at all of them."""
    redis = OwnRedis()
    try:
        yield f"redis://localhost:{redis.port}"
    finally:
        redis.kill()


@contextmanager
def _copied(database: str, file: Path) -> Iterator[str]:
    if "://" in database:
        with copied_postgres(database) as copy:
            yield copy
    else:
        shutil.copy(database, file)
        yield str(file)


def _people(database: str) -> tuple[dict[str, str], dict[str, str]]:
    """Their cookies and their ids, the same in all worlds. `guest` has no account; `rita` is a host of the server."""
    server = RunningServer(replace(SETTINGS, database=database))
    cookies, ids = {}, {}
    for name in (*SEATED, "hilda", "zoe", "rita", "guest"):
        with httpx.Client(base_url=server.address, timeout=PATIENT_S, verify=False) as client:
            client.get("/api/me").raise_for_status()
            if name != "guest":
                client.post("/api/accounts", json={"name": name, "password": PASSWORD}).raise_for_status()
            cookies[name] = client.cookies[COOKIE]
            ids[name] = client.get("/api/everything").json()["id"]
    server.stop()
    with moderation_of(database) as at:
        at.appoint("rita")
    return cookies, ids


async def _lay_out(database: str, story: Story, state: FullState, secret: bytes, ids: dict[str, str]) -> dict[str, str]:
    """Play the same events in this world: the deal, anna's move, and where the game is over everybody gives up."""
    store = Store(database_url(database))
    registry = TableRegistry(store, replace(SETTINGS, database=database), Fanout(), Metrics())
    people = [Actor(ids[name], name.title()) for name in SEATED[: story.seats]]
    host, canaries = Actor(ids[HOST], HOST.title()), {secret.hex(): "secret"}
    for kind in KINDS:
        if kind in DEALS:
            await _make_deal(store, story, DEALS[kind], table_id(kind), secret, host, people)
        live = await registry.open(_setup(story, state, secret, kind, host, people))
        await _happen(registry, live, host, partial(StartGame.decide, live.match, host))
        if kind != "asked":
            played = partial(MakeMove.for_seat, live.match, Seat(0), story.move, "person")
            await _happen(registry, live, people[0], played)
        for person in people[1:] if kind.endswith("over") else ():  # with the last but one the game is over
            await _happen(registry, live, person, partial(Resign.decide, live.match, person))
        canaries |= _canaries(live.match, secret)
    await registry.close()
    await asyncio.to_thread(store.close)
    return canaries


async def _happen(registry: TableRegistry, live: OpenTable, who: Actor, decide: Any) -> None:
    async with live.lock:
        await registry.store_and_tell(live, who, "", decide)


async def _make_deal(
    store: Store, story: Story, deal: str, table: str, secret: bytes, host: Actor, people: list[Actor]
) -> None:
    """One of friends, at which everybody sits at the same table."""
    now = now_ms()
    made = DealRow(
        id=deal,
        game=story.game.meta.key,
        day=None,
        seats=story.seats,
        options={option.name: option.default for option in story.game.meta.options},
        level="greedy",
        secret=secret,
        host=host.user,
        name=deal,
        created=now,
        until=now + 86_400_000,
        opened=False,
    )
    await store.writer.run(lambda c: deals.make(c, made))
    for person in people:
        await store.writer.run(partial(deals.take_place, deal=deal, user=person.user, table=table, at=now))


def _setup(story: Story, state: FullState, secret: bytes, kind: str, host: Actor, people: list[Actor]) -> TableSetup:
    game = story.game
    return TableSetup(
        id=table_id(kind),
        game=game.meta.key,
        rules_version=game.meta.rules_version,
        edition=game.edition,
        host=host.user,
        secret=secret,
        seats=tuple({"user": one.user, "name": one.name, "level": None} for one in people),
        options={option.name: option.default for option in game.meta.options},
        clock=Clock(),
        spectators="off" if kind in DEALS else "public",
        absence=Absence(),
        rated=False,
        created=now_ms(),
        listed=kind == "running",
        position=position_of(game, state),
        sealed=kind in DEALS,
        deal=DEALS.get(kind, ""),
    )


def _canaries(match: Match, secret: bytes) -> dict[str, str]:
    """Everything that is derived from the hidden state, in the forms in which it could be written."""
    assert match.table is not None
    found: dict[str, str] = {}
    for past in match.table.past:
        for s in (past.before, past.after):
            found |= {unkeyed_hash(s): "unkeyed hash", state_hash(s, secret): "keyed hash", s.tobytes().hex(): "state"}
        found[str(past.luck)] = "random numbers of a move"
    return found


def commitments(world: World) -> set[str]:
    """Published before the game, and different in every world."""
    return {commitment_to(bytes.fromhex(one)) for one, what in world.canaries.items() if what == "secret"}
