"""Read the pinned packages of the requirements files, and write their hashes: `python -m tests.pins` asks the index.

After a change of a version run it once: it keeps names, versions, markers and `-r` lines, and writes below each pin the
SHA-256 of every file the index has of that version, so that `pip install --require-hashes` works on every platform.
"""

from __future__ import annotations

import re
import urllib.request
from pathlib import Path
from typing import NamedTuple

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_sdist_filename, parse_wheel_filename

ROOT = Path(__file__).parents[1]
FILES = tuple(sorted(ROOT.glob("requirements*.txt")))
INDEX = "https://pypi.org/simple"
LINK = re.compile(r'href="[^"]*#sha256=([0-9a-f]{64})"[^>]*>\s*([^<\s]+)\s*</a>')


class Pin(NamedTuple):
    name: str
    version: str
    line: str  # without hashes
    hashes: tuple[str, ...]


def lines_of(file: Path) -> list[str]:
    """Return the lines of a file, continued ones joined."""
    return [line for line in file.read_text("utf-8").replace("\\\n", " ").splitlines() if line.strip()]


def pins_of(file: Path) -> list[Pin]:
    """Return what a file itself pins, without the files it includes."""
    return [_pin(line) for line in lines_of(file) if not line.startswith(("-r ", "#"))]


def _pin(line: str) -> Pin:
    plain, *hashes = line.split("--hash=")
    wanted = Requirement(plain.strip())
    (exact,) = wanted.specifier
    assert exact.operator == "==", plain
    return Pin(canonicalize_name(wanted.name), exact.version, plain.strip(), tuple(one.strip() for one in hashes))


def hashes_of(pin: Pin) -> list[str]:
    """Ask the index for all files of a version."""
    asked = urllib.request.Request(f"{INDEX}/{pin.name}/", headers={"accept": "text/html"})
    with urllib.request.urlopen(asked, timeout=120) as answer:
        found = LINK.findall(answer.read().decode())
    return sorted(f"sha256:{digest}" for digest, file in found if _version_of(file) == pin.version)


def _version_of(file: str) -> str:
    try:
        return str((parse_wheel_filename(file) if file.endswith(".whl") else parse_sdist_filename(file))[1])
    except ValueError:  # a kind of file pip does not install
        return ""


def written(line: str) -> str:
    if line.startswith(("-r ", "#")):
        return line
    pin = _pin(line)
    return " \\\n".join([pin.line, *(f"    --hash={one}" for one in hashes_of(pin))])


def main() -> None:
    for file in FILES:
        file.write_text("".join(f"{written(line)}\n" for line in lines_of(file)), "utf-8")


if __name__ == "__main__":
    main()
