"""The game of docs/new-game.md, built from that page in a copy of the package, can be played in every way."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import bauhuette

ROOT = Path(__file__).parents[1]
PACKAGE = Path(bauhuette.__file__).parent
FILE = re.compile(r"^```file (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the package with the fifth game in it."""
    place = tmp_path_factory.mktemp("new-game")
    left_out = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(PACKAGE, place / "src" / "bauhuette", ignore=left_out)
    folder = place / "src" / "bauhuette" / "games" / "keystone"
    folder.mkdir()
    (folder / "__init__.py").touch()
    page = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
    for name, text in FILE.findall(page):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    run(place, "-m", "bauhuette.testkit.generate", "keystone/ids.py")
    assert "S4 = 4" in (folder / "ids.py").read_text(encoding="utf-8")
    return place


def run(place: Path, *command: str, said: str = "", jit: str = "off") -> str:
    done = subprocess.run(
        [sys.executable, *command],
        cwd=place,
        env={
            **os.environ,
            "PYTHONPATH": str(place / "src"),
            "BAUHUETTE_JIT": jit,
            "XDG_DATA_HOME": str(place / "data"),
        },
        input=said,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_keeps_the_contract_of_all_games(place: Path) -> None:
    for name in ("tests", "pyproject.toml"):
        (place / name).symlink_to(ROOT / name)
    said = run(
        place, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/test_contract.py", "-k", "keystone and not 1]"
    )
    assert "passed" in said
    assert "failed" not in said


@pytest.mark.thorough
def test_its_code_is_typed_and_tidy(place: Path) -> None:
    config = ("--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(place / "types"))
    run(place, "-m", "mypy", *config, "src/bauhuette/games/keystone")
    run(place, "-m", "ruff", "check", "--config", str(ROOT / "pyproject.toml"), "src/bauhuette/games/keystone")
    run(
        place,
        "-m",
        "ruff",
        "format",
        "--check",
        "--config",
        str(ROOT / "pyproject.toml"),
        "src/bauhuette/games/keystone",
    )


@pytest.mark.thorough
def test_it_is_played_in_the_terminal_by_bots_and_in_batches(place: Path) -> None:
    shown = run(place, "-m", "bauhuette", "play", "keystone", "--seed", "1", "--lang", "en", said="bid 1\npass\nquit\n")
    assert "You bid 1." in shown
    assert "bid or pass" in shown
    told = run(place, "-m", "bauhuette", "arena", "keystone", "--bots", "greedy,random", "--games", "20", "--seed", "1")
    assert "Greedy" in told
    batch = (
        "from bauhuette.research.batch import Batch; x = Batch('keystone', 8); x.step(x.random_moves()); "
        "print(len(x), [name for name in x.features.names if name.startswith(('money', 'leader'))][:5:4])"
    )
    assert run(place, "-c", batch).strip() == "8 ['money.me', 'leader=me']"


@pytest.mark.thorough
def test_it_is_served_to_browsers(place: Path) -> None:
    code = """
from fastapi.testclient import TestClient
from bauhuette.server.http.asgi import make_app
from bauhuette.server.hosting.serving import prepare
from bauhuette.server.settings import Settings
settings = Settings(database="served.sqlite3")
prepare(settings)
with TestClient(make_app(settings)) as client:
    game = client.get("/api/info").json()["games"][-1]
    print(game["title"]["en"], game["colours"][:2])
    facts = client.get("/api/games/keystone/facts").json()
    print(facts["rules"]["bought"], facts["printed"])
    rules, words = client.get("/api/rules/keystone/de").text, client.get("/api/words/keystone/en").text
    print("**S5**" in rules, "news-bought =" in words)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = client.post("/api/tables", json={"game": "keystone", "seats": seats}).json()["id"]
    client.post(f"/api/tables/{table}/commands", json={"id": "start-of-keystone", "do": "start"})
    play = client.get(f"/api/tables/{table}").json()["play"]
    print(play["phase"], len(play["state"]["seats"]))
    fields = ({*play["state"]} - {"seats", "phase"}) | {*play["state"]["seats"][0]}
    said = [client.get(f"/api/words/keystone/{lang}").text for lang in ("de", "en")]
    print([field for field in sorted(fields) if not all(f"screen-{field} =" in text for text in said)])
"""
    assert run(place, "-c", code).splitlines() == [
        "The Keystone ['blue', 'red']",
        "S5 {'de': [], 'en': []}",
        "True True",
        "bid 2",
        "[]",
    ]


@pytest.mark.thorough
def test_compiled_it_plays_the_same(place: Path) -> None:
    traces = [run(place, "-m", "bauhuette.testkit.trace", "keystone", "3", "5", jit=jit) for jit in ("off", "on")]
    assert len(traces[0].splitlines()) > 10
    assert traces[0] == traces[1]
