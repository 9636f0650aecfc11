"""`@rule` compiles a rule with Numba, or leaves it as it is when BAUHUETTE_JIT=off.

Numba keeps what it compiled on disk, but does not notice when a *called* function in another file changes or when a
table read from TOML does. So each cache folder is named by a hash of everything its machine code depends on: the
engine, the game, and the folder of the source. Nothing else decides: not where a checkout lies, nor how old it is.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

_OFF = ("off", "0", "no", "false", "")
COMPILED = os.environ.get("BAUHUETTE_JIT", "on").lower() not in _OFF
BOUNDS = os.environ.get("BAUHUETTE_BOUNDS", "off").lower() not in _OFF  # compiled rules raise IndexError; slower
ENGINE = Path(__file__).parent
GAMES = "bauhuette.games."

_editions: dict[str, str] = {}  # package of a game with its own edition -> hash of that edition


def rule(function: F) -> F:
    """Compile `function`: no allocation, no exception, no clock, no luck but `rand`."""
    return _compiled(function, keep=True) if COMPILED else function


def written_rule(name: str, source: str, names: dict[str, Any]) -> Any:
    """A rule whose source was written by a program and is in no file: it is kept with the rules that call it."""
    exec(compile(source, f"<{name}>", "exec"), names)
    return _compiled(names[name], keep=False) if COMPILED else names[name]


def _compiled(function: F, keep: bool) -> F:
    import numba

    njit: Any = numba.njit
    # _nrt=False: nothing is counted or allocated; a rule that allocates does not compile.
    compiled: F = njit(nogil=True, error_model="numpy", _nrt=False, boundscheck=BOUNDS)(function)
    if keep:
        from bauhuette.engine.cache import kept_by_content

        kept_by_content(compiled, lambda function, file: cache_folder(_owner(function), file.parent))
    _widen_arguments(compiled)
    return compiled


def _widen_arguments(compiled: Any) -> None:
    """Whole numbers come to a rule as 64 bits, whatever field or constant they were read from.

    Otherwise Numba compiles a rule anew for every width and every constant it is called with.
    """
    from numba.core import types as numba_types

    types: Any = numba_types

    template_for = compiled.get_call_template

    def widened(kind: Any) -> Any:
        plain = kind if isinstance(kind, types.Omitted) else types.unliteral(kind)
        return types.int64 if isinstance(plain, types.Integer) else plain

    def get_call_template(args: Any, kws: Any) -> Any:
        return template_for([widened(a) for a in args], {name: widened(a) for name, a in kws.items()})

    compiled.get_call_template = get_call_template


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
def cache_folder(package: str, beside: Path | None = None) -> Path:
    """Where the machine code of a game is kept; `beside` is the folder of its source, if not the game's own."""
    name = package.rpartition(".")[2].partition("@")[0] or "engine"
    return cache_root() / f"{name}-{_code_hash(package, beside)}"


@lru_cache
def _code_hash(package: str, beside: Path | None) -> str:
    import numba

    digest = hashlib.blake2b(digest_size=8)
    digest.update(f"{sys.version} {numba.__version__} {_editions.get(package, '')}".encode())
    digest.update(b"bounds" if BOUNDS else b"")
    folders = [ENGINE]
    if package:
        folders.append(Path(str(sys.modules[package].__file__)).parent)
    if beside is not None and beside not in folders:
        folders.append(beside)
    for folder in folders:
        for path in sorted(folder.glob("*.py")) + sorted(folder.glob("*.toml")):
            digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()
