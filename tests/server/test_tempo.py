"""How fast bots go on: as slowly as anybody wants who plays, and never by what only the bot knows."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from bauhuette.engine.eyes import Seat
from bauhuette.server.settings import Settings
from bauhuette.server.tables.live import Live
from bauhuette.server.tables.steward import PACES, Duty, Steward
from bauhuette.server.wire import Tempo
from tests.match.at_a_table import ANNA, BEN, ZOE, running

PAUSE = 0.8


class Wish(NamedTuple):
    """A connection, as far as it matters here."""

    user: str
    tempo: Tempo


def listening(live: Live, *wishes: tuple[str, Tempo]) -> Live:
    listeners: set[Any] = {Wish(user, tempo) for user, tempo in wishes}
    live.listeners = listeners
    return live


def test_the_slowest_wish_of_those_who_play_counts() -> None:
    live = Live(running(), [])
    assert live.tempo() == "calm"
    assert listening(live, (ANNA.user, "instant")).tempo() == "instant"
    assert listening(live, (ANNA.user, "instant"), (BEN.user, "quick")).tempo() == "quick"
    assert listening(live, (ANNA.user, "instant"), (ZOE.user, "calm")).tempo() == "instant"
    assert listening(live, (ZOE.user, "quick")).tempo() == "quick"


@pytest.fixture
def steward(monkeypatch: pytest.MonkeyPatch) -> Steward:
    monkeypatch.setattr(random, "uniform", lambda *_: PAUSE)
    hall: Any = SimpleNamespace()
    return Steward(hall, Settings())


def table(level: str, last: int | None, tempo: Tempo) -> Any:
    """All that may decide about a pause: everybody knows it. There is no position to look at."""
    match = SimpleNamespace(seats=[SimpleNamespace(level=level)] * 2, steps=[SimpleNamespace(seat=last)])
    return SimpleNamespace(match=match, tempo=lambda: tempo)


@pytest.mark.parametrize("tempo", PACES)
def test_a_turn_is_waited_for_not_its_steps(steward: Steward, tempo: Tempo) -> None:
    pace, duty = PACES[tempo], Duty("bot", Seat(0), 0)
    assert steward.measure(table("journeyman", 1, tempo), duty) == (1.0, pace.opening * PAUSE)
    assert steward.measure(table("journeyman", 0, tempo), duty) == (pace.thinks, pace.following * PAUSE)
    thinks, waits = steward.measure(table("master", 0, tempo), duty)
    assert waits == pytest.approx(1.8 * thinks + pace.following * PAUSE)


def test_standing_instructions_keep_their_pause(steward: Steward) -> None:
    """Whoever plays must not be told apart from what they left behind."""
    assert steward.measure(table("", 0, "instant"), Duty("standing", Seat(0), 0)) == (1.0, PAUSE)


def test_a_round_of_journeymen_at_a_quick_tempo_is_short() -> None:
    """Three turns of nine steps each, with the longest pauses there are."""
    longest, pace = Settings().pace[1], PACES["quick"]
    assert 3 * longest * (pace.opening + 8 * pace.following) < 5.0
    mean = sum(Settings().pace) / 2
    assert 3 * mean * (pace.opening + 8 * pace.following) < 4.0
