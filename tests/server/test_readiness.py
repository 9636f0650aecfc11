"""`/readyz` says what `bauhuette doctor` says of vital things; rules that could not be compiled are tried again."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path

import httpx
import psycopg
import pytest

from bauhuette.client import Refused
from bauhuette.engine.game import Game
from bauhuette.engine.warmup import Report, warm_up
from bauhuette.server import doctor
from bauhuette.server.doctor import Finding, Patient, State
from bauhuette.server.http import readiness
from bauhuette.server.settings import Settings
from bauhuette.server.storage.store import database_url, engine_for
from bauhuette.server.workers import warmth
from bauhuette.server.workers.warmth import Warmth
from tests.limits import PATIENT_S
from tests.server.running import POSTGRES, RunningServer
from tests.server.test_slow import until

Start = Callable[..., RunningServer]


def on_the_side(url: str, statement: str) -> None:
    """As its owner changes a database, and everybody who is connected must connect anew."""
    name = url.rpartition("/")[2]
    with psycopg.connect(POSTGRES, autocommit=True) as connection:
        connection.execute(statement.format(name=name).encode())
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])


def form(url: str, number: str) -> None:
    engine = engine_for(database_url(url))
    with engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{number}'")
    engine.dispose()


def no_room(_: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "LEAST_DISK", 1 << 60)


def no_cache(_: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "cache_root", lambda: Path(__file__))


READ_ONLY = 'ALTER DATABASE "{name}" SET default_transaction_read_only = on'
SHUT = 'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false'
BREAK: dict[str, tuple[str, Callable[[str, pytest.MonkeyPatch], None]]] = {
    "database": ("postgresql", lambda url, _: on_the_side(url, SHUT)),
    "writes": ("postgresql", lambda url, _: on_the_side(url, READ_ONLY)),
    "schema": ("sqlite", lambda url, _: form(url, "0001")),
    "newer": ("sqlite", lambda url, _: form(url, "9999")),
    "disk": ("sqlite", no_room),
    "cache": ("sqlite", no_cache),
}


def vital(url: str) -> set[str]:
    """What the doctor calls broken."""
    engine = engine_for(database_url(url))
    found = {finding.name for finding in doctor.examine(Patient(Settings(), engine), doctor.VITAL) if is_bad(finding)}
    engine.dispose()
    return found


def is_bad(finding: Finding) -> bool:
    return finding.state == State.BAD


@pytest.mark.parametrize("thing", BREAK)
def test_whatever_vital_is_broken_both_say_so(
    start: Start, tmp_path: Path, thing: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "KEPT_S", 0.0)
    kind, broken = BREAK[thing]
    file = str(tmp_path / "tables.sqlite3")
    url = str(request.getfixturevalue("postgres")) if kind == "postgresql" else file
    server = start(database=url)
    assert httpx.get(f"{server.address}/readyz", timeout=PATIENT_S).json()["broken"] == []
    assert vital(url) == set()
    broken(url, monkeypatch)
    answer = httpx.get(f"{server.address}/readyz", timeout=PATIENT_S)
    assert (answer.status_code, answer.json()["status"]) == (503, "broken")
    assert thing in answer.json()["broken"]
    assert set(answer.json()["broken"]) == vital(url)


def test_every_vital_check_is_broken_above() -> None:
    checked = {"database": 1, "schema": 1, "newer": 0, "writes": 1, "disk": 1, "cache": 1}  # newer: of the same check
    assert set(BREAK) == set(checked)
    assert sum(checked.values()) == len(doctor.VITAL)


def test_many_questions_are_one_look_and_a_look_that_hangs_holds_nobody_up(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_end, looks = threading.Event(), []

    def hangs(_: Patient) -> Iterator[Finding]:
        looks.append(1)
        may_end.wait(PATIENT_S)
        yield Finding("database", State.GOOD, {})

    monkeypatch.setattr(readiness, "VITAL", (hangs,))
    monkeypatch.setattr(readiness, "PATIENCE_S", 0.01)
    monkeypatch.setattr(readiness, "KEPT_S", 600.0)
    for _ in range(5):
        assert httpx.get(f"{server.address}/readyz", timeout=PATIENT_S).json()["broken"] == ["database"]
        assert httpx.get(f"{server.address}/healthz", timeout=PATIENT_S).status_code == 200
    may_end.set()
    until(lambda: httpx.get(f"{server.address}/readyz", timeout=PATIENT_S).status_code == 200)
    assert httpx.get(f"{server.address}/readyz", timeout=PATIENT_S).json()["broken"] == []
    assert len(looks) == 1


def test_rules_that_could_not_be_compiled_are_tried_again(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    earlier = start()
    anna = earlier.visitor("Anna")
    table = anna.open("pillars", ["me", "open", "open"])
    earlier.stop()
    waits: list[float] = []
    mended = threading.Event()

    def warm_or_fail(game: Game, report: Report) -> None:
        if game.meta.key == "pillars" and not mended.is_set():
            raise FileNotFoundError("somebody deleted the cache")
        warm_up(game, report)

    monkeypatch.setattr(warmth, "warm_up", warm_or_fail)
    rest = Warmth._rest

    def wait_and_note(self: Warmth, seconds: float) -> None:
        waits.append(seconds)
        rest(self, seconds)

    monkeypatch.setattr(Warmth, "_rest", wait_and_note)
    monkeypatch.setattr(warmth, "FIRST_WAIT_S", 0.02)
    monkeypatch.setattr(Warmth, "_done", {})  # as in a process of its own
    server = start(database=str(tmp_path / "tables.sqlite3"))
    anna = server.same(anna)
    until(lambda: len(waits) > 2)
    answer = httpx.get(f"{server.address}/readyz", timeout=PATIENT_S)
    assert (answer.status_code, answer.json()["status"], answer.json()["rules"]) == (503, "rules", ["pillars"])
    with pytest.raises(Refused, match="tried again"):
        anna.watch(table.id)
    with pytest.raises(Refused, match="tried again"):
        anna.open("pillars", ["me", "open", "open"])
    assert server.app.state.house.hall.damaged == set(), "nothing is wrong with what is stored"
    assert waits[:3] == [0.02, 0.04, 0.08]
    mended.set()
    until(lambda: httpx.get(f"{server.address}/readyz", timeout=PATIENT_S).status_code == 200)
    assert anna.watch(table.id).view["status"] == "lobby"


def test_another_game_begun_meanwhile_disturbs_nobody_who_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are prepared in other threads: while one is asked about, the next is begun."""
    known: dict[str, Future[None]] = {"pillars": Future(), "contest": Future()}

    def begun_meanwhile(done: Future[None]) -> bool:
        known[f"after {len(known)}"] = Future()
        return done is known["contest"]

    monkeypatch.setattr(Warmth, "_done", known)
    monkeypatch.setattr(warmth, "_has_failed", begun_meanwhile)
    assert Warmth().failed() == ["contest"]
