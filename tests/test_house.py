"""The structure of the package. pyproject.toml has the import contracts; here: no import cycles, terms that exist."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from graphlib import CycleError, TopologicalSorter
from importlib import import_module
from pathlib import Path

import grimp

from bauhuette.server.application import Application
from bauhuette.server.feature import Feature
from bauhuette.server.settings import Settings

PACKAGE = "bauhuette"
ARCHITECTURE = (Path(__file__).parents[1] / "ARCHITECTURE.md").read_text(encoding="utf-8")


def imports() -> dict[str, set[str]]:
    """Return what each module imports: at its top, inside its functions, or for type checkers alone.

    `engine.rules_of_a_game` and `research.given_to_batch_rules` are stubs: they declare to type checkers the rules that
    a specialised module finds in its globals (`engine/specialise.py`).
    """
    graph = grimp.build_graph(PACKAGE, cache_dir=None)
    return {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}


def cycle_in(graph: Mapping[str, set[str]]) -> list[str]:
    """Return the modules of an import cycle, each imported by the next; empty if there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_there_is_no_import_cycle() -> None:
    assert cycle_in(imports()) == []


def test_an_import_cycle_would_be_found() -> None:
    found = imports()
    lower, upper = f"{PACKAGE}.engine.game", f"{PACKAGE}.match.play_state"
    assert lower in found[upper]
    found[lower].add(upper)
    assert {lower, upper} <= set(cycle_in(found))


# The floors of the server, from top to bottom. A feature has its files on several: routes above its other files, its
# storage and schemas below all features.
FLOORS = (
    ("hosting",), ("http.asgi",), ("routes",), ("http",), ("application", "tables.creation"), ("doctor",),
    ("deals", "tournaments"),
    ("accounts", "branches", "correspondence", "editions", "friends", "moderation", "notifications", "profiles",
     "training"),
    ("tables",), ("workers",), ("access",), ("storage",), ("schemas",), ("limits",), ("metrics",), ("refusals",),
    ("wire",), ("names", "settings", "feature"),
)  # fmt: skip
SERVER = f"{PACKAGE}.server"
FLOOR = {name: floor for floor, names in enumerate(FLOORS) for name in names}


def floor_of(module: str) -> int:
    """Return the floor of a module of the server; each module needs a floor."""
    inside = module.removeprefix(f"{SERVER}.")
    kind = inside.rpartition(".")[2].rpartition("_")[2]
    kinds = (inside, kind if kind in ("routes", "storage", "schemas") else "", inside.partition(".")[0])
    return next(FLOOR[name] for name in kinds if name in FLOOR)


def test_the_server_imports_only_from_the_same_floor_or_below() -> None:
    own = {module: found for module, found in imports().items() if module.startswith(f"{SERVER}.")}
    upward = [
        f"{module} -> {used}"
        for module, found in own.items()
        for used in found
        if used in own and floor_of(used) < floor_of(module)
    ]
    assert upward == []


def test_every_feature_is_one_of_the_application() -> None:
    """A subclass of `Feature` that the application does not call would never be opened, swept or closed."""
    application = Application(Settings(database=":memory:"))
    assert sorted(type(one).__name__ for one in application.features) == sorted(
        one.__name__ for one in Feature.__subclasses__() if one.__module__.startswith(SERVER)
    )


def repeated_classes(sources: Iterable[str]) -> list[str]:
    """Return the names of classes that are defined more than once."""
    found = Counter(
        node.name for source in sources for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)
    )
    return sorted(name for name, times in found.items() if times > 1)


def test_class_names_are_unique_outside_games() -> None:
    package = Path(__file__).parents[1] / "src" / PACKAGE
    files = [path for path in package.rglob("*.py") if package / "games" not in path.parents]
    assert repeated_classes(path.read_text(encoding="utf-8") for path in files) == []


FORMER = {
    "house",
    "hall",
    "heed",
    "crew",
    "warmth",
    "steward",
    "postman",
    "desk",
    "deed",
    "nurse",
    "lives",
    "situation",
}


def names_in(source: str) -> set[str]:
    """Return the names a module binds or takes from objects."""
    nodes = list(ast.walk(ast.parse(source)))
    found = {node.id for node in nodes if isinstance(node, ast.Name)}
    found |= {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    return found | {node.arg for node in nodes if isinstance(node, ast.arg)}


def test_former_names_do_not_come_back() -> None:
    """Names of our own gave way to those of ARCHITECTURE.md; in games, a crew is a crew and a hall is a hall."""
    package = Path(__file__).parents[1] / "src" / PACKAGE
    files = [path for path in package.rglob("*.py") if package / "games" not in path.parents]
    found = {path.name: names for path in files if (names := names_in(path.read_text(encoding="utf-8")) & FORMER)}
    assert found == {}
    assert names_in("def f(house): hall.heed()") & FORMER == {"house", "hall", "heed"}


def test_a_repeated_class_name_would_be_found() -> None:
    assert repeated_classes(["class Row: ...", "def f():\n    class Row: ...", "class Line: ..."]) == ["Row"]


def test_the_terms_of_architecture_exist_in_the_code() -> None:
    named = re.findall(r"`([a-z_.]+)\.([A-Z]\w+)`", ARCHITECTURE.partition("## One word, one thing")[2])
    assert named
    assert [f"{home}.{name}" for home, name in named if not hasattr(import_module(f"{PACKAGE}.{home}"), name)] == []
