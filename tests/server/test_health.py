"""`/readyz` says what `bauhuette doctor` says of vital things; rules that could not be compiled are tried again."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from bauhuette import compilation
from bauhuette.server import doctor
from bauhuette.server.doctor import CheckContext, CheckState, Finding
from bauhuette.server.http import health
from bauhuette.server.refusals import Denied
from bauhuette.server.settings import Settings
from bauhuette.server.storage.store import database_url, engine_for
from bauhuette.server.workers import bot_jobs
from bauhuette.server.workers import compilation as workers_compilation
from bauhuette.server.workers.compilation import GameCompilation
from tests.limits import PATIENT_S, Rounds, until
from tests.server.running import POSTGRES, RunningServer

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
    found = {
        finding.name for finding in doctor.examine(CheckContext(Settings(), engine), doctor.VITAL) if is_bad(finding)
    }
    engine.dispose()
    return found


def is_bad(finding: Finding) -> bool:
    return finding.state == CheckState.BAD


@pytest.mark.parametrize("thing", BREAK)
def test_whatever_vital_is_broken_both_say_so(
    start: Start, tmp_path: Path, thing: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "KEPT_S", 0.0)
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

    def hangs(_: CheckContext) -> Iterator[Finding]:
        looks.append(1)
        may_end.wait(PATIENT_S)
        yield Finding("database", CheckState.GOOD, {})

    monkeypatch.setattr(health, "VITAL", (hangs,))
    monkeypatch.setattr(health, "PATIENCE_S", 0.01)
    monkeypatch.setattr(health, "KEPT_S", 600.0)
    for _ in range(5):
        assert httpx.get(f"{server.address}/readyz", timeout=PATIENT_S).json()["broken"] == ["database"]
        assert httpx.get(f"{server.address}/healthz", timeout=PATIENT_S).status_code == 200
    may_end.set()
    until(lambda: httpx.get(f"{server.address}/readyz", timeout=PATIENT_S).status_code == 200)
    assert httpx.get(f"{server.address}/readyz", timeout=PATIENT_S).json()["broken"] == []
    assert len(looks) == 1


def test_a_game_that_cannot_be_compiled_is_played_and_tried_again(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []
    mended = threading.Event()
    begin = compilation.Compilation.start

    def begin_or_fail(self: compilation.Compilation, *given: Any) -> None:
        if self.game.meta.key == "pillars" and not mended.is_set():
            self.ended, self.error = Future(), "FileNotFoundError: the cache was deleted"
            self.ended.set_result(None)
        else:
            begin(self, *given)

    monkeypatch.setattr(compilation.Compilation, "start", begin_or_fail)
    monkeypatch.setattr(compilation, "_compilations", {})  # as in a process of its own
    rest = GameCompilation._rest

    def wait_and_note(self: GameCompilation, seconds: float) -> None:
        waits.append(seconds)
        rest(self, seconds)

    monkeypatch.setattr(GameCompilation, "_rest", wait_and_note)
    monkeypatch.setattr(workers_compilation, "FIRST_WAIT_S", 0.02)
    server = start()
    until(lambda: len(waits) > 2)
    assert waits[:3] == [0.02, 0.04, 0.08]
    answer = httpx.get(f"{server.address}/readyz", timeout=PATIENT_S)
    assert (answer.status_code, answer.json()["status"], answer.json()["rules"]) == (200, "rules", ["pillars"])
    with pytest.raises(Denied):
        server.on_loop(server.app.state.application.compilation.compiled("pillars"))
    table = server.visitor("Anna").open("pillars", ["me", "greedy", "greedy"])
    table.start()
    next(table.turns())
    table.move(table.view["play"]["moves"][0])
    mended.set()
    until(lambda: httpx.get(f"{server.address}/readyz", timeout=PATIENT_S).json()["rules"] == [])
    assert server.on_loop(server.app.state.application.compilation.compiled("pillars")).meta.key == "pillars"


def test_bots_play_greedily_until_their_search_is_compiled(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = threading.Event()
    monkeypatch.setattr(bot_jobs, "is_search_warm", lambda _: compiled.is_set())
    server = start()
    table = server.visitor("Anna").open("pillars", ["me", "journeyman", "journeyman"])
    table.start()
    turns = table.turns()
    rounds = Rounds("the table is compiled")
    while not table.view.get("compiling") and rounds():  # Anna may begin
        table.move(next(turns)["play"]["moves"][0])
        table.refresh()
    assert not server.app.state.application.pools.bots.processes()
    compiled.set()
    while next(turns)["compiling"] and rounds():
        table.move(table.view["play"]["moves"][0])
    assert server.app.state.application.pools.bots.processes()
