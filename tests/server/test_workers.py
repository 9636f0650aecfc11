"""What comes from outside is looked at in processes that may break; the server answers all the same."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bauhuette.client import Refused, Visitor
from bauhuette.match.record_reader import read_record
from bauhuette.server.workers.pool import ForkedSource, SpawnedSource
from bauhuette.server.workers.worker_pools import WorkerPools
from tests.limits import Rounds
from tests.plugins.selection import few
from tests.server.running import RunningServer

RECORD = Path(__file__).parents[1] / "games" / "pillars" / "records" / "last-advantage.json"
Start = Callable[..., RunningServer]


@contextlib.contextmanager
def rogue_workers() -> Iterator[pytest.MonkeyPatch]:
    """Workers that misbehave if a record's comment says so; their source begins with the environment of the first."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ForkedSource, "MODULE", "tests.server.misbehaving_workers")
        patch.setattr(ForkedSource, "_the_one", ForkedSource())
        yield patch
        ForkedSource.the_one().close()


@pytest.fixture(scope="module")  # it takes seconds to begin
def rogue(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with socket.create_server(("127.0.0.1", 0)) as listening, rogue_workers() as patch:
        patch.setenv("ROGUE_PORT", str(listening.getsockname()[1]))
        patch.setenv("ROGUE_FILE", str(tmp_path_factory.mktemp("rogue") / "written"))
        yield


def verdict(visitor: Visitor, comment: str = "", **changes: Any) -> dict[str, Any]:
    record = read_record(RECORD) | {"comment": comment} | changes
    found: dict[str, Any] = visitor.call("POST", "/api/verify", {"record": record})
    return found


def be_patient(server: RunningServer) -> None:
    """An honest record takes as long as the machine needs."""
    server.app.state.application.untrusted_records.seconds = 60.0


def metrics(server: RunningServer) -> str:
    with urllib.request.urlopen(f"{server.address}/metrics") as answer:
        return str(answer.read().decode())


@pytest.mark.parametrize(
    ("fault", "how"), few([("break_down", "crashed"), ("loop_forever", "slow"), ("eat_memory", "memory")])
)
@pytest.mark.usefixtures("rogue")
def test_a_worker_that_breaks_is_an_answer_in_both_languages(start: Start, fault: str, how: str) -> None:
    server = start(record_seconds=1.0 if how == "slow" else 60.0, record_memory=128)
    anna, ben = server.visitor("Anna"), server.visitor("Ben")
    texts = set()
    for lang in ("de", "en"):
        record = {**read_record(RECORD), "comment": fault}
        found = anna.call("POST", f"/api/verify?lang={lang}", {"record": record})
        assert (found["valid"], found["refusal"]["code"]) == (False, "record-unplayable")
        assert found["refusal"]["facts"] == {"how": how}
        texts.add(found["refusal"]["text"])
    with pytest.raises(Refused) as refused:
        anna.call("POST", "/api/records", {"record": record})
    assert refused.value.code == "record-unplayable"
    assert len(texts) == 2
    be_patient(server)
    assert verdict(ben)["valid"], "the pool replaces a lost worker"
    assert f'bauhuette_workers_total{{what="records-{how}"}} 3' in metrics(server)


def test_a_record_waits_for_its_own_game_only(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """All other games take for ever to compile."""
    really = WorkerPools._prepare

    async def prepare(pools: WorkerPools, key: str) -> None:
        if key != "pillars":
            await asyncio.Event().wait()
        await really(pools, key)

    monkeypatch.setattr(WorkerPools, "_prepare", prepare)
    assert verdict(start().visitor("Anna"))["valid"]


@pytest.mark.usefixtures("rogue")
def test_others_are_served_while_a_worker_hangs(start: Start) -> None:
    server = start(record_seconds=60.0)
    anna, ben = server.visitor("Anna"), server.visitor("Ben")
    found: list[dict[str, Any]] = []
    hanging = threading.Thread(target=lambda: found.append(verdict(anna, "wait_to_be_killed")))
    hanging.start()
    pid = _pid_at_work(server)
    assert verdict(ben)["valid"]
    table = ben.open("pillars", ["me", "journeyman", "journeyman"])
    table.start()
    os.kill(pid, signal.SIGSEGV)
    hanging.join(60)
    assert found[0]["refusal"]["facts"] == {"how": "crashed"}
    assert verdict(anna)["valid"]


def _pid_at_work(server: RunningServer) -> int:
    rounds = Rounds("a worker begins")
    records = server.app.state.application.pools.records
    while not records._busy and rounds():
        time.sleep(0.01)
    return int(next(iter(records._busy)).pid)


@pytest.mark.usefixtures("rogue")
def test_the_fork_server_itself_may_be_killed(start: Start) -> None:
    anna = start(record_seconds=60.0).visitor("Anna")
    assert verdict(anna)["valid"]
    source = ForkedSource.the_one()
    assert isinstance(source, ForkedSource)
    process = source.process
    assert process is not None
    process.kill()
    process.wait(60)
    answers = [verdict(anna)["valid"] for _ in range(3)]
    assert answers[-1], "it is started anew"


@pytest.mark.usefixtures("rogue")
def test_workers_have_no_network_and_write_nothing(start: Start) -> None:
    anna = start(record_seconds=60.0).visitor("Anna")
    assert verdict(anna, "write_a_file")["valid"]
    if not _may_unshare():
        pytest.skip("this system does not let a process give up its network")
    assert verdict(anna, "call_home")["valid"]


def _may_unshare() -> bool:
    from bauhuette.server.workers.sandbox import SandboxLimits, confine

    pid = os.fork()
    if pid == 0:
        os._exit(0 if confine(SandboxLimits(1024, nice=0, may_write=True, has_network=False)) else 1)
    return os.waitpid(pid, 0)[1] == 0


@pytest.mark.thorough
@pytest.mark.usefixtures("rogue")
def test_a_crowd_of_records_is_sent_away(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bauhuette.server.workers.worker_pools.RECORDS_WAITING", 2)
    server = start(record_seconds=3600.0, record_workers=1)
    answers: list[str] = []

    def bring(visitor: Visitor) -> None:
        try:
            verdict(visitor, "wait_to_be_killed")
            answers.append("answered")
        except Refused as refused:
            answers.append(refused.code)

    crowd = [threading.Thread(target=bring, args=(server.visitor(f"P{n}"),)) for n in range(6)]
    for one in crowd:
        one.start()
    rounds = Rounds("while one is looked at, others are sent away")
    while not answers and rounds():
        time.sleep(0.01)
    records = server.app.state.application.pools.records
    while len(answers) < 6 and rounds():
        for pid in server.seen(lambda: [worker.pid for worker in records._busy]):
            with contextlib.suppress(ProcessLookupError):  # it was killed a moment ago
                os.kill(pid, signal.SIGKILL)
        time.sleep(0.05)
    assert set(answers) == {"answered", "crowded"}
    assert verdict(server.visitor("Anna"))["valid"]


@pytest.mark.thorough
def test_workers_can_do_without_forking(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ForkedSource, "_the_one", SpawnedSource())
    server = start()
    anna = server.visitor("Anna")
    assert verdict(anna)["valid"]
    assert not verdict(anna, seed="00")["valid"]
    os.kill(next(iter(server.app.state.application.pools.records._idle)).pid, signal.SIGKILL)
    answers = [verdict(anna, str(n))["valid"] for n in range(2)]
    assert answers[-1]
