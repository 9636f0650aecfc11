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
from bauhuette.engine.luck import luck_of_move, secret_from_number
from bauhuette.engine.record import SPECTATOR
from bauhuette.match.events import Who
from bauhuette.match.match import Match
from bauhuette.match.refusal import Refused
from bauhuette.match.verbs.advising import Tutor
from bauhuette.match.verbs.handing import Hand
from bauhuette.match.verbs.instructing import Instruct, Prepare
from bauhuette.match.verbs.playing import Play
from bauhuette.match.verbs.starting import Start
from bauhuette.server.metrics import Metrics
from bauhuette.server.settings import Settings
from bauhuette.server.sight.views import own_part, view_json
from bauhuette.server.storage import database
from bauhuette.server.storage.store import Store, database_url
from bauhuette.server.tables.fanout import Fanout
from bauhuette.server.tables.hall import Hall
from bauhuette.server.tables.live import Live
from bauhuette.server.tables.questions import weights, why
from bauhuette.server.workers.worker import JOBS
from bauhuette.testkit.play import hidden, imagined
from tests.limits import Rounds
from tests.match.at_a_table import ANNA, BEN, CLEO, ZOE, bot, happen, mover, new_match, running, sitting

EVERYBODY = (ANNA, BEN, CLEO, Who("dora", "Dora"))
ZOE_WATCHES = len(EVERYBODY)


def random_match(game: Game, seats: int, seed: int) -> Match:
    people = [sitting(who) for who in EVERYBODY[:seats]]
    match = new_match(*people, key=game.meta.key, seed=seed)
    happen(match, Start.propose(match, ANNA))
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
        happen(match, Play.for_seat(match, match.to_move, int(offered[choice]), by="person"))


def in_another_world(match: Match, seat: int, number: int) -> Match:
    """The same match, with everything this seat cannot know dealt anew."""
    assert match.table is not None
    state = match.table.state
    world = imagined(match.game, hidden(match.game, state, seat), seat, number)
    world.rng = state.rng
    twin, twin.table = copy.copy(match), copy.copy(match.table)
    twin.table.state = world
    twin.steps = [*match.steps[:-1], match.steps[-1]._replace(after=world)]
    return twin


def received(match: Match, who: Who) -> bytes:
    """All bytes a reader can get out of a table at this moment: the view, every reason, every refusal."""
    live = Live(match, [])
    view = view_json(live.shared_json(), orjson.dumps(own_part(match, who.user, match.version - 1, 0, who.seat)))
    moves = range(0, match.game.MOVES.size, max(1, match.game.MOVES.size // 40))
    reasons = [why(live, who, move, "en") for move in moves]
    return to_json([view.decode(), reasons, [_refusal(match, who, move) for move in moves]])


def _refusal(match: Match, who: Who, move: int) -> str:
    try:
        return str(Play.propose(match, who, match.version, move).kind)
    except Refused as refused:
        return f"{refused.code} {refused.text('de')}"


@pytest.mark.parametrize("seed", range(2))
def test_what_is_received_does_not_depend_on_what_is_hidden(game: Game, seats: int, seed: int) -> None:
    match = random_match(game, seats, seed)
    compared = 0
    for number in some_states(match, seed, moves=160, every=20):
        for seat in (*range(seats), SPECTATOR):
            who = ZOE if seat == SPECTATOR else EVERYBODY[seat]
            truth = received(match, who)
            other = received(in_another_world(match, seat, number), who)
            assert other == truth, f"{game.meta.key}, state {number}, reader {seat}"
            compared += 1
    assert compared > seats


class Weighing:
    """A hall whose worker weighs at once, in this process."""

    def __init__(self) -> None:
        self.thinker = self

    async def question(self, _owner: Any, game: Game, job: str, known: Any, seat: int) -> Any:
        [found] = JOBS[job]({"game": game.meta.key, "seat": seat}, known.tobytes())
        return orjson.loads(found)


@pytest.mark.skipif(not COMPILED, reason="weighing takes thousands of playouts")
def test_a_tutor_says_the_same_whatever_is_hidden(game: Game, seats: int) -> None:
    """To the seat that is asked the same to the byte, with another luck to come, too; to everybody else nothing."""
    match = random_match(game, seats, 2)
    for person in EVERYBODY[:seats]:
        match.rated = False
        happen(match, Tutor.propose(match, person, True))
    told = 0
    for number in some_states(match, 2, moves=60, every=20):
        assert match.to_move is not None
        for seat in (*range(seats), SPECTATOR):
            who = ZOE if seat == SPECTATOR else EVERYBODY[seat]
            other = in_another_world(match, seat, number)
            assert other.table is not None
            other.table.state.rng += 1
            answers = [
                asyncio.run(weights(Weighing(), Live(one, []), who, "q-12345678", "en")) for one in (match, other)
            ]
            assert to_json(answers[0]) == to_json(answers[1])
            assert bool(answers[0].weights) == bool(answers[0].shares) == (seat == match.to_move)
            told += len(answers[0].weights)
    assert told > 0


def test_people_at_one_device_receive_only_what_the_chosen_seat_knows(game: Game, seats: int) -> None:
    """All seats belong to one session: each choice shows what that seat knows, and no choice what a spectator does."""
    people = [{**sitting(who), "user": ANNA.user} for who in EVERYBODY[:seats]]
    match = new_match(*people, key=game.meta.key, seed=3)
    happen(match, Start.propose(match, ANNA))
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
        happen(match, Play.for_seat(match, match.to_move, int(match.table.offered()[0]), by=by))
        readers = (ANNA, BEN, CLEO, ZOE)
        seen.add(b"".join(received(match, who) for who in readers))
    assert len(seen) == 1


def test_standing_instructions_are_private() -> None:
    plain, standing = running(), running()
    who = mover(standing)
    happen(standing, Instruct.propose(standing, who, [{"family": "play", "args": {}, "at_most": {}}], "game"))
    happen(standing, Instruct.propose(standing, who, [{"family": "done", "args": {}, "at_most": {}}], "game"))
    for reader in (ANNA, BEN, CLEO, ZOE):
        same = received(plain, reader) == received(standing, reader)
        assert same == (reader.user != who.user)


def test_prepared_answers_are_private() -> None:
    plain, prepared = running(), running()
    who = mover(prepared)
    happen(prepared, Prepare.propose(prepared, who, [{"wish": {"family": "play"}, "after": None}]))
    for reader in (ANNA, BEN, CLEO, ZOE):
        same = received(plain, reader) == received(prepared, reader)
        assert same == (reader.user != who.user)


@pytest.mark.parametrize("instruction", [False, True])
def test_automatic_answers_wait_as_long_as_thinking_would(tmp_path: Path, instruction: bool) -> None:
    """A bot that knows at once and an instruction that is certain both take the same kind of pause."""

    async def first_answer_s() -> float:
        store = Store(database_url(str(tmp_path / "pace.sqlite3")))

        database.migrate(store.engine)
        hall = Hall(store, Settings(pace=(0.4, 0.5)), Fanout(), Metrics())
        seats: list[Any] = [sitting(ANNA), bot("random"), bot("random")]
        if instruction:
            seats = [sitting(who) for who in (ANNA, BEN, CLEO)]
        live = await hall.open(new_match(*seats).setup)
        async with live.lock:
            await hall.store_and_tell(live, ANNA, "", lambda: Start.propose(live.match, ANNA))
        begun = time.monotonic()
        await _let_somebody_answer(hall, live, instruction)
        rounds = Rounds("first answer s")
        while live.match.steps[-1].seat is None and rounds():
            await asyncio.sleep(0.005)
        took = time.monotonic() - begun
        await hall.close()
        store.close()
        return took

    assert asyncio.run(first_answer_s()) >= 0.39


async def _let_somebody_answer(hall: Hall, live: Live, instruction: bool) -> None:
    match = live.match
    async with live.lock:
        if instruction:
            wish = [{"family": "play", "args": {}, "at_most": {}}]
            await hall.store_and_tell(
                live, mover(match), "", lambda: Instruct.propose(match, mover(match), wish, "game")
            )
        elif match.to_move == 0:
            await hall.store_and_tell(live, ANNA, "", lambda: Hand.propose(match, ANNA, "random"))
