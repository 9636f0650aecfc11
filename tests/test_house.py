"""How the house stands. Which room may know which say the contracts of pyproject.toml; here: nothing is a circle."""

from __future__ import annotations

from collections.abc import Mapping
from graphlib import CycleError, TopologicalSorter

import grimp

PACKAGE = "bauhuette"


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
    lower, upper = f"{PACKAGE}.engine.moves", f"{PACKAGE}.match.kernel"
    assert lower in found[upper]
    found[lower].add(upper)
    assert {lower, upper} <= set(circle_in(found))
