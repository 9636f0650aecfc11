"""Run the checks and the tests, two parts at a time, with a line for each part and each folder of tests.

    python -m tests.run check                  `make check`
    python -m tests.run                        `make test`
    python -m tests.run --thorough             `make test-all`
    python -m tests.run tests/match -k undo    these tests alone: everything else that is given goes to pytest

All parts run, whatever fails. At the end stand the ten slowest tests, what took how long, and what could not be proven.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from bauhuette.engine.catalogue import game_keys

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
TOOLS = Path(sys.executable).parent
CORES = max(2, min(os.cpu_count() or 2, 4))  # each worker holds all games, about a gigabyte
WORKERS = CORES + 1  # servers are waited for
SLOW = re.compile(r"^\s*(\d+\.\d+)s (call|setup|teardown|browser)\s+(.*)$")
SLOWEST = 10
MEMORY = Path("/dev/shm")
ROOM = 4 * 2**30
NOT_PROVEN = "Not proven"
BROWSERS = ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium")
NO_BROWSER = (
    f"{NOT_PROVEN} without Chromium: the pages in a browser."
    " To get it: apt-get install chromium-headless-shell chromium, or CHROMIUM=/path/to/one"
)


class Part(NamedTuple):
    name: str
    command: Sequence[str | Path]
    folder: Path = ROOT


class Result(NamedTuple):
    name: str
    is_good: bool
    seconds: float
    output: str


def checks() -> list[Part]:
    """The longest first."""
    tools = WEB / "node_modules" / ".bin"
    cache = ("--cache", "--cache-location", "node_modules/.cache/prettier/checked", "--cache-strategy", "content")
    return [
        Part("mypy", [TOOLS / "mypy"]),
        Part("svelte-check", [tools / "svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings"], WEB),
        Part("prettier", [tools / "prettier", "--check", "--log-level", "warn", *cache, "."], WEB),
        Part("import-linter", [TOOLS / "lint-imports", "--no-logo"]),
        Part("ruff check", [TOOLS / "ruff", "check", "."]),
        Part("ruff format", [TOOLS / "ruff", "format", "--check", "."]),
    ]


def collecting() -> Part:
    """Load all tests once, so that the workers find them on disk with their asserts rewritten."""
    return Part("collect", [TOOLS / "pytest", "--collect-only", "-qq"])


def compiling() -> list[Part]:
    return [Part(f"compile {key}", [sys.executable, "-m", "tests.compiling", key]) for key in game_keys()]


def python_tests(options: Sequence[str]) -> Part:
    shown = ("--groups", f"--durations={SLOWEST}", "--durations-min=0.1")
    return Part("pytest", [TOOLS / "pytest", "-n", str(WORKERS), "--dist", "worksteal", *shown, *options])


def browser_tests() -> Part:
    return Part("browser", [WEB / "node_modules" / ".bin" / "playwright", "test"], WEB)


def has_browser() -> bool:
    return "CHROMIUM" in os.environ or any(map(os.path.exists, BROWSERS))


def workplace() -> TemporaryDirectory[str]:
    """Return where tests write: in memory if there is room: on a disk, databases wait for it at every move."""
    usable = MEMORY.is_dir() and not os.statvfs(MEMORY).f_flag & os.ST_NOEXEC and shutil.disk_usage(MEMORY).free > ROOM
    folder = TemporaryDirectory(prefix="tests-", dir=MEMORY if usable else None, ignore_cleanup_errors=True)
    Path(folder.name).chmod(0o711)  # run by root, tests start PostgreSQL as another user
    return folder


def environment(thorough: bool, folder: str) -> dict[str, str]:
    """Node may lie beside Python. Bytecode is kept, or every process would compile all modules again."""
    own = {"PATH": os.pathsep.join((os.environ["PATH"], str(TOOLS))), "PYTHON": sys.executable, "TMPDIR": folder}
    given = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return given | own | {"E2E_GROUPS": "1"} | ({"THOROUGH": "1"} if thorough else {})


class Run:
    def __init__(self, thorough: bool, folder: str) -> None:
        self.environment = environment(thorough, folder)
        self.results: list[Result] = []
        self.not_proven: list[str] = []

    def side_by_side(self, parts: Iterable[Part]) -> None:
        """Run parts that use one core each; show what they print only if they fail."""
        with ThreadPoolExecutor(CORES) as pool:
            for result in pool.map(self._quietly, parts):
                self.results.append(result)

    def _quietly(self, part: Part) -> Result:
        begun = time.monotonic()
        with self._started(part) as process:
            printed = process.communicate()[0]
        result = Result(part.name, process.returncode == 0, time.monotonic() - begun, printed)
        print(line_of(result) if result.is_good else f"{line_of(result)}\n{printed}", flush=True)
        return result

    def _started(self, part: Part) -> subprocess.Popen[str]:
        return subprocess.Popen(
            part.command,
            cwd=part.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def alone(self, part: Part) -> None:
        """Run a part that uses all cores; show what it prints, but for the slowest tests, which come at the end."""
        begun, printed = time.monotonic(), []
        with self._started(part) as process:
            assert process.stdout is not None
            for line in process.stdout:
                printed.append(line)
                if line.startswith(NOT_PROVEN):
                    self.not_proven.append(line.rstrip())
                elif not SLOW.match(line) and "slowest" not in line:
                    print(line, end="", flush=True)
        result = Result(part.name, process.returncode == 0, time.monotonic() - begun, "".join(printed))
        print(line_of(result), flush=True)
        self.results.append(result)

    def close(self) -> int:
        """Sum up, and return the status to exit with."""
        failed = [result.name for result in self.results if not result.is_good]
        lines = [*slowest(result.output for result in self.results), *self.not_proven]
        print(*lines, f"FAILED: {', '.join(failed)}" if failed else "All passed", sep="\n")
        return 1 if failed else 0


def line_of(result: Result) -> str:
    return f"{result.name:<18} {'ok' if result.is_good else 'FAILED':<30} {result.seconds:6.0f} s"


def slowest(outputs: Iterable[str]) -> list[str]:
    found = [match for output in outputs for match in map(SLOW.match, output.splitlines()) if match]
    found.sort(key=lambda match: -float(match[1]))
    lines = [f"{float(match[1]):6.1f} s  {match[3]}" for match in found[:SLOWEST]]
    return ["The slowest tests:", *lines] if lines else []


def main(arguments: list[str]) -> int:
    with workplace() as folder:
        return run_parts(arguments, folder)


def run_parts(arguments: list[str], folder: str) -> int:
    thorough = "--thorough" in arguments
    run = Run(thorough, folder)
    if arguments == ["check"]:
        run.side_by_side(checks())
    elif arguments in ([], ["--thorough"]):
        vitest = Part("vitest", [WEB / "node_modules" / ".bin" / "vitest", "run"], WEB)
        run.side_by_side([*compiling(), *checks(), collecting(), vitest])
        run.alone(python_tests(arguments))
        if has_browser():
            run.alone(browser_tests())
        else:
            run.not_proven.append(NO_BROWSER)
    else:
        run.alone(python_tests(arguments))
    return run.close()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
