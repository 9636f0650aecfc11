"""Installed packages are pinned once, with hashes; build tools are not needed to run."""

from __future__ import annotations

import importlib.metadata
import tomllib
from itertools import chain
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tests.limits import Rounds
from tests.pins import FILES, ROOT, lines_of, pins_of

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PINNED = {file.name: {pin.name: pin for pin in pins_of(file)} for file in FILES}
RUNTIME, BUILD = PINNED["requirements.txt"], PINNED["requirements-build.txt"]


def needed(wanted: list[str]) -> set[str]:
    """Return the names of everything that is installed with these on this machine."""
    found, todo = set[str](), [Requirement(one) for one in wanted]
    rounds = Rounds("needed")
    while todo and rounds():
        one = todo.pop()
        key = f"{canonicalize_name(one.name)}[{','.join(sorted(one.extras))}]"
        if key not in found:
            found.add(key)
            inner = [Requirement(text) for text in importlib.metadata.requires(one.name) or []]
            todo += [each for each in inner if _applies(each, one.extras)]
    return {key.partition("[")[0] for key in found}


def _applies(one: Requirement, extras: set[str]) -> bool:
    return one.marker is None or any(one.marker.evaluate({"extra": extra}) for extra in ("", *extras))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_pin_has_hashes_and_no_file_names_an_index(file: Path) -> None:
    text = "\n".join(lines_of(file))
    assert "://" not in text
    assert "--index" not in text
    for pin in pins_of(file):
        assert pin.hashes, pin.name
        assert all(one.startswith("sha256:") and len(one) == 71 for one in pin.hashes), pin.name


def test_a_package_has_one_version_in_all_files() -> None:
    versions: dict[str, set[str]] = {}
    for pin in chain.from_iterable(pins.values() for pins in PINNED.values()):
        versions.setdefault(pin.name, set()).add(pin.version)
    assert {name: found for name, found in versions.items() if len(found) > 1} == {}


def test_pins_are_what_the_project_asks_for() -> None:
    for text in PROJECT["project"]["dependencies"]:
        wanted = Requirement(text)
        assert wanted.specifier.contains(Version(RUNTIME[canonicalize_name(wanted.name)].version)), text


def test_running_needs_no_build_tools_and_nothing_else_is_missing() -> None:
    ours = needed(PROJECT["project"]["dependencies"])
    elsewhere = {name for name, pin in RUNTIME.items() if "sys_platform" in pin.line}
    assert ours - set(RUNTIME) == set()
    assert set(RUNTIME) - elsewhere - ours == set()
    assert set(BUILD) == needed([*PROJECT["build-system"]["requires"], "editables"])
    assert not {"hatchling", "editables", "trove-classifiers", "pathspec", "pluggy"} & set(RUNTIME)


def test_all_that_tests_need_is_pinned() -> None:
    """With hashes pip installs nothing that is not."""
    files = ("requirements.txt", "requirements-build.txt", "requirements-cluster.txt", "requirements-dev.txt")
    pins = [pin for name in files for pin in PINNED[name].values()]
    here = [pin.line for pin in pins if _applies(Requirement(pin.line), set())]
    assert needed(here) - {pin.name for pin in pins} == set()


def test_installed_by_hash() -> None:
    """Make and the container install the files, and nothing of theirs without its hash."""
    for name in ("Makefile", "deploy/Containerfile"):
        text = (ROOT / name).read_text("utf-8").replace("\\\n", " ")
        installs = [line for line in text.splitlines() if "install" in line and " -r requirements" in line]
        assert installs
        assert all("--require-hashes" in line for line in installs), name
