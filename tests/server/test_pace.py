"""How fast bots go on: as slowly as anybody wants who plays, and never by what only the bot knows."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from bauhuette.engine.types import Seat
from bauhuette.server.settings import Settings
from bauhuette.server.tables.open_table import OpenTable
from bauhuette.server.tables.scheduler import PACES, Duty, TableScheduler
from bauhuette.server.tables.socket_schemas import Tempo
from tests.match.at_a_table import ANNA, BEN, ZOE, running

PAUSE = 0.8


class Wish(NamedTuple):
    """A connection, as far as it matters here."""

    user: str
    tempo: Tempo


def listening(live: OpenTable, *wishes: tuple[str, Tempo]) -> OpenTable:
    listeners: set[Any] = {Wish(user, tempo) for user, tempo in wishes}
    live.listeners = listeners
    return live


def test_the_slowest_wish_of_those_who_play_counts() -> None:
    live = OpenTable(running(), [])
    assert live.tempo() == "calm"
    assert listening(live, (ANNA.user, "instant")).tempo() == "instant"
    assert listening(live, (ANNA.user, "instant"), (BEN.user, "quick")).tempo() == "quick"
    assert listening(live, (ANNA.user, "instant"), (ZOE.user, "calm")).tempo() == "instant"
    assert listening(live, (ZOE.user, "quick")).tempo() == "quick"


def test_wishes_of_people_at_another_process_count_while_they_are_believed() -> None:
    live = listening(OpenTable(running(), []), (ANNA.user, "instant"))
    live.believe("other", [BEN.user], 100, "quick")
    assert live.tempo() == "quick"
    live.believe("other", [BEN.user], 200)  # of the database, which knows who is there and nothing of a tempo
    assert live.tempo() == "quick"
    live.doubt(300)
    assert live.tempo() == "instant"


@pytest.fixture
def scheduler(monkeypatch: pytest.MonkeyPatch) -> TableScheduler:
    monkeypatch.setattr(random, "uniform", lambda *_: PAUSE)
    registry: Any = SimpleNamespace()
    return TableScheduler(registry, Settings())


def table(level: str, last: int | None, tempo: Tempo) -> Any:
    """All that may decide about a pause: everybody knows it. There is no position to look at."""
    seats = [SimpleNamespace(level=level, played_by_bot=True), SimpleNamespace(level=None, played_by_bot=False)]
    match = SimpleNamespace(seats=seats, steps=[SimpleNamespace(seat=last)], setup=SimpleNamespace(tournament=None))
    return SimpleNamespace(match=match, tempo=lambda: tempo, pauses=0.0)


@pytest.mark.parametrize("tempo", PACES)
def test_a_turn_is_waited_for_not_its_steps(scheduler: TableScheduler, tempo: Tempo) -> None:
    pace, duty = PACES[tempo], Duty("bot", Seat(0), 0)
    assert scheduler.measure(table("journeyman", 1, tempo), duty) == (1.0, pace.opening * PAUSE)
    assert scheduler.measure(table("journeyman", 0, tempo), duty) == (pace.thinks, pace.following * PAUSE)
    thinks, waits = scheduler.measure(table("master", 0, tempo), duty)
    assert waits == pytest.approx(1.8 * thinks + pace.following * PAUSE)


def test_standing_instructions_keep_their_pause(scheduler: TableScheduler) -> None:
    """Whoever plays must not be told apart from what they left behind."""
    assert scheduler.measure(table("", 0, "instant"), Duty("standing", Seat(0), 0)) == (1.0, PAUSE)


@pytest.mark.parametrize(("tempo", "most"), [("quick", 4.0), ("calm", 13.0)])
def test_however_much_bots_have_to_do_people_wait_for_so_long_at_most(tempo: Tempo, most: float) -> None:
    """Five hundred steps in a row; three turns of nine steps each are not hurried."""
    registry: Any = SimpleNamespace()
    scheduler, live, duty = TableScheduler(registry, Settings()), table("journeyman", 1, tempo), Duty("bot", Seat(0), 0)
    waits = []
    for _ in range(500):
        waits.append(scheduler.measure(live, duty)[1])
        live.match.steps.append(SimpleNamespace(seat=0))
    assert sum(waits) < most
    assert min(waits[1:27]) >= PACES[tempo].following * Settings().pace[0] / 2
    live.match.steps.append(SimpleNamespace(seat=1))
    assert scheduler.measure(live, duty)[1] >= PACES[tempo].opening * Settings().pace[0]
