"""What a host can see of a running server: figures without names, and a log without secrets."""

from __future__ import annotations

import logging
import os
import re
import sys
from collections.abc import Callable

import httpx
import pytest

from bauhuette.client import Refused, Visitor
from bauhuette.server.hosting import json_log
from bauhuette.server.hosting.admin import moderation_of
from bauhuette.server.metrics import Histogram, memory_of
from tests.limits import PATIENT_S
from tests.server.running import RunningServer
from tests.server.test_workers import metrics, verdict

PASSWORD, SAID, NOTED, SALT = "mortar and stone", "a confidential line", "she bluffs", "pepper and thyme"


def figure(text: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found, name
    return float(found[1])


def live_a_little(server: RunningServer) -> list[str]:
    """All kinds of things happen; what of them is nobody else's business."""
    anna, ben = server.visitor("Annegret"), server.visitor("Benedikt")
    secrets = [cookie.value or "" for cookie in anna.cookies]
    anna.call("POST", "/api/accounts", {"name": "Annegret", "password": PASSWORD})
    table = anna.open("pillars", ["me", "open", "greedy"], rated=False)
    bens = ben.join(table.id)
    table.say(SAID)
    bens.command("note", text=NOTED)
    bens.command("salt", salt=SALT)
    table.start()
    table.command("hand", level="greedy")
    for path in (
        f"/api/tables/{table.id}",
        f"/t/{table.id}",
        f"/api/profiles/Annegret?x={SAID}",
        f"/{table.id}/no/such",
    ):
        httpx.get(f"{server.address}{path}", timeout=PATIENT_S)
    with pytest.raises(Refused):
        Visitor(server.address).log_in("Annegret", "wrong but nearly")
    with pytest.raises(Refused):
        bens.command("kick", seat=0)
    httpx.post(
        f"{server.address}/api/me", content=b'{"name": "Confidential"', headers={"cookie": "bauhuette=forged-one"}
    )
    verdict(anna, comment=SAID)
    with moderation_of(server.settings.database) as at:
        users = [person.id for person in at.people()]
        at.close(table.id, SAID)
    table.wait_until_over()
    secrets += [cookie.value or "" for visitor in (anna, ben) for cookie in visitor.cookies]
    names = ["Annegret", "Benedikt", PASSWORD, "wrong but nearly", SAID, NOTED, SALT, "Confidential", "forged-one"]
    return [*secrets, *names, *users, table.id, table.view["seed"] or "seed", "argon2"]


def test_nothing_secret_is_logged_and_no_name_is_a_figure(
    start: Callable[..., RunningServer], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG, "bauhuette"), caplog.at_level(logging.INFO):
        server = start(poll_every=0.05)
        secrets = live_a_little(server)
        figures = metrics(server)
        server.stop()
    kept = [record for record in caplog.records if json_log.names_no_table(record) and record.name != "httpx"]
    log = "\n".join(json_log.JsonLines().format(record) for record in kept)
    assert '"path": "/api/tables/{table}"' in log
    assert len(secrets) > 15
    assert [secret for secret in secrets if secret in log] == []
    assert [secret for secret in secrets if secret in figures] == []


def test_figures_say_what_a_host_asks(server: RunningServer) -> None:
    anna = server.visitor("Anna")
    anna.open("pillars", ["me", "open", "open"])
    with pytest.raises(Refused):
        anna.call("GET", "/api/tables/no-such-table")
    verdict(anna)
    told = metrics(server)
    assert figure(told, 'bauhuette_tables_stored{status="lobby"}') == 1
    assert figure(told, 'bauhuette_tables_stored{status="over"}') == 0
    assert figure(told, 'bauhuette_refused_total{code="not-found"}') == 1
    assert figure(told, "bauhuette_bots_waiting") == 0
    assert figure(told, 'bauhuette_worker_wait_seconds_count{kind="records"}') >= 1
    assert figure(told, 'bauhuette_request_seconds_count{route="/api/tables/{table}"}') == 1
    assert figure(told, 'bauhuette_request_seconds_bucket{route="/api/tables/{table}",le="+Inf"}') == 1
    assert "no-such-table" not in told
    if sys.platform.startswith("linux"):
        assert figure(told, 'bauhuette_memory_bytes{of="server"}') > 1 << 20
        assert figure(told, 'bauhuette_memory_bytes{of="records"}') > 1 << 20


def test_every_line_is_one_prometheus_reads(server: RunningServer) -> None:
    server.visitor("Anna").open("pillars", ["me", "open", "open"])
    line = re.compile(r'(# TYPE \w+ (counter|gauge|histogram)|\w+(\{\w+="[^"\\]*"(,le="[^"]+")?\})? [0-9.e+-]+)')
    wrong = [text for text in metrics(server).splitlines() if not line.fullmatch(text)]
    assert wrong == []


def test_a_histogram_counts_up_to_every_limit() -> None:
    histogram = Histogram()
    for seconds in (0.0005, 0.03, 0.03, 60.0):
        histogram.took(seconds)
    lines = dict(line.rsplit(" ", 1) for line in histogram.lines("x", 'a="b"'))
    assert lines['x_bucket{a="b",le="0.001"}'] == "1"
    assert lines['x_bucket{a="b",le="0.05"}'] == "3"
    assert lines['x_bucket{a="b",le="5.0"}'] == "3"
    assert lines['x_bucket{a="b",le="+Inf"}'] == lines['x_count{a="b"}'] == "4"
    assert float(lines['x_sum{a="b"}']) == pytest.approx(60.0605)


def test_processes_that_have_ended_have_no_memory() -> None:
    assert memory_of([1 << 30]) == 0
    assert memory_of([os.getpid(), 1 << 30]) > 0 or not sys.platform.startswith("linux")
