"""How the house stands. Which room may know which say the contracts of pyproject.toml; here: nothing is a circle."""

from __future__ import annotations

import re
from collections.abc import Mapping
from graphlib import CycleError, TopologicalSorter
from importlib import import_module
from pathlib import Path

import grimp

PACKAGE = "bauhuette"
ARCHITECTURE = (Path(__file__).parents[1] / "ARCHITECTURE.md").read_text(encoding="utf-8")


def imports() -> dict[str, set[str]]:
    """What each module imports: at its top, inside its functions, or for type checkers alone.

    `engine.rules_of_a_game` and `research.given_to_lanes` are no modules: stubs that tell type checkers of the rules
    which a specialised module finds in its globals (`engine/specialise.py`).
    """
    graph = grimp.build_graph(PACKAGE, cache_dir=None)
    return {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}


def circle_in(graph: Mapping[str, set[str]]) -> list[str]:
    """The modules of a circle, each imported by the next; none if there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_module_imports_what_imports_it() -> None:
    assert circle_in(imports()) == []


def test_a_circle_would_be_found() -> None:
    found = imports()
    lower, upper = f"{PACKAGE}.engine.game", f"{PACKAGE}.match.kernel"
    assert lower in found[upper]
    found[lower].add(upper)
    assert {lower, upper} <= set(circle_in(found))


def test_the_words_of_the_glossary_are_those_of_the_code() -> None:
    named = re.findall(r"`([a-z_.]+)\.([A-Z]\w+)`", ARCHITECTURE.partition("## One word, one thing")[2])
    assert named
    assert [f"{home}.{name}" for home, name in named if not hasattr(import_module(f"{PACKAGE}.{home}"), name)] == []
