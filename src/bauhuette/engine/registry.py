"""Games made ready to be played: their folder is imported, with an edition under another name."""

from __future__ import annotations

import copyreg
import importlib
import importlib.util
import sys
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any

from bauhuette.engine import edition as editions
from bauhuette.engine import prospects
from bauhuette.engine.catalogue import game_folder, meta_of
from bauhuette.engine.game import Game
from bauhuette.engine.moves import MoveSpace
from bauhuette.engine.news import NewsBook
from bauhuette.engine.screen import no_ways, nothing_said
from bauhuette.engine.trouble import Trouble

GAMES_PACKAGE = "bauhuette.games"


def load(key: str, edition: Path | None = None) -> Game:
    """A game with its default edition, or with the values of an edition file laid over it."""
    game_folder(key)  # refuses what is no game
    if edition is None:
        return load_overridden(key, "")
    base = editions.read_folder(game_folder(key))
    given = editions.overrides_from(editions.read_edition(edition), base, key, str(edition))
    return load_with(key, given, str(edition))


def load_with(key: str, overrides: editions.Data, file: str) -> Game:
    """A game with these values by dotted key; what must add up is checked by the game itself."""
    return load_overridden(key, editions.canonical(overrides), file)


class OtherGame(Trouble):
    """Something kept from another version of the rules or another edition, which cannot go on with these."""


def found_again(key: str, overrides: editions.Data, rules_version: int, edition: str) -> Game:
    """The game something was pickled with."""
    game = load_overridden(key, editions.canonical(overrides))
    found, known = f"{rules_version}/{edition}", f"{game.meta.rules_version}/{game.edition}"
    if found != known:
        raise OtherGame("other-game", key=key, found=found, known=known)
    return game


def _pickled(game: Game) -> tuple[Any, ...]:
    """By name and values: the rules are found again where it is read."""
    return found_again, (game.meta.key, dict(game.overrides), game.meta.rules_version, game.edition)


copyreg.pickle(Game, _pickled)


@lru_cache
def load_overridden(key: str, overrides_json: str, file: str = "") -> Game:
    package = _import_package(key, overrides_json)
    overrides = editions.from_canonical(overrides_json)
    _check_edition(package.__name__, file)
    modules = {name: importlib.import_module(f"{package.__name__}.{name}") for name in ("rules", "policy", "view")}
    modules["screen"] = _own(package.__name__, "screen", "bauhuette.engine.plain_screen")
    return _game(key, package.__name__, overrides, modules)


def _check_edition(package: str, file: str) -> None:
    """What its values must fulfil together; a game on which nothing is printed has no `check.py`."""
    if importlib.util.find_spec(f"{package}.check") is None:
        return
    check = importlib.import_module(f"{package}.check").check_edition
    for where, reason, facts in check(editions.data_of(package)):
        raise editions.BadEdition(reason, file=file, key=where, **facts)


def _own(package: str, name: str, otherwise: str) -> ModuleType:
    """A game's own module of this name, or what the engine has for games without one."""
    own = importlib.util.find_spec(f"{package}.{name}") is not None
    return importlib.import_module(f"{package}.{name}" if own else otherwise)


def _import_package(key: str, overrides_json: str) -> ModuleType:
    """The game's package; with an edition of its own, a second copy of it under another name."""
    folder = game_folder(key)
    if not overrides_json:
        return importlib.import_module(f"{GAMES_PACKAGE}.{key}")
    name = f"{GAMES_PACKAGE}.{key}@{editions.short_hash(overrides_json)}"
    if name not in sys.modules:
        editions.use_overrides(name, editions.from_canonical(overrides_json))
        spec = importlib.util.spec_from_file_location(
            name, folder / "__init__.py", submodule_search_locations=[str(folder)]
        )
        assert spec is not None
        assert spec.loader is not None
        package = importlib.util.module_from_spec(spec)
        sys.modules[name] = package
        spec.loader.exec_module(package)
    return sys.modules[name]


def _game(key: str, package: str, overrides: editions.Data, modules: dict[str, Any]) -> Game:
    rules = modules["rules"]
    names = "STATE State MOVES NEWS PHASES ENDINGS AUDITS setup legal guard apply hide imagine standing audit"
    parts = {name: getattr(rules, name) for name in names.split()}
    return Game(
        meta=meta_of(key),
        package=package,
        edition=editions.edition_hash(editions.data_of(package)),
        overrides=overrides,
        policy=modules["policy"].policy,
        plan=getattr(modules["policy"], "plan", None),
        chapter=getattr(modules["policy"], "chapter", prospects.chapter),
        estimate=getattr(modules["policy"], "estimate", prospects.estimate),
        view=modules["view"].view,
        progress=_progress_of(modules["view"]),
        preview=_own(package, "preview", "bauhuette.engine.preview").preview,
        still_out=_own(package, "still_out", "bauhuette.engine.still_out").still_out,
        **_screens(modules["screen"]),
        **_study(package),
        facts=_facts_of(modules["view"], rules.MOVES, rules.NEWS, meta_of(key).rule_prefix),
        **_looking_back(package),
        **parts,
    )


def _screens(module: Any) -> dict[str, Any]:
    """What a game does for the terminal; only `screen` itself is asked for."""
    return {
        "screen": module.screen,
        "leads_to": getattr(module, "leads_to", nothing_said),
        "ways": getattr(module, "ways", no_ways),
        "shortcuts": getattr(module, "SHORTCUTS", {}),
        "reports": getattr(module, "REPORTS", {}),
        "passing": getattr(module, "PASSING", frozenset()),
    }


def _study(package: str) -> dict[str, Any]:
    """What a study counts."""
    module = _own(package, "balance", "bauhuette.engine.plain_balance")
    return {"counters": module.counters, "items": module.ITEMS, "credit": module.credit}


def _looking_back(package: str) -> dict[str, Any]:
    """What is told of a finished game."""
    module = _own(package, "tally", "bauhuette.engine.tally")
    luck, happenings = getattr(module, "LUCK", {}), getattr(module, "HAPPENINGS", ())
    return {"tally": module.tally, "luck": luck, "happenings": happenings}


def _progress_of(view: Any) -> Callable[[Mapping[str, Any]], dict[str, int]]:
    """The single numbers of a view, and what a game counts beside them."""
    beside: Callable[[Any], dict[str, int]] = getattr(view, "progress", lambda _view: {})

    def progress(shown: Mapping[str, Any]) -> dict[str, int]:
        return {name: value for name, value in shown.items() if type(value) is int} | beside(shown)

    return progress


def _facts_of(view: Any, moves: MoveSpace, news: NewsBook, prefix: str) -> Callable[[], dict[str, Any]]:
    """Every `<what>_facts()` of a view.py says what is printed on something, for whoever draws it.

    Beside them: what the parameters of moves and the facts of news are, for whoever puts them into words, and the rule
    each kind of news follows from.
    """
    found = fact_sources(view)
    domains = {
        "moves": {family.name: {name: d.name for name, d in family.params.items()} for family in moves.families},
        "news": {kind.name: {name: d.name for name, d in kind.facts.items()} for kind in news.kinds},
        "rules": {kind.name: f"{prefix}{kind.rule}" for kind in news.kinds},
    }
    return lambda: {what: function() for what, function in found.items()} | domains


def fact_sources(view: Any) -> dict[str, Callable[[], Any]]:
    """The functions that say what is printed, by what they speak of."""
    suffix = "_facts"
    return {
        name.removesuffix(suffix): function
        for name, function in vars(view).items()
        if name.endswith(suffix) and not name.startswith("_") and function.__code__.co_argcount == 0
    }
