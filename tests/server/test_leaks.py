"""Everything a seat receives is the same, to the byte, when what it cannot know is different."""

from __future__ import annotations

import asyncio
import copy
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import orjson
import pytest
from pydantic_core import to_json

from bauhuette.engine.game import Game
from bauhuette.engine.jit import COMPILED
from bauhuette.engine.record import SPECTATOR
from bauhuette.engine.rng import luck_of_move, secret_from_number
from bauhuette.match.commands.advice import SetTutor
from bauhuette.match.commands.moves import MakeMove
from bauhuette.match.commands.standing_orders import GiveOrders, PrepareAnswers
from bauhuette.match.commands.start import StartGame
from bauhuette.match.commands.substitution import HandOver
from bauhuette.match.events import Actor
from bauhuette.match.match import Match
from bauhuette.match.refusal import CommandRefused
from bauhuette.server.access.views import changes, own_part, view_json
from bauhuette.server.metrics import Metrics
from bauhuette.server.settings import Settings
from bauhuette.server.storage import database
from bauhuette.server.storage.store import Store, database_url
from bauhuette.server.tables.fanout import Fanout
from bauhuette.server.tables.open_table import OpenTable
from bauhuette.server.tables.questions import weights, why
from bauhuette.server.tables.registry import TableRegistry
from bauhuette.server.workers.bot_jobs import named
from bauhuette.server.workers.worker import JOBS
from bauhuette.testkit.random_games import determinized, hidden
from tests.limits import Rounds
from tests.match.at_a_table import ANNA, BEN, CLEO, ZOE, bot, happen, mover, new_match, running, sitting

EVERYBODY = (ANNA, BEN, CLEO, Actor("dora", "Dora"))
ZOE_WATCHES = len(EVERYBODY)


def random_match(game: Game, seats: int, seed: int) -> Match:
    people = [sitting(who) for who in EVERYBODY[:seats]]
    match = new_match(*people, key=game.meta.key, seed=seed)
    happen(match, StartGame.decide(match, ANNA))
    return match


def some_states(match: Match, seed: int, moves: int, every: int) -> Iterator[int]:
    """Play at random and stop now and then."""
    assert match.table is not None
    for number in range(moves):
        if match.to_move is None:
            return
        if number % every == 0:
            yield number
        offered = match.table.offered()
        choice = luck_of_move(secret_from_number(seed), ("leak",), number) % len(offered)
        happen(match, MakeMove.for_seat(match, match.to_move, int(offered[choice]), by="person"))


def in_another_world(match: Match, seat: int, number: int) -> Match:
    """The same match, with everything this seat cannot know dealt anew."""
    assert match.table is not None
    state = match.table.state
    world = determinized(match.game, hidden(match.game, state, seat), seat, number)
    world.rng = state.rng
    twin, twin.table = copy.copy(match), copy.copy(match.table)
    twin.table.state = world
    twin.steps = [*match.steps[:-1], match.steps[-1]._replace(after=world)]
    return twin


def received(match: Match, who: Actor, before: dict[str, Any] | None = None) -> bytes:
    """All bytes a reader can get out of a table at this moment: the view, every reason, every refusal.

    `before`: also what is different since this own part of a view.
    """
    live = OpenTable(match, [])
    own = own_part(match, who.user, match.version - 1, 0, who.seat)
    view = view_json(live.shared_json(), orjson.dumps(own))
    different = orjson.dumps(changes(before, own)) if before else b""
    moves = range(0, match.game.MOVES.size, max(1, match.game.MOVES.size // 40))
    reasons = [why(live, who, move, "en") for move in moves]
    return to_json([view.decode(), different.decode(), reasons, [_refusal(match, who, move) for move in moves]])


def _refusal(match: Match, who: Actor, move: int) -> str:
    try:
        return str(MakeMove.decide(match, who, match.version, move).kind)
    except CommandRefused as refused:
        return f"{refused.code} {refused.text('de')}"


@pytest.mark.parametrize("seed", range(2))
def test_what_is_received_does_not_depend_on_what_is_hidden(game: Game, seats: int, seed: int) -> None:
    match = random_match(game, seats, seed)
    compared = 0
    before: dict[int, dict[str, Any]] = {}
    for number in some_states(match, seed, moves=160, every=20):
        for seat in (*range(seats), SPECTATOR):
            who = ZOE if seat == SPECTATOR else EVERYBODY[seat]
            truth = received(match, who, before.get(seat))
            other = received(in_another_world(match, seat, number), who, before.get(seat))
            assert other == truth, f"{game.meta.key}, state {number}, reader {seat}"
            before[seat] = own_part(match, who.user, 0, 0, who.seat)
            compared += 1
    assert compared > seats


class Weighing:
    """Bot jobs that are done at once, in this process."""

    def __init__(self) -> None:
        self.bot_jobs = self

    async def question(self, _owner: Any, game: Game, job: str, known: Any, seat: int) -> Any:
        [found] = JOBS[job]({**named(game), "seat": seat, "determinizations": 32}, known.tobytes())
        return orjson.loads(found)


@pytest.mark.skipif(not COMPILED, reason="weighing takes thousands of playouts")
def test_a_tutor_says_the_same_whatever_is_hidden(game: Game, seats: int) -> None:
    """To the seat that is asked the same to the byte, with another luck to come, too; to everybody else nothing."""
    match = random_match(game, seats, 2)
    for person in EVERYBODY[:seats]:
        match.rated = False
        happen(match, SetTutor.decide(match, person, True))
    told = 0
    for number in some_states(match, 2, moves=60, every=20):
        assert match.to_move is not None
        for seat in (*range(seats), SPECTATOR):
            who = ZOE if seat == SPECTATOR else EVERYBODY[seat]
            other = in_another_world(match, seat, number)
            assert other.table is not None
            other.table.state.rng += 1
            answers = [
                asyncio.run(weights(Weighing(), OpenTable(one, []), who, "q-12345678", "en")) for one in (match, other)
            ]
            assert to_json(answers[0]) == to_json(answers[1])
            has_choice = match.table is not None and len(match.table.offered()) > 1
            assert bool(answers[0].weights) == bool(answers[0].shares) == (has_choice and seat == match.to_move)
            told += len(answers[0].weights)
    assert told > 0


def test_people_at_one_device_receive_only_what_the_chosen_seat_knows(game: Game, seats: int) -> None:
    """All seats belong to one session: each choice shows what that seat knows, and no choice what a spectator does."""
    people = [{**sitting(who), "user": ANNA.user} for who in EVERYBODY[:seats]]
    match = new_match(*people, key=game.meta.key, seed=3)
    happen(match, StartGame.decide(match, ANNA))
    for number in some_states(match, 3, moves=100, every=25):
        for seat in (*range(seats), SPECTATOR):
            who = ANNA._replace(seat=None if seat == SPECTATOR else seat)
            assert received(in_another_world(match, seat, number), who) == received(match, who)


def test_the_comparison_can_fail(game: Game) -> None:
    """A seat's own hidden things do change what it receives."""
    match = random_match(game, max(game.meta.seats), 1)
    assert match.table is not None
    changed = 0
    for number in some_states(match, 1, moves=120, every=10):
        twin = in_another_world(match, SPECTATOR, number)
        changed += received(twin, ANNA) != received(match, ANNA)
    assert changed


def test_nobody_sees_who_or_what_made_a_move() -> None:
    """A person, a standing instruction and the fallen flag look the same to everybody."""
    seen = set()
    for by in ("person", "standing", "clock"):
        match = running()
        assert match.table is not None
        assert match.to_move is not None
        happen(match, MakeMove.for_seat(match, match.to_move, int(match.table.offered()[0]), by=by))
        readers = (ANNA, BEN, CLEO, ZOE)
        seen.add(b"".join(received(match, who) for who in readers))
    assert len(seen) == 1


def test_standing_instructions_are_private() -> None:
    plain, standing = running(), running()
    who = mover(standing)
    happen(standing, GiveOrders.decide(standing, who, [{"family": "play", "args": {}, "at_most": {}}], "game"))
    happen(standing, GiveOrders.decide(standing, who, [{"family": "done", "args": {}, "at_most": {}}], "game"))
    for reader in (ANNA, BEN, CLEO, ZOE):
        same = received(plain, reader) == received(standing, reader)
        assert same == (reader.user != who.user)


def test_prepared_answers_are_private() -> None:
    plain, prepared = running(), running()
    who = mover(prepared)
    happen(prepared, PrepareAnswers.decide(prepared, who, [{"wish": {"family": "play"}, "after": None}]))
    for reader in (ANNA, BEN, CLEO, ZOE):
        same = received(plain, reader) == received(prepared, reader)
        assert same == (reader.user != who.user)


@pytest.mark.parametrize("instruction", [False, True])
def test_automatic_answers_wait_as_long_as_thinking_would(tmp_path: Path, instruction: bool) -> None:
    """A bot that knows at once and an instruction that is certain both take the same kind of pause."""

    async def first_answer_s() -> float:
        store = Store(database_url(str(tmp_path / "pace.sqlite3")))

        database.migrate(store.engine)
        registry = TableRegistry(store, Settings(pace=(0.4, 0.5)), Fanout(), Metrics())
        seats: list[Any] = [sitting(ANNA), bot("random"), bot("random")]
        if instruction:
            seats = [sitting(who) for who in (ANNA, BEN, CLEO)]
        live = await registry.open(new_match(*seats).setup)
        async with live.lock:
            await registry.store_and_tell(live, ANNA, "", lambda: StartGame.decide(live.match, ANNA))
        begun = time.monotonic()
        await _let_somebody_answer(registry, live, instruction)
        rounds = Rounds("first answer s")
        while live.match.steps[-1].seat is None and rounds():
            await asyncio.sleep(0.005)
        took = time.monotonic() - begun
        await registry.close()
        store.close()
        return took

    assert asyncio.run(first_answer_s()) >= 0.39


async def _let_somebody_answer(registry: TableRegistry, live: OpenTable, instruction: bool) -> None:
    match = live.match
    async with live.lock:
        if instruction:
            wish = [{"family": "play", "args": {}, "at_most": {}}]
            await registry.store_and_tell(
                live, mover(match), "", lambda: GiveOrders.decide(match, mover(match), wish, "game")
            )
        elif match.to_move == 0:
            await registry.store_and_tell(live, ANNA, "", lambda: HandOver.decide(match, ANNA, "random"))
