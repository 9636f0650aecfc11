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
from bauhuette.engine import edition_validation as validation
from bauhuette.engine import hooks
from bauhuette.engine.catalogue import game_folder, meta_of
from bauhuette.engine.ending import GameCourse, GameEnding
from bauhuette.engine.errors import BauhuetteError
from bauhuette.engine.game import Game
from bauhuette.engine.moves import MoveSpace
from bauhuette.engine.news import NewsBook

GAMES_PACKAGE = "bauhuette.games"


def load(key: str, edition: Path | None = None) -> Game:
    """A game with its default edition, or with the values of an edition file laid over it."""
    game_folder(key)  # refuses what is no game
    if edition is None:
        return load_overridden(key, "")
    given = validation.overrides_from(validation.read_edition(edition), key, str(edition))
    return load_with(key, given, str(edition))


def load_with(key: str, overrides: editions.Data, file: str) -> Game:
    """A game with these values by dotted key; they are checked before its rules are imported."""
    validation.require_fitting(validation.check_edition(overrides, key), file)
    return load_overridden(key, editions.canonical(overrides))


class OtherGame(BauhuetteError):
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
def load_overridden(key: str, overrides_json: str) -> Game:
    package = _import_package(key, overrides_json)
    overrides = editions.from_canonical(overrides_json)
    modules = {name: importlib.import_module(f"{package.__name__}.{name}") for name in ("rules", "policy", "view")}
    modules["screen"] = _own(package.__name__, "screen", "bauhuette.engine.default_screen")
    return _game(key, package.__name__, overrides, modules)


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
    names = "STATE State MOVES NEWS PHASES ENDINGS AUDITS setup legal guard apply redact determinize standing audit"
    parts = {name: getattr(rules, name) for name in names.split()}
    return Game(
        meta=meta_of(key),
        package=package,
        edition=editions.edition_hash(editions.data_of(package)),
        overrides=overrides,
        policy=modules["policy"].policy,
        plan=getattr(modules["policy"], "plan", None),
        chapter=getattr(modules["policy"], "chapter", hooks.chapter),
        evaluate=getattr(modules["policy"], "evaluate", hooks.evaluate),
        view=modules["view"].view,
        progress=_progress_of(modules["view"]),
        **_previews(_own(package, "preview", "bauhuette.engine.hooks")),
        still_out=_own(package, "unseen_cards", "bauhuette.engine.hooks").still_out,
        **_screens(modules["screen"]),
        **_study(package),
        facts=_facts_of(modules["view"], rules.MOVES, rules.NEWS, meta_of(key).rule_prefix),
        **_looking_back(package),
        **parts,
    )


def _previews(module: Any) -> dict[str, Any]:
    """What a move will do, and the families of moves that may be planned ahead."""
    return {"preview": module.preview, "planned": getattr(module, "PLANNED", hooks.PLANNED)}


def _screens(module: Any) -> dict[str, Any]:
    """What a game does for the terminal; only `screen` itself is asked for."""
    return {
        "screen": module.screen,
        "leads_to": getattr(module, "leads_to", hooks.leads_to),
        "ways": getattr(module, "ways", hooks.ways),
        "shortcuts": getattr(module, "SHORTCUTS", {}),
        "reports": getattr(module, "REPORTS", {}),
        "passing": getattr(module, "PASSING", frozenset()),
    }


def _study(package: str) -> dict[str, Any]:
    """What a study counts."""
    module = _own(package, "balance", "bauhuette.engine.hooks")
    return {"counters": module.counters, "items": module.ITEMS, "credit": module.credit}


def _looking_back(package: str) -> dict[str, Any]:
    """Return the result of a finished game."""
    module = _own(package, "score_breakdown", "bauhuette.engine.hooks")
    reasons = _own(package, "reasons", "bauhuette.engine.hooks").REASONS
    return {"tally": module.tally, "reasons": reasons, "ending": _ending_of(package)}


def _ending_of(package: str) -> Callable[[GameCourse], GameEnding]:
    module = _own(package, "ending", "bauhuette.engine.hooks")
    return lambda played: GameEnding(module.curve(played), module.things(played), module.scene(played))


def _progress_of(view: Any) -> Callable[[Mapping[str, Any]], dict[str, int]]:
    """The single numbers of a view, and what a game counts beside them."""
    beside: Callable[[Any], dict[str, int]] = getattr(view, "progress", lambda _view: {})

    def progress(shown: Mapping[str, Any]) -> dict[str, int]:
        return {name: value for name, value in shown.items() if type(value) is int} | beside(shown)

    return progress


def _facts_of(view: Any, moves: MoveSpace, news: NewsBook, prefix: str) -> Callable[[], dict[str, Any]]:
    """Return the printed values that each `<what>_facts()` of a view.py gives to clients.

    Beside them: the domains of moves' parameters and of the news' facts, and the rule each kind of news follows from.
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
