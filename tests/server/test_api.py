"""REST: people, safety, health, documents."""

from __future__ import annotations

import gzip
import html
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter

from bauhuette.client import Refused, Visitor
from bauhuette.server.hosting import schema_files
from bauhuette.server.http import api_page
from bauhuette.server.http.middleware import BODY_BYTES
from bauhuette.server.refusals import server_words
from bauhuette.server.wire import Code
from tests.limits import PATIENT_S
from tests.server.running import RunningServer, free_port

Start = Callable[..., RunningServer]
DOCS = Path(__file__).parents[2] / "docs" / "api"


def client(server: RunningServer, **wishes: Any) -> httpx.Client:
    return httpx.Client(base_url=server.address, timeout=PATIENT_S, verify=False, **wishes)


# --- people ---


def test_guests_at_once_and_accounts_that_keep_things(server: RunningServer) -> None:
    anna = server.visitor("Anna")
    table = anna.open("pillars", ["me", "open", "open"])
    made = anna.call("POST", "/api/accounts", {"name": "anna.b", "password": "correct horse"})
    assert made == {"name": "anna.b", "account": "anna.b"}
    elsewhere = server.visitor("somebody")
    with pytest.raises(Refused, match="do not match"):
        elsewhere.log_in("anna.b", "wrong horse")
    with pytest.raises(Refused, match="do not match"):
        elsewhere.log_in("nobody", "correct horse")
    with pytest.raises(Refused, match="taken"):
        elsewhere.call("POST", "/api/accounts", {"name": "ANNA.B", "password": "correct horse"})
    elsewhere.log_in("Anna.B", "correct horse")
    assert [info["id"] for info in elsewhere.call("GET", "/api/tables")["tables"]] == [table.id]
    assert elsewhere.call("GET", "/api/profiles/anna.b")["name"] == "anna.b"
    elsewhere.call("DELETE", "/api/session")
    assert elsewhere.call("GET", "/api/me")["account"] is None


def test_a_cookie_cannot_be_made_up(server: RunningServer) -> None:
    with client(server) as anna:
        anna.get("/api/me")
        cookie = anna.cookies["bauhuette"]
    for forged in (
        f"{cookie[:10]}{'b' if cookie[10] == 'a' else 'a'}{cookie[11:]}",
        f"{cookie}x",
        f"{cookie}.{cookie}",
        "a.b",
        ".",
        "",
    ):
        with client(server, cookies={"bauhuette": forged}) as other:
            assert "set-cookie" in other.get("/api/me").headers
    with client(server, cookies={"bauhuette": cookie}) as same:
        assert "set-cookie" not in same.get("/api/me").headers


def test_names_are_one_line_of_visible_characters(server: RunningServer) -> None:
    anna = server.visitor("  An\u202ena\n ")
    assert anna.call("GET", "/api/me")["name"] == "Anna"
    with pytest.raises(Refused, match="cannot be read"):
        anna.call("POST", "/api/me", {"name": "\u200b"})


# --- safety ---


def test_headers_and_cookies(server: RunningServer) -> None:
    with client(server) as anna:
        response = anna.get("/api/me")
    assert "script-src 'self'" in response.headers["content-security-policy"]
    assert response.headers["x-content-type-options"] == "nosniff"
    assert response.headers["cache-control"] == "no-store"
    assert "server" not in response.headers
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_pages_of_others_may_not_speak_for_you(start: Start) -> None:
    server = start(origins=("https://friend.example",))
    with client(server) as anna:
        for origin, status in (("https://evil.example", 403), ("null", 403), ("https://friend.example", 200)):
            assert anna.post("/api/me", json={"name": "A"}, headers={"origin": origin}).status_code == status
        assert anna.post("/api/me", json={"name": "A"}, headers={"origin": server.address}).status_code == 200
        assert anna.post("/api/me", json={"name": "A"}, headers={"sec-fetch-site": "cross-site"}).status_code == 403
        assert anna.post("/api/me", content='{"name":"A"}', headers={"content-type": "text/plain"}).status_code == 422


def test_what_is_too_large_is_refused(server: RunningServer) -> None:
    def endless() -> Any:
        for _ in range(BODY_BYTES // 1000 + 2):
            yield b"x" * 1000

    with client(server) as anna:
        assert anna.post("/api/me", json={"name": "A" * BODY_BYTES}).status_code == 413
        assert anna.post("/api/me", content=endless()).status_code == 413


def test_limits_are_explained(start: Start) -> None:
    server = start(limits=0.01)  # two at once, then one in two and a half seconds: slower than any machine answers
    with client(server, headers={"accept-language": "de"}) as anna:
        responses = [anna.get("/api/info") for _ in range(20)]
    limited = responses[-1]
    assert responses[0].status_code == 200
    assert limited.status_code == 429
    assert int(limited.headers["retry-after"]) >= 1
    body = limited.json()
    assert body["refusal"]["code"] == "rate-limited"
    assert "Bitte warte" in body["refusal"]["text"]
    assert body["retry_after_ms"] > 0


def test_errors_tell_nothing_about_the_inside(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: Any) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr(server.app.state.application, "me", broken)
    with client(server) as anna:
        response = anna.get("/api/me")
    assert response.status_code == 500
    assert response.json()["refusal"]["code"] == "internal"
    assert "secret" not in response.text


def test_unknown_addresses_and_tables(server: RunningServer) -> None:
    with client(server) as anna:
        for path in ("/api/nothing", "/api/tables/unknown", "/api/words/chess/de", "/api/rules/pillars/fr", "/api"):
            response = anna.get(path)
            assert response.status_code == 404, path
            assert response.json()["refusal"]["code"] == "not-found"


def test_running_games_give_no_seed_away(server: RunningServer) -> None:
    anna = server.visitor("Anna")
    table = anna.open("pillars", ["me", "greedy", "greedy"])
    table.start()
    secret = server.app.state.application.registry.loaded[table.id].match.setup.secret.hex()
    assert secret not in json.dumps([table.view, anna.call("GET", "/api/tables")])
    with pytest.raises(Refused, match="after the end"):
        anna.record(table.id)


# --- what can be played ---


def test_games_words_rules_and_facts(server: RunningServer) -> None:
    with client(server) as anna:
        info = anna.get("/api/info").json()
        assert "pillars" in [game["key"] for game in info["games"]]
        for game in info["games"]:
            for lang in info["languages"]:
                words = anna.get(f"/api/words/{game['key']}/{lang}").text
                assert "trouble-not-offered" in words
                assert "why-" in words
                assert anna.get(f"/api/rules/{game['key']}/{lang}").text.startswith("#")
        assert anna.get("/api/games/pillars/facts").json()["card"]["king"]["value"] >= 0
        assert "refused-rate-limited" in anna.get("/api/words/server/de").text


def test_every_refusal_has_its_sentence() -> None:
    from_elsewhere = {Code.NOT_A_MOVE, Code.NOT_OFFERED, Code.CANNOT_UNDO, Code.BAD_SETUP}
    for code in set(Code) - from_elsewhere:
        for lang in ("de", "en"):
            assert server_words(lang).has(f"refused-{code}"), code


def test_tables_that_cannot_be_opened(server: RunningServer) -> None:
    anna = server.visitor("Anna")
    for seats, code in ((["me", "open"], "bad-setup"), (["me", "me", "open"], "already-seated")):
        with pytest.raises(Refused) as refused:
            anna.open("pillars", seats)
        assert refused.value.code == code
    with pytest.raises(Refused) as refused:
        anna.open("pillars", ["me", "genius", "open"])
    assert refused.value.code == "unknown-level"
    with pytest.raises(Refused) as refused:
        anna.open("chess", ["me", "open", "open"])
    assert refused.value.code == "not-found"


# --- health and documents ---


def test_health_and_metrics(server: RunningServer) -> None:
    with client(server) as anna:
        assert anna.get("/healthz").json()["status"] == "ok"
        assert anna.get("/readyz").status_code == 200
        metrics = anna.get("/metrics").text
    assert "bauhuette_connections 0" in metrics
    assert 'bauhuette_requests_total{status="200"}' in metrics


def test_the_client_is_served(start: Start, tmp_path: Path) -> None:
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "assets" / "main-1.js").write_text("let a")
    (folder / "worker.js").write_text("let b")
    (folder / "manifest.de.webmanifest").write_text("{}")
    (tmp_path / "secret.txt").write_text("secret")
    with client(start(static=folder)) as anna:
        assert anna.get("/t/some-table").text == "<!doctype html>"
        file = anna.get("/assets/main-1.js").headers
        assert "immutable" in file["cache-control"]
        assert file["x-content-type-options"] == "nosniff"
        assert "content-security-policy" not in file  # of documents and workers, not of what they load
        worker = anna.get("/worker.js").headers
        assert (worker["cache-control"], worker["content-type"][:15]) == ("no-cache", "text/javascript")
        assert "default-src 'none'" in worker["content-security-policy"]
        policy = anna.get("/").headers["content-security-policy"]
        assert "worker-src 'self'; " in policy
        assert "manifest-src 'self'; " in policy
        assert anna.get("/manifest.de.webmanifest").headers["content-type"] == "application/manifest+json"
        assert anna.get("/%2e%2e/secret.txt").text == "<!doctype html>"


def test_the_first_page_and_that_of_a_table_name_the_files_they_will_need(start: Start, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<head></head><div id="app"></div>')
    boards = {"pillars": ["/assets/board-1.js", "/assets/board-1.css"], "contest": ["/assets/other-1.js"]}
    words = {"de": ["/de.js"], "en": ["/en.js"], "en-pillars": ["/en-pillars.js"], "en-contest": ["/en-contest.js"]}
    named = {"home": ["/assets/home-1.js"], "table": ["/assets/table-1.js"], "boards": boards, "words": words}
    (tmp_path / "preloads.json").write_text(json.dumps(named))
    server = start(static=tmp_path)
    table = server.visitor("Anna").open("pillars", ["me", "open", "open"])
    with client(server) as anna:
        answer = anna.get(f"/t/{table.id}")
        assert answer.headers["cache-control"] == "no-cache"
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert f'<meta name="table" content="{table.id}" data-game="pillars">' in answer.text
        assert re.findall('rel="modulepreload" crossorigin href="(.*?)"', answer.text) == [
            "/assets/table-1.js",
            "/assets/board-1.js",
            "/en.js",
            "/en-pillars.js",
        ]
        assert 'rel="preload" as="style" crossorigin href="/assets/board-1.css"' in answer.text
        home = anna.get("/")
        assert re.findall(' href="(.*?)"', home.text) == ["/assets/home-1.js", "/en.js"]
        assert home.headers["cache-control"] == "no-cache"
        assert home.headers["content-encoding"] == "gzip"
        assert anna.get("/", headers={"accept-encoding": "identity"}).text == home.text
        for page in (home.text, answer.text):  # every page that needs it holds it and does not ask for it
            (info,) = re.findall('<script type="application/json" id="info">(.*?)</script>', page)
            assert json.loads(info) == anna.get("/api/info").json()
        for path in ("/t/nobody-knows-it", f"/replay/{table.id}", f"/t/{table.id}/x"):
            assert anna.get(path).text == '<head></head><div id="app"></div>'


def test_newcomers_read_a_greeting_at_once(start: Start, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<head></head><div id="app"></div>')
    greetings = {"de": "<h1>Willkommen</h1>", "en": "<h1>Welcome</h1>"}
    (tmp_path / "preloads.json").write_text(json.dumps({"home": [], "table": [], "boards": {}, "greetings": greetings}))
    with client(start(static=tmp_path)) as anna:
        german = anna.get("/", headers={"accept-language": "de"}).text
        assert '<div id="app"><h1>Willkommen</h1></div>' in german
        assert '<meta name="newcomer">' in german
        assert '<div id="app"><h1>Welcome</h1></div>' in anna.get("/", headers={"accept-language": "fr"}).text
        anna.get("/api/me")
        for path in ("/", "/settings"):
            page = anna.get(path).text
            assert '<div id="app"></div>' in page
            assert "newcomer" not in page


def test_a_tables_page_names_the_answers_it_will_ask_for_in_the_readers_language(start: Start, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<head></head>")
    words = {"de": ["/assets/words-de.js"], "en": ["/assets/words-en.js"]}
    (tmp_path / "preloads.json").write_text(json.dumps({"home": [], "table": [], "boards": {}, "words": words}))
    server = start(static=tmp_path)
    table = server.visitor("Anna").open("pillars", ["me", "open", "open"])
    with client(server) as anna:

        def named(language: str) -> list[str]:
            page = anna.get(f"/t/{table.id}", headers={"accept-language": language}).text
            return re.findall(' href="(.*?)"', page)

        # Whoever has no cookie yet becomes a guest by the first answer: of several at once each would make one.
        assert named("de-AT,en;q=0.5") == ["/api/words/pillars/de", "/assets/words-de.js"]
        anna.get("/api/me")
        german = ["/api/words/pillars/de", "/api/games/pillars/facts?lang=de"]
        english = [address.replace("de", "en") for address in german]
        assert named("de-AT,en;q=0.5") == [*german, "/assets/words-de.js"]
        assert named("fr,de;q=0.5") == [*english, "/assets/words-en.js"]  # as the page decides
        anna.cookies.set("lang", "de")
        assert named("en") == [*german, "/assets/words-de.js"]
        anna.cookies.set("lang", '"><script>')
        assert named("en") == [*english, "/assets/words-en.js"]
        for address in (*german, *english):
            assert anna.get(address, headers={"accept-encoding": "gzip"}).headers["content-encoding"] == "gzip"


def test_the_client_is_served_compressed_to_whoever_understands_it(start: Start, tmp_path: Path) -> None:
    script = "let a = 1;" * 100
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "main-1.js").write_text(script)
    (tmp_path / "assets" / "main-1.js.gz").write_bytes(gzip.compress(script.encode()))
    (tmp_path / "assets" / "main-1.js.br").write_bytes(b"smaller still")
    with client(start(static=tmp_path)) as anna:
        with anna.stream("GET", "/assets/main-1.js", headers={"accept-encoding": "gzip, deflate, br"}) as answer:
            assert answer.headers["content-encoding"] == "br"
            assert b"".join(answer.iter_raw()) == b"smaller still"
        for understood, sent in (("gzip", "gzip"), ("identity", None)):
            answer = anna.get("/assets/main-1.js", headers={"accept-encoding": understood})
            assert answer.text == script
            assert answer.headers.get("content-encoding") == sent
            assert answer.headers["vary"] == "accept-encoding"
            assert answer.headers["content-type"].startswith("text/javascript")
            assert "immutable" in answer.headers["cache-control"]


def test_what_is_public_is_compressed_and_nothing_else(server: RunningServer) -> None:
    with client(server) as anna:
        for path, packed in (
            ("words/pillars/de", True),
            ("rules/pillars/en", True),
            ("games/pillars/facts", True),
            ("info", True),
            ("lessons/pillars", False),
        ):
            answer = anna.get(f"/api/{path}", headers={"accept-encoding": "gzip"})
            assert (answer.headers.get("content-encoding") == "gzip") == packed
            assert len(answer.text) > 1000
            assert "content-encoding" not in anna.get(f"/api/{path}", headers={"accept-encoding": "identity"}).headers


def test_logs_name_no_table(tmp_path: Path) -> None:
    """Whoever reads the logs cannot sit down at an open seat, nor be somebody."""
    port = free_port()
    command = [sys.executable, "-m", "bauhuette", "serve", "--port", str(port)]
    command += ["--database", str(tmp_path / "logged.sqlite3")]
    interpreted = {**os.environ, "BAUHUETTE_JIT": "off"}
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=interpreted) as process:
        assert process.stderr is not None
        try:
            assert any("startup complete" in line for line in islice(process.stderr, 100))
            anna = Visitor(f"http://127.0.0.1:{port}", "Anna")
            with anna.open("pillars", ["me", "open", "open"]) as table:
                table.refresh()
                anna.call("GET", f"/api/tables/{table.id}")
        finally:
            process.terminate()
        logged = process.stderr.read()
    assert '"path": "/api/tables/{table}"' in logged
    assert table.id not in logged
    assert not any(str(cookie.value) in logged for cookie in anna.cookies)


def test_routes_are_finished_before_the_first_request(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or warnings are silenced, and heard, while other threads do the same."""
    made: list[Any] = []
    begin = TypeAdapter.__init__

    def counted(self: Any, *args: Any, **named: Any) -> None:
        made.append(args)
        begin(self, *args, **named)

    monkeypatch.setattr(TypeAdapter, "__init__", counted)
    server.visitor("Anna").call("GET", "/api/info")
    assert not made


def test_the_documents_of_the_wire_are_current() -> None:
    """If not: `python -m bauhuette.server.hosting.schema_files docs/api`."""
    assert schema_files.printed(schema_files.openapi()) == (DOCS / "openapi.json").read_text(encoding="utf-8")
    assert schema_files.printed(api_page.socket_schema()) == (DOCS / "socket.schema.json").read_text(encoding="utf-8")


def test_the_api_is_described_for_programs_and_people(server: RunningServer) -> None:
    """The page needs no scripts and no foreign files; every call and form stands in it, and every link leads on."""
    with client(server) as anna:
        described = anna.get("/openapi.json").json()
        page = anna.get("/api/docs")
        assert page.headers["content-type"].startswith("text/html")
        assert anna.get("/api/docs.css").headers["content-type"].startswith("text/css")
        assert "FromServer" in anna.get("/api/socket.schema.json").json()["$defs"]
    assert schema_files.printed(described) == (DOCS / "openapi.json").read_text(encoding="utf-8")
    assert "<script" not in page.text
    assert not re.findall(r'(?:src|href)="(?:https?:)?//', page.text)
    ids = set(re.findall(r' id="([^"]+)"', page.text))
    links = re.findall(r'href="#([^"]+)"', page.text)
    assert links
    assert set(links) <= ids
    for path, verbs in described["paths"].items():
        for verb, call in verbs.items():
            assert f"{verb.upper()} {path}</h3>" in page.text
            assert html.escape(call["description"]) in page.text
    assert set(described["components"]["schemas"]) <= ids
