"""Account names are unique by appearance and contain nothing invisible."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from sqlalchemy import MetaData, Table, insert, select

from bauhuette.client import Refused, Visitor
from bauhuette.server import names
from bauhuette.server.accounts.account_names import checked
from bauhuette.server.names import clean_name, skeleton
from bauhuette.server.refusals import Denied
from bauhuette.server.storage import database as databases
from bauhuette.server.storage import schema
from bauhuette.server.storage.store import database_url, engine_for
from tests.plugins.needs import needs
from tests.server.running import Processes, RunningServer, fresh_postgres, postgres_is_there

PASSWORD = "correct horse"
REFUSED = {
    "an\u200dn": "invisible",
    "an\u200cn": "invisible",
    "ann\ufe0f": "invisible",
    "\u3164\u3164": "invisible",
    "\u0430nn": "scripts",  # Cyrillic a
    "..": "letters",
    "-_-": "letters",
    "__proto__": "reserved",
    "journeyman": "reserved",
    "GESELLE": "reserved",
    "J0urneyman": "reserved",
    "Admin": "reserved",
    "guest1234": "reserved",
}


def make(who: Visitor, name: str) -> str:
    """Return the code of the refusal, and its reason; empty if an account was made."""
    try:
        who.call("POST", "/api/accounts", {"name": name, "password": PASSWORD})
    except Refused as refused:
        return f"{refused.code} {refused.facts.get('why', '')}".strip()
    return ""


def test_no_account_looks_like_another(processes: Callable[..., Processes]) -> None:
    cluster = processes()
    assert make(cluster.next().visitor("A"), "ann") == ""
    for name in ("ANN", "ａｎｎ", "ΑΝΝ"):
        assert make(cluster.next().visitor("B"), name) == "name-taken", name
    assert make(cluster.next().visitor("B"), "paul") == ""
    assert make(cluster.next().visitor("B"), "PauI") == "name-taken"
    cluster.next().visitor("C").log_in("Ａｎｎ", PASSWORD)


def test_names_that_hide_something_or_are_reserved_are_refused(server: RunningServer) -> None:
    found = {name: make(server.visitor("A"), name) for name in REFUSED}
    # Some never reach the check: what is no letter at all has no part in the form of the request.
    assert {name: why for name, why in found.items() if why not in (f"bad-name {REFUSED[name]}", "malformed")} == {}
    assert "" not in found.values()


@pytest.mark.parametrize(("name", "why"), REFUSED.items())
def test_the_reason_is_told(name: str, why: str) -> None:
    with pytest.raises(Denied) as refused:
        checked(name)
    assert refused.value.facts == {"why": why}
    for lang in ("de", "en"):
        assert "{" not in refused.value.text(lang)


@pytest.mark.parametrize(
    "name", ["Anna.B", "Müller", "王小明", "Иван", "Ελένη", "ben42", "x-y_z", "Łukasz", "さくら", "김철수"]
)
def test_names_of_all_scripts_are_welcome(name: str) -> None:
    assert checked(name).name == unicodedata.normalize("NFKC", name)


def test_what_looks_alike_has_one_skeleton() -> None:
    for alike in ("anna", "\u0430nna", "An na", "\u0251nna", "ANNA", "ΑΝΝΑ", "ann\u3164a", "ａｎｎａ"):
        assert skeleton(alike) == "anna", alike
    assert skeleton("Ill1am0") == skeleton("lllIamo")
    assert len({skeleton(name) for name in ("anna", "änna", "anne", "an-na", "ann.a")}) == 5
    for table in (names._CAPITALS, names._SMALL):
        assert all(chr(after).isascii() for after in table.values())


def test_guests_names_show_what_they_hold(server: RunningServer) -> None:
    guest = server.visitor("Gast")
    assert (
        guest.call("POST", "/api/me", {"name": "An\u3164n\u200da\ufe0f"})["name"] == "Anna" == clean_name("An\u2800na")
    )
    with pytest.raises(Refused) as refused:
        guest.call("POST", "/api/me", {"name": "\u3164\u3164"})
    assert refused.value.code == "malformed"


OLD = {"first": "ann", "second": "an\u200dn", "third": "\u0430nn", "guest": None}


@pytest.fixture(params=["sqlite", "postgresql"])
def before(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database of the form before skeletons, with accounts that look alike."""
    if request.param == "sqlite":
        url = str(tmp_path / "before.sqlite3")
        fill(url)
        yield url
        return
    needs("PostgreSQL", postgres_is_there())
    with fresh_postgres(migrated=False) as url:
        fill(url)
        yield url


def fill(url: str) -> None:
    engine, hashed = engine_for(database_url(url)), PasswordHasher(1, 64, 1).hash(PASSWORD)
    with engine.begin() as connection:
        databases.upgrade(connection, "0002")
        users = Table("users", MetaData(), autoload_with=connection)
        for created, (user, account) in enumerate(OLD.items()):
            row = {"id": user, "name": user, "account": account, "password": hashed, "created": created}
            connection.execute(insert(users).values(row))
    engine.dispose()


def test_accounts_that_look_alike_already_keep_working(before: str, start: Callable[..., RunningServer]) -> None:
    engine = engine_for(database_url(before))
    databases.migrate(engine)
    with engine.connect() as connection:
        found = {row.id: row.skeleton for row in connection.execute(select(schema.users))}
    engine.dispose()
    assert found == {"first": "ann", "second": None, "third": None, "guest": None}
    server = start(database=before)
    for account in filter(None, OLD.values()):
        who = server.visitor("A")
        who.log_in(account, PASSWORD)
        assert who.call("GET", "/api/me")["account"] == account
    assert make(server.visitor("B"), "ΑΝΝ") == "name-taken"
