"""Distributions: sdist and wheel hold all they should and nothing else; the wheel serves the site."""

from __future__ import annotations

import contextlib
import email
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from bauhuette import __version__
from bauhuette.client import Visitor
from tests.limits import PATIENT_S
from tests.server.running import free_port

ROOT = Path(__file__).parents[1]
NOT_COPIED = shutil.ignore_patterns(".*", "node_modules", "__pycache__", "dist", "test-results", "*.sqlite3*")
PAGE = "<!doctype html><script type='module' src='/assets/stand-in.js'></script>"
TRAPS = (
    "bauhuette.sqlite3",
    "bauhuette.sqlite3-wal",
    "src/bauhuette/server/tables.sqlite3",
    "src/bauhuette/__pycache__/api.cpython-312.pyc",
    "src/bauhuette/.hypothesis/example",
    "web/node_modules/vite/index.js",
    "web/test-results/trace.zip",
    ".venv/bin/python",
    "notes.txt",
)


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a clean copy of the sources, with leftovers of work and play in it."""
    copy = tmp_path_factory.mktemp("sources") / "bauhuette"
    shutil.copytree(ROOT, copy, ignore=NOT_COPIED)
    shutil.copy(ROOT / ".gitignore", copy)
    site = copy / "src/bauhuette/server/static"
    if not site.exists():  # `make test` builds it before; packing can be tested without
        (site / "assets").mkdir(parents=True)
        (site / "index.html").write_text(PAGE)
        (site / "assets/stand-in.js").write_text("export {};")
    for trap in TRAPS:
        (copy / trap).parent.mkdir(parents=True, exist_ok=True)
        (copy / trap).write_text("not for others")
    return copy


def build(kind: str, folder: Path, target: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(target)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return next(target.glob("*.tar.gz" if kind == "sdist" else "*.whl"))


@pytest.fixture(scope="module")
def sdist(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("sdist", sources, tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel from the sdist alone."""
    unpacked = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sdist) as archive:
        archive.extractall(unpacked, filter="data")
    return build("wheel", next(unpacked.iterdir()), tmp_path_factory.mktemp("wheel"))


def files_in(folder: Path) -> set[str]:
    found = (path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    return {name for name in found if name not in TRAPS and f"src/bauhuette/{name}" not in TRAPS}


def test_the_sdist_holds_the_sources_and_no_user_data(sdist: Path, sources: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {member.name.partition("/")[2] for member in archive.getmembers()}
    assert not names & set(TRAPS)
    left_out = files_in(sources) - names
    assert left_out == set(), "what a reader of the sources needs"


def test_the_wheel_holds_the_whole_package_and_no_user_data(wheel: Path, sources: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        text = archive.read(next(name for name in names if name.endswith("METADATA"))).decode()
    inside = {name.removeprefix("bauhuette/") for name in names if name.startswith("bauhuette/")}
    assert inside == files_in(sources / "src" / "bauhuette")
    assert {"py.typed", "server/static/index.html", "games/pillars/cards.toml", "cli/text/de.ftl"} <= inside
    metadata = email.message_from_string(text)
    uvloop = next(need for need in metadata.get_all("Requires-Dist", []) if need.startswith("uvloop"))
    assert "win32" in uvloop
    assert "Typing :: Typed" in metadata.get_all("Classifier", [])


# --- an environment in which bauhuette comes from the wheel alone ---


def scripts(environment: Path) -> Path:
    return environment / ("Scripts" if os.name == "nt" else "bin")


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel by its hash; its requirements are this environment's, our sources are not importable there."""
    environment = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", environment], check=True)
    python = str(scripts(environment) / "python")
    pip = [sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check", "-q", "install"]
    locked, digest = environment / "locked.txt", hashlib.sha256(wheel.read_bytes()).hexdigest()
    offline = ["--no-index", "--no-deps", "--require-hashes", "--find-links", str(wheel.parent), "-r", str(locked)]
    locked.write_text(f"bauhuette=={__version__} --hash=sha256:{digest[::-1]}\n", encoding="utf-8")
    refused = subprocess.run([*pip, *offline], capture_output=True, text=True, check=False)
    assert "DO NOT MATCH" in refused.stderr
    locked.write_text(f"bauhuette=={__version__} --hash=sha256:{digest}\n", encoding="utf-8")
    subprocess.run([*pip, *offline], check=True)
    site = subprocess.run(
        [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    (Path(site.stdout.strip()) / "shared.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return environment


def environ(home: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "XDG_DATA_HOME")}
    return kept | {"HOME": str(home), "LC_ALL": "C.UTF-8", "BAUHUETTE_JIT": "off"}


@contextlib.contextmanager
def serving(installed: Path, where: Path, *wishes: str) -> Iterator[tuple[httpx.Client, list[str]]]:
    """Start a server by the installed command, in an empty folder; yield it with its first lines."""
    home, folder = where / "home", where / "folder"
    home.mkdir()
    folder.mkdir(exist_ok=True)
    address = f"http://127.0.0.1:{(port := free_port())}"
    command = [str(scripts(installed) / "bauhuette"), "serve", "--port", str(port), "--log-level", "ERROR", *wishes]
    with subprocess.Popen(command, cwd=folder, env=environ(home), text=True, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        try:
            said = [process.stdout.readline().strip() for _ in range(2 + 2 * bool(wishes))]
            with httpx.Client(base_url=address, timeout=PATIENT_S) as client:
                yield client, said
        finally:
            process.terminate()


@pytest.mark.thorough
def test_the_installed_package_serves_the_site(installed: Path, tmp_path: Path) -> None:
    with serving(installed, tmp_path) as (client, said):
        assert str(client.base_url) in said[0]
        kept = Path(said[1].removeprefix("Tables are kept in ").removesuffix("."))
        assert kept.is_file()
        assert kept.is_relative_to(tmp_path / "home")
        page = client.get("/")
        assert page.status_code == 200
        assert page.headers["content-type"].startswith("text/html")
        asset = re.search(r"/assets/[^'\"]+\.js", page.text)
        assert asset is not None
        script = client.get(asset[0])
        assert script.status_code == 200
        assert "javascript" in script.headers["content-type"]
        with Visitor(str(client.base_url), "Anna").open("pillars", ["me", "greedy", "greedy"]) as table:
            table.start()
            there = client.get(f"/t/{table.id}").text
            assert '<div id="app"></div>' in there
            assert '<div id="app"><div class="greets"><h1>' in page.text
            named = re.findall(r'rel="modulepreload"[^>]* href="([^"]+)"', there)
            assert named, "a table's page names the files it needs"
            assert {client.get(file).status_code for file in named} == {200}
            assert table.view["play"]["moves"] or table.view["play"]["to_move"] is not None
    assert list((tmp_path / "folder").iterdir()) == [], "nothing appears in the working folder"


@contextlib.contextmanager
def without_client(installed: Path) -> Iterator[None]:
    """Return the package as if the wheel had been built without the web client."""
    (static,) = installed.glob("**/bauhuette/server/static")
    away = static.rename(static.with_name("away"))
    try:
        yield
    finally:
        away.rename(static)


@pytest.mark.thorough
def test_a_server_without_a_client_says_how_to_get_it(installed: Path, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "bauhuette.sqlite3").touch()
    with without_client(installed), serving(installed, tmp_path, "--lang", "de") as (client, said):
        assert "--database bauhuette.sqlite3" in said[2]
        assert "make web" in said[3]
        for path in ("/", "/t/some-table"):
            answer = client.get(path, headers={"accept-language": "en"})
            assert (answer.status_code, answer.text.count(". ")) == (503, 0)
            assert "make web" in answer.text
        assert client.get("/healthz").status_code == 200


@pytest.mark.thorough
def test_the_command_knows_its_version_and_completes_itself(installed: Path, tmp_path: Path) -> None:
    def said(*command: str, **variables: str) -> str:
        run = [str(scripts(installed) / command[0]), *command[1:]]
        env = environ(tmp_path) | variables
        return subprocess.run(run, cwd=tmp_path, env=env, capture_output=True, text=True, check=True).stdout

    assert said("bauhuette", "--version") == said("python", "-m", "bauhuette", "--version")
    assert said("bauhuette", "--version").startswith(f"bauhuette {__version__} (build ")
    wanted = {"COMP_WORDS": "bauhuette rules pil", "COMP_CWORD": "2", "_BAUHUETTE_COMPLETE": "complete_bash"}
    assert said("bauhuette", **wanted).split() == ["pillars"]
    where = said("python", "-c", "import bauhuette; print(bauhuette.__file__)")
    assert Path(where.strip()).is_relative_to(installed), "not from our sources"
