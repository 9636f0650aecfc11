"""Reminders: a push endpoint that decrypts as a browser would, a mail server, and what must never be sent."""

from __future__ import annotations

import asyncio
import json
import os
import re
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from functools import partial
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import httpx
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import select, update

from bauhuette.client import Refused, RemoteTable, Visitor
from bauhuette.engine.rng import secret_from_number
from bauhuette.server.doctor import CheckContext, examine, mail_goes_out, push_is_possible
from bauhuette.server.limits.rate_limits import LETTERS, LETTERS_HERE, MAIL_HERE, MAIL_TO
from bauhuette.server.notifications import outbox
from bauhuette.server.notifications.push import PushSubscription, VapidSigner, b64, is_device, sealed, unb64
from bauhuette.server.settings import PUSH_SERVICES, Settings
from bauhuette.server.storage import schema
from bauhuette.server.storage.store import database_url, engine_for
from bauhuette.server.tables import turn_index
from tests.limits import PATIENT_S, Rounds, until
from tests.server.running import Processes, RunningServer, caller, free_port
from tests.server.test_correspondence import THREE_DAYS, two_people

Start = Callable[..., RunningServer]
HOUR = 3_600_000
DAY = 24 * HOUR
PASSWORD = "correct horse"


# --- the crypto, held against what others wrote ---


def test_a_message_is_sealed_as_the_standard_says() -> None:
    """The example of RFC 8291, appendix A."""
    private = int.from_bytes(unb64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    device = PushSubscription(
        "https://push.example.net/",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    plain = b"When I grow up, I want to be a watermelon"
    made = sealed(device, plain, ec.derive_private_key(private, ec.SECP256R1()), unb64("DGv6ra1nlYgDCS1FRnbzlw"))
    assert b64(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
        "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_only_push_services_are_asked() -> None:
    browser = Browser("https://fcm.googleapis.com/x")
    assert is_device(browser.device, PUSH_SERVICES)
    for place in (
        "https://example.org/",
        "http://127.0.0.1:22/",
        "https://fcm.googleapis.com.example.org/",
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:22/x",
        "https://fcm.googleapis.com:x/x",
        "https://user@fcm.googleapis.com/x",
        "https://user:password@fcm.googleapis.com/x",
        "https://127.0.0.1\\.push.apple.com/x",
        "https://127.0.0.1?.push.apple.com/x",
        "https://127.0.0.1#.push.apple.com/x",
        "https://fcm.googleapis.com\n/x",
        "https://[::1].push.apple.com/x",
        "file:///x",
    ):
        assert not is_device(browser.device._replace(endpoint=place), PUSH_SERVICES)
    for place in ("https://FCM.googleapis.com:443/x", "https://web.push.apple.com/x?y=z"):
        assert is_device(browser.device._replace(endpoint=place), PUSH_SERVICES)
    own = browser.device._replace(endpoint="http://localhost:4711/x")
    assert is_device(own, ("http://localhost:4711",))
    assert not is_device(own, ("http://localhost:4712", "localhost", "localhost:4711"))
    assert not is_device(browser.device._replace(p256dh="AAAA"), PUSH_SERVICES)
    assert not is_device(browser.device._replace(auth="AAAA"), PUSH_SERVICES)


# --- others: a browser behind a push service, a mail server ---


class Browser:
    """Has the keys, as the push manager of a browser does."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.device = PushSubscription(endpoint, b64(public), b64(self.secret))

    def subscription(self) -> dict[str, Any]:
        keys = {"p256dh": self.device.p256dh, "auth": self.device.auth}
        return {"endpoint": self.device.endpoint, "keys": keys}

    def read(self, body: bytes) -> dict[str, Any]:
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        found: dict[str, Any] = json.loads(plain)
        return found


class PushService:
    """Takes what it is sent, or answers with `status`."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.sent.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, *_: Any) -> None: ...

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.place = f"127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture
def service() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.server.shutdown()
    service.server.server_close()


class Letters:
    """What a mail server was given."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.answer = "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        if self.answer.startswith("250"):
            self.letters.append(message_from_bytes(envelope.content, policy=policy.default))
        return self.answer

    def texts(self) -> list[str]:
        return [letter.get_content() for letter in self.letters]


@pytest.fixture
def letters() -> Iterator[tuple[Letters, str]]:
    kept, port = Letters(), free_port()
    controller = Controller(kept, hostname="127.0.0.1", port=port)
    controller.start()
    yield kept, f"smtp://127.0.0.1:{port}"
    asyncio.run_coroutine_threadsafe(hang_up(controller), controller.loop).result(2 * PATIENT_S)
    controller.stop()


async def hang_up(controller: Controller) -> None:
    """Whoever has just called is heard out: a connection whose task never began would stay open when the loop ends."""
    assert controller.server is not None
    controller.server.close()
    for _turn in range(10):  # from the accepted socket to the task that speaks with it
        await asyncio.sleep(0)
    speaking = asyncio.all_tasks() - {asyncio.current_task()}
    if speaking:
        await asyncio.wait(speaking, timeout=PATIENT_S)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits a minute here."""
    monkeypatch.setattr(turn_index, "QUIET_MS", 0)
    monkeypatch.setattr("bauhuette.server.notifications.sender.QUIET_MS", 0)


def mailing(way: str) -> dict[str, str]:
    return {"url": "https://games.example.org", "mail": way, "mail_from": "games@example.org" if way else ""}


def posting(start: Start, service: PushService | None = None, way: str = "", **wishes: Any) -> RunningServer:
    services = () if service is None else (f"http://{service.place}",)
    return start(**mailing(way), push_services=services, post_every=0.05, **wishes)


def look_again(server: RunningServer) -> None:
    """As if the turn had just come: those who were here when it did have seen it."""
    engine = engine_for(database_url(server.settings.database))
    with engine.begin() as connection:
        running = update(schema.tables).where(schema.tables.c.status == "running")
        connection.execute(running.values(tell_at=1))
    engine.dispose()


def turned_away(server: RunningServer, **wishes: Any) -> tuple[RemoteTable, RemoteTable]:
    """The first of two people is asked, and neither is here."""
    first, second = two_people(server, **wishes)
    first.close()
    second.close()
    until(lambda: not server.seen(server.app.state.application.registry.loaded[first.id].users))
    return first, second


def states(server: RunningServer) -> list[str]:
    engine = engine_for(database_url(server.settings.database))
    with engine.connect() as connection:
        found = list(connection.execute(select(schema.outbox.c.state).order_by(schema.outbox.c.id)).scalars())
    engine.dispose()
    return found


def rounds_pass(server: RunningServer) -> None:
    """Two whole rounds of the sender."""
    seen: list[int] = []
    reminders = server.app.state.application.reminders
    last = reminders._mail_on  # the last step of a round

    async def counted() -> None:
        await last()
        seen.append(1)

    reminders._mail_on = counted
    until(lambda: len(seen) >= 2)
    reminders._mail_on = last


# --- push ---


def test_whose_turn_it_is_is_told_once_and_in_their_language(start: Start, service: PushService) -> None:
    server = posting(start, service)
    first, _ = turned_away(server, clock=THREE_DAYS)
    browser = Browser(f"http://{service.place}/anna")
    first.visitor.call("POST", "/api/devices?lang=de", browser.subscription())
    look_again(server)
    until(lambda: service.sent)
    path, headers, body = service.sent[0]
    assert path == "/anna"
    assert headers["content-encoding"] == "aes128gcm"
    assert Vapid02.verify(headers["authorization"])
    assert headers["authorization"].endswith(first.visitor.call("GET", "/api/reminders")["push_key"])
    told = browser.read(body)
    names = {seat["name"] for seat in first.view["seats"] if seat["kind"] == "person"}
    other = (names - {first.visitor.call("GET", "/api/me")["name"]}).pop()
    assert told == {
        "title": "Du bist dran",
        "body": f"Die Säulen der Erde mit {other} (noch 2 Tage)",
        "path": f"/t/{first.id}",
        "tag": first.id,
        "waiting": 1,
    }
    assert len(body) == len(sealed(browser.device, b" " * 1024))  # its size says nothing
    look_again(server)
    rounds_pass(server)
    until(lambda: states(server) == ["sent"])
    server.stop()
    again = posting(start, service)  # another process at the same database
    look_again(again)
    rounds_pass(again)
    assert len(service.sent) == 1


def test_time_that_runs_out_is_told_too(start: Start, service: PushService, monkeypatch: pytest.MonkeyPatch) -> None:
    server = posting(start, service)
    first, _ = turned_away(server, clock={"kind": "days", "seconds": 86_400})
    browser = Browser(f"http://{service.place}/anna")
    first.visitor.call("POST", "/api/devices", browser.subscription())
    look_again(server)
    until(lambda: len(service.sent) == 1)
    later = time.time() + 21 * 3600
    monkeypatch.setattr("bauhuette.server.notifications.sender.now_ms", lambda: int(later * 1000))
    until(lambda: len(service.sent) == 2)
    told = browser.read(service.sent[1][2])
    assert told["title"] == "Your time is running out"
    assert told["body"].endswith("(2 hours left)")


def test_who_sees_it_or_is_on_vacation_is_not_told(start: Start, service: PushService) -> None:
    server = posting(start, service)
    first, second = two_people(server, clock=THREE_DAYS)
    browser = Browser(f"http://{service.place}/anna")
    first.visitor.call("POST", "/api/devices", browser.subscription())
    look_again(server)
    rounds_pass(server)
    assert service.sent == []
    first.visitor.call("POST", "/api/vacation", {"until": int(time.time() * 1000) + 3 * DAY})
    first.close()
    until(lambda: second.visitor.call("GET", f"/api/tables/{second.id}")["seats"][first.view["seat"]]["rest"])
    look_again(server)
    rounds_pass(server)
    assert service.sent == []
    first.visitor.call("DELETE", "/api/vacation")
    look_again(server)
    until(lambda: service.sent)


def test_a_browser_that_is_gone_is_forgotten_and_a_busy_service_asked_again(
    start: Start, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "AGAIN_MS", 0)
    server = posting(start, service)
    first, _ = turned_away(server, clock=THREE_DAYS)
    first.visitor.call("POST", "/api/devices", Browser(f"http://{service.place}/one").subscription())
    service.status = 503
    look_again(server)
    until(lambda: len(service.sent) == outbox.TRIES)
    until(lambda: states(server) == ["failed"])
    service.status = 410
    first.visitor.call("POST", "/api/devices", Browser(f"http://{service.place}/two").subscription())
    look_again(server)
    until(lambda: len(first.visitor.call("GET", "/api/reminders")["devices"]) == 1)


def test_nothing_hidden_is_told(start: Start, service: PushService) -> None:
    """What is said of a table depends on nothing but what everybody sees: another deal, the same words."""
    said = list[dict[str, str]]()
    for number in (1, 2):
        server = posting(start, service, new_secret=partial(secret_from_number, number))
        first, _ = turned_away(server, clock=THREE_DAYS)
        browser = Browser(f"http://{service.place}/{number}")
        first.visitor.call("POST", "/api/devices", browser.subscription())
        look_again(server)
        until(lambda: len(service.sent) > len(said))
        told = browser.read(service.sent[-1][2])
        said.append({name: told[name].replace("Anna", "X").replace("Ben", "X") for name in ("title", "body")})
        assert set(told) == {"title", "body", "path", "tag", "waiting"}
        server.stop()
        Path(server.settings.database).unlink()
    assert said[0] == said[1]


# --- mail ---


def confirmed(who: Visitor, kept: Letters, address: str, lang: str = "en", **proof: str) -> None:
    before = len(kept.letters)
    assert who.call("POST", f"/api/mailbox?lang={lang}", {"address": address, **proof})["mail"] == "asked"
    until(lambda: len(kept.letters) > before)
    letter = kept.letters.pop()
    assert letter["to"] == address
    found = re.search(r"https://games\.example\.org/mail/confirm/(\S+)", letter.get_content())
    assert found
    Visitor(who.address).call("POST", "/api/mailbox/confirm", {"code": found[1]})  # in another browser
    assert who.call("GET", "/api/reminders")["mail"] == "confirmed"


def test_one_digest_an_hour_with_links_to_the_tables(
    start: Start, letters: tuple[Letters, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, way = letters
    server = posting(start, way=way)
    first, second = turned_away(server, clock=THREE_DAYS)
    who = first.visitor
    confirmed(who, kept, "anna@example.org", "de")
    look_again(server)
    until(lambda: kept.letters)
    letter = kept.letters[0]
    assert letter["subject"] == "Du bist an einem Tisch dran"
    text = letter.get_content()
    assert f"https://games.example.org/t/{first.id}" in text
    assert "Die Säulen der Erde mit" in text

    # A second table within the hour waits; then both come in one letter, or only what is still true.
    more = who.open("pillars", ["me", "open", "greedy"], clock=THREE_DAYS)
    other = second.visitor.join(more.id)
    more.start()
    until(lambda: (more.refresh(), other.refresh(), more.my_turn or other.my_turn)[2])
    rounds = Rounds("the first turn")
    while not more.my_turn and rounds():
        other.move(other.view["play"]["moves"][0]) if other.my_turn else None
        more.refresh()
        other.refresh()
    more.close()
    other.close()
    until(lambda: not server.seen(server.app.state.application.registry.loaded[more.id].users))
    look_again(server)
    rounds_pass(server)
    assert len(kept.letters) == 1
    monkeypatch.setattr("bauhuette.server.notifications.sender.HOUR_MS", 0)
    until(lambda: len(kept.letters) == 2)
    assert f"/t/{more.id}" in kept.letters[1].get_content()
    assert f"/t/{first.id}" not in kept.letters[1].get_content()  # was told before
    rounds_pass(server)
    assert len(kept.letters) == 2

    # One click in a mail program ends it, without a cookie.
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    stop = letter["list-unsubscribe"].strip("<>").replace("https://games.example.org", server.address)
    urllib.request.urlopen(urllib.request.Request(stop, b"List-Unsubscribe=One-Click", method="POST")).close()
    assert who.call("GET", "/api/reminders")["mail"] == "none"


def test_nobody_is_written_to_who_has_not_said_yes(start: Start, letters: tuple[Letters, str]) -> None:
    kept, way = letters
    server = posting(start, way=way)
    first, second = turned_away(server, clock=THREE_DAYS)
    first.visitor.call("POST", "/api/mailbox", {"address": "anna@example.org"})
    until(lambda: kept.letters)
    look_again(server)
    rounds_pass(server)
    assert len(kept.letters) == 1
    with pytest.raises(Refused):  # not so soon again
        first.visitor.call("POST", "/api/mailbox", {"address": "anna@example.org"})
    for address in ("anna", "a@b", "a b@example.org", "a@example.org\nBcc: b@example.org", "<a@example.org>"):
        with pytest.raises(Refused) as refused:
            second.visitor.call("POST", "/api/mailbox", {"address": address})
        assert refused.value.code == "malformed"
    for path in ("/api/mail/stop/nobody.0000", f"/api/mail/stop/{'x' * 100}"):
        with pytest.raises(Refused):
            second.visitor.call("POST", path)
    with pytest.raises(Refused):
        second.visitor.call("POST", "/api/mailbox/confirm", {"code": "x" * 32})


def asked_by_strangers(cluster: Processes, addresses: list[str]) -> list[httpx.Response]:
    """Each asks for mail once: a new guest, from an address of their own."""
    answers = []
    for number, address in enumerate(addresses):
        with caller(cluster.next(), number) as guest:
            answers.append(guest.post("/api/mailbox", json={"address": address}))
    return answers


STRANGERS: dict[str, Any] = {"limits": 1.0, "trusted_proxies": ("127.0.0.1",)}


def test_strangers_cannot_fill_a_mailbox(processes: Callable[..., Processes], letters: tuple[Letters, str]) -> None:
    kept, way = letters
    cluster = processes(**mailing(way), **STRANGERS)
    same = ["victim@example.org", "Victim@Example.org", "vic.tim+tag@example.org"]
    answers = asked_by_strangers(cluster, same * 2 + ["other@example.org"])
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.text.lower() for answer in answers[:6:3]}) == 1  # held back or not, the answer is the same
    until(
        lambda: (
            not any(
                server.seen(partial(list, server.app.state.application.registry._tasks)) for server in cluster.servers
            )
        )
    )
    assert len(kept.letters) == MAIL_TO.burst + 1
    assert "other@example.org" in [letter["to"] for letter in kept.letters]


def test_the_mail_of_an_hour_is_limited_in_total(
    processes: Callable[..., Processes], letters: tuple[Letters, str]
) -> None:
    kept, way = letters
    cluster = processes(**mailing(way), **STRANGERS, mail_per_hour=8)
    answers = asked_by_strangers(cluster, [f"{name}@example.org" for name in "abcd"])
    assert [answer.status_code for answer in answers] == [200, 200, 429, 429]
    refusal = answers[-1].json()["refusal"]
    assert refusal["code"] == "mail-limit"
    assert refusal["facts"]["minutes"] in (7, 8)
    until(lambda: len(kept.letters) == 2)
    assert cluster.servers[0].app.state.application.reminders.quota.wait("letter") == 0  # ways back in count apart


def test_one_address_asks_for_few_mails(start: Start, letters: tuple[Letters, str]) -> None:
    kept, way = letters
    server = start(**mailing(way), **STRANGERS)
    found = []
    for number in range(int(MAIL_HERE.burst) + 1):
        with caller(server, 1) as guest:
            found.append(guest.post("/api/mailbox", json={"address": f"a{number}@example.org"}).status_code)
    assert found == [200] * int(MAIL_HERE.burst) + [429]
    until(lambda: len(kept.letters) == MAIL_HERE.burst)


def test_who_chose_otherwise_is_not_told(start: Start, letters: tuple[Letters, str], service: PushService) -> None:
    kept, way = letters
    server = posting(start, service, way)
    first, _ = turned_away(server, clock=THREE_DAYS)
    confirmed(first.visitor, kept, "anna@example.org")
    first.visitor.call("POST", "/api/devices", Browser(f"http://{service.place}/one").subscription())
    first.visitor.call("POST", "/api/reminders", {"turn": ["push"], "warning": [], "over": []})
    look_again(server)
    until(lambda: service.sent)
    rounds_pass(server)
    assert kept.letters == []
    assert first.visitor.call("GET", "/api/reminders")["choices"] == {"turn": ["push"], "warning": [], "over": []}


def test_what_the_mail_server_refuses_is_tried_again_and_harms_no_table(
    start: Start, letters: tuple[Letters, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "AGAIN_MS", 0)
    monkeypatch.setattr("bauhuette.server.notifications.sender.HOUR_MS", 0)
    kept, way = letters
    server = posting(start, way=way)
    first, _ = turned_away(server, clock=THREE_DAYS)
    confirmed(first.visitor, kept, "anna@example.org")
    kept.answer = "451 later"
    look_again(server)
    rounds_pass(server)
    assert kept.letters == []
    back = first.visitor.join(first.id)
    back.move(back.view["play"]["moves"][0])  # it is played on meanwhile
    kept.answer = "250 OK"
    until(lambda: set(states(server)) <= {"dropped", "sent", "failed"})
    assert len(kept.letters) <= 1


# --- several processes, killed ones ---


def test_of_two_processes_one_sends(start: Start, service: PushService, postgres: str) -> None:
    one = posting(start, service, database=postgres)
    posting(start, service, database=postgres)
    first, _ = turned_away(one, clock=THREE_DAYS)
    for name in range(8):
        first.visitor.call("POST", "/api/devices", Browser(f"http://{service.place}/{name}").subscription())

    def are_noted() -> bool:
        look_again(one)  # the other believes for a while that she is still here
        return bool(states(one))

    until(are_noted)
    until(lambda: states(one) == ["sent"] * 8)
    assert sorted(path for path, _, _ in service.sent) == [f"/{name}" for name in range(8)]


@pytest.mark.thorough
def test_what_was_taken_and_not_sent_is_not_sent_again(start: Start, service: PushService) -> None:
    """A process was killed between the two: at most once."""
    server = posting(start, service)
    turned_away(server, clock=THREE_DAYS)
    browser = Browser(f"http://{service.place}/anna")
    engine = engine_for(database_url(server.settings.database))
    with engine.begin() as connection:
        table = connection.execute(select(schema.tables)).one()
        reminder = outbox.Reminder(table.asked, table.id, "turn", table.asked_since)
        connection.execute(
            schema.subscriptions.insert().values(
                id="x", user_id=table.asked, lang="de", program="", created=0, **browser.device._asdict()
            )
        )
        outbox.plan(connection, [reminder], 0)
        connection.execute(update(schema.outbox).values(state="taken"))
    engine.dispose()
    look_again(server)
    rounds_pass(server)
    assert service.sent == []
    assert states(server) == ["taken"]


# --- what is kept about people ---


def test_a_person_gets_all_of_it_and_leaves_nothing_behind(
    start: Start, letters: tuple[Letters, str], service: PushService
) -> None:
    kept, way = letters
    server = posting(start, service, way)
    first, _ = turned_away(server, clock=THREE_DAYS)
    who, browser = first.visitor, Browser(f"http://{service.place}/one")
    confirmed(who, kept, "anna@example.org")
    who.call("POST", "/api/devices", browser.subscription())
    who.call("POST", "/api/reminders", {"turn": ["push"], "warning": [], "over": []})
    look_again(server)
    until(lambda: states(server) == ["sent"])
    found = who.call("GET", "/api/everything")
    assert [one["address"] for one in found["mail"]] == ["anna@example.org"]
    assert len(found["devices"]) == 1
    assert [one["table_id"] for one in found["reminders"]] == [first.id]
    assert json.loads(found["reminder_choices"][0]["choices"])["turn"] == ["push"]
    assert browser.device.endpoint not in json.dumps(found)  # with it anybody could be pushed to
    who.call("DELETE", "/api/account", {})
    engine = engine_for(database_url(server.settings.database))
    with engine.connect() as connection:
        for table in (schema.mailboxes, schema.subscriptions, schema.outbox, schema.reminding):
            assert list(connection.execute(select(table))) == [], table.name
    engine.dispose()


# --- hosts ---


def test_a_server_that_was_given_no_way_looks_at_nothing_and_keeps_nothing(start: Start) -> None:
    server = start(post_every=0.05)
    first, _ = turned_away(server, clock=THREE_DAYS)
    look_again(server)
    server.on_loop(server.app.state.application.reminders.round())
    who = first.visitor
    asked = who.call("GET", "/api/reminders")
    assert (asked["mail"], asked["push_key"], asked["devices"]) == ("off", None, [])
    for path, body in (
        ("/api/mailbox", {"address": "anna@example.org"}),
        ("/api/devices", Browser("https://fcm.googleapis.com/x").subscription()),
    ):
        with pytest.raises(Refused) as refused:
            who.call("POST", path, body)
        assert refused.value.code == "unavailable"
    engine = engine_for(database_url(server.settings.database))
    with engine.connect() as connection:
        assert connection.execute(select(schema.tables.c.tell_at)).scalar_one() == 1  # nobody has looked
        keys = set(connection.execute(select(schema.keys.c.name)).scalars())
        assert not keys & {"mail", "vapid"}
        assert list(connection.execute(select(schema.outbox))) == []
    engine.dispose()


def test_the_doctor_looks_at_mail_and_push(letters: tuple[Letters, str], tmp_path: Path) -> None:
    _, way = letters
    engine = engine_for(f"sqlite:///{tmp_path / 'x.sqlite3'}")

    def found(**wishes: Any) -> dict[str, str]:
        patient = CheckContext(Settings(**wishes), engine)
        return {one.name: one.state for one in examine(patient, (mail_goes_out, push_is_possible))}

    whole = {"mail": way, "mail_from": "games@example.org", "url": "https://games.example.org"}
    assert found() == {}
    assert found(**whole) == {"mail-settings": "good", "mail": "good", "push": "good"}
    assert found(mail=way)["mail-settings"] == "bad"
    assert found(**whole | {"mail": f"smtp://127.0.0.1:{free_port()}"})["mail"] == "bad"
    assert found(**whole | {"mail": way.replace("//", "//user:secret@")})["mail"] == "bad"
    assert found(url="http://games.example.org") == {"push": "doubt"}
    engine.dispose()


def test_the_key_is_made_once(start: Start) -> None:
    one = posting(start)
    key = one.visitor("Anna").call("GET", "/api/reminders")["push_key"]
    one.stop()
    assert posting(start).visitor("Anna").call("GET", "/api/reminders")["push_key"] == key
    assert VapidSigner(bytes(32), "x").public != key


# --- a letter to whoever cannot come in ---


class Lost:
    """A member with a confirmed address, who has lost everything else."""

    def __init__(self, start: Start, letters: tuple[Letters, str], **wishes: Any) -> None:
        self.kept, way = letters
        self.server = posting(start, way=way, **wishes)
        self.anna = self.server.visitor("Anna")
        self.anna.call("POST", "/api/accounts", {"name": "Anna", "password": PASSWORD})
        confirmed(self.anna, self.kept, "Anna@example.org", "de", password=PASSWORD)

    def asked(self, who: str = "anna") -> str:
        """What stands in the letter."""
        before = len(self.kept.letters)
        self.server.visitor("somebody").call("POST", "/api/letter", {"who": who})
        until(lambda: len(self.kept.letters) > before)
        found = re.search(r"https://games\.example\.org/mail/enter/#(\S+)", self.kept.letters[-1].get_content())
        assert found
        return found[1]

    def enter(self, code: str, **wishes: Any) -> Visitor:
        browser = self.server.visitor("somebody")
        assert browser.call("POST", "/api/session/letter", {"code": code, **wishes})["account"] == "anna"
        return browser

    def is_shut(self, code: str) -> None:
        for path in ("/api/session/letter", "/api/session/code"):
            with pytest.raises(Refused) as refused:
                self.server.visitor("thief").call("POST", path, {"code": code})
            assert refused.value.code == "bad-code"

    def logs_in(self, password: str) -> bool:
        try:
            self.server.visitor("somebody").call("POST", "/api/session", {"name": "anna", "password": password})
        except Refused:
            return False
        return True


@pytest.fixture
def lost(start: Start, letters: tuple[Letters, str]) -> Lost:
    return Lost(start, letters, limits=0.0)


def is_guest(visitor: Visitor) -> bool:
    return visitor.call("GET", "/api/me")["account"] is None


def test_a_letter_lets_in_once_and_sets_a_password(lost: Lost) -> None:
    code = lost.asked("ANNA")
    letter = lost.kept.letters[-1]
    assert (letter["to"], letter["subject"]) == ("Anna@example.org", "Anmelden bei Bauhütte")
    assert "als „anna“ anmelden" in letter.get_content()
    with lost.server.app.state.application.store.engine.connect() as connection:
        assert code.replace("-", "") not in " ".join(str(row) for row in connection.execute(select(schema.codes)))
    back = lost.enter(code)
    assert not is_guest(lost.anna)  # nobody was logged out
    assert not is_guest(back)
    lost.is_shut(code)

    other = lost.enter(lost.asked("anna@EXAMPLE.org"), alone=True)
    assert is_guest(lost.anna)
    assert is_guest(back)
    assert lost.logs_in(PASSWORD)

    code = lost.asked()
    with pytest.raises(Refused) as refused:
        other.call("POST", "/api/session/letter", {"code": code, "password": "short"})
    assert refused.value.code == "malformed"
    last = lost.enter(code, password="battery staple")
    assert is_guest(other)
    assert not is_guest(last)
    assert lost.logs_in("battery staple")
    assert not lost.logs_in(PASSWORD)


def test_a_link_ends_when_it_is_old_replaced_or_the_password_or_the_address_changes(lost: Lost) -> None:
    first, second = lost.asked(), lost.asked()
    lost.is_shut(first)
    lost.anna.call("POST", "/api/password", {"old": PASSWORD, "new": "battery staple"})
    lost.is_shut(second)
    late = lost.asked()
    with lost.server.app.state.application.store.engine.begin() as connection:
        until_then = connection.execute(select(schema.codes.c.until)).scalar_one()
        assert 0 < until_then - time.time() * 1000 <= HOUR
        connection.execute(update(schema.codes).values(until=int(time.time() * 1000) - 1))
    lost.is_shut(late)
    code = lost.asked()
    printed = lost.anna.call("POST", "/api/recovery-code", {"password": "battery staple"})["code"]
    for forged in ("AAAA-" * 7 + "AAAA", code[:-1], printed, "%00%00%00%00"):
        with pytest.raises(Refused) as refused:
            lost.server.visitor("thief").call("POST", "/api/session/letter", {"code": forged})
        assert refused.value.code == "bad-code"
    lost.anna.call("DELETE", "/api/mailbox")
    lost.is_shut(code)


def test_an_address_is_changed_by_its_owner_alone_who_is_told_at_the_old_one(
    lost: Lost, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bauhuette.server.notifications.addresses.ASK_AGAIN_MS", 0)
    thief = lost.server.same(lost.anna)
    for proof in ({}, {"password": "not the one"}):
        with pytest.raises(Refused) as refused:
            thief.call("POST", "/api/mailbox", {"address": "thief@example.org", **proof})
        assert refused.value.code == "bad-password"
    assert thief.call("GET", "/api/reminders")["address"] == "Anna@example.org"
    assert lost.kept.letters == []

    lost.anna.call("POST", "/api/mailbox?lang=en", {"address": "new@example.org", "password": PASSWORD})
    until(lambda: len(lost.kept.letters) == 2)
    told = {letter["to"]: letter for letter in lost.kept.letters}
    assert told["Anna@example.org"]["subject"] == "Diese Adresse gehört nicht mehr zu deinem Konto bei Bauhütte"
    assert "„anna“" in told["Anna@example.org"].get_content()
    assert "new@example.org" not in told["Anna@example.org"].get_content()
    lost.kept.letters.clear()
    for who in ("anna", "Anna@example.org", "new@example.org"):  # neither: nobody has confirmed the new one
        lost.server.visitor("somebody").call("POST", "/api/letter", {"who": who})
    lost.anna.call("POST", "/api/mailbox", {"address": "newer@example.org", "password": PASSWORD})
    until(lambda: lost.kept.letters)
    rounds_pass(lost.server)
    assert [letter["to"] for letter in lost.kept.letters] == ["newer@example.org"]  # who never confirmed is not told


def test_who_forgets_an_address_is_told_there_and_guests_are_not(lost: Lost) -> None:
    guest = lost.server.visitor("Gast")
    confirmed(guest, lost.kept, "guest@example.org")
    guest.call("DELETE", "/api/mailbox")
    lost.anna.call("DELETE", "/api/mailbox")
    until(lambda: lost.kept.letters)
    rounds_pass(lost.server)
    assert [letter["to"] for letter in lost.kept.letters] == ["Anna@example.org"]


def test_asking_tells_nobody_who_is_known_and_writes_to_confirmed_members_alone(lost: Lost) -> None:
    guest, ben = lost.server.visitor("Gast"), lost.server.visitor("Ben")
    confirmed(guest, lost.kept, "guest@example.org")
    ben.call("POST", "/api/accounts", {"name": "ben", "password": PASSWORD})
    ben.call("POST", "/api/mailbox", {"address": "ben@example.org", "password": PASSWORD})
    until(lambda: lost.kept.letters)
    lost.kept.letters.clear()
    answers = set()
    nobody = ("nobody", "nobody@example.org", "guest@example.org", "ben", "ben@example.org", "a\0b", "%%", "' or 1=1")
    for who in (*nobody, "anna", "anna@example.org"):
        answer = httpx.post(lost.server.address + "/api/letter", json={"who": who}, timeout=PATIENT_S)
        same = {name: value for name, value in answer.headers.items() if name not in ("date", "set-cookie")}
        answers.add((answer.status_code, answer.content, str(same)))
    assert len(answers) == 1
    until(lambda: len(lost.kept.letters) == 2)
    rounds_pass(lost.server)
    assert {letter["to"] for letter in lost.kept.letters} == {"Anna@example.org"}


def test_few_letters_an_hour_for_each_account_and_from_each_address(start: Start, letters: tuple[Letters, str]) -> None:
    lost = Lost(start, letters, limits=1.0)
    tries, refusals = int(LETTERS_HERE.burst), list[str]()
    for _ in range(tries + 1):
        try:  # a new guest each time
            lost.server.visitor("somebody").call("POST", "/api/letter", {"who": "anna"})
        except Refused as refused:
            refusals.append(refused.code)
    assert refusals == ["rate-limited"]
    with pytest.raises(Refused):  # nor for others
        lost.server.visitor("somebody").call("POST", "/api/letter", {"who": "nobody"})
    until(lambda: len(lost.kept.letters) == int(LETTERS.burst))
    rounds_pass(lost.server)
    assert len(lost.kept.letters) == int(LETTERS.burst) < tries
    codes = [re.search(r"#(\S+)", letter.get_content()) for letter in lost.kept.letters]
    lost.enter(max(code[1] for code in codes if code and good(lost, code[1])))  # the last one holds


def good(lost: Lost, code: str) -> bool:
    with lost.server.app.state.application.store.engine.connect() as connection:
        plain = code.replace("-", "")
        hashed = sha256(f"letter:{plain}".encode()).hexdigest()
        return hashed in connection.execute(select(schema.codes.c.id)).scalars()


def test_a_host_without_mail_sends_no_letter(start: Start) -> None:
    server = start()
    with pytest.raises(Refused) as refused:
        server.visitor("somebody").call("POST", "/api/letter", {"who": "anna"})
    assert refused.value.code == "unavailable"
