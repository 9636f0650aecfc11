"""Sessions: nobody's but one's own, new at every log-in, listed, ended; accounts deleted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select, update

from bauhuette.client import Refused, Visitor
from bauhuette.match.record_reader import replay
from bauhuette.server.accounts import sessions
from bauhuette.server.accounts.sessions import COOKIE
from bauhuette.server.storage import schema
from bauhuette.server.storage.store import database_url, engine_for
from tests.limits import PATIENT_S
from tests.server.running import RunningServer, play_to_the_end

Start = Callable[..., RunningServer]
ANNA = {"name": "anna", "password": "correct horse"}


def cookie_of(visitor: Visitor) -> str:
    return next((str(cookie.value) for cookie in visitor.cookies if cookie.name == COOKIE), "")


def with_cookie(server: RunningServer, cookie: str) -> httpx.Client:
    return httpx.Client(base_url=server.address, cookies={"bauhuette": cookie}, timeout=PATIENT_S)


def is_known(server: RunningServer, cookie: str) -> bool:
    with with_cookie(server, cookie) as somebody:
        return COOKIE not in somebody.get("/api/me").cookies


def run(server: RunningServer, work: Any) -> Any:
    engine = engine_for(database_url(server.settings.database))
    with engine.begin() as connection:
        result = connection.execute(work)
        found = result.all() if result.returns_rows else None
    engine.dispose()
    return found


# --- sessions ---


def test_a_planted_cookie_is_worth_nothing_after_registration_and_log_in(server: RunningServer) -> None:
    for path in ("/api/accounts", "/api/session"):
        victim = server.visitor("victim")
        planted = cookie_of(victim)
        victim.call("POST", path, ANNA)
        assert cookie_of(victim) != planted
        assert not is_known(server, planted)
        assert is_known(server, cookie_of(victim))


def test_what_is_stored_lets_nobody_in(server: RunningServer) -> None:
    anna = server.visitor("Anna")
    ids = [row.id for row in run(server, select(schema.sessions.c.id))]
    assert cookie_of(anna) not in ids
    assert not any(is_known(server, key) for key in ids)


def test_sessions_are_listed_and_ended_here_there_and_everywhere(server: RunningServer) -> None:
    here = server.visitor("Anna")
    here.call("POST", "/api/accounts", ANNA)
    others = [server.visitor("?") for _ in range(3)]
    for other in others:
        other.log_in("anna", "correct horse")
    listed = here.call("GET", "/api/sessions")["sessions"]
    assert [one["here"] for one in listed].count(True) == 1
    assert len(listed) == 4
    own = next(one["id"] for one in others[0].call("GET", "/api/sessions")["sessions"] if one["here"])
    here.call("DELETE", f"/api/sessions/{own}")
    assert not is_known(server, cookie_of(others[0]))
    cookie = cookie_of(others[1])
    others[1].call("DELETE", "/api/session")
    assert not is_known(server, cookie)
    assert is_known(server, cookie_of(others[2]))
    cookies = [cookie_of(others[2]), cookie_of(here)]
    here.call("DELETE", "/api/sessions")
    assert not any(is_known(server, cookie) for cookie in cookies)


def test_nobody_ends_the_session_of_another(server: RunningServer) -> None:
    anna, ben = server.visitor("Anna"), server.visitor("Ben")
    annas = anna.call("GET", "/api/sessions")["sessions"][0]["id"]
    with pytest.raises(Refused, match="does not exist"):
        ben.call("DELETE", f"/api/sessions/{annas}")
    assert is_known(server, cookie_of(anna))


def test_an_ended_session_closes_its_open_sockets_with_a_sentence(server: RunningServer) -> None:
    anna = server.visitor("Anna")
    anna.call("POST", "/api/accounts", ANNA)
    table = anna.open("pillars", ["me", "open", "open"])
    elsewhere = server.visitor("?")
    elsewhere.log_in("anna", "correct horse")
    elsewhere.call("DELETE", "/api/sessions")
    with pytest.raises(Refused, match="logged out"):
        table.wait_for(lambda _: False)


def test_what_one_process_ends_the_other_notices(start: Start, postgres: str) -> None:
    one, other = (start(database=postgres, poll_every=0.1) for _ in range(2))
    anna = one.visitor("Anna")
    table = other.same(anna).open("pillars", ["me", "open", "open"])
    anna.call("DELETE", "/api/sessions")
    with pytest.raises(Refused, match="logged out"):
        table.wait_for(lambda _: False)
    assert not is_known(other, cookie_of(table.visitor))


def test_sessions_expire_and_are_renewed_by_use(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "BELIEVED_S", 0.0)
    anna = server.visitor("Anna")
    s = schema.sessions
    run(server, update(s).values(seen=s.c.seen - 2 * sessions.DAY_MS, expires=s.c.expires - 2 * sessions.DAY_MS))
    with with_cookie(server, cookie_of(anna)) as same:
        renewed = same.get("/api/me").headers["set-cookie"]
        assert cookie_of(anna) in renewed
    assert is_known(server, cookie_of(anna))
    run(server, update(s).values(expires=1))
    assert not is_known(server, cookie_of(anna))


def test_another_password_logs_out_everywhere_else(server: RunningServer) -> None:
    anna = server.visitor("Anna")
    with pytest.raises(Refused, match="no account"):
        anna.call("POST", "/api/password", {"old": "correct horse", "new": "battery staple"})
    anna.call("POST", "/api/accounts", ANNA)
    elsewhere = server.visitor("?")
    elsewhere.log_in("anna", "correct horse")
    with pytest.raises(Refused, match="do not match"):
        anna.call("POST", "/api/password", {"old": "wrong horse", "new": "battery staple"})
    before = cookie_of(anna)
    anna.call("POST", "/api/password", {"old": "correct horse", "new": "battery staple"})
    assert anna.call("GET", "/api/me")["account"] == "anna"
    assert not any(is_known(server, cookie) for cookie in (before, cookie_of(elsewhere)))
    with pytest.raises(Refused, match="do not match"):
        elsewhere.log_in("anna", "correct horse")
    elsewhere.log_in("anna", "battery staple")


# --- cookies of 0.1 ---


def signed(server: RunningServer, user: str) -> str:
    return str(server.app.state.application.sessions.signer.sign(user))


def test_a_signed_cookie_of_0_1_is_exchanged_once(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    run(server, schema.users.insert().values(id="guest-of-old", name="Olda", created=0))
    old = signed(server, "guest-of-old")
    given = []
    for _ in range(3):  # a browser sends several requests before it has the new one
        with with_cookie(server, old) as guest:
            answer = guest.get("/api/me")
            assert answer.json()["name"] == "Olda"
            given.append(answer.cookies["bauhuette"])
    assert len(set(given)) == 1
    assert is_known(server, given[0])
    monkeypatch.setattr(sessions, "TAKEN_OVER_MS", 0)
    with with_cookie(server, old) as thief:
        assert thief.get("/api/me").json()["name"] != "Olda"
    assert is_known(server, given[0])


def test_a_table_left_open_over_the_upgrade_goes_on(server: RunningServer) -> None:
    anna = server.visitor("Anna")
    for cookie in anna.cookies:
        cookie.value = signed(server, "guest-of-old")
    assert anna.watch(server.visitor("Ben").open("pillars", ["me", "open", "open"]).id).view["status"] == "lobby"


def test_logging_out_everywhere_means_signed_cookies_too(server: RunningServer) -> None:
    anna = server.visitor("Anna")
    user = run(server, select(schema.users.c.id).where(schema.users.c.name == "Anna"))[0].id
    anna.call("DELETE", "/api/sessions")
    with with_cookie(server, signed(server, user)) as thief:
        assert thief.get("/api/me").json()["name"] != "Anna"


# --- deletion ---


def test_a_deleted_account_leaves_the_games_of_the_others(server: RunningServer) -> None:
    anna, ben = server.visitor("Anna"), server.visitor("Ben")
    anna.call("POST", "/api/accounts", {"name": "Annabella", "password": "correct horse"})
    over = anna.open("pillars", ["me", "open", "greedy"], rated=False)
    bens = ben.join(over.id)
    over.say("I am Annabella")
    over.command("note", text="remember")
    over.start()
    play_to_the_end(over, bens)
    running = ben.open("pillars", ["me", "open", "open"])
    annas = anna.join(running.id)
    cleo = server.visitor("Cleo").join(running.id)
    running.start()
    waiting = anna.open("pillars", ["me", "open", "open"])
    with pytest.raises(Refused, match="do not match"):
        anna.call("DELETE", "/api/account", {"password": "wrong horse"})
    old = cookie_of(anna)
    anna.call("DELETE", "/api/account", {"password": "correct horse"})
    assert not is_known(server, old)
    seat = annas.view["seat"]
    running.wait_for(lambda view: view["seats"][seat]["name"] == "—" and view["seats"][seat]["handed"])
    assert cleo.id == running.id
    assert ben.call("GET", f"/api/tables/{waiting.id}")["seats"][0]["kind"] == "open"
    server.app.state.application.registry.loaded.clear()  # what is stored must say the same
    record = ben.record(over.id)
    assert "Annabella" not in str(record)
    assert replay(record).outcome is not None
    engine = engine_for(database_url(server.settings.database))
    with engine.connect() as connection:
        for table in schema.metadata.sorted_tables:
            assert "nnabella" not in str(connection.execute(select(table)).all()), table.name
        assert connection.execute(select(func.count()).select_from(schema.notes)).scalar() == 0
    engine.dispose()
    page = ben.call("GET", "/api/profiles/annabella")  # as of an account that never was
    assert ben.call("GET", "/api/profiles/nepomuk") == page | {"name": "nepomuk", "account": "nepomuk"}
    with pytest.raises(Refused, match="do not match"):
        ben.log_in("Annabella", "correct horse")
