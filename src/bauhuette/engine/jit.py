"""`@rule` compiles a rule with Numba, or leaves it as it is when BAUHUETTE_JIT=off.

Numba keeps what it compiled on disk, but does not notice when a *called* function in another file changes or when a
table read from TOML does. So each cache folder is named by a hash of everything its machine code can depend on: the
source file, what that imports, and what is printed on the game's components. Nothing else decides: not where a checkout
lies, nor how old it is; and an edit compiles only what depends on it.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
from collections.abc import Callable, Iterable
from contextvars import ContextVar
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

_OFF = ("off", "0", "no", "false", "")
COMPILED = os.environ.get("BAUHUETTE_JIT", "on").lower() not in _OFF
BOUNDS = os.environ.get("BAUHUETTE_BOUNDS", "off").lower() not in _OFF  # compiled rules raise IndexError; slower
PROJECT = Path(__file__).parents[1]
GAMES = "bauhuette.games."
CONTRACT = ("rules", "policy", "balance")  # files of a game with functions that others call ...
STAND_INS = ("hooks",)  # ... and what the engine has for games without some of them
# files of the engine that decide how rules are compiled
MECHANISM = ("by_address", "cache", "pipeline", "python_entry", "symbols")
_IMPORT = re.compile(r"^from (\.*)([\w.]*) import (\([^)]*\)|.*)$", re.MULTILINE)

_editions: dict[str, str] = {}  # package of a game with its own edition -> hash of that edition


def rule(function: F) -> F:
    """Compile `function`: no allocation, no exception, no clock, no luck but `rand`."""
    return _compiled(function, keep=True) if COMPILED else function


def written_rule(name: str, source: str, names: dict[str, Any], keep: bool = False, within: bool = False) -> Any:
    """A rule whose source was written by a program and is in no file.

    It is kept with the rules that call it, or, if `keep`, on its own as a rule of the module in `names["__file__"]`.
    `within`: it becomes part of the rules that call it; short ones are compiled faster so.
    """
    file = names["__file__"] if keep else f"<{name}>"
    exec(compile(source, file, "exec"), names)
    return _compiled(names[name], keep=keep, within=within) if COMPILED else names[name]


def _compiled(function: F, keep: bool, within: bool = False) -> F:
    from bauhuette.engine.python_entry import enter_as_written, enter_from_python

    if within:
        inlined = _dispatcher(function, keep, inline="always")
        enter_as_written(inlined)
        return cast(F, inlined)
    compiled = _dispatcher(function, keep, no_cpython_wrapper=True)
    enter_from_python(compiled, lambda caller: _dispatcher(caller, keep), _is_interpreted)
    if keep:
        from bauhuette.engine.symbols import call_by_symbol

        call_by_symbol(compiled)
    return cast(F, compiled)


def asked_seldom(rule: F, prepared: Callable[..., Any]) -> F:
    """Have Python call this rule, and all that it calls, as they are written, until it is compiled for Python.

    `prepared` is applied to its argument.
    """
    if COMPILED:
        from bauhuette.engine.python_entry import enter_if_compiled

        def as_written(argument: Any) -> Any:
            outside = _within_written.set(True)
            try:
                return cast(Any, rule).py_func(prepared(argument))
            finally:
                _within_written.reset(outside)

        enter_if_compiled(rule, as_written)
    return rule


_within_written: ContextVar[bool] = ContextVar("within_written", default=False)  # of this thread
_interpreted: set[str] = set()  # packages of games


def interpret(package: str) -> None:
    """Have Python call the rules of this game as they are written, until `use_compiled`: nothing is compiled for it."""
    _interpreted.add(package)


def use_compiled(package: str) -> None:
    _interpreted.discard(package)


def _is_interpreted(function: Callable[..., Any]) -> bool:
    """Whether Python calls this rule as it is written: one of an interpreted game, or of the engine meanwhile.

    Searches and batches are always compiled, and so is what they call that belongs to no game.
    """
    if _within_written.get():
        return True
    if not _interpreted:
        return False
    owner = _owner(function)
    of_engine: bool = function.__globals__["__name__"].startswith("bauhuette.engine.")
    if not owner:
        return of_engine
    return owner in _interpreted and (of_engine or "SPECIALISED_FOR" not in function.__globals__)


def _dispatcher(function: Callable[..., Any], keep: bool, **options: Any) -> Any:
    import numba

    from bauhuette.engine.pipeline import RuleCompiler

    njit: Any = numba.njit
    # _nrt=False: nothing is counted or allocated; a rule that allocates does not compile. no_cfunc_wrapper: what only C
    # would call is a twelfth of all compiling.
    options |= {"nogil": True, "error_model": "numpy", "_nrt": False, "boundscheck": BOUNDS, "no_cfunc_wrapper": True}
    options |= {"pipeline_class": RuleCompiler}
    compiled = njit(**options)(function)
    if keep:
        from bauhuette.engine.cache import kept_by_content

        kept_by_content(compiled, _folder_of)
    _widen_arguments(compiled)
    return compiled


def compile_for_python(rule: Any, signature: tuple[Any, ...]) -> None:
    """Compile a rule, or load it from the cache on disk, before Python calls it with arguments of these types."""
    rule.entry().compile(signature)


def _widen_arguments(compiled: Any) -> None:
    """Whole numbers come to a rule as 64 bits, whatever field or constant they were read from.

    So does what a call leaves out. Otherwise Numba compiles a rule anew for every width and every constant it is called
    with, and for every number of arguments. Named tuples come by address.
    """
    import numba
    from numba.core import types as numba_types

    from bauhuette.engine.by_address import by_address

    types: Any = numba_types
    typeof: Any = numba.typeof

    template_for = compiled.get_call_template

    def widened(kind: Any) -> Any:
        plain = typeof(kind.value) if isinstance(kind, types.Omitted) else types.unliteral(kind)
        return types.int64 if isinstance(plain, types.Integer) else by_address(plain)

    def get_call_template(args: Any, kws: Any) -> Any:
        _, folded = compiled.fold_argument_types(args, kws)
        return template_for([widened(a) for a in folded], {})

    compiled.get_call_template = get_call_template


def _folder_of(function: Callable[..., Any], file: Path) -> Path:
    return cache_folder(_owner(function), file, function.__globals__.get("MADE_FROM", ()))


def _owner(function: Callable[..., Any]) -> str:
    """The package of the game a function belongs to, or '' for the engine's own."""
    return str(function.__globals__.get("SPECIALISED_FOR") or package_of_game(function.__module__))


def package_of_game(module: str) -> str:
    if not module.startswith(GAMES):
        return ""
    return GAMES + module[len(GAMES) :].split(".")[0]


def note_edition(package: str, edition_hash: str) -> None:
    """Must be called before the first rule of `package` is imported."""
    _editions[package] = edition_hash


def cache_root() -> Path:
    home = os.environ.get("BAUHUETTE_CACHE") or os.environ.get("XDG_CACHE_HOME")
    base = Path(home) if home else Path.home() / ".cache"
    return base / "bauhuette"


@lru_cache
def cache_folder(package: str, file: Path, made_from: tuple[Path, ...] = ()) -> Path:
    """Where the machine code of the rules in a source file is kept, as made for this game ('': for none).

    `made_from`: where functions come from that the file is given beside the game's.
    """
    name = package.rpartition(".")[2] or "engine"
    return cache_root() / f"{name}-{_code_hash(package, file, made_from)}"


@lru_cache
def _code_hash(package: str, file: Path, made_from: tuple[Path, ...]) -> str:
    import numba

    digest = hashlib.blake2b(digest_size=8)
    digest.update(f"{sys.version} {numba.__version__} {_editions.get(package, '')}".encode())
    digest.update(b"bounds" if BOUNDS else b"")
    mechanism = {PROJECT / "engine" / f"{name}.py" for name in MECHANISM}
    for path in sorted(_depended_on(package, file, made_from) | mechanism):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()


def _depended_on(package: str, file: Path, made_from: tuple[Path, ...]) -> set[Path]:
    """All files from which the machine code of `file` is made."""
    if not package:
        return _reached([file])
    game = Path(str(sys.modules[package].__file__)).parent
    printed = set(game.glob("*.toml"))
    if file.parent == game:
        return _reached([file]) | printed
    given = [*(game / f"{name}.py" for name in CONTRACT), *(PROJECT / "engine" / f"{name}.py" for name in STAND_INS)]
    return _reached([file, *given, *made_from]) | printed


def _reached(files: Iterable[Path]) -> set[Path]:
    """These files and all of this project that they import, directly or not."""
    found: set[Path] = set()
    ahead = [file for file in files if file.exists()]
    while ahead:
        file = ahead.pop()
        if file not in found:
            found.add(file)
            ahead.extend(_imported(file))
    return found


@lru_cache
def _imported(file: Path) -> tuple[Path, ...]:
    """What stands at the head of a file; imports inside functions are not for rules."""
    found = []
    for dots, module, names in _IMPORT.findall(file.read_text(encoding="utf-8")):
        if dots:
            folder = file.parents[len(dots) - 1]
        elif module.partition(".")[0] == PROJECT.name:
            folder = PROJECT.parent
        else:
            continue
        place = folder.joinpath(*filter(None, module.split(".")))
        inside = [place / f"{name}.py" for name in re.findall(r"\w+", names)]
        found += [path for path in (place.with_suffix(".py"), *inside) if path.is_file()]
    return tuple(found)
